"""Step 4: dividends (E-6.18, E-6.19, E-6.79 to E-6.81)."""

from tests.games.eighteen_thirty.position import (
    company,
    do,
    go_on,
    operate,
    ruled,
    sold,
)

from boardroom.testing.suite import clause


@clause("E-6.18", "E-6.79", "E-6.80")
def test_a_dividend_as_in_the_rulebook():
    """X-14: 50 with 50% of the president, 30% unsold, 20% in the pool."""
    s = sold()
    prr = company(s, "PRR", {0: 5}, pool=2, cash=0, stations=[("H12", 0)], trains=("2",))
    operate(s, "PRR", "dividends", revenue=50)
    bank = s.bank
    do(s, "0: pay out")
    assert s.players[0].cash == 1025
    assert prr.cash == 10, "pool shares pay the treasury"
    assert bank - s.bank == 35, "the offering's 15 stay in the bank"


@clause("E-6.19")
def test_zero_revenue_is_no_dividend_and_the_marker_moves_left():
    s = sold()
    prr = company(s, "PRR", {0: 6}, par=82, cash=100, stations=[("H12", 0)])
    operate(s, "PRR", "dividends")
    assert ruled(s, "0: pay out") == "E-6.19"
    go_on(s)
    assert prr.cell == (2, 5)


@clause("E-6.81")
def test_without_a_dividend_the_whole_revenue_goes_to_the_treasury():
    s = sold()
    prr = company(s, "PRR", {0: 6}, par=82, cash=100, stations=[("H12", 0)], trains=("2",))
    operate(s, "PRR", "dividends", revenue=70)
    do(s, "0: withhold")
    assert prr.cash == 170
    assert prr.cell == (2, 5)
    assert s.players[0].cash == 1000
