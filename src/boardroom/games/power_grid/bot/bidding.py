"""How the greedy bot bids: up to what a plant is worth more than the best that could be had instead."""

from __future__ import annotations

from boardroom.core.actions import Action
from boardroom.games.power_grid import actions as act
from boardroom.games.power_grid import plant_market
from boardroom.games.power_grid.auction import Auction
from boardroom.games.power_grid.bot import forecast as ahead
from boardroom.games.power_grid.state import Player, State

CAUTION = 0.3
"""Money spent now is missed for growing, so a plant is bid for up to this share of its worth."""
PURSE = 85
"""Money beyond this is not missed: who has more pays more."""


def open_auction(s: State, me: Player, kinds: set[type[Action]]) -> Action:
    """Name the plant with most to gain, at its lowest bid; pass if there is nothing to gain."""
    named = [plant for plant in plant_market.current(s) if plant <= me.cash]
    gains = {plant: limit(s, me, plant) - plant for plant in named}
    best = max(named, key=lambda plant: (gains[plant], plant))
    if act.Pass in kinds and gains[best] < 0:
        return act.Pass(me.seat)
    return act.OpenAuction(me.seat, best, best)


def bid(s: State, me: Player, kinds: set[type[Action]]) -> Action:
    """Go one higher while the plant is worth it."""
    auction = s.steps[-1]
    assert isinstance(auction, Auction)
    if act.Bid in kinds and auction.bid + 1 <= limit(s, me, auction.plant):
        return act.Bid(me.seat, auction.bid + 1)
    return act.DropOut(me.seat)


def limit(s: State, me: Player, plant: int) -> float:
    """The most to pay for a plant, and never the money for fuel and a first city.

    Another plant on the market may be had for its number: what that would gain is not given away.
    """
    if ("limit", plant) not in s.memo:
        others = [other for other in plant_market.current(s) if other != plant and other <= me.cash]
        instead = max([_part_of_worth(s, me, other) - other for other in others], default=0.0)
        most = _part_of_worth(s, me, plant) - max(0.0, instead)
        s.memo["limit", plant] = min(most, me.cash - _keep_back(s, me, plant))
    found: float = s.memo["limit", plant]
    return found


def plenty(me: Player) -> float:
    """How much more than needed is there, at least 1."""
    return max(1.0, me.cash / PURSE)


def _part_of_worth(s: State, me: Player, plant: int) -> float:
    if ("worth", plant) not in s.memo:
        share = min(1.0, CAUTION * plenty(me)) if ahead.rounds_left(s) > 2 else 1.0
        s.memo["worth", plant] = share * ahead.plant_value(s, me, plant)
    found: float = s.memo["worth", plant]
    return found


def _keep_back(s: State, me: Player, plant: int) -> float:
    prices = ahead.token_prices(s)
    if not me.cities:
        return 10 + ahead.fuel_bill((plant,), prices)
    held = sum(n * p for n, p in zip(me.fuel, prices, strict=True))
    return max(0.0, 0.8 * (ahead.fuel_bill(me.plants, prices) - held))
