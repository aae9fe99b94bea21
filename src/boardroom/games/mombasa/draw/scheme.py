"""A map for a pack with other borders than ours: a box for each region, a line for each border.

It has the same parts as `data/shapes.toml`, so that the board draws both alike.
"""

from __future__ import annotations

from typing import Any

from boardroom.drawing.svg import f
from boardroom.games.mombasa.pack import COMPANIES, Pack

WIDE, HIGH = 80.0, 40.0
"""The box of a region."""
LEFT, TOP, RIGHT, BOTTOM = 44.0, 26.0, 540.0, 462.0
"""Where the middle of a box may lie, between the camps."""
ROUNDS = 200
Point = tuple[float, float]


def scheme(pack: Pack, drawn: Any) -> dict[str, Any]:
    """Regions, borders, exits and camps as shapes."""
    at = dict(zip((region.id for region in pack.regions), places(pack), strict=True))
    camps = [dict(camp) | {"outline": _box_points(*camp["box"])} for camp in drawn["camp"]]
    boxes = {camp["company"]: camp["box"] for camp in camps}
    return {
        "boxes": True,
        "coast": "0,0 0,0",
        "region": [_region(region.id, *at[region.id]) for region in pack.regions],
        "border": [
            {"between": [a.id, b], "points": _between(_around(at[a.id]), _around(at[b]))}
            for a in pack.regions
            for b in a.borders
            if a.id < b
        ],
        "exit": [
            {"company": name, "region": region, "points": _between(boxes[name], _around(at[region]))}
            for name, camp in zip(COMPANIES, pack.camps, strict=True)
            for region in camp.exits
        ],
        "camp": camps,
    }


def places(pack: Pack) -> list[Point]:
    """The middles of the boxes: at the pack's coordinates, pushed apart until no two overlap."""
    xs, ys = zip(*(region.at for region in pack.regions), strict=True)
    found = [
        (_scale(x, min(xs), max(xs), LEFT, RIGHT), _scale(y, min(ys), max(ys), TOP, BOTTOM))
        for x, y in (region.at for region in pack.regions)
    ]
    for _ in range(ROUNDS):
        moved = False
        for i in range(len(found)):
            for j in range(i):
                moved = _push(found, i, j) or moved
        if not moved:
            break
    return found


def _scale(n: float, least: float, most: float, low: float, high: float) -> float:
    return low + (high - low) * (n - least) / (most - least) if most > least else (low + high) / 2


def _push(found: list[Point], i: int, j: int) -> bool:
    """Move two boxes apart along the shorter axis; boxes in the same place part by their number."""
    (ax, ay), (bx, by) = found[i], found[j]
    over_x, over_y = WIDE + 8 - abs(ax - bx), HIGH + 8 - abs(ay - by)
    if over_x <= 0 or over_y <= 0:
        return False
    if over_y <= over_x:
        step = (over_y / 2 + 0.5) * (1 if ay >= by else -1)
        found[i], found[j] = _within(ax, ay + step), _within(bx, by - step)
    else:
        step = (over_x / 2 + 0.5) * (1 if ax >= bx else -1)
        found[i], found[j] = _within(ax + step, ay), _within(bx - step, by)
    return found[i] != (ax, ay) or found[j] != (bx, by)


def _within(x: float, y: float) -> Point:
    return min(max(x, LEFT), RIGHT), min(max(y, TOP), BOTTOM)


def _region(id: int, x: float, y: float) -> dict[str, Any]:
    row = [round(x, 1), round(y + 8, 1)]
    outline = _box_points(*_around((x, y)))
    return {"id": id, "outline": outline, "name": [round(x, 1), round(y - 7, 1)], "row": row, "post": row}


def _around(middle: Point) -> tuple[float, float, float, float]:
    return middle[0] - WIDE / 2, middle[1] - HIGH / 2, WIDE, HIGH


def _box_points(x: float, y: float, wide: float, high: float) -> str:
    corners = ((x, y), (x + wide, y), (x + wide, y + high), (x, y + high))
    return " ".join(f"{f(a)},{f(b)}" for a, b in corners)


def _between(one: Any, other: Any) -> str:
    """The line between two boxes, from edge to edge."""
    a, b = _middle(one), _middle(other)
    (ax, ay), (bx, by) = _edge(a, b, one), _edge(b, a, other)
    return f"{f(ax)},{f(ay)} {f(bx)},{f(by)}"


def _middle(box: Any) -> Point:
    x, y, wide, high = box
    return x + wide / 2, y + high / 2


def _edge(here: Point, there: Point, box: Any) -> Point:
    """The point where a line from the middle of a box leaves it."""
    dx, dy = there[0] - here[0], there[1] - here[1]
    _, _, wide, high = box
    share = min(wide / 2 / abs(dx) if dx else 9, high / 2 / abs(dy) if dy else 9, 1)
    return here[0] + dx * share, here[1] + dy * share
