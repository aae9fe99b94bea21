"""Standing orders: proxy bids, dropping out, and several cities at the lowest total."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest
from tests.games.power_grid.position import play, position

from boardroom.core.engine import offers
from boardroom.core.engine import play as play_action
from boardroom.core.errors import BadInput
from boardroom.core.order_rules import ComposedOrder, Order
from boardroom.core.parts import Amount
from boardroom.core.views import view
from boardroom.games.power_grid.build import costs, open_places
from boardroom.games.power_grid.standing_orders import (
    BidUpTo,
    BuildCities,
    DropOutLater,
    DropOutOfRound,
    best_order,
)
from boardroom.games.power_grid.state import State

BID, DROP, ROUND, BUILD = BidUpTo(), DropOutLater(), DropOutOfRound(), BuildCities()
AUCTION = "seat 0: cash {cash}; step auction_phase 0; step auction 10 bid 12 leader 1 rivals 0 2"
BUILDING = "seat 0: cash {cash}, cities essen; step build_phase 0"


def clause_of(order: ComposedOrder, seen: State, seat: int, about: str) -> str | None:
    why = order.refusal(seen, seat, about)
    return None if why is None else why.clause


def carried_out(s: State, order: Order, about: str = "", seat: int = 0) -> list[str]:
    """The moves that an order makes for a seat until it ends."""
    found = []
    while (a := order.action(view(s, seat), offers(view(s, seat), seat), about)) is not None:
        s, facts = play_action(s, a)
        found.append(a.notation())
        if order.is_ended_by(a, facts, seat, about) or seat not in s.steps[-1].waits(s):
            break
    return found


def test_a_proxy_raises_by_one_and_asks_again_beyond_its_limit():
    s = position(AUCTION.format(cash=40))
    assert BID.part(view(s, 0), 0) == Amount("limit", 13, 40)
    assert carried_out(s, BID, "14") == ["0: bid 13"]
    dearer = play(s, "0: bid 13", "2: bid 14", "1: bid 15")
    assert carried_out(dearer, BID, "15") == []
    assert carried_out(dearer, BID, "16") == ["0: bid 16"]


def test_a_proxy_is_for_one_plant_and_for_those_who_may_still_get_it():
    s = position(AUCTION.format(cash=40))
    assert BID.part(view(s, 1), 1) is not None
    sold = play_action(play(s, "0: drop out"), offers(play(s, "0: drop out"), 2)[-1].suggest())
    assert BID.part(view(sold[0], 0), 0) is None
    assert BID.is_ended_by(None, sold[1], 0, "20")
    assert BID.part(view(position(AUCTION.format(cash=12)), 0), 0) is None
    assert clause_of(BID, view(s, 0), 0, "12") == "PG-4.16"
    assert clause_of(BID, view(s, 0), 0, "41") == "PG-4.16"
    assert clause_of(BID, view(s, 0), 0, "40") is None


def test_dropping_out_later_is_for_those_who_are_not_asked_now():
    s = position(AUCTION.format(cash=40))
    assert [list(DROP.choices(view(s, seat), seat)) for seat in range(3)] == [[], [""], [""]]
    asked = play(s, "0: drop out")
    assert carried_out(asked, DROP, seat=2) == ["2: drop out"]


def test_dropping_out_of_the_round_passes_and_opens_nothing():
    s = position(AUCTION.format(cash=40))
    assert list(ROUND.choices(view(s, 0), 0)) == [""]
    assert carried_out(s, ROUND) == ["0: drop out"]
    opening = position("seat 0: cash 40; step auction_phase 0")
    assert carried_out(opening, ROUND) == ["0: pass"]
    assert carried_out(position("seat 0: plants 4, cash 40; step fuel_phase 0"), ROUND) == []
    first = position(
        "round 1; seat 0: cash 40; step auction_phase 0; step auction 10 bid 12 leader 1 rivals 0 2"
    )
    assert list(ROUND.choices(view(first, 0), 0)) == []


@pytest.mark.parametrize("cities", ["", "essen", "essen koeln"])
def test_the_best_order_costs_least_of_all_orders(cities):
    s = position(
        f"seat 0: cash 300{', cities ' + cities if cities else ''}; seat 1: cities kassel; step build_phase 0"
    )
    rng = Random(7)
    free = s.network.among(open_places(s, s.players[0].owned))
    for _ in range(12):
        places = rng.sample(free, 4)
        totals = []
        for line in permutations(places):
            now, paid = s, 0
            for at in line:
                paid += sum(costs(now, now.players[0], at))
                now = play(now, f"0: build {now.network.ids[at]}")
            totals.append(paid)
        assert sum(price for _, price in best_order(s, 0, places)) == min(totals)


def test_several_cities_are_built_at_the_total_that_was_shown():
    s = position(BUILDING.format(cash=100))
    seen = view(s, 0)
    about = BUILD.subject(seen, ["koeln", "duesseldorf", "dortmund"])
    moves = carried_out(s, BUILD, about)
    assert sorted(moves) == ["0: build dortmund", "0: build duesseldorf", "0: build koeln"]
    assert s.players[0].cash - play(s, *moves).players[0].cash == BUILD.cost(seen, 0, about)
    assert clause_of(BUILD, seen, 0, about) is None
    assert clause_of(BUILD, view(position(BUILDING.format(cash=30)), 0), 0, about) == "PG-6.13"


def test_several_cities_keep_to_the_limit_of_the_first_game():
    s = position(
        "set edition=2007 first_game=yes;"
        "seat 0: cash 300, cities essen dortmund muenster koeln aachen kassel; step build_phase 0"
    )
    seen = view(s, 0)
    about = BUILD.subject(seen, ["duisburg", "duesseldorf"])
    assert clause_of(BUILD, seen, 0, about) == "PG-14.2"


def test_only_the_builder_plans_and_unknown_cities_are_bad_input():
    seen = view(position(BUILDING.format(cash=100)), 1)
    assert BUILD.part(seen, 1) is None
    for about in ("", "x", "999", "-1"):
        with pytest.raises(BadInput):
            BUILD.answer(seen, about)
