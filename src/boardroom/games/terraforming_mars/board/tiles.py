"""Tiles: where they may be placed, and what the placer receives (TM-2.4 to TM-2.6, TM-2.13, TM-3)."""

from __future__ import annotations

from boardroom.core.steps import Seat, Tell
from boardroom.games.terraforming_mars.board.map import (
    AROUND,
    GANYMEDE,
    HEXES,
    LAND_HEXES,
    MAP,
    METAL_HEXES,
    NOCTIS,
    OCEAN_HEXES,
    PHOBOS,
    VOLCANOES,
    bits,
    hexes_of,
)
from boardroom.games.terraforming_mars.board.parameters import raise_parameter
from boardroom.games.terraforming_mars.cards.triggers import fire_placed
from boardroom.games.terraforming_mars.cards.vocabulary import MC, RESOURCES
from boardroom.games.terraforming_mars.deck import draw
from boardroom.games.terraforming_mars.facts import CardsDrawn, TilePlaced
from boardroom.games.terraforming_mars.state import CITIES, NO_OWNER, Player, State, gain, raise_rating
from boardroom.games.terraforming_mars.tables import TRACKS, VALUES

LAND, OCEAN, METAL, VOLCANO = map(bits, (LAND_HEXES, OCEAN_HEXES, METAL_HEXES, VOLCANOES))
OCEAN_BONUS, OCEAN_RATING = VALUES.whole("ocean_bonus"), VALUES.whole("ocean_rating")
GREENERY_OXYGEN = VALUES.whole("greenery_oxygen")


def room(s: State, seat: Seat, where: str) -> int:
    """The hexes, as a bit set, where the player may place a tile under this placement rule (TM-3.1)."""
    free = ~s.taken
    for number, owner in s.claims.items():
        if owner != seat:
            free &= ~(1 << number)
    if where == "ocean-reserved":
        return OCEAN & free
    land = LAND & free
    if where == "city-normal":
        return land & ~s.near_city
    if where == "greenery-normal":
        return land & s.players[seat].near or land
    if where == "land":
        return land
    return _special_room(s, seat, where, land, free)


def _special_room(s: State, seat: Seat, where: str, land: int, free: int) -> int:
    near = s.players[seat].near
    if where == "next-to-two-cities":
        return bits(tuple(n for n in hexes_of(land & s.near_city) if (AROUND[n] & s.cities).bit_count() > 1))
    return {
        "isolated": land & ~s.near_taken,
        "unclaimed": land & ~bits(tuple(s.claims)),
        "volcano": VOLCANO & free,
        "noctis": (1 << NOCTIS) & free,
        "phobos": (1 << PHOBOS) & free,
        "ganymede": (1 << GANYMEDE) & free,
        "next-to-city": land & s.near_city,
        "next-to-greenery": land & s.near_green,
        "metal-bonus": METAL & free,
        "metal-bonus-next-to-own": METAL & free & near,
    }[where]


def put(s: State, kind: str, number: int, owner: Seat | None) -> None:
    """Put a tile on the map without its bonus, parameter step or triggers."""
    kinds, owners = list(s.kinds), list(s.owners)
    kinds[number], owners[number] = kind, owner
    s.kinds, s.owners = tuple(kinds), tuple(owners)
    s.claims.pop(number, None)
    s.mark(number, kind, owner)


def place(s: State, seat: Seat, kind: str, number: int, tell: Tell, oxygen: bool = True) -> None:
    """Place a tile: bonus of the hex, adjacent oceans, parameter and TR, triggers of all players."""
    put(s, kind, number, NO_OWNER if kind == "ocean" else seat)
    tell(TilePlaced, seat, kind, number)
    metal = number <= HEXES and _bonus(s, seat, number, tell)
    if kind == "ocean":
        s.oceans += 1
        raise_rating(s, seat, OCEAN_RATING, "TM-3.14", tell)
    elif kind == "greenery" and oxygen:
        raise_parameter(s, seat, "oxygen", GREENERY_OXYGEN, tell)
    fire_placed(s, seat, "city" if kind in CITIES else kind, number <= HEXES, metal, tell)


def _bonus(s: State, seat: Seat, number: int, tell: Tell) -> bool:
    """The printed bonus and 2 M€ per adjacent ocean (TM-2.6, TM-3.2); returns whether it held metal."""
    metal = False
    for what, n in MAP[number].bonus:
        if what == "card":
            cards = draw(s, n, tell)
            player = s.players[seat]
            player.hand = (*player.hand, *cards)
            tell(CardsDrawn, seat, cards)
        else:
            gain(s, seat, RESOURCES.index(what), n, "TM-2.6", tell)
            metal = metal or what in ("steel", "titanium")
    oceans = (AROUND[number] & s.waters).bit_count()
    gain(s, seat, MC, OCEAN_BONUS * oceans, "TM-3.2", tell)
    return metal


def oceans_left(s: State) -> int:
    return TRACKS["oceans"].maximum - s.oceans


def count_cities(s: State, on_mars: bool = False) -> int:
    """City tiles in play, whoever owns them; off-map cities are not on Mars (TM-3.11)."""
    return ((s.cities & ((1 << (HEXES + 1)) - 1)) if on_mars else s.cities).bit_count()


def count_own_greeneries(s: State, p: Player) -> int:
    return (p.tiles & s.greens).bit_count()
