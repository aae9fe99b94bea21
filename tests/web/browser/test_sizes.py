"""At every usual size nothing is wider than the window, and no two controls lie on each other; nor is a label
or a number cut at the end of a game."""

from __future__ import annotations

from typing import Any

import pytest
from tests.web.browser.conftest import ServerProcess
from tests.web.tables import golden

from boardroom.core.records import write_record
from boardroom.games.registry import keys

SIZES = ((1440, 900), (1366, 768), (1280, 720), (820, 1180), (768, 1024), (390, 844), (360, 740))
MEASURE = """
async () => {
    for (let n = 0; n < 2; n += 1) await new Promise(requestAnimationFrame);
    const found = [];
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) found.push(`the page is wider by ${wide}`);
    const name = (e) => e.getAttribute("aria-label") || e.textContent.trim().slice(0, 30) || e.className;
    const layer = (e) => {
        for (let at = e; at; at = at.parentElement)
            if (["fixed", "sticky"].includes(getComputedStyle(at).position)) return at;
        return null;
    };
    /* The part of an element that scrolling and clipping around it leave visible. */
    const visible = (e) => {
        let {left, top, right, bottom} = e.getBoundingClientRect();
        for (let at = e.parentElement; at; at = at.parentElement) {
            if (getComputedStyle(at).overflow === "visible") continue;
            const box = at.getBoundingClientRect();
            left = Math.max(left, box.left); right = Math.min(right, box.right);
            top = Math.max(top, box.top); bottom = Math.min(bottom, box.bottom);
        }
        return {left, top, right, bottom};
    };
    const controls = [...document.querySelectorAll("button, a[href], input, select, summary")]
        .filter((e) => e.checkVisibility({visibilityProperty: true, opacityProperty: true})
            && !e.closest("svg, .sr, .spot, [popover]") && !e.matches(".sr, .spot, [tabindex='-1']"))
        .map((e) => ({e, layer: layer(e), box: visible(e)}))
        .filter(({box}) => box.right - box.left > 2 && box.bottom - box.top > 2);
    controls.forEach(({e, layer, box}, n) => {
        for (const other of controls.slice(n + 1)) {
            if (other.layer !== layer || e.contains(other.e) || other.e.contains(e)) continue;
            const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
            const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
            if (Math.min(across, down) > 1) found.push(`${name(e)} | ${name(other.e)}: ${across} x ${down}`);
        }
    });
    return found;
}
"""


CUT_AT_THE_END = """
() => {
    const panel = document.querySelector(".decision").getBoundingClientRect();
    const out = [...document.querySelectorAll(".decision table :is(th, td)")]
        .map((cell) => [cell.textContent, cell.getBoundingClientRect()])
        .filter(([, {left, right}]) => left < panel.left - 1 || right > panel.right + 1)
        .map(([words]) => `${words} out of the panel`);
    const names = ".name, .who, bdi, svg, .sr"; // those of tables and people may be of any length
    const cut = [...document.querySelectorAll("main *")]
        .filter((e) => [...e.childNodes].some((one) => one.nodeType === 3 && one.data.trim())
            && !e.closest(names) && e.getClientRects().length
            && getComputedStyle(e).overflowX !== "visible" && e.scrollWidth > e.clientWidth + 1)
        .map((e) => `${e.textContent.trim()} cut in ${e.localName}.${e.className}`);
    return [...out, ...cut];
}
"""


@pytest.mark.parametrize("share", [0.6, 1], ids=["middle", "end"])
@pytest.mark.parametrize("game", keys())
def test_nothing_is_too_wide_and_no_control_covers_another(
    chromium: Any, server: ServerProcess, game: str, share: float
) -> None:
    context = chromium.new_context()
    page = context.new_page()
    page.goto(server.url)
    record = write_record(golden(f"{game}-4", share))
    address = context.request.post(f"{server.url}/api/import", data=record).json()["url"]
    faults = {}
    for lang in ("en", "fa"):
        page.goto(f"{server.url}{address}?lang={lang}")
        page.wait_for_selector("html[data-ready]")
        for wide, high in SIZES:
            page.set_viewport_size({"width": wide, "height": high})
            found = page.evaluate(MEASURE)
            if share == 1:
                found += page.evaluate(CUT_AT_THE_END)
            if found:
                faults[lang, wide] = found
    assert faults == {}
    context.close()
