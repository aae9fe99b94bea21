"""The map: hexes, tiles, stations, routes, names and values."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path

from boardroom.drawing.fragments import Fragments, fragment
from boardroom.drawing.html import Html, Writer, el, escape, join
from boardroom.drawing.scene import Scene
from boardroom.drawing.svg import f, hexagon, picture
from boardroom.games.eighteen_thirty.board.hexes import Grid
from boardroom.games.eighteen_thirty.board.map_state import area_of, map_of
from boardroom.games.eighteen_thirty.board.tile import Face
from boardroom.games.eighteen_thirty.components import companies, offboard_values
from boardroom.games.eighteen_thirty.draw import routes
from boardroom.games.eighteen_thirty.draw.map_sheet import hexes as draw
from boardroom.games.eighteen_thirty.draw.map_sheet.labels import (
    area_centre,
    centre,
    labels,
    letters,
)
from boardroom.games.eighteen_thirty.draw.map_sheet.track import CORNERS, INNER, Point, R, spots
from boardroom.games.eighteen_thirty.draw.names import names_of, place_key, places
from boardroom.games.eighteen_thirty.state import State

HOMES = companies()
STATIONS = Fragments[Html](256)


def board(d: Scene[State]) -> Html:
    """The map, with the routes and the unverified hexes docked in its corners."""
    return map_svg(d) + routes.box(d) + unverified_hexes(d)


def map_svg(d: Scene[State]) -> Html:
    """The whole map. Layers that do not change between two lays are cached."""
    s = d.view
    area, faces = area_of(s), map_of(s).board.faces
    words, values = label_layer(area, faces, d.writer)
    below = ground_layer(area, faces, names(area, d.writer))
    stops = _station_layer(d, s, area, faces)
    look = "xmap large" if letters(area) > 1 else "xmap"
    inside = Html(
        f'<g class="{look}">{draw.symbols()}{rulers(area)}{legend(d.writer)}{below}'
        f"{_change_marks(d, area)}{routes.lines(d)}{stops}{words}"
        f"{routes.values(d, values)}{offboards(area, s.phase_rules.high, d.writer.common)}</g>"
    )
    wide, high = size(area)
    return picture(wide, high, inside, d.writer("draw-map"))


def unverified_hexes(d: Scene[State]) -> Html:
    """The hexes of 1830+ that are not verified in print or in which sources differ (U-6)."""
    s = d.view
    found = [h for h in area_of(s).hexes if h.doubtful]
    if not found:
        return Html()
    head = el("summary", Html("≈ "), d.writer("draw-doubtful", count=len(found)), cls="btn")
    note = el("p", d.writer("draw-doubtful-about"))
    alike: dict[str, list[str]] = {}
    for h in found:
        alike.setdefault(h.remark, []).append(h.id)
    rows = [
        el(
            "li",
            el("bdi", escape(", ".join(ids)), cls="ids"),
            Html(" "),
            _remark(d, remark, ids[0]),
        )
        for remark, ids in sorted(alike.items(), key=lambda one: not one[0])
    ]
    return el(
        "details", head, el("div", note, el("ul", *rows), cls="tip"), cls="doubts", dir=d.writer.direction
    )


def _remark(d: Scene[State], remark: str, first: str) -> Html:
    """A remark on an unverified hex in the viewer's language; the data is in English."""
    key = f"draw-doubt-{first.lower()}"
    return d.writer(key) if d.writer.texts.has(key) else el("span", d.writer.plain(remark), lang="en")


@cache
def size(area: Grid) -> tuple[float, float]:
    """The width and height of a map."""
    at = [centre(h.id) for h in area.hexes]
    return max(x for x, _ in at) + INNER + 8, max(y for _, y in at) + R + 6


def names(area: Grid, writer: Writer) -> tuple[str, ...]:
    """The names of a map's places in the viewer's language."""
    return _names(area, writer.common)


@cache
def _names(area: Grid, writer: Writer) -> tuple[str, ...]:
    return tuple(writer.texts(place_key(name)) for name in places(area))


