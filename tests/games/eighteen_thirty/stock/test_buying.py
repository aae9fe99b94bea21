"""Buying certificates (E-4.1, E-4.6, E-5.8 to E-5.13)."""

from tests.games.eighteen_thirty.position import (
    company,
    do,
    ruled,
    stock_turn,
    why,
)
from tests.games.eighteen_thirty.stock.turns import turn

from boardroom.games.eighteen_thirty.stock.marker import (
    is_brown,
)
from boardroom.testing.suite import clause


@clause("E-4.1", "E-4.10", "E-4.12")
def test_shares_cost_par_from_the_offering_and_the_market_price_from_the_pool():
    s = turn()
    prr = company(s, "PRR", {1: 4}, par=82, pool=2, cell=(4, 6))
    assert prr.par == 82, "par does not follow the market"
    do(s, "0: buy PRR from offering")
    assert s.players[0].cash == 1000 - 82
    do(s, "0: pass", "1: pass", "2: buy PRR from pool")
    assert s.players[2].cash == 1000 - 71


@clause("E-4.6")
def test_brown_allows_several_pool_certificates_as_the_one_purchase():
    s = turn()
    company(s, "PRR", {1: 3}, pool=3, cell=(7, 0))
    assert is_brown(s.company("PRR"))
    do(s, "0: buy PRR from pool", "0: buy PRR from pool")
    assert s.players[0].shares[0] == 2
    assert why(s, "0: buy PRR from offering") == "E-5.10", "from the pool only"
    assert why(s, "0: par NYC at 67") == "E-5.10"
    do(s, "0: buy PRR from pool")
    assert s.company("PRR").pool == 0


@clause("E-5.8")
def test_the_first_certificate_is_the_presidents_at_twice_par():
    s = turn()
    assert why(s, "0: buy PRR from offering") == "E-5.8"
    s.players[0].cash = 133
    assert ruled(stock_turn(s), "0: par PRR at 67") == "E-5.8"
    s.players[0].cash = 134
    do(stock_turn(s), "0: par PRR at 67")
    assert s.players[0].cash == 0
    assert why(stock_turn(s, 1), "1: par PRR at 67") == "E-5.8"


@clause("E-5.10")
def test_one_purchase_a_turn():
    s = turn()
    company(s, "PRR", {0: 3})
    do(s, "0: buy PRR from offering")
    assert why(s, "0: buy PRR from offering") == "E-5.10"


@clause("E-5.11")
def test_the_certificate_of_bo_follows_the_same_steps_without_payment():
    from tests.games.eighteen_thirty.position import table

    s = table(2)
    do(s, "0: take SV", "1: take CS", "0: take DH", "1: take MH", "0: take CA", "1: take BO")
    before = s.players[1].cash
    do(s, "1: par B&O at 90")
    assert s.company("B&O").cell == (1, 6)
    assert s.company("B&O").offering == 8
    assert s.players[1].cash == before


@clause("E-5.13")
def test_company_money_does_not_pay_for_a_player():
    s = turn()
    company(s, "PRR", {0: 5}, cash=5000)
    s.players[0].cash = 99
    assert why(stock_turn(s), "0: buy PRR from offering") == "E-4.1"
