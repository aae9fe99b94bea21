// The reader's choices: theme and motion are kept by this browser, language and digits by a cookie of the server.
import { $$, keep, kept, root } from "./dom.js";
import { adds } from "./handlers.js";
import { settles } from "./panels.js";

if (["light", "dark"].includes(kept("theme"))) root.dataset.theme = kept("theme");
if (kept("motion") === "off") root.dataset.motion = "off";
const dark = () => (root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches);

export function showSettings() {
  for (const box of $$("[data-switch]")) box.checked = kept(box.dataset.switch) !== "off";
  for (const one of $$("[data-choice]")) one.setAttribute("aria-pressed", String(one.dataset.choice === (root.dataset.theme ?? "auto")));
  const latin = root.dataset.digits === "latin";
  for (const one of $$("[data-digits-choice]")) if ((one.dataset.digitsChoice === "latin") === latin) one.setAttribute("aria-current", "true");
}
settles("top", showSettings);

adds({
  theme(button) {
    const next = button.dataset.choice ?? (dark() ? "light" : "dark");
    if (next === "auto") delete root.dataset.theme; else root.dataset.theme = next;
    keep("theme", next); showSettings();
  },
});

document.addEventListener("change", ({ target: field }) => {
  if (!field.dataset.switch) return;
  keep(field.dataset.switch, field.checked ? "on" : "off");
  if (field.dataset.switch === "motion") root.dataset.motion = field.checked ? "on" : "off";
});

// The same page, at the same moment, in other words or digits.
export function otherWords(link) {
  if (!link.dataset.lang && !link.dataset.digitsChoice) return false;
  const to = new URL(location.href);
  for (const [name, value] of new URLSearchParams(link.search)) to.searchParams.set(name, value);
  location.href = to;
  return true;
}
