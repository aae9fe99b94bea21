"""Legal tile lays: colours, labels, stops, kept track, open sides, connection (E-6.4 to E-6.49).

`faults` names every clause that a tile would break, regardless of money, supply and phase; `fits` lists the
faces that break none. Both look at one hex; `is_connected` checks the connection with the company's track.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache

from boardroom.games.eighteen_thirty.board.graph import Board, Reach
from boardroom.games.eighteen_thirty.board.hexes import Grid, HexId
from boardroom.games.eighteen_thirty.board.tile import (
    Face,
    Tile,
    TileId,
    carry_stops,
    distinct_faces,
    face_of,
    tiles,
)

ALL_SIDES = (1 << 6) - 1
NEXT_COLOUR = {"tan": "yellow", "yellow": "green", "green": "brown"}


@dataclass(frozen=True, slots=True, eq=False)
class Fit:
    """A face that fits in a hex, and the new index of each old stop (E-6.46)."""

    face: Face
    carry: tuple[int, ...]


def faults(grid: Grid, number: int, old: Face, new: Face) -> Iterator[str]:
    """The clauses of geometry and print that replacing `old` by `new` breaks."""
    hex_ = grid.hexes[number]
    if hex_.fixed:
        yield "E-8.4" if grid.key == "plus" and hex_.id == "D24" else "E-6.40"
        return
    assert new.tile is not None
    yield from _wrong_kind(old, tiles()[new.tile])
    if _kinds(old) == _kinds(new) and (old.tile or old.exits) and carry_stops(old, new) is None:
        yield "E-6.47" if new.label == "OO" and old.exits & ~new.exits == 0 else "E-6.44"
    out = new.exits & ~grid.open[number]
    if out & ~_on_map(grid, number):
        yield "E-6.6"
    if out & grid.blank[number]:
        yield "E-6.35"
    if out & hex_.barriers:
        yield "E-6.36"


def _wrong_kind(old: Face, tile: Tile) -> Iterator[str]:
    """Colour, pair, label and stops (E-6.7, E-6.8, E-6.37 to E-6.39, E-6.45, E-6.113)."""
    if tile.colour != NEXT_COLOUR.get(old.colour):
        if old.tile is None and old.colour == "yellow":
            yield "E-6.37"
        else:
            yield "E-6.7" if old.colour == "tan" or tile.colour == "yellow" else "E-6.8"
    elif old.colour != "tan" and not _is_upgrade(old, tile):
        yield "E-6.8"
    if tile.label != old.label:
        yield "E-6.45" if old.tile else "E-6.38" if old.label else "E-6.113"
    if _kinds(old) != [stop.kind for stop in tile.stops]:
        yield "E-6.39"


def _is_upgrade(old: Face, tile: Tile) -> bool:
    """Printed track has no tile number, so kept track decides, as in the printed upgrade tables."""
    return old.tile is None or tile.id in tiles()[old.tile].upgrades


def _kinds(face: Face) -> list[str]:
    return [stop.kind for stop in face.stops]


def _on_map(grid: Grid, number: int) -> int:
    return sum(1 << side for side in range(6) if grid.across[6 * number + side] >= 0)


@cache
def fits(grid: Grid, number: int, old: Face) -> tuple[Fit, ...]:
    """Every face that may replace `old`, without rotations that look the same."""
    if grid.hexes[number].fixed:
        return ()
    found = []
    for tile in tiles().values():
        if any(_wrong_kind(old, tile)):
            continue
        for face in distinct_faces(tile.id):
            carry = carry_stops(old, face)
            if carry is not None and not any(faults(grid, number, old, face)):
                found.append(Fit(face, carry))
    return tuple(found)


@lru_cache(maxsize=16_384)
def fit(grid: Grid, number: int, old: Face, tile: TileId, rotation: int) -> Fit | None:
    """The fit of a tile at any rotation, even one that looks like a lower one; None if it has faults."""
    new = face_of(tile, rotation)
    carry = carry_stops(old, new)
    return None if carry is None or any(faults(grid, number, old, new)) else Fit(new, carry)


def is_connected(board: Board, arrived: Reach, company: str, number: int, new: Face) -> bool:
    """Whether the company's stations reach some track of the new face (E-6.5, E-6.32, E-6.112).

    A station in the hex itself reaches the track of its own city.
    """
    base = 6 * number
    if any(new.exits >> side & 1 and base + side in arrived.halves for side in range(6)):
        return True
    return any(stop // 2 == number for stop in board.stations.get(company, ()))


@dataclass(frozen=True, slots=True)
class Lay:
    """A tile lay that geometry and connection allow, with its terrain cost."""

    hex: HexId
    tile: TileId
    rotation: int
    cost: int


def lays(board: Board, company: str, arrived: Reach, colours: tuple[str, ...]) -> Iterator[Lay]:
    """All lays in a company's reach in these colours, regardless of privates, supply and money."""
    grid = board.grid
    reached: dict[int, int] = {stop // 2: ALL_SIDES for stop in board.stations.get(company, ())}
    for half in arrived.halves:
        number, side = divmod(half, 6)
        reached[number] = reached.get(number, 0) | 1 << side
    for number in sorted(reached):
        old = board.faces[number]
        for option in fits(grid, number, old):
            face = option.face
            if face.colour in colours and face.exits & reached[number]:  # `is_connected`
                assert face.tile is not None
                yield Lay(grid.hexes[number].id, face.tile, face.rotation, terrain_cost(grid, number, old))


def terrain_cost(grid: Grid, number: int, old: Face) -> int:
    """The printed cost for the first lay in a hex; upgrades are free (E-6.41, E-6.43)."""
    return grid.hexes[number].cost if old.tile is None else 0


def in_supply(laid: dict[HexId, tuple[TileId, int]], tile: TileId) -> int:
    """The number of tiles of a kind left; replaced tiles return to the supply (E-6.48, E-6.49)."""
    return tiles()[tile].count - sum(lying == tile for lying, _ in laid.values())
