"""Where things are drawn on the maps: outlines of regions, places of names and pills.

Worked out once per map and language and stored in `data/layout.toml`, since it takes seconds:
`python -m boardroom.games.power_grid.draw.layout` writes it anew. Nothing here knows a rule.
"""

from __future__ import annotations

import json
import math
from collections import defaultdict
from itertools import pairwise
from typing import Any

from boardroom.core.components import table, tables
from boardroom.core.texts import LANGUAGES, texts
from boardroom.games.power_grid.network import BOARDS, MAPS, Map
from boardroom.games.power_grid.plants import DATA

FIELD = 724
CELL = 4
FILE = DATA / "layout.toml"
Point = tuple[float, float]
Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""


def outline(board: Map) -> list[Point]:
    """The country's outline, bent by the same shift that moved the cities apart."""
    source: Any = table(DATA / "outlines.toml")
    a, b, c, d = source["projection"][board.key]
    places = {e["id"]: (float(e["x"]), float(e["y"])) for e in tables(DATA / f"{board.key}.toml", "city")}
    moves = [(places[city.id], city.at) for city in board.cities]
    corners = [(lon * a + b, lat * c + d) for lon, lat in source[board.key]]
    dense = [
        (x + (u - x) * t / 6, y + (v - y) * t / 6)
        for (x, y), (u, v) in pairwise([*corners, corners[0]])
        for t in range(6)
    ]
    fit = _affine(moves)
    return [_bent(point, moves, fit) for point in dense]


def _affine(moves: list[tuple[Point, Any]]) -> tuple[float, float, float, float]:
    """Scale and shift of each axis that come nearest to the moves."""
    found: list[float] = []
    for axis in (0, 1):
        xs, ys = [m[0][axis] for m in moves], [m[1][axis] for m in moves]
        mx, my = sum(xs) / len(xs), sum(ys) / len(ys)
        scale = sum((x - mx) * (y - my) for x, y in zip(xs, ys, strict=True)) / sum((x - mx) ** 2 for x in xs)
        found += (scale, my - scale * mx)
    return found[0], found[1], found[2], found[3]


def _bent(p: Point, moves: list[tuple[Point, Any]], fit: tuple[float, float, float, float]) -> Point:
    sx, ox, sy, oy = fit
    x, y = p[0] * sx + ox, p[1] * sy + oy
    weights = dx = dy = 0.0
    for (u, v), (at_x, at_y) in moves:
        w = 1 / (1 + math.hypot(p[0] - u, p[1] - v)) ** 2.5
        weights, dx, dy = weights + w, dx + w * (at_x - u * sx - ox), dy + w * (at_y - v * sy - oy)
    inside = FIELD - 3
    return min(max(x + dx / weights, 3), inside), min(max(y + dy / weights, 3), inside)


def regions(board: Map) -> dict[str, str]:
    """The regions as smooth paths: every spot of land belongs to the region of the nearest city."""
    land = _land(board)
    loops = {key: _loops(land, key) for key in board.regions}
    return {key: " ".join(_smooth(loop) for loop in found) for key, found in loops.items()}


def _land(board: Map) -> dict[tuple[int, int], str]:
    ring = outline(board)
    cells: dict[tuple[int, int], str] = {}
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
                cells[column, row] = city.region
    return cells


def _loops(land: dict[tuple[int, int], str], key: str) -> list[list[Point]]:
    """The borders of a region's cells as closed walks; specks are left out."""
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
    """A walk along cells as a curve: averaged, thinned, and drawn through the middles."""
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


WIDE, THIN = "mwMWÖÜ", "iljItfr.() '"


def width(text: str, lang: str) -> float:
    """About how wide a name is at 12 px."""
    if lang == "zh":
        return 12.0 * len(text)
    if lang == "fa":
        return sum(0 if ch == "\N{ZERO WIDTH NON-JOINER}" else 6.6 for ch in text)
    return sum(9.5 if ch in WIDE else 4 if ch in THIN else 7.2 for ch in text)


