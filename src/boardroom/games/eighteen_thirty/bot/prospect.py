"""The value of open track: stops not yet reached, discounted for every tile needed.

The hope of a half-side is the value that the best path from there meets within a few lays. It ignores the
supply of tiles and the track of each colour, but respects barriers, blank sides, terrain, fixed hexes and
existing track.
"""

from __future__ import annotations

from functools import cache

from boardroom.games.eighteen_thirty.board.graph import Board, Half, Reach

LAYS_AHEAD = 3
LAY_DISCOUNT = 0.62
"""The discount for a stop that takes one more lay."""
UPGRADE_DISCOUNT = 0.55
"""The further discount for a hex with a tile, which has to wait for the next colour."""
USUAL_VALUES = {"city": 20, "town": 10, "offboard": 30}
"""The assumed values of stops that have none before a tile is laid."""


OFF_MAP = -1
"""What lies across the sides at the edge of the map."""


@cache
def other_sides(sides: int, side: int) -> tuple[int, ...]:
    """The sides in a set besides one of them."""
    return tuple(other for other in range(6) if other != side and sides >> other & 1)


class Prospect:
    """The hopes of the half-sides of one map, for a company that has reached some stops."""

    def __init__(self, board: Board, arrived: Reach, high: bool) -> None:
        self.board, self.high = board, high
        self.known = arrived.stops
        self.worths: dict[int, float] = {}
        self.hopes: list[dict[Half, float]] = [{OFF_MAP: 0.0} for _ in range(LAYS_AHEAD + 1)]

    def hope(self, half: Half, lays: int = LAYS_AHEAD) -> float:
        """The value that the best path from a half-side meets within so many lays."""
        known = self.hopes[lays]
        if half not in known:
            known[half] = self._hope(half, lays)
        return known[half]

    def _hope(self, half: Half, lays: int) -> float:
        n, side = divmod(half, 6)
        grid, face, base = self.board.grid, self.board.faces[n], half - side
        if not grid.open[n] >> side & 1:
            return 0.0
        if face.exits >> side & 1:
            ways, rate = face.onward[side], 1.0
        elif grid.hexes[n].fixed:
            return 0.0
        else:
            ways = other_sides(grid.open[n], side)
            rate = self._discount(n)
        best = 0.0
        if lays > 1:
            known, beyond = self.hopes[lays - 1], [grid.across[base + way] for way in ways]
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

    def _discount(self, n: int) -> float:
        face, cost = self.board.faces[n], self.board.grid.hexes[n].cost
        if face.colour != "tan":
            return LAY_DISCOUNT * UPGRADE_DISCOUNT
        return LAY_DISCOUNT * (0.7 if cost else 1.0)

    def of(self, board: Board, arrived: Reach) -> float:
        """The value of the open ends of a map: the best in full, each next one halved again."""
        faces = board.faces
        by_hex: dict[int, float] = {}
        for half in arrived.halves:
            n, side = divmod(half, 6)
            if not faces[n].exits >> side & 1:
                by_hex[n] = max(by_hex.get(n, 0.0), self.hope(half))
        found = sorted(by_hex.values(), reverse=True)
        return sum([hope * 0.5**place for place, hope in enumerate(found[:4])])
