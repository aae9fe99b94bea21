"""The two maps: hexes, their neighbours, barriers and open sides (E-6.6, E-6.35, E-6.36, E-8.1 to E-8.11).

A hex has a small number, its place in the file. A half-side is `6 * hex + side`; `across` leads to the same
side seen from the neighbour, and both carry the same bit, so that a set of sides is one integer.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from boardroom.core.components import Entry, rows
from boardroom.games.eighteen_thirty.board.tile import (
    DATA,
    SIDES,
    Face,
    Stop,
    TileId,
    face_of,
    make_face,
    read_pieces,
    read_stops,
)
from boardroom.games.eighteen_thirty.components import MAPS

HexId = str
Laid = Mapping[HexId, tuple[TileId, int]]

COLOURS = ("tan", "yellow", "green", "gray", "red")
# Steps to the neighbour at each side: rows grow southwards, E and W differ by two in the number.
STEPS = ((1, -1), (0, -2), (-1, -1), (-1, 1), (0, 2), (1, 1))


@dataclass(frozen=True, slots=True, eq=False)
class Hex:
    """One printed hex. `doubtful` marks details not verified in print (1830+, U-6)."""

    id: HexId
    name: str
    printed: Face
    marker: Stop | None
    terrain: str
    cost: int
    barriers: int
    home: tuple[str, ...]
    private: str
    area: str
    doubtful: bool
    remark: str

    @property
    def colour(self) -> str:
        return self.printed.colour

    @property
    def fixed(self) -> bool:
        """Gray and red hexes never take a tile (E-6.40, E-8.4)."""
        return self.printed.colour in ("gray", "red")


@dataclass(frozen=True, slots=True, eq=False)
class Grid:
    """A map with its lookup tables: neighbours, bits of sides, open sides of each hex."""

    key: str
    hexes: tuple[Hex, ...]
    number: dict[HexId, int]
    across: tuple[int, ...]
    bit: tuple[int, ...]
    open: tuple[int, ...]
    blank: tuple[int, ...]
    printed: tuple[Face, ...]
    areas: tuple[str, ...]


def _hex(entry: Entry) -> Hex:
    name = entry.word("hex")
    if not re.fullmatch(r"[A-Z]\d{1,2}", name):
        raise entry.wrong(f"{name!r} is no hex")
    stops = read_stops(entry)
    pieces = read_pieces(entry, len(stops))
    marker = next((stop for stop in stops if stop.kind == "marker"), None)
    track = () if marker else stops
    printed = make_face(pieces, track, entry.word("colour", among=COLOURS), entry.word("label"))
    barriers = sum(1 << SIDES.index(side) for side in entry.words("barriers"))
    return Hex(
        id=name,
        name=entry.word("name"),
        printed=printed,
        marker=marker,
        terrain=entry.word("terrain", among=("", "water", "mountain")),
        cost=entry.whole("cost") if entry["cost"] else 0,
        barriers=barriers,
        home=entry.words("home"),
        private=entry.word("private"),
        area=entry.word("area"),
        doubtful=entry.cells.get("doubtful") == "yes",
        remark=str(entry.cells.get("remark", "")),
    )


@cache
def grid(key: str) -> Grid:
    """The map `classic` or `plus`."""
    entries = rows(DATA / f"map_{key}.csv")
    hexes = tuple(_hex(entry) for entry in entries)
    number = {h.id: n for n, h in enumerate(hexes)}
    if len(number) != len(hexes):
        raise entries[-1].wrong("a hex of this map stands there twice")
    across = tuple(_across(number, h.id, side) for h in hexes for side in range(6))
    bit = _bits(across)
    blank = tuple(_blank(hexes, across, n) for n in range(len(hexes)))
    on_map = (sum(1 << s for s in range(6) if across[6 * n + s] >= 0) for n in range(len(hexes)))
    opened = tuple(sides & ~h.barriers & ~b for sides, h, b in zip(on_map, hexes, blank, strict=True))
    areas = tuple(dict.fromkeys(h.area for h in hexes if h.area))
    return Grid(key, hexes, number, across, bit, opened, blank, tuple(h.printed for h in hexes), areas)


def _across(number: Mapping[HexId, int], hex_id: HexId, side: int) -> int:
    down, right = STEPS[side]
    neighbour = number.get(f"{chr(ord(hex_id[0]) + down)}{int(hex_id[1:]) + right}")
    return -1 if neighbour is None else 6 * neighbour + (side + 3) % 6


def _bits(across: tuple[int, ...]) -> tuple[int, ...]:
    bits = [0] * len(across)
    pairs = [(here, there) for here, there in enumerate(across) if here < there]
    for place, (here, there) in enumerate(pairs):
        bits[here] = bits[there] = 1 << place
    return tuple(bits)


def _blank(hexes: tuple[Hex, ...], across: tuple[int, ...], number: int) -> int:
    """The sides that meet a blank side of a gray or red hex, or are blank themselves (E-6.35)."""
    blank = 0
    for side in range(6):
        there = across[6 * number + side]
        other = hexes[there // 6] if there >= 0 else None
        here = hexes[number]
        if (here.fixed and not here.printed.exits >> side & 1) or (
            other and other.fixed and not other.printed.exits >> there % 6 & 1
        ):
            blank |= 1 << side
    return blank


def faces_on_map(grid: Grid, laid: Laid) -> tuple[Face, ...]:
    """The face of every hex, printed or tile, by hex number."""
    faces = list(grid.printed)
    for hex_id, (tile, rotation) in laid.items():
        faces[grid.number[hex_id]] = face_of(tile, rotation)
    return tuple(faces)


HEXES = tuple(dict.fromkeys(h.id for key in MAPS for h in grid(key).hexes))
"""The ids of the hexes of both maps."""
