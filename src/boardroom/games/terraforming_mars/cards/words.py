"""What each effect word may do to effects that wait beside it, and its usual place (TM-9.6, TM-14.1).

The question of order follows from these declarations alone. Two waiting effects are asked about if both place
tiles, if the later one of the usual order reveals cards while the earlier one asks something, or if one gives
what the other spends. In all other cases the usual order offers everything that another order would.
"""

from __future__ import annotations

from dataclasses import dataclass

from boardroom.games.terraforming_mars.cards.vocabulary import KINDS, RESOURCES, Effect

HAND = "hand"
PRODUCTION = tuple(f"production {res}" for res in RESOURCES)
CUBES = tuple(f"cubes {kind}" for kind in KINDS)
BY_PLACING = (*(f"stock {res}" for res in RESOURCES), *PRODUCTION, *CUBES)
"""What a placed tile may give: bonuses of its hex, adjacent oceans, triggers."""


@dataclass(frozen=True, slots=True)
class Word:
    """An effect word: its usual place, and what it may ask, place, reveal, give and spend.

    What is given and spent is `stock`, `production` or `cubes` of the resource that the effect names, or a
    thing named in full. A compulsory loss spends nothing here: it was checked before the card was played.
    """

    stage: int = 0
    """The usual order: own board first, then tiles, choices and losses, cards, and removals last."""
    at_once: bool = False
    """Whether it happens before anything waits: it asks nothing, and its order never matters."""
    asks: bool = False
    places: bool = False
    reveals: bool = False
    gives: tuple[str, ...] = ()
    spends: tuple[str, ...] = ()
    follows: bool = False
    """Whether it needs the tile of its own card and therefore always comes after it."""


LAST = 6
"""The stage of removals; some profiles put losses of production there as well."""

WORDS: dict[str, Word] = {
    # at once
    "production": Word(at_once=True, gives=("production",)),
    "gain": Word(at_once=True, gives=("stock",)),
    "tr": Word(at_once=True),
    "raise": Word(at_once=True),
    "add": Word(at_once=True, gives=CUBES),
    # own board
    "reduce": Word(asks=True),
    "power_infrastructure": Word(asks=True, gives=("stock mc",), spends=("stock energy",)),
    "protected_habitats": Word(),
    "search_for_life": Word(reveals=True, gives=("cubes science",)),
    "viral_enhancers": Word(1, asks=True, gives=("stock plants", "cubes animal", "cubes microbe")),
    "robotic_workforce": Word(1, asks=True, gives=PRODUCTION, spends=PRODUCTION),
    "ceos_favorite_project": Word(1, asks=True, gives=CUBES, spends=CUBES),
    "insulation": Word(1, asks=True, gives=("production mc",), spends=("production heat",)),
    "land_claim": Word(1, asks=True, places=True),
    "indentured_workers": Word(1),
    "special_design": Word(1),
    # tiles
    "ocean": Word(2, asks=True, places=True, reveals=True, gives=BY_PLACING),
    "tile": Word(2, asks=True, places=True, reveals=True, gives=BY_PLACING),
    "mining_area": Word(2, follows=True),
    "mining_rights": Word(2, follows=True),
    "immigrant_city": Word(2, follows=True),
    # choices and losses of one's own
    "either": Word(3, asks=True),
    "add-to": Word(3, asks=True, gives=("cubes",)),
    "lose": Word(3),
    "olympus_conference": Word(3, asks=True, reveals=True),
    # cards
    "draw": Word(4, reveals=True),
    "look": Word(4, asks=True, reveals=True),
    "look-buy": Word(4, asks=True, reveals=True, spends=("stock mc", "stock heat")),
    "mars_university": Word(5, asks=True, reveals=True, spends=(HAND,)),
    # removals
    "remove": Word(LAST, asks=True),
    "steal": Word(LAST, asks=True, gives=("stock",)),
    "remove-cards": Word(LAST, asks=True),
    "virus": Word(LAST, asks=True),
    "flooding": Word(LAST, follows=True),
}

AT_ONCE = frozenset(name for name, one in WORDS.items() if one.at_once)


def word(effect: Effect) -> str:
    """The word of an effect; that of a special card is its name."""
    return effect.what if effect.do == "special" else effect.do


@dataclass(frozen=True, slots=True)
class Reach:
    """What one effect may do to others, as its words declare it."""

    asks: bool = False
    places: bool = False
    reveals: bool = False
    gives: frozenset[str] = frozenset()
    spends: frozenset[str] = frozenset()

    def matters_before(self, later: Reach) -> bool:
        """Whether the player may want the later effect of the usual order to come before this one."""
        return (
            (self.places and later.places)
            or (self.asks and later.reveals)
            or not self.gives.isdisjoint(later.spends)
            or not later.gives.isdisjoint(self.spends)
        )


NO_REACH = Reach()


def reach_of(effect: Effect) -> Reach:
    """What the effect may do at most; alternatives may do whatever one of them does."""
    one = WORDS[word(effect)]
    if one.follows or one.at_once:  # what happens at once waits only behind the loss that precedes it
        return NO_REACH
    parts = [(one, effect)]
    parts += [(WORDS[word(inner)], inner) for option in effect.options for inner in option]
    gives = {thing for part, inner in parts for thing in _named(part.gives, inner)}
    spends = {thing for part, inner in parts for thing in _named(part.spends, inner)}
    if one.reveals:
        gives.add(HAND)
    return Reach(one.asks, one.places, one.reveals, frozenset(gives), frozenset(spends))


def _named(things: tuple[str, ...], effect: Effect) -> list[str]:
    """The things with the effect's own resource filled in."""
    return [f"{one} {effect.what}" if one in ("stock", "production", "cubes") else one for one in things]