def overlap(a: Box, b: Box) -> float:
    """The area two boxes share."""
    return max(0.0, min(a[2], b[2]) - max(a[0], b[0])) * max(0.0, min(a[3], b[3]) - max(a[1], b[1]))


SUM = 22
"""Room beside a name for its price."""


def places(board: Map, lang: str) -> dict[str, Any]:
    """Where names and pills go so that they touch least: names, then pills, until nothing moves."""
    words = texts(lang, DATA.parent)
    names = {c.id: str(words.argument("city", c.id)) for c in board.cities}
    nodes = {c.id: (c.at[0] - 28.0, c.at[1] - 12.0, c.at[0] + 28.0, c.at[1] + 12.0) for c in board.cities}
    pills = [0.5] * len(board.links)
    spots = dict.fromkeys(names, 0)
    for _ in range(8):
        before = (list(pills), dict(spots))
        for city in board.cities:
            spots[city.id] = _best_name(board, lang, city.id, names, nodes, pills, spots)
        for i in range(len(pills)):
            pills[i] = _best_pill(board, lang, i, names, nodes, pills, spots)
        if before == (pills, spots):
            break
    kept = {
        c.id: [round(v, 1) for v in _spot(c.at, width(names[c.id], lang), spots[c.id])[0]]
        + [_spot(c.at, width(names[c.id], lang), spots[c.id])[1]]
        for c in board.cities
    }
    return {
        "names": kept,
        "pills": [round(p, 2) for p in pills],
        "zones": _zones(board, lang, names, nodes, pills, spots),
    }


def _candidates() -> list[tuple[str, float, float]]:
    found = [("middle", 0.0, 24.0), ("middle", 0.0, -15.0), ("start", 31.0, 4.0), ("end", -31.0, 4.0)]
    found += [("middle", s * 14, dy) for dy in (24.0, -15.0) for s in (-1, 1)]
    found += [("middle", s * 28, dy) for dy in (24.0, -15.0) for s in (-1, 1)]
    found += [("start", 29.0, dy) for dy in (14.0, -6.0)] + [("end", -29.0, dy) for dy in (14.0, -6.0)]
    return found


CANDIDATES = _candidates()


def _spot(at: Any, wide: float, which: int) -> tuple[tuple[float, float], str]:
    anchor, dx, dy = CANDIDATES[which]
    return (at[0] + dx, at[1] + dy), anchor


def _name_box(at: Any, wide: float, which: int) -> Box:
    (x, y), anchor = _spot(at, wide, which)
    wide += SUM
    left = x if anchor == "start" else x - wide if anchor == "end" else x - wide / 2
    return left, y - 11, left + wide, y + 3


def _pill_box(board: Map, i: int, at: float) -> Box:
    a, b, cost = board.links[i]
    (x, y), (u, v) = board.cities[a].at, board.cities[b].at
    cx, cy, half = x + (u - x) * at, y + (v - y) * at, 11 if cost > 9 else 9
    return cx - half, cy - 7.5, cx + half, cy + 7.5


DOCKED: list[Box] = [(FIELD - 44.0, 0.0, float(FIELD), 110.0), (0.0, 0.0, 212.0, 118.0)]
"""The zoom buttons, and the corner where prices are previewed."""


def _best_name(board: Map, lang: str, id: str, names: Any, nodes: Any, pills: Any, spots: Any) -> int:
    at, wide = board.cities[board.places[id]].at, width(names[id], lang)
    others = [
        _name_box(board.cities[board.places[o]].at, width(names[o], lang), spots[o]) for o in names if o != id
    ]
    boxes = [_pill_box(board, i, p) for i, p in enumerate(pills)]

    def cost(which: int) -> float:
        box = _name_box(at, wide, which)
        out = sum(max(0.0, v) for v in (3 - box[0], 3 - box[1], box[2] - FIELD + 3, box[3] - FIELD + 3))
        touch = (
            sum(overlap(box, other) for other in others) * 2 + sum(overlap(box, other) for other in boxes) * 2
        )
        touch += sum(overlap(box, node) for other, node in nodes.items() if other != id) * 3
        touch += sum(overlap(box, dock) for dock in DOCKED) * 2
        return touch + out * 60 + _crossed(board, box) * 9 + which * 0.8

    return min(range(len(CANDIDATES)), key=cost)


