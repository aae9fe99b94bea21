"""A person at the page: plays Power Grid by reading and pressing what the page shows, and nothing else."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeVar

CHROMIUM = Path("/usr/bin/chromium")
WIDTHS = ((1440, 900), (768, 1024), (360, 740))
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]


class Pilot:
    """Looks at one page and takes its turns."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.complaints: list[str] = []
        page.on("console", lambda m: self.complaints.append(m.text) if m.type == "error" else None)
        page.on("pageerror", lambda e: self.complaints.append(str(e)))
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
        """Until the page asks this seat, or shows the result."""
        self.page.wait_for_selector(".decision[data-mine], .decision .standings")

    def press(self, selector: str) -> None:
        self.page.locator(selector).first.click()

    def moved(self, before: int) -> None:
        """Until the page has drawn a later row."""
        self.page.wait_for_function(
            "n => Number(document.querySelector('[data-panel=top]').dataset.seq) > n",
            arg=before,
        )

    def do(self) -> None:
        """Press the primary button and wait for what comes of it; a guard against slips is answered."""
        self.press_and_wait(".decision [data-do=act]:not([aria-disabled])")

    def just(self, kind: str = "") -> None:
        """Press the button of an action without a choice, such as passing."""
        named = f'[data-kind="{kind}"]' if kind else ""
        self.press_and_wait(f".decision [data-do=just]{named}")

    def press_and_wait(self, button: str) -> None:
        """Until another question, or none, is put: others may move meanwhile, so no row says it."""
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
        """One decision; says what kind it was."""
        kind = self.kind() or "just"
        getattr(self, f"_{kind.replace('-', '_')}", self.just)()
        return kind

    def until(self, kind: str) -> None:
        """Turn after turn until the page asks for this."""
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
        self._told()
        self.do()

    def _run(self) -> None:
        """All plants, or as many as the tokens allow: the page says at once when they do not."""
        options = self.page.locator(".decision [data-name=plants] [data-do=pick]")
        for i in range(options.count()):
            options.nth(i).click()
            self._told()
        while self.page.locator(".decision .why.shown").count():
            self.page.locator(".decision [data-name=plants] [aria-pressed=true]").last.click()
            self._told()
        if self.page.locator(".decision [data-name=mix]").count():
            self.page.locator("[data-name=mix] [data-do=pick]").first.click()
            self._told()
        self.do()

    def _told(self) -> None:
        """Until the page has heard what the choice would do."""
        self.page.wait_for_selector(".decision:not([data-asking])")

    def _scrap(self) -> None:
        self._first()

    _choose_region = _give_up = _scrap

    def _first(self) -> None:
        self.page.locator(".decision [data-do=pick]").first.click()
        self.page.wait_for_selector(".decision form[data-complete]")
        self.do()


PATIENCE = 120_000
"""Milliseconds that a person waits for what must come."""
ENTROPY = os.environ.get("BOARDROOM_ENTROPY", "a known deal")
"""What a pilot brings to the deal: the same on every run, unless somebody wants to try other deals."""
LATIN = str.maketrans("۰۱۲۳۴۵۶۷۸۹", "0123456789")


def _bring_a_known_deal(route: Any) -> None:
    """The page throws dice of its own when it sets up a table: here they always fall the same way."""
    body = route.request.post_data_json
    if body is None:
        route.continue_()
    else:
        route.continue_(post_data=json.dumps(body | {"entropy": ENTROPY}))


P = TypeVar("P", bound=Pilot)


def seated(
    make: type[P], context: Any, url: str, game: str, bots: int | Sequence[str], lang: str, **options: Any
) -> P:
    """A pilot at a new table with so many greedy bots, or with the named ones; records all console errors."""
    page = context.new_page()
    pilot = make(page)
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
    return pilot


def picture(pilot: Pilot, folder: Path, name: str) -> None:
    """Screenshots at three widths; no page may be wider than its window."""
    for width, height in WIDTHS:
        pilot.page.set_viewport_size({"width": width, "height": height})
        pilot.page.wait_for_timeout(120)
        assert pilot.page.evaluate("document.documentElement.scrollWidth") <= width, (name, width)
        pilot.page.screenshot(path=folder / f"{name}-{width}.png")
    pilot.page.set_viewport_size({"width": 1440, "height": 900})