@lru_cache(maxsize=64)
def ground_layer(area: Grid, faces: tuple[Face, ...], said: tuple[str, ...]) -> Html:
    """Ground, seams of off-board areas, barriers and track; each hex has its place names as title."""
    hexes, tracks, walls, ghosts = [], [], [], []
    called = dict(zip(places(area), said, strict=True))
    for n, (hex_, face) in enumerate(zip(area.hexes, faces, strict=True)):
        x, y = centre(hex_.id)
        at = f"translate({f(x)} {f(y)})"
        hexes.append(
            Html(
                f'<g class="b-hex" data-id="hex:{hex_.id}" transform="{at}">'
                f"<title>{_title(hex_.id, [called[name] for name in names_of(hex_)])}</title>"
                f"{draw.ground(face.colour, face.tile is not None)}</g>"
            )
        )
        walls.append(draw.barrier(area, n))
        ghosts.append(Html(f'<g data-spot="hex:{hex_.id}" data-size="{f(2 * R + 2)}" transform="{at}"></g>'))
        if rails := draw.rails(face):
            tracks.append(Html(f'<g transform="{at}">{rails}</g>'))
    wall = Html(f'<path class="barrier" d="{"".join(walls)}"/>')
    lying = join(tracks + ghosts)
    return Html(f'{"".join(hexes)}{seams(area)}{wall}<g class="still">{lying}</g>')


def _title(hex_id: str, here: list[str]) -> Html:
    return escape(f"{hex_id} {' · '.join(here)}".strip())


