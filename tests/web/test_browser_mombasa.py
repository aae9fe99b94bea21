"""A real browser plays a whole game of Mombasa against two bots through the page, with every kind of turn."""

from __future__ import annotations

import os
from typing import Any

import pytest
from tests.web.conftest import Served
from tests.web.pilot import Pilot, picture, seated

LANGUAGES = ["en", "fa"] if os.environ.get("SOAK") else ["en"]
FORM = ".decision form.offer:not([hidden])"
STAGE = f"{FORM} .stage:not(:has(~ .stage))"
LAST = ("end-phase", "give-up", "stop")
"""What ends or gives up something: only when nothing else is left to try."""
ONCE = ("sell", "reserve", "buy", "turn-book")
"""What costs pounds or cards: again only when nothing else is left."""
WANTED = {
    "lay-out", "plan", "use-goods", "card", "advance", "call", "expand", "enter", "use-bookkeeper",
    "turn-book", "move-ink", "take-book", "take-pounds", "place-book", "use-merchant", "take-first", "buy",
    "sell", "use-majority", "reserve", "end-phase",
}  # fmt: skip
"""Every kind of turn; "card" is a purchase with goods, "call" a capital call that was paid."""
GOODS = ("coffee", "banana", "cotton")
FACES = ("gem", "keeper", "expand", "coffee", "banana", "cotton")
"""Cards in the order in which they are wanted, by the colour of their sign."""


class Trader(Pilot):
    """Plays by pressing what the page shows; `met` counts every kind of choice it made."""

    def __init__(self, page: Any) -> None:
        super().__init__(page)
        self.met: dict[str, int] = {}
        self.planned: dict[str, int] = {}

    def note(self, kind: str) -> None:
        self.met[kind] = self.met.get(kind, 0) + 1

    def kinds(self) -> list[str]:
        """What the page offers to do, opened or not."""
        found: list[str] = self.page.evaluate(
            "() => [...document.querySelectorAll('.decision form.offer, .decision [data-do=just]')]"
            ".map(one => one.dataset.kind)"
        )
        return found

    def turn(self) -> str:
        """The kind of move made least often so far."""
        kind = min(self.kinds(), key=lambda k: (k in LAST, k in ONCE and k in self.met, self.met.get(k, 0)))
        self.note(kind)
        button = f'.decision [data-do=just][data-kind="{kind}"]'
        if self.page.locator(button).count():
            before = self.seq()
            self.press(button)
            self._answer_guard(before)
        else:
            self.compose(kind)
        return kind

    def compose(self, kind: str) -> None:
        """Answer the parts of an offer one after the other, then press the button."""
        opener = self.page.locator(f'.decision [data-do=kind][data-kind="{kind}"]')
        if opener.count():
            opener.click()
        form = self.page.locator(f'.decision form.offer[data-kind="{kind}"]')
        for _ in range(6):
            asked = form.get_attribute("data-next")
            if asked == "assign":
                self.assign()
                break
            if asked == "amount":
                self.amount(kind)
                break
            if asked is None:
                break
            if asked == "some":
                for id in [one.get_attribute("data-id") for one in self.alike()]:
                    self.pick(kind, self.page.locator(f"{FORM} [data-part=some] [data-id='{id}']"))
                continue
            self.pick(kind, self.best_option())
        if kind == "use-goods" and '"card":null' not in (form.get_attribute("data-chosen") or ""):
            self.note("card")
        self.page.wait_for_selector(".decision [data-do=act]:not([aria-disabled])")
        self.do()

    def pick(self, kind: str, option: Any) -> None:
        """Press an option and wait until the page has asked what comes of it."""
        form = self.page.locator(f'.decision form.offer[data-kind="{kind}"]')
        before = form.get_attribute("data-chosen")
        option.click()
        self.page.wait_for_function(
            "([kind, before]) => { const f = document.querySelector("
            "`.decision form.offer[data-kind='${kind}']`); return f && f.dataset.chosen !== before; }",
            arg=[kind, before],
            timeout=20000,
        )

    def alike(self) -> list[Any]:
        """Goods cards of one kind: the kind of which there are most."""
        goods = [self.page.locator(f"{STAGE} [data-do=pick]:has([data-res={good}])") for good in GOODS]
        return max((found.all() for found in goods), key=len)

    def best_option(self) -> Any:
        """A merchant, a bookkeeper, a region with somebody's post in it, or whatever comes first."""
        options = self.page.locator(f"{STAGE} [data-do=pick]:not(.no)")
        for sign in ("[data-res=gem] .icon", ".detail .plate", "[data-res=keeper] .icon"):
            found = options.filter(has=self.page.locator(sign))
            if found.count():
                return found.first
        return options.last if self.page.locator(f"{STAGE} [data-id='card:none']").count() else options.first

    def amount(self, kind: str) -> None:
        """As many as there are; a price on the way of a marker is a capital call."""
        before = "0"
        more = self.page.locator(f"{STAGE} [data-do=more]")
        number = self.page.locator(f"{STAGE} [data-number]")
        while (now := number.input_value()) != before:
            before = now
            more.click()
        prices = self.page.locator(f"{STAGE} [data-part=amount]").get_attribute("data-prices") or "[0]"
        if kind == "advance" and prices.strip("[]").split(",")[-1] != "0":
            self.note("call")

    def assign(self) -> None:
        """Cards to slots, in three ways: by their buttons, by the drawn card and slot, and by keys."""
        order = sorted(range(self.rows().count()), key=self.rank)
        slots = self.rows().first.locator("[data-do=lay]").count()
        for way, row in enumerate(order[:slots]):
            self.planned[self.sign(row)] = self.planned.get(self.sign(row), 0) + 1
            lay = self.rows().nth(row).locator("[data-do=lay]").nth(way)
            drawn = self.page.locator(f".own [data-id='{self.rows().nth(row).get_attribute('data-id')}']")
            if way == 1 and drawn.count():
                drawn.first.click()
                self.page.locator(f".own .slot[data-id='{lay.get_attribute('data-id')}']").click()
            elif way == 2:
                self.page.keyboard.press(self.code(self.rows().nth(row).locator("[data-do=carry]")))
                self.page.keyboard.press(self.code(lay))
            else:
                lay.click()
            self.page.wait_for_function(
                "n => [...document.querySelectorAll('.decision [data-item]')].filter(r => r.dataset.at)"
                ".length === n && !document.querySelector('.decision[data-asking]')",
                arg=way + 1,
                timeout=20000,
            )

    def rows(self) -> Any:
        return self.page.locator(f"{FORM} [data-item]")

    def sign(self, row: int) -> str:
        return self.rows().nth(row).locator("[data-res]").first.get_attribute("data-res") or ""

    def rank(self, row: int) -> tuple[int, int]:
        """The kind of card planned least often so far, a merchant before all."""
        sign = self.sign(row)
        place = FACES.index(sign) if sign in FACES else len(FACES)
        return (self.planned.get(sign, 0) if place else 0, place)

    def code(self, button: Any) -> str:
        """The physical key that the page gives a button."""
        key = button.get_attribute("data-key")
        return f"Digit{key}" if key.isdecimal() else f"Key{key}"


