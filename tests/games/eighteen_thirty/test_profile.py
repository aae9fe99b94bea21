"""How 18xx.games plays differently (rulings D): each difference beside the rulebook."""

import re
from pathlib import Path

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
    ruled,
    sold,
    stock_turn,
    table,
    why,
)

from boardroom.core.engine import ignore_facts
from boardroom.core.errors import BadInput
from boardroom.core.options import check_options, read_options
from boardroom.games.eighteen_thirty import profile as profiles
from boardroom.games.eighteen_thirty.game import GAME
from boardroom.games.eighteen_thirty.operate.round import begin_operating_round
from boardroom.games.eighteen_thirty.rounds import RoundEnd
from boardroom.games.eighteen_thirty.state import Options, State

SITE = "18xx.games"
BOTH = pytest.mark.parametrize("profile", ["rulebook", SITE])


def trainless(profile: str, cash: int = 0, president: int = 0, **privates: int) -> State:
    """PRR has a route and no train; 3-trains at 180 are on sale, NYC of seat 1 owns one."""
    s = sold(phase=3, profile=profile, privates=privates)
    company(s, "PRR", {0: 4, 1: 3}, cash=cash, stations=[("H12", 0)])
    company(s, "NYC", {1: 6, 0: 3}, cash=50, stations=[("E19", 0)], trains=("3",))
    s.depot, s.players[0].cash = (0, 4, 4, 3, 2, 6), president
    lay(s, H14=("9", 1), H16=("57", 1))
    return operate(s, "PRR", "buy_trains")


@BOTH
def test_d_4_trades_only_in_the_buyers_turn_and_before_the_purchase(profile):
    s = stock_turn(sold(profile=profile, privates={"SV": 0, "CS": 1}))
    assert why(s, "0: offer SV to 1 at 5") == ("E-3.2" if profile == SITE else None)
    do(s, "0: ask for CS at 5")
    if profile != SITE:
        do(s, "1: accept")
    assert s.players[0].privates == ("SV", "CS")
    s = stock_turn(sold(profile=profile, privates={"CS": 1}))
    company(s, "PRR", {0: 4})
    do(s, "0: buy PRR from offering")
    assert why(s, "0: ask for CS at 5") == ("E-3.2" if profile == SITE else None)


@BOTH
def test_d_4_nothing_changes_hands_for_nothing_on_the_site(profile):
    s = stock_turn(sold(profile=profile, privates={"CS": 1}))
    assert why(s, "0: ask for CS at 0") == ("E-3.2" if profile == SITE else None)
    assert why(s, "0: ask for CS at 1") is None


@BOTH
def test_d_7_with_shares_sold_a_train_of_others_needs_the_last_sale(profile):
    s = trainless(profile, 100, 0)
    do(s, "0: sell 1 NYC")
    assert s.players[0].cash == 100
    assert why(s, "0: buy train 3 of NYC for 100") == "E-6.105"
    assert why(s, "0: buy train 3 of NYC for 101") is None
    assert why(s, "0: buy train 3 of NYC for 181") == "E-6.99"


@BOTH
def test_d_7_for_a_train_of_others_the_president_adds_money_beside_a_payable_cheapest(profile):
    s = trainless(profile, 190, 100)
    s.company("NYC").trains = ("4",)
    assert why(s, "0: buy train 3 from bank") is None
    assert why(s, "0: buy train 4 of NYC for 191") == (None if profile == SITE else "E-6.96")
    assert why(s, "0: buy train 4 of NYC for 301") in ("E-6.96", "E-6.24", "E-6.99")


def test_d_8_each_bundle_must_be_needed_and_no_veto_exists():
    s = trainless(SITE, 0, 0)
    assert why(s, "0: sell 3 NYC") == "E-6.105"
    assert why(s, "0: sell 2 PRR") == "E-6.107"
    do(s, "0: sell 2 NYC", "0: buy train 3 of NYC for 150")
    assert s.company("PRR").trains == ("3",), "nobody is asked"


