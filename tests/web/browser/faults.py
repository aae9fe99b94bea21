"""Network faults on demand, and waiting for the page to report or survive them."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from tests.web.browser.page_player import TIMEOUT_MS
from tests.web.tables import POWER_GRID

from boardroom.core.engine import offers

FAILED_REQUESTS = ("Failed to load resource",)
"""How the console messages begin that the browser itself writes for every failed request."""


def unexpected_errors(console_errors: list[str]) -> list[str]:
    """The console errors of a page, except those for failed requests."""
    return [line for line in console_errors if not line.startswith(FAILED_REQUESTS)]


def table_of(page: Any) -> str:
    return str(page.url).partition("?")[0].replace("/t/", "/api/tables/")


def move_from_elsewhere(page: Any) -> int:
    """Make a move for the same person outside this page; returns its row."""
    seen = page.request.get(f"{table_of(page)}/view").json()
    action = offers(POWER_GRID.load(seen["view"]), seen["seat"])[-1].suggest()
    assert action
    body = {"action": action.to_json(), "expect": seen["expect"]}
    answer = page.request.post(f"{table_of(page)}/act", data=body)
    assert answer.ok, answer.text()
    return int(answer.json()["seq"])


def wait_for_row(page: Any, seq: int) -> None:
    """Wait until the page has drawn this row or a later one."""
    page.wait_for_function(
        "n => Number(document.querySelector('[data-panel=top]').dataset.seq) >= n", arg=seq
    )


def wait_for_notice(page: Any, key: str) -> None:
    """Wait until the notice shows this message, or has shown it last."""
    wait_for_notice_text(page, page.get_attribute("#notice", f"data-{key}"))


def wait_for_notice_text(page: Any, words: str) -> None:
    """Wait until the notice shows these words, or has shown them last."""
    page.wait_for_function(
        "words => document.querySelector('#notice').textContent === words",
        arg=words,
    )


def drop_answers(page: Any, address: str, times: int, arrives: bool = False) -> list[str]:
    """Drop the next requests, or with `arrives` only their answers; returns the bodies of all requests."""
    sent: list[str] = []
    page.evaluate("() => document.querySelector('#notice')?.replaceChildren()")  # clear an older notice

    def handle(route: Any) -> None:
        sent.append(route.request.post_data or "")
        if len(sent) > times:
            route.continue_()
            return
        if arrives:
            route.fetch(max_retries=3)  # the server closes idle connections
        route.abort()

    page.route(address, handle)
    return sent


def wait_until(page: Any, true: Callable[[], bool]) -> None:
    """Wait for a condition outside the page."""
    end = time.monotonic() + TIMEOUT_MS / 1000
    while not true():
        assert time.monotonic() < end, "the condition did not come true"
        page.wait_for_timeout(50)
