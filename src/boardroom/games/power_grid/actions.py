"""What a player of Power Grid can do."""

from __future__ import annotations

from boardroom.core.actions import Action, action
from boardroom.core.steps import Seat
from boardroom.core.visibility import shown
from boardroom.games.power_grid.network import CityId, RegionId
from boardroom.games.power_grid.plants import Basket, PlantId, PlantRun


@action("region {region}")
class ChooseRegion(Action):
    """Bring a region into play (PG-2.1)."""

    seat: Seat = shown()
    region: RegionId = shown()


@action("auction {plant} for {bid}")
class OpenAuction(Action):
    """Name a plant for auction with a first bid (PG-4.2, PG-4.14)."""

    seat: Seat = shown()
    plant: PlantId = shown()
    bid: int = shown()


@action("bid {amount}")
class Bid(Action):
    """Raise the standing bid (PG-4.3)."""

    seat: Seat = shown()
    amount: int = shown()


@action("drop out")
class DropOut(Action):
    """Leave this auction (PG-4.15)."""

    seat: Seat = shown()


@action("pass")
class Pass(Action):
    """Open no auction (PG-4.7), or buy no fuel (PG-5.1)."""

    seat: Seat = shown()


@action("scrap {plant}")
class Scrap(Action):
    """Give up an older plant over the limit (PG-4.9)."""

    seat: Seat = shown()
    plant: PlantId = shown()


@action("give up {basket}")
class GiveUp(Action):
    """Choose the tokens that found no room (PG-4.10, A11)."""

    seat: Seat = shown()
    basket: Basket = shown()


@action("buy {basket}")
class BuyFuel(Action):
    """Buy tokens, once in the own turn (PG-5.1)."""

    seat: Seat = shown()
    basket: Basket = shown()


@action("build {city}")
class Build(Action):
    """Connect a city (PG-6.3)."""

    seat: Seat = shown()
    city: CityId = shown()


@action("done")
class Done(Action):
    """Build no more this round (PG-6.7)."""

    seat: Seat = shown()


@action("run {plants}")
class Run(Action):
    """Run some of the own plants (PG-7.1)."""

    seat: Seat = shown()
    plants: tuple[PlantRun, ...] = shown()


ACTIONS = (ChooseRegion, OpenAuction, Bid, DropOut, Pass, Scrap, GiveUp, BuyFuel, Build, Done, Run)
