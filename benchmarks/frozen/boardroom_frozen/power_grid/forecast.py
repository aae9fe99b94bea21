"""Estimates of the greedy bot: rounds left, prices, values of plants, building costs.

Nothing here is a rule. The functions read views only and never the money of other players.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from math import inf
from typing import NamedTuple

from boardroom.games.power_grid.build import end_cities, open_places
from boardroom.games.power_grid.network import nearer, network
from boardroom.games.power_grid.plants import FUELS, PLANTS, Basket, PlantRun
from boardroom.games.power_grid.state import Player, State
from boardroom.games.power_grid.tables import HOUSE_COSTS, PRICES, SPACES, income

CITIES_PER_ROUND = 2.5
"""Cities built per round, for estimating the length of the game. The figure is higher than in real games so
that distant income counts less. This and the other parameters were tuned by self-play."""
USUAL_PRICES = (3.0, 4.0, 5.0, 7.0)
"""The usual price of a token of each kind over a game."""
END_CITY_VALUE = 9
"""The value in money of one more supplied city at the end of the game, estimated early."""
CITIES_AHEAD = 8
"""The most cities a plan looks ahead; nobody connects more in a round."""
SPREAD = 7
"""The cities around a first one that are counted in its cost."""


def rounds_left(s: State) -> float:
    """The estimated number of rounds left, this one included."""
    if "rounds_left" not in s.memo:
        s.memo["rounds_left"] = max(1.0, (end_cities(s) - s.most_cities) / CITIES_PER_ROUND)
    found: float = s.memo["rounds_left"]
    return found


def token_prices(s: State) -> tuple[float, ...]:
    """The expected price of a token of each kind: the mean of current and usual price."""
    return _token_prices(s.fuel)


@lru_cache(maxsize=1 << 12)
def _token_prices(market: Basket) -> tuple[float, ...]:
    return tuple((_next_price(kind, market[kind]) + USUAL_PRICES[kind]) / 2 for kind in range(4))


def _next_price(kind: int, lying: int) -> float:
    """The mean price of the next three tokens; with fewer left, more than the dearest space."""
    prices = PRICES[kind][lying]
    if lying >= 3:
        return prices[3] / 3
    return SPACES[kind][-1] + 2.0


@lru_cache(maxsize=1 << 12)
def subsets_of(plants: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Every subset of the plants."""
    return tuple(some for size in range(len(plants) + 1) for some in combinations(plants, size))


@lru_cache(maxsize=1 << 12)
def supply(plants: tuple[int, ...]) -> int:
    """The cities that all these plants supply together."""
    return sum(PLANTS[plant].cities for plant in plants)


def fuel_bill(plants: tuple[int, ...], prices: tuple[float, ...]) -> float:
    """The cost of the fuel for running all these plants once, at these prices."""
    bill = 0.0
    for plant in plants:
        card = PLANTS[plant]
        if card.kind == "hybrid":
            bill += card.amount * min(prices[0], prices[1])
        elif card.amount:
            bill += card.amount * prices[FUELS.index(card.kind)]
    return bill


@lru_cache(maxsize=1 << 14)
def useful_runs(plants: tuple[int, ...], prices: tuple[float, ...]) -> tuple[tuple[int, float], ...]:
    """The cities supplied and the fuel bill of running some of the plants.

    A run is left out if another one supplies as many cities on fuel that costs no more.
    """
    cheapest: dict[int, float] = {}
    for some in subsets_of(plants):
        cities, bill = supply(some), fuel_bill(some, prices)
        if bill < cheapest.get(cities, inf):
            cheapest[cities] = bill
    useful: list[tuple[int, float]] = []
    for cities, bill in sorted(cheapest.items(), reverse=True):
        if not useful or bill < useful[-1][1]:
            useful.append((cities, bill))
    return tuple(useful)


def profit(plants: tuple[int, ...], cities: int, prices: tuple[float, ...]) -> float:
    """The best income minus fuel cost in one round."""
    return max([income(min(out, cities)) - bill for out, bill in useful_runs(plants, prices)])


def worth(s: State, player: Player, plants: tuple[int, ...], prices: tuple[float, ...]) -> float:
    """The value of the plants: their profit until the end, and the cities they supply then."""
    return _worth(plants, len(player.cities), rounds_left(s), end_cities(s), prices)


