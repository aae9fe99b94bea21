"""How the greedy bot bids: up to the value of a plant over the best alternative."""

from __future__ import annotations

from boardroom.core.actions import Action
from boardroom.core.sums import sum_in_order
from boardroom.games.power_grid import actions as act
from boardroom.games.power_grid.auction import Auction
from boardroom.games.power_grid.plants import plant_market
from boardroom.games.power_grid.state import Player, State
from boardroom.games.power_grid.tables import HOUSE_COSTS
from boardroom_frozen.power_grid import forecast as ahead

VALUE_SHARE = 0.3
"""The share of a plant's value that the bot bids at most: money spent now cannot pay for growth."""
PURSE = 85
"""Money above this is spare, so the bot bids higher with it."""


def open_auction(s: State, me: Player, kinds: set[type[Action]]) -> Action:
    """Open with the plant that gains most, at its lowest bid; pass if none gains anything."""
    named = [plant for plant in plant_market.current(s) if plant <= me.cash]
    gains = {plant: limit(s, me, plant) - plant for plant in named}
    best = max(named, key=lambda plant: (gains[plant], plant))
    if act.Pass in kinds and gains[best] < 0:
        return act.Pass(me.seat)
    return act.OpenAuction(me.seat, best, best)


def bid(s: State, me: Player, kinds: set[type[Action]]) -> Action:
    """Raise by one while the plant is worth it."""
    auction = s.steps[-1]
    assert isinstance(auction, Auction)
    if act.Bid in kinds and auction.bid + 1 <= limit(s, me, auction.plant):
        return act.Bid(me.seat, auction.bid + 1)
    return act.DropOut(me.seat)


def limit(s: State, me: Player, plant: int) -> float:
    """The highest bid for a plant; it keeps back the money for fuel and a first city.

    The gain of buying the best other plant at its number is subtracted.
    """
    key = "limit", me.seat, plant
    if key not in s.memo:
        others = [other for other in plant_market.current(s) if other != plant and other <= me.cash]
        instead = max([_discounted_value(s, me, other) - other for other in others], default=0.0)
        most = _discounted_value(s, me, plant) - max(0.0, instead)
        s.memo[key] = min(most, me.cash - _reserve(s, me, plant))
    found: float = s.memo[key]
    return found


def wealth_factor(me: Player) -> float:
    """The player's money relative to `PURSE`, at least 1."""
    return max(1.0, me.cash / PURSE)


def _discounted_value(s: State, me: Player, plant: int) -> float:
    key = "worth", me.seat, plant
    if key not in s.memo:
        share = min(1.0, VALUE_SHARE * wealth_factor(me)) if ahead.rounds_left(s) > 2 else 1.0
        s.memo[key] = share * ahead.plant_value(s, me, plant)
    found: float = s.memo[key]
    return found


def _reserve(s: State, me: Player, plant: int) -> float:
    prices = ahead.token_prices(s)
    if not me.cities:
        return HOUSE_COSTS[0] + ahead.fuel_bill((plant,), prices)
    held = sum_in_order(n * p for n, p in zip(me.fuel, prices, strict=True))
    return max(0.0, 0.8 * (ahead.fuel_bill(me.plants, prices) - held))
