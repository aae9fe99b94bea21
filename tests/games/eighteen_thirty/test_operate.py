"""Chapter 6: order, track, stations, runs and dividends, with X-10, X-12, X-14, X-16 and X-17."""

from tests.games.eighteen_thirty.position import (
    asked,
    at,
    company,
    do,
    go_on,
    lay,
    operate,
    ruled,
    sold,
    stack,
    stock_turn,
    why,
)

from boardroom.core.engine import ignore_facts
from boardroom.games.eighteen_thirty.board.tile import tiles
from boardroom.games.eighteen_thirty.facts import RevenueKept, StationPlaced, TrainsRun
from boardroom.games.eighteen_thirty.operate.round import begin_operating_round
from boardroom.games.eighteen_thirty.operate.run import best_run
from boardroom.games.eighteen_thirty.state import State
from boardroom.games.eighteen_thirty.stock.marker import rank
from boardroom.testing.suite import clause


def running(trains: tuple[str, ...] = ("2",), **fields) -> State:
    """PRR can run from H12 to H16."""
    s = sold(phase=3)
    company(s, "PRR", {0: 5, 1: 1}, cash=500, stations=[("H12", 0)], trains=trains, **fields)
    lay(s, H14=("9", 1), H16=("57", 1))
    return operate(s, "PRR", "run_trains")


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


@clause("E-6.4")
def test_one_lay_or_upgrade_a_turn_or_none():
    s = running()
    operate(s, "PRR")
    do(s, "0: lay 14/1 in H16")
    assert ruled(operate(s, "PRR", laid=True), "0: lay 9/1 in H10") == "E-6.4"
    s = running()
    operate(s, "PRR")
    do(s, "0: pass")
    assert at(s) == "place_station"


@clause("E-6.9")
def test_the_new_track_need_not_be_used():
    s = running()
    operate(s, "PRR")
    before = best_run(s, s.company("PRR")).value
    do(s, "0: lay 57/1 in H10")
    assert s.tiles.count(0) == 93 - 3
    assert before == 30, "the tile is laid whatever it earns"


@clause("E-6.10", "E-6.50")
def test_one_station_a_turn_for_40_and_later_100():
    s = running()
    lay(s, H10=("57", 1))
    operate(s, "PRR", "place_station")
    told = do(s, "0: station in H16 city 0")
    assert StationPlaced("PRR", "H16", 40) in told
    assert s.company("PRR").cash == 460
    operate(s, "PRR", "place_station", stationed=True)
    assert ruled(s, "0: station in H10 city 0") == "E-6.10"
    operate(s, "PRR", "place_station")
    do(s, "0: station in H10 city 0")
    assert s.company("PRR").cash == 360
    s = running()
    s.company("PRR").cash = 39
    assert ruled(operate(s, "PRR", "place_station"), "0: station in H16 city 0") == "E-6.50"


@clause("E-6.54")
def test_no_more_stations_than_tokens():
    s = sold()
    company(s, "B&M", {0: 6}, cash=500, stations=[("E23", 0), ("H16", 0)])
    lay(s, F22=("57", 0))
    assert ruled(operate(s, "B&M", "place_station"), "0: station in F22 city 0") == "E-6.54"


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


@clause("E-6.78", "E-6.17")
def test_a_better_set_must_be_used():
    s = running(("2", "2"))
    lay(s, H10=("57", 1))
    operate(s, "PRR", "run_trains")
    assert best_run(s, s.company("PRR")).value == 60
    assert why(s, "0: run 2:H12-H14-H16") == "E-6.17"
    assert why(s, "0: run 2:H12-H14-H16,2:H10-H12") is None, "a set drawn by hand that earns as much"
    s.options = type(s.options)(profile="18xx.games")
    assert why(s, "0: run 2:H12-H14-H16") is None, "D-11: any legal set"


