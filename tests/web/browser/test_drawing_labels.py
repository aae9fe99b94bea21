"""Text in drawings fits in the viewer's font: it touches neither its neighbours nor its frame.

Every board is measured in three languages and in the widest faces in common use (`fonts.py`). A board is
drawn once per language; the families change within its page.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from tests.web.browser.fonts import FAMILIES, use_family
from tests.web.browser.labels import show
from tests.web.browser.name_sizes import GAMES, measured, sheet, stored
from tests.web.tables import POWER_GRID, golden, played

from boardroom.core.catalog import LANGUAGES
from boardroom.core.components import table
from boardroom.drawing.drawing import board_svg
from boardroom.drawing.html import Writer
from boardroom.drawing.scene import Scene
from boardroom.drawing.stylesheet import STATIC
from boardroom.games.eighteen_thirty.game import GAME as EIGHTEEN_THIRTY
from boardroom.games.mombasa.game import GAME as MOMBASA
from boardroom.games.power_grid.network import BOARDS
from boardroom.games.terraforming_mars.cards.vocabulary import PLANTS
from boardroom.games.terraforming_mars.draw.board import board
from boardroom.games.terraforming_mars.game import GAME as MARS
from boardroom.web.models import words

pytestmark = pytest.mark.drawing


class BoardPage:
    """A page that shows one board at a time, one pixel per unit."""

    def __init__(self, page: Any) -> None:
        self.page, self.shown = page, ("", "")

    def show(self, board: str, lang: str, family: str) -> Any:
        """The page with a board in a family. The families of one board come one after the other."""
        if self.shown != (board, lang):
            show(self.page, SHOWN[board](lang), lang)
            self.shown = board, lang
        use_family(self.page, family)
        return self.page


@pytest.fixture(scope="module")
def drawn(chromium: Any) -> Iterator[BoardPage]:
    page = chromium.new_page()
    yield BoardPage(page)
    page.close()


def power_grid(board: str, lang: str) -> str:
    """A map with every region in play and a price beside every name."""
    s = played(POWER_GRID, 0, 6, map=board).state.clone()
    s.regions = tuple(sorted(BOARDS[board].regions))
    s.derive()
    return priced(board_svg(POWER_GRID, s, words(lang, POWER_GRID)), Writer(words(lang, POWER_GRID)).num(35))


def priced(svg: str, price: str) -> str:
    """The drawing with a price beside every name that can have one."""
    return re.sub('(<tspan class="sum"[^>]*>)', rf"\1&#160;{price}", svg)


SHOWN: dict[str, Callable[[str], str]] = {
    "germany": lambda lang: power_grid("germany", lang),
    "usa": lambda lang: power_grid("usa", lang),
    "classic": lambda lang: eighteen_thirty("classic", False, lang),
    "classic, late": lambda lang: eighteen_thirty("classic", True, lang),
    "plus": lambda lang: eighteen_thirty("plus", False, lang),
    "plus, late": lambda lang: eighteen_thirty("plus", True, lang),
    "mars": lambda lang: mars(False, lang),
    "mars, late": lambda lang: mars(True, lang),
    "mombasa": lambda lang: mombasa(False, lang),
    "mombasa, late": lambda lang: mombasa(True, lang),
    "names of power_grid": lambda lang: sheet("power_grid", lang),
    "names of eighteen_thirty": lambda lang: sheet("eighteen_thirty", lang),
}
TABLES = {"classic": "eighteen_thirty-5", "plus": "eighteen_thirty-3"}
"""Golden games of 1830: how a map is full of tiles, stations and values towards the end."""


LATE = {"terraforming_mars-4": (0.85, "convert-plants")}
"""Golden games not shown after 95 % of their moves: the share, and what is possible in the position."""


@cache
def late(name: str) -> Any:
    """A golden game towards its end."""
    return golden(name, *LATE.get(name, (0.95,))).state


def eighteen_thirty(map: str, full: bool, lang: str) -> str:
    """A map of 1830 at the beginning, or with most of its tiles."""
    state = late(TABLES[map]) if full else played(EIGHTEEN_THIRTY, 0, map=map).state
    return board_svg(EIGHTEEN_THIRTY, state, words(lang, EIGHTEEN_THIRTY))


PAGE_STYLE = "".join(
    sheet.read_text("utf-8")
    for sheet in (STATIC / "tokens.css", STATIC / "board.css", MARS.folder / "game.css")
)
"""The style rules of a page; the SVG file of a board omits those for highlights."""


def mars(full: bool, lang: str) -> str:
    """The board of Terraforming Mars; late in a game as someone sees it who may place a greenery anywhere."""
    texts = words(lang, MARS)
    if not full:
        return board_svg(MARS, played(MARS, 0).state, texts)
    s = late("terraforming_mars-4").clone()
    seat = s.steps[-1].seat
    s.players[seat].stock[PLANTS] = 20
    there, lit = (board(Scene(s, Writer(texts), who)).partition(">")[2] for who in (None, seat))
    svg = board_svg(MARS, s, texts)
    assert there in svg
    assert lit.count('class="h-num"') > 5
    return re.sub("display: ?none", "", svg.replace(there, f"<style>{PAGE_STYLE}</style>{lit}"))


def mombasa(full: bool, lang: str) -> str:
    """The board of Mombasa with a price beside every region's name."""
    s = late("mombasa-3") if full else played(MOMBASA, 0).state
    return priced(board_svg(MOMBASA, s, words(lang, MOMBASA)), Writer(words(lang, MOMBASA)).num(3))


