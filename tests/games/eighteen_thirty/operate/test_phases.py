"""Chapter 2: phases, rust and the train limit (E-2), with the examples X-03 to X-05."""

import pytest
from tests.games.eighteen_thirty.position import (
    asked,
    at,
    company,
    do,
    lay,
    operate,
    ruled,
    sold,
    stack,
    stock_turn,
    why,
)

from boardroom.games.eighteen_thirty.state import KINDS, PHASES, State
from boardroom.testing.suite import clause


def buying(phase: int, depot: tuple[int, ...], trains: tuple[str, ...] = (), cash: int = 5000) -> State:
    """PRR buys trains in a phase, with so many trains left in the bank."""
    s = sold(phase=phase, privates={"SV": 1} if phase < 5 else None)
    company(s, "PRR", {0: 6}, cash=cash, trains=trains, stations=[("H12", 0)])
    s.depot = depot
    return operate(s, "PRR", "buy_trains")


@clause("E-2.1")
@pytest.mark.parametrize(
    ("kind", "depot", "before", "after"),
    [
        ("3", (0, 5, 4, 3, 2, 6), 2, 3),
        ("4", (0, 0, 4, 3, 2, 6), 3, 4),
        ("5", (0, 0, 0, 3, 2, 6), 4, 5),
        ("6", (0, 0, 0, 0, 2, 6), 5, 6),
        ("D", (0, 0, 0, 0, 1, 6), 6, 7),
    ],
)
def test_the_first_train_of_a_kind_begins_its_phase(kind, depot, before, after):
    s = buying(before, depot)
    do(s, f"0: buy train {kind} from bank")
    assert s.phase == after


@clause("E-2.2")
def test_a_phase_acts_at_once_on_the_buyer_too():
    s = buying(3, (0, 0, 4, 3, 2, 6), ("2", "2", "3"))
    do(s, "0: buy train 4 from bank")
    assert s.company("PRR").trains == ("3", "4"), "the buyer's own 2-trains rust in the middle of its turn"
    assert s.phase_rules.train_limit == 3
    assert why(s, "0: buy train 4 from bank") is None


@clause("E-2.3")
@pytest.mark.parametrize(("phase", "rounds"), [(2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 3)])
def test_the_number_of_operating_rounds_is_fixed_when_the_stock_round_ends(phase, rounds):
    s = stock_turn(sold(2, phase=phase))
    company(s, "PRR", {0: 6}, cash=500, stations=[("H12", 0)])
    do(s, "0: pass", "1: pass")
    assert at(s) == "lay_track"
    assert s.operating_rounds == rounds
    s = buying(2, (0, 5, 4, 3, 2, 6))
    assert s.operating_rounds == 1
    do(s, "0: buy train 3 from bank")
    assert s.operating_rounds == 1, "the set that is running keeps its number"


@clause("E-2.4")
def test_rusted_trains_leave_the_game_also_from_the_pool():
    """X-03."""
    s = buying(3, (0, 0, 4, 3, 2, 6), ("2",))
    company(s, "NYC", {1: 6}, trains=("2", "3"), cash=10)
    s.pool_trains = ("2", "3")
    do(s, "0: buy train 4 from bank")
    assert list(s.pool_trains) == ["3"]
    assert s.company("NYC").trains == ("3",)
    assert s.company("NYC").cash == 10, "nothing is paid for them"
    assert s.rusted[KINDS.index("2")] == 3


@clause("E-2.5")
def test_tile_colours_open_with_the_phases():
    assert [PHASES[n].tiles for n in (2, 3, 4, 5, 6, 7)] == [
        ("yellow",),
        ("yellow", "green"),
        ("yellow", "green"),
        ("yellow", "green", "brown"),
        ("yellow", "green", "brown"),
        ("yellow", "green", "brown"),
    ]
    s = sold()
    company(s, "B&O", {0: 6}, cash=500, stations=[("I15", 0)])
    operate(s, "B&O")
    assert why(s, "0: lay 53/0 in I15") == "E-2.5"
    s.phase = 3
    operate(s, "B&O")
    assert why(s, "0: lay 53/0 in I15") is None


