"""The board: 61 hexes with bonuses, tiles and owners, the areas off the map, and the three parameters."""

from __future__ import annotations

from functools import lru_cache
from math import sqrt
from pathlib import Path

from boardroom.core.fields import Hidden
from boardroom.core.texts import Texts
from boardroom.games.terraforming_mars.board import AROUND, GANYMEDE, HEXES, MAP, PHOBOS, ROWS
from boardroom.games.terraforming_mars.cards.ask import Placing
from boardroom.games.terraforming_mars.cards.catalogue import CARDS
from boardroom.games.terraforming_mars.cards.requirements import measure
from boardroom.games.terraforming_mars.draw.symbols import TILE_ICONS
from boardroom.games.terraforming_mars.state import CITIES, State
from boardroom.games.terraforming_mars.tables import SETUP, SOLO, TRACKS
from boardroom.games.terraforming_mars.tiles import OCEAN_BONUS
from boardroom.web.drawing import Scene
from boardroom.web.html import OWNERS, Ink
from boardroom.web.svg import f, hexagon, owner, picture, text

WIDE, HIGH = 724, 538
R = 37.4
ACROSS, DOWN = R * sqrt(3), R * 1.5
PLACES: dict[int, tuple[float, float]] = {
    n: (362 + (one.col - (ROWS[one.row - 1] + 1) / 2) * ACROSS, 44.6 + (one.row - 1) * DOWN)
    for n, one in MAP.items()
} | {PHOBOS: (118.0, 52.0), GANYMEDE: (118.0, 462.0)}
RINGS = {
    "a": "M0-10A10 10 0 1 0 .01-10Z", "b": "M-8.5-8.5H8.5V8.5H-8.5Z", "c": "M0-12 12 9H-12Z",
    "d": "M0-12 12 0 0 12-12 0Z", "e": "M-5.5-10H5.5L11 0 5.5 10H-5.5L-11 0Z",
    "f": "M-4-10H4V-4H10V4H4V10H-4V4H-10V-4H-4Z",
}  # fmt: skip
"""An owner's silhouette on a tile, with the letter inside."""
START_RATING = (SETUP.whole("rating"), SOLO.whole("rating"))
"""With others, and alone."""
Words = tuple[str, tuple[Path, ...]]


def words(d: Scene) -> Words:
    """What the words of a drawing depend on; drawings that are kept are kept by this."""
    return d.ink.texts.lang, d.ink.texts.folders


def ink_of(said: Words) -> Ink:
    return _ink(*said)


@lru_cache(maxsize=16)
def _ink(lang: str, folders: tuple[Path, ...]) -> Ink:
    return Ink(Texts(lang, folders))


def board(d: Scene) -> str:
    """The whole board. Every part of it is kept by what it shows, so a move redraws a hex or two."""
    s: State = d.view
    said, kind = words(d), placed(s)
    hexes = []
    for n in PLACES:
        claim = s.claims.get(n)
        hexes.append(_hex(said, n, s.kinds[n], s.owners[n], claim, f"hex:{n}" in d.fresh))
        hexes.append("" if s.kinds[n] else _pay(said, n, *pays(s, n, kind, d.seat)))
        hexes.append("</g>")
    parts = [
        _ladder(said, name, x, getattr(s, name), f"parameter:{name}" in d.fresh)
        for name, x in (("oxygen", 47.0), ("temperature", 692.0))
    ]
    parts += [_oceans(said, s.oceans), _waiting(d, s)]
    inside = f'<g class="tm tm-board">{"".join(hexes)}{"".join(parts)}</g>'
    return picture(WIDE, HIGH, inside, d.ink("draw-map"))


def placed(s: State) -> str:
    """The kind of tile that hexes are lit for: the one in question, or a greenery for plants."""
    top = s.steps[-1] if s.steps else None
    return top.kind if isinstance(top, Placing) else "greenery"


def pays(s: State, n: int, kind: str, seat: int | None) -> tuple[int, int]:
    """What a tile on this hex would bring besides its bonus: M€ for oceans beside it, and points."""
    if n > HEXES or kind == "claim":
        return 0, 0
    around = AROUND[n]
    money = OCEAN_BONUS * (around & s.waters).bit_count()
    if kind in CITIES:
        return money, (around & s.greens).bit_count()
    if kind != "greenery" or seat is None:
        return money, 0
    return money, 1 + (around & s.cities & s.players[seat].tiles).bit_count()