def test_the_best_run_stops_at_a_full_city():
    """X-12, in the spirit of the lost picture: neither the same track back nor through a full city."""
    s = running(("4",))
    lay(s, H10=("57", 1))
    company(s, "B&O", {1: 6}, stations=[("I15", 0), ("H16", 0)])
    operate(s, "PRR", "run_trains")
    assert best_run(s, s.company("PRR")).value == 20 + 10 + 20, "H16 is an end, not a way"
    assert why(s, "0: run 4:H16-H14-H12+H12-H14-H16") in ("E-6.65", "E-6.68")


def test_stations_follow_unblocked_track_of_ones_own():
    """X-16, in the spirit of the lost picture."""
    s = running()
    lay(s, H10=("57", 1), H8=("9", 1), G7=("1", 0))
    company(s, "B&O", {1: 6}, cash=500, stations=[("I15", 0), ("H10", 0)])
    operate(s, "PRR", "place_station")
    assert why(s, "0: station in H16 city 0") is None
    assert why(s, "0: station in H10 city 0") == "E-6.51", "its circle is taken"
    assert why(s, "0: station in H4 city 0") == "E-6.52", "beyond a full city"
    assert ruled(s, "0: station in H12 city 0") in ("E-6.51", "E-6.53"), "no second station in a hex"


def test_track_lays_of_the_picture():
    """X-17: yellow on tan, terrain paid once, green on printed yellow with the same label."""
    s = sold(phase=5)
    company(s, "B&O", {0: 6}, cash=500, stations=[("I15", 0)])
    lay(s, I17=("9", 1))
    operate(s, "B&O")
    do(s, "0: lay 53/0 in I15")
    assert s.company("B&O").cash == 500, "C: free"
    operate(s, "B&O")
    do(s, "0: lay 61/0 in I15")
    assert s.company("B&O").cash == 500, "G: green to brown with label B"
    t = sold()
    company(t, "B&O", {0: 6}, cash=500, stations=[("I15", 0)])
    operate(t, "B&O")
    do(t, "0: lay 9/1 in I17")
    assert t.company("B&O").cash == 420, "A: water, 80"


@clause("E-6.48", "E-6.49")
def test_the_last_tile_of_a_kind_is_gone_until_one_is_replaced():
    s = running()
    lay(s, H16=("57", 1), F16=("57", 0), E19=("57", 0), H4=("57", 0))
    operate(s, "PRR")
    assert why(s, "0: lay 57/1 in H10") == "E-6.49", "all four lie"
    do(s, "0: lay 14/1 in H16")
    assert why(operate(s, "PRR"), "0: lay 57/1 in H10") is None, "the replaced one is back"


@clause("E-8.3")
def test_yellow_tiles_run_short_on_the_larger_map_too():
    s = sold(map="plus")
    company(s, "PRR", {0: 6}, cash=500, stations=[("H12", 0)])
    count = tiles()["9"].count
    assert count == 7, "no more are supplied"
    hexes = ["B12", "B14", "B22", "C9", "C13", "D16", "D20"]
    lay(s, **dict.fromkeys(hexes, ("9", 1)))
    assert ruled(operate(s, "PRR"), "0: lay 9/1 in H14") == "E-6.49"
    lay(s, D20=("8", 1))
    assert ruled(operate(s, "PRR"), "0: lay 9/1 in H14") is None


@clause("E-6.57")
def test_erie_chooses_its_city_and_on_18xx_games_after_the_first_tile():
    """The site asks when a tile lies there."""
    s = sold(2)
    company(s, "ERIE", {0: 6}, cash=500)
    begin_operating_round(s, ignore_facts)
    go_on(s)
    assert at(s) == "place_home"
    do(s, "0: home 1")
    assert s.company("ERIE").stations[0] % 2 == 1
    s = sold(2, phase=3, profile="18xx.games")
    company(s, "ERIE", {0: 6}, cash=500)
    begin_operating_round(s, ignore_facts)
    go_on(s)
    assert at(s) == "lay_track"
    do(s, "0: lay 59/2 in E11")
    assert at(s) == "place_home"
    do(s, "0: home 1")
    assert [stop % 2 for stop in s.company("ERIE").stations] == [1]


def test_a_stock_turn_is_no_time_for_track():
    s = stock_turn(running())
    assert why(s, "0: lay 9/1 in H10") == "E-5.1"
    assert asked(s) == (0,)
