"""What a tile on a hex would bring: money for adjacent oceans, points, the player's triggers (TM-3.2).

Every hex that may be chosen shows the sum; while it is focused, it shows the tile in place and a pill on
each edge that pays.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from boardroom.drawing.html import Html, Writer, join
from boardroom.drawing.svg import f, hexagon, text
from boardroom.games.terraforming_mars.board.map import AROUND, HEXES, MAP, hexes_of
from boardroom.games.terraforming_mars.board.tiles import OCEAN_BONUS, room
from boardroom.games.terraforming_mars.cards.ask import Placing
from boardroom.games.terraforming_mars.cards.catalogue import CARDS, CORPORATIONS, Card, Corporation
from boardroom.games.terraforming_mars.cards.vocabulary import PLANTS, Trigger
from boardroom.games.terraforming_mars.draw.hexes import PLACES, R, tile, use
from boardroom.games.terraforming_mars.rounds import LastGreeneries
from boardroom.games.terraforming_mars.state import CITIES, Player, State
from boardroom.games.terraforming_mars.turn import Turn

METAL = ("steel", "titanium")


class Pay(NamedTuple):
    """What the neighbours of a hex bring: oceans beside it, tiles that score with it, and all points."""

    oceans: int
    beside: int
    points: int

    @property
    def money(self) -> int:
        return OCEAN_BONUS * self.oceans.bit_count()


NOTHING = Pay(0, 0, 0)


def pays(s: State, n: int, kind: str, seat: int | None) -> Pay:
    """What a tile of this kind on this hex would bring the player besides the printed bonus."""
    if n > HEXES or kind == "claim":
        return NOTHING
    around = AROUND[n]
    waters = around & s.waters
    if kind in CITIES:
        greens = around & s.greens
        return Pay(waters, greens, greens.bit_count())
    if kind != "greenery" or seat is None:
        return Pay(waters, 0, 0)
    cities = around & s.cities & s.players[seat].tiles
    return Pay(waters, cities, 1 + cities.bit_count())


def lit_kind(s: State) -> str:
    """The kind of tile that hexes are marked for: the one to place, or a greenery for plants."""
    top = s.steps[-1] if s.steps else None
    return top.kind if isinstance(top, Placing) else "greenery"


def choices(s: State, seat: int | None) -> list[int]:
    """The hexes that the viewer may be asked about now."""
    top = s.steps[-1] if s.steps else None
    if seat is None:
        return []
    if isinstance(top, Placing):
        return hexes_of(room(s, seat, top.where)) if top.seat == seat else []
    p = s.players[seat]
    if not isinstance(top, Turn | LastGreeneries) or p.stock[PLANTS] < p.greenery_plants:
        return []
    return hexes_of(room(s, seat, "greenery-normal"))


def tile_triggers(p: Player, kind: str, n: int, metal: bool) -> Iterator[tuple[str, Trigger]]:
    """The player's triggers that a tile fires, with their cards."""
    what = "city" if kind in CITIES else kind
    for source in p.listeners:
        card: Card | Corporation = CARDS[int(source)] if source.isdecimal() else CORPORATIONS[source]
        for one in card.triggers:
            on_mars = one.on == "city-mars" and what == "city" and n <= HEXES
            if one.on == what or on_mars or (one.on == "metal" and metal):
                yield source, one


def has_metal(n: int) -> bool:
    return n <= HEXES and any(what in METAL for what, _ in MAP[n].bonus)


# --- drawing


@lru_cache(maxsize=4096)
def ring(writer: Writer, n: int, pay: Pay) -> Html:
    """The ring of a hex that may be chosen, its number and what it pays; shown while it is lit."""
    x, y = PLACES[n]
    around = hexagon(x, y, R - 4)
    found = Html(f'<path class="h-halo" d="{around}"/><path class="h-may" d="{around}"/>')
    if n <= HEXES:
        found += text(x, y - 16, writer.num(n), "h-num")
    gains = [(Html(f"+{writer.num(pay.money)}"), "megacredit")] if pay.money else []
    gains += [(writer.num(pay.points), "victory-points")] if pay.points else []
    # A hex narrows towards its foot: two amounts need the width that it has further up.
    return found + _foot(gains, x, y + (25 if len(gains) < 2 else 19))


def _foot(gains: list[tuple[Html, str]], x: float, y: float) -> Html:
    """Amounts with their icons in one line, around a place."""
    wide = [7.0 * len(number) + 12 for number, _ in gains]
    left, found = x - (sum(wide) + 3 * (len(wide) - 1)) / 2, Html()
    for (number, icon_), w in zip(gains, wide, strict=True):
        found += text(left + (w - 12) / 2, y, number, "h-pay")
        found += use(icon_, left + w - 5.5, y - 4, 11, "h-pico foot")
        left += w + 3
    return found


@lru_cache(maxsize=4096)
def preview(writer: Writer, n: int, kind: str, pay: Pay) -> Html:
    """The tile in place, and a pill on every edge that pays; lit while the hex is focused."""
    x, y = PLACES[n]
    inside = Html() if kind == "claim" else Html(f'<g class="h-ghost">{tile(kind, x, y)}</g>')
    inside += Html(f'<path class="h-chosen" d="{hexagon(x, y, R - 3)}"/>')
    inside += join(_pill(writer, n, m, OCEAN_BONUS, "megacredit") for m in hexes_of(pay.oceans))
    inside += join(_pill(writer, n, m, 1, "victory-points") for m in hexes_of(pay.beside))
    return Html(f'<g class="h-pays" data-id="pays:{n}" aria-hidden="true">{inside}</g>')


def _pill(writer: Writer, n: int, other: int, amount: int, what: str) -> Html:
    """An amount on the edge between two hexes."""
    (ax, ay), (bx, by) = PLACES[n], PLACES[other]
    x, y = ax + (bx - ax) * 0.56, ay + (by - ay) * 0.56
    points = what == "victory-points"
    number = writer.num(amount) if points else f"+{writer.num(amount)}"
    box = Html(f'<rect x="{f(x - 16)}" y="{f(y - 8.5)}" width="32" height="17" rx="8.5"/>')
    inside = Html(
        f'{box}<text x="{f(x - 5)}" y="{f(y + 4)}">{number}</text>{use(what, x + 7, y, 12, "h-pico")}'
    )
    return Html(f'<g class="h-pill{" vpp" if points else ""}">{inside}</g>')
