"""What goes wrong on the line, made to happen when a test wants it."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from tests.web.browser.page_player import PATIENCE
from tests.web.tables import POWER_GRID

from boardroom.core.engine import offers

QUIET = ("Failed to load resource",)
"""What the browser itself notes of a request that failed, whatever the page makes of it."""


def failed(complaints: list[str]) -> list[str]:
    """What a page complained of, but for requests that failed."""
    return [line for line in complaints if not line.startswith(QUIET)]


def table_of(page: Any) -> str:
    return str(page.url).partition("?")[0].replace("/t/", "/api/tables/")


def elsewhere(page: Any) -> int:
    """The same person moves, but not by this page; the row it made."""
    seen = page.request.get(f"{table_of(page)}/view").json()
    action = offers(POWER_GRID.load(seen["view"]), seen["seat"])[-1].suggest()
    assert action
    body = {"action": action.to_json(), "expect": seen["expect"]}
    answer = page.request.post(f"{table_of(page)}/act", data=body)
    assert answer.ok, answer.text()
    return int(answer.json()["seq"])


def shows(page: Any, seq: int) -> None:
    """Until the page has drawn this row or a later one."""
    page.wait_for_function(
        "n => Number(document.querySelector('[data-panel=top]').dataset.seq) >= n", arg=seq
    )


def notice(page: Any, key: str) -> None:
    """Until the page says this, or has said it last."""
    says(page, page.get_attribute("#notice", f"data-{key}"))


def says(page: Any, words: str) -> None:
    """Until the line at the top of the page says these words, or has said them last."""
    page.wait_for_function(
        "words => document.querySelector('#notice').textContent === words",
        arg=words,
    )


def cut(page: Any, address: str, times: int, arrives: bool = False) -> list[str]:
    """The next requests to an address get no answer; whether they reach the server is said. What was sent."""
    sent: list[str] = []
    page.evaluate("() => document.querySelector('#notice')?.replaceChildren()")  # what was said so far

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


def until(page: Any, true: Callable[[], bool]) -> None:
    """Until something outside the page is so."""
    end = time.monotonic() + PATIENCE / 1000
    while not true():
        assert time.monotonic() < end, "it does not come to be"
        page.wait_for_timeout(50)
