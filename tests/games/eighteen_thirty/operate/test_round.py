"""The order of companies (E-6.2, E-6.26 to E-6.29)."""

from tests.games.eighteen_thirty.position import (
    company,
    go_on,
    operate,
    sold,
    stack,
)

from boardroom.games.eighteen_thirty.stock.marker import rank
from boardroom.testing.suite import clause


@clause("E-6.2", "E-6.26", "E-6.28")
def test_the_order_of_four_companies_at_82():
    """X-10: further right first, then the upper marker of a stack."""
    s = sold()
    for name, cell in (("PRR", (2, 6)), ("ERIE", (3, 7)), ("C&O", (2, 6)), ("B&O", (1, 5))):
        company(s, name, {0: 6}, par=82, cell=cell)
    s.company("C&O").arrived, s.company("PRR").arrived = 1, 9
    floated = [s.company(name) for name in ("B&O", "PRR", "C&O", "ERIE")]
    assert {c.price for c in floated} == {82}
    assert [c.id for c in sorted(floated, key=rank)] == ["ERIE", "C&O", "PRR", "B&O"]
    company(s, "NYC", {0: 6}, par=100)
    assert min((*floated, s.company("NYC")), key=rank).id == "NYC", "the highest price first"


@clause("E-6.27")
def test_equal_prices_in_the_same_column_the_higher_marker_first():
    s = sold()
    low, high = company(s, "PRR", {0: 6}, cell=(6, 6)), company(s, "NYC", {0: 6}, cell=(5, 6))
    assert low.price == high.price == 67
    assert rank(high) < rank(low)


@clause("E-6.29")
def test_a_price_changed_before_a_company_has_acted_counts():
    s = sold()
    company(s, "NYC", {0: 6}, par=100, cash=500, stations=[("E19", 0)])
    company(s, "CPR", {1: 6}, par=90, cash=500, stations=[("A19", 0)])
    company(s, "PRR", {2: 6}, par=100, cash=500, stations=[("H12", 0)])
    operate(s, "PRR", "last_purchases", left=("NYC", "CPR"))
    s.company("NYC").cell = (5, 6)
    go_on(s)
    assert stack(s)[1].company == "CPR"
