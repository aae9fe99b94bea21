"""What the search is told about 1830: moves worth trying, and what a position is worth."""

from random import Random

from tests.games.eighteen_thirty.position import company, lay, operate, sold, stock_turn, table

from boardroom.core.engine import offers, waits
from boardroom.games.eighteen_thirty.bot.features import FEATURES, features
from boardroom.games.eighteen_thirty.game import GAME

STRATEGY = GAME.strategy()


def tried(s, k=8):
    seat = waits(s)[0]
    return [one.action.notation() for one in STRATEGY.rank(s, offers(s, seat), Random(0), k)]


def prr(cash, trains=("2",), **fields):
    s = sold(phase=3, **fields)
    company(s, "PRR", {0: 6}, cash=cash, stations=[("H12", 0)], trains=trains)
    s.depot = (0, 1, 4, 3, 2, 6)
    return lay(s, H14=("9", 1), H16=("57", 1))


def feature(s, name):
    return [row[FEATURES.index(name)] for row in features(s)]


def test_purchases_new_companies_sales_and_passing_are_tried_in_a_stock_turn():
    s = prr(500)
    company(s, "NYC", {1: 4, 0: 2}, pool=2)
    found = " ".join(tried(stock_turn(s), 12))
    for part in ("buy NYC", "par ", "sell 2 NYC", "pass"):
        assert part in found


def test_several_lays_are_tried_and_none():
    found = tried(operate(prr(500), "PRR"), 20)
    assert len(found) > 5
    assert found[-1] == "0: pass"


def test_paying_and_withholding_are_tried_the_greedy_choice_first():
    assert tried(operate(prr(10), "PRR", "dividends", revenue=30)) == ["0: withhold", "0: pay out"]
    assert tried(operate(prr(10, ("3",)), "PRR", "dividends", revenue=30)) == ["0: pay out", "0: withhold"]


def test_a_train_of_a_sister_is_tried_at_its_highest_and_its_lowest_price():
    s = prr(300, ("3",))
    company(s, "C&O", {0: 6}, stations=[("F6", 0)], trains=("3", "3"))
    found = tried(operate(s, "PRR", "buy_trains"))
    assert "0: buy train 3 of C&O for 300" in found
    assert "0: buy train 3 of C&O for 1" in found


def test_a_private_is_tried_at_its_highest_and_its_lowest_price():
    s = prr(500, ("3",), privates={"DH": 0})
    found = tried(operate(s, "PRR", "last_purchases"))
    assert found[0] == "0: buy private DH for 140"
    assert {"0: pass", "0: buy private DH for 35"} <= set(found)


def test_bids_on_every_private_are_tried_in_the_sale():
    found = " ".join(tried(table(4), 12))
    for part in ("take SV", "CS", "DH", "MH", "CA", "BO", "pass"):
        assert part in found


def test_a_stock_round_goes_on_to_the_end_of_the_operating_round_after_it():
    s = prr(500)
    before = STRATEGY.boundary(stock_turn(s))
    assert STRATEGY.boundary(operate(s, "PRR")) == before
    s.operating = 2
    assert STRATEGY.boundary(s) != before


def test_a_president_owes_what_the_treasury_lacks_for_a_train():
    assert feature(prr(500, ("4",)), "debts") == [0, 0, 0, 0]
    assert feature(prr(500, ()), "debts") == [0, 0, 0, 0]
    assert feature(prr(30, ()), "debts") == [150, 0, 0, 0]


def test_more_cash_and_more_valuable_shares_raise_the_chance_to_win():
    s = prr(500)
    even = STRATEGY.value(s)
    s.players[1].cash += 500
    richer = STRATEGY.value(s)
    assert richer[1] > even[1]
    assert richer[0] < even[0]