@cache
def seams(area: Grid) -> Html:
    """Cover the borders between hexes of one off-board area."""
    found = ""
    for n, hex_ in enumerate(area.hexes):
        for side in range(6):
            there = area.across[6 * n + side]
            if hex_.area and there > 6 * n and area.hexes[there // 6].area == hex_.area:
                x, y = centre(hex_.id)
                (a, b), (c, e) = CORNERS[side], CORNERS[(side + 1) % 6]
                found += f"M{f(x + a * 0.95)} {f(y + b * 0.95)}L{f(x + c * 0.95)} {f(y + e * 0.95)}"
    return Html(f'<path class="seam" d="{found}"/>')


SIGNS = (
    ("draw-legend-offboard", Html('<g class="offv hi"><rect class="l" x="0" y="-5" width="11" height="10"/>'
     '<rect class="h" x="11" y="-5" width="11" height="10"/></g>')),
    ("draw-legend-barrier", Html('<path class="barrier" d="M2 0H20"/>')),
    ("draw-legend-home", Html('<circle class="city" cx="11" r="6"/>'
     '<text class="homemark" x="11" y="3">A</text>')),
    ("draw-legend-new", Html(f'<path class="xh-new" d="{hexagon(11, 0, 6.5)}"/>')),
)  # fmt: skip
_LEGENDS: dict[tuple[str, tuple[Path, ...]], Html] = {}


def legend(writer: Writer) -> Html:
    """The legend, in the corner that is free on both maps."""
    words = writer.lang, writer.texts.folders
    found = _LEGENDS.get(words)
    if found is None:
        rows = [
            Html(
                f'<g transform="translate(30 {34 + 19 * i})">{sign}'
                f'<text class="key" x="28" y="4">{writer(key)}</text></g>'
            )
            for i, (key, sign) in enumerate(SIGNS)
        ]
        found = _LEGENDS[words] = Html(f'<g class="still legend">{"".join(rows)}</g>')
    return found


@cache
def _ruler_places(area: Grid) -> tuple[list[int], list[str]]:
    columns = sorted({int(h.id[1:]) for h in area.hexes})
    return list(range(columns[0], columns[-1] + 1)), sorted({h.id[0] for h in area.hexes})


@cache
def rulers(area: Grid) -> Html:
    """Column numbers at the top, row letters on the left."""
    columns, rows = _ruler_places(area)
    found = [Html(f'<text class="ruler" x="{f(22 + n * INNER)}" y="13">{n}</text>') for n in columns]
    found += [
        Html(f'<text class="ruler" x="9" y="{f(centre(row + "1")[1] + 4)}">{row}</text>') for row in rows
    ]
    return join(found)


Values = dict[tuple[int, int], Point]
"""The place of a stop's value, by hex and stop."""
_LABELS: dict[tuple[object, ...], tuple[str, Values]] = {}


def label_layer(area: Grid, faces: tuple[Face, ...], writer: Writer) -> tuple[str, Values]:
    """Names, values, labels and terrain, cached for the latest boards."""
    key = (area.key, faces, writer.common)
    found = _LABELS.get(key)
    if found is None:
        if len(_LABELS) > 64:
            _LABELS.clear()
        found = _LABELS[key] = _labels(area, faces, writer)
    return found


def _labels(area: Grid, faces: tuple[Face, ...], writer: Writer) -> tuple[str, Values]:
    found = labels(area, faces, names(area, writer), writer.lang)
    larger = letters(area)
    drawn = [draw.label_picture(x, faces[x.hex], writer, area.hexes[x.hex].cost, larger) for x in found]
    values = {(one.hex, one.stop): one.at for one in found if one.what == "value"}
    return f'<g class="still">{"".join(drawn)}</g>', values


def _station_layer(d: Scene[State], s: State, area: Grid, faces: tuple[Face, ...]) -> Html:
    fresh = frozenset(id for id in d.changed_ids if id.startswith("station:"))
    key = (area.key, faces, tuple([c.stations for c in s.companies]), fresh)
    return STATIONS.get(key, lambda: stations(d, s, area, faces))


def stations(d: Scene[State], s: State, area: Grid, faces: tuple[Face, ...]) -> Html:
    """Stops with their stations, and the marks of homes without a station."""
    held: dict[int, list[str]] = {}
    for company in s.companies:
        for stop in company.stations:
            held.setdefault(stop, []).append(company.id)
    empty = frozenset(c.id for c in s.companies if not c.stations)
    found = []
    for n, (hex_, face) in enumerate(zip(area.hexes, faces, strict=True)):
        if not face.stops and 2 * n not in held:
            continue
        x, y = centre(hex_.id)
        inside = _stops(d, area, n, face, held, empty)
        if inside:
            found.append(Html(f'<g class="still" transform="translate({f(x)} {f(y)})">{inside}</g>'))
    return join(found)


def _stops(
    d: Scene[State], area: Grid, n: int, face: Face, held: dict[int, list[str]], empty: frozenset[str]
) -> Html:
    found, hex_ = Html(), area.hexes[n]
    for i, spot in enumerate(spots(face)):
        found += Html(f'<g class="stop" data-id="stop:{hex_.id}:{i}">{draw.stop_target(spot)}')
        circles = spot.circles()
        for k, company in enumerate(held.get(2 * n + i, ())):
            fresh = f"station:{company}:{hex_.id}" in d.changed_ids
            at = circles[min(k, len(circles) - 1)] if circles else spot.at
            found += draw.station_disc(at, spot.radius - 0.6, company, HOMES[company].home == hex_.id, fresh)
        free = circles[len(held.get(2 * n + i, ())) :]
        for at, company in zip(free, _missing_homes(hex_.home, i, empty), strict=False):
            found += draw.home_mark(at, spot.radius, company)
        found += Html("</g>")
    if not face.stops:  # a home marker lies on plain track (E-8.2)
        for company in held.get(2 * n, ()):
            found += draw.station_disc(
                (0, 0), R * 0.3, company, True, f"station:{company}:{hex_.id}" in d.changed_ids
            )
    return found


def _missing_homes(homes: tuple[str, ...], stop: int, empty: frozenset[str]) -> list[str]:
    return [c for c in homes if c in empty and HOMES[c].home_stop in (None, stop)]


@fragment(64)
def offboards(area: Grid, high: bool, writer: Writer) -> Html:
    """The names of off-board areas with their low and high value; the current one is filled."""
    found, state = [], "hi" if high else "lo"
    for name in area.areas:
        x, y = area_centre(area, name)
        low, top = offboard_values()[name]
        words = str(writer.texts(place_key(name))).split(" ")
        lines = [" ".join(words)] if len(" ".join(words)) < 11 or _is_wide(area, name) else words
        start = y - 4 - 12 * (len(lines) - 1) / 2
        text = join(
            Html(f'<text class="hname" x="{f(x)}" y="{f(start - 5 + 12 * i)}">{writer.plain(line)}</text>')
            for i, line in enumerate(lines)
        )
        y = start + 12 * len(lines) - 12
        boxes = Html(
            f'<g class="offv {state}"><rect class="l" x="{f(x - 21)}" y="{f(y)}" width="21" height="14"/>'
            f'<rect class="h" x="{f(x)}" y="{f(y)}" width="21" height="14"/>'
            f'<text class="tl" x="{f(x - 10.5)}" y="{f(y + 11)}">{writer.num(low)}</text>'
            f'<text class="th" x="{f(x + 10.5)}" y="{f(y + 11)}">{writer.num(top)}</text></g>'
        )
        found.append(text + boxes)
    return join(found)


def _is_wide(area: Grid, name: str) -> bool:
    return sum(hex_.area == name for hex_ in area.hexes) > 1


def _change_marks(d: Scene[State], area: Grid) -> Html:
    """Marks on the hexes that have just changed."""
    found = []
    for id in d.changed_ids:
        kind, _, hex_id = id.partition(":")
        if kind == "laid" and hex_id in area.number:
            x, y = centre(hex_id)
            found.append(Html(f'<path class="xh-new" d="{hexagon(x, y, R - 1.5)}"/>'))
    return join(found)
