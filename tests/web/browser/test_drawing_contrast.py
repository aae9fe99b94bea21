"""Text in drawings is readable: its contrast with everything painted behind it.

The page is pictured without its words, so that tints, hatches, pieces and halos count as they are seen, and
with them in a colour of their own, so that nothing counts that something else covers. Words whose boxes meet
are coloured one after the other.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.web.browser.conftest import ServerProcess
from tests.web.tables import golden

from boardroom.core.records import write_record

WRITTEN = Path(__file__).with_name("contrast.js").read_text("utf-8")
PICK = ".decision form:not([hidden]) [data-do=pick]:not([aria-disabled])"
TABLES = {
    "power_grid-5": (0.88, "", (PICK,)),
    "eighteen_thirty-3": (0.5, "", ()),
    "terraforming_mars-4": (0.9, "convert-plants", (".decision [data-kind=convert-plants]", PICK)),
    "mombasa-3": (0.5, "", ()),
}
"""Golden games: how much of each is played, so that much lies on the boards, what is possible then, and what
is pressed."""
THEMES = ("light", "dark")


def pictured(page: Any, camera: Any, marked: int | None = None) -> str:
    page.evaluate("round => written.paint(round)", marked)
    taken = camera.send("Page.captureScreenshot", {"format": "png", "optimizeForSpeed": True})
    return str(taken["data"])


def measured(page: Any, judge: Any) -> list[dict[str, Any]]:
    """Every word drawn in sight with its contrast; what is covered by something else has none."""
    words = page.evaluate("() => written.find()")
    rounds = max((word["round"] for word in words), default=-1) + 1
    camera = page.context.new_cdp_session(page)
    pictures = [pictured(page, camera), *(pictured(page, camera, n) for n in range(rounds))]
    camera.detach()
    page.evaluate("() => written.unpaint()")
    ratios = judge.evaluate("([pictures, words]) => written.judge(pictures, words)", [pictures, words])
    return [word | {"ratio": ratio} for word, ratio in zip(words, ratios, strict=True) if ratio]


def least(word: dict[str, Any]) -> float:
    """What WCAG asks at this size, as it is seen on a page 1440 wide."""
    return 3.0 if word["size"] >= 24 or (word["bold"] and word["size"] >= 19) else 4.5


@pytest.mark.parametrize("name", TABLES)
def test_words_in_drawings_stand_out_from_what_is_painted_behind_them(
    chromium: Any, server: ServerProcess, name: str
) -> None:
    context = chromium.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    context.add_init_script(WRITTEN)
    page, judge = context.new_page(), context.new_page()
    judge.goto("about:blank")
    page.goto(server.url)
    share, offered, pressed = TABLES[name]
    record = write_record(golden(name, share, offered))
    made = context.request.post(f"{server.url}/api/import", data=record).json()
    page.goto(f"{server.url}{made['url']}?lang=en")
    page.wait_for_selector("html[data-ready]")
    for button in pressed:
        page.locator(button).first.click()
        page.wait_for_selector(".decision:not([data-asking])")
    page.mouse.move(0, 0)
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        words = measured(page, judge)
        assert len(words) >= 50
        low = {(w["text"], w["look"], round(w["ratio"], 2)) for w in words if w["ratio"] < least(w)}
        assert low == set(), theme
    context.close()
