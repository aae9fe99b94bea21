"""Places names, values, labels and terrain costs greedily, each where it covers least.

The places depend on map, tiles and language alone, so they are cached by these.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from math import cos, pi, sin

from boardroom.games.eighteen_thirty.board.hexes import Grid, Hex
from boardroom.games.eighteen_thirty.board.tile import Face
from boardroom.games.eighteen_thirty.draw.map_sheet.track import (
    CORNERS,
    INNER,
    Point,
    R,
    Spot,
    samples,
    spots,
)
from boardroom.games.eighteen_thirty.draw.names import name_separator, names_of, place_key, places, widths

Box = tuple[float, float, float, float]
Try = tuple[Point, float]
HIGH, NAME_HIGH = 13.0, {"fa": 14.0}
CLASH = 90.0
"""The penalty for a label that touches another one or a circle."""
TERRAIN = (
    ((0.0, 0.0), (0.0, 18.0), (0.0, -18.0)),
    tuple((dx, dy) for dy in (-18.0, 18.0, -22.0, 22.0) for dx in (0.0, 6.0, -6.0, 10.0, -10.0)),
)
ROUNDS = 3
ROWS = 11
"""A map with more rows is scaled down, so its letters are drawn larger."""
LARGER = 1.13


@dataclass(frozen=True, slots=True)
class Label:
    """A text or value at a place on the map. `what` is name, value, label, terrain or private."""

    what: str
    hex: int
    at: Point
    words: str = ""
    stop: int = 0


def centre(hex_id: str) -> Point:
    """The centre of a hex in the drawing."""
    row, column = ord(hex_id[0]) - 65, int(hex_id[1:])
    return 22 + column * INNER, 19 + R + row * 1.5 * R


@cache
def letters(grid: Grid) -> float:
    """The scale of the letters of a map."""
    return LARGER if len({hex_.id[0] for hex_ in grid.hexes}) > ROWS else 1.0


def area_centre(grid: Grid, area: str) -> Point:
    """The middle of an off-board area."""
    at = [centre(hex_.id) for hex_ in grid.hexes if hex_.area == area]
    return sum(x for x, _ in at) / len(at), sum(y for _, y in at) / len(at)


class Field:
    """The obstacles by hex: points of track, boxes of circles and labels."""

    def __init__(self, grid: Grid, faces: tuple[Face, ...]) -> None:
        self.grid, self.faces, self.larger = grid, faces, letters(grid)
        self.centres = [centre(h.id) for h in grid.hexes]
        self.wide = max(x for x, _ in self.centres) + INNER + 8
        self.boxes: list[list[Box]] = [self._circles(n) for n in range(len(grid.hexes))]
        for name in grid.areas:
            self._reserve(name)
        self.points = [
            _shift((*samples(face), *_walls(grid.hexes[n].barriers)), self.centres[n])
            for n, face in enumerate(faces)
        ]
        self.asked: list[tuple[int, Point, list[Try]]] = []
        self.at: list[Point] = []
        self.reach: dict[int, list[int]] = {}

    def _circles(self, n: int) -> list[Box]:
        x, y = self.centres[n]
        found = []
        for spot in spots(self.faces[n]):
            r = spot.radius if spot.stop.circles else 4.5
            found += [(x + a - r, y + b - r, x + a + r, y + b + r) for a, b in spot.circles() or [spot.at]]
        return found

    def _reserve(self, area: str) -> None:
        """Reserve the middle of an off-board area for its name and values."""
        inside = [n for n, hex_ in enumerate(self.grid.hexes) if hex_.area == area]
        x, y = area_centre(self.grid, area)
        for n in inside:
            self.boxes[n].append((x - 32, y - 18, x + 32, y + 12))

    def near(self, n: int) -> list[int]:
        """A hex and its neighbours."""
        across = self.grid.across
        return [n, *(across[6 * n + s] // 6 for s in range(6) if across[6 * n + s] >= 0)]

    def around(self, n: int) -> list[int]:
        """The hexes whose names may overlap the names of this one: up to three steps away."""
        if n not in self.reach:
            two = {far for near in self.near(n) for far in self.near(near)}
            self.reach[n] = sorted({far for near in two for far in self.near(near)})
        return self.reach[n]

    def cheapest(self, n: int, size: Point, tries: list[Try]) -> Point:
        """Find the place where a box of this size covers least, and take it."""
        size = size[0] * self.larger, size[1] * self.larger
        near = self.near(n)
        boxes = [box for k in self.around(n) for box in self.boxes[k]]
        # A new tile changes little, so results are cached by their surroundings.
        key = (n, size, tuple(tries), tuple(boxes), tuple(self.faces[k] for k in near))
        best = _KNOWN.get(key)
        if best is None:
            if len(_KNOWN) > 20_000:
                _KNOWN.clear()
            points = [point for k in near for point in self.points[k]]
            best = _KNOWN[key] = _cheapest(size, tries, boxes, points)
        self.boxes[n].append(_box(best, size))
        return best

    def place(self, n: int, size: Point, tries: list[Try]) -> Point:
        """The same for a label, which may be moved again for labels placed after it."""
        self.asked.append((n, size, tries))
        self.at.append(self.cheapest(n, size, tries))
        return self.at[-1]

    def make_way(self) -> None:
        """Place the overlapping labels again, now that all others are known."""
        for _ in range(ROUNDS):
            for i, (n, size, tries) in enumerate(self.asked):
                box = _box(self.at[i], (size[0] * self.larger, size[1] * self.larger))
                self.boxes[n].remove(box)
                if any(_touch(box, other) for k in self.around(n) for other in self.boxes[k]):
                    self.at[i] = self.cheapest(n, size, tries)
                else:
                    self.boxes[n].append(box)


_KNOWN: dict[tuple[object, ...], Point] = {}


def _box(at: Point, size: Point) -> Box:
    return at[0] - size[0] / 2, at[1] - size[1] / 2, at[0] + size[0] / 2, at[1] + size[1] / 2


def _touch(a: Box, b: Box) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def _cheapest(size: Point, tries: list[Try], boxes: list[Box], points: list[Point]) -> Point:
    w, h = size[0] / 2, size[1] / 2
    best, least = tries[0][0], 1e9
    for (x, y), cost in tries:
        a, b, c, d = x - w, y - h, x + w, y + h
        for p, q, u, v in boxes:
            if a < u and p < c and b < v and q < d:
                cost += CLASH + 2.5 * (min(c, u) - max(a, p)) * (min(d, v) - max(b, q))
                if cost >= least:
                    break
        if cost < least:
            cost += 14 * sum([a - 2 < px < c + 2 and b - 2 < py < d + 2 for px, py in points])
        if cost < least:
            best, least = (x, y), cost
    return best


@cache
def _walls(barriers: int) -> tuple[Point, ...]:
    """Points along the sides that no track may cross."""
    found = []
    for side in range(6):
        if barriers >> side & 1:
            (a, b), (c, d) = CORNERS[side], CORNERS[(side + 1) % 6]
            found += [(a + (c - a) * t / 4, b + (d - b) * t / 4) for t in range(5)]
    return tuple(found)


def _shift(points: tuple[Point, ...], by: Point) -> list[Point]:
    return [(x + by[0], y + by[1]) for x, y in points]


def labels(grid: Grid, faces: tuple[Face, ...], words: tuple[str, ...], lang: str) -> tuple[Label, ...]:
    """All labels of a map; `words` are the names of its places in the order of `places`."""
    field = Field(grid, faces)
    found: list[Label] = []
    for n, hex_ in enumerate(grid.hexes):
        found += _change_marks(field, n, hex_)
    names = dict(zip(places(grid), words, strict=True))
    order = sorted(range(len(grid.hexes)), key=lambda n: -len(faces[n].stops))
    for n in order:
        found += _values(field, n) if len(faces[n].stops) == 2 else ()
    for n in order:
        found += _names(field, n, [(names[name], place_key(name)) for name in names_of(grid.hexes[n])], lang)
    for n in order:
        found += _values(field, n) if len(faces[n].stops) == 1 else ()
    field.make_way()
    return tuple(replace(label, at=at) for label, at in zip(found, field.at, strict=True))


def _round(x: float, y: float, far: tuple[float, ...], steps: int = 12) -> Iterator[tuple[Point, float]]:
    """Places around a point; nearer ones are cheaper."""
    for r in far:
        for k in range(steps):
            angle = 2 * pi * k / steps - pi / 2
            yield (x + r * cos(angle), y + r * sin(angle)), (r - far[0]) * 3


def _change_marks(field: Field, n: int, hex_: Hex) -> Iterator[Label]:
    """The terrain before a tile is laid, then the label of the tile or hex."""
    x, y = field.centres[n]
    face = field.faces[n]
    if hex_.cost and face.tile is None:
        tries = [((x + dx, y + dy), 2.0 * abs(dx) + 0.3 * abs(dy)) for dx, dy in TERRAIN[bool(face.stops)]]
        yield Label("terrain", n, field.place(n, (42, 14), tries), hex_.terrain)
    if face.label:
        wide = 9.5 * len(face.label) + 2
        tries = list(_round(x, y, (19.0, 15.0, 23.0)))
        yield Label("label", n, field.place(n, (wide, 12), tries), face.label)


def _values(field: Field, n: int) -> Iterator[Label]:
    x, y = field.centres[n]
    for i, spot in enumerate(spots(field.faces[n])):
        if spot.stop.kind == "offboard" or not spot.stop.high:
            continue
        a, b = x + spot.at[0], y + spot.at[1]
        wide = 40.0 if spot.stop.low != spot.stop.high else 20.0
        near = wide * field.larger / 2 + (spot.radius * max(1, spot.stop.circles) if spot.stop.circles else 5)
        tries = list(_round(a, b, (16.0, 20.0, 24.0)))
        tries += [((a + near, b), 4.0), ((a - near, b), 4.0)]
        kept = [(at, cost + _outside(at, (x, y))) for at, cost in tries]
        yield Label("value", n, field.place(n, (wide, HIGH), kept), stop=i)


def _outside(at: Point, middle: Point) -> float:
    """The penalty for leaving the hex: the value would seem to be the neighbour's."""
    x, y = abs(at[0] - middle[0]), abs(at[1] - middle[1])
    return 60.0 * max(0.0, x - INNER + 8) / 8 + 60.0 * max(0.0, y - R + 12) / 8