@lru_cache(maxsize=1 << 14)
def _worth(plants: tuple[int, ...], owned: int, left: float, end: int, prices: tuple[float, ...]) -> float:
    """The same by what it depends on: bids for several plants ask for the same values again and again."""
    total, round_ = 0.0, 0.0
    while round_ < left - 1:
        # The number of cities grows by CITIES_PER_ROUND each round.
        total += profit(plants, min(end, int(owned + CITIES_PER_ROUND * (round_ + 1))), prices)
        round_ += 1
    at_end = min(supply(plants), max(end, owned))
    return total + at_end * (END_CITY_VALUE if left > 2 else 2 * END_CITY_VALUE)


def best_plants(s: State, player: Player, new: int | None, prices: tuple[float, ...]) -> tuple[int, ...]:
    """The plants to keep with a new one: all, or all but the least valuable if over the limit."""
    if new is None or len(player.plants) < s.count.plant_limit:
        return player.plants if new is None else tuple(sorted((*player.plants, new)))
    return max(
        (tuple(sorted((*(p for p in player.plants if p != old), new))) for old in player.plants),
        key=lambda plants: worth(s, player, plants, prices),
    )


def plant_value(s: State, player: Player, plant: int) -> float:
    """How much more the player earns with the plant than without it."""
    prices = token_prices(s)
    with_it = best_plants(s, player, plant, prices)
    return worth(s, player, with_it, prices) - worth(s, player, player.plants, prices)


class Site(NamedTuple):
    """A city to connect and its cost."""

    city: str
    cost: int


def building_plan(s: State, player: Player, most: int = CITIES_AHEAD) -> list[Site]:
    """The cities a player would connect in turn, always the cheapest next."""
    net, houses = s.network, s.houses
    owned, reach = player.owned, player.reach
    plan: list[Site] = []
    if not owned:
        place = first_city(s)
        if place is None:
            return plan
        owned, reach = 1 << place, net.distances[place]
        plan.append(Site(net.ids[place], HOUSE_COSTS[houses[place]]))
    left = net.among(open_places(s, owned))
    while left and len(plan) < most:
        costs = [HOUSE_COSTS[houses[i]] + reach[i] for i in left]
        cheapest = min(costs)
        best = left.pop(costs.index(cheapest))
        plan.append(Site(net.ids[best], cheapest))
        reach = nearer(reach, net.distances[best])
    return plan


def first_city(s: State) -> int | None:
    """The open city that is cheapest together with the next cities to connect from it."""
    free = s.network.among(open_places(s, 0))
    houses, spread = s.houses, _spread(s.options.map, s.regions, tuple(free))
    return min(free, key=lambda i: HOUSE_COSTS[houses[i]] + spread[i], default=None)


@lru_cache(maxsize=1 << 10)
def _spread(key: str, regions: tuple[str, ...], free: tuple[int, ...]) -> dict[int, int]:
    """By start the cost of connecting up to so many of the free cities."""
    net, found = network(key, regions), {}
    for start in free:
        left, total = [i for i in free if i != start], 0
        costs = [net.distances[start][i] for i in left]
        for _ in range(min(SPREAD, len(left))):
            cheapest = min(costs)
            at = costs.index(cheapest)
            total += cheapest
            costs.pop(at)
            more = net.distances[left.pop(at)]
            costs = [cost if cost < more[i] else more[i] for i, cost in zip(left, costs, strict=True)]
        found[start] = total
    return found


def ways_to_run(plants: tuple[int, ...]) -> list[tuple[tuple[PlantRun, ...], Basket, int]]:
    """Every subset of plants with every mix for hybrids: the runs, the fuel burnt, the cities supplied."""
    found: list[tuple[tuple[PlantRun, ...], Basket, int]] = [((), Basket(), 0)]
    for plant in plants:
        card = PLANTS[plant]
        mixes = range(card.amount + 1) if card.kind == "hybrid" else (0,)
        runs = [PlantRun(plant, coal) for coal in mixes]
        found += [
            ((*some, run), burnt.plus(run.burns), out + card.cities)
            for some, burnt, out in found
            for run in runs
        ]
    return found
