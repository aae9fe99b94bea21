"""A whole game of Power Grid in a real browser, through the page only, and what must hold on the way."""

from __future__ import annotations

import re
from typing import Any

import pytest
from tests.web.browser.conftest import ServerProcess
from tests.web.browser.faults import wait_until
from tests.web.browser.page_player import LATIN, PagePlayer, picture

TALL = {"width": 1440, "height": 900}
LANGUAGES = ("en", "fa")


def new_game(chromium: Any, server: ServerProcess, lang: str = "en") -> tuple[Any, PagePlayer]:
    """A new game against three bots, started with one click in the lobby."""
    context = chromium.new_context(viewport=TALL)
    page = context.new_page()
    player = PagePlayer(page)
    page.goto(f"{server.url}/?lang={lang}")
    page.locator("[data-do=create]").first.click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector("html[data-ready]")
    return context, player


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_against_three_bots_through_the_page(chromium, server, shots, lang):
    context, player = new_game(chromium, server, lang)
    page = player.page
    met: set[str] = set()
    taken_back = reloaded = False
    for turns in range(400):
        player.wait_for_turn()
        if player.over():
            break
        kind = player.kind() or "just"
        if kind not in met:
            met.add(kind)
            picture(player, shots, f"{lang}-{kind}")
        if turns == 6:
            _reload(player)
            reloaded = True
        player.turn()
        if kind == "build" and not taken_back:
            taken_back = _take_back(player)
    assert player.over()
    assert page.locator(".standings tbody tr").count() == 4
    picture(player, shots, f"{lang}-over")
    assert {"open-auction", "buy-fuel", "build", "run"} <= met
    assert taken_back
    assert reloaded
    assert player.console_errors == []
    context.close()


def _reload(player: PagePlayer) -> None:
    """A reload shows the same question again."""
    before = player.page.locator(".decision .ask").inner_text(), player.seq(), player.kind()
    player.page.reload()
    player.page.wait_for_selector("html[data-ready]")
    assert (player.page.locator(".decision .ask").inner_text(), player.seq(), player.kind()) == before


def _take_back(player: PagePlayer) -> bool:
    """Take back a house just built: the money returns and the log says so."""
    page = player.page
    button = page.locator("[data-do=take-back]")
    if button.get_attribute("aria-disabled") == "true" or player.kind() != "build":
        return False
    seq, money, houses = player.seq(), player.money(), page.locator(".board .house").count()
    button.click()
    player.moved(seq)
    assert player.money() > money
    assert page.locator(".board .house").count() == houses - 1
    assert page.locator(".log .back").count() == 1
    return True


def test_the_keyboard_alone_takes_a_turn(chromium, server):
    context, player = new_game(chromium, server)
    page = player.page
    player.wait_for_turn()
    before = player.seq()
    page.keyboard.press("Slash")
    assert page.locator(".decision [data-key]").count() >= 2
    if player.kind() == "bid":
        page.keyboard.press("Digit0")
    else:
        page.keyboard.press("Digit2")
        page.wait_for_selector(".decision .amount")
        page.keyboard.press("Digit1")
        page.wait_for_function("() => document.activeElement.matches('[data-number]')")
        assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") != "none"
        page.keyboard.press("Enter")
    player.moved(before)
    spoken = page.locator("#spoken").inner_text()
    assert spoken.strip()
    assert player.console_errors == []
    context.close()


def test_why_not_and_a_refused_move_name_the_clause(chromium, server):
    context, player = new_game(chromium, server)
    page = player.page
    player.play_until("open-auction")
    # Playwright considers a greyed option disabled, but it can be clicked.
    page.locator(".decision .opt.no").first.click(force=True)
    why = page.locator(".decision .why")
    assert "PG-4.2" in why.inner_text()
    assert "future market" in why.inner_text()
    why.locator(".clause").click()
    page.wait_for_selector("#body-rules .reader .found")
    assert "PG-4.2" in page.locator("#body-rules .found").inner_text()
    # What the page would never send is refused with its clause and leaves no trace.
    seq = player.seq()
    answer = page.evaluate(
        """async () => {
            const table = document.querySelector("main").dataset.table;
            const expect = Number(document.querySelector(".decision").dataset.expect);
            const chosen = {plant: 10, bid: 10};
            const body = JSON.stringify({kind: "open-auction", chosen, expect, key: "abcdefgh"});
            const answer = await fetch(`/api/tables/${table}/act`,
                {method: "POST", headers: {"content-type": "application/json"}, body});
            return [answer.status, await answer.json()];
        }"""
    )
    assert answer[0] == 422
    assert answer[1]["clause"] == "PG-4.2"
    page.reload()
    assert player.seq() == seq
    context.close()


