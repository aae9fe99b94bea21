"""Several tabs at one table stay in step, and each keeps what its viewer has open."""

from __future__ import annotations

from typing import Any

import pytest
from tests.web.browser.faults import (
    drop_answers,
    move_from_elsewhere,
    table_of,
    unexpected_errors,
    wait_for_notice,
    wait_for_notice_text,
    wait_for_row,
    wait_until,
)
from tests.web.browser.page_player import PagePlayer, open_new_table
from tests.web.tables import POWER_GRID, played

from boardroom.core.records import write_record

TALL = {"width": 1440, "height": 900}


# ------------------------------------------------------------ the way through


def test_the_slider_says_the_present_again_however_often_one_looks_back(buyer):
    page, last = buyer.page, buyer.seq()
    for _ in range(3):
        page.locator("[data-slider]").fill("2")
        page.wait_for_selector(".decision [data-do=live]")
        assert page.locator("[data-at-number]").inner_text() == "2"
        page.locator(".decision [data-do=live]").click()
        page.wait_for_selector(".decision[data-mine]")
        tag = page.locator(".hist [data-do=live]")
        assert tag.inner_text() == tag.get_attribute("data-live")
        assert page.locator("[data-slider]").input_value() == str(last)
        assert page.locator("[data-at-number]").inner_text() == str(last)
    page.locator("#body-log a[data-at]").first.click()
    page.wait_for_selector(".decision [data-do=live]")
    page.locator("#body-log a[data-at]").last.click()  # the last line tells of the present
    page.wait_for_selector(".decision[data-mine]")
    assert "at=" not in page.url
    wait_for_row(page, move_from_elsewhere(page))


AT_THE_END = """() => {
    const { scrollHeight, scrollTop, clientHeight } = document.querySelector("#body-log");
    return scrollHeight > clientHeight && scrollHeight - scrollTop - clientHeight < 2;
}"""


def test_the_log_follows_the_game_again_when_one_comes_back_from_a_line_of_it(buyer):
    page = buyer.page
    page.wait_for_function(AT_THE_END)
    page.locator("#body-log a[data-at]").first.click()
    page.wait_for_selector(".decision [data-do=live]")
    page.wait_for_timeout(300)  # by then the log knows that its reader has gone up
    assert not page.evaluate(AT_THE_END)
    page.locator(".decision [data-do=live]").click()
    page.wait_for_selector(".decision[data-mine]")
    page.wait_for_function(AT_THE_END)
    wait_for_row(page, move_from_elsewhere(page))
    page.wait_for_function(AT_THE_END)


def test_the_history_stops_playing_when_a_moment_is_chosen_and_ends_in_the_present(buyer):
    page, last = buyer.page, buyer.seq()
    at = "n => Number(new URL(location).searchParams.get('at')) === n"
    page.clock.install()
    page.locator("[data-slider]").fill("1")
    page.clock.run_for(200)
    page.wait_for_function(at, arg=1)
    page.click("[data-do=play]")
    page.clock.run_for(1400)
    page.wait_for_function(at, arg=3)
    page.locator("#body-log a[data-at='5']").first.click()
    page.wait_for_function(at, arg=5)
    page.clock.run_for(3000)
    assert page.url.endswith("at=5")
    page.locator("[data-slider]").fill(str(last - 2))
    page.clock.run_for(200)
    page.wait_for_function(at, arg=last - 2)
    page.click("[data-do=play]")
    page.clock.run_for(1400)
    page.wait_for_selector(".decision[data-mine]")
    assert page.get_attribute("[data-do=play]", "aria-pressed") == "false"
    assert "at=" not in page.url


