"""The facts of 1830: what the log, pages and records report."""

from __future__ import annotations

from boardroom.core.actions import Fact, fact
from boardroom.core.steps import Seat
from boardroom.core.visibility import shown
from boardroom.games.eighteen_thirty.deals.facts import DEAL_FACTS
from boardroom.games.eighteen_thirty.routes.route import Route
from boardroom.games.eighteen_thirty.state import (
    BankBroke,
    CompanyId,
    Depot,
    HexId,
    PrivateId,
    Source,
    TileId,
    TrainId,
)


@fact
class Passed(Fact):
    seat: Seat = shown()


@fact
class BidPlaced(Fact):
    seat: Seat = shown()
    private: PrivateId = shown()
    amount: int = shown()


@fact
class AuctionBegan(Fact):
    private: PrivateId = shown()


@fact
class PrivateSold(Fact):
    seat: Seat = shown()
    private: PrivateId = shown()
    price: int = shown()


@fact
class PriceCut(Fact):
    private: PrivateId = shown()
    price: int = shown()


@fact
class ShareGiven(Fact):
    seat: Seat = shown()
    company: CompanyId = shown()
    private: PrivateId = shown()


@fact
class IncomePaid(Fact):
    private: PrivateId = shown()
    amount: int = shown()


@fact
class ParSet(Fact):
    seat: Seat = shown()
    company: CompanyId = shown()
    price: int = shown()


@fact
class ShareBought(Fact):
    seat: Seat = shown()
    company: CompanyId = shown()
    source: Source = shown()
    price: int = shown()


@fact
class SharesSold(Fact):
    seat: Seat = shown()
    company: CompanyId = shown()
    count: int = shown()
    price: int = shown()


@fact
class PresidentChanged(Fact):
    company: CompanyId = shown()
    seat: Seat = shown()


@fact
class CompanyFloated(Fact):
    company: CompanyId = shown()


@fact
class MarkerMoved(Fact):
    company: CompanyId = shown()
    price: int = shown()


@fact
class StockRoundBegan(Fact):
    round: int = shown()


@fact
class PriorityMoved(Fact):
    seat: Seat = shown()


@fact
class OperatingRoundBegan(Fact):
    round: int = shown()
    number: int = shown()
    of: int = shown()


@fact
class CompanyTurnBegan(Fact):
    company: CompanyId = shown()
    seat: Seat = shown()


@fact
class TileLaid(Fact):
    company: CompanyId = shown()
    hex: HexId = shown()
    tile: TileId = shown()
    rotation: int = shown()
    cost: int = shown()


@fact
class StationPlaced(Fact):
    company: CompanyId = shown()
    hex: HexId = shown()
    cost: int = shown()


@fact
class TrainsRun(Fact):
    company: CompanyId = shown()
    runs: tuple[Route, ...] = shown()
    revenue: int = shown()


@fact
class DividendPaid(Fact):
    company: CompanyId = shown()
    revenue: int = shown()
    share: int = shown()


@fact
class RevenueKept(Fact):
    company: CompanyId = shown()
    revenue: int = shown()


@fact
class TrainBought(Fact):
    company: CompanyId = shown()
    train: TrainId = shown()
    depot: Depot = shown()
    price: int = shown()


@fact
class TrainTraded(Fact):
    company: CompanyId = shown()
    train: TrainId = shown()
    price: int = shown()


@fact
class TrainSold(Fact):
    seller: CompanyId = shown()
    company: CompanyId = shown()
    train: TrainId = shown()
    price: int = shown()


@fact
class TrainDiscarded(Fact):
    company: CompanyId = shown()
    train: TrainId = shown()


@fact
class TrainsRusted(Fact):
    train: TrainId = shown()
    count: int = shown()


@fact
class PhaseBegan(Fact):
    phase: int = shown()


@fact
class PrivateClosed(Fact):
    private: PrivateId = shown()


@fact
class PrivateBought(Fact):
    company: CompanyId = shown()
    private: PrivateId = shown()
    price: int = shown()


@fact
class PrivateTraded(Fact):
    seat: Seat = shown()
    buyer: Seat = shown()
    private: PrivateId = shown()
    price: int = shown()


@fact
class PrivateExchanged(Fact):
    seat: Seat = shown()
    source: Source = shown()


@fact
class WentBankrupt(Fact):
    seat: Seat = shown()
    company: CompanyId = shown()


@fact
class GameEnded(Fact):
    clause: str = shown()


FACTS = (
    Passed, BidPlaced, AuctionBegan, PrivateSold, PriceCut, ShareGiven, IncomePaid, ParSet, ShareBought,
    SharesSold, PresidentChanged, CompanyFloated, MarkerMoved, StockRoundBegan, PriorityMoved,
    OperatingRoundBegan, CompanyTurnBegan, TileLaid, StationPlaced, TrainsRun, DividendPaid, RevenueKept,
    TrainBought, TrainTraded, TrainSold, TrainDiscarded, TrainsRusted, PhaseBegan, PrivateClosed,
    PrivateBought, PrivateTraded, PrivateExchanged, *DEAL_FACTS, WentBankrupt, BankBroke, GameEnded,
)  # fmt: skip
