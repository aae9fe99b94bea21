// @ts-check
// Routes drawn by hand, node by node or edge by edge, on the board or in the panel. After each change the server
// returns the revenue of the routes, or the clause that forbids them.
import { fetchStage } from "./decision.js";
import { $, $$, ancestor, closest, parseJson } from "./dom.js";
import { addHandlers } from "./handlers.js";
import { onChoice, openOffer, stageOf, targetsOf } from "./offer.js";
import { onPanelSwap } from "./panels.js";
import { answers } from "./parts.js";

/** @typedef {[string, string]} Edge The two nodes that it joins. */
/** @typedef {Map<string, Edge>} Edges */

const ROUTE_COLOURS = 4;

/** @param {ParentNode} [from] */
const listRows = (from = document) => $$("[data-route]", from);

/**
 * The ids of the edges of a route.
 * @param {HTMLElement} row
 * @returns {string[]}
 */
const routeOf = (row) => parseJson(row.dataset.route, []);

answers.route = (box) => ({ value: listRows(box).map(routeOf), ok: true });

const currentRow = () => /** @type {HTMLElement} */ ($('[data-route][aria-current="true"]') ?? $("[data-route]"));

/** @param {HTMLElement} row */
function selectRow(row) {
  for (const other of listRows()) other.removeAttribute("aria-current");
  row.setAttribute("aria-current", "true");
}

/**
 * The two ends of a route; before its first edge, the node that the viewer chose.
 * @param {HTMLElement} row
 * @param {Edges} edges
 * @returns {(string | undefined)[]}
 */
function endsOf(row, edges) {
  const route = /** @type {Edge[]} */ (
    routeOf(row)
      .map((id) => edges.get(id))
      .filter(Boolean)
  );
  if (!route.length) return [row.dataset.last, row.dataset.last];
  /** @type {Map<string, number>} */
  const count = new Map();
  for (const node of route.flat()) count.set(node, (count.get(node) ?? 0) + 1);
  /** @param {Edge} edge */
  const freeEnd = (edge) => edge.find((node) => count.get(node) === 1) ?? edge[0];
  return route.length === 1 ? route[0] : [freeEnd(route[0]), freeEnd(route[route.length - 1])];
}

/**
 * The edges among which a row's route is drawn.
 * @param {HTMLElement} row
 * @returns {Edges}
 */
function edgesOf(row) {
  /** @type {[string, string, string][]} */
  const listed = parseJson(ancestor(row, "[data-part]").dataset.edges, []);
  return new Map(listed.map(([id, a, b]) => [id, [a, b]]));
}

/**
 * @param {Edge} edge
 * @param {string | undefined} a
 * @param {string | undefined} b
 */
const joins = (edge, a, b) => (edge[0] === a && edge[1] === b) || (edge[0] === b && edge[1] === a);

/**
 * @param {HTMLElement} row
 * @param {string[]} route
 */
function setRoute(row, route) {
  row.dataset.route = JSON.stringify(route);
  /** @type {HTMLElement} */
  const box = ancestor(row, "[data-part]");
  const before = parseJson(stageOf(box).dataset.before, {});
  const chosen = { ...before, [String(box.dataset.name)]: answers.route(box)?.value };
  return fetchStage(openOffer()?.dataset.kind, chosen);
}

/**
 * Add an edge at the end where it fits, or remove the first or last one.
 * @param {HTMLElement} button
 */
function pressEdge(button) {
  const row = currentRow();
  const edges = edgesOf(row);
  const route = routeOf(row);
  const id = String(button.dataset.id);
  if (route.at(-1) === id) return setRoute(row, route.slice(0, -1));
  if (route[0] === id) return setRoute(row, route.slice(1));
  if (route.includes(id)) return null;
  const [first, last] = endsOf(row, edges);
  const nodes = /** @type {(string | undefined)[]} */ (edges.get(id));
  if (!route.length || nodes.includes(last)) return setRoute(row, [...route, id]);
  return nodes.includes(first) ? setRoute(row, [id, ...route]) : null;
}

/**
 * Extend the route to a node. The last node again chooses the next of several ways; the one before it goes back.
 * @param {HTMLElement} button
 */
function pressNode(button) {
  const row = currentRow();
  const edges = edgesOf(row);
  const route = routeOf(row);
  const to = String(button.dataset.id);
  const [first, last] = endsOf(row, edges);
  /** @type {(a: string | undefined, b: string | undefined) => string[]} */
  const listWays = (a, b) => [...edges].filter(([, edge]) => joins(edge, a, b)).map(([id]) => id);
  if (!last) {
    row.dataset.last = to;
    return markEnds(row);
  }
  const lastEdge = route.at(-1);
  if (lastEdge) {
    const [a, b] = /** @type {Edge} */ (edges.get(lastEdge));
    if (to === last) {
      const ways = listWays(a, b);
      return setRoute(row, [...route.slice(0, -1), ways[(ways.indexOf(lastEdge) + 1) % ways.length]]);
    }
    if (to === a || to === b) return setRoute(row, route.slice(0, -1));
  }
  const onward = listWays(last, to)[0];
  if (onward) return setRoute(row, [...route, onward]);
  const back = listWays(first, to)[0];
  return back ? setRoute(row, [back, ...route]) : null;
}

/**
 * Highlight the ends of the route being drawn.
 * @param {HTMLElement | null} row
 */
function markEnds(row) {
  const ends = row ? endsOf(row, edgesOf(row)) : [];
  for (const button of $$('.decision [data-do="node"]'))
    button.setAttribute("aria-pressed", String(ends.includes(button.dataset.id)));
}

/** Draw every route in the colour and dash of its row. */
function colourRoutes() {
  const rows = listRows();
  rows.forEach((row, i) => {
    for (const id of routeOf(row))
      for (const leg of targetsOf(id)) leg.dataset.routeN = String((i % ROUTE_COLOURS) + 1);
  });
  $(".board")?.classList.toggle("own-routes", Boolean($('.decision [data-do="suggest"]')));
  if (rows.length) markEnds(currentRow());
}

addHandlers({
  node: pressNode,
  edge: pressEdge,
  "clear-route"(button) {
    /** @type {HTMLElement} */
    const row = ancestor(button, "[data-route]");
    selectRow(row);
    delete row.dataset.last;
    return setRoute(row, []);
  },
  suggest(button) {
    const routes = parseJson(button.dataset.value, []);
    listRows().forEach((row, i) => {
      row.dataset.route = JSON.stringify(routes[i] ?? []);
      delete row.dataset.last;
    });
    return setRoute(currentRow(), routeOf(currentRow()));
  },
});
document.addEventListener("click", (event) => {
  const row = closest(event, "[data-route]");
  if (!row || closest(event, "[data-do]")) return;
  selectRow(row);
  markEnds(row);
});
onPanelSwap("decision", (old, fresh) => {
  const at = listRows(old).findIndex((row) => row.getAttribute("aria-current") === "true");
  const row = listRows(fresh)[at];
  if (!row) return;
  listRows(fresh).forEach((one) => one.removeAttribute("aria-current"));
  row.setAttribute("aria-current", "true");
  const { last } = listRows(old)[at].dataset;
  if (last && row.dataset.route === "[]") row.dataset.last = last;
});
onChoice(colourRoutes);
