"""The hexes of the map: position, ground and bonus, tiles and owners (TM-2.4 to TM-2.6, TM-3)."""

from __future__ import annotations

from functools import lru_cache
from math import sqrt

from boardroom.drawing.html import OWNERS, Html, Writer, join
from boardroom.drawing.svg import f, hexagon, owner, text
from boardroom.games.terraforming_mars.board.map import GANYMEDE, HEXES, MAP, PHOBOS, ROWS
from boardroom.games.terraforming_mars.draw.signs import TILE_ICONS
from boardroom.games.terraforming_mars.state import CITIES

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


@lru_cache(maxsize=4096)
def hex_content(writer: Writer, n: int, kind: str, whose: int | None, claim: int | None, fresh: bool) -> Html:
    """The content of a hex: ground with its bonus, or the tile with its owner."""
    x, y = PLACES[n]
    found = [Html(f"<title>{_about(writer, n, kind, whose, claim)}</title>"), _ground(writer, n, bool(kind))]
    if kind:
        found.append(tile(kind, x, y))
        if whose is not None:
            found.append(owner_ring(whose, x, y))
    elif claim is not None:
        flag = Html(
            f'<use href="#tm-claim" x="{f(x - 9)}" y="{f(y - 30)}" width="18" height="18" class="h-ico"/>'
        )
        found.append(flag + _crest(claim, x, y))
    if fresh:
        found.append(Html(f'<path class="h-new" d="{hexagon(x, y, R - 4)}"/>'))
    return join(found)


def _about(writer: Writer, n: int, kind: str, whose: int | None, claim: int | None) -> Html:
    """The hex in words."""
    said: list[Html] = [writer.thing("hex", n) if n > HEXES else writer("draw-hex", n=n)]
    if n <= HEXES:
        if MAP[n].kind == "ocean":
            said.append(writer("draw-ocean-area"))
        elif MAP[n].kind == "noctis":
            said.append(writer("draw-noctis"))
        elif MAP[n].name:
            said.append(writer.plain(MAP[n].name))
        if not kind:
            said += [Html(f"{writer.num(m)} {_bonus_word(writer, what)}") for what, m in MAP[n].bonus]
    if kind:
        said.append(writer.thing("tile", kind))
    if whose is not None or claim is not None:
        said.append(Html(OWNERS[whose if whose is not None else claim or 0].upper()))
    return writer.row(*said)


def _bonus_word(writer: Writer, what: str) -> Html:
    return writer("draw-card") if what == "card" else writer.thing("resource", what)


def _ground(writer: Writer, n: int, covered: bool) -> Html:
    x, y = PLACES[n]
    if n > HEXES:
        name = text(x, y + 51, writer.thing("hex", n), "g-s")
        return Html(f'<path class="h-res" d="{hexagon(x, y, R - 3)}"/>{name}')
    one = MAP[n]
    look = {"land": "h-land", "volcano": "h-land", "ocean": "h-sea", "noctis": "h-res"}[one.kind]
    found = Html(f'<path class="{look}" d="{hexagon(x, y, R - (2.6 if one.kind != "land" else 1.6))}"/>')
    if covered:
        return found
    if one.kind == "ocean":
        found += Html(f'<path class="h-wave" d="M{f(x - 16)} {f(y + 19)}q4-4 8 0t8 0t8 0t8 0"/>')
    elif one.kind == "volcano":
        found += use("tm-volcano", x, y + 19, 20, "h-ico thin")
    elif one.kind == "noctis":
        found += text(x, y + 22, writer("draw-noctis-short"), "g-s")
    return found + bonus(n, x, y)


def bonus(n: int, x: float, y: float) -> Html:
    """The placement bonus of the hex."""
    found = [what for what, m in MAP[n].bonus for _ in range(m)]
    left = x - 10 * (len(found) - 1)
    return join(sign(what, left + 20 * i, y - 3) for i, what in enumerate(found))


def sign(what: str, x: float, y: float) -> Html:
    """A resource or a card in its box."""
    box = f'<rect x="{f(x - 8.5)}" y="{f(y - 8.5)}" width="17" height="17" rx="4.5" class="h-chip'
    if what == "card":
        return Html(f'{box} cardb"/>{use("card", x, y, 14, "h-ico")}')
    return Html(f'<g data-res="{what}">{box}"/>{use(what, x, y, 13, "h-ico")}</g>')


def use(name: str, x: float, y: float, size: float, cls: str) -> Html:
    """An icon around a place."""
    half = size / 2
    at = f'x="{f(x - half)}" y="{f(y - half)}" width="{f(size)}" height="{f(size)}"'
    return Html(f'<use href="#{name}" {at} class="{cls}"/>')


def tile(kind: str, x: float, y: float) -> Html:
    """A tile without its owner."""
    look = kind if kind in ("ocean", "greenery") else "city" if kind in CITIES else "special"
    found = Html(f'<path class="t-{look}" d="{hexagon(x, y, R - 1.2)}"/>')
    if look == "ocean":
        return found + join(
            Html(f'<path class="t-ocean-l" d="M{f(x - 18)} {f(y + at)}q4.500-5 9 0t9 0t9 0t9 0"/>')
            for at in (-12, 0, 12)
        )
    if look == "greenery":
        trees = f"M{f(x - 11)} {f(y - 10)}l7.2 13.6h-5.2v4h-4v-4h-5.2zm22 0l7.2 13.6h-5.2v4h-4v-4h-5.2z"
        return Html(
            f'{found}<path class="t-greenery-l" d="{trees}M{f(x)} {f(y - 20)}l9 17h-6.5v5h-5v-5h-6.5z"/>'
        )
    if look == "city":
        found += Html(f'<path class="t-city-l" d="M{f(x - 19)} {f(y + 6)}v-11h8v-13l9-4v13h7v-6h7v5h6v16z"/>')
        return found + (use("president", x, y - 24, 14, "h-ico crown") if kind == "capital" else Html())
    return found + use(TILE_ICONS[kind], x, y - 8, 30, "t-special-l")


def owner_ring(seat: int, x: float, y: float) -> Html:
    """The owner's ring and crest on a tile; a seam in the ink of the owner's letter parts ring and tile,
    whose colours may be alike."""
    seam = Html(f'<path class="t-seam" d="{hexagon(x, y, R - 6.6)}"/>')
    ring = Html(f'{seam}<path class="t-ring" d="{hexagon(x, y, R - 3.6)}"/>')
    return Html(f'<g data-owner="{owner(seat)}">{ring}</g>{_crest(seat, x, y)}')


def _crest(seat: int, x: float, y: float) -> Html:
    mark = owner(seat)
    at = f"translate({f(x)} {f(y + 20.5)})"
    letter = Html(f'<text class="t-letter" y="4">{mark.upper()}</text>')
    return Html(
        f'<g data-owner="{mark}" transform="{at}"><path class="t-crest" d="{RINGS[mark]}"/>{letter}</g>'
    )
