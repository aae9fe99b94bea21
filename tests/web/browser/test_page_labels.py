"""Labels of pages fit their places: buttons, choices, headings, tabs, heads of tables and chips.

Each game is shown where a kind of choice first comes up in a golden game, in every language, as wide as a
desktop and as narrow as a phone, in the widest face in common use.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from tests.locales import entries_of
from tests.web.browser.fonts import use_family
from tests.web.pages.every_page import lobby, room
from tests.web.tables import golden, growing, seen

from boardroom.core.catalog import LANGUAGES
from boardroom.core.engine import offers, waits
from boardroom.games.registry import load
from boardroom.web import assets
from boardroom.web.models import FormDraft, TablePage, words
from boardroom.web.pages.error import error_page
from boardroom.web.pages.rules import rules_page
from boardroom.web.pages.table import table_page
from boardroom.web.pages.waiting_room import waiting_room_page
from boardroom.web.panels import panel

pytestmark = pytest.mark.drawing

MEASURE = Path(__file__).with_name("page_labels.js").read_text("utf-8")
WIDTHS = ((1440, 900), (390, 844))
WIDEST = "DejaVu Sans"
GAMES = {
    "power_grid": ("power_grid-4", 10),
    "eighteen_thirty": ("eighteen_thirty-3", 20),
    "terraforming_mars": ("terraforming_mars-4", 16),
    "mombasa": ("mombasa-3", 24),
}
"""A golden game of each, and how many kinds of choices come up in it at least."""
PAGES = (
    "lobby",
    "room",
    "error",
    "end of mombasa",
    "end of terraforming_mars",
    *map("rules of {}".format, GAMES),
)
SHOW = """(html) => {
    const old = document.querySelector("[data-panel=decision]");
    old.outerHTML = html;
    const found = document.querySelector("[data-panel=decision]");
    for (const e of found.querySelectorAll("details")) e.open = true;
    return pageLabels.unfit(found);
}"""
WHOLE = """() => {
    for (const e of document.querySelectorAll("details")) e.open = true;
    return [pageLabels.count(document.body), pageLabels.unfit(document.body)];
}"""


NAMES = """(names) => {
    const button = document.querySelector(".kinds .btn");
    return names.flatMap((name) => {
        button.textContent = name;
        return pageLabels.unfit(button.parentElement);
    });
}"""


@cache
def moments(game: str) -> dict[str, TablePage]:
    """Where each kind of choice first comes up, as the player sees it who may choose."""
    found: dict[str, TablePage] = {}
    for _, _, journal in growing(GAMES[game][0]):
        for seat in waits(journal.state):
            new = {offer.kind.key for offer in offers(journal.state, seat)} - found.keys()
            if new:
                found |= dict.fromkeys(new, seen(journal, seat))
    return found


def in_language(page: TablePage, lang: str) -> TablePage:
    names = page.names
    return replace(page, lang=lang, texts=words(lang, page.game, names, page.seat))


def names_of_choices(game: str, lang: str) -> list[str]:
    """The name of every kind of choice, also of those that do not come up in the golden game."""
    texts, file = words(lang, load(game)), load(game).folder / "locale" / "en.ftl"
    return [texts(key) for key in entries_of(file) if key.startswith("offer-")]


class LabelPage:
    """A page without its scripts, in two widths."""

    def __init__(self, page: Any) -> None:
        self.page = page

    def show(self, html: str) -> None:
        self.page.set_content(self._alone(html))
        use_family(self.page, WIDEST)
        self.page.add_script_tag(content=MEASURE)

    def _alone(self, html: str) -> str:
        """The page with its style sheets in it and without its scripts."""
        html = re.sub(r"<script\b.*?</script>", "", html, flags=re.S)
        return re.sub(r'<link rel="stylesheet" href="([^"]*)">', self._sheet, html)

    def _sheet(self, link: re.Match[str]) -> str:
        found = assets.find(link[1])
        assert found, link[1]
        return f"<style>{found[0].content.decode()}</style>"

    def each_width(self) -> Iterator[int]:
        for width, height in WIDTHS:
            self.page.set_viewport_size({"width": width, "height": height})
            yield width


@pytest.fixture(scope="module")
def shown(chromium: Any) -> Iterator[LabelPage]:
    page = chromium.new_page()
    yield LabelPage(page)
    page.close()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_choice_and_all_labels_of_a_table_fit(shown, game, lang):
    pages = {kind: in_language(page, lang) for kind, page in moments(game).items()}
    assert len(pages) >= GAMES[game][1]
    first = next(iter(pages.values()))
    drawn = {kind: panel(page, "decision", FormDraft(kind, {})) for kind, page in pages.items()}
    shown.show(table_page(first))
    unfit = []
    for width in shown.each_width():
        count, found = shown.page.evaluate(WHOLE)
        assert count > 30
        unfit += [(width, "", one) for one in found]
        for kind, html in drawn.items():
            unfit += [(width, kind, one) for one in shown.page.evaluate(SHOW, html)]
        if several := next((html for html in drawn.values() if 'class="kinds"' in html), None):
            shown.page.evaluate(SHOW, several)
            unfit += [(width, "", one) for one in shown.page.evaluate(NAMES, names_of_choices(game, lang))]
    assert unfit == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("page", PAGES)
def test_all_labels_of_the_other_pages_fit(shown, page, lang):
    shown.show(other(page, lang))
    for width in shown.each_width():
        count, unfit = shown.page.evaluate(WHOLE)
        assert count > 1
        assert unfit == [], width


def other(page: str, lang: str) -> str:
    match page:
        case "lobby":
            return lobby(lang)
        case "room":
            return waiting_room_page(room(lang))
        case "error":
            return error_page(404, "x", words(lang))
    what, _, game = page.partition(" of ")
    if what == "end":
        return table_page(seen(golden(GAMES[game][0], 1), 0, lang))
    return rules_page(load(game), words(lang, load(game)))
