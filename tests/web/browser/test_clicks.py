"""How many clicks the usual actions take."""

from __future__ import annotations

from typing import Any

import pytest
from tests.web.browser.conftest import ServerProcess
from tests.web.browser.faults import wait_for_row
from tests.web.tables import golden

from boardroom.core.records import write_record

COUNT = "window.clicks = 0; addEventListener('click', (e) => { window.clicks += e.isTrusted; }, true);"
READY = ".decision [data-do=act]:not([aria-disabled])"


class Clicker:
    """A page at a golden game in which an action is possible; counts the clicks made on it."""

    def __init__(self, chromium: Any, server: ServerProcess, game: str, share: float, kind: str) -> None:
        self.context = chromium.new_context(viewport={"width": 1440, "height": 900})
        self.context.add_init_script(COUNT)
        self.context.add_init_script("localStorage.setItem('slips', 'off');")
        self.page = self.context.new_page()
        self.page.goto(server.url)
        record = write_record(golden(game, share, kind))
        made = self.context.request.post(f"{server.url}/api/import", data=record).json()
        self.page.goto(f"{server.url}{made['url']}?lang=en")
        self.page.wait_for_selector("html[data-ready]")
        self.first = self.seq()

    def seq(self) -> int:
        return int(self.page.get_attribute("[data-panel=top]", "data-seq"))

    def click(self, selector: str) -> None:
        self.page.locator(selector).first.click()

    def clicks_for(self, rows: int) -> int:
        """The clicks so far, which must have made so many rows."""
        wait_for_row(self.page, self.first + rows)
        assert self.seq() == self.first + rows
        clicks: int = self.page.evaluate("window.clicks")
        self.context.close()
        return clicks


def test_a_share_and_the_end_of_the_turn_take_two_clicks(chromium: Any, server: ServerProcess) -> None:
    at = Clicker(chromium, server, "eighteen_thirty-4", 0.15, "buy-share")
    at.click("tr:has(.spot) td[data-then]")
    at.click(".decision [data-do=act-and-end]:not([aria-disabled])")
    assert at.clicks_for(rows=2) == 2


def test_a_tile_takes_three_clicks(chromium: Any, server: ServerProcess) -> None:
    at = Clicker(chromium, server, "eighteen_thirty-4", 0.25, "lay-tile")
    at.click(".board .b-hex.legal")
    at.page.wait_for_selector(".decision .stage:nth-child(2)")
    if not at.page.locator(READY).count():
        at.click(".decision .stage:nth-child(2) [data-do=pick]")
    at.click(READY)
    assert at.clicks_for(rows=1) <= 3


def test_a_train_takes_two_clicks(chromium: Any, server: ServerProcess) -> None:
    at = Clicker(chromium, server, "eighteen_thirty-4", 0.3, "buy-train")
    if not at.page.locator(READY).count():
        at.click(".decision form:not([hidden]) [data-do=pick]")
    at.click(READY)
    assert at.clicks_for(rows=1) <= 2


@pytest.mark.parametrize("share", [0.2, 0.3])
def test_a_card_with_its_payment_takes_two_clicks(chromium: Any, server: ServerProcess, share: float) -> None:
    at = Clicker(chromium, server, "terraforming_mars-4", share, "play")
    at.click(".own :is(.tmc, .tmr).legal")
    at.click(READY)
    assert at.clicks_for(rows=1) == 2
