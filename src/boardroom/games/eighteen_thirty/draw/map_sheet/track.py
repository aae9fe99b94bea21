"""Track as lines: straights, wide and tight arcs between the midpoints of sides, and the places of stops.

Coordinates are those of one hex with its centre at 0, 0; sides are numbered as on the tiles: SW W NW NE E SE.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from math import atan2, cos, hypot, pi, radians, sin, sqrt

from boardroom.drawing.svg import f
from boardroom.games.eighteen_thirty.board.tile import Face, Stop

R = 32.6
"""The distance from the centre of a hex to a corner."""
INNER = R * sqrt(3) / 2
Point = tuple[float, float]
MIDDLES: tuple[Point, ...] = tuple(
    (INNER * cos(radians(120 + 60 * side)), INNER * sin(radians(120 + 60 * side))) for side in range(6)
)
CORNERS: tuple[Point, ...] = tuple(
    (R * cos(radians(90 + 60 * side)), R * sin(radians(90 + 60 * side))) for side in range(6)
)
"""The first corner of each side, clockwise."""
APART = 0.72 * R
RADII = {1: R / 2, 2: 1.5 * R}


@dataclass(frozen=True, slots=True)
class Way:
    """Track from side to side; a straight line has no circle. `sweep` is the flag of an SVG arc."""

    start: Point
    end: Point
    radius: float = 0.0
    centre: Point = (0.0, 0.0)
    sweep: int = 0

    def at(self, t: float) -> Point:
        """The point at a fraction of the track."""
        (a, b), (c, d) = self.start, self.end
        if not self.radius:
            return a + (c - a) * t, b + (d - b) * t
        x, y = self.centre
        begin, turn = atan2(b - y, a - x), atan2(d - y, c - x)
        angle = begin + (((turn - begin + pi) % (2 * pi)) - pi) * t
        return x + self.radius * cos(angle), y + self.radius * sin(angle)

    def slope(self, t: float) -> float:
        """The angle of the track at a fraction of it."""
        (a, b), (c, d) = self.at(t - 0.02), self.at(t + 0.02)
        return atan2(d - b, c - a)

    def path(self, shift: Point = (0.0, 0.0)) -> str:
        """The track as an SVG path that begins with a move."""
        x, y = shift
        begin = f"M{f(self.start[0] + x)} {f(self.start[1] + y)}"
        end = f"{f(self.end[0] + x)} {f(self.end[1] + y)}"
        if not self.radius:
            return f"{begin}L{end}"
        return f"{begin}A{f(self.radius)} {f(self.radius)} 0 0 {self.sweep} {end}"

    def part(self, until: float) -> Way:
        """The track from its start to a fraction of it."""
        return Way(self.start, self.at(until), self.radius, self.centre, self.sweep)


@cache
def between(one: int, other: int) -> Way:
    """The track between the midpoints of two sides."""
    steps = (other - one) % 6
    start, end = MIDDLES[one], MIDDLES[other]
    if steps == 3:
        return Way(start, end)
    radius = RADII[min(steps, 6 - steps)]
    # The circle's centre is outside the hex, on the bisector of the two sides.
    x, y = start[0] + end[0], start[1] + end[1]
    far, length = R if radius < R else 2 * INNER, hypot(x, y)
    centre = (x / length * far, y / length * far)
    return Way(start, end, radius, centre, 0 if steps < 3 else 1)


@dataclass(frozen=True, slots=True)
class Spot:
    """A stop in the drawing: its place, the angle of its track, its circles; `t` is its place on an arc."""

    stop: Stop
    at: Point
    slope: float
    t: float | None
    sides: tuple[int, ...]

    @property
    def radius(self) -> float:
        return R * (0.315 if self.stop.circles < 2 or self.at == (0.0, 0.0) else 0.275)

    def circles(self) -> list[Point]:
        """The centres of a city's circles, side by side."""
        many, (x, y) = self.stop.circles, self.at
        turn = 0.0 if self.at == (0.0, 0.0) else self.slope
        gaps = [(i - (many - 1) / 2) * 2 * self.radius for i in range(many)]
        return [(x + gap * cos(turn), y + gap * sin(turn)) for gap in gaps]


