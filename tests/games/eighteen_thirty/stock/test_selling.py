"""Selling shares in a stock turn (E-4.5, E-5.3 to E-5.9, E-5.27)."""

from tests.games.eighteen_thirty.position import (
    company,
    do,
    stock_turn,
    why,
)
from tests.games.eighteen_thirty.stock.turns import turn

from boardroom.games.eighteen_thirty.stock.certificates import certificates, is_over_limit, most_to_sell
from boardroom.games.eighteen_thirty.stock.marker import (
    rank,
)
from boardroom.testing.suite import clause


@clause("E-4.5")
def test_a_broken_limit_must_be_cured_by_selling_in_the_next_stock_turn():
    s = turn()
    company(s, "PRR", {0: 7}, cell=(2, 6))
    assert is_over_limit(s, s.players[0])
    assert why(s, "0: pass") == "E-4.5"
    assert why(s, "0: par NYC at 67") == "E-4.5"
    do(s, "0: sell 1 PRR")
    assert why(s, "0: pass") is None


@clause("E-4.18")
def test_a_limit_broken_in_the_own_turn_is_cured_at_once():
    s = turn(6)
    company(s, "PRR", {0: 6}, cell=(2, 6))
    company(s, "NYC", {0: 6})
    company(s, "CPR", {0: 2, 1: 2})
    assert certificates(s, s.players[0]) == 11
    s.players[0].privates, s.closed = ("MH",), tuple(p for p in s.closed if p != "MH")
    stock_turn(s)
    assert why(s, "0: pass") == "E-4.5", "twelve certificates, limit eleven"
    do(s, "0: sell 1 NYC", "0: pass")


@clause("E-5.3")
def test_no_sales_in_the_first_stock_round():
    s = turn()
    s.round = 1
    company(s, "PRR", {0: 4})
    assert why(stock_turn(s), "0: sell 1 PRR") == "E-5.3"


@clause("E-5.4")
def test_shares_sold_in_one_turn_fetch_the_price_before_the_drop():
    s = turn()
    company(s, "PRR", {0: 5}, par=82)
    do(s, "0: sell 2 PRR", "0: sell 1 PRR")
    assert s.players[0].cash == 1000 + 3 * 82
    t = turn(profile="18xx.games")
    company(t, "PRR", {0: 5}, par=82)
    do(t, "0: sell 2 PRR", "0: sell 1 PRR")
    assert t.players[0].cash == 1000 + 2 * 82 + 71, "D-3: each action at the price reached by then"


@clause("E-5.5")
def test_who_sold_a_company_does_not_buy_it_again_in_this_round():
    s = turn()
    company(s, "PRR", {0: 4})
    do(s, "0: sell 1 PRR")
    assert why(s, "0: buy PRR from pool") == "E-5.5"
    do(s, "0: par NYC at 67", "0: pass", "1: pass", "2: pass", "3: pass")
    assert why(s, "0: buy PRR from pool") == "E-5.5", "a later turn of the same round"


@clause("E-5.7", "E-5.21")
def test_the_president_certificate_is_never_sold_to_the_pool():
    s = turn()
    company(s, "PRR", {0: 4, 1: 1})
    assert why(s, "0: sell 3 PRR") == "E-5.21", "no other holder of 20%"
    assert most_to_sell(s, s.players[0], s.company("PRR")) == 2
    company(s, "NYC", {0: 4, 1: 2})
    do(stock_turn(s), "0: sell 4 NYC")
    assert s.company("NYC").pool == 4
    assert s.company("NYC").president == 1, "the certificate went to the heir, four singles to the pool"
    assert certificates(s, s.players[1]) == 2


@clause("E-5.9")
def test_given_shares_are_not_sold_before_par_is_set():
    s = turn(privates={"CA": 0})
    s.players[0].shares = (1, *s.players[0].shares[1:])
    s.company("PRR").offering = 9
    assert why(s, "0: sell 1 PRR") == "E-5.9"
    company(s, "PRR", {1: 2, 0: 1})
    assert why(stock_turn(s), "0: sell 1 PRR") is None


@clause("E-5.19")
def test_the_seller_chooses_the_order_of_companies():
    s = turn()
    company(s, "PRR", {0: 4}, par=82)
    company(s, "NYC", {0: 4}, par=82)
    do(s, "0: sell 1 NYC", "0: sell 1 PRR")
    assert rank(s.company("NYC")) < rank(s.company("PRR")), "the one sold first lies above"


@clause("E-5.20")
def test_a_president_may_sell_himself_out_of_office():
    s = turn()
    company(s, "PRR", {0: 2, 1: 2})
    do(s, "0: sell 1 PRR")
    assert s.company("PRR").president == 1
    assert s.players[0].shares[0] == 1
    assert s.company("PRR").pool == 1
