// Routes drawn by hand: node after node or edge after edge, on the board or in the panel. What is drawn is
// asked about at once: the answer says what it brings, or the clause against it.
import { $, $$, json } from "./dom.js";
import { adds } from "./handlers.js";
import { offer, targets, whenShown } from "./offer.js";
import { ask } from "./decision.js";
import { answers } from "./parts.js";
import { keeps } from "./panels.js";

const rows = (from = document) => $$("[data-route]", from);
const routeOf = (row) => json(row.dataset.route, []);
answers.route = (box) => ({ value: rows(box).map(routeOf), ok: true });

const current = () => $('[data-route][aria-current="true"]') ?? $("[data-route]");
function makeCurrent(row) {
  for (const other of rows()) other.removeAttribute("aria-current");
  row.setAttribute("aria-current", "true");
}

// Where a route begins and ends; before its first edge it is where the reader put it.
function ends(row, edges) {
  const route = routeOf(row).map((id) => edges.get(id)).filter(Boolean);
  if (!route.length) return [row.dataset.last, row.dataset.last];
  const count = new Map();
  for (const node of route.flat()) count.set(node, (count.get(node) ?? 0) + 1);
  const once = (edge) => edge.find((node) => count.get(node) === 1) ?? edge[0];
  return route.length === 1 ? route[0] : [once(route[0]), once(route.at(-1))];
}
const edgesOf = (box) => new Map(json(box.dataset.edges, []).map(([id, a, b]) => [id, [a, b]]));
const joins = (edge, a, b) => (edge[0] === a && edge[1] === b) || (edge[0] === b && edge[1] === a);

function redrawn(row, route) {
  row.dataset.route = JSON.stringify(route);
  const box = row.closest("[data-part]"), form = offer();
  return ask(form.dataset.kind, { ...json(box.closest(".stage").dataset.before, {}), [box.dataset.name]: answers.route(box).value });
}

// Pressing an edge adds it at the end where it fits, and takes it off if it is the first or last one.
function edge(button) {
  const row = current(), edges = edgesOf(row.closest("[data-part]")), route = routeOf(row), id = button.dataset.id;
  if (route.at(-1) === id) return redrawn(row, route.slice(0, -1));
  if (route[0] === id) return redrawn(row, route.slice(1));
  if (route.includes(id)) return null;
  const [first, last] = ends(row, edges);
  if (!route.length || edges.get(id).includes(last)) return redrawn(row, [...route, id]);
  return edges.get(id).includes(first) ? redrawn(row, [id, ...route]) : null;
}

// Pressing a node goes on to it; the last one again takes the next of several ways, the one before it goes back.
function node(button) {
  const row = current(), edges = edgesOf(row.closest("[data-part]")), route = routeOf(row), to = button.dataset.id;
  const [first, last] = ends(row, edges), ways = (a, b) => [...edges].filter(([, edge]) => joins(edge, a, b)).map(([id]) => id);
  if (!last) { row.dataset.last = to; return pressed(row); }
  if (route.length && to === last) {
    const [a, b] = edges.get(route.at(-1)), others = ways(a, b), next = others[(others.indexOf(route.at(-1)) + 1) % others.length];
    return redrawn(row, [...route.slice(0, -1), next]);
  }
  if (route.length && edges.get(route.at(-1)).includes(to)) return redrawn(row, route.slice(0, -1));
  const onward = ways(last, to)[0], back = ways(first, to)[0];
  if (onward) return redrawn(row, [...route, onward]);
  return back ? redrawn(row, [back, ...route]) : null;
}

// The ends of the route that is being drawn stand out; every route has the colour and dash of its row.
function pressed(row) {
  const found = row ? ends(row, edgesOf(row.closest("[data-part]"))) : [];
  for (const button of $$('.decision [data-do="node"]')) button.setAttribute("aria-pressed", String(found.includes(button.dataset.id)));
}
function coloured() {
  const found = rows();
  found.forEach((row, i) => { for (const id of routeOf(row)) for (const leg of targets(id)) leg.dataset.routeN = (i % 4) + 1; });
  $(".board")?.classList.toggle("own-routes", Boolean($('.decision [data-do="suggest"]')));
  if (found.length) pressed(current());
}

adds({
  node, edge,
  "clear-route"(button) { const row = button.closest("[data-route]"); makeCurrent(row); delete row.dataset.last; return redrawn(row, []); },
  suggest(button) {
    const all = json(button.dataset.value, []);
    rows().forEach((row, i) => { row.dataset.route = JSON.stringify(all[i] ?? []); delete row.dataset.last; });
    return redrawn(current(), routeOf(current()));
  },
});
document.addEventListener("click", (event) => { const row = event.target.closest("[data-route]"); if (row && !event.target.closest("[data-do]")) { makeCurrent(row); pressed(row); } });
keeps("decision", (old, fresh) => {
  const at = rows(old).findIndex((row) => row.getAttribute("aria-current") === "true"), row = rows(fresh)[at];
  if (!row) return;
  rows(fresh).forEach((one) => one.removeAttribute("aria-current"));
  row.setAttribute("aria-current", "true");
  const was = rows(old)[at];
  if (was.dataset.last && row.dataset.route === "[]") row.dataset.last = was.dataset.last;
});
whenShown(coloured);