def test_the_lines_of_any_moment_stand_out_though_a_page_begins_with_the_last_ones(chromium, server):
    context = chromium.new_context(viewport=TALL)
    page = context.new_page()
    reader = PagePlayer(page)
    page.goto(server.url)
    made = page.request.post(f"{server.url}/api/import", data=write_record(played(POWER_GRID, 120))).json()
    page.goto(server.url + made["url"])
    page.wait_for_selector("html[data-ready]")
    assert page.locator(".log li[data-seq='2']").count() == 0
    page.locator("[data-slider]").fill("2")
    page.wait_for_selector(".log li.at[data-seq='2']")
    assert page.locator("[data-slider]").input_value() == "2"
    assert page.locator(".log li[data-seq='120']").count() > 0
    later = page.locator(".log li[data-seq]").nth(30).get_attribute("data-seq")
    page.locator("[data-slider]").fill(later)
    page.wait_for_selector(f".log li.at[data-seq='{later}']")
    assert page.locator(".log li.at[data-seq='2']").count() == 0
    page.locator(".hist [data-do=live]").click()
    page.wait_for_selector(".log:not(:has(li.at)) li[data-seq='2']", state="attached")
    assert reader.console_errors == []
    context.close()


def test_who_searches_the_rules_keeps_place_and_focus_while_others_move_and_enter_makes_no_move(buyer):
    page, sent = buyer.page, drop_answers(buyer.page, "**/act*", 0)
    more = page.locator(".decision .mixrow [data-do=more]").first
    more.click()
    page.wait_for_selector(".decision [data-do=act]:not([aria-disabled])")
    page.click("#tab-rules")
    field = page.locator("#body-rules [data-search]")
    field.fill("plant")
    page.keyboard.press("Enter")
    page.evaluate("() => { document.querySelector('#body-rules').scrollTop = 90; }")
    wait_for_row(page, move_from_elsewhere(page))
    assert sent == []
    assert page.evaluate("() => document.activeElement.matches('[data-search]')")
    assert page.evaluate("() => document.querySelector('#body-rules').scrollTop") == 90
    page.keyboard.type("s")
    assert field.input_value() == "plants"


# ------------------------------------------------------------ tabs


def test_a_tab_opened_while_something_happens_shows_it(buyer):
    page, held = buyer.page, []
    other = page.context.new_page()
    other.route("**/static/*.js", lambda route: held.append(route))
    other.goto(page.url, wait_until="commit")
    other.wait_for_selector("[data-panel=top]")
    wait_for_row(page, seq := move_from_elsewhere(page))
    buyer.wait_for_turn()
    for route in held:
        route.continue_()
    wait_for_row(other, seq)
    other.unroute_all(behavior="ignoreErrors")


@pytest.mark.parametrize("locks", [True, False])
def test_tabs_share_one_stream_with_and_without_locks(chromium, server, locks):
    context = chromium.new_context(viewport=TALL)
    if not locks:
        context.add_init_script("Object.defineProperty(Navigator.prototype, 'locks', {value: undefined});")
    asked: set[Any] = set()
    context.on("request", lambda r: asked.add(r) if "/events" in r.url else None)
    for end in ("requestfinished", "requestfailed"):
        context.on(end, lambda r: asked.discard(r))
    buyer = open_new_table(PagePlayer, context, server.url, "power_grid", 3, "en")
    buyer.play_until("buy-fuel")
    tabs = [buyer.page] + [context.new_page() for _ in range(4)]
    for tab in tabs[1:]:
        tab.goto(buyer.page.url)
        tab.wait_for_selector("html[data-ready]")

    def one() -> bool:
        return sum(not r.frame.page.is_closed() for r in asked) == 1

    for _ in range(3):  # whichever leads is closed at last
        wait_until(tabs[-1], one)
        seq = move_from_elsewhere(tabs[-1])
        for tab in tabs:
            wait_for_row(tab, seq)
        assert (
            one() or not locks
        )  # without locks two may lead for a moment, until they have heard of each other
        tabs[-1].wait_for_selector(".decision[data-mine]")
        tabs.remove(leader := next(r.frame.page for r in asked if not r.frame.page.is_closed()))
        leader.close()
    context.close()


COME_BACK = """() => {
    for (const kind of ["pagehide", "pageshow"])
        dispatchEvent(new PageTransitionEvent(kind, {persisted: true}));
}"""