def _crossed(board: Map, box: Box) -> int:
    """How many samples along connections lie in a box."""
    count = 0
    for a, b, _ in board.links:
        (x, y), (u, v) = board.cities[a].at, board.cities[b].at
        if max(x, u) < box[0] or min(x, u) > box[2] or max(y, v) < box[1] or min(y, v) > box[3]:
            continue
        steps = 24
        count += any(
            box[0] < x + (u - x) * t / steps < box[2] and box[1] < y + (v - y) * t / steps < box[3]
            for t in range(steps + 1)
        )
    return count


def _best_pill(board: Map, lang: str, i: int, names: Any, nodes: Any, pills: Any, spots: Any) -> float:
    boxes = [_pill_box(board, k, p) for k, p in enumerate(pills) if k != i]
    boxes += [_name_box(board.cities[board.places[o]].at, width(names[o], lang), spots[o]) for o in names]
    boxes += nodes.values()

    def cost(at: float) -> float:
        box = _pill_box(board, i, at)
        return sum(overlap(box, other) for other in boxes) * 2 + abs(at - 0.5) * 30

    return min((0.27 + 0.46 * t / 46 for t in range(47)), key=cost)


def _zones(board: Map, lang: str, names: Any, nodes: Any, pills: Any, spots: Any) -> dict[str, list[float]]:
    """The emptiest spot of each region for its name."""
    words = texts(lang, DATA.parent)
    land = _land(board)
    boxes = [_pill_box(board, k, p) for k, p in enumerate(pills)] + list(nodes.values())
    names_at = [_name_box(board.cities[board.places[o]].at, width(names[o], lang), spots[o]) for o in names]
    boxes += names_at
    found: dict[str, list[float]] = {}
    below = width(words("draw-not-in-play"), lang)
    for region in board.regions:
        wide = width(str(words.argument("region", region)), lang) * (1.4 if lang == "en" else 1.1)

        def cost(cell: tuple[int, int], wide: float = wide, region: str = region) -> float:
            x, y = cell[0] * CELL, cell[1] * CELL
            box = (x - wide / 2 - 3, y - 11.0, x + wide / 2 + 3, y + 4.0)
            outside = sum(land.get((int(px / CELL), int(y / CELL))) != region for px in (box[0], x, box[2]))
            # Below it may stand that the region is not in play; neither may leave the field.
            half = max(wide, below) / 2 + 3
            beyond = max(0.0, half - x) + max(0.0, x + half - FIELD)
            touched = sum(overlap(box, other) for other in (*boxes, *DOCKED))
            under = (x - below / 2, y + 3.0, x + below / 2, y + 17.0)
            touched += sum(overlap(under, other) for other in names_at) / 4
            return touched * 4 + outside * 150 + beyond * 400 + _crossed(board, box) * 25

        mine = sorted(
            cell for cell, key in land.items() if key == region and not cell[0] % 2 and not cell[1] % 2
        )
        x, y = min(mine, key=cost)
        found[region] = [x * CELL, y * CELL]
    return found


def made() -> dict[str, Any]:
    """Everything that is stored."""
    return {
        key: {"regions": regions(BOARDS[key])} | {lang: places(BOARDS[key], lang) for lang in LANGUAGES}
        for key in MAPS
    }


def written(layout: dict[str, Any]) -> str:
    """The layout as the text of its file."""
    lines = ["# Power Grid: where regions, names and pills are drawn. Made by layout.py; do not edit."]
    for key, board in layout.items():
        lines += ["", f"[{key}.regions]"]
        lines += [f'{region} = "{path}"' for region, path in board["regions"].items()]
        for lang in LANGUAGES:
            lines += ["", f"[{key}.{lang}]", f"pills = {json.dumps(board[lang]['pills'])}"]
            for group in ("names", "zones"):
                lines += ["", f"[{key}.{lang}.{group}]"]
                lines += [f"{id} = {json.dumps(spot)}" for id, spot in board[lang][group].items()]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    FILE.write_text(written(made()), "utf-8")
