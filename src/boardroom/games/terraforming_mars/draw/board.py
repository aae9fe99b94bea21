"""The map of Mars: 61 hexes with bonuses, tiles and owners, the gauges beside it, the areas off the map."""

from __future__ import annotations

from functools import cache
from math import sqrt

from boardroom.games.terraforming_mars.board import GANYMEDE, MAP, NOCTIS, PHOBOS, ROWS
from boardroom.games.terraforming_mars.state import State
from boardroom.games.terraforming_mars.tables import TRACKS, Parameter
from boardroom.web.drawing import Scene
from boardroom.web.svg import f, hexagon, owner, picture, text

WIDE, HIGH = 724.0, 538.0
STEP = 64.8
RADIUS = STEP / sqrt(3)
FIRST, TOP = 232.4, 44.6
ICONS = {"steel": "steel", "titanium": "titanium", "plants": "plants", "card": "card", "heat": "heat"}
SIGNS = {
    "ocean": "ocean", "greenery": "greenery", "city": "city-tile", "capital": "city-tile",
    "natural-preserve": "tm-reserve", "mining-area": "tm-mining", "mining-rights": "tm-mining",
    "commercial-district": "tm-shop", "nuclear-zone": "tm-shut", "industrial-center": "tm-industry",
    "ecological-zone": "tag-animal", "lava-flows": "tm-volcano", "mohole-area": "tm-mohole",
    "restricted-area": "tm-shut",
}  # fmt: skip


@cache
def centre(number: int) -> tuple[float, float]:
    """Where a hex lies on the picture; the areas off the map lie in the lower corners."""
    if number == GANYMEDE:
        return 118.0, TOP + 8 * RADIUS * 1.5
    if number == PHOBOS:
        return WIDE - 118.0, TOP + 8 * RADIUS * 1.5
    one = MAP[number]
    start = FIRST - (ROWS[one.row - 1] - 5) * STEP / 2
    return start + (one.col - 1) * STEP, TOP + (one.row - 1) * RADIUS * 1.5


def board(d: Scene) -> str:
    """The whole map with its gauges."""
    s: State = d.view
    hexes = "".join(_hex(d, s, number) for number in (*MAP, PHOBOS, GANYMEDE))
    gauges = _gauge(d, "oxygen", 30.0, s.oxygen) + _gauge(d, "temperature", 675.0, s.temperature)
    inside = f'<g class="tm">{hexes}{gauges}{_oceans(d, s)}</g>'
    return picture(WIDE, HIGH, inside, d.ink("draw-map"))


def _hex(d: Scene, s: State, number: int) -> str:
    x, y = centre(number)
    kind = s.kinds[number]
    ground = _ground(number)
    found = [
        f'<g class="hexg" data-id="hex:{number}"><title>{title(d, s, number)}</title>',
        f'<path d="{hexagon(x, y, RADIUS - 1.6)}" class="{ground}"/>',
    ]
    if kind:
        found.append(_tile(s, number, x, y, f"hex:{number}" in d.fresh))
    else:
        found.append(_bonus(number, x, y))
        name = d.ink.num(number) if number in MAP else d.ink.thing("hex", number)
        found.append(f'<text class="g-s" x="{f(x)}" y="{f(y + 27)}">{name}</text>')
        if number in s.claims:
            found.append(_crest(s.claims[number], x + 14, y + 18, "tm-claim"))
    found.append("</g>")
    return "".join(found)


def _ground(number: int) -> str:
    kind = MAP[number].kind if number in MAP else "noctis"
    return {"ocean": "h-sea", "noctis": "h-res"}.get(kind, "h-land")


def title(d: Scene, s: State, number: int) -> str:
    """A hex in words: its number or name, what lies there and whose it is."""
    name = d.ink.thing("hex", number)
    if s.kinds[number]:
        tile = d.ink.thing("tile", s.kinds[number])
        seat = s.owners[number]
        words = d.ink("draw-hex-tile", hex=name, tile=tile)
        return words if seat is None else f"{words}, {d.ink.plain(d.ink.texts.seat(seat))}"
    return d.ink("draw-hex", hex=name)


