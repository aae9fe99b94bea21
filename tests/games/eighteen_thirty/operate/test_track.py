"""Step 1: laying track (E-6.4, E-6.9, E-6.48, E-8.3)."""

from tests.games.eighteen_thirty.operate.turns import running
from tests.games.eighteen_thirty.position import (
    asked,
    at,
    company,
    do,
    lay,
    operate,
    ruled,
    sold,
    stock_turn,
    why,
)

from boardroom.games.eighteen_thirty.board.map_state import area_of
from boardroom.games.eighteen_thirty.board.tile import distinct_faces, tiles
from boardroom.games.eighteen_thirty.operate.run import best_run
from boardroom.games.eighteen_thirty.operate.track import lay_rows
from boardroom.testing.suite import clause


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


def test_a_stock_turn_is_no_time_for_track():
    s = stock_turn(running())
    assert why(s, "0: lay 9/1 in H10") == "E-5.1"
    assert asked(s) == (0,)


def test_the_lays_offered_are_those_that_the_rule_allows():
    s = sold(privates={"CS": 1})
    company(s, "PRR", {0: 6}, cash=85, stations=[("H12", 0)])
    lay(s, H14=("9", 1), H16=("57", 1))
    operate(s, "PRR")
    allowed = {
        (h.id, tile, face.rotation)
        for h in area_of(s).hexes
        for tile in tiles()
        for face in distinct_faces(tile)
        if ruled(s, f"0: lay {tile}/{face.rotation} in {h.id}") is None
    }
    assert allowed == set(lay_rows(s, s.company("PRR")))
    assert allowed
