"""How large the names on the maps of Power Grid and 1830 are in the widest of the common faces.

The maps place their names without a browser, so they need the sizes as data. With every family of `fonts.py`
installed, `python -m tests.web.browser.name_sizes` measures the names and writes `data/sizes.toml` of both
games; then `python -m boardroom.games.power_grid.draw.layout` computes the places of the names of Power Grid.
"""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

from tests.web.browser.fonts import FAMILIES, use_family
from tests.web.browser.labels import show
from tests.web.browser.page_player import CHROMIUM, FLAGS

from boardroom.core.catalog import LANGUAGES
from boardroom.drawing.html import Html, Text, Writer, join
from boardroom.drawing.svg import picture, standalone, text
from boardroom.games.eighteen_thirty.board.hexes import grid
from boardroom.games.eighteen_thirty.draw.names import name_separator, place_key, places
from boardroom.games.power_grid.network import BOARDS
from boardroom.games.registry import load
from boardroom.web.models import words

HEAD = """# Width, rise and fall of names on the maps in the widest of the common faces, in pixels.
# Made by tests/web/browser/name_sizes.py; do not edit.
"""
LOOKS = {"city": "b-name", "region": "b-zone-name", "idle": "b-name out", "sum": "b-name", "place": "hname"}
SIZES = """() => Object.fromEntries([...document.querySelectorAll("[data-phrase]")].map((g) => {
    const text = g.querySelector("text"), [left, top, right, bottom] = labels.box(text);
    const base = text.getStartPositionOfChar(0).y;
    return [g.dataset.phrase, [right - left, base - top, bottom - base]];
}))"""
Measured = dict[str, tuple[float, float, float]]
GAMES = ("power_grid", "eighteen_thirty")


def stored(game: str) -> Path:
    return load(game).folder / "data" / "sizes.toml"


def phrases(game: str, lang: str) -> dict[str, Html]:
    """What is written on the maps of a game, by kind and id."""
    return power_grid(lang) if game == "power_grid" else eighteen_thirty(lang)


def eighteen_thirty(lang: str) -> dict[str, Html]:
    """The names of places on both maps, and what joins the two of one hex."""
    writer = Writer(words(lang, load("eighteen_thirty")))
    keys = {place_key(name) for key in ("classic", "plus") for name in places(grid(key))}
    named: dict[str, Html] = {f"place.{key}": writer(key) for key in sorted(keys)}
    return named | {"place.joint": writer.plain(name_separator(lang).replace(" ", "\N{NO-BREAK SPACE}"))}


def power_grid(lang: str) -> dict[str, Html]:
    """The names of cities and regions; the dearest likely price stands for all."""
    writer = Writer(words(lang, load("power_grid")))
    cities = {c.id for board in BOARDS.values() for c in board.cities}
    regions = {region for board in BOARDS.values() for region in board.regions}
    named: dict[str, Html] = {f"city.{id}": writer.thing("city", id) for id in sorted(cities)}
    named |= {f"region.{id}": writer.thing("region", id) for id in sorted(regions)}
    price = Html(f'<tspan class="sum">\N{NO-BREAK SPACE}{writer.num(88)}</tspan>')
    return named | {"idle.not_in_play": writer("draw-not-in-play"), "sum.price": price}


def sheet(game: str, lang: str) -> str:
    """A drawing with all of them."""
    lines = join(
        Html(f'<g data-phrase="{key}">{text(200, 20 + 18 * i, said, LOOKS[key.partition(".")[0]])}</g>')
        for i, (key, said) in enumerate(phrases(game, lang).items())
    )
    drawn = picture(400, 2000, Html(f'<g class="xmap">{lines}</g>'), Text())
    return standalone(drawn, Html(), dark=False, sheet=load(game).folder / "game.css")


def measured(page: Any) -> Measured:
    found: Measured = page.evaluate(SIZES)
    return found


def widest(page: Any, game: str, lang: str) -> Measured:
    """The most that any family needs."""
    show(page, sheet(game, lang), lang)
    most: Measured = {}
    for family in FAMILIES:
        use_family(page, family)
        for key, (wide, rise, fall) in measured(page).items():
            a, b, c = most.get(key, (0.0, 0.0, 0.0))
            most[key] = max(a, wide), max(b, rise), max(c, fall)
    return most


def written(found: dict[str, Measured]) -> str:
    """The sizes as the text of their file."""
    lines = []
    for lang, names in found.items():
        for kind in dict.fromkeys(key.partition(".")[0] for key in names):
            lines += ["", f"[{lang}.{kind}]"]
            for key, size in names.items():
                if key.startswith(f"{kind}."):
                    lines.append(f"{key.partition('.')[2]} = {[math.ceil(n * 10) / 10 for n in size]}")
    return HEAD + "\n".join(lines) + "\n"


def main() -> None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as p:
        browser = p.chromium.launch(executable_path=str(CHROMIUM), args=FLAGS)
        page = browser.new_page()
        for game in GAMES:
            found = {lang: widest(page, game, lang) for lang in LANGUAGES}
            stored(game).write_text(written(found), "utf-8")
        browser.close()


if __name__ == "__main__":
    main()