@BOTH
def test_d_9_privates_are_sold_in_an_emergency_by_the_rulebook_only(profile):
    s = trainless(profile, 0, 0, DH=0)
    assert why(s, "0: offer DH to 2 at 50") == ("E-3.2" if profile == SITE else None)


@BOTH
def test_d_10_all_is_sold_and_cash_is_zero(profile):
    s = trainless(profile, 0, 30)
    company(s, "PRR", {0: 2, 1: 2}, cash=0, stations=[("H12", 0)])
    company(s, "NYC", {1: 6, 0: 1})
    do(operate(s, "PRR", "buy_trains"), "0: go bankrupt")
    assert s.players[0].cash == 0
    assert s.players[0].shares[:2] == (2, 0)


def test_d_11_and_d_12_any_legal_set_or_none_and_zero_is_withheld_unasked():
    s = trainless(SITE)
    s.company("PRR").trains = ("2",)
    operate(s, "PRR", "run_trains")
    do(s, "0: run -")
    assert at(s) in ("buy_trains", "last_purchases", "lay_track", "stock_turn")
    assert s.company("PRR").cell == (0, 5)


def test_d_13_who_can_do_nothing_is_skipped():
    s = stock_turn(sold(2, profile=SITE))
    company(s, "PRR", {0: 6}, cash=100, stations=[("H12", 0)])
    s.players[0].cash = 0
    s.players[0].shares = (0, *s.players[0].shares[1:])
    s.company("PRR").president = 1
    go_on(stock_turn(s))
    assert asked(s) == (1,)


def test_d_14_who_is_above_a_limit_and_cannot_sell_goes_on():
    s = stock_turn(sold(profile=SITE))
    company(s, "PRR", {0: 7}, pool=3, cell=(2, 6))
    assert why(s, "0: pass") == "E-4.5"
    s.round = 1
    assert why(stock_turn(s), "0: pass") is None, "nothing can be sold in the first stock round"


@BOTH
def test_d_15_powers_at_any_point_of_the_turn(profile):
    s = sold(phase=3, profile=profile, privates={"CS": 1})
    prr = company(s, "PRR", {0: 6}, cash=500, stations=[("H12", 0)], trains=("2",))
    s.players[1].privates, prr.privates = (), ("CS",)
    operate(s, "PRR", "dividends", revenue=20)
    tried = {ruled(s, f"0: CS lays 58/{r}") for r in range(6)}
    assert (None in tried) == (profile == SITE)
    assert profile == SITE or tried == {"E-6.3"}
    do(s, "0: pay out")
    while at(s) == "buy_trains":
        do(s, "0: pass")
    assert (at(s) == "last_purchases") == (profile == SITE), "unused CS: the turn is closed by a pass"


def owner_of_dh(profile: str, stage: str = "lay_track", tokens: int = 1) -> State:
    s = sold(phase=3, profile=profile, privates={"DH": 1})
    prr = company(
        s, "PRR", {0: 6}, cash=500, stations=[("H12", 0), ("H4", 0), ("H10", 0), ("E19", 0)][:tokens]
    )
    s.players[1].privates, prr.privates = (), ("DH",)
    return operate(s, "PRR", stage)


def test_d_15_the_station_of_dh_is_offered_right_after_its_tile():
    s = owner_of_dh(SITE)
    do(s, "0: DH lays 57/0")
    assert (at(s), kinds(s, 0)) == ("dh_station", {"place-free-station", "pass"})
    assert why(s, "0: buy train 3 from bank") == "E-3.23", "nothing else before it"
    do(s, "0: station by DH")
    assert len(s.company("PRR").stations) == 2
    assert at(s) == "last_purchases" or at(s) == "buy_trains"
    s = owner_of_dh(SITE)
    do(s, "0: DH lays 57/0", "0: pass")
    assert at(s) not in ("dh_station", "place_station"), "who passes has no free station any more"
    assert len(s.company("PRR").stations) == 1


