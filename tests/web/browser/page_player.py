"""Plays Power Grid in a browser like a person: reads and clicks what the page shows, and nothing else."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeVar

CHROMIUM = Path("/usr/bin/chromium")
WIDTHS = ((1440, 900), (768, 1024), (360, 740))
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]


class PagePlayer:
    """Watches one page and takes its turns; `console_errors` collects what the browser reports."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.console_errors: list[str] = []
        page.on("console", lambda m: self.console_errors.append(m.text) if m.type == "error" else None)
        page.on("pageerror", lambda e: self.console_errors.append(str(e)))
        page.on("dialog", lambda dialog: dialog.accept())
        page.route("**/api/tables", _bring_a_known_deal)

    def seq(self) -> int:
        return int(self.page.get_attribute("[data-panel=top]", "data-seq"))

    def over(self) -> bool:
        return bool(self.page.locator(".decision .standings").count())

    def mine(self) -> bool:
        return bool(self.page.locator(".decision[data-mine]").count())

    def kind(self) -> str | None:
        form = self.page.locator(".decision form.offer:not([hidden])")
        return form.get_attribute("data-kind") if form.count() else None

    def wait_for_turn(self) -> None:
        """Wait until the page asks this seat, or shows the result."""
        self.page.wait_for_selector(".decision[data-mine], .decision .standings")

    def press(self, selector: str) -> None:
        self.page.locator(selector).first.click()

    def moved(self, before: int) -> None:
        """Wait until the page has drawn a later row."""
        self.page.wait_for_function(
            "n => Number(document.querySelector('[data-panel=top]').dataset.seq) > n",
            arg=before,
        )

    def do(self) -> None:
        """Press the primary button, confirm if asked, and wait for the next question."""
        self.press_and_wait(".decision [data-do=act]:not([aria-disabled])")

    def just(self, kind: str = "") -> None:
        """Press the button of an action without choices, such as passing."""
        named = f'[data-kind="{kind}"]' if kind else ""
        self.press_and_wait(f".decision [data-do=just]{named}")

    def press_and_wait(self, button: str) -> None:
        """Press and wait until the question changes; the row cannot tell, since others may move meanwhile."""
        expect = self.page.get_attribute(".decision", "data-expect")
        self.press(button)
        answered = "!d.hasAttribute('data-mine') || d.dataset.expect !== e"
        for test in (f"document.querySelector('.slip') || {answered}", answered):
            self.page.wait_for_function(
                f"e => {{ const d = document.querySelector('.decision'); return {test}; }}",
                arg=expect,
            )
            if not self.page.locator(".slip").count():
                return
            self.press("[data-slip-answer=anyway]")

    def turn(self) -> str:
        """Take one decision; returns its kind."""
        kind = self.kind() or "just"
        getattr(self, f"_{kind.replace('-', '_')}", self.just)()
        return kind

    def play_until(self, kind: str) -> None:
        """Take turns until the page asks for this kind of action."""
        for _ in range(60):
            self.wait_for_turn()
            if self.kind() == kind:
                return
            self.turn()
        raise AssertionError(f"{kind} does not come up")

    def money(self) -> int:
        return int(self.page.locator(".purse .big").inner_text().translate(LATIN))

    def _open_auction(self) -> None:
        owned = self.page.locator(".own .card.mine").count()
        if owned >= 3 and self.page.locator("[data-do=just]").count():
            self.just()
            return
        options = self.page.locator(".decision [data-do=pick]")
        options.nth(min(1, options.count() - 1)).click()
        self.page.wait_for_selector(".decision .amount")
        self.do()

    def _bid(self) -> None:
        self.just()

    def _buy_fuel(self) -> None:
        rows = self.page.locator(".decision .mixrow[data-item]")
        for i in range(rows.count()):
            for _ in range(2):
                rows.nth(i).locator("[data-do=more]").click()
        for i in range(rows.count()):
            if self.page.locator(".decision [data-do=act][aria-disabled]").count():
                rows.nth(i).locator("[data-do=less]").click()
        if self.page.locator(".decision [data-do=act][aria-disabled]").count():
            self.just()
        else:
            self.do()

    def _build(self) -> None:
        cheapest = self.page.locator(".decision [data-do=pick]").first
        if int(cheapest.get_attribute("data-cost")) > self.money() - 8:
            self.just()
            return
        cheapest.click()
        self._wait_for_form()
        self.do()

    def _run(self) -> None:
        """Run all plants; deselect some while the page refuses for lack of fuel."""
        options = self.page.locator(".decision [data-name=plants] [data-do=pick]")
        for i in range(options.count()):
            options.nth(i).click()
            self._wait_for_form()
        while self.page.locator(".decision .why.shown").count():
            self.page.locator(".decision [data-name=plants] [aria-pressed=true]").last.click()
            self._wait_for_form()
        if self.page.locator(".decision [data-name=mix]").count():
            self.page.locator("[data-name=mix] [data-do=pick]").first.click()
            self._wait_for_form()
        self.do()

    def _wait_for_form(self) -> None:
        """Wait until the server has checked the choice."""
        self.page.wait_for_selector(".decision:not([data-asking])")

    def _scrap(self) -> None:
        self._first()

    _choose_region = _give_up = _scrap

    def _first(self) -> None:
        self.page.locator(".decision [data-do=pick]").first.click()
        self.page.wait_for_selector(".decision form[data-complete]")
        self.do()


TIMEOUT_MS = 120_000
"""How long to wait for what must happen; slow machines need it."""
ENTROPY = os.environ.get("BOARDROOM_ENTROPY", "a known deal")
"""What a player adds to the deal: the same on every run, unless the variable names another deal."""
LATIN = str.maketrans("۰۱۲۳۴۵۶۷۸۹", "0123456789")


def _bring_a_known_deal(route: Any) -> None:
    """Replace the random entropy that the page sends for a new table by a fixed one."""
    body = route.request.post_data_json
    if body is None:
        route.continue_()
    else:
        route.continue_(post_data=json.dumps(body | {"entropy": ENTROPY}))


P = TypeVar("P", bound=PagePlayer)


def open_new_table(
    make: type[P], context: Any, url: str, game: str, bots: int | Sequence[str], lang: str, **options: Any
) -> P:
    """A player at a new table with so many greedy bots, or with the named ones."""
    page = context.new_page()
    player = make(page)
    page.goto(f"{url}/?lang={lang}")
    names = ["greedy"] * bots if isinstance(bots, int) else bots
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": name} for name in names)]
    made = page.evaluate(
        "body => fetch('/api/tables', {method: 'POST', headers: {'content-type': 'application/json'},"
        " body: JSON.stringify(body)}).then(answer => answer.json())",
        {"game": game, "title": "Sunday table", "options": options, "seats": seats},
    )
    page.goto(f"{url}{made['url']}?lang={lang}")
    page.wait_for_selector("html[data-ready]")
    return player


def picture(player: PagePlayer, folder: Path, name: str) -> None:
    """Take screenshots at three widths; no page may be wider than its window."""
    for width, height in WIDTHS:
        player.page.set_viewport_size({"width": width, "height": height})
        player.page.wait_for_timeout(120)
        assert player.page.evaluate("document.documentElement.scrollWidth") <= width, (name, width)
        player.page.screenshot(path=folder / f"{name}-{width}.png")
    player.page.set_viewport_size({"width": 1440, "height": 900})