@lru_cache(maxsize=4096)
def _hex(said: Words, n: int, kind: str, whose: int | None, claim: int | None, fresh: bool) -> str:
    """A hex up to its last layer; the group is closed by the board."""
    ink, (x, y) = ink_of(said), PLACES[n]
    found = [f'<g class="hexg" data-id="hex:{n}"><title>{_about(ink, n, kind, whose, claim)}</title>']
    found.append(_ground(ink, n, bool(kind)))
    if kind:
        found.append(_tile(kind, x, y))
        if whose is not None:
            found.append(_owned(whose, x, y))
    elif claim is not None:
        flag = f'<use href="#tm-claim" x="{f(x - 9)}" y="{f(y - 30)}" width="18" height="18" class="h-ico"/>'
        found.append(flag + _crest(claim, x, y))
    if fresh:
        found.append(f'<path class="h-new" d="{hexagon(x, y, R - 4)}"/>')
    return "".join(found)


def _about(ink: Ink, n: int, kind: str, whose: int | None, claim: int | None) -> str:
    """The hex in words."""
    said: list[str] = [ink.thing("hex", n) if n > HEXES else ink("draw-hex", n=n)]
    if n <= HEXES:
        if MAP[n].kind == "ocean":
            said.append(ink("draw-ocean-area"))
        elif MAP[n].kind == "noctis":
            said.append(ink("draw-noctis"))
        elif MAP[n].name:
            said.append(ink.plain(MAP[n].name))
        if not kind:
            said += [f"{ink.num(m)} {_bonus_word(ink, what)}" for what, m in MAP[n].bonus]
    if kind:
        said.append(ink.thing("tile", kind))
    if whose is not None or claim is not None:
        said.append(OWNERS[whose if whose is not None else claim or 0].upper())
    return " · ".join(said)


def _bonus_word(ink: Ink, what: str) -> str:
    return ink("draw-card") if what == "card" else ink.thing("resource", what)


def _ground(ink: Ink, n: int, covered: bool) -> str:
    x, y = PLACES[n]
    if n > HEXES:
        name = text(x, y + 51, ink.thing("hex", n), "g-s")
        return f'<path class="h-res" d="{hexagon(x, y, R - 3)}"/>{name}'
    one = MAP[n]
    look = {"land": "h-land", "volcano": "h-land", "ocean": "h-sea", "noctis": "h-res"}[one.kind]
    found = f'<path class="{look}" d="{hexagon(x, y, R - (2.6 if one.kind != "land" else 1.6))}"/>'
    if covered:
        return found
    if one.kind == "ocean":
        found += f'<path class="h-wave" d="M{f(x - 16)} {f(y + 19)}q4-4 8 0t8 0t8 0t8 0"/>'
    elif one.kind == "volcano":
        found += _use("tm-volcano", x, y + 19, 20, "h-ico thin")
    elif one.kind == "noctis":
        found += text(x, y + 22, ink("draw-noctis-short"), "g-s")
    return found + _bonus(n, x, y)


def _bonus(n: int, x: float, y: float) -> str:
    signs = [what for what, m in MAP[n].bonus for _ in range(m)]
    left = x - 10 * (len(signs) - 1)
    return "".join(_sign(what, left + 20 * i, y - 3) for i, what in enumerate(signs))


def _sign(what: str, x: float, y: float) -> str:
    box = f'<rect x="{f(x - 8.5)}" y="{f(y - 8.5)}" width="17" height="17" rx="4.5" class="h-chip'
    if what == "card":
        return f'{box} cardb"/>{_use("card", x, y, 14, "h-ico")}'
    return f'<g data-res="{what}">{box}"/>{_use(what, x, y, 13, "h-ico")}</g>'


def _use(name: str, x: float, y: float, size: float, cls: str) -> str:
    half = size / 2
    at = f'x="{f(x - half)}" y="{f(y - half)}" width="{f(size)}" height="{f(size)}"'
    return f'<use href="#{name}" {at} class="{cls}"/>'


