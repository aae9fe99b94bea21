"""Chapters 4 and 5: shares, the market and the stock round, with the examples X-06 to X-09."""

import pytest
from tests.games.eighteen_thirty.position import (
    asked,
    at,
    company,
    do,
    operate,
    ruled,
    sold,
    stack,
    stock_turn,
    why,
)

from boardroom.core.engine import ignore_facts
from boardroom.core.errors import BadInput
from boardroom.core.views import view
from boardroom.games.eighteen_thirty.state import COMPANIES
from boardroom.games.eighteen_thirty.stock.certificates import certificates, is_over_limit, most_to_sell
from boardroom.games.eighteen_thirty.stock.marker import (
    is_brown,
    is_counted,
    is_free_of_limits,
    move_marker,
    rank,
)
from boardroom.games.eighteen_thirty.stock.market import market
from boardroom.testing.suite import clause


def turn(seats=4, **fields):
    return stock_turn(sold(seats, **fields))


def ended(s):
    """Pass until the stock round is over."""
    while at(s) == "stock_turn":
        do(s, f"{asked(s)[0]}: pass")
    return s


@clause("E-4.1", "E-4.10", "E-4.12")
def test_shares_cost_par_from_the_offering_and_the_market_price_from_the_pool():
    s = turn()
    prr = company(s, "PRR", {1: 4}, par=82, pool=2, cell=(4, 6))
    assert prr.par == 82, "par does not follow the market"
    do(s, "0: buy PRR from offering")
    assert s.players[0].cash == 1000 - 82
    do(s, "0: pass", "1: pass", "2: buy PRR from pool")
    assert s.players[2].cash == 1000 - 71


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


@clause("E-4.3")
def test_ten_shares_a_president_certificate_of_two_and_eight_singles():
    s = turn()
    do(s, "0: par PRR at 67")
    assert s.players[0].shares[0] == 2
    assert certificates(s, s.players[0]) == 1
    assert s.company("PRR").offering == 8


@clause("E-4.4")
def test_a_player_holds_at_most_60_percent_of_a_company():
    s = turn()
    company(s, "PRR", {0: 6}, pool=2)
    assert why(s, "0: buy PRR from offering") == "E-4.4"
    company(s, "PRR", {0: 5})
    assert why(s, "0: buy PRR from offering") is None


@clause("E-4.5")
def test_a_broken_limit_must_be_cured_by_selling_in_the_next_stock_turn():
    s = turn()
    company(s, "PRR", {0: 7}, cell=(2, 6))
    assert is_over_limit(s, s.players[0])
    assert why(s, "0: pass") == "E-4.5"
    assert why(s, "0: par NYC at 67") == "E-4.5"
    do(s, "0: sell 1 PRR")
    assert why(s, "0: pass") is None


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


@clause("E-4.13", "E-4.14")
def test_a_certificate_counts_as_one_and_all_are_limited():
    s = turn(6, privates={"SV": 0})
    for name in ("PRR", "NYC"):
        company(s, name, {0: 6})
    assert certificates(s, s.players[0]) == 11, "the president's counts once, the private once"
    company(s, "CPR", {1: 2})
    assert why(s, "0: buy CPR from offering") == "E-4.14"
    assert why(s, "0: par B&O at 67") == "E-4.14"


@clause("E-4.15", "E-5.6")
def test_at_most_five_shares_of_a_company_lie_in_the_pool():
    s = turn()
    company(s, "PRR", {1: 3, 0: 3}, pool=3)
    assert why(s, "0: sell 3 PRR") == "E-5.6"
    assert why(s, "0: sell 2 PRR") is None
    do(s, "0: sell 2 PRR")
    assert s.company("PRR").pool == 5
    assert why(s, "0: sell 1 PRR") == "E-5.6"


@clause("E-4.16", "E-4.17")
def test_coloured_zones_lift_the_limits():
    s = turn()
    prr = company(s, "PRR", {0: 6})
    for cell, counted, free in (
        ((0, 6), True, False),
        ((0, 0), False, False),
        ((3, 0), False, True),
        ((5, 0), False, True),
    ):
        prr.cell = cell
        assert is_counted(prr) is counted
        assert is_free_of_limits(prr) is free
    stock_turn(s)
    assert why(s, "0: buy PRR from offering") is None, "orange and brown: more than 60%"
    assert certificates(s, s.players[0]) == 0


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
    cells = market()
    assert cells[0, 6].right == (0, 7), "a dividend: right"
    assert cells[4, 10].right == (3, 10), "at the end of a row: up instead"
    assert cells[2, 6].left == (2, 5), "none: left"
    assert cells[3, 0].left == (4, 0), "at the start of a row: down instead"
    assert cells[10, 3].left == (10, 3), "no cell below: it stays"
    assert cells[0, 18].right == cells[0, 18].up == (0, 18), "350 goes no further"
    assert cells[0, 18].left == (0, 17), "U-8: but it can fall"


