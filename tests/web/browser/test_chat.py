"""Chat and notes in a real browser: messages reach the other window, drafts survive redraws."""

from __future__ import annotations

from typing import Any

from tests.web.browser.page_player import PagePlayer

BODY = {"game": "power_grid", "title": "Talk", "seats": [{"kind": "me"}, {"kind": "open"}], "listed": True}


def opened(page: Any, url: str) -> PagePlayer:
    player = PagePlayer(page)
    page.goto(url)
    page.wait_for_selector("html[data-ready]")
    return player


def test_people_talk_and_keep_notes(chromium, server, shots):
    ann, bob = (chromium.new_context(viewport={"width": 1440, "height": 900}).new_page() for _ in range(2))
    for page in (ann, bob):
        page.goto(server.url)
    made = ann.request.post(f"{server.url}/api/tables", data=BODY).json()
    assert bob.request.post(f"{server.url}/api/tables/{made['id']}/join", data={"seat": 1, "name": "Bob"}).ok
    players = [opened(page, server.url + made["url"]) for page in (ann, bob)]
    ann.click("#tab-talk")
    ann.wait_for_selector("#body-talk .said .muted")
    ann.fill(".saying [name=text]", "good luck <b>all</b>")
    ann.press(".saying [name=text]", "Enter")
    ann.wait_for_selector(".said .words")
    bob.wait_for_selector("#tab-talk[data-unread]")
    bob.click("#tab-talk")
    bob.wait_for_selector("#tab-talk:not([data-unread])")
    assert bob.locator(".said .words").all_inner_texts() == ["good luck <b>all</b>"]
    bob.fill("[data-notes]", "ann talks much")
    with bob.expect_response("**/notes"):
        bob.locator("[data-notes]").blur()
    # A draft and its focus stay while the other player's move redraws the log.
    bob.fill(".saying [name=text]", "half a sen")
    bob.focus(".saying [name=text]")
    mover = next(player for player in players if player.mine())
    waiting = bob if mover.page is ann else ann
    before = mover.seq()
    mover.turn()
    waiting.wait_for_function(
        "n => Number(document.querySelector('[data-panel=top]').dataset.seq) > n", arg=before
    )
    assert bob.input_value(".saying [name=text]") == "half a sen"
    if waiting is bob:
        assert bob.evaluate("document.activeElement.name") == "text"
    bob.screenshot(path=shots / "talk.png")
    bob.reload()
    bob.wait_for_selector("html[data-ready]")
    bob.click("#tab-talk")
    bob.wait_for_function("() => document.querySelector('[data-notes]').value === 'ann talks much'")
    ann.reload()
    ann.wait_for_selector("html[data-ready]")
    ann.click("#tab-talk")
    ann.wait_for_selector(".said .words")
    assert ann.input_value("[data-notes]") == ""
    assert [player.console_errors for player in players] == [[], []]
