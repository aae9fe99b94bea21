"""The Tharsis map: 61 hexes, their bonuses and neighbours (TM-2.4, TM-2.5, TM-2.6)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from boardroom.core.components import Entry, rows

FILE = Path(__file__).parent.parent / "data" / "board.csv"
KINDS = ("land", "ocean", "volcano", "noctis")


@dataclass(frozen=True, slots=True)
class Hex:
    """One hex of the map."""

    number: int
    row: int
    col: int
    kind: str
    bonus: tuple[tuple[str, int], ...]
    name: str = ""


def _bonus(entry: Entry) -> tuple[tuple[str, int], ...]:
    words = entry.words("bonus")
    return tuple(zip(words[::2], map(int, words[1::2]), strict=True))


def _hex(entry: Entry) -> Hex:
    return Hex(
        entry.whole("hex"),
        entry.whole("row"),
        entry.whole("col"),
        entry.word("kind", KINDS),
        _bonus(entry),
        entry.word("name"),
    )


MAP: dict[int, Hex] = {one.number: one for one in map(_hex, rows(FILE))}
HEXES = len(MAP)
PHOBOS, GANYMEDE = HEXES + 1, HEXES + 2
"""The two off-map areas follow the hexes in every list indexed by hex; index 0 is unused."""
PLACES = GANYMEDE + 1
OFF_MAP = {PHOBOS: "phobos", GANYMEDE: "ganymede"}
_LENGTHS = Counter(one.row for one in MAP.values())
ROWS = tuple(_LENGTHS[row] for row in sorted(_LENGTHS))
"""The number of hexes in each row."""
MIDDLE = ROWS.index(max(ROWS)) + 1
_AT = {(one.row, one.col): one.number for one in MAP.values()}


def _around(one: Hex) -> tuple[int, ...]:
    """Neighbours clockwise from the upper left; the rows grow down to the middle one and shrink below it."""
    r, c = one.row, one.col
    up = c - 1 if r <= MIDDLE else c
    down = c if r < MIDDLE else c - 1
    ring = ((r - 1, up), (r - 1, up + 1), (r, c + 1), (r + 1, down + 1), (r + 1, down), (r, c - 1))
    return tuple(_AT[place] for place in ring if place in _AT)


NEIGHBOURS: tuple[tuple[int, ...], ...] = tuple(
    _around(MAP[number]) if number in MAP else () for number in range(PLACES)
)
AROUND: tuple[int, ...] = tuple(sum(1 << n for n in ring) for ring in NEIGHBOURS)
"""The neighbours of every hex, as a bit set."""


def bits(numbers: tuple[int, ...]) -> int:
    """Hexes as a bit set."""
    return sum(1 << n for n in numbers)


def hexes_of(mask: int) -> list[int]:
    """The hexes of a bit set, in reading order."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


OCEAN_HEXES = tuple(n for n, one in MAP.items() if one.kind == "ocean")
LAND_HEXES = tuple(n for n, one in MAP.items() if one.kind in ("land", "volcano"))
VOLCANOES = tuple(n for n, one in MAP.items() if one.kind == "volcano")
NOCTIS = next(n for n, one in MAP.items() if one.kind == "noctis")
METAL_HEXES = tuple(n for n in LAND_HEXES if any(what in ("steel", "titanium") for what, _ in MAP[n].bonus))
