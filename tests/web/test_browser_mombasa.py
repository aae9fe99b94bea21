"""A real browser plays Mombasa against two bots through the page: secret planning, then every turn."""

from __future__ import annotations

import os
from typing import Any

from tests.web.conftest import Served
from tests.web.pilot import Pilot, picture, seated

WHOLE = bool(os.environ.get("SOAK"))
STAGE = ".decision form.offer:not([hidden]) .stage:last-of-type"
LAST = ("end-phase", "give-up", "stop")
"""What ends or gives up something: only when nothing else is left to try."""


class Trader(Pilot):
    """Plays by pressing what the page shows; `met` counts every kind of choice it made."""

    def __init__(self, page: Any) -> None:
        super().__init__(page)
        self.met: dict[str, int] = {}

    def kinds(self) -> list[str]:
        forms = self.page.locator(".decision form.offer")
        composed = [forms.nth(i).get_attribute("data-kind") for i in range(forms.count())]
        buttons = self.page.locator(".decision [data-do=just]")
        return composed + [buttons.nth(i).get_attribute("data-kind") for i in range(buttons.count())]

    def turn(self) -> str:
        """The kind of move made least often so far."""
        kind = min(self.kinds(), key=lambda k: (k in LAST, self.met.get(k, 0)))
        self.met[kind] = self.met.get(kind, 0) + 1
        button = f'.decision [data-do=just][data-kind="{kind}"]'
        if self.page.locator(button).count():
            before = self.seq()
            self.press(button)
            self._answer_guard(before)
        else:
            self.compose(kind)
        return kind

    def compose(self, kind: str) -> None:
        opener = self.page.locator(f'.decision [data-do=kind][data-kind="{kind}"]')
        if opener.count():
            opener.click()
        form = self.page.locator(f'.decision form.offer[data-kind="{kind}"]')
        for _ in range(6):
            asked = form.get_attribute("data-next")
            if asked == "assign":
                self.assign()
                break
            if form.get_attribute("data-complete") is not None or asked == "amount":
                break
            before = form.get_attribute("data-chosen")
            self.page.locator(f"{STAGE} [data-do=pick]:not(.no)").first.click()
            self.page.wait_for_function(
                "([kind, before]) => { const f = document.querySelector("
                "`.decision form.offer[data-kind='${kind}']`); return f && f.dataset.chosen !== before; }",
                arg=[kind, before],
                timeout=20000,
            )
        self.page.wait_for_selector(".decision [data-do=act]:not([aria-disabled])")
        self.do()

    def assign(self) -> None:
        """Each card to a slot that is still free, as far as the slots go."""
        taken: set[str] = set()
        boxes = self.page.locator(f"{STAGE} select")
        for i in range(boxes.count()):
            values = boxes.nth(i).locator("option:not([disabled])")
            for k in range(values.count()):
                value = values.nth(k).get_attribute("value") or ""
                if value and value not in taken:
                    boxes.nth(i).select_option(value)
                    taken.add(value)
                    break


def new_game(chromium: Any, server: Served, lang: str = "en") -> tuple[Any, Trader]:
    """A table of a person and greedy bots."""
    context = chromium.new_context(viewport={"width": 1440, "height": 900})
    return context, seated(Trader, context, server.url, "mombasa", 2, lang)


def test_planning_and_turns_through_the_page(chromium, server, shots):
    context, trader = new_game(chromium, server, "en")
    wanted = {"lay-out", "plan", "use-goods", "advance", "expand", "enter", "end-phase"}
    for _ in range(2000 if WHOLE else 60):
        trader.wait_for_turn(120)
        if trader.over() or (not WHOLE and wanted <= trader.met.keys()):
            break
        for kind in trader.kinds():
            if kind not in trader.met:
                picture(trader, shots, f"mombasa-{kind}")
                break
        trader.turn()
    assert wanted <= trader.met.keys(), sorted(trader.met)
    if WHOLE:
        assert trader.over()
        assert trader.page.locator(".standings tbody tr").count() == 3
        picture(trader, shots, "mombasa-over")
    assert trader.complaints == []
    context.close()


def test_the_page_in_persian_mirrors_its_panels_and_not_its_map(chromium, server, shots):
    context, trader = new_game(chromium, server, "fa")
    trader.wait_for_turn(60)
    picture(trader, shots, "mombasa-fa")
    assert trader.page.get_attribute("html", "dir") == "rtl"
    assert trader.page.locator("svg.drawing[direction=ltr]").count() == 1
    assert trader.complaints == []
    context.close()
