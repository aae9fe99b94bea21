"""axe finds no violation on any page, nor in any state of a table."""

from __future__ import annotations

from typing import Any

import pytest
from tests.web.browser.axe import axe_script, violations
from tests.web.browser.conftest import ServerProcess
from tests.web.browser.page_player import PagePlayer, open_new_table
from tests.web.tables import golden

from boardroom.core.records import write_record
from boardroom.games.registry import keys

DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


@pytest.fixture(autouse=True)
def _axe() -> None:
    axe_script()


def put(context: Any, server: ServerProcess, game: str, share: float) -> str:
    """Import a golden game with four players after this share of its moves; returns its address."""
    record = write_record(golden(f"{game}-4", share))
    answer = context.request.post(f"{server.url}/api/import", data=record)
    assert answer.ok, answer.text()
    return f"{server.url}{answer.json()['url']}"


def show(page: Any, address: str, lang: str, theme: str, size: dict[str, int]) -> None:
    page.set_viewport_size(size)
    page.emulate_media(color_scheme=theme)
    page.goto(f"{address}?lang={lang}")
    page.wait_for_selector("html[data-ready]")


@pytest.mark.parametrize("game", keys())
def test_a_table_in_every_state(chromium: Any, server: ServerProcess, game: str) -> None:
    context = chromium.new_context(viewport=DESK)
    page = context.new_page()
    page.goto(server.url)
    middle, over = put(context, server, game, 0.6), put(context, server, game, 1)
    show(page, middle, "en", "light", DESK)
    assert violations(page) == [], "middle"
    show(page, middle, "fa", "dark", PHONE)
    assert violations(page) == [], "middle, on a phone"
    show(page, over, "en", "dark", DESK)
    assert violations(page) == [], "end"
    show(page, over, "fa", "light", PHONE)
    assert violations(page) == [], "end, on a phone"
    context.close()


@pytest.mark.parametrize("game", keys())
def test_a_table_with_everything_open(chromium: Any, server: ServerProcess, game: str) -> None:
    context = chromium.new_context(viewport=DESK)
    player = open_new_table(PagePlayer, context, server.url, game, 3, "en")
    page = player.page
    player.wait_for_turn()
    assert violations(page) == [], "first decision"
    page.keyboard.press("Slash")
    page.locator(".menu > summary").click()
    assert violations(page) == [], "keys and menu"
    page.keyboard.press("Escape")
    for tab in ("chart", "rules", "talk"):
        page.locator(f"#tab-{tab}").click()
        page.wait_for_selector("#body-rules .reader" if tab == "rules" else f"#body-{tab}:not([hidden])")
        assert violations(page) == [], tab
    page.keyboard.press("F1")
    page.wait_for_selector("dialog[open]")
    assert violations(page) == [], "player aid"
    page.keyboard.press("Escape")
    if page.locator(".sheetopen").count():
        page.locator(".sheetopen").first.click()
        page.wait_for_selector(":popover-open > header")
        assert violations(page) == [], "a player's sheet"
    context.close()


def test_the_other_pages(chromium: Any, server: ServerProcess) -> None:
    context = chromium.new_context(viewport=DESK)
    page = context.new_page()
    for path in ("/", "/rules/mombasa", "/t/nothing"):
        show(page, f"{server.url}{path}", "en", "light", DESK)
        assert violations(page) == [], path
        show(page, f"{server.url}{path}", "fa", "dark", PHONE)
        assert violations(page) == [], (path, "on a phone")
    show(page, server.url, "en", "light", DESK)
    page.locator(".game .setup summary").first.click()
    assert violations(page) == [], "options of a new table"
    form = page.locator("form.newtable").first
    form.locator("select[name=seat]").nth(1).select_option("open")
    form.locator("button[type=submit]").click()
    page.wait_for_selector("main.room")
    assert violations(page) == [], "waiting room"
    context.close()
