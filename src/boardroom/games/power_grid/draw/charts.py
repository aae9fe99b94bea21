"""Charts by round, from the facts alone: cities, income, and the price of the next token of each fuel."""

from __future__ import annotations

from boardroom.core.actions import Fact
from boardroom.core.state import State as CoreState
from boardroom.drawing.html import Writer
from boardroom.drawing.scene import Chronicle, Series
from boardroom.games.power_grid.build import end_cities
from boardroom.games.power_grid.facts import CityConnected, FuelBought, IncomePaid, MarketRefilled
from boardroom.games.power_grid.plants import FUELS
from boardroom.games.power_grid.state import State
from boardroom.games.power_grid.tables import MARKET_START, SPACES

COUNTED = frozenset({CityConnected, FuelBought, IncomePaid, MarketRefilled})


class Growth(Chronicle):
    """Cities and income of every seat; fuel prices after phase 3 of each round."""

    def __init__(self, s: State) -> None:
        every, self.goal = range(len(s.players)), end_cities(s)
        self.cities: dict[int, list[int]] = {seat: [] for seat in every}
        self.earned: dict[int, list[int]] = {seat: [] for seat in every}
        self.built = dict.fromkeys(every, 0)
        self.prices: dict[str, list[int]] = {fuel: [] for fuel in FUELS}
        self.lying = list(MARKET_START)

    def hear(self, fact: Fact) -> None:
        if type(fact) not in COUNTED:
            return
        if isinstance(fact, CityConnected):
            self.built[fact.seat] += 1
        elif isinstance(fact, IncomePaid):
            self.cities[fact.seat].append(self.built[fact.seat])
            self.earned[fact.seat].append(fact.paid)
        elif isinstance(fact, FuelBought):
            self.lying = [n - taken for n, taken in zip(self.lying, fact.basket, strict=True)]
        elif isinstance(fact, MarketRefilled):
            for kind, fuel in enumerate(FUELS):
                self.prices[fuel].append(_next_price(kind, self.lying[kind]))
            self.lying = [n + added for n, added in zip(self.lying, fact.basket, strict=True)]

    def series(self, writer: Writer, view: CoreState) -> list[Series]:
        return [
            Series(writer("draw-chart-cities", goal=self.goal), self.cities, self.goal),
            Series(writer("draw-chart-income"), self.earned),
            Series(writer("draw-chart-prices"), by_resource=self.prices),
        ]


def _next_price(kind: int, lying: int) -> int:
    """The price of the cheapest token, or of the dearest space if no token is left."""
    spaces = SPACES[kind]
    return spaces[min(len(spaces) - lying, len(spaces) - 1)]
