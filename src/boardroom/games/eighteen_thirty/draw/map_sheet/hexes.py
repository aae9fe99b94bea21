"""Drawing of one hex: ground, track, stops, labels. Tiles are SVG symbols that the whole page can use."""

from __future__ import annotations

from functools import cache
from math import cos, sin

from boardroom.drawing.html import Html, Writer, join
from boardroom.drawing.svg import f, hexagon
from boardroom.games.eighteen_thirty.board.hexes import Grid
from boardroom.games.eighteen_thirty.board.tile import Face, Stop, face_of, tiles
from boardroom.games.eighteen_thirty.draw.chips import CODES
from boardroom.games.eighteen_thirty.draw.map_sheet.labels import Label, centre
from boardroom.games.eighteen_thirty.draw.map_sheet.track import (
    CORNERS,
    MIDDLES,
    Point,
    R,
    Spot,
    bypasses,
    spots,
    ways,
)

RINGS = {"green": (4.2,), "brown": (4.2, 6.8)}
WAVE = "M-15 0q3-4 6 0t6 0M-15 4q3-4 6 0t6 0"
PEAK = "M-14 4l5-8 5 8z"


def attr(company: str) -> str:
    """A company's name for an attribute."""
    return company.replace("&", "&amp;")


@cache
def ground(colour: str, laid: bool) -> Html:
    """The ground at 0, 0: its colour, and rings that show the colour of a tile without colour."""
    found = Html(f'<path class="xh {colour}{" laid" if laid else ""}" d="{hexagon(0, 0, R)}"/>')
    found += Html(f'<path class="mark" d="{hexagon(0, 0, R - 1.6)}"/>')
    for gap in RINGS.get(colour, ()) if laid else ():
        found += Html(f'<path class="ring" d="{hexagon(0, 0, R - gap)}"/>')
    return found


@cache
def rails(face: Face) -> Html:
    """All track of a face at 0, 0, with a bed below each line where tracks cross."""
    paths = [way.path() for way in ways(face)] + list(bypasses(face))
    if not paths:
        return _stubs(face)
    crossing = len(face.pieces) > 1 and not face.stops
    if crossing or bypasses(face) or len(face.stops) == 2:
        drawn = join(
            Html(f'<path class="rail-bed" d="{path}"/><path class="rail" d="{path}"/>') for path in paths
        )
    else:
        drawn = Html(f'<path class="rail" d="{"".join(paths)}"/>')
    return drawn + _stubs(face)


def _stubs(face: Face) -> Html:
    """The open sides of an off-board area, as wedges."""
    if not face.stops or face.stops[0].kind != "offboard":
        return Html()
    found = []
    for side in face.stop_sides[0]:
        x, y = MIDDLES[side]
        u, v = -y / 7, x / 7
        found.append(
            f"M{f(x + u)} {f(y + v)}L{f(x - u)} {f(y - v)}L{f(x * 0.58)} {f(y * 0.58)}Z",
        )
    return Html(f'<path class="stub" d="{"".join(found)}"/>')


def station_disc(at: Point, r: float, company: str, home: bool, fresh: bool) -> Html:
    """A station."""
    x, y = at
    ring = Html(f'<circle class="home" cx="{f(x)}" cy="{f(y)}" r="{f(r - 2)}"/>') if home else Html()
    return Html(
        f'<g class="token{" new" if fresh else ""}" data-co="{attr(company)}"><title>{attr(company)}</title>'
        f'<circle cx="{f(x)}" cy="{f(y)}" r="{f(r)}"/>{ring}'
        f'<text x="{f(x)}" y="{f(y + 4)}">{CODES[company]}</text></g>'
    )


def home_mark(at: Point, r: float, company: str) -> Html:
    """The mark of a circle reserved for a home station."""
    x, y = at
    return Html(f'<text class="homemark" x="{f(x)}" y="{f(y + 3.6)}">{CODES[company]}</text>')


