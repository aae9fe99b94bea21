"""The facts of Power Grid: what the log, pages and records report."""

from __future__ import annotations

from boardroom.core.actions import Fact, fact
from boardroom.core.steps import Seat
from boardroom.core.visibility import shown
from boardroom.games.power_grid.network import CityId, RegionId
from boardroom.games.power_grid.plants import Basket, PlantId, PlantRun


@fact
class RegionChosen(Fact):
    seat: Seat = shown()
    region: RegionId = shown()


@fact
class RoundBegan(Fact):
    round: int = shown()
    order: tuple[Seat, ...] = shown()


@fact
class OrderChanged(Fact):
    order: tuple[Seat, ...] = shown()


@fact
class AuctionOpened(Fact):
    seat: Seat = shown()
    plant: PlantId = shown()
    bid: int = shown()


@fact
class BidRaised(Fact):
    seat: Seat = shown()
    plant: PlantId = shown()
    amount: int = shown()


@fact
class DroppedOut(Fact):
    seat: Seat = shown()
    plant: PlantId = shown()


@fact
class Passed(Fact):
    seat: Seat = shown()


@fact
class PlantBought(Fact):
    seat: Seat = shown()
    plant: PlantId = shown()
    price: int = shown()


@fact
class PlantScrapped(Fact):
    seat: Seat = shown()
    plant: PlantId = shown()


@fact
class FuelLost(Fact):
    seat: Seat = shown()
    basket: Basket = shown()


@fact
class PlantDrawn(Fact):
    plant: PlantId = shown()
    reveals = True


@fact
class StepCardDrawn(Fact):
    reveals = True


@fact
class PlantRemoved(Fact):
    plant: PlantId = shown()
    why: str = shown()


@fact
class PlantTucked(Fact):
    plant: PlantId = shown()


@fact
class FuelBought(Fact):
    seat: Seat = shown()
    basket: Basket = shown()
    paid: int = shown()


@fact
class CityConnected(Fact):
    seat: Seat = shown()
    city: CityId = shown()
    house: int = shown()
    route: int = shown()


@fact
class PlantsRun(Fact):
    seat: Seat = shown()
    plants: tuple[PlantRun, ...] = shown()
    burnt: Basket = shown()


@fact
class IncomePaid(Fact):
    seat: Seat = shown()
    cities: int = shown()
    paid: int = shown()


@fact
class MarketRefilled(Fact):
    basket: Basket = shown()


@fact
class StepBegan(Fact):
    step: int = shown()


@fact
class GameEnded(Fact):
    clause: str = shown()


FACTS = (
    RegionChosen, RoundBegan, OrderChanged, AuctionOpened, BidRaised, DroppedOut, Passed, PlantBought,
    PlantScrapped, FuelLost, PlantDrawn, StepCardDrawn, PlantRemoved, PlantTucked, FuelBought,
    CityConnected, PlantsRun, IncomePaid, MarketRefilled, StepBegan, GameEnded,
)  # fmt: skip
