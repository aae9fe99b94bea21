"""How much a page asks of the server."""

from __future__ import annotations

from typing import Any

from tests.web.browser.conftest import ServerProcess

MOST_OF_A_COLD_LOBBY = 14
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
