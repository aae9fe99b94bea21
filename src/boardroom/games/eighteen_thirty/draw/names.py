"""What the places of a map are called, and how wide their names are drawn."""

from __future__ import annotations

from functools import cache

from boardroom.core.components import table
from boardroom.games.eighteen_thirty.board.hexes import Grid, Hex
from boardroom.games.eighteen_thirty.components import DATA

JOINTS = {"en": " & ", "fa": " و ", "zh": "／"}


def place_key(name: str) -> str:
    """The text key of a place's name; what stands in brackets belongs to the data, not to the name."""
    return "place-" + name.partition(" (")[0].lower().replace(" ", "-").replace(".", "")


def named(hex_: Hex) -> list[str]:
    """The places of a hex: two where two stops have names of their own."""
    return hex_.name.split(" & ") if hex_.name else []


def places(grid: Grid) -> list[str]:
    """The names of a map, each once."""
    return list(dict.fromkeys(name for hex_ in grid.hexes for name in named(hex_)))


def joint(lang: str) -> str:
    """What stands between two names of one hex."""
    return JOINTS.get(lang, JOINTS["en"])


@cache
def widths(lang: str) -> dict[str, float]:
    """How wide the names of places are in the widest of the common faces, by text key.

    What face a reader's machine writes them in is not known here.
    """
    sizes = table(DATA / "sizes.toml").part(lang).part("place")
    return {key: sizes.numbers(key)[0] for key in sizes}
