"""The words that cards are written in: effects, requirements, lasting effects, actions, points (TM-5, TM-9).

A data file says what a card does in short phrases such as `production titanium 2`. This module holds
their values; `cards/reading.py` parses each phrase once; an unknown phrase is an error with file and line.
`cards/effects.py` carries them out.

effect   production RES N · gain RES N · lose RES N · reduce RES N (one player's production, compulsory) ·
         remove RES|KIND N (up to, one player, optional) · steal RES N (likewise) · tr N · raise PARAMETER N ·
         ocean N [on land] · tile KIND on PLACE · draw N · look N keep M · look N buy · add N (here) ·
         add KIND N (on one own card) · either E | E [| nothing] · special NAME [N [WHAT]]...
N        a number, or `1 per TAG tag [of opponents]`, `1 per 2 TAG tags`, `1 per city [on mars]`,
         `1 per event`, `1 or 4 with 3 TAG tags`
requires temperature|oxygen|oceans|cities|greenery|tag TAG|production RES, then `at least N` or `at most N`
ongoing  discount N TAG|any · worth METAL N · shift N · protect here · heat pays · greenery for N ·
         project ID N · special NAME · when EVENT by owner|anyone [with this]: EFFECT, EFFECT
EVENT    city [on mars] · ocean · greenery · tag TAG... · event [TAG] · project · cost N · metal bonus
action   [RES N [or METAL] | production RES N | here N | take KIND N | RES any] [if raised] -> EFFECT, EFFECT
points   N · `N per [M] resource(s)|TAG tag|city|cities|adjacent city|adjacent ocean` · `N if resource`
"""

from __future__ import annotations

from dataclasses import dataclass

RESOURCES = ("mc", "steel", "titanium", "plants", "energy", "heat")
MC, STEEL, TITANIUM, PLANTS, ENERGY, HEAT = range(6)
KINDS = ("animal", "microbe", "science", "fighter")
TAGS = (
    *("building", "space", "power", "science", "jovian", "earth"),
    *("plant", "microbe", "animal", "city", "event"),
)
PARAMETERS = ("temperature", "oxygen", "oceans")
TILES = (
    *("ocean", "greenery", "city", "capital", "natural-preserve", "mining-area", "mining-rights"),
    *("commercial-district", "nuclear-zone", "industrial-center", "ecological-zone", "lava-flows"),
    *("mohole-area", "restricted-area"),
)
PLACES = (
    *("city-normal", "greenery-normal", "land", "isolated", "ocean-reserved", "volcano", "noctis", "phobos"),
    *("ganymede", "next-to-city", "next-to-two-cities", "next-to-greenery", "metal-bonus"),
    "metal-bonus-next-to-own",
)


@dataclass(frozen=True, slots=True)
class Count:
    """A number counted on use: one per `per` items, or `then` from `least` tags on."""

    of: str  # tags, opponents, city, city-mars, event, threshold
    tag: str = ""
    per: int = 1
    least: int = 0
    then: int = 0


@dataclass(frozen=True, slots=True)
class Effect:
    """One effect; `n` is its number unless there is a `count`."""

    do: str
    what: str = ""
    n: int = 0
    count: Count | None = None
    where: str = ""
    options: tuple[tuple[Effect, ...], ...] = ()
    numbers: tuple[tuple[str, int], ...] = ()
    """The printed numbers of a special card by what they count."""

    @property
    def res(self) -> int:
        """The place of the resource on the player board."""
        return RESOURCES.index(self.what)

    def number(self, of: str) -> int:
        """A printed number of a special card; 0 if it has none of this kind."""
        return dict(self.numbers).get(of, 0)


@dataclass(frozen=True, slots=True)
class Requirement:
    """A condition for playing a card (TM-9.3, TM-9.20)."""

    what: str
    name: str = ""
    least: int | None = None
    most: int | None = None


@dataclass(frozen=True, slots=True)
class Ongoing:
    """A lasting effect without a trigger; `kind` is the first word of its phrase."""

    kind: str
    what: str = ""
    n: int = 0


@dataclass(frozen=True, slots=True)
class Trigger:
    """A lasting effect that fires on an event; `with_this` says that the card's own play fires it."""

    on: str  # city, city-mars, ocean, greenery, tag, event, project, cost, metal
    by: str
    effects: tuple[Effect, ...]
    tags: tuple[str, ...] = ()
    least: int = 0
    with_this: bool = False


@dataclass(frozen=True, slots=True)
class Price:
    """The left side of an action's arrow: stock, production, here, take, any."""

    kind: str
    what: str = ""
    n: int = 0
    metal: str = ""


@dataclass(frozen=True, slots=True)
class CardAction:
    """One alternative of a card's action: first pay, then receive (TM-8.3)."""

    price: Price | None
    effects: tuple[Effect, ...]
    if_raised: bool = False


@dataclass(frozen=True, slots=True)
class Points:
    """What a card scores at the end (TM-12.11)."""

    n: int
    per: int = 0
    of: str = ""  # resource, city, adjacent-city, adjacent-ocean, held, or a tag
