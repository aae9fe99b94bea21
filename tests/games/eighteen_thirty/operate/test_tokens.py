"""Step 2 and home stations (E-6.10, E-6.50 to E-6.57)."""

from tests.games.eighteen_thirty.operate.turns import running
from tests.games.eighteen_thirty.position import (
    at,
    company,
    do,
    go_on,
    lay,
    operate,
    ruled,
    sold,
    why,
)

from boardroom.core.engine import ignore_facts
from boardroom.games.eighteen_thirty.facts import StationPlaced
from boardroom.games.eighteen_thirty.operate.round import begin_operating_round
from boardroom.testing.suite import clause


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