MAP = """() => labels.touching([".b-node .bed", ".b-pill rect", ".b-name:not(.out)", ".b-zone-name"]
    .flatMap((selector) => labels.every(selector)))"""


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("board", BOARDS)
def test_no_names_costs_and_cities_of_a_map_touch(drawn, board, lang, family):
    page = drawn.show(board, lang, family)
    assert page.locator(".b-node").count() == 42
    assert page.evaluate(MAP) == []


HINTED = (3.0, 1.0, 1.0)
"""How much larger a name may be where letters are set on whole pixels: as much as is left free around it."""


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_names_were_placed_with_room_for_every_face(drawn, game, lang, family):
    """Otherwise run `name_sizes.py` and what it names."""
    page = drawn.show(f"names of {game}", lang, family)
    room, found = table(stored(game))[lang], measured(page)
    assert len(found) > 40
    short = []
    for key, size in found.items():
        kind, _, id = key.partition(".")
        if any(need > has + more for need, has, more in zip(size, room[kind][id], HINTED, strict=True)):
            short.append((key, size, room[kind][id]))
    assert short == []


HEXES = """() => {
    const written = [".hname", ".hlabel", ".ruler", ".legend .key"].flatMap((q) => labels.every(q));
    const plates = [".rev rect", ".terrain text", ".offv .l", ".offv .h"].flatMap((q) => labels.every(q));
    const offValue = (e) => e.parentNode.querySelector(e.classList.contains("tl") ? ".l" : ".h");
    return [
        labels.touching([...written, ...plates]),
        labels.leaving(".rev text", (e) => e.parentNode.querySelector("rect")),
        labels.leaving(".offv text", offValue),
        labels.leaving(".stop .token > text", (e) => e.parentNode.querySelector("circle")),
        labels.cutOff(written),
    ].flat();
}"""


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("board", ["classic", "classic, late", "plus", "plus, late"])
def test_names_and_values_of_hexes_keep_clear_of_each_other_and_fit_their_plates(drawn, board, lang, family):
    page = drawn.show(board, lang, family)
    assert page.locator(".hname").count() > 20
    assert page.evaluate(HEXES) == []


GAUGES = """() => {
    const on = (e) => e.previousElementSibling, all = labels.every("svg text:not(.h-pays *, .t-letter)");
    return [
        labels.touching([...all, ...labels.every(".h-chip:not(.h-pays *)")]),
        labels.leaving(".g-t", on), labels.leaving(".t-letter", on), labels.leaving(".h-pill text", on),
        labels.cutOff(all),
    ].flat();
}"""


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("board", ["mars", "mars, late"])
def test_numbers_and_names_of_mars_fit_their_cells_and_keep_clear_of_each_other(drawn, board, lang, family):
    page = drawn.show(board, lang, family)
    assert page.locator(".g-t").count() == 35
    assert page.evaluate(GAUGES) == []


REGIONS = """() => {
    const on = (e) => e.previousElementSibling, names = ".r-name, .k-name, .k-small, .k-num, .k-plus";
    const all = [names, ".r-post:not(.camprow *)", ".gain > :first-child", ".r-mine"];
    return [
        labels.touching(all.flatMap((q) => labels.every(q))),
        labels.leaving(".r-code", on), labels.leaving(".gain text", on),
        labels.leaving(".k-toll", on), labels.leaving(".k-letter", on),
        labels.cutOff(labels.every("svg text")),
        labels.astray(".r-name:not(.camp)", ".r-in[data-id]"),
    ].flat();
}"""


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("board", ["mombasa", "mombasa, late"])
def test_names_of_mombasa_stay_in_their_regions_and_codes_on_their_plates(drawn, board, lang, family):
    page = drawn.show(board, lang, family)
    assert page.locator(".r-name").count() > 25
    assert page.evaluate(REGIONS) == []