def test_d_15_without_a_token_nobody_is_asked_for_the_station_of_dh():
    s = owner_of_dh(SITE, tokens=4)
    do(s, "0: DH lays 57/0")
    assert at(s) != "dh_station"


def test_the_station_of_dh_waits_for_its_step_by_the_rulebook():
    s = owner_of_dh("rulebook")
    do(s, "0: DH lays 57/0")
    assert at(s) == "lay_track"
    do(s, "0: pass")
    assert (at(s), "place-free-station" in kinds(s, 0)) == ("place_station", True)


def test_who_lays_the_first_tile_chooses_the_city_of_a_home_station_on_the_site():
    s = sold(phase=3, profile=SITE)
    company(s, "ERIE", {1: 6}, cash=100, stations=[("E11", 0)])
    company(s, "PRR", {0: 6}, cash=100, stations=[("D10", 0)])
    lay(s, D10=("59", 5))
    do(operate(s, "PRR", "lay_track"), "0: lay 59/0 in E11")
    assert (at(s), asked(s)) == ("place_home", (0,)), "PRR laid it, so its president chooses"
    before = s.company("ERIE").stations
    do(s, "0: home 1")
    assert s.company("ERIE").stations == (before[0] + 1,)
    assert asked(s) != (1,)


@BOTH
def test_a_private_is_bought_before_the_home_city_is_chosen(profile):
    s = sold(phase=3, profile=profile, privates={"CS": 1})
    company(s, "ERIE", {1: 6}, cash=100)
    lay(s, E11=("59", 0))
    begin_operating_round(s, ignore_facts)
    go_on(s)
    assert at(s) == "place_home"
    assert why(s, "1: buy private CS for 20") is None
    do(s, "1: buy private CS for 20", "1: home 1")
    assert s.company("ERIE").privates == ("CS",)


def test_d_17_options_belong_to_the_profile():
    assert table(4, profile=SITE, optional_6_train=True).depot[4] == 3
    s = stock_turn(sold(profile=SITE, multiple_brown_from_ipo=True))
    company(s, "PRR", {1: 3}, pool=3, cell=(7, 0))
    do(stock_turn(s), "0: buy PRR from pool")
    assert why(s, "0: buy PRR from offering") is None
    with pytest.raises(BadInput):
        check_options(Options(optional_6_train=True))
    assert read_options(Options, {"profile": SITE, "optional_6_train": "yes"}).optional_6_train


@BOTH
def test_d_16_and_d_19_the_home_of_erie_is_kept(profile):
    s = sold(phase=3, profile=profile)
    company(s, "PRR", {0: 6}, cash=500, stations=[("H12", 0), ("E11", 0)])
    s.company("PRR").stations = s.company("PRR").stations[:1]
    lay(s, E11=("59", 2))
    operate(s, "PRR", "place_station")
    assert ruled(s, "0: station in E11 city 0") in ("E-6.52", "E-6.56")


@BOTH
def test_d_20_a_hundred_rounds_are_enough_on_the_site(profile):
    s = sold(2, phase=5, profile=profile)
    company(s, "PRR", {0: 6}, cash=100, stations=[("H12", 0)])
    s.round, s.operating, s.operating_rounds = 100, 3, 3
    s.steps[:] = [RoundEnd()]
    go_on(s)
    assert s.over == (profile == SITE)


def test_the_track_step_is_asked_on_the_site_whatever_can_be_laid():
    s = sold(2, profile=SITE)
    company(s, "PRR", {0: 6}, cash=100)
    begin_operating_round(s, ignore_facts)
    go_on(s)
    assert at(s) == "lay_track"
    assert "pass" in kinds(s, 0)


def test_a_ruling_belongs_to_a_profile_only_if_a_question_of_the_profile_cites_it():
    """D-14 and D-21, for instance, are how everybody plays."""
    asked_by = set(re.findall(r"\bD-\d+", Path(profiles.__file__).read_text("utf-8")))
    assert {r.id for r in GAME.rulebook.rulings.values() if r.option == "profile"} == asked_by
