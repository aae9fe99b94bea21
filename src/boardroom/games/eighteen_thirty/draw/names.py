"""The names of places on the map, and their widths."""

from __future__ import annotations

from functools import cache

from boardroom.core.components import table
from boardroom.games.eighteen_thirty.board.hexes import Grid, Hex
from boardroom.games.eighteen_thirty.components import DATA

NAME_SEPARATORS = {"en": " & ", "fa": " و ", "zh": "／"}


def place_key(name: str) -> str:
    """The text key of a place's name, without the remark in brackets."""
    return "place-" + name.partition(" (")[0].lower().replace(" ", "-").replace(".", "")


def names_of(hex_: Hex) -> list[str]:
    """The names of a hex: two if its stops have different names."""
    return hex_.name.split(" & ") if hex_.name else []


def places(grid: Grid) -> list[str]:
    """The names of a map, each once."""
    return list(dict.fromkeys(name for hex_ in grid.hexes for name in names_of(hex_)))


def name_separator(lang: str) -> str:
    """The separator between two names of one hex."""
    return NAME_SEPARATORS.get(lang, NAME_SEPARATORS["en"])


@cache
def widths(lang: str) -> dict[str, float]:
    """The widths of place names by text key, in the widest common font: the viewer's font is unknown."""
    sizes = table(DATA / "sizes.toml").part(lang).part("place")
    return {key: sizes.numbers(key)[0] for key in sizes}
