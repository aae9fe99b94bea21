"""Charts by round, from the facts alone: cities, income, and the price of the next token of each fuel."""

from __future__ import annotations

from collections.abc import Iterable

from boardroom.core.actions import Fact
from boardroom.drawing.scene import Scene, Series
from boardroom.games.power_grid.build import end_cities
from boardroom.games.power_grid.facts import CityConnected, FuelBought, IncomePaid, MarketRefilled
from boardroom.games.power_grid.plants import FUELS
from boardroom.games.power_grid.state import State
from boardroom.games.power_grid.tables import MARKET_START, SPACES

COUNTED = frozenset({CityConnected, FuelBought, IncomePaid, MarketRefilled})


def charts(d: Scene[State], facts: Iterable[Fact]) -> list[Series]:
    """Cities and income of every seat; fuel prices after phase 3 of each round."""
    s = d.view
    every = range(len(s.players))
    cities: dict[int, list[int]] = {seat: [] for seat in every}
    earned: dict[int, list[int]] = {seat: [] for seat in every}
    built = dict.fromkeys(every, 0)
    prices: dict[str, list[int]] = {fuel: [] for fuel in FUELS}
    lying = list(MARKET_START)
    for fact in facts:
        if type(fact) not in COUNTED:
            continue
        if isinstance(fact, CityConnected):
            built[fact.seat] += 1
        elif isinstance(fact, IncomePaid):
            cities[fact.seat].append(built[fact.seat])
            earned[fact.seat].append(fact.paid)
        elif isinstance(fact, FuelBought):
            lying = [n - taken for n, taken in zip(lying, fact.basket, strict=True)]
        elif isinstance(fact, MarketRefilled):
            for kind, fuel in enumerate(FUELS):
                prices[fuel].append(_next_price(kind, lying[kind]))
            lying = [n + added for n, added in zip(lying, fact.basket, strict=True)]
    goal = end_cities(s)
    return [
        Series(d.writer("draw-chart-cities", goal=goal), cities, goal),
        Series(d.writer("draw-chart-income"), earned),
        Series(d.writer("draw-chart-prices"), by_resource=prices),
    ]


def _next_price(kind: int, lying: int) -> int:
    """The price of the cheapest token, or of the dearest space if no token is left."""
    spaces = SPACES[kind]
    return spaces[min(len(spaces) - lying, len(spaces) - 1)]
