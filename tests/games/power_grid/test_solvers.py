"""Whatever is worked out cleverly agrees with trying everything: routes, room, losses, runs, prices."""

from itertools import pairwise, product
from random import Random

import pytest
from tests.games.power_grid.position import allowed, position

from boardroom.games.power_grid.build import costs, site_option, sites
from boardroom.games.power_grid.fuel import affordable, price
from boardroom.games.power_grid.network import BOARDS, FAR, network, region_groups, route
from boardroom.games.power_grid.plants import FUELS, PLANTS, Basket, most_supplied, stores
from boardroom.games.power_grid.plants.scrapping import losses
from boardroom.games.power_grid.tables import SPACES

BURNS: dict[int, tuple[str, ...]]
BURNS = {plant: (card.kind,) if card.kind in FUELS else () for plant, card in PLANTS.items()}
BURNS |= {plant: ("coal", "oil") for plant, card in PLANTS.items() if card.kind == "hybrid"}


def hands(seed: int) -> list[tuple[int, ...]]:
    rng = Random(seed)
    return [tuple(sorted(rng.sample(list(PLANTS), rng.randint(1, 4)))) for _ in range(40)]


def fits(plants: tuple[int, ...], fuel: Basket) -> bool:
    """Put token by token on any plant that burns it and has room, in every way."""
    places = [(plant, PLANTS[plant].storage) for plant in plants]

    def put(tokens: list[str], room: dict[int, int]) -> bool:
        if not tokens:
            return True
        first, rest = tokens[0], tokens[1:]
        return any(
            room[plant] and first in BURNS[plant] and put(rest, room | {plant: room[plant] - 1})
            for plant in room
        )

    return put([kind for kind, n in zip(FUELS, fuel, strict=True) for _ in range(n)], dict(places))


@pytest.mark.parametrize("key", ["germany", "usa"])
@pytest.mark.parametrize("size", [3, 5])
def test_routes_are_the_cheapest_and_lead_along_links_in_play(key, size):
    board = BOARDS[key]
    regions = region_groups(key, size)[Random(size).randrange(6)]
    net = network(key, regions)
    in_play = [i for i, city in enumerate(board.cities) if city.region in regions]
    links = {frozenset((a, b)): cost for a, b, cost in board.links if {a, b} <= set(in_play)}
    far = {(i, j): 0 if i == j else links.get(frozenset((i, j)), FAR) for i, j in product(in_play, repeat=2)}
    for k, i, j in product(in_play, repeat=3):  # Floyd and Warshall
        far[i, j] = min(far[i, j], far[i, k] + far[k, j])
    for i, j in product(in_play, repeat=2):
        start, end = net.places[board.ids[i]], net.places[board.ids[j]]
        assert net.distances[start][end] == far[i, j]
        way = [board.places[net.ids[place]] for place in route(net, start, end)]
        assert (way[0], way[-1]) == (i, j)
        assert sum(links[frozenset(pair)] for pair in pairwise(way)) == far[i, j]


@pytest.mark.parametrize("seed", range(3))
def test_room_is_what_putting_tokens_on_plants_one_by_one_finds(seed):
    rng = Random(seed)
    for plants in hands(seed):
        fuel = Basket(rng.randint(0, 5), rng.randint(0, 5), rng.randint(0, 2), rng.randint(0, 2))
        assert stores(plants).hold(fuel) == fits(plants, fuel), (plants, fuel)


@pytest.mark.parametrize("seed", range(3))
def test_losses_are_all_ways_to_give_up_as_little_as_possible(seed):
    rng = Random(seed)
    for plants in hands(seed + 10):
        room = stores(plants)
        fuel = Basket(rng.randint(0, 8), rng.randint(0, 8), rng.randint(0, 4), rng.randint(0, 3))
        ways = [
            Basket(*way)
            for way in product(*(range(n + 1) for n in fuel))
            if room.hold(fuel.minus(Basket(*way)))
        ]
        least = min(way.total for way in ways)
        assert sorted(losses(plants, fuel)) == sorted(way for way in ways if way.total == least)


@pytest.mark.parametrize("seed", range(3))
def test_the_most_cities_supplied_is_the_best_of_all_runs(seed):
    rng = Random(seed)
    for plants in hands(seed + 20):
        fuel = Basket(*(rng.randint(0, 4) for _ in FUELS))
        best = 0
        for chosen in product((False, True), repeat=len(plants)):
            run = [plant for plant, on in zip(plants, chosen, strict=True) if on]
            kinds = [BURNS[plant] for plant in run for _ in range(PLANTS[plant].amount)]
            for burnt in product(*kinds):
                if all(burnt.count(kind) <= n for kind, n in zip(FUELS, fuel, strict=True)):
                    best = max(best, sum(PLANTS[plant].cities for plant in run))
        assert most_supplied(plants, fuel) == best


def test_the_price_of_a_basket_is_the_sum_of_its_spaces():
    rng = Random(1)
    for _ in range(200):
        market = Basket(*(rng.randint(0, len(spaces)) for spaces in SPACES))
        basket = Basket(*(rng.randint(0, n) for n in market))
        filled = [spaces[len(spaces) - n :] for spaces, n in zip(SPACES, market, strict=True)]
        assert price(market, basket) == sum(sum(spaces[:n]) for spaces, n in zip(filled, basket, strict=True))


@pytest.mark.parametrize("seed", range(3))
def test_the_most_tokens_of_a_kind_are_those_a_purchase_of_it_alone_allows(seed):
    rng = Random(seed)
    for plants in hands(seed + 30)[:15]:
        if not any(BURNS[plant] for plant in plants):
            continue  # nobody would be asked
        names, cash = " ".join(map(str, plants)), rng.randint(0, 60)
        s = position(f"seat 0: plants {names}, cash {cash}; step fuel_phase 0")
        for fuel, most in zip(FUELS, affordable(s, s.players[0]), strict=True):
            legal = [n for n in range(1, 25) if allowed(s, f"0: buy {n} {fuel}")]
            assert most == max(legal, default=0)


def test_sites_are_the_cities_that_may_be_built_and_show_their_price():
    s = position(
        "at Step 2; market 30 31 32 33 34 35 36 37; seat 0: cities essen muenster, cash 25;"
        "seat 1: cities duesseldorf koeln; seat 2: cities duesseldorf; step build_phase 0"
    )
    player = s.players[0]
    found = list(sites(s, player, player.cash))
    assert found == [city for city in s.network.ids if allowed(s, f"0: build {city}")]
    for city in found:
        option = site_option(s, 0, city)
        assert option.cost == sum(costs(s, player, s.network.places[city]))
    aachen = site_option(s, 0, "aachen")
    assert (aachen.cost, dict(aachen.costs)) == (21, {"house": 10, "route": 11})
    assert aachen.marks == ("link:duesseldorf-essen", "link:aachen-duesseldorf")
