"""The greedy bot of Power Grid.

It buys plants below their value, stocks fuel while it is cheap, connects cities that pay back, runs the best
plants on the least fuel, and ends the game when it wins.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from boardroom.core.actions import Action
from boardroom.core.offers import Offer
from boardroom.core.sums import sum_in_order
from boardroom.games.power_grid import actions as act
from boardroom.games.power_grid.build import end_cities
from boardroom.games.power_grid.fuel import price
from boardroom.games.power_grid.network import BOARDS, open_regions
from boardroom.games.power_grid.plants import (
    EMPTY,
    FUELS,
    PLANTS,
    Basket,
    PlantRun,
    most_supplied,
    output,
    runs,
    stores,
)
from boardroom.games.power_grid.plants.scrapping import Scrapping, losses
from boardroom.games.power_grid.state import Player, State
from boardroom.games.power_grid.tables import PRICES, SPACES, income
from boardroom_frozen.power_grid import forecast as ahead
from boardroom_frozen.power_grid.bidding import bid, open_auction, wealth_factor
from boardroom_frozen.power_grid.forecast import Site

INCOME_SHARE = 0.75
"""The share of a city's future income that the bot pays for connecting it."""
LONG_GAME_ROUNDS = 16
"""The round from which the bot builds at any price and ends the game even if it does not win."""


def choose(s: State, offers: Sequence[Offer], rng: Random) -> Action:
    """Choose an action of the seat to act; `s` is its view."""
    seat = offers[0].seat
    kinds = {offer.kind for offer in offers}
    choose_for = next(choose_for for kind, choose_for in CHOOSERS if kind in kinds)
    return choose_for(s, s.players[seat], kinds)


def choose_region(s: State, me: Player, kinds: set[type[Action]]) -> Action:
    """Choose the region with the cheapest connections."""
    board = BOARDS[s.options.map]

    def mean_cost(region: str) -> float:
        inside = {*s.regions, region}
        costs = [c for a, b, c in board.links if {board.cities[a].region, board.cities[b].region} <= inside]
        return sum(costs) / len(costs)

    return act.ChooseRegion(me.seat, min(open_regions(board, s.regions), key=mean_cost))


def scrap(s: State, me: Player, kinds: set[type[Action]]) -> Action:
    """Scrap the least valuable of the older plants."""
    scrapping = s.steps[-1]
    assert isinstance(scrapping, Scrapping)
    prices = ahead.token_prices(s)
    old = [plant for plant in me.plants if plant != scrapping.new]

    def worth_without(plant: int) -> float:
        return ahead.worth(s, me, tuple(p for p in me.plants if p != plant), prices)

    return act.Scrap(me.seat, max(old, key=lambda plant: (worth_without(plant), -plant)))


def give_up(s: State, me: Player, kinds: set[type[Action]]) -> Action:
    """Keep the tokens that supply most cities, and among equals the more valuable ones."""
    prices = ahead.token_prices(s)

    def value_of_rest(way: Basket) -> tuple[int, float]:
        left = me.fuel.minus(way)
        return most_supplied(me.plants, left), sum_in_order(n * p for n, p in zip(left, prices, strict=True))

    return act.GiveUp(me.seat, max(losses(me.plants, me.fuel), key=value_of_rest))


def buy_fuel(s: State, me: Player, kinds: set[type[Action]]) -> Action:
    """Buy fuel for this round, then more if it is cheaper now than next round."""
    if act.BuyFuel not in kinds:
        return act.Pass(me.seat)
    plan = ahead.building_plan(s, me)
    basket, spare = _fuel_now(s, me, plan)
    basket = _fuel_ahead(s, me, basket, spare)
    return act.BuyFuel(me.seat, basket) if basket != EMPTY else act.Pass(me.seat)


def _fuel_now(s: State, me: Player, plan: list[Site]) -> tuple[Basket, float]:
    """The basket that earns most together with the best building, and the money left after both."""
    last, growth = may_be_last_round(s, me, plan), _growth(s, me, plan)
    best, found = -1e9, (EMPTY, 0.0)
    seen: set[tuple[Basket, int]] = set()
    for _, burnt, out in ahead.ways_to_run(me.plants):
        basket = Basket(*(max(0, n) for n in burnt.minus(me.fuel)))
        if (basket, out) in seen or not _can_buy(s, me, basket):
            continue
        seen.add((basket, out))
        cost = price(s.fuel, basket)
        left = me.cash - cost
        for score, spent in _builds(growth, out, left, last):
            gain = score - (cost / 100 if last else cost)
            if gain > best:
                best, found = gain, (basket, left - spent)
    return found


def _can_buy(s: State, me: Player, basket: Basket) -> bool:
    there = all(n <= m for n, m in zip(basket, s.fuel, strict=True))
    fits = there and stores(me.plants).hold(me.fuel.plus(basket))
    return fits and price(s.fuel, basket) <= me.cash


class Growth(NamedTuple):
    """A number of cities, what connecting the new ones costs, and what they bring beyond that."""

    cities: int
    spent: int
    value: float


def _growth(s: State, me: Player, plan: list[Site]) -> list[Growth]:
    """For every number of new cities of the plan, none first."""
    owned, spent, value = len(me.cities), 0, 0.0
    found = [Growth(owned, spent, value)]
    for cities, site in enumerate(plan, owned + 1):
        spent += site.cost
        value += city_value(s, me, cities) - site.cost
        found.append(Growth(cities, spent, value))
    return found


