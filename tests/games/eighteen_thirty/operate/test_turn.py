"""A company's turn as a whole (E-6.3, E-6.14, E-6.30)."""

from tests.games.eighteen_thirty.operate.turns import running
from tests.games.eighteen_thirty.position import (
    at,
    company,
    do,
    go_on,
    lay,
    operate,
    sold,
    why,
)

from boardroom.core.engine import ignore_facts
from boardroom.games.eighteen_thirty.facts import RevenueKept, TrainsRun
from boardroom.games.eighteen_thirty.operate.round import begin_operating_round
from boardroom.games.eighteen_thirty.operate.run import best_run
from boardroom.games.eighteen_thirty.state import State
from boardroom.testing.suite import clause


@clause("E-6.3", "E-6.11")
def test_a_turn_goes_home_track_station_run_dividend_trains():
    s = sold(2)
    company(s, "PRR", {0: 6}, cash=500)
    s.operating_rounds = 1
    begin_operating_round(s, ignore_facts)
    go_on(s)
    assert len(s.company("PRR").stations) == 1, "the home station is placed first, free"
    assert s.company("PRR").cash == 500
    seen = [at(s)]
    do(s, "0: lay 9/1 in H14")
    seen.append(at(s))
    assert seen == ["lay_track", "buy_trains"], "no station in reach, no train to run"
    s = running()
    do(s, f"0: run {best(s)}")
    assert at(s) == "dividends"
    do(s, "0: pay out")
    assert at(s) == "buy_trains"


def best(s: State) -> str:
    found = best_run(s, s.company("PRR"))
    return ",".join(f"{r.train}:{'+'.join('-'.join(c) for c in r.chains)}" for r in found.routes)


@clause("E-6.14")
def test_trains_bought_this_turn_do_not_run_this_turn():
    s = sold(2)
    company(s, "PRR", {0: 6}, cash=500)
    lay(s, H14=("9", 1), H16=("57", 1))
    s.operating_rounds = 1
    begin_operating_round(s, ignore_facts)
    go_on(s)
    told = do(s, "0: pass", "0: pass")
    assert RevenueKept("PRR", 0) in told, "nothing runs in the first turn"
    assert at(s) == "buy_trains"
    told = do(s, "0: buy train 2 from bank")
    assert not [fact for fact in told if isinstance(fact, TrainsRun)]


@clause("E-6.30", "E-6.31")
def test_only_money_in_hand_is_spent_so_revenue_does_not_pay_for_track():
    s = sold(phase=3, privates={"DH": 1})
    company(s, "B&O", {0: 6}, cash=79, stations=[("I15", 0)], trains=("2",))
    operate(s, "B&O")
    assert why(s, "0: lay 9/1 in I17") == "E-6.41", "80 for the water, before any revenue of this turn"
    assert why(s, "0: buy private DH for 80") == "E-6.30"
    operate(s, "B&O", "dividends", revenue=60)
    do(s, "0: withhold")
    assert s.company("B&O").cash == 139, "available from step 4 on"
