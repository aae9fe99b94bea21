"""Step 5: buying trains (E-6.20, E-6.21, E-6.83 to E-6.103, E-6.116)."""

import pytest
from tests.games.eighteen_thirty.operate.purchases import buying
from tests.games.eighteen_thirty.position import (
    asked,
    at,
    do,
    kinds,
    operate,
    ruled,
    why,
)

from boardroom.games.eighteen_thirty.operate.trains import bank_kinds, cheapest
from boardroom.testing.suite import clause


@clause("E-6.83")
def test_the_bank_sells_the_smallest_kind_first():
    s = buying()
    assert bank_kinds(s) == ["3"]
    assert why(s, "0: buy train 4 from bank") == "E-6.83"
    do(s, "0: buy train 3 from bank")
    assert s.company("PRR").cash == 820
    assert s.depot[1] == 3


@clause("E-6.21", "E-6.92")
def test_diesels_are_on_sale_beside_the_six_trains_and_never_run_out():
    s = buying(3000, phase=5)
    assert why(s, "0: buy train D from bank") == "E-6.83"
    s = buying(3000, phase=6)
    assert bank_kinds(s) == ["6", "D"]
    do(s, "0: buy train D from bank")
    assert s.company("PRR").cash == 1900
    assert bank_kinds(s) == ["6", "D"]
    assert s.depot[-1] == 6


@clause("E-6.84")
def test_pool_trains_cost_face_value_paid_to_the_bank():
    s = buying()
    assert why(s, "0: buy train 2 from pool") == "E-6.84"
    s.pool_trains = ("2",)
    bank = s.bank
    do(operate(s, "PRR", "buy_trains"), "0: buy train 2 from pool")
    assert s.bank == bank + 80
    assert not s.pool_trains


@clause("E-6.85", "E-6.86", "E-6.87")
def test_a_train_of_another_company_costs_what_the_presidents_agree():
    s = buying()
    assert why(s, "0: buy train 3 of NYC for 0") == "E-6.85"
    do(s, "0: buy train 3 of NYC for 1")
    assert asked(s) == (1,)
    assert at(s) == "train_deal", "completed within the train step"
    do(s, "1: accept")
    assert s.company("PRR").trains == ("3",)
    assert not s.company("NYC").trains, "also the last one"
    assert (s.company("PRR").cash, s.company("NYC").cash) == (999, 51)
    s = buying()
    do(s, "0: buy train 3 of NYC for 1", "1: decline")
    do(s, "0: buy train 3 of NYC for 5", "1: decline", "0: buy train 3 of NYC for 9", "1: decline")
    assert why(s, "0: buy train 3 of NYC for 12") == "E-6.87", "R-1: three prices in a turn"
    assert at(s) == "buy_trains"


@clause("E-6.88")
def test_no_purchase_at_the_train_limit():
    s = buying(trains=("2", "2", "3", "3"))
    assert ruled(s, "0: buy train 3 from bank") == "E-6.88"
    assert ruled(s, "0: buy train 3 of NYC for 5") == "E-6.88"


@clause("E-6.89", "E-6.90", "E-6.91")
def test_a_train_is_traded_in_for_a_diesel_also_at_the_limit():
    s = buying(1000, trains=("4", "5"), phase=6)
    assert why(s, "0: trade in 3") == "E-6.89"
    do(s, "0: trade in 4")
    assert s.company("PRR").trains == ("5", "D")
    assert s.company("PRR").cash == 200
    assert s.pool_trains == (), "this purchase makes 4-trains rust"
    s = buying(1000, trains=("4", "5"), phase=6)
    do(s, "0: trade in 5")
    assert s.pool_trains == ("5",)
    s.company("PRR").cash = 799
    assert ruled(operate(s, "PRR", "buy_trains"), "0: trade in 5") == "E-6.89"


@clause("E-6.23", "E-6.95")
def test_a_company_with_a_route_and_no_train_must_get_one():
    s = buying()
    assert why(s, "0: pass") == "E-6.23"
    assert why(s, "0: buy train 3 from bank") is None
    assert why(s, "0: buy train 3 of NYC for 1000") is None, "a normal purchase, also from another company"
    do(s, "0: buy train 3 from bank")
    assert why(s, "0: pass") is None


def test_without_a_route_no_train_is_needed():
    """E-6.100."""
    s = buying(route=False)
    assert why(s, "0: pass") is None


@clause("E-6.96")
def test_a_company_that_can_pay_the_cheapest_gets_no_help():
    s = buying(200)
    assert cheapest(s) == 180
    assert why(s, "0: buy train 3 of NYC for 250") == "E-6.96", "the president may not add money"
    assert why(s, "0: pass") == "E-6.23", "it must buy the cheapest"


@clause("E-6.97", "E-6.98", "E-6.111")
def test_treasury_and_president_together_buy_the_cheapest():
    s = buying(70)
    s.pool_trains, s.players[0].cash = ("4",), 500
    operate(s, "PRR", "buy_trains")
    assert why(s, "0: buy train 4 from pool") == "E-6.97"
    do(s, "0: buy train 3 from bank")
    assert s.company("PRR").cash == 0, "the treasury is emptied first"
    assert s.players[0].cash == 500 - 110, "what is left is the president's"


@clause("E-6.99", "E-6.101", "E-6.102", "E-6.116")
def test_with_the_presidents_money_a_train_of_others_costs_at_most_face_value():
    s = buying(70)
    assert why(s, "0: buy train 3 of NYC for 181") == "E-6.99"
    assert why(s, "0: buy train 3 of NYC for 180") is None
    s.company("NYC").trains = ("4",)
    operate(s, "PRR", "buy_trains")
    assert why(s, "0: buy train 4 of NYC for 300") is None, "allowed though the bank is cheaper"
    s.company("NYC").trains = ("2",)
    operate(s, "PRR", "buy_trains")
    assert cheapest(s) == 180, "nobody is forced to buy of others, even where that is cheaper"
    assert why(s, "0: buy train 3 from bank") is None
    assert kinds(s, 0) >= {"buy-train", "buy-train-of"}, "bank, pool and other companies are on offer"


@clause("E-6.103")
def test_a_president_may_buy_of_a_company_that_he_controls():
    s = buying()
    s.company("NYC").president = 0
    do(operate(s, "PRR", "buy_trains"), "0: buy train 3 of NYC for 1000")
    assert s.company("PRR").trains == ("3",), "nobody else need be asked"
    assert s.company("NYC").cash == 1050


@clause("E-6.20")
def test_each_purchase_is_carried_out_before_the_next():
    s = buying(1000)
    s.depot = (0, 1, 4, 3, 2, 6)
    do(operate(s, "PRR", "buy_trains"), "0: buy train 3 from bank", "0: buy train 4 from bank")
    assert s.company("PRR").trains == ("3", "4")
    assert s.phase == 4


@pytest.mark.parametrize("profile", ["rulebook", "18xx.games"])
def test_deals_for_trains_take_effect_at_once_only_on_18xx_games(profile):
    s = buying(profile=profile)
    do(s, "0: buy train 3 of NYC for 1")
    assert (s.company("PRR").trains == ("3",)) == (profile == "18xx.games")
