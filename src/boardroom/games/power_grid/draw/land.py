"""The land of the maps: a country's outline, warped to fit the drawn cities and cut into smooth regions.

`layout.py` stores the result. Nothing here knows a rule.
"""

from __future__ import annotations

import math
from collections import defaultdict
from itertools import pairwise

from boardroom.core.components import table, tables
from boardroom.games.power_grid.network import Map
from boardroom.games.power_grid.plants import DATA

FIELD = 724
CELL = 4
Point = tuple[float, float]
Move = tuple[Point, tuple[int, int]]
"""Where a city stands on the globe, and where on the map."""
Land = dict[tuple[int, int], str]
"""The region of every cell of the field that is land."""


def outline(board: Map) -> list[Point]:
    """The country's outline, warped by the shift that moved the cities apart."""
    source = table(DATA / "outlines.toml")
    a, b, c, d = source.part("projection").numbers(board.key)
    places = {e["id"]: (float(e["x"]), float(e["y"])) for e in tables(DATA / f"{board.key}.toml", "city")}
    moves = [(places[city.id], city.at) for city in board.cities]
    corners = [(lon * a + b, lat * c + d) for lon, lat in source[board.key]]
    dense = [
        (x + (u - x) * t / 6, y + (v - y) * t / 6)
        for (x, y), (u, v) in pairwise([*corners, corners[0]])
        for t in range(6)
    ]
    fit = _affine(moves)
    return [_bend(point, moves, fit) for point in dense]


def _affine(moves: list[Move]) -> tuple[float, float, float, float]:
    """Scale and shift of each axis that fit the moves best."""
    found: list[float] = []
    for axis in (0, 1):
        xs, ys = [m[0][axis] for m in moves], [m[1][axis] for m in moves]
        mx, my = sum(xs) / len(xs), sum(ys) / len(ys)
        scale = sum((x - mx) * (y - my) for x, y in zip(xs, ys, strict=True)) / sum((x - mx) ** 2 for x in xs)
        found += (scale, my - scale * mx)
    return found[0], found[1], found[2], found[3]


def _bend(p: Point, moves: list[Move], fit: tuple[float, float, float, float]) -> Point:
    sx, ox, sy, oy = fit
    x, y = p[0] * sx + ox, p[1] * sy + oy
    weights = dx = dy = 0.0
    for (u, v), (at_x, at_y) in moves:
        w = 1 / (1 + math.hypot(p[0] - u, p[1] - v)) ** 2.5
        weights, dx, dy = weights + w, dx + w * (at_x - u * sx - ox), dy + w * (at_y - v * sy - oy)
    inside = FIELD - 3
    return min(max(x + dx / weights, 3), inside), min(max(y + dy / weights, 3), inside)


def regions(board: Map) -> dict[str, str]:
    """The regions as smooth paths."""
    land = cells(board)
    loops = {key: _loops(land, key) for key in board.regions}
    return {key: " ".join(_smooth(loop) for loop in found) for key, found in loops.items()}


def cells(board: Map) -> Land:
    """Assign every cell of land to the region of the nearest city."""
    ring = outline(board)
    found: Land = {}
    for row in range(FIELD // CELL):
        y = (row + 0.5) * CELL
        cuts = sorted(
            x + (y - v) * (u - x) / (w - v)
            for (x, v), (u, w) in pairwise([*ring, ring[0]])
            if (v <= y) != (w <= y)
        )
        for column in range(FIELD // CELL):
            x = (column + 0.5) * CELL
            near, city = min((math.hypot((x - c.at[0]) * 0.8, y - c.at[1]), c) for c in board.cities)
            if near < 34 or sum(cut <= x for cut in cuts) % 2:
                found[column, row] = city.region
    return found


def _loops(land: Land, key: str) -> list[list[Point]]:
    """The borders of a region's cells as closed loops, without specks."""
    ways: dict[tuple[int, int], list[tuple[int, int]]] = defaultdict(list)
    for (c, r), region in land.items():
        if region != key:
            continue
        sides = (((c, r - 1), (c, r), (c + 1, r)), ((c + 1, r), (c + 1, r), (c + 1, r + 1)),
                 ((c, r + 1), (c + 1, r + 1), (c, r + 1)), ((c - 1, r), (c, r + 1), (c, r)))  # fmt: skip
        for beside, start, end in sides:
            if land.get(beside) != key:
                ways[start].append(end)
    found = []
    while ways:
        start = min(ways)
        walk = [start]
        while True:
            here = walk[-1]
            walk.append(ways[here].pop())
            if not ways[here]:
                del ways[here]
            if walk[-1] == start:
                break
        if len(walk) > 40:
            found.append([(float(x * CELL), float(y * CELL)) for x, y in walk[:-1]])
    return found


def _smooth(loop: list[Point]) -> str:
    """A loop along cells as a curve: averaged, thinned and drawn through the midpoints."""
    n, reach = len(loop), 4
    soft = [
        (
            sum(loop[(i + k) % n][0] for k in range(-reach, reach + 1)) / (2 * reach + 1),
            sum(loop[(i + k) % n][1] for k in range(-reach, reach + 1)) / (2 * reach + 1),
        )
        for i in range(0, n, 3)
    ]
    middles = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in pairwise([*soft, soft[0]])]
    start = middles[-1]
    curve = "".join(
        f"Q{a[0]:.0f} {a[1]:.0f} {m[0]:.0f} {m[1]:.0f}" for a, m in zip(soft, middles, strict=True)
    )
    return f"M{start[0]:.0f} {start[1]:.0f}{curve}Z"
