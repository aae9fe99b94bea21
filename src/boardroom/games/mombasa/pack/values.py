"""Every printed component of Mombasa as a frozen value (M-1.5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
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
        """The spaces where money is paid or won: the space, its call and its pounds."""
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


@dataclass(frozen=True)
class Pack:
    name: str
    version: int
    regions: tuple[Region, ...]  # region n at n - 1
    camps: tuple[Camp, ...]  # in the order of COMPANIES
    cards: Mapping[CardId, Card]
    decks: Mapping[str, tuple[CardId, ...]]  # by letter
    hand: tuple[CardId, ...]
    seat_cards: tuple[CardId, ...]
    books: Mapping[BookId, Book]
    shelves: Mapping[str, tuple[BookId, ...]]  # by letter
    tiles: Mapping[str, StartingTile]
    tracks: Mapping[TrackId, Track]
    first_tracks: tuple[TrackId, ...]
    track_cards: tuple[tuple[TrackId, TrackId], ...]
    slots: str
    open_slots: str
    slot_by_diamonds: str
    slot_by_ink: str
    diamonds: OwnTrack
    ledger: OwnTrack
    first_book: int
    barred: frozenset[int]
    first_player_points: int
    buy_cost: int
    sell_plus: int
    majorities: tuple[Majority, ...]
    bonus_tiles: Mapping[str, BonusTile]
    plain_merchant: Reward
    company_merchant: Reward
    mines_per_step: int
    markers: Mapping[int, int]
    markers_per_colour: int
    card_rows: int
    card_red: tuple[int, ...]  # by column
    book_rows: int
    book_columns: str
    coin_rounds: tuple[int, ...]
    book_cost: Mapping[str, int]
    pound_cost: int
    turning_cost: int
    rounds: int
    round_coins: Mapping[int, tuple[int, ...]]  # by number of players, by round - 1
    start_money: int
    standing: tuple[Standing, ...] = field(compare=False)
    """What is known of the entries is no part of what they say."""

    @cached_property
    def open_at(self) -> tuple[int, ...]:
        return tuple(self.slots.index(letter) for letter in self.open_slots)

    @cached_property
    def slot_limits(self) -> tuple[tuple[int, int], ...]:
        """The places of the extra slots: the one of diamonds, the one of ink."""
        return (
            (self.slots.index(self.slot_by_diamonds), self.diamonds.slot),
            (self.slots.index(self.slot_by_ink), self.ledger.slot),
        )

    @cached_property
    def slots_with(self) -> Mapping[tuple[bool, bool], tuple[int, ...]]:
        """The places of all open slots, by whether diamonds and ink open one more each."""
        (by_diamonds, _), (by_ink, _) = self.slot_limits
        return {
            (gem, page): tuple(sorted((*self.open_at, *[by_diamonds] * gem, *[by_ink] * page)))
            for gem in (False, True)
            for page in (False, True)
        }

    @cached_property
    def near(self) -> tuple[tuple[tuple[int, int], ...], ...]:
        """By region place: the places of its neighbours and the lines between."""
        return tuple(tuple((other - 1, n) for other, n in r.borders.items()) for r in self.regions)

    @cached_property
    def exits(self) -> tuple[tuple[tuple[int, int], ...], ...]:
        """By company: the places its camp leads to and the lines between."""
        return tuple(tuple((other - 1, n) for other, n in c.exits.items()) for c in self.camps)

    @cached_property
    def letters_at(self) -> str:
        """By place on the book display: its letter. A column's rows follow each other."""
        return "".join(letter * self.book_rows for letter in self.book_columns)

    @cached_property
    def doubts(self) -> Mapping[str, Mapping[str, int]]:
        """By file how many of its entries may differ from the printed ones, by mark."""
        by_file: dict[str, Counter[str]] = {}
        for one in self.standing:
            by_file.setdefault(one.table.split()[0], Counter())[one.mark] += 1
        doubtful = {
            file: {mark: n for mark in MARKS[1:] if (n := marks[mark])} for file, marks in by_file.items()
        }
        return {file: marks for file, marks in doubtful.items() if marks}

    @cached_property
    def majority(self) -> Mapping[str, Majority]:
        return {majority.kind: majority for majority in self.majorities}

    @cached_property
    def tier_leasts(self) -> tuple[tuple[str, tuple[int, ...]], ...]:
        """By kind the least totals of the tiers of its majority space."""
        return tuple((kind, tuple(tier.least for tier in self.majority[kind].tiers)) for kind in KINDS)

    @cached_property
    def price_of_book(self) -> Mapping[BookId, int]:
        """The bookkeeping points that a book costs."""
        lettered = {name: book for name, book in self.books.items() if book.letter}
        return {name: self.book_cost[book.letter] for name, book in lettered.items()}

    @cached_property
    def tile_costs(self) -> tuple[tuple[str, int], ...]:
        return tuple((tile, self.bonus_tiles[tile].cost) for tile in TILES)

    def card(self, tile_card: CardId, seat_card: CardId) -> CardId:
        """The card that an icon of a starting tile stands for, given the owner's seat card (M-2.12)."""
        return seat_card if tile_card == "expansion_1" else tile_card
