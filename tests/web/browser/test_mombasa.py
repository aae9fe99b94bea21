"""A real browser plays a whole game of Mombasa against two bots through the page, with every kind of turn."""

from __future__ import annotations

import json
import os
from typing import Any

import pytest
from tests.web.browser.conftest import ServerProcess
from tests.web.browser.mombasa_strategy import LAST, Choice, Strategy
from tests.web.browser.page_player import LATIN, PagePlayer, open_new_table, picture

LANGUAGES = ["en", "fa"] if os.environ.get("SOAK") else ["en"]
FORM = ".decision form.offer:not([hidden])"
STAGE = f"{FORM} .stage:not(:has(~ .stage))"
OPTIONS = """stage => [...document.querySelectorAll(`${stage} [data-do=pick]:not(.no)`)].map(one => [
    one.dataset.id, one.querySelector('.res')?.dataset.res || '', Number(one.dataset.cost || 0)])"""
ROWS = """form => [...document.querySelectorAll(`${form} [data-item]`)].map(one => [
    one.dataset.id, one.querySelector('.res')?.dataset.res || '', 0])"""
"""What can be chosen: its id, its sign if it has one, its price."""


class MombasaPlayer(PagePlayer):
    """Clicks what the page shows; its strategy decides what."""

    def __init__(self, page: Any) -> None:
        super().__init__(page)
        self.strategy = Strategy()

    def kinds(self) -> list[str]:
        """What the page offers to do, opened or not."""
        found: list[str] = self.page.evaluate(
            "() => [...document.querySelectorAll('.decision form.offer, .decision [data-do=just]')]"
            ".map(one => one.dataset.kind)"
        )
        return found

    def purse(self) -> int:
        return int(self.page.locator(".purse .big").inner_text().strip("£").translate(LATIN))

    def turn(self) -> str:
        """One decision; says what kind it was."""
        kind = self.strategy.kind(self.kinds(), self.purse())
        if self.page.locator(f'.decision [data-do=just][data-kind="{kind}"]').count():
            self.just(kind)
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
            options = self.choices(OPTIONS, STAGE)
            chosen = self.strategy.some(options) if asked == "some" else [self.strategy.one(kind, options)]
            for one in chosen:
                self.pick(kind, self.page.locator(f"{FORM} [data-part={asked}] [data-id='{one.id}']").last)
        self.page.wait_for_selector(".decision [data-do=act]:not([aria-disabled])")
        self.do()

    def choices(self, script: str, where: str) -> list[Choice]:
        return [Choice(*one) for one in self.page.evaluate(script, where)]

    def pick(self, kind: str, option: Any) -> None:
        """Press an option and wait until the page has asked what comes of it."""
        form = self.page.locator(f'.decision form.offer[data-kind="{kind}"]')
        before = form.get_attribute("data-chosen")
        option.click()
        self.page.wait_for_function(
            "([kind, before]) => { const f = document.querySelector("
            "`.decision form.offer[data-kind='${kind}']`); return f && f.dataset.chosen !== before; }",
            arg=[kind, before],
        )

    def amount(self, kind: str) -> None:
        """Press the stepper until it shows the wanted number."""
        part = self.page.locator(f"{STAGE} [data-part=amount]")
        prices = json.loads(part.get_attribute("data-prices") or "[]")
        most = int(part.locator("[data-most]").get_attribute("data-most"))
        number, more = part.locator("[data-number]"), part.locator("[data-do=more]")
        wanted = self.strategy.amount(kind, most, prices)
        while int(number.input_value().translate(LATIN)) < wanted:
            more.click()

    def assign(self) -> None:
        """Cards to slots, in three ways: by their buttons, by the drawn card and slot, and by keys."""
        slots = self.rows().first.locator("[data-do=lay]").count()
        for way, card in enumerate(self.strategy.laid(self.choices(ROWS, FORM), slots)):
            row = self.page.locator(f"{FORM} [data-item][data-id='{card.id}']")
            lay = row.locator("[data-do=lay]").nth(way)
            drawn = self.page.locator(f".own [data-id='{card.id}']")
            if way == 1 and drawn.count():
                drawn.first.click()
                self.page.locator(f".own .slot[data-id='{lay.get_attribute('data-id')}']").click()
            elif way == 2:
                self.page.keyboard.press(self.code(row.locator("[data-do=carry]")))
                self.page.keyboard.press(self.code(lay))
            else:
                lay.click()
            self.page.wait_for_function(
                "n => [...document.querySelectorAll('.decision [data-item]')].filter(r => r.dataset.at)"
                ".length === n && !document.querySelector('.decision[data-asking]')",
                arg=way + 1,
            )

    def rows(self) -> Any:
        return self.page.locator(f"{FORM} [data-item]")

    def code(self, button: Any) -> str:
        """The physical key that the page gives a button."""
        key = button.get_attribute("data-key")
        return f"Digit{key}" if key.isdecimal() else f"Key{key}"


