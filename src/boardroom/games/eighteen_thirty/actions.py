"""The actions of 1830."""

from __future__ import annotations

from boardroom.core.actions import Action, action
from boardroom.core.steps import Seat
from boardroom.core.visibility import shown
from boardroom.games.eighteen_thirty.routes.route import Route
from boardroom.games.eighteen_thirty.state import (
    CompanyId,
    Depot,
    HexId,
    ParPrice,
    PrivateId,
    Source,
    TileId,
    TrainId,
)


@action("pass")
class Pass(Action):
    """Do nothing, or nothing more, in this step (E-1.4, E-5.16, E-6.4)."""

    seat: Seat = shown()


@action("take {private}")
class TakePrivate(Action):
    """Buy the cheapest unsold private at its current price (E-1.13)."""

    seat: Seat = shown()
    private: PrivateId = shown()


@action("bid {amount} on {private}")
class Bid(Action):
    """Bid on another unsold private (E-1.5)."""

    seat: Seat = shown()
    private: PrivateId = shown()
    amount: int = shown()


@action("raise to {amount}")
class Raise(Action):
    """Raise the highest bid in an auction (E-1.18)."""

    seat: Seat = shown()
    amount: int = shown()


@action("par {company} at {price}")
class Par(Action):
    """Take a president's certificate and set par (E-4.2, E-5.8, E-5.11)."""

    seat: Seat = shown()
    company: CompanyId = shown()
    price: ParPrice = shown()


@action("buy {company} from {source}")
class BuyShare(Action):
    """Buy one share (E-5.10)."""

    seat: Seat = shown()
    company: CompanyId = shown()
    source: Source = shown()


@action("sell {count} {company}")
class SellShares(Action):
    """Sell a block of shares of one company (E-5.1, E-6.24)."""

    seat: Seat = shown()
    company: CompanyId = shown()
    count: int = shown()


@action("exchange MH from {source}")
class ExchangeForShare(Action):
    """Exchange MH for a share of NYC (E-3.26)."""

    seat: Seat = shown()
    source: Source = shown()


@action("buy private {private} for {price}")
class BuyPrivate(Action):
    """The operating company buys a private from a player (E-3.8)."""

    seat: Seat = shown()
    private: PrivateId = shown()
    price: int = shown()


@action("ask for {private} at {price}")
class AskForPrivate(Action):
    """A player offers to buy a private from another player (E-3.2)."""

    seat: Seat = shown()
    private: PrivateId = shown()
    price: int = shown()


@action("offer {private} to {buyer} at {price}")
class OfferPrivate(Action):
    """A player offers a private to another player (E-3.2, E-6.104)."""

    seat: Seat = shown()
    private: PrivateId = shown()
    buyer: Seat = shown()
    price: int = shown()


@action("offer company {private} for {price}")
class OfferToCompany(Action):
    """The owner of a private offers it to the operating company (E-3.8)."""

    seat: Seat = shown()
    private: PrivateId = shown()
    price: int = shown()


@action("offer train {train} of {seller} for {price}")
class OfferTrain(Action):
    """The president of another company offers one of its trains to the operating company (E-6.85)."""

    seat: Seat = shown()
    train: TrainId = shown()
    seller: CompanyId = shown()
    price: int = shown()


@action("counter {price}")
class CounterOffer(Action):
    """Name another price for the offered deal."""

    seat: Seat = shown()
    price: int = shown()


@action("accept")
class Accept(Action):
    """Accept the offered deal."""

    seat: Seat = shown()


@action("decline")
class Decline(Action):
    """Decline the offered deal."""

    seat: Seat = shown()


@action("withdraw")
class Withdraw(Action):
    """Withdraw one's own offer."""

    seat: Seat = shown()


@action("home {city}")
class ChooseHome(Action):
    """Choose the city of the home hex (E-6.57)."""

    seat: Seat = shown()
    city: int = shown()


@action("lay {tile}/{rotation} in {hex}")
class LayTile(Action):
    """Lay or upgrade a tile (E-6.4)."""

    seat: Seat = shown()
    hex: HexId = shown()
    tile: TileId = shown()
    rotation: int = shown()


@action("{private} lays {tile}/{rotation}")
class LayByPrivate(Action):
    """Lay a tile in the hex of a private that the company owns (E-3.17, E-3.20)."""

    seat: Seat = shown()
    private: PrivateId = shown()
    tile: TileId = shown()
    rotation: int = shown()


@action("station in {hex} city {city}")
class PlaceStation(Action):
    """Place a station (E-6.51)."""

    seat: Seat = shown()
    hex: HexId = shown()
    city: int = shown()


@action("station by DH")
class PlaceFreeStation(Action):
    """Place the free station of DH (E-3.23)."""

    seat: Seat = shown()


@action("run {runs}")
class Run(Action):
    """Run trains (E-6.13)."""

    seat: Seat = shown()
    runs: tuple[Route, ...] = shown()


@action("pay out")
class PayOut(Action):
    """Pay the revenue as a dividend (E-6.18)."""

    seat: Seat = shown()


@action("withhold")
class Withhold(Action):
    """Withhold the revenue in the treasury (E-6.81)."""

    seat: Seat = shown()


@action("buy train {train} from {depot}")
class BuyTrain(Action):
    """Buy a train from the bank or the pool at face value (E-6.83, E-6.84)."""

    seat: Seat = shown()
    train: TrainId = shown()
    depot: Depot = shown()


@action("trade in {train}")
class TradeIn(Action):
    """Trade in a train for a diesel (E-6.89)."""

    seat: Seat = shown()
    train: TrainId = shown()


@action("buy train {train} of {seller} for {price}")
class BuyTrainOf(Action):
    """Buy a train from another company at an agreed price (E-6.85)."""

    seat: Seat = shown()
    train: TrainId = shown()
    seller: CompanyId = shown()
    price: int = shown()


@action("discard {train}")
class DiscardTrain(Action):
    """Discard a train over the limit (E-6.22)."""

    seat: Seat = shown()
    train: TrainId = shown()


@action("go bankrupt")
class GoBankrupt(Action):
    """Declare bankruptcy (E-6.25)."""

    seat: Seat = shown()


ACTIONS = (
    Pass, TakePrivate, Bid, Raise, Par, BuyTrain, TradeIn, BuyTrainOf, BuyPrivate, BuyShare, SellShares,
    ExchangeForShare, AskForPrivate, OfferPrivate, Accept, Decline, Withdraw, ChooseHome, LayTile,
    LayByPrivate, OfferToCompany, OfferTrain, CounterOffer,
    PlaceStation, PlaceFreeStation, Run, PayOut, Withhold, DiscardTrain, GoBankrupt,
)  # fmt: skip
