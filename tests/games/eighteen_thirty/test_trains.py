"""Chapter 6: trains, the duty to own one, forced sales (E-6.20 to E-6.25, E-6.83 to E-6.116)."""

import pytest
from tests.games.eighteen_thirty.position import (
    asked,
    at,
    company,
    do,
    kinds,
    lay,
    operate,
    ruled,
    sold,
    stack,
    why,
)

from boardroom.games.eighteen_thirty.operate.trains import bank_kinds, cheapest
from boardroom.games.eighteen_thirty.state import State
from boardroom.testing.suite import clause


def buying(
    cash: int = 1000, trains: tuple[str, ...] = (), phase: int = 3, route: bool = True, **fields
) -> State:
    """PRR, presided by seat 0, buys trains; NYC of seat 1 owns a 3-train."""
    s = sold(phase=phase, **fields)
    company(s, "PRR", {0: 6}, cash=cash, stations=[("H12", 0)], trains=trains)
    company(s, "NYC", {1: 6}, cash=50, stations=[("E19", 0)], trains=("3",))
    s.depot = {3: (0, 4, 4, 3, 2, 6), 5: (0, 0, 0, 2, 2, 6), 6: (0, 0, 0, 0, 1, 6), 7: (0, 0, 0, 0, 0, 6)}[
        phase
    ]
    if route:
        lay(s, H14=("9", 1), H16=("57", 1))
    return operate(s, "PRR", "buy_trains")


def broke(president: int = 0, cash: int = 0, **shares: dict[int, int]) -> State:
    """PRR has a route, no train and little money; so has its president. The cheapest train costs 180."""
    s = buying(cash)
    s.players[0].cash = president
    for name, held in shares.items():
        company(s, name.replace("_", "&"), held)
    return operate(s, "PRR", "buy_trains")


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
    assert why(s, "0: buy train 3 of NYC for 5") == "E-6.87", "not again in this turn"
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
    assert why(s, "0: buy train 3 of NYC for 250") == "E-6.96", "the president adds nothing"
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


@clause("E-6.24", "E-6.105")
def test_a_short_president_sells_shares_and_no_more_than_needed():
    s = broke(50, 10, CPR={1: 5, 0: 4})
    assert why(s, "0: buy train 3 from bank") == "E-6.24"
    assert why(s, "0: sell 3 CPR") == "E-6.105", "120 are missing, two shares at 100 suffice"
    do(s, "0: sell 2 CPR")
    assert why(s, "0: sell 1 CPR") == "E-6.24"
    assert why(s, "0: buy train 3 of NYC for 100") == "E-6.105", "the last share was not needed for that"
    do(s, "0: buy train 3 from bank")
    assert s.players[0].cash == 80
    assert why(buying(200), "0: sell 1 PRR") == "E-6.24", "nothing is missing"


@clause("E-5.4")
def test_shares_sold_for_a_train_fetch_the_price_before_the_drop_too():
    s = broke(0, 0, CPR={1: 5, 0: 2})
    company(s, "PRR", {0: 5}, cash=0, stations=[("H12", 0)], pool=5)
    do(operate(s, "PRR", "buy_trains"), "0: sell 1 CPR")
    assert s.company("CPR").price == 90
    assert why(s, "0: go bankrupt") == "E-6.25", "the second share fetches 100 as well"
    do(s, "0: sell 1 CPR")
    assert s.players[0].cash == 200
    t = broke(0, 0, CPR={1: 5, 0: 2})
    t.options = type(t.options)(profile="18xx.games")
    do(t, "0: sell 1 CPR", "0: sell 1 CPR")
    assert t.players[0].cash == 190, "D-3: each at the price reached by then"


@clause("E-6.104")
def test_in_a_forced_sale_privates_may_be_sold_to_willing_players():
    s = broke(50)
    s.players[0].privates, s.closed = ("DH",), tuple(p for p in s.closed if p != "DH")
    operate(s, "PRR", "buy_trains")
    do(s, "0: offer DH to 2 at 500", "2: accept")
    assert s.players[0].cash == 550
    assert why(s, "0: offer DH to 2 at 1") == "E-6.104"
    t = buying(70)
    assert ruled(t, "0: offer DH to 2 at 1") == "E-6.104", "only in a forced sale"


@clause("E-6.106", "E-6.107", "E-6.108")
def test_pool_limit_and_presidencies_in_a_forced_sale():
    s = broke(0, 0, CPR={1: 2, 0: 4})
    s.company("CPR").president = 0
    s.company("CPR").pool, s.company("CPR").offering = 4, 0
    operate(s, "PRR", "buy_trains")
    assert why(s, "0: sell 2 CPR") == "E-5.6", "the pool limit stays in force"
    company(s, "CPR", {0: 4, 1: 3})
    company(s, "PRR", {0: 4, 1: 3}, cash=0, stations=[("H12", 0)])
    operate(s, "PRR", "buy_trains")
    assert why(s, "0: sell 2 PRR") == "E-6.107"
    assert why(s, "0: sell 1 PRR") is None
    do(s, "0: sell 2 CPR")
    assert s.company("CPR").president == 1, "other presidencies change at once"
    assert s.company("PRR").president == 0


@clause("E-6.109", "E-6.110")
def test_the_new_president_of_the_seller_may_refuse_and_the_step_starts_again():
    s = broke(10, 10, NYC={0: 4, 1: 4, 2: 3})
    s.company("NYC").president, s.company("NYC").trains = 0, ("3",)
    operate(s, "PRR", "buy_trains")
    assert why(s, "0: buy train 3 of NYC for 20") is None, "of his own company, as he likes"
    do(s, "0: sell 1 NYC")
    assert s.company("NYC").president == 1
    do(s, "0: buy train 3 of NYC for 115")
    assert asked(s) == (1,), "the president of the moment decides"
    do(s, "1: decline")
    assert at(s) == "buy_trains"
    assert asked(s) == (0,), "he plans anew"
    do(s, "0: sell 1 NYC", "0: buy train 3 from bank")
    assert s.company("PRR").trains == ("3",)


@clause("E-6.25", "E-7.2")
def test_who_cannot_raise_enough_is_bankrupt_and_the_game_ends_at_once():
    s = broke(10, 10, CPR={1: 5, 0: 1})
    s.company("CPR").cell = (5, 6)
    company(s, "PRR", {0: 6}, cash=10, stations=[("H12", 0)], pool=4)
    operate(s, "PRR", "buy_trains")
    assert why(s, "0: go bankrupt") == "E-6.25", "160 are missing; a share at 100 and one at 67 suffice"
    company(s, "PRR", {0: 5}, cash=10, stations=[("H12", 0)], pool=5)
    operate(s, "PRR", "buy_trains")
    do(s, "0: go bankrupt")
    assert s.over
    assert stack(s)[-1].by == "E-7.2"
    assert why(s, "1: pass") == "E-7.2", "nobody acts any more"
    assert s.bankrupt == 0


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
