"""Where open track could lead: what is still to be reached, less for every tile that it takes.

The hope of a half-side is what the best way from there meets in a few lays. It forgets the supply of tiles,
and which turns each colour has; it knows barriers, blank sides, terrain, fixed hexes and the track that lies.
"""

from __future__ import annotations

from boardroom.games.eighteen_thirty.board.graph import Board, Reach

LAYS = 3
FADE = 0.62
"""A stop that takes one lay more is worth so much of it."""
UPGRADE = 0.55
"""Track into a hex that has a tile already waits for the next colour."""
PLAIN = {"city": 20, "town": 10, "offboard": 30}
"""The worth of stops that have no value until a tile lies there."""


class Prospect:
    """The hopes of all half-sides of one map, for a company that has reached some stops."""

    def __init__(self, board: Board, arrived: Reach, high: bool) -> None:
        self.board, self.high = board, high
        self.known = arrived.stops
        self.worth = [self._stops(n) for n in range(len(board.faces))]
        self.hope = [0.0] * (6 * len(board.faces))
        for _ in range(LAYS):
            self.hope = self._grown()

    def _stops(self, n: int) -> float:
        """The stops of a hex that are still to be reached."""
        stops = self.board.faces[n].stops
        return sum(
            (stop.high if self.high else stop.low) or PLAIN.get(stop.kind, 0)
            for i, stop in enumerate(stops)
            if 2 * n + i not in self.known
        )

    def _grown(self) -> list[float]:
        """One lay further."""
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
                    new[base + side] = self._fade(n) * (self.worth[n] + best)
        return new

    def _through(self, n: int, side: int) -> tuple[int, ...]:
        face = self.board.faces[n]
        stop = face.stop_at[side]
        if stop < 0 or face.stops[stop].kind == "offboard":
            return ()
        return tuple(other for other in face.stop_sides[stop] if other != side)

    def _fade(self, n: int) -> float:
        face, cost = self.board.faces[n], self.board.grid.hexes[n].cost
        if face.colour != "tan":
            return FADE * UPGRADE
        return FADE * (0.7 if cost else 1.0)

    def of(self, board: Board, arrived: Reach) -> float:
        """What the open ends of a map promise, the best in full and every other one by half of the last."""
        faces = board.faces
        ends = {half for half in arrived.halves if not faces[half // 6].exits >> half % 6 & 1}
        by_hex: dict[int, float] = {}
        for half in ends:
            by_hex[half // 6] = max(by_hex.get(half // 6, 0.0), self.hope[half])
        found = sorted(by_hex.values(), reverse=True)
        return sum([hope * 0.5**place for place, hope in enumerate(found[:4])])
