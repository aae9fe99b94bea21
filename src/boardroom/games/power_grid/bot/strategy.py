"""What the search is told about Power Grid: moves worth trying, rounds as horizon, and a learned value."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from random import Random

from boardroom.core.actions import Action
from boardroom.core.offers import Offer
from boardroom.core.strategy import Candidate
from boardroom.core.weights import LearnedStrategy
from boardroom.games.power_grid import actions as act
from boardroom.games.power_grid.auction import Auction
from boardroom.games.power_grid.bot import forecast as ahead
from boardroom.games.power_grid.bot.bidding import limit
from boardroom.games.power_grid.bot.features import FEATURES, features
from boardroom.games.power_grid.bot.policy import choose
from boardroom.games.power_grid.fuel import price
from boardroom.games.power_grid.plants import EMPTY, Basket, PlantRun, output, plant_market, runs, stores
from boardroom.games.power_grid.state import Player, State

Kinds = set[type[Action]]


class PowerGridStrategy(LearnedStrategy[State]):
    """Playouts follow the greedy policy to the end of the round."""

    features = FEATURES

    def rank(self, view: State, offers: Sequence[Offer], rng: Random, k: int) -> list[Candidate]:
        first = choose(view, offers, rng)
        kinds = {offer.kind for offer in offers}
        me = view.players[first.seat]
        others = next((find(view, me, kinds) for kind, find in FINDERS if kind in kinds), ())
        found = dict.fromkeys((first, *others))
        legal = [a for a in found if a is first or any(a in offer for offer in offers)]
        return [Candidate(a, -place) for place, a in enumerate(islice(legal, k))]

    def play(self, s: State, offers: Sequence[Offer], rng: Random) -> Action:
        return choose(s, offers, rng)

    def boundary(self, s: State) -> int:
        return s.round

    def describe(self, s: State) -> list[tuple[int, ...]]:
        return features(s)


def _auctions(s: State, me: Player, kinds: Kinds) -> Iterable[Action]:
    """The other plants at their lowest bid, those that gain most first, and passing."""
    named = [plant for plant in plant_market.current(s) if plant <= me.cash]
    named.sort(key=lambda plant: limit(s, me, plant) - plant, reverse=True)
    if act.Pass in kinds:
        yield act.Pass(me.seat)
    yield from (act.OpenAuction(me.seat, plant, plant) for plant in named)


def _bids(s: State, me: Player, kinds: Kinds) -> Iterable[Action]:
    auction = s.steps[-1]
    assert isinstance(auction, Auction)
    yield act.DropOut(me.seat)
    if act.Bid in kinds:
        yield act.Bid(me.seat, auction.bid + 1)


def _scraps(s: State, me: Player, kinds: Kinds) -> Iterable[Action]:
    return (act.Scrap(me.seat, plant) for plant in me.plants)


def _baskets(s: State, me: Player, kinds: Kinds) -> Iterable[Action]:
    """Fuel for each useful set of plants, the most cities first; the same twice over; none."""
    found: dict[Basket, tuple[int, int]] = {}
    for _, burnt, out in ahead.ways_to_run(me.plants):
        for rounds in (1, 2):
            wanted = Basket(*(rounds * n for n in burnt))
            basket = Basket(*(max(0, n) for n in wanted.minus(me.fuel)))
            there = all(n <= m for n, m in zip(basket, s.fuel, strict=True))
            if there and basket != EMPTY and stores(me.plants).hold(me.fuel.plus(basket)):
                cost = price(s.fuel, basket)
                if cost <= me.cash:
                    found[basket] = max(found.get(basket, (0, 0)), (out, -cost))
    yield from (act.BuyFuel(me.seat, basket) for basket in sorted(found, key=found.__getitem__, reverse=True))
    yield act.Pass(me.seat)


def _sites(s: State, me: Player, kinds: Kinds) -> Iterable[Action]:
    """No city, or one of the cheapest."""
    yield act.Done(me.seat)
    if act.Build in kinds:
        yield from (act.Build(me.seat, site.city) for site in ahead.building_plan(s, me, 4))


def _ways_to_run(s: State, me: Player, kinds: Kinds) -> Iterable[Action]:
    """The ways to supply most cities, the least fuel first."""

    def order(way: tuple[PlantRun, ...]) -> tuple[int, int]:
        return -min(output(way), len(me.cities)), sum(sum(run.burns) for run in way)

    return (act.Run(me.seat, way) for way in sorted(runs(me.plants, me.fuel), key=order))


Finder = Callable[[State, Player, Kinds], Iterable[Action]]
FINDERS: tuple[tuple[type[Action], Finder], ...] = (
    (act.OpenAuction, _auctions),
    (act.DropOut, _bids),
    (act.Scrap, _scraps),
    (act.BuyFuel, _baskets),
    (act.Build, _sites),
    (act.Run, _ways_to_run),
)