@clause("E-5.1")
def test_sell_buy_sell_in_this_order():
    s = turn()
    company(s, "PRR", {0: 4})
    company(s, "NYC", {1: 2})
    do(s, "0: sell 1 PRR", "0: buy NYC from offering", "0: sell 1 PRR")
    assert why(s, "0: par CPR at 67") in ("E-5.1", "E-5.10")
    assert s.players[0].shares[:2] == (2, 1)
    assert why(s, "0: sell 9 NYC") == "E-5.1", "more than he holds"


@clause("E-5.2", "E-5.16")
def test_the_round_ends_when_all_pass_in_succession_and_a_pass_bars_nothing():
    s = turn(2)
    company(s, "PRR", {0: 6}, cash=100, stations=[("H12", 0)])
    do(s, "0: pass", "1: par NYC at 67")
    if asked(s) == (1,):
        do(s, "1: pass")
    assert asked(s) == (0,)
    do(s, "0: buy NYC from offering", "0: pass", "1: pass")
    assert at(s) == "stock_turn", "passes in a row start anew after a purchase"
    do(s, "0: pass")
    assert at(s) != "stock_turn"


@clause("E-5.16")
@pytest.mark.parametrize("end", ["1: decline", "0: withdraw"])
def test_an_offer_that_comes_to_nothing_is_no_deed(end):
    s = turn(2, privates={"SV": 0})
    company(s, "PRR", {0: 4, 1: 3})
    do(s, "0: offer SV to 1 at 5", end, "0: pass", "1: pass")
    assert s.operating == 1, "both have passed"
    s = turn(2, privates={"SV": 0})
    company(s, "PRR", {0: 4, 1: 3})
    do(s, "0: offer SV to 1 at 5", "1: accept", "0: pass", "1: pass")
    assert asked(s) == (0,), "a trade is a deed"


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


@clause("E-5.9")
def test_given_shares_are_not_sold_before_par_is_set():
    s = turn(privates={"CA": 0})
    s.players[0].shares = (1, *s.players[0].shares[1:])
    s.company("PRR").offering = 9
    assert why(s, "0: sell 1 PRR") == "E-5.9"
    company(s, "PRR", {1: 2, 0: 1})
    assert why(stock_turn(s), "0: sell 1 PRR") is None


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


@clause("E-5.12", "E-5.22", "E-5.24")
def test_the_prr_floats_as_in_the_rulebook():
    """X-08: shares from CA and shares sold to the pool count; the pool's own shares do not float it."""
    s = turn(2, privates={"CA": 1})
    s.players[1].shares = (1, *s.players[1].shares[1:])
    s.company("PRR").offering = 9
    company(s, "C&O", {0: 2}, par=71)
    stock_turn(s)
    do(s, "0: par PRR at 82", "0: pass", "1: buy PRR from offering", "1: pass")
    do(s, "0: buy PRR from offering", "0: pass", "1: sell 2 PRR", "1: pass")
    prr = s.company("PRR")
    assert s.players[0].cash == 1000 - 164 - 82
    assert (s.players[1].cash, prr.price, prr.par) == (1000 - 82 + 164, 71, 82)
    assert rank(s.company("C&O")) < rank(prr), "below C&O on the 71 cell"
    other = s.clone()
    do(other, "0: buy PRR from pool")
    assert not other.company("PRR").floated
    do(s, "0: buy PRR from offering")
    assert prr.floated
    assert prr.cash == 0, "the money comes at the end of the stock round"
    ended(s)
    assert s.company("PRR").cash == 820


def test_float_money_arrives_at_once_on_18xx_games():
    """D-2."""
    s = turn(profile="18xx.games")
    company(s, "PRR", {0: 5})
    do(s, "0: buy PRR from offering")
    assert s.company("PRR").cash == 1000


@clause("E-5.13")
def test_company_money_does_not_pay_for_a_player():
    s = turn()
    company(s, "PRR", {0: 5}, cash=5000)
    s.players[0].cash = 99
    assert why(stock_turn(s), "0: buy PRR from offering") == "E-4.1"


