"""What can happen in Mombasa."""

from __future__ import annotations

from boardroom.core.actions import Fact, fact
from boardroom.core.steps import Seat
from boardroom.core.visibility import shown
from boardroom.games.mombasa.pack import Book, Card, Reward
from boardroom.games.mombasa.pack.ids import Company, Kind, RegionId, Slot, TileId, TrackId


@fact
class TrackLaid(Fact):
    company: Company = shown()
    track: TrackId = shown()


@fact
class FirstPlayerFound(Fact):
    seat: Seat = shown()


@fact
class TileChosen(Fact):
    """That a seat has chosen; which tile stays secret."""

    seat: Seat = shown()


@fact
class TileShown(Fact):
    seat: Seat = shown()
    tile: str = shown()
    reveals = True


@fact
class CardsRested(Fact):
    seat: Seat = shown()
    cards: tuple[Card, ...] = shown()


@fact
class RoundBegan(Fact):
    round: int = shown()
    first_seat: Seat = shown()


@fact
class ShareValues(Fact):
    """What a share of each company is worth when a round begins."""

    mombasa: int = shown()
    cape_town: int = shown()
    saint_louis: int = shown()
    cairo: int = shown()


@fact
class Planned(Fact):
    """That a seat is ready; what it laid stays secret."""

    seat: Seat = shown()


@fact
class PlanShown(Fact):
    seat: Seat = shown()
    cards: tuple[Card, ...] = shown()
    reveals = True


@fact
class GoodsUsed(Fact):
    seat: Seat = shown()
    cards: tuple[Card, ...] = shown()
    units: int = shown()


@fact
class CardTaken(Fact):
    seat: Seat = shown()
    card: Card = shown()
    price: int = shown()


@fact
class Stepped(Fact):
    seat: Seat = shown()
    company: Company = shown()
    before: int = shown()
    after: int = shown()


@fact
class SpecialReached(Fact):
    seat: Seat = shown()
    company: Company = shown()
    special: int = shown()


@fact
class StepsLost(Fact):
    seat: Seat = shown()
    n: int = shown()


@fact
class ExpansionBegan(Fact):
    seat: Seat = shown()
    company: Company = shown()
    total: int = shown()


@fact
class Entered(Fact):
    seat: Seat = shown()
    company: Company = shown()
    region: RegionId = shown()
    cost: int = shown()


@fact
class PointsLost(Fact):
    seat: Seat = shown()
    n: int = shown()


@fact
class RegionsRewarded(Fact):
    seat: Seat = shown()
    reward: Reward = shown()


@fact
class PostReturned(Fact):
    company: Company = shown()
    column: int = shown()


@fact
class PostGone(Fact):
    """A post left the game: it found no space, or was removed."""

    company: Company = shown()
    clause: str = shown()


@fact
class BookTaken(Fact):
    seat: Seat = shown()
    book: Book = shown()


@fact
class PointsPaid(Fact):
    """Bookkeeping points became pounds."""

    seat: Seat = shown()
    points: int = shown()
    pounds: int = shown()


@fact
class BookPlaced(Fact):
    seat: Seat = shown()
    book: Book = shown()
    space: int = shown()


@fact
class BookLost(Fact):
    seat: Seat = shown()
    book: Book = shown()


@fact
class BookShown(Fact):
    book: Book = shown()
    reveals = True


@fact
class BookkeeperUsed(Fact):
    seat: Seat = shown()
    points: int = shown()


@fact
class BookTurned(Fact):
    seat: Seat = shown()
    space: int = shown()


@fact
class InkMoved(Fact):
    seat: Seat = shown()
    before: int = shown()
    after: int = shown()


@fact
class BookRewarded(Fact):
    seat: Seat = shown()
    reward: Reward = shown()


@fact
class MerchantUsed(Fact):
    seat: Seat = shown()
    steps: int = shown()


@fact
class DiamondsMoved(Fact):
    seat: Seat = shown()
    before: int = shown()
    after: int = shown()


@fact
class MarkerPlaced(Fact):
    seat: Seat = shown()
    space: str = shown()


@fact
class CardSold(Fact):
    seat: Seat = shown()
    card: Card = shown()
    pounds: int = shown()


@fact
class MajorityTaken(Fact):
    seat: Seat = shown()
    kind: Kind = shown()
    total: int = shown()
    reward: Reward = shown()


@fact
class TileAttached(Fact):
    seat: Seat = shown()
    card: Card = shown()


@fact
class PhaseEnded(Fact):
    seat: Seat = shown()
    slot: Slot = shown()
    cards: tuple[Card, ...] = shown()


@fact
class TileGiven(Fact):
    seat: Seat = shown()
    tile: TileId = shown()


@fact
class CardDiscarded(Fact):
    card: Card = shown()


@fact
class CardShown(Fact):
    card: Card = shown()
    reveals = True


@fact
class Scored(Fact):
    seat: Seat = shown()
    cash: int = shown()
    mombasa: int = shown()
    cape_town: int = shown()
    saint_louis: int = shown()
    cairo: int = shown()
    diamonds: int = shown()
    books: int = shown()
    total: int = shown()


FACTS = (
    TrackLaid, FirstPlayerFound, TileChosen, TileShown, CardsRested, RoundBegan, ShareValues, Planned,
    PlanShown, GoodsUsed, CardTaken, Stepped, SpecialReached, StepsLost, ExpansionBegan, Entered, PointsLost,
    RegionsRewarded, PostReturned, PostGone, BookTaken, PointsPaid, BookPlaced, BookLost, BookShown,
    BookkeeperUsed, BookTurned, InkMoved, BookRewarded, MerchantUsed, DiamondsMoved, MarkerPlaced, CardSold,
    MajorityTaken, TileAttached, PhaseEnded, TileGiven, CardDiscarded, CardShown, Scored,
)  # fmt: skip
