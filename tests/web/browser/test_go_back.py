"""Going back further than one's own last move: one asks at a past moment, the other agrees."""

from __future__ import annotations

from typing import Any

from tests.web.browser.conftest import Served
from tests.web.browser.page_player import Pilot, picture, seated
from tests.web.browser.test_secrets import Person


def looks_back(pilot: Pilot, row: int) -> None:
    pilot.page.locator("[data-slider]").fill(str(row))
    pilot.page.wait_for_selector(f'.decision [data-do="go-back"][data-value="{row}"]')


def test_two_people_go_back_to_a_move_that_one_asks_for(chromium: Any, server: Served, shots: Any):
    contexts = [chromium.new_context(viewport={"width": 1440, "height": 900}) for _ in range(2)]
    ada, bruno = map(Person, contexts)
    ada.sit_down(server.url, ["me", "open"])
    bruno.page.goto(ada.page.locator("[data-link]").input_value())
    bruno.page.fill("[name=name]", "Bruno")
    bruno.press(".joining button")
    for person in (ada, bruno):
        person.page.wait_for_selector("html[data-ready] main.table")
    for row in range(1, 5):
        next(person for person in (ada, bruno) if person.mine()).turn()
        for person in (ada, bruno):
            person.follows(row)
    last = ada.seq()
    looks_back(bruno, 1)
    picture(bruno, shots, "asking to go back")
    bruno.press('.decision [data-do="go-back"]')
    bruno.page.wait_for_selector('.decision .standing:has([data-at="1"])')
    assert bruno.page.locator('.decision [data-do="go-back"]').count() == 0, "one's own wish needs no consent"
    ada.page.wait_for_selector('.decision .standing [data-do="go-back"]')
    said = ada.page.locator(".decision .standing").inner_text().translate({0x2068: None, 0x2069: None})
    assert "Bruno asks to go back to move 1." in said
    picture(ada, shots, "asked to go back")
    ada.press('.decision .standing [data-do="go-back"]')
    for person in (ada, bruno):
        person.follows(last + 1)
        person.page.wait_for_function("() => !document.querySelector('.decision .standing')")
        assert "Back to" in person.page.locator(".log").inner_text()
        assert person.complaints == []
    for person in (ada, bruno):
        person.leave()


def test_alone_with_bots_one_goes_back_once_one_is_sure(chromium: Any, server: Served):
    context = chromium.new_context(viewport={"width": 1440, "height": 900})
    pilot = seated(Pilot, context, server.url, "power_grid", 1, "en")
    for _ in range(2):
        pilot.wait_for_turn()
        pilot.turn()
    pilot.wait_for_turn()
    before = pilot.seq()
    looks_back(pilot, 1)
    assert "Play on from this move" in pilot.page.locator('.decision [data-do="go-back"]').inner_text()
    pilot.press('.decision [data-do="go-back"]')
    assert "All moves after it are taken back." in pilot.page.locator(".decision .slip").inner_text()
    pilot.press("[data-slip-answer=cancel]")
    assert pilot.page.locator('.decision [data-do="go-back"]').count() == 1, "nothing has happened"
    pilot.press('.decision [data-do="go-back"]')
    pilot.press("[data-slip-answer=anyway]")
    pilot.moved(before)
    assert "at=" not in pilot.page.url
    assert pilot.complaints == []
    context.close()