def _builds(growth: list[Growth], out: int, cash: int, last: bool) -> list[tuple[float, int]]:
    """For every affordable number of new cities: their value and their cost."""
    found = []
    for cities, spent, value in growth:
        if spent > cash:
            break
        supplied = min(out, cities)
        found.append((1000.0 * supplied - spent / 100 if last else income(supplied) + value, spent))
    return found


def _fuel_ahead(s: State, me: Player, basket: Basket, spare: float) -> Basket:
    """Add tokens that cost less now than they will next round."""
    cash = min(spare, me.cash - price(s.fuel, basket))
    if ahead.rounds_left(s) <= 1:
        return basket
    for kind in range(4):
        then = _price_next_round(s, kind, s.fuel[kind] - basket[kind])
        while basket[kind] < s.fuel[kind]:
            more = basket._replace(**{FUELS[kind]: basket[kind] + 1})
            now = price(s.fuel, more) - price(s.fuel, basket)
            if now > min(then - 1, cash) or not _can_buy(s, me, more):
                break
            basket, cash = more, cash - now
    return basket


def _price_next_round(s: State, kind: int, lying: int) -> float:
    """The price of a token next round, after all players have bought fuel and the market was refilled."""
    burnt = sum_in_order(_burns(plant, kind) for player in s.players for plant in player.plants)
    lying = max(0, lying - int(burnt * 0.7))
    lying = min(lying + s.count.refill[s.step - 1][kind], len(SPACES[kind]))
    return float(PRICES[kind][lying][1] if lying else SPACES[kind][-1])


def _burns(plant: int, kind: int) -> float:
    card = PLANTS[plant]
    if card.kind == "hybrid":
        return card.amount / 2 if kind < 2 else 0
    return card.amount if card.kind == FUELS[kind] else 0


def city_value(s: State, me: Player, number: int) -> float:
    """What the n-th city earns until the end; much less if the plants cannot supply it yet."""
    left = ahead.rounds_left(s)
    gain = INCOME_SHARE * (income(number) - income(number - 1)) * max(0.0, left - 1) + ahead.END_CITY_VALUE
    over = number - ahead.supply(me.plants)
    return gain if over <= 0 else gain * 0.45**over


def may_be_last_round(s: State, me: Player, plan: list[Site]) -> bool:
    """Whether this round may be the last: a rival is close to the end, or finishing would win."""
    end = end_cities(s)
    if any(len(p.cities) >= end - 1 for p in s.players if p is not me):
        return True
    return can_end_game(s, me, plan) and ahead.supply(me.plants) >= most_supplied_by_rival(s, me)


def can_end_game(s: State, me: Player, plan: list[Site]) -> bool:
    need = max(0, end_cities(s) - len(me.cities))
    return need <= len(plan) and sum(site.cost for site in plan[:need]) <= me.cash


def most_supplied_by_rival(s: State, me: Player) -> int:
    """The most cities a rival could supply at the end of this round, by what is visible."""
    rivals = [p for p in s.players if p is not me]
    return max(min(ahead.supply(p.plants), len(p.cities) + 2) for p in rivals)


def build(s: State, me: Player, kinds: set[type[Action]]) -> Action:
    """Connect the cheapest city if it pays back."""
    stop = act.Done(me.seat)
    plan = [site for site in ahead.building_plan(s, me) if act.Build in kinds]
    if not plan or plan[0].cost > me.cash:
        return stop
    owned, end = len(me.cities), end_cities(s)
    supplied = most_supplied(me.plants, me.fuel)
    if is_winning_now(s, me, plan, supplied) or (owned < supplied and _has_rival_finished(s, me)):
        return act.Build(me.seat, plan[0].city)
    if _has_rival_finished(s, me) or (owned + 1 >= end and s.round < LONG_GAME_ROUNDS):
        return stop
    value = city_value(s, me, owned + 1) * wealth_factor(me)
    pays = value >= plan[0].cost or owned < supplied or s.round >= LONG_GAME_ROUNDS
    return act.Build(me.seat, plan[0].city) if pays else stop


def is_winning_now(s: State, me: Player, plan: list[Site], supplied: int) -> bool:
    """Whether the player can afford to end the game now and would win."""
    end = end_cities(s)
    if len(me.cities) >= end or not can_end_game(s, me, plan):
        return False
    return min(supplied, end) >= _most_fuelled_by_rival(s, me)


def _most_fuelled_by_rival(s: State, me: Player) -> int:
    rivals = [p for p in s.players if p is not me]
    return max(min(most_supplied(p.plants, p.fuel), len(p.cities) + 2) for p in rivals)


def _has_rival_finished(s: State, me: Player) -> bool:
    return any(len(p.cities) >= end_cities(s) for p in s.players if p is not me)


def run_plants(s: State, me: Player, kinds: set[type[Action]]) -> Action:
    """Run the plants with the highest income minus the value of the tokens burnt."""
    prices = ahead.token_prices(s)

    def gain(way: tuple[PlantRun, ...]) -> float:
        burnt = sum_in_order(n * p for run in way for n, p in zip(run.burns, prices, strict=True))
        return income(min(output(way), len(me.cities))) - 0.9 * burnt

    return act.Run(me.seat, max(runs(me.plants, me.fuel), key=gain))


Chooser = Callable[[State, Player, set[type[Action]]], Action]
CHOOSERS: tuple[tuple[type[Action], Chooser], ...] = (
    (act.ChooseRegion, choose_region),
    (act.OpenAuction, open_auction),
    (act.DropOut, bid),
    (act.Scrap, scrap),
    (act.GiveUp, give_up),
    (act.BuyFuel, buy_fuel),
    (act.Build, build),
    (act.Run, run_plants),
    (act.Done, build),
    (act.Pass, lambda s, me, kinds: act.Pass(me.seat)),
)
