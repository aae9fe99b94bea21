"""A whole pack: every printed component of one edition, and tables derived from them (M-1.5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from boardroom.games.mombasa.pack.values import (
    KINDS,
    MARKS,
    TILES,
    BonusTile,
    Book,
    BookId,
    Camp,
    Card,
    CardId,
    Majority,
    OwnTrack,
    Region,
    Reward,
    Standing,
    StartingTile,
    Track,
    TrackId,
)


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
    def letters_of(self) -> Mapping[tuple[int, ...], tuple[str, ...]]:
        """The letters of all open slots, by their places."""
        return {places: tuple(self.slots[i] for i in places) for places in self.slots_with.values()}

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
    def specials_reached(self) -> Mapping[TrackId, tuple[int, ...]]:
        """By track and space how many special spaces a marker there has reached."""
        return {
            name: tuple(
                sum(at >= special.space for special in track.specials) for at in range(track.length + 1)
            )
            for name, track in self.tracks.items()
        }

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
