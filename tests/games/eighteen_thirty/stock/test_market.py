"""Markers on the stock market (E-4.7 to E-4.25)."""

import pytest
from tests.games.eighteen_thirty.position import (
    asked,
    company,
    do,
    stack,
)
from tests.games.eighteen_thirty.stock.turns import ended, turn

from boardroom.core.engine import ignore_facts
from boardroom.core.errors import BadInput
from boardroom.games.eighteen_thirty.stock.marker import (
    move_marker,
    rank,
)
from boardroom.games.eighteen_thirty.stock.market import MARKET
from boardroom.testing.suite import clause


@clause("E-4.2", "E-4.11")
def test_par_is_one_of_six_prices_and_the_marker_goes_below_others_on_its_cell():
    """X-06."""
    s = turn()
    for par, cell in ((100, (0, 6)), (90, (1, 6)), (82, (2, 6)), (76, (3, 6)), (71, (4, 6)), (67, (5, 6))):
        t = turn()
        do(t, f"0: par PRR at {par}")
        assert t.company("PRR").cell == cell
    do(s, "0: par PRR at 67", "1: par C&O at 67")
    first, second = s.company("PRR"), s.company("C&O")
    assert first.cell == second.cell
    assert rank(first) < rank(second), "the later marker lies below"
    with pytest.raises(BadInput, match="no par value '70'"):
        do(s, "2: par NYC at 70")


@clause("E-4.7")
def test_a_sale_moves_the_marker_down_one_cell_a_share_and_stops_at_the_bottom():
    s = turn()
    prr = company(s, "PRR", {0: 5}, par=82)
    do(s, "0: sell 2 PRR")
    assert prr.cell == (4, 6)
    prr.cell = (10, 6)
    do(s, "0: sell 1 PRR")
    assert prr.cell == (10, 6)


@clause("E-4.8", "E-4.26")
def test_a_marker_arriving_in_an_occupied_cell_goes_to_the_bottom_and_order_is_kept():
    s = turn()
    first, second = company(s, "PRR", {0: 2}, par=71), company(s, "C&O", {0: 2}, par=82)
    move_marker(s, second, "down", 2, ignore_facts)
    assert first.cell == second.cell
    assert rank(first) < rank(second)
    for marker in sorted((first, second), key=rank):
        move_marker(s, marker, "up", 1, ignore_facts)
    assert rank(first) < rank(second), "markers that move together keep their order"


@clause("E-4.9")
def test_a_company_that_has_not_floated_does_not_operate_and_its_marker_stays():
    s = turn(2)
    prr = company(s, "PRR", {0: 3})
    nyc = company(s, "NYC", {0: 2, 1: 4}, cash=500, stations=[("E19", 0)])
    ended(s)
    assert asked(s) == (0,)
    assert stack(s)[1].company == "NYC", "only the floated one takes a turn"
    assert prr.cell == (0, 6)
    assert nyc.floated
    t = turn(2)
    prr = company(t, "PRR", {0: 3})
    do(t, "0: sell 1 PRR")
    assert prr.cell == (1, 6), "sales move it"


@clause("E-4.19")
def test_a_sold_out_company_moves_up_at_the_end_of_the_round_and_stays_in_the_top_row():
    s = turn(2)
    top = company(s, "PRR", {0: 6, 1: 4}, cash=100, stations=[("H12", 0)])
    low = company(s, "NYC", {1: 6, 0: 4}, par=67, cash=100, stations=[("E19", 0)])
    other = company(s, "CPR", {0: 2, 1: 2}, par=67, pool=1)
    ended(s)
    assert top.cell == (0, 6)
    assert low.cell == (4, 6)
    assert other.cell == (5, 6), "shares in pool or offering: no move"


@clause("E-4.20")
def test_several_sold_out_markers_move_highest_price_first():
    s = turn(2)
    high = company(s, "PRR", {0: 6, 1: 4}, par=76, cash=100, stations=[("H12", 0)], cell=(4, 7))
    low = company(s, "NYC", {1: 6, 0: 4}, par=71, cash=100, stations=[("E19", 0)], cell=(4, 7))
    low.arrived, high.arrived = 9, 8
    ended(s)
    assert high.cell == low.cell == (3, 7)
    assert rank(high) < rank(low), "the one that moved first lies above"


@clause("E-4.21", "E-4.22", "E-4.23", "E-4.24", "E-4.25")
def test_moves_of_the_market():
    cells = MARKET
    assert cells[0, 6].right == (0, 7), "a dividend: right"
    assert cells[4, 10].right == (3, 10), "at the end of a row: up instead"
    assert cells[2, 6].left == (2, 5), "none: left"
    assert cells[3, 0].left == (4, 0), "at the start of a row: down instead"
    assert cells[10, 3].left == (10, 3), "no cell below: it stays"
    assert cells[0, 18].right == cells[0, 18].up == (0, 18), "350 goes no further"
    assert cells[0, 18].left == (0, 17), "U-8: but it can fall"