def _names(field: Field, n: int, names: list[tuple[str, str]], lang: str) -> Iterator[Label]:
    """The names of a hex, given as pairs of name and text key."""
    face, (x, y), wide, high = field.faces[n], field.centres[n], widths(lang), NAME_HIGH.get(lang, HIGH)
    here = spots(face)
    if field.grid.hexes[n].area:
        return
    if len(names) == 2 and len(here) == 2 and face.exits:
        for spot, (name, key) in zip(here, names, strict=True):
            yield _name(field, n, name, (wide[key] + 2, high), (x + spot.at[0], y + spot.at[1]), spot)
    elif names:
        joined = name_separator(lang).join(name for name, _ in names)
        across = sum(wide[key] for _, key in names) + wide["joint"] * (len(names) - 1)
        yield _name(field, n, joined, (across + 2, high), (x, y), here[0] if len(here) == 1 else None)


def _name(field: Field, n: int, name: str, size: Point, at: Point, spot: Spot | None) -> Label:
    """Place a name below or above its stop, possibly shifted sideways."""
    own, high = size
    wide = own * field.larger
    x, y = at
    tries = []
    for rank, dy in enumerate((19.0, -19.0, 24.0, -24.0, 29.0, -29.0, 34.0, -34.0)):
        for dx in (0.0, 9.0, -9.0, 18.0, -18.0, 28.0, -28.0, 38.0, -38.0):
            if abs(x + dx - field.wide / 2) + wide / 2 < field.wide / 2 - 4:
                tries.append(((x + dx, y + dy), rank * 2.0 + abs(dx) * 0.5))
    if spot is not None and (spot.stop.kind == "town" or field.larger > 1):
        gap = wide / 2 + (spot.radius * spot.stop.circles + 2 if spot.stop.circles else 8)
        beside = [((x + gap, y), 6.0), ((x - gap, y), 6.0)]
        tries += [one for one in beside if abs(one[0][0] - field.wide / 2) + wide / 2 < field.wide / 2 - 4]
    return Label("name", n, field.place(n, (own, high), tries), name)
