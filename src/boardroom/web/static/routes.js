// Routes drawn by hand: node after node, on the board or in the panel.
import { $, $$, json } from "./dom.js";
import { adds } from "./doings.js";
import { changed } from "./choice.js";
import { answers } from "./parts.js";
import { settles } from "./panels.js";

answers.route = (box) => ({ value: $$("[data-route]", box).map((row) => json(row.dataset.route, [])).filter((route) => route.length), ok: true });

const current = () => $('[data-route][aria-current="true"]') ?? $("[data-route]");
function makeCurrent(row) {
  for (const other of $$("[data-route]")) other.removeAttribute("aria-current");
  row.setAttribute("aria-current", "true");
}

const nodeName = (box, id) => $(`[data-id="${CSS.escape(id)}"] .what`, box)?.textContent ?? id;
function written(row) {
  const box = row.closest("[data-part]"), edges = json(box.dataset.edges, []);
  $("[data-via]", row).textContent = json(row.dataset.route, []).map((id) => edges.find((edge) => edge[0] === id)).filter(Boolean)
    .map(([, a, b]) => `${nodeName(box, a)}–${nodeName(box, b)}`).join(", ");
}

// A route grows by the edge between its last node and the one pressed; pressing the last edge takes it off.
function extend(button) {
  const box = button.closest("[data-part]"), row = current(), edges = json(box.dataset.edges, []);
  const route = json(row.dataset.route, []), node = button.dataset.id, last = row.dataset.last;
  if (last) {
    const edge = edges.find(([, a, b]) => (a === last && b === node) || (b === last && a === node));
    if (!edge) return;
    if (route.at(-1) === edge[0]) route.pop(); else route.push(edge[0]);
    row.dataset.route = JSON.stringify(route);
  }
  row.dataset.last = node;
  for (const other of $$('[data-do="node"]', box)) other.setAttribute("aria-pressed", String(other.dataset.id === node));
  written(row); changed();
}

adds({
  node: extend,
  "clear-route"(button) {
    const row = button.closest("[data-route]");
    row.dataset.route = "[]"; delete row.dataset.last;
    makeCurrent(row); written(row); changed();
  },
  suggest(button) {
    json(button.dataset.value, []).forEach((route, i) => {
      const row = $$("[data-route]")[i];
      if (row) { row.dataset.route = JSON.stringify(route); written(row); }
    });
    changed();
  },
});
document.addEventListener("click", (event) => { const row = event.target.closest("[data-route]"); if (row && !event.target.closest("[data-do]")) makeCurrent(row); });
settles("decision", () => { for (const row of $$("[data-route]")) written(row); });
