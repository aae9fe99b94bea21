"""The value of open track: stops not yet reached, discounted for every tile needed.

The hope of a half-side is the value that the best path from there meets within a few lays. It ignores the
supply of tiles and the track of each colour, but respects barriers, blank sides, terrain, fixed hexes and
existing track.
"""

from __future__ import annotations

from boardroom.games.eighteen_thirty.board.graph import Board, Reach

LAYS_AHEAD = 3
LAY_DISCOUNT = 0.62
"""The discount for a stop that takes one more lay."""
UPGRADE_DISCOUNT = 0.55
"""The further discount for a hex with a tile, which has to wait for the next colour."""
USUAL_VALUES = {"city": 20, "town": 10, "offboard": 30}
"""The assumed values of stops that have none before a tile is laid."""


class Prospect:
    """The hopes of all half-sides of one map, for a company that has reached some stops."""

    def __init__(self, board: Board, arrived: Reach, high: bool) -> None:
        self.board, self.high = board, high
        self.known = arrived.stops
        self.worth = [self._stops(n) for n in range(len(board.faces))]
        self.hope = [0.0] * (6 * len(board.faces))
        for _ in range(LAYS_AHEAD):
            self.hope = self._after_one_more_lay()

    def _stops(self, n: int) -> float:
        """The value of the stops in a hex that are not reached yet."""
        stops = self.board.faces[n].stops
        return sum(
            (stop.high if self.high else stop.low) or USUAL_VALUES.get(stop.kind, 0)
            for i, stop in enumerate(stops)
            if 2 * n + i not in self.known
        )

    def _after_one_more_lay(self) -> list[float]:
        """The hopes within one more lay."""
        across, faces, grid = self.board.grid.across, self.board.faces, self.board.grid
        old, new = self.hope, [0.0] * len(self.hope)
        for n, face in enumerate(faces):
            base, fixed = 6 * n, grid.hexes[n].fixed
            ways = [old[across[base + side]] if across[base + side] >= 0 else 0.0 for side in range(6)]
            for side in range(6):
                if not grid.open[n] >> side & 1:
                    continue
                if face.exits >> side & 1:
                    onward = (*face.plain[side], *self._through(n, side))
                    new[base + side] = self.worth[n] + max([ways[way] for way in onward], default=0.0)
                elif not fixed:
                    best = max([ways[way] for way in range(6) if way != side and grid.open[n] >> way & 1])
                    new[base + side] = self._discount(n) * (self.worth[n] + best)
        return new

    def _through(self, n: int, side: int) -> tuple[int, ...]:
        face = self.board.faces[n]
        stop = face.stop_at[side]
        if stop < 0 or face.stops[stop].kind == "offboard":
            return ()
        return tuple(other for other in face.stop_sides[stop] if other != side)

    def _discount(self, n: int) -> float:
        face, cost = self.board.faces[n], self.board.grid.hexes[n].cost
        if face.colour != "tan":
            return LAY_DISCOUNT * UPGRADE_DISCOUNT
        return LAY_DISCOUNT * (0.7 if cost else 1.0)

    def of(self, board: Board, arrived: Reach) -> float:
        """The value of the open ends of a map: the best in full, each next one halved again."""
        faces = board.faces
        ends = {half for half in arrived.halves if not faces[half // 6].exits >> half % 6 & 1}
        by_hex: dict[int, float] = {}
        for half in ends:
            by_hex[half // 6] = max(by_hex.get(half // 6, 0.0), self.hope[half])
        found = sorted(by_hex.values(), reverse=True)
        return sum([hope * 0.5**place for place, hope in enumerate(found[:4])])