@clause("E-5.14", "E-5.26", "E-5.27")
def test_the_presidency_passes_to_more_shares_and_of_several_to_the_nearest():
    """X-09: Pete, Ron; the old president gets two singles for the certificate."""
    s = turn(5)
    boc = company(s, "B&O", {0: 4, 1: 4}, pool=1, cash=77, trains=("2",))
    for name in ("PRR", "NYC"):
        company(s, name, {0: 6})
    s.players[0].privates = ()
    before = certificates(s, s.players[0])
    assert before == 13
    stock_turn(s, 1)
    assert boc.president == 0, "an equal holding is not enough"
    do(s, "1: buy B&O from pool")
    assert boc.president == 1
    assert (boc.cash, boc.trains) == (77, ("2",)), "charter and treasury go along"
    assert certificates(s, s.players[0]) == 14
    stock_turn(s, 0)
    assert why(s, "0: pass") == "E-4.5", "he must sell at least one"
    t = turn(4)
    boc = company(t, "B&O", {0: 4, 3: 3, 2: 3})
    do(t, "0: sell 2 B&O")
    assert boc.president == 2, "of two equal ones the nearest clockwise"


@clause("E-5.15", "E-5.17")
def test_the_round_starts_with_the_priority_holder_and_moves_the_card_left_of_the_last_to_act():
    s = turn(3)
    s.priority = 2
    company(s, "PRR", {0: 6}, cash=100, stations=[("H12", 0)])
    do(s, "0: par NYC at 67")
    ended(s)
    assert s.priority == 1
    from boardroom.games.eighteen_thirty.stock.round import begin_stock_round

    s.priority = 2
    begin_stock_round(s, ignore_facts)
    assert stack(s)[0].seat == 2


@clause("E-5.18")
def test_if_nobody_bought_or_sold_the_card_stays():
    s = turn(3)
    s.priority = 2
    company(s, "PRR", {0: 6}, cash=100, stations=[("H12", 0)])
    ended(s)
    assert s.priority == 2


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


@clause("E-5.23")
def test_a_floated_company_operates_from_the_next_operating_round():
    s = turn(2)
    company(s, "PRR", {0: 5, 1: 1})
    s.company("PRR").floated = s.company("PRR").funded = False
    s.company("PRR").offering = 4
    from boardroom.games.eighteen_thirty.stock.certificates import check_float

    check_float(s, s.company("PRR"), ignore_facts)
    ended(s)
    assert stack(s)[1].company == "PRR"
    assert at(s) == "lay_track"


@clause("E-5.25")
def test_money_and_certificates_are_open_to_all():
    s = turn(privates={"SV": 1})
    company(s, "PRR", {0: 4}, cash=321, trains=("2",))
    seen = view(s, 3)
    assert [p.cash for p in seen.players] == [p.cash for p in s.players]
    assert seen.players[0].shares == s.players[0].shares
    assert seen.players[1].privates == ("SV",)
    assert (seen.company("PRR").cash, seen.company("PRR").trains) == (321, ("2",))


@clause("E-5.28")
def test_the_president_alone_decides_for_a_company():
    s = sold()
    company(s, "PRR", {1: 4, 0: 3}, cash=100, stations=[("H12", 0)])
    operate(s, "PRR")
    assert asked(s) == (1,)
    assert why(s, "0: lay 9/1 in H14") == "E-6.4"


def test_certificate_limits_of_pete_and_kurt():
    """X-07: six players, limit 11; zones change under Pete's certificates."""
    s = turn(6)
    company(s, "B&O", {0: 4}, par=100)
    prr = company(s, "PRR", {0: 5, 1: 5}, par=67, cell=(4, 2))
    coal = company(s, "C&O", {0: 9, 2: 1}, par=67, cell=(5, 1))
    company(s, "ERIE", {0: 6}, par=100)
    pete = s.players[0]
    assert sum(pete.shares[COMPANIES.index(n)] - 1 for n in ("B&O", "PRR", "C&O", "ERIE")) == 20
    assert certificates(s, pete) == 8
    assert not is_over_limit(s, pete)
    for marker in (prr, coal):
        move_marker(s, marker, "up", 1, ignore_facts)
        move_marker(s, marker, "right", 2, ignore_facts)
    assert prr.market.zone == "normal"
    assert coal.market.zone == "yellow"
    assert certificates(s, pete) == 12
    assert is_over_limit(s, pete)
    stock_turn(s, 1)
    do(s, "1: sell 2 PRR")
    assert prr.market.zone == "yellow"
    stock_turn(s, 0)
    assert why(s, "0: pass") == "E-4.5", "C&O is still above 60%"
    do(s, "0: sell 2 C&O")
    assert coal.market.zone == "orange"
    assert certificates(s, pete) == 8
    assert not is_over_limit(s, pete)