def _tile(kind: str, x: float, y: float) -> str:
    look = kind if kind in ("ocean", "greenery") else "city" if kind in CITIES else "special"
    found = f'<path class="t-{look}" d="{hexagon(x, y, R - 1.2)}"/>'
    if look == "ocean":
        return found + "".join(
            f'<path class="t-ocean-l" d="M{f(x - 18)} {f(y + at)}q4.500-5 9 0t9 0t9 0t9 0"/>'
            for at in (-12, 0, 12)
        )
    if look == "greenery":
        trees = f"M{f(x - 11)} {f(y - 10)}l7.2 13.6h-5.2v4h-4v-4h-5.2zm22 0l7.2 13.6h-5.2v4h-4v-4h-5.2z"
        return f'{found}<path class="t-greenery-l" d="{trees}M{f(x)} {f(y - 20)}l9 17h-6.5v5h-5v-5h-6.5z"/>'
    if look == "city":
        found += f'<path class="t-city-l" d="M{f(x - 19)} {f(y + 6)}v-11h8v-13l9-4v13h7v-6h7v5h6v16z"/>'
        return found + (_use("president", x, y - 24, 14, "h-ico crown") if kind == "capital" else "")
    return found + _use(TILE_ICONS[kind], x, y - 8, 30, "t-special-l")


def _owned(seat: int, x: float, y: float) -> str:
    ring = f'<path class="t-ring" d="{hexagon(x, y, R - 3.6)}"/>'
    return f'<g data-owner="{owner(seat)}">{ring}</g>{_crest(seat, x, y)}'


def _crest(seat: int, x: float, y: float) -> str:
    mark = owner(seat)
    at = f"translate({f(x)} {f(y + 20.5)})"
    letter = f'<text class="t-letter" y="4">{mark.upper()}</text>'
    return f'<g data-owner="{mark}" transform="{at}"><path class="t-crest" d="{RINGS[mark]}"/>{letter}</g>'


@lru_cache(maxsize=4096)
def _pay(said: Words, n: int, money: int, score: int) -> str:
    """The ring of a hex that may be chosen, its number and what it pays; shown while it is lit."""
    ink, (x, y) = ink_of(said), PLACES[n]
    ring = hexagon(x, y, R - 4)
    found = f'<path class="h-halo" d="{ring}"/><path class="h-may" d="{ring}"/>'
    if n <= HEXES:
        found += text(x, y - 16, ink.num(n), "h-num")
    gains = [f"+{ink.num(money)} M€"] if money else []
    gains += [f"{ink.num(score)} ★"] if score else []
    return found + (text(x, y + 25, " ".join(gains), "h-pay") if gains else "")


# --- the parameters

TOP, BOTTOM = 44.8, 525.2


@lru_cache(maxsize=256)
def _ladder(said: Words, name: str, x: float, value: int, fresh: bool) -> str:
    """A parameter as a ladder: filled up to the present step, with what its steps give beside it."""
    ink, track = ink_of(said), TRACKS[name]
    steps = range(track.start, track.maximum + 1, track.step)
    high = (BOTTOM - TOP) / len(steps)
    unit = "°C" if name == "temperature" else "%"
    goal = ink("draw-goal", n=track.maximum)
    found = [
        f'<g class="g-{"temp" if name == "temperature" else "oxy"}" data-id="parameter:{name}">'
        f"<title>{ink.thing('parameter', name)} {ink.num(value)} {unit}</title>",
        text(x, 21, ink(f"draw-{name}"), "g-h"),
        text(x, 36, f'<tspan class="unit">{unit}</tspan> · {goal}', "g-s"),
    ]
    for i, step in enumerate(steps):
        y = BOTTOM - (i + 1) * high
        state = "now" if step == value else "on" if step < value else ""
        found.append(
            f'<rect x="{f(x - 17)}" y="{f(y)}" width="34" height="{f(high - 1.5)}" rx="3" '
            f'class="g-cell {state}"/>'
        )
        number = f"+{ink.num(step)}" if step > 0 and name == "temperature" else ink.num(step)
        found.append(text(x, y + high / 2 + 3.5, number, f"g-t {state}"))
        if fresh and state == "now":
            at = f'x="{f(x - 19.5)}" y="{f(y - 2)}" width="39" height="{f(high + 2.5)}"'
            found.append(f'<rect {at} rx="5" class="h-new"/>')
        if step in track.bonus:
            found.append(_step_bonus(name, step, x, y + high / 2 - 0.8, step <= value))
    return "".join(found) + "</g>"


