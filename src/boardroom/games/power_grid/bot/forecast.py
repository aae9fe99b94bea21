"""What the greedy bot thinks of the time to come: rounds left, prices, worth of plants, cost of building.

Nothing here is a rule. It looks at views only: the money of others is not asked for.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from boardroom.games.power_grid.build import end_cities, open_places
from boardroom.games.power_grid.plants import FUELS, PLANTS, Basket, PlantRun
from boardroom.games.power_grid.state import Player, State, most_cities
from boardroom.games.power_grid.tables import HOUSE_COSTS, PRICES, SPACES, income

PACE = 2.5
"""Cities a round by which the length of the game is reckoned. More than people build: what lies far ahead
counts less. This and the other measures were found by matches of the bot against itself."""
USUAL = (3.0, 4.0, 5.0, 7.0)
"""What a token of each kind usually costs over a game."""
AT_THE_END = 9
"""What one more city supplied at the very end is worth in money, seen from far."""
CITIES_AHEAD = 8
"""Nobody connects more cities than this in a round."""


def rounds_left(s: State) -> float:
    """How many rounds the game will still last, this one included."""
    left = end_cities(s) - most_cities(s)
    return max(1.0, left / PACE)


def token_prices(s: State) -> tuple[float, ...]:
    """What a token of each kind costs, halfway between now and usually."""
    return tuple((_next_price(kind, s.fuel[kind]) + USUAL[kind]) / 2 for kind in range(4))


def _next_price(kind: int, lying: int) -> float:
    """The mean price of the next three tokens; none left is dearer than the dearest place."""
    prices = PRICES[kind][lying]
    if lying >= 3:
        return prices[3] / 3
    return SPACES[kind][-1] + 2.0


@lru_cache(maxsize=1 << 12)
def sets_of(plants: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Every choice of some of the plants."""
    return tuple(some for size in range(len(plants) + 1) for some in combinations(plants, size))


@lru_cache(maxsize=1 << 12)
def supply(plants: tuple[int, ...]) -> int:
    """Cities that all these plants supply together."""
    return sum(PLANTS[plant].cities for plant in plants)


def fuel_bill(plants: tuple[int, ...], prices: tuple[float, ...]) -> float:
    """What one run of all these plants burns, at these prices."""
    bill = 0.0
    for plant in plants:
        card = PLANTS[plant]
        if card.kind == "hybrid":
            bill += card.amount * min(prices[0], prices[1])
        elif card.amount:
            bill += card.amount * prices[FUELS.index(card.kind)]
    return bill


def profit(plants: tuple[int, ...], cities: int, prices: tuple[float, ...]) -> float:
    """The best income less fuel of one round."""
    return max(income(min(supply(some), cities)) - fuel_bill(some, prices) for some in sets_of(plants))


def worth(s: State, player: Player, plants: tuple[int, ...], prices: tuple[float, ...]) -> float:
    """What the plants earn to the end, and the cities they supply when it comes."""
    left, end, owned = rounds_left(s), end_cities(s), len(player.cities)
    total, round_ = 0.0, 0.0
    while round_ < left - 1:
        # Growth stays behind the plants: cities nobody can supply are not built.
        total += profit(plants, min(end, int(owned + PACE * (round_ + 1))), prices)
        round_ += 1
    at_end = min(supply(plants), max(end, owned))
    return total + at_end * (AT_THE_END if left > 2 else 2 * AT_THE_END)


def best_plants(s: State, player: Player, new: int | None, prices: tuple[float, ...]) -> tuple[int, ...]:
    """The plants to keep once a new one comes: all, or without the one missed least if too many."""
    if new is None or len(player.plants) < s.count.plant_limit:
        return player.plants if new is None else tuple(sorted((*player.plants, new)))
    return max(
        (tuple(sorted((*(p for p in player.plants if p != old), new))) for old in player.plants),
        key=lambda plants: worth(s, player, plants, prices),
    )


def plant_value(s: State, player: Player, plant: int) -> float:
    """What it would bring to own the plant, against going on without."""
    prices = token_prices(s)
    with_it = best_plants(s, player, plant, prices)
    return worth(s, player, with_it, prices) - worth(s, player, player.plants, prices)


class Site(NamedTuple):
    """A city to connect next, at a price."""

    city: str
    cost: int


def building_plan(s: State, player: Player, most: int = CITIES_AHEAD) -> list[Site]:
    """The cities a player would connect one after the other, each the cheapest way on."""
    net, houses = s.network, s.houses
    owned, reach = player.owned, player.reach
    plan: list[Site] = []
    if not owned:
        place = first_city(s)
        if place is None:
            return plan
        owned, reach = 1 << place, net.distances[place]
        plan.append(Site(net.board.cities[place].id, HOUSE_COSTS[0]))
    left = net.among(open_places(s, owned))
    while left and len(plan) < most:
        costs = [HOUSE_COSTS[houses[i]] + reach[i] for i in left]
        cheapest = min(costs)
        best = left.pop(costs.index(cheapest))
        plan.append(Site(net.board.cities[best].id, cheapest))
        reach = tuple(map(min, reach, net.distances[best]))
    return plan


def first_city(s: State) -> int | None:
    """The free city from which the first cities come cheapest."""
    free = s.network.among(open_places(s, 0))
    return min(free, key=lambda i: _spread(s, i, free), default=None)


def _spread(s: State, start: int, free: list[int], most: int = 7) -> int:
    """What it costs to connect the first so many free cities from a start."""
    net = s.network
    reach, left, total = net.distances[start], [i for i in free if i != start], 0
    for _ in range(min(most, len(left))):
        nearest = min(left, key=reach.__getitem__)
        total += reach[nearest]
        left.remove(nearest)
        reach = tuple(map(min, reach, net.distances[nearest]))
    return total


def ways_to_run(plants: tuple[int, ...]) -> list[tuple[tuple[PlantRun, ...], Basket, int]]:
    """Every choice of plants with every mix of hybrids: the runs, what they burn, what they supply."""
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