def _bonus(number: int, x: float, y: float) -> str:
    if number not in MAP:
        return ""
    chips = [what for what, n in MAP[number].bonus for _ in range(n)]
    found = []
    start = x - (len(chips) * 20 - 3) / 2
    for i, what in enumerate(chips):
        at = start + i * 20
        look = "h-chip cardb" if what == "card" else "h-chip"
        found.append(
            f'<g data-res="{what}"><rect x="{f(at)}" y="{f(y - 11.5)}" width="17" height="17" rx="4.5" '
            f'class="{look}"/>{_use(ICONS[what], at + 2, y - 9.5, 13, "h-ico")}</g>'
        )
    if MAP[number].kind == "volcano":
        found.append(_use("tm-volcano", x - 7, y - 29, 14, "h-ico thin"))
    if number == NOCTIS:
        found.append(_use("city-tile", x - 8, y - 30, 16, "h-ico thin"))
    return "".join(found)


def _use(name: str, x: float, y: float, size: float, cls: str) -> str:
    return f'<use href="#{name}" x="{f(x)}" y="{f(y)}" width="{f(size)}" height="{f(size)}" class="{cls}"/>'


def _tile(s: State, number: int, x: float, y: float, fresh: bool) -> str:
    kind = s.kinds[number]
    look = kind if kind in ("ocean", "greenery", "city") else "city" if kind == "capital" else "special"
    found = [f'<path d="{hexagon(x, y, RADIUS - 2.2)}" class="t-{look}"/>']
    line = "t-special-l" if look == "special" else "h-ico"
    found.append(_use(SIGNS[kind], x - 15, y - 22, 30, line))
    seat = s.owners[number]
    if seat is not None:
        found.append(
            f'<g data-owner="{owner(seat)}"><path d="{hexagon(x, y, RADIUS - 4)}" class="t-ring"/></g>'
        )
        found.append(_crest(seat, x, y + 20))
    if fresh:
        found.append(f'<path d="{hexagon(x, y, RADIUS - 8)}" class="h-new"/>')
    return "".join(found)


def _crest(seat: int, x: float, y: float, sign: str = "") -> str:
    mark = _use(sign, x - 28, y - 9, 17, "h-ico") if sign else ""
    letter = owner(seat)
    plate = f'<rect x="{f(x - 8.5)}" y="{f(y - 8.5)}" width="17" height="17" rx="2" class="t-crest"/>'
    name = f'<text x="{f(x)}" y="{f(y + 4)}" class="t-letter">{letter.upper()}</text>'
    return f'{mark}<g data-owner="{letter}">{plate}{name}</g>'


def _gauge(d: Scene, name: str, x: float, now: int) -> str:
    """A parameter as a ladder: reached steps filled, the present one marked, bonus steps with their sign."""
    track: Parameter = TRACKS[name]
    values = list(range(track.start, track.maximum + 1, track.step))
    high = 478.0 / len(values)
    found = [f'<g class="{"g-temp" if name == "temperature" else "g-oxy"}">']
    found.append(f"<title>{d.ink.thing('parameter', name)} {d.ink.num(now)}</title>")
    found.append(_use(name, x + 5, 12, 24, "h-ico"))
    for i, value in enumerate(values):
        y = 525 - (i + 1) * high
        look = "now" if value == now else "on" if value < now else ""
        found.append(
            f'<rect x="{f(x)}" y="{f(y)}" width="34" height="{f(high - 1.6)}" rx="3" class="g-cell {look}"/>'
        )
        found.append(text(x + 17, y + high / 2 + 3, d.ink.num(value), f"g-t {look}"))
        if value in track.bonus:
            effect = track.bonus[value]
            sign = {"production": "heat", "ocean": "ocean", "raise": "temperature"}[effect.do]
            at = x - 20
            done = " g-done" if value <= now else ""
            found.append(f'<g class="gx{done}">{_use(sign, at, y + high / 2 - 8, 16, "h-ico")}</g>')
    found.append("</g>")
    return "".join(found)


def _oceans(d: Scene, s: State) -> str:
    """Oceans placed and left, as a row of nine."""
    most = TRACKS["oceans"].maximum
    found = [f"<g><title>{d.ink.thing('parameter', 'oceans')} {d.ink.num(s.oceans)}</title>"]
    for i in range(most):
        x, y = 92 + (i % 3) * 22, 24 + (i // 3) * 19
        look = "t-ocean" if i < s.oceans else "h-sea"
        found.append(f'<path d="{hexagon(x, y, 10)}" class="{look}"/>')
    found.append(text(114, 88, f"{d.ink.num(s.oceans)} / {d.ink.num(most)}", "g-h"))
    return "".join(found) + "</g>"
