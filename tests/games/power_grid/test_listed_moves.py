"""The offers list exactly the moves that the rules allow, in positions of random games.

Offers work their moves out from bounds and tables; here the judge is asked about every thinkable move.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from random import Random
from typing import Any

import pytest

from boardroom.core.actions import Action
from boardroom.core.engine import advance, ignore_facts, offers, refusal, waits
from boardroom.games.power_grid import actions as act
from boardroom.games.power_grid.game import GAME
from boardroom.games.power_grid.network import BOARDS
from boardroom.games.power_grid.plants import PLANTS, Basket, PlantRun, stores
from boardroom.games.power_grid.state import Options, State

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"edition": "2007", "first_game": True}),
    (4, {"map": "usa", "open_money": True}),
    (6, {"edition": "2007"}),
]
EVERY = 3
"""One position in so many is checked."""


def baskets(s: State, seat: int) -> Iterator[Basket]:
    """Every basket up to one token more than all plants of the player could store of each kind."""
    room = stores(s.players[seat].plants)
    most = (room.coal + room.hybrid, room.oil + room.hybrid, room.garbage, room.uranium)
    return (Basket(*counts) for counts in product(*(range(n + 2) for n in most)))


def bids(s: State, seat: int) -> range:
    return range(s.players[seat].cash + 2)


def all_runs(plants: tuple[int, ...]) -> Iterator[tuple[PlantRun, ...]]:
    """Every subset of the plants, with coal for hybrids up to one more than they burn."""
    for size in range(len(plants) + 1):
        for some in combinations(plants, size):
            kinds = [
                range(PLANTS[plant].amount + 2 if PLANTS[plant].kind == "hybrid" else 1) for plant in some
            ]
            for coal in product(*kinds):
                yield tuple(map(PlantRun, some, coal))


def thinkable(s: State, seat: int) -> Iterator[Action]:
    """A move of every kind with every value that could be allowed, and some that never are."""
    plants = s.players[seat].plants
    yield from (act.OpenAuction(seat, plant, bid) for plant in s.market for bid in bids(s, seat))
    yield from (act.Bid(seat, bid) for bid in bids(s, seat))
    yield from (act.Scrap(seat, plant) for plant in PLANTS)
    yield from (act.ScrapWithFuel(seat, plant, basket) for plant in plants for basket in baskets(s, seat))
    yield from (act.GiveUp(seat, basket) for basket in baskets(s, seat))
    yield from (act.BuyFuel(seat, basket) for basket in baskets(s, seat))
    yield from (act.Build(seat, city) for city in BOARDS[s.options.map].ids)
    yield from (act.Run(seat, way) for way in all_runs(plants))
    yield from (kind(seat) for kind in (act.DropOut, act.Pass, act.Done))


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_the_listed_moves_are_those_that_are_not_refused(players: int, options: dict[str, Any]):
    rng = Random(players)
    s = GAME.begin(Options(**options), players, f"listed {players}")
    choose, number, kinds = GAME.random_policy(), 0, set[str]()
    while not s.over:
        seat = waits(s)[0]
        found = offers(s, seat)
        if number % EVERY == 0:
            listed = [a for offer in found for a in offer.actions()]
            allowed = {a.notation() for a in thinkable(s, seat) if refusal(s, a) is None}
            assert sorted(a.notation() for a in listed) == sorted(allowed), number
            kinds |= {a.key for a in listed}
        advance(s, choose(found, rng), ignore_facts)
        number += 1
    assert {"buy-fuel", "run", "build", "scrap", "open-auction", "bid"} <= kinds
