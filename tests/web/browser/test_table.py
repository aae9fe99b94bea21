"""What people do besides moving: history, forks, rules, imports, standing orders, settings."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.web.browser.conftest import ServerProcess
from tests.web.browser.page_player import PagePlayer, open_new_table
from tests.web.tables import NAMES, POWER_GRID, played

from boardroom.core.catalog import LANGUAGES
from boardroom.core.records import write_record


@pytest.fixture
def player(chromium: Any, server: ServerProcess) -> Any:
    """A player at a new table with three bots; fails at the end if the console reported errors."""
    context = chromium.new_context(viewport={"width": 1440, "height": 900})
    found = open_new_table(PagePlayer, context, server.url, "power_grid", 3, "en")
    yield found
    assert found.console_errors == []
    context.close()


def test_what_if_goes_on_from_a_past_moment_at_a_table_of_its_own(player):
    page = player.page
    player.play_until("buy-fuel")
    first, seq, money = page.url, player.seq(), player.money()
    page.locator("[data-slider]").fill("1")
    page.wait_for_selector(".decision [data-do=live]")
    form = page.locator(".decision details:has(> form[data-address$='/fork'])")
    form.locator("summary").click()
    form.locator("button[type=submit]").click()
    page.wait_for_url(lambda url: "/t/" in url and "at=" not in url and url != first)
    page.wait_for_selector("html[data-ready]")
    assert page.locator(".curtain").count() == 0  # nobody to hide it from
    for _ in range(2):
        player.wait_for_turn()
        before = player.seq()
        player.turn()
        assert player.seq() > before
    page.goto(first)
    page.wait_for_selector("html[data-ready]")
    assert (player.seq(), player.money()) == (seq, money)


def test_a_record_is_imported_in_the_lobby_and_shown_from_beginning_to_end(player, server, tmp_path):
    page = player.page
    record = tmp_path / "game.json"
    journal = played(POWER_GRID, 30)
    journal.setup = replace(journal.setup, names=NAMES[:4])
    record.write_text(json.dumps(write_record(journal)))
    page.goto(f"{server.url}/?lang=en")
    page.set_input_files("[data-import]", record)
    page.wait_for_url("**/t/*")
    page.wait_for_selector("html[data-ready]")
    assert player.seq() == 30
    assert "Bruno" in page.locator(".players").inner_text()
    cut = tmp_path / "cut.json"
    cut.write_text(json.dumps(json.loads(record.read_text()) | {"seats": 3}))
    page.goto(f"{server.url}/?lang=en")
    page.set_input_files("[data-import]", cut)
    page.wait_for_selector("#notice:not([hidden])")
    player.console_errors = [
        line for line in player.console_errors if "400" not in line
    ]  # the browser notes each 4xx
    assert page.url.endswith("lang=en")
    assert "checksum" in page.locator("#notice").inner_text()


def test_a_standing_order_passes_until_it_is_taken_away(player):
    page = player.page
    player.play_until("buy-fuel")
    before = player.seq()
    player.press(".decision .give summary")
    player.press(".decision [data-order=pass]")
    player.moved(before)
    log = page.locator("#body-log .log").inner_text()
    assert "You" in log
    page.wait_for_selector(".decision[data-mine]")  # what passing does not answer is put to the person again


def test_the_history_plays_by_itself_and_stops_where_it_is_told(player):
    page = player.page
    player.play_until("buy-fuel")
    page.locator("[data-slider]").fill("1")
    page.wait_for_selector(".decision [data-do=live]")
    player.press("[data-do=play]")
    page.wait_for_function("() => Number(new URL(location).searchParams.get('at')) >= 3")
    assert page.get_attribute("[data-do=play]", "aria-pressed") == "true"
    player.press("[data-do=play]")
    at = page.locator("[data-slider]").input_value()
    page.wait_for_timeout(900)
    assert page.locator("[data-slider]").input_value() == at
    player.press(".hist [data-do=live]")
    page.wait_for_selector(".decision[data-mine]")
    marks = page.locator("#rounds option").count()
    assert marks >= 1


@pytest.mark.parametrize(("lang", "word"), [("en", "garbage"), ("fa", "زباله"), ("zh", "垃圾")])
def test_the_rules_are_searched_and_each_clause_has_an_address(player, server, lang, word):
    page = player.page
    page.goto(f"{server.url}/rules/power_grid?lang={lang}#PG-6.4")
    clause = page.locator("[id='PG-6.4']")
    assert clause.evaluate("e => e.matches(':target') && e.getBoundingClientRect().top < innerHeight")
    every = page.locator("[data-clause-text]:visible").count()
    page.fill("[data-search]", word)
    page.wait_for_function("() => document.querySelectorAll('[data-clause-text][hidden]').length > 0")
    left = page.locator("[data-clause-text]:visible")
    assert 0 < left.count() < every
    assert all(word in text for text in left.all_inner_texts())
    page.fill("[data-search]", "qqqq")
    assert page.locator("[data-none]").is_visible()
    page.fill("[data-search]", "")
    href = page.locator("[data-clause-text] a.clause").nth(3).get_attribute("href")
    page.click(f"a.clause[href='{href}']")
    assert page.url.endswith(href)


def test_the_language_changes_in_the_middle_and_stays(player, server):
    page = player.page
    player.play_until("buy-fuel")
    seq = player.seq()
    asked = {page.locator(".decision .ask").inner_text()}
    for lang in ("fa", "zh"):
        player.press(".menu summary")
        page.locator(f".menu [data-lang={lang}]").click()
        page.wait_for_selector(f"html[lang={lang}][data-ready]")
        assert player.seq() == seq
        assert player.kind() == "buy-fuel"
        asked.add(page.locator(".decision .ask").inner_text())
    assert len(asked) == len(LANGUAGES)
    before = player.seq()
    player.turn()
    assert player.seq() > before
    page.goto(f"{server.url}/")
    assert page.get_attribute("html", "lang") == "zh"


def test_digits_theme_and_motion_are_chosen_in_one_menu_and_remembered(player, server):
    page = player.page
    page.goto(f"{page.url.partition('?')[0]}?lang=fa")
    player.wait_for_turn()
    ids = page.evaluate("() => [...document.querySelectorAll('[data-id]')].map(e => e.dataset.id)")
    assert page.locator(".purse .big").inner_text() == "۵۰"
    player.press(".menu summary")
    player.press(".menu [data-digits-choice=latin]")
    page.wait_for_selector("html[data-digits=latin][data-ready]")
    assert page.locator(".purse .big").inner_text() == "50"
    assert page.evaluate("() => /[۰-۹]/.test(document.body.innerText)") is False
    assert page.evaluate("() => [...document.querySelectorAll('[data-id]')].map(e => e.dataset.id)") == ids
    before = player.seq()
    player.turn()  # panels that are swapped in keep to it, and what is composed in the browser as well
    player.moved(before)
    assert page.evaluate("() => /[۰-۹]/.test(document.body.innerText)") is False
    player.press(".menu summary")
    assert page.locator(".menu [aria-current]").all_inner_texts() == ["فارسی", "لاتین"]
    player.press(".menu [data-choice=dark]")
    assert page.evaluate("() => getComputedStyle(document.body).colorScheme") == "dark"
    page.uncheck("[data-switch=motion]")
    page.goto(f"{server.url}/rules/power_grid")
    chosen = (
        "() => (({ theme, digits, motion }) => [theme, digits, motion])(document.documentElement.dataset)"
    )
    assert page.evaluate(chosen) == ["dark", "latin", "off"]
    assert page.evaluate("() => /[۰-۹]/.test(document.body.innerText)") is False


def test_a_move_is_taken_back_and_played_again_and_a_reload_changes_nothing(player):
    page = player.page
    player.play_until("build")
    seq, money = player.seq(), player.money()
    page.locator(".decision [data-do=pick]").first.click()
    page.wait_for_selector(".decision form[data-complete]")
    player.do()
    spent = player.money()
    assert spent < money
    page.keyboard.press("Control+KeyZ")
    page.wait_for_function("n => Number(document.querySelector('.purse .big').textContent) === n", arg=money)
    assert page.locator(".log .back").count() == 1
    page.reload()
    page.wait_for_selector("html[data-ready]")
    assert player.money() == money
    assert player.seq() > seq
    page.locator(".decision [data-do=pick]").first.click()
    page.wait_for_selector(".decision form[data-complete]")
    player.do()
    assert player.money() == spent


def test_a_downloaded_record_holds_no_more_than_the_seat_may_see(player, tmp_path: Path):
    page = player.page
    player.play_until("buy-fuel")
    player.press(".menu summary")
    with page.expect_download() as coming:
        player.press(".menu a[download]")
    raw = json.loads(Path(coming.value.path()).read_text("utf-8"))
    me = raw["seat"]
    assert isinstance(raw["view"]["players"][me]["cash"], int)
    assert not any(isinstance(p["cash"], int) for i, p in enumerate(raw["view"]["players"]) if i != me)
    assert "seed" not in json.dumps(raw)


def test_a_city_shows_its_cheapest_way_and_sum_before_it_is_chosen(player):
    page = player.page
    player.play_until("build")
    player.turn()  # a first house: from now on cities cost a way as well
    if player.kind() != "build":
        player.play_until("build")
    option = page.locator(".decision [data-do=pick][data-marks]").first
    id, cost = option.get_attribute("data-id"), option.get_attribute("data-cost")
    page.locator(f".board [data-id='{id}']").focus()
    total = page.locator("#preview .total dd").inner_text()
    assert total.startswith(f"{cost} = 10 + ")
    assert sum(map(int, total.partition("=")[2].split("+"))) == int(cost)
    assert page.locator("#preview dl > div").count() >= 4  # house, each leg of the way, total, money
    lit = "n => document.querySelectorAll('.board .b-way.lit').length === n"
    page.wait_for_function(lit, arg=total.count("+"))
    assert page.locator(f".board tspan[data-cost='{id}']").text_content().strip() == cost
    page.locator(".tabs [role=tab]").first.hover()
    page.locator(".ask").hover()
    assert page.locator("#preview").is_hidden()
    # Looked at in the panel, it is found on the board; and no longer once the reader looks away.
    option.hover()
    page.wait_for_selector(f".board [data-id='{id}'].eyed")
    assert page.locator(".eyed").count() == 1
    page.locator(".ask").hover()
    assert page.locator(".eyed").count() == 0


def test_a_basket_is_lifted_out_of_the_market_with_its_price_and_the_next_one(player):
    page = player.page
    player.play_until("buy-fuel")
    row = page.locator(".decision .mixrow[data-item]").first
    prices = json.loads(row.get_attribute("data-prices"))
    for n in (1, 2):
        row.locator("[data-do=more]").click()
        assert page.locator(".ladder .tok.lit").count() == n
        assert int(row.locator("[data-price]").inner_text()) == prices[n]
        if n + 1 < len(prices):
            assert str(prices[n + 1] - prices[n]) in row.locator("[data-after]").inner_text()
    have = int(page.get_attribute(".decision form.offer", "data-have"))
    assert page.locator(".decision .left b").inner_text() == f"{have} → {have - prices[2]}"
