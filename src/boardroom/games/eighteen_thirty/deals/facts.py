"""The facts of talks: what was offered, what came of it, and what a refusal brings back (E-3.2, E-6.109)."""

from __future__ import annotations

from boardroom.core.actions import Fact, fact
from boardroom.core.steps import Seat
from boardroom.core.visibility import shown
from boardroom.games.eighteen_thirty.state import CompanyId, PrivateId, TrainId


@fact
class PrivateAskedFor(Fact):
    """A buyer named a price."""

    seat: Seat = shown()
    asked: Seat = shown()
    private: PrivateId = shown()
    price: int = shown()


@fact
class PrivateOffered(Fact):
    """An owner named a price."""

    seat: Seat = shown()
    asked: Seat = shown()
    private: PrivateId = shown()
    price: int = shown()


@fact
class PrivateDealOffered(Fact):
    """Either of the two, in games that earlier versions recorded."""

    seat: Seat = shown()
    asked: Seat = shown()
    private: PrivateId = shown()
    price: int = shown()


@fact
class TrainDealOffered(Fact):
    seat: Seat = shown()
    asked: Seat = shown()
    train: TrainId = shown()
    seller: CompanyId = shown()
    price: int = shown()


@fact
class TrainOffered(Fact):
    seat: Seat = shown()
    asked: Seat = shown()
    train: TrainId = shown()
    seller: CompanyId = shown()
    price: int = shown()


@fact
class CounterOffered(Fact):
    seat: Seat = shown()
    asked: Seat = shown()
    price: int = shown()


@fact
class DealDeclined(Fact):
    seat: Seat = shown()


@fact
class DealWithdrawn(Fact):
    seat: Seat = shown()


@fact
class DealFell(Fact):
    clause: str = shown()


@fact
class PurchaseSetBack(Fact):
    """A new president refused; what was sold for the train goes back (E-6.109)."""

    seat: Seat = shown()
    company: CompanyId = shown()


@fact
class SharesReturned(Fact):
    seat: Seat = shown()
    company: CompanyId = shown()
    count: int = shown()


@fact
class PrivateReturned(Fact):
    seat: Seat = shown()
    private: PrivateId = shown()


DEAL_FACTS = (
    PrivateAskedFor, PrivateOffered, PrivateDealOffered, TrainDealOffered, TrainOffered, CounterOffered,
    DealDeclined, DealWithdrawn, DealFell, PurchaseSetBack, SharesReturned, PrivateReturned,
)  # fmt: skip
