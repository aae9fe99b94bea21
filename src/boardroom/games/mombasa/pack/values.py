"""Every printed component of Mombasa as a frozen value (M-1.5)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from boardroom.core.values import value

CardId = str
BookId = str
Company = str
TrackId = str
RegionId = int

GOODS = ("coffee", "banana", "cotton")
KINDS = (*GOODS, "expansion")
COMPANIES = ("mombasa", "cape_town", "saint_louis", "cairo")
LETTERS = "ABCDE"
BOOK_LETTERS = "ABC"
TILES = ("goods", "bookkeeper", "merchant", "expansion")
NEEDS = (*KINDS, "anygood", "merchant_or_bookkeeper")
PERMANENT = ("expansion_total", "card_price", "each_card", "markers")
MARKS = ("known", "inferred", "invented")
"""In print; follows from what is in print; a stand-in. The weakest last."""
EXTRA_SPACES = ("choose", "buy_or_diamonds", "discard", "other_tracks")

Phrase = tuple[str, dict[str, str | int]]
"""A text key and its arguments."""


@value
class Reward:
    """The reward of a region, book, majority tier or merchant."""

    pounds: int = 0
    diamonds: int = 0
    bookkeeping: int = 0
    track: int = 0
    remove_post: int = 0
    equal_to: str = ""  # pounds equal to the units of this good ...
    less: int = 0  # ... minus this (M-20.5)

    def phrases(self) -> list[Phrase]:
        amounts = {
            "reward-pounds": self.pounds,
            "reward-diamonds": self.diamonds,
            "reward-bookkeeping": self.bookkeeping,
            "reward-track": self.track,
            "reward-remove-post": self.remove_post,
        }
        found: list[Phrase] = [(key, {"n": n}) for key, n in amounts.items() if n]
        if self.equal_to:
            found.append(("reward-equal", {"good": self.equal_to, "less": self.less}))
        return found


@dataclass(frozen=True, slots=True)
class Region:
    id: RegionId
    name: str
    kind: str  # open, ring, enclosed
    inside: RegionId | None
    reward: Reward
    mines: int
    borders: Mapping[RegionId, int]  # neighbour -> lines
    at: tuple[int, int] = (0, 0)  # about where it lies, in hundredths of the map


@dataclass(frozen=True, slots=True)
class Camp:
    company: Company
    colour: str
    edge: str
    posts: int
    coins: tuple[tuple[int, ...], ...]  # per column, front to back
    exits: Mapping[RegionId, int]


@value
class Card:
    id: CardId
    letter: str  # empty for starting and seat cards
    kind: str  # goods, expansion, bookkeeper, merchant, share
    good: str
    value: int
    merchant: str  # plain or a company
    share: str  # the company of its share icon
    red: int

    def phrases(self) -> list[Phrase]:
        args: dict[str, str | int] = {"good": self.good, "value": self.value, "share": self.share or "none"}
        return [(f"card-{self.kind}", args | {"merchant": self.merchant or "none"})]


@value
class Book:
    id: BookId
    letter: str  # empty for starting books
    needs: tuple[tuple[str, int], ...]
    reward: Reward

    def phrases(self) -> list[Phrase]:
        return [(f"need-{kind.replace('_', '-')}", {"n": n}) for kind, n in self.needs]


@dataclass(frozen=True, slots=True)
class StartingTile:
    id: str
    cards: tuple[CardId, ...]  # "expansion_1" stands for the owner's seat card
    book: Book
    bonus: tuple[tuple[str, int], ...]  # company or "diamonds", steps
    seat: int | None  # in the first game


@dataclass(frozen=True, slots=True)
class Bonus:
    """The bonus that a special space unlocks; a kind leaves the fields it does not use empty (M-17)."""

    kind: str
    plus: int = 0
    good: str = ""
    mixed: bool = False
    cost: int = 0
    options: tuple[Reward, ...] = ()
    diamonds: int = 0
    price_plus: int = 0
    steps: int = 0

    @property
    def is_space(self) -> bool:
        return self.kind in EXTRA_SPACES


@dataclass(frozen=True, slots=True)
class Special:
    space: int
    pounds: int
    bonus: Bonus


@dataclass(frozen=True)
class Track:
    id: TrackId
    piece: str
    length: int
    shares: tuple[int, ...]  # by space: shares of a marker standing there
    calls: tuple[int, ...]  # by space: pounds to enter it
    specials: tuple[Special, ...]

    @cached_property
    def money(self) -> tuple[tuple[int, int, int], ...]:
        """The spaces where money is paid or won, in order: the space, its call and its pounds."""
        won = {special.space: special.pounds for special in self.specials}
        spaces = range(1, self.length + 1)
        found = ((space, self.calls[space], won.get(space, 0)) for space in spaces)
        return tuple((space, call, pounds) for space, call, pounds in found if call or pounds)


@dataclass(frozen=True, slots=True)
class OwnTrack:
    """The diamond or the bookkeeping track of a player board (M-18)."""

    last: int
    slot: int
    values: tuple[int, ...]  # by space: last value reached
    surplus: int


@dataclass(frozen=True, slots=True)
class Tier:
    least: int
    reward: Reward


@dataclass(frozen=True, slots=True)
class Majority:
    kind: str
    company: Company
    tiers: tuple[Tier, ...]


@dataclass(frozen=True, slots=True)
class BonusTile:
    id: str
    cost: int
    plus: int = 0
    bookkeeping: int = 0
    diamonds: int = 0
    per_merchant: int = 0
    value: int = 0


@dataclass(frozen=True, slots=True)
class Standing:
    """How far one entry of the pack can be trusted, by the weakest of its cells."""

    table: str
    mark: str
    why: str
