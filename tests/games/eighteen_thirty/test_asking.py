"""Who is asked follows from what is offered (E-3.8, E-3.28, E-5.16)."""

from random import Random
from typing import Any

import pytest
from tests.games.eighteen_thirty.position import (
    asked,
    at,
    company,
    do,
    go_on,
    kinds,
    lay,
    operate,
    sold,
    stack,
    stock_turn,
    why,
)

from boardroom.core.engine import advance, ignore_facts, offers, waits
from boardroom.games.eighteen_thirty.actions import Pass
from boardroom.games.eighteen_thirty.asking import Asking
from boardroom.games.eighteen_thirty.game import GAME
from boardroom.games.eighteen_thirty.profile import RULEBOOK
from boardroom.games.eighteen_thirty.state import Options, State
from boardroom.testing.suite import clause


def without_money(**options: Any) -> State:
    """The first stock round; nobody has money, seat 2 owns MH, and NYC lacks one share."""
    s = sold(privates={"MH": 2}, **options)
    company(s, "NYC", {1: 5})
    s.round = 1
    for player in s.players:
        player.cash = 0
    return stock_turn(s)


@clause("E-3.28", "E-5.2")
def test_who_can_only_exchange_mh_is_asked_and_nyc_can_float():
    s = go_on(without_money())
    assert asked(s) == (2,), "the others can do nothing"
    assert kinds(s, 2) == {"exchange-for-share", "pass"}
    do(s, "2: exchange MH from offering")
    assert s.company("NYC").floated
    s = go_on(without_money())
    do(s, "2: pass")
    assert s.round == 2, "all have passed"


def test_the_site_passes_over_who_can_only_exchange_mh():
    """D-13, as its records show."""
    assert go_on(without_money(profile="18xx.games")).round == 2


def selling_cs(stage: str = "lay_track", **fields: Any) -> State:
    """PRR operates in phase 3 beside track to H16; CS is in the hands of seat 1."""
    s = sold(phase=3, privates={"CS": 1})
    company(s, "PRR", {0: 6}, cash=500, stations=[("H12", 0)], trains=("2",))
    lay(s, H14=("9", 1), H16=("57", 1))
    return operate(s, "PRR", stage, **fields)


def cs_lays(s: State) -> list[str]:
    lines = [f"0: CS lays {tile}/{rotation}" for tile in ("3", "4", "58") for rotation in range(6)]
    return [line for line in lines if why(s, line) is None]


@clause("E-3.8", "E-3.18")
def test_cs_bought_after_the_normal_lay_still_lays_in_this_turn():
    s = selling_cs()
    do(s, _any_lay(s))
    assert (at(s), asked(s)) == ("lay_track", (0,))
    assert kinds(s, 0) == {"buy-private", "pass"}
    do(s, "0: buy private CS for 40", "1: accept")
    assert at(s) == "lay_track"
    do(s, cs_lays(s)[0])
    assert at(s) == "place_station"


def _any_lay(s: State) -> str:
    offer = next(offer for offer in offers(s, 0) if offer.kind.key == "lay-tile")
    return offer.suggest().notation()


@clause("E-3.8")
@pytest.mark.parametrize(
    ("stage", "moves"),
    [
        ("lay_track", ()),
        ("place_station", ("0: station in H16 city 0",)),
        ("place_station", ()),
        ("run_trains", ()),
        ("dividends", ()),
        ("buy_trains", ()),
        ("buy_trains", ("0: buy train 3 from bank",)),
        ("last_purchases", ()),
    ],
)
def test_a_private_can_be_bought_at_every_moment_of_the_turn(stage, moves):
    s = selling_cs(stage, revenue=100)
    s.depot = (0, 4, 4, 3, 2, 6)
    do(go_on(s), *moves)
    assert (at(s), asked(s)) == (stage, (0,))
    do(s, "0: buy private CS for 40", "1: accept")
    assert s.company("PRR").privates == ("CS",)


def test_one_pass_answers_for_all_steps_in_which_nothing_else_is_offered():
    s = selling_cs()
    stack(s)[1].stationed = True
    do(s, "0: pass")
    assert at(s) == "run_trains", "the station step would ask for the same purchase again"
    do(s, f"0: run {_best(s)}", "0: withhold")
    assert at(s) == "buy_trains"
    do(s, "0: pass")
    assert not any(step.key.endswith("last_purchases") for step in s.steps)


def _best(s: State) -> str:
    offer = next(offer for offer in offers(s, 0) if offer.kind.key == "run")
    return offer.suggest().notation().partition("run ")[2]


def test_a_step_that_offers_only_a_purchase_stays_closed_on_the_site_except_the_last():
    """D-15."""
    for stage, stays in (("place_station", False), ("last_purchases", True)):
        s = selling_cs(stage)
        s.options = Options(profile="18xx.games")
        s.derive()
        stack(s)[1].stationed = True
        assert (at(go_on(s)) == stage) == stays


@clause("E-3.23", "E-6.3")
def test_the_free_station_of_dh_comes_before_the_run():
    s = selling_cs("place_station", dh_laid=True, laid=True)
    lay(s, F16=("57", 1))
    assert why(s, "0: station by DH") is None
    operate(s, "PRR", "run_trains", dh_laid=True, laid=True)
    assert why(s, "0: station by DH") == "E-6.3"


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_nobody_is_asked_who_can_only_pass(seats):
    """In a whole random game whoever is waited for has a choice besides passing."""
    s, rng = GAME.begin(Options(), seats, seats), Random(seats)
    assert s.profile is RULEBOOK
    for _ in range(1500):
        if s.over:
            break
        seat = waits(s)[0]
        found = offers(s, seat)
        if isinstance(s.steps[-1], Asking):
            assert {offer.kind for offer in found} - {Pass}
        advance(s, GAME.random_policy()(found, rng), ignore_facts)