@cache
def spots(face: Face) -> tuple[Spot, ...]:
    """The places of the stops of a face."""
    if len(face.stops) == 1:
        return (_alone(face),)
    if len(face.stops) == 2:
        return _pair(face)
    return ()


def _alone(face: Face) -> Spot:
    stop, sides = face.stops[0], face.stop_sides[0]
    if stop.kind == "town" and len(sides) == 2:
        return _on_arc(stop, sides, 0.5)
    return Spot(stop, (0.0, 0.0), 0.0, None, sides)


def _on_arc(stop: Stop, sides: tuple[int, ...], t: float) -> Spot:
    way = between(sides[0], sides[1])
    return Spot(stop, way.at(t), way.slope(t), t, sides)


def _pair(face: Face) -> tuple[Spot, ...]:
    """Place two stops on their tracks so that they do not overlap."""
    tries = [list(_places(face, i)) for i in (0, 1)]

    def cost(pair: tuple[Spot, Spot]) -> float:
        gap = hypot(pair[0].at[0] - pair[1].at[0], pair[0].at[1] - pair[1].at[1])
        off = sum(abs(spot.t - 0.5) for spot in pair if spot.t is not None)
        return max(0.0, APART - gap) * 10 + off

    return min(((a, b) for a in tries[0] for b in tries[1]), key=cost)


def _places(face: Face, index: int) -> Iterator[Spot]:
    stop, sides = face.stops[index], face.stop_sides[index]
    if len(sides) == 2:
        for step in range(12):
            yield _on_arc(stop, sides, 0.28 + 0.04 * step)
    elif sides:
        x, y = MIDDLES[sides[0]]
        yield Spot(stop, (x * 0.5, y * 0.5), atan2(y, x), None, sides)
    else:
        yield Spot(stop, (R * (0.34 if index else -0.34), 0.0), 0.0, None, ())


@cache
def ways(face: Face) -> tuple[Way, ...]:
    """All track of a face, each piece once."""
    found: list[Way] = []
    for spot in spots(face):
        if spot.stop.kind == "offboard":
            continue
        if spot.t is not None:
            found.append(between(spot.sides[0], spot.sides[1]))
        else:
            found += [Way(MIDDLES[side], spot.at) for side in spot.sides]
    found += [between(a, b) for a, b in face.pieces if b < 6 and not _is_bypass(face, a, b)]
    return tuple(found)


def _is_bypass(face: Face, a: int, b: int) -> bool:
    """Whether straight track has to bypass a city in the middle of the hex (Altoona)."""
    return bool(face.stops) and (b - a) % 6 == 3


@cache
def bypasses(face: Face) -> tuple[str, ...]:
    """Track that bypasses a city, as SVG paths."""
    found = []
    for a, b in face.pieces:
        if b < 6 and _is_bypass(face, a, b):
            (x, y), (u, v) = MIDDLES[a], MIDDLES[b]
            found.append(f"M{f(x)} {f(y)}C{f(x * 0.45)} {f(y + 22)} {f(u * 0.45)} {f(v + 22)} {f(u)} {f(v)}")
    return tuple(found)


@cache
def samples(face: Face) -> tuple[Point, ...]:
    """Points along the track, which names should not cover."""
    return tuple(way.at(step / 6) for way in ways(face) for step in range(7))


@cache
def leg(face: Face, side: int) -> Way:
    """The track from a side to its stop."""
    spot = spots(face)[face.stop_at[side]]
    if spot.stop.kind == "offboard":
        x, y = MIDDLES[side]
        return Way(MIDDLES[side], (x * 0.62, y * 0.62))
    if spot.t is None:
        return Way(MIDDLES[side], spot.at)
    if side == spot.sides[0]:
        return between(*spot.sides).part(spot.t)
    return between(spot.sides[1], spot.sides[0]).part(1 - spot.t)