def _step_bonus(name: str, step: int, x: float, y: float, taken: bool) -> str:
    """The sign beside a step that gives something to the player who reaches it; pale once taken."""
    at = x - 30
    effect = TRACKS[name].bonus[step]
    if effect.do == "production":
        box = f'<rect x="{f(at - 12)}" y="{f(y - 11)}" width="24" height="22" rx="5" class="g-prod"/>'
        sign = box + _sign("heat", at, y)
    elif effect.do == "ocean":
        sign = f'<path class="t-ocean" d="{hexagon(at, y, 11)}"/>'
        sign += f'<path class="t-ocean-l" d="M{f(at - 6)} {f(y)}q3-3.500 6 0t6 0"/>'
    else:
        sign = f'<circle cx="{f(at)}" cy="{f(y)}" r="9" class="h-chip cardb"/>'
        sign += f'<g class="hot">{_use("temperature", at, y, 14, "h-ico")}</g>'
    return f'<g class="{"g-done" if taken else "g-bonus"}">{sign}</g>'


@lru_cache(maxsize=64)
def _oceans(said: Words, laid: int) -> str:
    """Nine oceans, those laid filled."""
    ink, most = ink_of(said), TRACKS["oceans"].maximum
    count = f"{ink.num(laid)} / {ink.num(most)}"
    found = [
        '<g data-id="parameter:oceans">',
        text(606, 456, ink.thing("what", "oceans"), "g-h"),
        text(606, 471, f'<tspan class="unit">{count}</tspan>', "g-s"),
    ]
    for i in range(most):
        x, y = 585 + 21 * (i % 3) + (10.5 if i // 3 % 2 else 0), 486 + 18 * (i // 3)
        look = "t-ocean" if i < laid else "h-sea"
        found.append(f'<path class="{look}" d="{hexagon(x, y, 10)}"/>')
        if i < laid:
            found.append(f'<path class="t-ocean-l" d="M{f(x - 5)} {f(y)}q2.500-3 5 0t5 0"/>')
    return "".join(found) + "</g>"


def _waiting(d: Scene, s: State) -> str:
    """A card sign at the step that a card of the own hand waits for."""
    if d.seat is None or isinstance(s.players[d.seat].hand, Hidden):
        return ""
    p, found = s.players[d.seat], []
    wanted: dict[tuple[str, int], list[int]] = {}
    for number in p.hand:
        for need in CARDS[number].requires:
            if need.what in ("temperature", "oxygen") and need.least is not None:
                limit = need.least - p.shift * TRACKS[need.what].step
                if measure(s, p, need) < limit:
                    wanted.setdefault((need.what, limit), []).append(number)
    for (name, limit), cards in wanted.items():
        track = TRACKS[name]
        steps = (track.maximum - track.start) // track.step + 1
        high = (BOTTOM - TOP) / steps
        y = BOTTOM - ((limit - track.start) // track.step + 0.5) * high
        x = 692 + 24 if name == "temperature" else 47 + 24
        title = " · ".join(d.ink.thing("card", f"{number:03d}") for number in cards)
        found.append(f'<g class="waits-mark"><title>{title}</title>{_use("card", x, y, 13, "h-ico")}</g>')
    return "".join(found)


def cover() -> str:
    """Some hexes with tiles, for the lobby."""
    laid = {
        30: ("ocean", None), 31: ("ocean", None), 39: ("greenery", 0), 22: ("city", 1), 23: ("greenery", 1),
        40: ("city", 2), 24: ("ocean", None), 32: ("greenery", 2), 38: ("mining-area", 3),
        29: ("greenery", 4),
    }  # fmt: skip
    found = []
    for n in (*range(19, 27), *range(27, 36), *range(36, 44)):
        x, y = PLACES[n]
        kind, whose = laid.get(n, ("", None))
        look = "h-sea" if MAP[n].kind == "ocean" else "h-land"
        found.append(f'<path class="{look}" d="{hexagon(x, y, R - 1.6)}"/>')
        found.append(
            (_tile(kind, x, y) if kind else _bonus(n, x, y))
            + (_owned(whose, x, y) if whose is not None else "")
        )
    inside = f'<g class="tm tm-board" aria-hidden="true">{"".join(found)}</g>'
    return f'<svg class="cover" viewBox="130 190 460 160" aria-hidden="true">{inside}</svg>'