def new_game(chromium: Any, server: Served, lang: str = "en") -> tuple[Any, Trader]:
    """A table of a person and two greedy bots."""
    context = chromium.new_context(viewport={"width": 1440, "height": 900})
    return context, seated(Trader, context, server.url, "mombasa", 2, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_with_every_kind_of_turn(chromium, server, shots, lang):
    context, trader = new_game(chromium, server, lang)
    for _ in range(2000):
        trader.wait_for_turn(120)
        if trader.over():
            break
        for kind in trader.kinds():
            if kind not in trader.met and kind not in LAST:
                picture(trader, shots, f"mombasa-{lang}-{kind}")
                break
        trader.turn()
    assert trader.over()
    assert sorted(WANTED - trader.met.keys()) == []
    assert trader.met["plan"] == 7
    assert trader.page.locator(".standings tbody tr").count() == 3
    assert trader.complaints == []
    picture(trader, shots, f"mombasa-{lang}-over")
    context.close()


def test_a_card_is_laid_by_drag_and_taken_back_by_a_press(chromium, server):
    context, trader = new_game(chromium, server, "en")
    for _ in range(40):
        trader.wait_for_turn(60)
        if "plan" in trader.kinds():
            break
        trader.turn()
    page = trader.page
    chosen = ".decision form.offer[data-chosen*='%s']"
    page.locator(".own .hand .strip.legal").first.drag_to(page.locator(".own .slot.legal").nth(1))
    page.wait_for_selector(chosen % '"C"')
    assert page.locator(".own .slot[data-id='slot:C'] .laidhere").count() == 1
    page.locator(f"{FORM} [data-item]").nth(1).drag_to(page.locator(".own .slot.legal").nth(2))
    page.wait_for_selector(chosen % '"D"')
    page.locator(".own .slot[data-id='slot:C']").click()
    page.wait_for_selector(f"{FORM}:not([data-chosen*='\"C\"'])")
    assert page.locator(".own .laidhere").count() == 1
    assert trader.complaints == []
    context.close()


def test_board_own_board_and_decision_are_seen_together_without_scrolling(chromium, server):
    context, trader = new_game(chromium, server, "en")
    trader.wait_for_turn(60)
    for part in (".board svg.drawing", ".own .slots", ".own .ledger", ".decision .act"):
        box = trader.page.locator(part).bounding_box()
        assert box["y"] >= 0, part
        assert box["y"] + box["height"] <= 900, part
    context.close()


def test_the_page_in_persian_mirrors_its_panels_and_not_its_map(chromium, server, shots):
    context, trader = new_game(chromium, server, "fa")
    trader.wait_for_turn(60)
    picture(trader, shots, "mombasa-fa")
    assert trader.page.get_attribute("html", "dir") == "rtl"
    assert trader.page.locator("svg.drawing[direction=ltr]").count() == 1
    assert trader.complaints == []
    context.close()
