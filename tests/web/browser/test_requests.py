"""How much a page asks of the server."""

from __future__ import annotations

from typing import Any

from tests.web.browser.conftest import ServerProcess
from tests.web.browser.page_player import PagePlayer, open_new_table

MOST_OF_A_COLD_LOBBY = 14
LATE_EVENT_MS = 400
"""Time for the event of a move to arrive after its answer."""
FETCHED = """
() => performance.getEntriesByType("resource").filter((one) => one.transferSize).map((one) => one.name)
"""


def test_a_cold_lobby_takes_few_requests_and_a_warm_one_asks_for_the_page_alone(
    chromium: Any, server: ServerProcess
):
    page = chromium.new_page()
    sent: list[str] = []
    answered: list[Any] = []
    page.on("request", lambda request: sent.append(request.url))
    page.on("response", lambda answer: answered.append(answer))
    page.goto(server.url)
    page.wait_for_selector("html[data-ready]")
    assert 1 < len(sent) <= MOST_OF_A_COLD_LOBBY, sent
    assert {answer.status for answer in answered} == {200}
    cookies = [answer.url for answer in answered if answer.all_headers().get("set-cookie")]
    assert cookies == [f"{server.url}/"]
    page.goto(server.url)
    page.wait_for_selector("html[data-ready]")
    assert page.evaluate(FETCHED) == [], "files whose names have not changed are not fetched again"
    page.context.close()


def test_a_move_takes_one_request(chromium: Any, server: ServerProcess):
    page = chromium.new_page()
    player = PagePlayer(page)
    page.goto(server.url)
    seats = [{"kind": "me"}, {"kind": "me"}]
    made = page.evaluate(
        "body => fetch('/api/tables', {method: 'POST', headers: {'content-type': 'application/json'},"
        " body: JSON.stringify(body)}).then(answer => answer.json())",
        {"game": "eighteen_thirty", "seats": seats},
    )
    page.goto(f"{server.url}{made['url']}")
    page.wait_for_selector("html[data-ready]")
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url))
    for _ in range(2):
        before = player.seq()
        sent.clear()
        page.locator(".decision [data-do=just]").first.click()
        player.moved(before)
        page.wait_for_timeout(LATE_EVENT_MS)
        assert len(sent) == 1, sent
        assert "/act?" in sent[0]
    assert player.console_errors == []
    page.context.close()


def test_the_log_grows_by_its_new_lines(chromium: Any, server: ServerProcess):
    player = open_new_table(PagePlayer, chromium.new_context(), server.url, "eighteen_thirty", 1, "en")
    page, first = player.page, None
    for _ in range(3):
        player.wait_for_turn()
        before = player.seq()
        page.locator(".decision [data-do=just]").first.click()
        player.moved(before)
        player.wait_for_turn()
        first = first or page.query_selector("#body-log .log li")
    assert first is not None
    assert first.evaluate("line => line.isConnected"), "known lines stay in the page"
    lines = page.locator("#body-log .log li").all_inner_texts()
    page.reload()
    page.wait_for_selector("html[data-ready]")
    assert page.locator("#body-log .log li").all_inner_texts() == lines
    assert player.console_errors == []
    page.context.close()