def test_a_second_browser_sees_no_secret(chromium, server):
    context, player = new_game(chromium, server)
    player.play_until("build")
    money = player.money()
    other = chromium.new_context(viewport=TALL)
    page = other.new_page()
    watcher = PagePlayer(page)
    page.goto(player.page.url)
    page.wait_for_selector("html[data-ready]")
    assert not watcher.mine()
    assert page.locator("[data-panel=own]").is_hidden()
    assert [text.split()[-1] for text in page.locator(".player .cash").all_inner_texts()] == ["?"] * 4
    mine = player.page.locator(".player.me .cash").inner_text().split()[-1]
    assert mine == str(money)
    assert page.locator("[data-do=take-back]").get_attribute("aria-disabled") == "true"
    assert watcher.console_errors == []
    other.close()
    context.close()


def test_the_slider_leads_to_any_moment_and_its_address_opens_there(chromium, server):
    context, player = new_game(chromium, server)
    page = player.page
    player.play_until("buy-fuel")
    last = player.seq()
    houses = page.locator(".plantmarket .card").all_text_contents()
    page.locator("[data-slider]").fill("2")
    page.wait_for_selector(".decision [data-do=live]")
    assert page.url.endswith("?at=2")
    assert page.locator(".decision .ask").inner_text().endswith("2⁩")
    assert page.locator(".plantmarket .card").all_text_contents() != houses
    deep = context.new_page()
    deep.goto(page.url)
    deep.wait_for_selector("html[data-ready]")
    assert deep.locator(".plantmarket").text_content() == page.locator(".plantmarket").text_content()
    deep.close()
    page.locator(".decision [data-do=live]").click()
    page.wait_for_selector(".decision[data-mine]")
    assert player.seq() == last
    assert "at=" not in page.url
    assert page.locator(".plantmarket .card").all_text_contents() == houses
    assert player.console_errors == []
    context.close()


def test_eight_tabs_share_one_stream_and_stay_in_step(chromium, server):
    context, player = new_game(chromium, server)
    streams: list[str] = []
    context.on("request", lambda r: streams.append(r.url) if "/events" in r.url else None)
    tabs = [context.new_page() for _ in range(7)]
    for tab in tabs:
        tab.goto(player.page.url)
        tab.wait_for_selector("html[data-ready]")
    assert streams == []  # the first tab had opened the only one before
    player.wait_for_turn()
    before = player.seq()
    player.turn()
    for tab in tabs:
        tab.wait_for_function(
            "n => Number(document.querySelector('[data-panel=top]').dataset.seq) > n",
            arg=before,
        )
    player.page.close()
    wait_until(tabs[0], lambda: bool(streams))
    tabs[0].wait_for_timeout(250)
    assert len(streams) == 1  # another tab has taken over, and only one
    context.close()


def test_a_lost_connection_is_said_and_mended(chromium, tmp_path):
    served = ServerProcess(tmp_path)
    context, player = new_game(chromium, served)
    page = player.page
    player.wait_for_turn()
    served.stop()
    page.wait_for_selector("#notice:not([hidden])")
    assert page.locator("#notice").inner_text() == page.locator("#notice").get_attribute("data-lost")
    served.start()
    back = page.locator("#notice").get_attribute("data-back")
    page.wait_for_function("words => document.querySelector('#notice').textContent === words", arg=back)
    before = player.seq()
    player.turn()
    assert player.seq() > before
    context.close()
    served.stop()


def test_persian_mirrors_the_panels_and_not_the_board(chromium, server):
    context, player = new_game(chromium, server, "fa")
    page = player.page
    player.wait_for_turn()
    assert page.evaluate("document.documentElement.dir") == "rtl"
    side, decide = page.locator(".side").bounding_box(), page.locator(".decision").bounding_box()
    assert side["x"] > decide["x"]
    assert page.evaluate("getComputedStyle(document.querySelector('svg.drawing')).direction") == "ltr"
    money = page.locator(".purse .big").inner_text()
    assert re.fullmatch("[۰-۹]+", money)
    assert int(money.translate(LATIN)) == 50
    context.close()