@cache
def stop_picture(spot: Spot) -> Html:
    """A stop without its stations, at 0, 0."""
    x, y = spot.at
    if spot.stop.kind == "town":
        if spot.t is None and not spot.sides:
            return Html(f'<circle class="town-dot" cx="{f(x)}" cy="{f(y)}" r="3.6"/>')
        u, v = -sin(spot.slope) * 8, cos(spot.slope) * 8
        return Html(f'<path class="town" d="M{f(x - u)} {f(y - v)}L{f(x + u)} {f(y + v)}"/>')
    if spot.stop.kind != "city":
        return Html()
    circles, r = spot.circles(), spot.radius
    bed = Html()
    if len(circles) > 1:
        (a, b), (c, d) = circles[0], circles[-1]
        wide = f(2 * r + 4)
        bed = Html(f'<path class="city-bed" d="M{f(a)} {f(b)}L{f(c)} {f(d)}" stroke-width="{wide}"/>')
    return bed + join(Html(f'<circle class="city" cx="{f(a)}" cy="{f(b)}" r="{f(r)}"/>') for a, b in circles)


@cache
def stop_target(spot: Spot) -> Html:
    """A stop with a larger area to click."""
    x, y = spot.at
    r = f(spot.radius * max(1, spot.stop.circles) + 3 if spot.stop.circles else 11)
    return Html(f'<circle class="hit" cx="{f(x)}" cy="{f(y)}" r="{r}"/>{stop_picture(spot)}')


@cache
def tile_picture(face: Face) -> Html:
    """A whole tile at 0, 0, for pickers and previews."""
    found = ground(face.colour, True) + rails(face) + join(stop_picture(spot) for spot in spots(face))
    if face.label:
        found += Html(f'<text class="hlabel" x="0" y="-19">{face.label}</text>')
    return found


@cache
def symbols() -> Html:
    """Every tile at rotation 0, as SVG symbols by number."""
    size = f(2 * R + 2)
    drawn = [
        Html(
            f'<symbol id="tile:{tile}" viewBox="{f(-R - 1)} {f(-R - 1)} {size} {size}">'
            f'<g class="xmap">{tile_picture(face_of(tile, 0))}</g></symbol>'
        )
        for tile in tiles()
    ]
    return Html(f"<defs>{''.join(drawn)}</defs>")


def barrier(grid: Grid, n: int) -> str:
    """The sides of a hex that no track may cross; each is drawn once, for the lower hex number."""
    found = ""
    x, y = centre(grid.hexes[n].id)
    for side in range(6):
        there = grid.across[6 * n + side]
        if grid.hexes[n].barriers >> side & 1 and (there < 0 or there // 6 > n):
            (a, b), (c, d) = CORNERS[side], CORNERS[(side + 1) % 6]
            found += f"M{f(x + a)} {f(y + b)}L{f(x + c)} {f(y + d)}"
    return found


def label_picture(label: Label, face: Face, writer: Writer, cost: int, larger: float = 1.0) -> Html:
    """A name, value, label or terrain cost at its place."""
    x, y = label.at
    if label.what == "name":
        return Html(
            f'<text class="hname" x="{f(x)}" y="{f(y + 3.8 * larger)}">{writer.plain(label.words)}</text>'
        )
    if label.what == "label":
        return Html(f'<text class="hlabel" x="{f(x)}" y="{f(y + 4 * larger)}">{label.words}</text>')
    if label.what == "terrain":
        sign = f'class="wave" d="{WAVE}"' if label.words == "water" else f'class="peak" d="{PEAK}"'
        return Html(
            f'<g class="terrain" transform="translate({f(x - 16 * (larger - 1))} {f(y)})"><path {sign}/>'
            f'<text x="-2" y="4">{writer.num(cost)}</text></g>'
        )
    stop = face.stops[label.stop]
    return _pill(label.at, writer, stop, larger)


def pill(stop: Stop, larger: float) -> tuple[float, float]:
    """The width and height of the value of a stop."""
    return (20.0 if stop.low == stop.high else 38.0) * larger, 13 * larger


def _pill(at: Point, writer: Writer, stop: Stop, larger: float) -> Html:
    (x, y), (wide, tall) = at, pill(stop, larger)
    words = (
        writer.num(stop.low)
        if stop.low == stop.high
        else Html(f"{writer.num(stop.low)}/{writer.num(stop.high)}")
    )
    return Html(
        f'<g class="rev"><rect x="{f(x - wide / 2)}" y="{f(y - tall / 2)}" width="{f(wide)}" '
        f'height="{f(tall)}" rx="{f(tall / 2)}"/>'
        f'<text x="{f(x)}" y="{f(y + 4 * larger)}">{words}</text></g>'
    )
