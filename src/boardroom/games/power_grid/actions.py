"""The actions of Power Grid."""

from __future__ import annotations

from boardroom.core.actions import Action, action
from boardroom.core.steps import Seat
from boardroom.core.visibility import shown
from boardroom.games.power_grid.network import CityId, RegionId
from boardroom.games.power_grid.plants import Basket, PlantId, PlantRun
from boardroom.games.power_grid.tables import COUNTS


@action("region {region}")
class ChooseRegion(Action):
    """Add a region to the part of the map in play (PG-2.1)."""

    seat: Seat = shown()
    region: RegionId = shown()


@action("auction {plant} for {bid}")
class OpenAuction(Action):
    """Put a plant up for auction with an opening bid (PG-4.2, PG-4.14)."""

    seat: Seat = shown()
    plant: PlantId = shown()
    bid: int = shown()


@action("bid {amount}")
class Bid(Action):
    """Raise the highest bid (PG-4.3)."""

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
    """Scrap an older plant to keep to the plant limit (PG-4.9)."""

    seat: Seat = shown()
    plant: PlantId = shown()


@action("scrap {plant} with {basket}")
class ScrapWithFuel(Action):
    """Scrap an older plant and leave tokens on it that could have been moved (PG-4.9, PG-4.10)."""

    seat: Seat = shown()
    plant: PlantId = shown()
    basket: Basket = shown()


@action("give up {basket}")
class GiveUp(Action):
    """Choose which tokens to give up for lack of room (PG-4.10, A11)."""

    seat: Seat = shown()
    basket: Basket = shown()


@action("buy {basket}")
class BuyFuel(Action):
    """Buy tokens, once per turn (PG-5.1)."""

    seat: Seat = shown()
    basket: Basket = shown()


@action("build {city}")
class Build(Action):
    """Connect a city (PG-6.3)."""

    seat: Seat = shown()
    city: CityId = shown()


@action("done")
class Done(Action):
    """Stop building for this round (PG-6.7)."""

    seat: Seat = shown()


@action("run {plants}")
class Run(Action):
    """Run some of the player's plants (PG-7.1)."""

    seat: Seat = shown()
    plants: tuple[PlantRun, ...] = shown()


_SEATS = range(max(COUNTS))
PASS, DROP_OUT, DONE = tuple(map(Pass, _SEATS)), tuple(map(DropOut, _SEATS)), tuple(map(Done, _SEATS))
"""By seat the actions that say nothing else; they are values, so one of each is enough."""

ACTIONS = (
    ChooseRegion, OpenAuction, Bid, DropOut, Pass, ScrapWithFuel, Scrap, GiveUp, BuyFuel, Build, Done, Run,
)  # fmt: skip
