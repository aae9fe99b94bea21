// @ts-check
// The viewer's settings: local storage keeps theme and motion, the server's cookies keep language and digits.
import { $$, fieldOf, readSetting, root, saveSetting } from "./dom.js";
import { addHandlers } from "./handlers.js";
import { onPanelShown } from "./panels.js";

const theme = readSetting("theme");
if (theme && ["light", "dark"].includes(theme)) root.dataset.theme = theme;
if (readSetting("motion") === "off") root.dataset.motion = "off";

const isDark = () =>
  root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;

export function updateSettings() {
  /** @type {HTMLInputElement[]} */
  const switches = $$("[data-switch]");
  for (const box of switches) box.checked = readSetting(String(box.dataset.switch)) !== "off";
  for (const one of $$("[data-choice]"))
    one.setAttribute("aria-pressed", String(one.dataset.choice === (root.dataset.theme ?? "auto")));
  /** @type {HTMLSelectElement[]} */
  const paces = $$("[data-pace]");
  for (const pace of paces) pace.value = readSetting("pace") ?? "off";
  const isLatin = root.dataset.digits === "latin";
  for (const one of $$("[data-digits-choice]"))
    if ((one.dataset.digitsChoice === "latin") === isLatin) one.setAttribute("aria-current", "true");
}
onPanelShown("top", updateSettings);

addHandlers({
  theme(button) {
    const next = button.dataset.choice ?? (isDark() ? "light" : "dark");
    if (next === "auto") delete root.dataset.theme;
    else root.dataset.theme = next;
    saveSetting("theme", next);
    updateSettings();
  },
});

document.addEventListener("change", (event) => {
  const field = fieldOf(event);
  if (field.dataset.pace !== undefined) saveSetting("pace", field.value);
  if (!field.dataset.switch) return;
  const state = field.checked ? "on" : "off";
  saveSetting(field.dataset.switch, state);
  if (field.dataset.switch === "motion") root.dataset.motion = state;
});

/**
 * Show the same page at the same row in another language or digits; return whether the link does that.
 * @param {HTMLAnchorElement} link
 */
export function switchLanguage(link) {
  if (!link.dataset.lang && !link.dataset.digitsChoice) return false;
  const address = new URL(location.href);
  for (const [name, value] of new URLSearchParams(link.search)) address.searchParams.set(name, value);
  location.href = address.href;
  return true;
}