def test_a_page_that_is_come_back_to_hears_again(buyer):
    page = buyer.page
    page.evaluate(COME_BACK)
    wait_for_row(page, move_from_elsewhere(page))


def test_a_table_that_is_deleted_says_so_in_every_tab_and_asks_no_more(buyer):
    page, asked = buyer.page, []
    other = page.context.new_page()
    other.goto(page.url)
    other.wait_for_selector("html[data-ready]")
    page.context.on("request", lambda request: asked.append(request.url))
    assert page.request.delete(table_of(page)).ok
    error = page.request.get(table_of(page)).json()["error"]
    for tab in (page, other):
        wait_for_notice_text(tab, error)
    page.wait_for_timeout(2500)  # longer than a browser waits before it opens a lost stream again
    for tab in (page, other):
        wait_for_notice_text(tab, error)
        assert tab.locator("#notice").is_visible()
    assert [url for url in asked if "/events" in url] == []


def test_a_table_that_is_deleted_while_the_connection_is_lost_says_so_when_it_is_back(buyer):
    page = buyer.page
    page.route("**/events?*", lambda route: route.abort())
    page.evaluate(COME_BACK)
    wait_for_notice(page, "lost")
    assert page.request.delete(table_of(page)).ok
    error = page.request.get(table_of(page)).json()["error"]
    page.unroute("**/events?*")
    wait_for_notice_text(page, error)


def test_digits_chosen_in_another_tab_leave_this_one_as_it_is(buyer):
    page = buyer.page
    page.goto(f"{page.url.partition('?')[0]}?lang=fa")
    buyer.wait_for_turn()
    other = page.context.new_page()
    other.goto(f"{page.url.partition('?')[0]}?digits=latin")
    wait_for_row(page, move_from_elsewhere(page))
    buyer.wait_for_turn()
    assert page.evaluate("() => /[0-9]/.test(document.querySelector('.purse').innerText)") is False


# ------------------------------------------------------------ before a game


def test_a_table_is_set_up_once_however_fast_its_button_is_pressed(chromium, server):
    context = chromium.new_context(viewport=TALL)
    page = context.new_page()
    maker = PagePlayer(page)
    sent: list[str] = []
    page.on("request", lambda r: sent.append(r.url) if r.method == "POST" else None)
    drop_answers(page, "**/api/deal", 1)
    page.goto(f"{server.url}/?lang=en")
    page.locator("[data-do=create]").first.click()
    wait_for_notice(page, "failed")
    page.locator("[data-do=create]").first.dblclick()
    page.wait_for_selector("html[data-ready] main.table")
    assert [url.rpartition("/")[2] for url in sent] == ["deal", "deal", "tables"]
    assert unexpected_errors(maker.console_errors) == []
    context.close()


def test_a_name_half_typed_stays_when_somebody_else_sits_down(chromium, server):
    pages = [chromium.new_context(viewport=TALL).new_page() for _ in range(3)]
    for page in pages:
        page.goto(server.url)
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    made = (
        pages[0].request.post(f"{server.url}/api/tables", data={"game": "power_grid", "seats": seats}).json()
    )
    pages[0].goto(server.url + made["url"])
    pages[2].goto(server.url + made["links"]["2"])
    pages[2].wait_for_selector("html[data-ready]")
    pages[2].locator("[name=name]").press_sequentially("Cha")
    secret = made["links"]["1"].partition("join=")[2]
    address = f"{server.url}/api/tables/{made['id']}/join"
    assert pages[1].request.post(address, data={"secret": secret, "name": "Bea"}).ok
    for page in (pages[0], pages[2]):
        page.wait_for_function("() => document.querySelector('main').innerText.includes('Bea')")
    pages[2].keyboard.type("rly")
    assert pages[2].input_value("[name=name]") == "Charly"
    pages[2].keyboard.press("Enter")
    for page in (pages[0], pages[2]):
        page.wait_for_selector("html[data-ready] main.table")
        assert "Charly" in page.locator(".players").inner_text() or page is pages[2]
    for page in pages:
        page.context.close()
