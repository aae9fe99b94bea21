"""The actions of Mombasa. Its facts are in facts.py."""

from __future__ import annotations

from boardroom.core.actions import Action, action
from boardroom.core.steps import Seat
from boardroom.core.visibility import OWNER, secret, shown
from boardroom.games.mombasa.pack.ids import (
    BookId,
    CardId,
    Column,
    Company,
    Kind,
    RegionId,
    RegionReward,
    Slot,
    StartId,
    TileId,
)


@action("keep {tile}")
class KeepTile(Action):
    """Keep one of the two starting tiles (M-2.11)."""

    seat: Seat = shown()
    tile: StartId = secret(to=OWNER)


@action("rest {cards}")
class LayOut(Action):
    """Lay the cards of the starting tile above the open slots, in the order of the slots (M-2.12)."""

    seat: Seat = shown()
    cards: tuple[CardId, ...] = shown()


@action("plan {cards}")
class Plan(Action):
    """Lay cards in the slots, from A to E; "-" leaves a slot empty (M-4.1)."""

    seat: Seat = shown()
    cards: tuple[CardId | None, ...] = secret(to=OWNER)


@action("goods {cards} take {card}")
class UseGoods(Action):
    """Use goods cards, perhaps for a card of the display (M-6)."""

    seat: Seat = shown()
    cards: tuple[CardId, ...] = shown()
    card: CardId | None = shown()


@action("advance {company} {n}")
class Advance(Action):
    """Move on a company track, paying calls on the way (M-6.3, M-16)."""

    seat: Seat = shown()
    company: Company = shown()
    n: int = shown()


@action("give up steps")
class GiveUp(Action):
    """Give up steps rather than pay a call (Q-8)."""

    seat: Seat = shown()


@action("expand {company}")
class Expand(Action):
    """Use all expansion cards for a company (M-7)."""

    seat: Seat = shown()
    company: Company = shown()


@action("enter {region} from {column}")
class Enter(Action):
    """Enter a region with the front post of a column (M-7.3, M-7.5)."""

    seat: Seat = shown()
    region: RegionId = shown()
    column: Column = shown()


@action("stop")
class Stop(Action):
    """Enter no more regions (M-7.6)."""

    seat: Seat = shown()


@action("first {reward}")
class TakeReward(Action):
    """Say which reward of the entered regions comes first: track or bookkeeping (M-7.7)."""

    seat: Seat = shown()
    reward: RegionReward = shown()


@action("return to {column}")
class ReturnPost(Action):
    """Pick the column for a post that was sent out (M-7.8)."""

    seat: Seat = shown()
    column: Column = shown()


@action("remove {company} {column}")
class RemovePost(Action):
    """Take the front post of a camp's column out of the game (M-20.2)."""

    seat: Seat = shown()
    company: Company = shown()
    column: Column = shown()


@action("book {book}")
class TakeBook(Action):
    """Spend bookkeeping points on a book (M-8.2)."""

    seat: Seat = shown()
    book: BookId = shown()


@action("pounds {n}")
class TakePounds(Action):
    """Spend bookkeeping points on pounds (M-8.2)."""

    seat: Seat = shown()
    n: int = shown()


@action("place {book} on {space}")
class PlaceBook(Action):
    """Place a book on the own track (M-8.5)."""

    seat: Seat = shown()
    book: BookId = shown()
    space: int = shown()


@action("bookkeeper {card}")
class UseBookkeeper(Action):
    """Use a bookkeeper: a card, or "tile" (M-9, M-12.3)."""

    seat: Seat = shown()
    card: str = shown()


@action("turn {space}")
class TurnBook(Action):
    """Pay to turn a book face down (M-9.1)."""

    seat: Seat = shown()
    space: int = shown()


@action("ink {n}")
class MoveInk(Action):
    """Move the ink jar so many books on, or not at all (M-9.2)."""

    seat: Seat = shown()
    n: int = shown()


@action("merchant {card}")
class UseMerchant(Action):
    """Use a diamond merchant: a card, or "tile" (M-10, M-12.4)."""

    seat: Seat = shown()
    card: str = shown()


@action("marker first player")
class TakeFirst(Action):
    """Place a marker on the first player space (M-11.2)."""

    seat: Seat = shown()


@action("marker buy {card}")
class Buy(Action):
    """Place a marker on the buy space (M-11.3)."""

    seat: Seat = shown()
    card: CardId = shown()


@action("marker sell {card}")
class Sell(Action):
    """Place a marker on the sell space (M-11.4)."""

    seat: Seat = shown()
    card: CardId = shown()


@action("marker majority {kind} tier {tier}")
class UseMajority(Action):
    """Place a marker on a majority space and take the reward of a tier, counted from 1 (M-11.5)."""

    seat: Seat = shown()
    kind: Kind = shown()
    tier: int = shown()


@action("marker tile {tile}")
class Reserve(Action):
    """Place a marker on a tile space (M-11.8)."""

    seat: Seat = shown()
    tile: TileId = shown()


@action("marker extra {company} {special} option {option} card {card}")
class UseExtra(Action):
    """Place a marker on an extra bonus space (M-16.7); option and card as its kind needs them."""

    seat: Seat = shown()
    company: Company = shown()
    special: int = shown()
    option: int = shown()
    card: CardId | None = shown()


@action("attach to {card}")
class Attach(Action):
    """Attach the goods tile to a goods card (M-12.2)."""

    seat: Seat = shown()
    card: CardId = shown()


@action("end {slot}")
class EndPhase(Action):
    """End the action phase and take a resting column into the hand (M-13)."""

    seat: Seat = shown()
    slot: Slot = shown()


ACTIONS = (
    KeepTile, LayOut, Plan, UseGoods, Advance, GiveUp, Expand, Enter, Stop, TakeReward, ReturnPost,
    RemovePost, TakeBook, TakePounds, PlaceBook, UseBookkeeper, TurnBook, MoveInk, UseMerchant, TakeFirst,
    Buy, Sell, UseMajority, Reserve, UseExtra, Attach, EndPhase,
)  # fmt: skip
