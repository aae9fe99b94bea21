"""What a seat of Power Grid is worth at the start of a round, as whole numbers for a learned value."""

from __future__ import annotations

from boardroom.core.sums import sum_in_order
from boardroom.games.power_grid.bot import forecast as ahead
from boardroom.games.power_grid.build import end_cities
from boardroom.games.power_grid.plants import PLANTS, most_supplied
from boardroom.games.power_grid.state import Player, State
from boardroom.games.power_grid.tables import income

FEATURES = (
    "cash",
    "cash_late",
    "cities",
    "cities_late",
    "supplied",
    "supplied_late",
    "dark",
    "spare",
    "income",
    "fuelled",
    "fuel_bill",
    "fuel_worth",
    "plants_profit",
    "best_plant",
    "weakest_plant",
    "next_three_cities",
    "place_in_order",
    "can_finish",
)


def features(s: State) -> list[tuple[int, ...]]:
    """The features of every seat. `late` is the share of the game that is played, in percent."""
    end = end_cities(s)
    late = min(100, 100 * s.most_cities // end)
    return [_features(s, player, late, end) for player in s.players]


def _features(s: State, me: Player, late: int, end: int) -> tuple[int, ...]:
    prices = ahead.token_prices(s)
    cities, capacity = len(me.cities), ahead.supply(me.plants)
    supplied = min(cities, capacity)
    outputs = sorted(PLANTS[plant].cities for plant in me.plants) or [0]
    sites = ahead.building_plan(s, me, 3)
    fuel = sum_in_order(n * p for n, p in zip(me.fuel, prices, strict=True))
    return (
        me.cash,
        me.cash * late // 100,
        cities,
        cities * late,
        capacity,
        capacity * late,
        max(0, cities - capacity),
        max(0, capacity - cities),
        income(supplied),
        most_supplied(me.plants, me.fuel),
        int(ahead.fuel_bill(me.plants, prices)),
        int(fuel),
        int(ahead.profit(me.plants, cities, prices)),
        outputs[-1],
        outputs[0],
        sum(site.cost for site in sites) + 40 * (3 - len(sites)),
        s.order.index(me.seat) if me.seat in s.order else 0,
        int(cities + len(sites) >= end and sum(site.cost for site in sites) <= me.cash),
    )
