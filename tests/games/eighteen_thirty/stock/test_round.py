"""The stock round: turns, passing, the priority card (E-5.1, E-5.2, E-5.15 to E-5.18)."""

import pytest
from tests.games.eighteen_thirty.position import (
    asked,
    at,
    company,
    do,
    stack,
    why,
)
from tests.games.eighteen_thirty.stock.turns import ended, turn

from boardroom.core.engine import ignore_facts
from boardroom.testing.suite import clause


@clause("E-5.1")
def test_sell_buy_sell_in_this_order():
    s = turn()
    company(s, "PRR", {0: 4})
    company(s, "NYC", {1: 2})
    do(s, "0: sell 1 PRR", "0: buy NYC from offering", "0: sell 1 PRR")
    assert why(s, "0: par CPR at 67") in ("E-5.1", "E-5.10")
    assert s.players[0].shares[:2] == (2, 1)
    assert why(s, "0: sell 9 NYC") == "E-5.1", "more than he holds"


@clause("E-5.2", "E-5.16")
def test_the_round_ends_when_all_pass_in_succession_and_a_pass_bars_nothing():
    s = turn(2)
    company(s, "PRR", {0: 6}, cash=100, stations=[("H12", 0)])
    do(s, "0: pass", "1: par NYC at 67")
    if asked(s) == (1,):
        do(s, "1: pass")
    assert asked(s) == (0,)
    do(s, "0: buy NYC from offering", "0: pass", "1: pass")
    assert at(s) == "stock_turn", "passes in a row start anew after a purchase"
    do(s, "0: pass")
    assert at(s) != "stock_turn"


@clause("E-5.16")
@pytest.mark.parametrize("end", ["1: decline", "0: withdraw"])
def test_an_offer_that_comes_to_nothing_is_no_deed(end):
    s = turn(2, privates={"SV": 0})
    company(s, "PRR", {0: 4, 1: 3})
    do(s, "0: offer SV to 1 at 5", end, "0: pass", "1: pass")
    assert s.operating == 1, "both have passed"
    s = turn(2, privates={"SV": 0})
    company(s, "PRR", {0: 4, 1: 3})
    do(s, "0: offer SV to 1 at 5", "1: accept", "0: pass", "1: pass")
    assert asked(s) == (0,), "a trade is a deed"


@clause("E-5.15", "E-5.17")
def test_the_round_starts_with_the_priority_holder_and_moves_the_card_left_of_the_last_to_act():
    s = turn(3)
    s.priority = 2
    company(s, "PRR", {0: 6}, cash=100, stations=[("H12", 0)])
    do(s, "0: par NYC at 67")
    ended(s)
    assert s.priority == 1
    from boardroom.games.eighteen_thirty.stock.round import begin_stock_round

    s.priority = 2
    begin_stock_round(s, ignore_facts)
    assert stack(s)[0].seat == 2


@clause("E-5.18")
def test_if_nobody_bought_or_sold_the_card_stays():
    s = turn(3)
    s.priority = 2
    company(s, "PRR", {0: 6}, cash=100, stations=[("H12", 0)])
    ended(s)
    assert s.priority == 2
