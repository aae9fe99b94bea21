"""The sizes of the names on the maps in the widest common font, in pixels of the map.

They were measured in a browser and stored in `data/sizes.toml`: the viewer's font is unknown, so the layout
leaves room for the widest. Whole names are measured because Persian joins its letters.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from boardroom.core.components import Entry, table
from boardroom.games.power_grid.plants import DATA

FILE = DATA / "sizes.toml"
Size = tuple[float, float, float]
"""Width, rise above the line and fall below it."""


@dataclass(frozen=True)
class Sizes:
    """The sizes of everything written on the maps in one language."""

    city: dict[str, Size]
    region: dict[str, Size]
    not_in_play: Size
    price: Size


@cache
def sizes(lang: str) -> Sizes:
    found = table(FILE).part(lang)
    cities, regions = found.part("city"), found.part("region")
    return Sizes(
        {city: _size(cities, city) for city in cities},
        {region: _size(regions, region) for region in regions},
        _size(found.part("idle"), "not_in_play"),
        _size(found.part("sum"), "price"),
    )


def _size(entry: Entry, key: str) -> Size:
    width, rise, fall = entry.numbers(key)
    return width, rise, fall
