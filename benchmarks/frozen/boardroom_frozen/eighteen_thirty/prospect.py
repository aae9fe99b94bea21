"""The value of a map besides the next run: stops in reach, and stops beyond open track.

A stop beyond open track is discounted for every tile needed.

The hope of a half-side is the value that the best path from there meets within a few lays. It ignores the
supply of tiles and the track of each colour, but respects barriers, blank sides, terrain, fixed hexes and
existing track.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from boardroom.core.sums import sum_in_order
from boardroom.games.eighteen_thirty.board.graph import Board, Half, Reach, StopNumber
from boardroom.games.eighteen_thirty.board.hexes import Grid
from boardroom.games.eighteen_thirty.board.tile import Face

IN_REACH_WEIGHT, OPEN_END_WEIGHT = 0.05, 0.4
"""The weights of stops in reach and of open ends, relative to the next run."""
LAYS_AHEAD = 3
LAY_DISCOUNT = 0.62
"""The discount for a stop that takes one more lay."""
UPGRADE_DISCOUNT = 0.55
"""The further discount for a hex with a tile, which has to wait for the next colour."""
USUAL_VALUES = {"city": 20, "town": 10, "offboard": 30}
"""The assumed values of stops that have none before a tile is laid."""


OFF_MAP = -1
"""What lies across the sides at the edge of the map."""


@lru_cache(maxsize=16_384)
def ways_on(grid: Grid, number: int, face: Face) -> tuple[tuple[tuple[Half, ...], float], ...]:
    """By side of a hex: the half-sides that track from it leads to or could be led to, and the discount."""
    hex_, open_sides, base = grid.hexes[number], grid.open[number], 6 * number
    found: list[tuple[tuple[Half, ...], float]] = []
    for side in range(6):
        if not open_sides >> side & 1 or (hex_.fixed and not face.exits >> side & 1):
            found.append(((), 0.0))
        elif face.exits >> side & 1:
            found.append((tuple([grid.across[base + way] for way in face.onward[side]]), 1.0))
        else:
            others = [way for way in range(6) if way != side and open_sides >> way & 1]
            found.append((tuple([grid.across[base + way] for way in others]), _discount(face, hex_.cost)))
    return tuple(found)


def _discount(face: Face, cost: int) -> float:
    if face.colour != "tan":
        return LAY_DISCOUNT * UPGRADE_DISCOUNT
    return LAY_DISCOUNT * (0.7 if cost else 1.0)


class Prospect:
    """The hopes of the half-sides of one map, for a company that has reached some stops."""

    def __init__(self, board: Board, arrived: Reach, high: bool) -> None:
        self.board, self.arrived, self.high = board, arrived, high
        self.known = arrived.stops
        self.worths: dict[int, float] = {}
        self.hopes: list[dict[Half, float]] = [{OFF_MAP: 0.0} for _ in range(LAYS_AHEAD + 1)]
        self.value = self._value_of(board, arrived.stops)
        """The value of all stops in reach, which later trains can use."""
        self.ends: dict[int, float] = {}
        """By hex: the hope of its best open end in reach."""
        self._add_ends(self.ends, board, arrived.ways)

    def hope(self, half: Half, lays: int = LAYS_AHEAD) -> float:
        """The value that the best path from a half-side meets within so many lays."""
        known = self.hopes[lays]
        if half not in known:
            known[half] = self._hope(half, lays)
        return known[half]

    def _hope(self, half: Half, lays: int) -> float:
        n, side = divmod(half, 6)
        beyond, rate = ways_on(self.board.grid, n, self.board.faces[n])[side]
        if not rate:
            return 0.0
        best = 0.0
        if lays > 1:
            known = self.hopes[lays - 1]
            found = [known[half] if half in known else self.hope(half, lays - 1) for half in beyond]
            best = max(found, default=0.0)
        return rate * (self._worth(n) + best)

    def _worth(self, n: int) -> float:
        """The value of the stops in a hex that are not reached yet."""
        if n not in self.worths:
            self.worths[n] = sum(
                (stop.high if self.high else stop.low) or USUAL_VALUES.get(stop.kind, 0)
                for i, stop in enumerate(self.board.faces[n].stops)
                if 2 * n + i not in self.known
            )
        return self.worths[n]

    def _add_ends(self, ends: dict[int, float], board: Board, halves: Iterable[Half]) -> None:
        faces = board.faces
        for half in halves:
            n, side = divmod(half, 6)
            if not faces[n].exits >> side & 1:
                ends[n] = max(ends.get(n, 0.0), self.hope(half))

    def now(self) -> float:
        return value_of_reach(self.value, self.ends)

    def after(self, board: Board, number: int, beyond: Reach, new: Iterable[Half]) -> float:
        """The value of the map with another tile in one hex, where a company reaches new half-sides."""
        before, ends = self.arrived, self.ends.copy()
        here = {2 * number, 2 * number + 1}
        lost, gained = here & before.stops, here & beyond.stops | beyond.stops - before.stops
        value = self.value - self._value_of(self.board, lost) + self._value_of(board, gained)
        ends.pop(number, None)
        sides = range(6 * number, 6 * number + 6)
        self._add_ends(ends, board, [half for half in sides if half in before.ways])
        self._add_ends(ends, board, new)
        return value_of_reach(value, ends)

    def _value_of(self, board: Board, stops: Iterable[StopNumber]) -> int:
        return sum([value_of_stop(board, stop, self.high) for stop in stops])


def value_of_stop(board: Board, stop: int, high: bool) -> int:
    """What a stop in reach is worth to a train; a home marker nothing."""
    stops = board.faces[stop // 2].stops
    if stop % 2 >= len(stops):
        return 0
    return stops[stop % 2].high if high else stops[stop % 2].low


def value_of_reach(value: int, ends: Mapping[int, float]) -> float:
    """Stops in reach, and open ends: the best in full, each next one halved again."""
    found = sorted(ends.values(), reverse=True)
    open_track = sum_in_order([hope * 0.5**place for place, hope in enumerate(found[:4])])
    return IN_REACH_WEIGHT * value + OPEN_END_WEIGHT * open_track
