"""Certificates: limits, presidencies, floating (E-4.3 to E-4.18, E-5.12 to E-5.28)."""

from tests.games.eighteen_thirty.position import (
    asked,
    at,
    company,
    do,
    operate,
    sold,
    stack,
    stock_turn,
    why,
)
from tests.games.eighteen_thirty.stock.turns import ended, turn

from boardroom.core.engine import ignore_facts
from boardroom.core.views import view
from boardroom.games.eighteen_thirty.state import COMPANIES
from boardroom.games.eighteen_thirty.stock.certificates import certificates, is_over_limit
from boardroom.games.eighteen_thirty.stock.marker import (
    is_counted,
    is_free_of_limits,
    move_marker,
    rank,
)
from boardroom.testing.suite import clause


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