def new_game(chromium: Any, server: ServerProcess, lang: str = "en") -> tuple[Any, MombasaPlayer]:
    """A table of a person and two greedy bots."""
    context = chromium.new_context(viewport={"width": 1440, "height": 900})
    return context, open_new_table(MombasaPlayer, context, server.url, "mombasa", 2, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_with_every_kind_of_turn(chromium, server, shots, lang):
    context, player = new_game(chromium, server, lang)
    for _ in range(2000):
        player.wait_for_turn()
        if player.over():
            break
        for kind in player.kinds():
            if kind not in player.strategy.met and kind not in LAST:
                picture(player, shots, f"mombasa-{lang}-{kind}")
                break
        player.turn()
    assert player.over()
    assert player.strategy.missing() == []
    assert player.strategy.met["plan"] == 7
    assert player.page.locator(".standings tbody tr").count() == 3
    assert player.console_errors == []
    picture(player, shots, f"mombasa-{lang}-over")
    context.close()


def test_a_card_is_laid_by_drag_and_taken_back_by_a_press(chromium, server):
    context, player = new_game(chromium, server, "en")
    for _ in range(40):
        player.wait_for_turn()
        if "plan" in player.kinds():
            break
        player.turn()
    page = player.page
    chosen = ".decision form.offer[data-chosen*='%s']"
    page.locator(".own .hand .strip.legal").first.drag_to(page.locator(".own .slot.legal").nth(1))
    page.wait_for_selector(chosen % '"C"')
    assert page.locator(".own .slot[data-id='slot:C'] .laidhere").count() == 1
    page.locator(f"{FORM} [data-item]").nth(1).drag_to(page.locator(".own .slot.legal").nth(2))
    page.wait_for_selector(chosen % '"D"')
    page.locator(".own .slot[data-id='slot:C']").click()
    page.wait_for_selector(f"{FORM}:not([data-chosen*='\"C\"'])")
    assert page.locator(".own .laidhere").count() == 1
    assert player.console_errors == []
    context.close()


def test_board_own_board_and_decision_are_seen_together_without_scrolling(chromium, server):
    context, player = new_game(chromium, server, "en")
    player.wait_for_turn()
    for part in (".board svg.drawing", ".own .slots", ".own .ledger", ".decision .act"):
        box = player.page.locator(part).bounding_box()
        assert box["y"] >= 0, part
        assert box["y"] + box["height"] <= 900, part
    context.close()


def test_the_page_in_persian_mirrors_its_panels_and_not_its_map(chromium, server, shots):
    context, player = new_game(chromium, server, "fa")
    player.wait_for_turn()
    picture(player, shots, "mombasa-fa")
    assert player.page.get_attribute("html", "dir") == "rtl"
    assert player.page.locator("svg.drawing[direction=ltr]").count() == 1
    assert player.console_errors == []
    context.close()
