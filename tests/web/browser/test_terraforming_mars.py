"""Terraforming Mars in a real browser: a game with draft against a bot and a solo game, by the page only.

The normal run plays a whole solo game and two generations of the other (about a minute and a half on a quiet
machine); `SOAK=1` plays both games to their end, in two languages.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from tests.web.browser.conftest import Served
from tests.web.browser.mars_player import ALONE, WISHES, MarsPilot
from tests.web.browser.page_player import seated

WHOLE = bool(os.environ.get("SOAK"))
LANGUAGES = ("en", "fa") if WHOLE else ("en",)
END = 99
"""A generation that no game reaches."""
WIDTHS = ((1440, 900), (768, 1024), (360, 740))


def new_game(chromium: Any, server: Served, lang: str, bots: int) -> tuple[Any, MarsPilot]:
    """A new table of the Corporate Era, with draft against bots."""
    context = chromium.new_context(viewport={"width": 1440, "height": 900})
    pilot = seated(MarsPilot, context, server.url, "terraforming_mars", bots, lang, draft=bots > 0)
    pilot.wishes = WISHES if bots else ALONE
    return context, pilot


def fits(pilot: MarsPilot, folder: Path, name: str) -> None:
    """Screenshots at three widths: no page is wider than its window, a desk needs no scrolling."""
    for width, height in WIDTHS:
        pilot.page.set_viewport_size({"width": width, "height": height})
        pilot.page.wait_for_timeout(150)
        wide, high = pilot.page.evaluate(
            "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
        )
        assert wide <= width, name
        assert high <= height or width < 1280, name
        pilot.page.screenshot(path=folder / f"{name}-{width}.png")
    pilot.page.set_viewport_size({"width": 1440, "height": 900})


def played(pilot: MarsPilot, shots: Path, name: str, last: int) -> set[str]:
    """Turn after turn until the game, or its last generation to be played, is over; says what was met."""
    met: set[str] = set()
    for _ in range(1500):
        pilot.wait_for_turn()
        if pilot.over() or generation(pilot) > last:
            break
        question = pilot.page.locator(".decision .ask").inner_text()
        if question not in met:
            met.add(question)
            fits(pilot, shots, f"{name}-{len(met)}")
        met.add(pilot.turn())
    pilot.look()
    assert pilot.over() or last < END
    return met


def generation(pilot: MarsPilot) -> int:
    """The generation, counted by the headings of the log."""
    return 1 + int(pilot.page.locator("#rounds option").count())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_with_draft_against_a_bot_through_the_page(chromium, server, shots, lang):
    context, pilot = new_game(chromium, server, lang, bots=1)
    met = played(pilot, shots, f"mars-{lang}", END if WHOLE else 2)
    assert {"start", "draft", "buy"} <= met
    assert {"play", "use", "standard-project"} & met
    if WHOLE:
        assert pilot.met == set(WISHES)
        assert pilot.page.locator(".standings tbody tr").count() == 2
    fits(pilot, shots, f"mars-{lang}-end")
    assert pilot.complaints == []
    context.close()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_solo_game_through_the_page(chromium, server, shots, lang):
    context, pilot = new_game(chromium, server, lang, bots=0)
    met = played(pilot, shots, f"mars-solo-{lang}", END)
    assert {"start", "buy"} <= met
    assert "draft" not in met
    assert pilot.page.locator(".standp").count() == 0  # no milestones and awards alone (TM-13.2.6)
    assert pilot.page.locator(".standings tbody tr").count() == 1
    assert pilot.met >= {"city", "greenery", "ocean"}
    if WHOLE:
        assert pilot.met == set(ALONE)
    assert pilot.complaints == []
    context.close()


def test_a_card_that_cannot_be_played_says_why_and_every_card_can_be_enlarged(chromium, server, shots):
    context, pilot = new_game(chromium, server, "en", bots=1)
    page = pilot.page
    pilot.turn()
    pilot.wait_for_turn()
    page.wait_for_selector(".fan[data-sorted] > li > .tmc")
    cards = page.locator(".fan[data-sorted] > li > .tmc")
    assert cards.count() == 3
    for i in range(cards.count()):
        card = cards.nth(i)
        barred = " no" in card.get_attribute("class")
        assert bool(card.locator("[data-clause]").count()) == barred
    page.locator(".zoom").first.click()
    assert page.locator(".enlarged .tmc.full").first.is_visible()
    page.keyboard.press("Escape")
    page.locator("[data-do=sort][data-by=cost]").click()
    costs = [int(cards.nth(i).locator(".cost b").inner_text()) for i in range(cards.count())]
    assert costs == sorted(costs)
    page.locator(".sheetopen").last.click()
    assert page.locator(".sheet:popover-open .corp").is_visible()
    assert pilot.complaints == []
    context.close()
