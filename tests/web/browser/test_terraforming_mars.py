"""Terraforming Mars in a real browser: a game with draft against a bot and a solo game, by the page only.

The normal run plays a whole solo game and two generations of the other (about a minute and a half on a quiet
machine); `SOAK=1` plays both games to their end, in two languages.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from tests.web.browser.conftest import ServerProcess
from tests.web.browser.mars_player import ALONE, WISHES, MarsPlayer
from tests.web.browser.page_player import open_new_table

WHOLE = bool(os.environ.get("SOAK"))
LANGUAGES = ("en", "fa") if WHOLE else ("en",)
END = 99
"""A generation that no game reaches."""
WIDTHS = ((1440, 900), (768, 1024), (360, 740))


def new_game(chromium: Any, server: ServerProcess, lang: str, bots: int) -> tuple[Any, MarsPlayer]:
    """A new table of the Corporate Era, with draft against bots."""
    context = chromium.new_context(viewport={"width": 1440, "height": 900})
    player = open_new_table(MarsPlayer, context, server.url, "terraforming_mars", bots, lang, draft=bots > 0)
    player.wishes = WISHES if bots else ALONE
    return context, player


def fits(player: MarsPlayer, folder: Path, name: str) -> None:
    """Screenshots at three widths: no page is wider than its window, a desk needs no scrolling."""
    for width, height in WIDTHS:
        player.page.set_viewport_size({"width": width, "height": height})
        player.page.wait_for_timeout(150)
        wide, high = player.page.evaluate(
            "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
        )
        assert wide <= width, name
        assert high <= height or width < 1280, name
        player.page.screenshot(path=folder / f"{name}-{width}.png")
    player.page.set_viewport_size({"width": 1440, "height": 900})


def played(player: MarsPlayer, shots: Path, name: str, last: int) -> set[str]:
    """Turn after turn until the game, or its last generation to be played, is over; says what was met."""
    met: set[str] = set()
    for _ in range(1500):
        player.wait_for_turn()
        if player.over() or generation(player) > last:
            break
        question = player.page.locator(".decision .ask").inner_text()
        if question not in met:
            met.add(question)
            fits(player, shots, f"{name}-{len(met)}")
        met.add(player.turn())
    player.look()
    assert player.over() or last < END
    return met


def generation(player: MarsPlayer) -> int:
    """The generation, counted by the headings of the log."""
    return 1 + int(player.page.locator("#rounds option").count())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_with_draft_against_a_bot_through_the_page(chromium, server, shots, lang):
    context, player = new_game(chromium, server, lang, bots=1)
    met = played(player, shots, f"mars-{lang}", END if WHOLE else 2)
    assert {"start", "draft", "buy"} <= met
    assert {"play", "use", "standard-project"} & met
    if WHOLE:
        assert player.met == set(WISHES)
        assert player.page.locator(".standings tbody tr").count() == 2
    fits(player, shots, f"mars-{lang}-end")
    assert player.console_errors == []
    context.close()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_solo_game_through_the_page(chromium, server, shots, lang):
    context, player = new_game(chromium, server, lang, bots=0)
    met = played(player, shots, f"mars-solo-{lang}", END)
    assert {"start", "buy"} <= met
    assert "draft" not in met
    assert player.page.locator(".standp").count() == 0  # no milestones and awards alone (TM-13.2.6)
    assert player.page.locator(".standings tbody tr").count() == 1
    assert player.met >= {"city", "greenery", "ocean"}
    if WHOLE:
        assert player.met == set(ALONE)
    assert player.console_errors == []
    context.close()


def test_a_card_that_cannot_be_played_says_why_and_every_card_can_be_enlarged(chromium, server, shots):
    context, player = new_game(chromium, server, "en", bots=1)
    page = player.page
    player.turn()
    player.wait_for_turn()
    page.wait_for_selector(".fan[data-sorted] > li > .tmc")
    cards = page.locator(".fan[data-sorted] > li > .tmc")
    assert cards.count() == 3
    for i in range(cards.count()):
        card = cards.nth(i)
        barred = " no" in card.get_attribute("class")
        assert bool(card.locator("[data-clause]").count()) == barred
    page.locator(".zoom").first.click()
    page.wait_for_selector(".enlarged:popover-open .tmc.full")
    page.keyboard.press("Escape")
    page.locator("[data-do=sort][data-by=cost]").click()
    costs = [int(cards.nth(i).locator(".cost b").inner_text()) for i in range(cards.count())]
    assert costs == sorted(costs)
    page.locator(".sheetopen").last.click()
    page.wait_for_selector(".sheet:popover-open .corp")
    assert player.console_errors == []
    context.close()