@clause("E-2.6")
def test_the_train_limit_is_four_then_three_then_two():
    assert [PHASES[n].train_limit for n in (2, 3, 4, 5, 6, 7)] == [4, 4, 3, 2, 2, 2]
    s = buying(2, (1, 5, 4, 3, 2, 6), ("2", "2", "2", "2"))
    assert ruled(s, "0: buy train 2 from bank") == "E-6.88"


@clause("E-2.7")
@pytest.mark.parametrize(
    ("kind", "depot", "before", "gone"),
    [
        ("4", (0, 0, 4, 3, 2, 6), 3, "2"),
        ("6", (0, 0, 0, 0, 2, 6), 5, "3"),
        ("D", (0, 0, 0, 0, 1, 6), 6, "4"),
        ("5", (0, 0, 0, 3, 2, 6), 4, ""),
    ],
)
def test_each_kind_rusts_by_the_one_two_steps_on(kind, depot, before, gone):
    s = buying(before, depot)
    company(s, "NYC", {1: 6}, trains=("2", "3"))
    company(s, "CPR", {1: 6}, trains=("4", "5"))
    company(s, "B&O", {1: 6}, trains=("6", "D"))
    do(s, f"0: buy train {kind} from bank")
    left = {train for name in ("NYC", "CPR", "B&O") for train in s.company(name).trains}
    assert left == {"2", "3", "4", "5", "6", "D"} - {gone}


@clause("E-6.20", "E-6.22")
def test_two_purchases_in_one_turn_with_the_limit_falling_between_them():
    """X-04: 800 dollars and a 3-train; one 4-train is left, then 5-trains."""
    s = buying(4, (0, 0, 1, 3, 2, 6), ("3",), cash=800)
    do(s, "0: buy train 4 from bank")
    assert why(s, "0: buy train 5 from bank") is None, "the limit is still three before it"
    do(s, "0: buy train 5 from bank")
    assert (s.phase, s.phase_rules.train_limit, s.company("PRR").cash) == (5, 2, 50)
    assert at(s) == "discarding"
    assert asked(s) == (0,)
    assert s.players[1].privates == (), "all privates have closed"
    do(s, "0: discard 3")
    assert s.pool_trains == ("3",)
    assert s.company("PRR").trains == ("4", "5")
    assert s.company("PRR").cash == 50, "nothing is paid for it"


def test_a_train_must_go_after_a_purchase_that_lowers_the_limit():
    """X-05."""
    s = buying(4, (0, 0, 0, 3, 2, 6), ("3", "4"))
    do(s, "0: buy train 5 from bank")
    assert at(s) == "discarding"
    assert why(s, "0: pass") == "E-6.22"
    do(s, "0: discard 4")
    assert s.company("PRR").trains == ("3", "5")


@clause("E-6.93")
def test_several_companies_discard_in_order_of_share_price():
    s = buying(4, (0, 0, 0, 3, 2, 6), ("3", "4"))
    company(s, "NYC", {1: 6}, par=67, trains=("3", "3", "4"))
    company(s, "CPR", {2: 6}, par=82, trains=("3", "3", "4"))
    do(s, "0: buy train 5 from bank")
    assert list(stack(s)[-1].queue) == ["PRR", "CPR", "NYC"]
    do(s, "0: discard 3")
    assert asked(s) == (2,)
    do(s, "2: discard 3")
    assert asked(s) == (1,)
    s = buying(4, (0, 0, 0, 3, 2, 6), ("3", "4"))
    lay(s)
    s.options = type(s.options)(profile="18xx.games")
    s.derive()
    company(s, "CPR", {2: 6}, par=82, trains=("3", "3", "4"))
    company(s, "NYC", {1: 6}, par=67, trains=("3", "3", "4"))
    do(s, "0: buy train 5 from bank")
    assert list(stack(s)[-1].queue) == ["PRR", "NYC", "CPR"], "D-6: in fixed order"


@clause("E-6.94")
def test_no_train_is_discarded_of_ones_own_will():
    s = buying(4, (0, 0, 1, 3, 2, 6), ("3", "3", "3"))
    assert why(s, "0: discard 3") == "E-6.20"
    assert ruled(s, "0: buy train 4 from bank") == "E-6.88", "not even to make room"
