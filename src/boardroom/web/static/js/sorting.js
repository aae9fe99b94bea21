// @ts-check
// Lists that the viewer sorts, such as a hand of cards.
import { $$, readSetting, saveSetting } from "./dom.js";
import { addHandlers } from "./handlers.js";

/**
 * Sort a list by the viewer's choice: items have their place in each order, and the browser stores the choice.
 * @param {ParentNode} [from]
 */
export function sortLists(from = document) {
  for (const list of $$("[data-sorted]", from)) {
    const name = list.dataset.sorted;
    const buttons = $$(`[data-do="sort"][data-list="${name}"]`, from);
    const by = buttons.find((one) => one.dataset.by === readSetting(`sort ${name}`))?.dataset.by;
    if (!by) continue;
    const key = `by${by[0].toUpperCase()}${by.slice(1)}`;
    const items = /** @type {HTMLElement[]} */ ([...list.children]);
    list.append(...items.sort((a, b) => Number(a.dataset[key]) - Number(b.dataset[key])));
    for (const one of buttons) one.setAttribute("aria-pressed", String(one.dataset.by === by));
  }
}

addHandlers({
  sort(button) {
    saveSetting(`sort ${button.dataset.list}`, String(button.dataset.by));
    sortLists();
  },
});
