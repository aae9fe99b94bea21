"""Going back further than one's own last move: one player requests it, the other agrees."""

from __future__ import annotations

from typing import Any

from tests.web.browser.conftest import ServerProcess
from tests.web.browser.page_player import PagePlayer, open_new_table, picture
from tests.web.browser.test_secrets import Person


def looks_back(player: PagePlayer, row: int) -> None:
    player.page.locator("[data-slider]").fill(str(row))
    player.page.wait_for_selector(f'.decision [data-do="go-back"][data-value="{row}"]')


def test_two_people_go_back_to_a_move_that_one_asks_for(chromium: Any, server: ServerProcess, shots: Any):
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
        assert "Back to" in person.page.locator("#body-log .log").inner_text()
        assert person.console_errors == []
    for person in (ada, bruno):
        person.leave()


def test_alone_with_bots_one_goes_back_once_one_is_sure(chromium: Any, server: ServerProcess):
    context = chromium.new_context(viewport={"width": 1440, "height": 900})
    player = open_new_table(PagePlayer, context, server.url, "power_grid", 1, "en")
    for _ in range(2):
        player.wait_for_turn()
        player.turn()
    player.wait_for_turn()
    before = player.seq()
    looks_back(player, 1)
    assert (
        "Resume the game from this move" in player.page.locator('.decision [data-do="go-back"]').inner_text()
    )
    player.press('.decision [data-do="go-back"]')
    assert "All later moves will be undone." in player.page.locator(".decision .slip").inner_text()
    player.press("[data-slip-answer=cancel]")
    assert player.page.locator('.decision [data-do="go-back"]').count() == 1, "nothing has happened"
    player.press('.decision [data-do="go-back"]')
    player.press("[data-slip-answer=anyway]")
    player.moved(before)
    assert "at=" not in player.page.url
    assert player.console_errors == []
    context.close()
