"""Where a tile may lie, and what it costs (E-6.5 to E-6.9, E-6.32 to E-6.49)."""

from __future__ import annotations

import pytest
from tests.games.eighteen_thirty.board.maps import CLASSIC, board, broken, halves, listed

from boardroom.games.eighteen_thirty.board.graph import (
    reach,
)
from boardroom.games.eighteen_thirty.board.hexes import grid
from boardroom.games.eighteen_thirty.board.lay import (
    fit,
    fits,
    in_supply,
    is_connected,
    terrain_cost,
)
from boardroom.games.eighteen_thirty.board.tile import carry_stops, face_of, tiles
from boardroom.testing.suite import clause


@clause("E-6.7")
def test_a_tan_hex_takes_yellow_only_and_yellow_goes_nowhere_else():
    assert broken("H14", "9", 1) == []
    assert "E-6.7" in broken("H14", "23", 1)
    assert "E-6.7" in broken("H14", "8", 1, {"H14": ("9", 1)})


@clause("E-6.8")
def test_upgrades_follow_the_printed_pairs():
    assert broken("H14", "23", 1, {"H14": ("9", 1)}) == []
    assert "E-6.8" in broken("H14", "29", 1, {"H14": ("9", 1)})
    assert "E-6.8" in broken("H14", "47", 1, {"H14": ("9", 1)})


@clause("E-6.37")
def test_a_printed_yellow_hex_takes_green_only():
    assert broken("E23", "53", 1) == []
    assert "E-6.37" in broken("E23", "61", 1)
    assert "E-6.37" in broken("E23", "57", 1)


@clause("E-6.38", "E-6.113", "E-6.45")
def test_labels_of_hex_and_tile_agree():
    assert "E-6.38" in broken("E23", "14", 1)
    assert "E-6.113" in broken("F16", "53", 0, {})
    assert "E-6.45" in broken("F16", "61", 0, {"F16": ("14", 0)})


@clause("E-6.39")
def test_number_and_kind_of_stops_agree():
    assert "E-6.39" in broken("H14", "57", 1)
    assert "E-6.39" in broken("B20", "1", 1)
    assert "E-6.39" in broken("H10", "58", 1)
    # A city of two circles is one city: 57 becomes 14.
    assert broken("H10", "14", 1, {"H10": ("57", 1)}) == []


@clause("E-6.40")
def test_gray_and_red_hexes_never_take_a_tile():
    assert broken("D14", "57", 0) == ["E-6.40"]
    assert broken("F2", "57", 0) == ["E-6.40"]
    assert fits(CLASSIC, CLASSIC.number["D14"], CLASSIC.printed[CLASSIC.number["D14"]]) == ()


@clause("E-6.6")
def test_no_track_runs_off_the_map():
    assert "E-6.6" in broken("B12", "9", 0)  # SW-NE; B12 has no neighbour in the NE
    assert broken("B12", "9", 1) == []


@clause("E-6.35")
def test_no_track_runs_into_a_blank_side_of_a_gray_or_red_hex():
    assert "E-6.35" in broken("I13", "9", 2)  # NW-SE; the NW neighbour H12 has track W and E only
    assert "E-6.35" in broken("H2", "9", 0)  # SW-NE; I1 has track E only


@clause("E-6.36")
def test_no_track_crosses_a_barrier():
    assert "E-6.36" in broken("C11", "9", 2)  # NW-SE, the lake lies in the SE
    assert "E-6.36" in broken("D12", "9", 0)


@clause("E-6.44")
def test_an_upgrade_keeps_all_track_in_place():
    assert "E-6.44" in broken("H14", "23", 0, {"H14": ("9", 1)})
    assert "E-6.44" in broken("E23", "53", 0)


@clause("E-6.47")
def test_stations_of_tile_59_stay_in_separate_cities():
    laid = {"D10": ("59", 0)}  # SW and NW
    assert "E-6.47" in broken("D10", "64", 0, laid)  # 64 joins SW and NW in one city
    assert broken("D10", "64", 4, laid) == []


@clause("E-6.46")
def test_stations_go_over_to_the_city_with_their_exits():
    old = CLASSIC.printed[CLASSIC.number["G19"]]
    assert carry_stops(old, face_of("54", 0)) == (1, 0)  # NE half, SW half; indices alone would be wrong
    assert carry_stops(face_of("54", 0), face_of("62", 0)) == (0, 1)
    assert carry_stops(CLASSIC.printed[CLASSIC.number["E11"]], face_of("59", 3)) == (0, 1)
    for tile in tiles().values():
        for name in tile.upgrades:
            for face in tiles()[name].faces:
                carry = carry_stops(tile.faces[0], face)
                if carry is not None:
                    assert all(tile.faces[0].joins[i] & ~face.joins[j] == 0 for i, j in enumerate(carry))
                    assert sorted(carry) == list(range(len(tile.stops)))


@clause("E-6.6")
@pytest.mark.parametrize("key", ["classic", "plus"])
def test_tile_63_fits_where_all_six_sides_are_open(key):
    """X-11: J14 cannot become brown on the classic map, its east side lies off the map."""
    on = grid(key)
    cities = [
        n
        for n, h in enumerate(on.hexes)
        if h.colour == "tan" and [s.kind for s in h.printed.stops] == ["city"]
    ]
    able = {on.hexes[n].id for n in cities if fit(on, n, face_of("14", 0), "63", 0)}
    classic = {"E19", "F16", "H4", "H10", "H16"}
    assert able == (classic if key == "classic" else classic | {"J14", "K3", "K7", "K13"})
    if key == "classic":
        assert "E-6.6" in broken("J14", "63", 0, {"J14": ("15", 0)})


@clause("E-6.5")
def test_track_must_be_reached_from_a_station():
    b = board(stations={"B&O": [("I15", 0)]})
    assert halves(b, "B&O") == {"I17.W", "J14.NE"}
    assert ("I17", "9") in listed(b, "B&O")
    assert not any(hex_ == "H14" for hex_, _ in listed(b, "B&O"))
    # The tile must have track at the side that is reached.
    at = CLASSIC.number["I17"]
    assert is_connected(b, reach(b, "B&O"), "B&O", at, face_of("9", 1))
    assert not is_connected(b, reach(b, "B&O"), "B&O", at, face_of("8", 2))


@clause("E-6.32")
def test_one_of_two_separate_tracks_is_enough():
    b = board({"I17": ("9", 1)}, {"B&O": [("I15", 0)]})
    # 20 turned by one: W-E, reached, and NW-SE or SW-NE; the second track leads nowhere near the company.
    crossing = face_of("16", 1)
    assert crossing.exits >> 1 & 1
    assert is_connected(b, reach(b, "B&O"), "B&O", CLASSIC.number["I17"], crossing)


@clause("E-6.112")
def test_an_upgrade_may_be_reached_by_old_track_only():
    b = board({"I17": ("9", 1)}, {"B&O": [("I15", 0)]})
    assert ("I17", "23") in listed(b, "B&O", ("yellow", "green"))
    assert ("I17", "23") not in listed(b, "B&O", ("yellow",))


@clause("E-6.33", "E-6.34")
def test_nyc_and_erie_may_lay_their_home_hexes_without_a_connection():
    b = board(stations={"NYC": [("E19", 0)], "ERIE": [("E11", 1)]})
    assert listed(b, "NYC") == {("E19", "57")}
    assert listed(b, "ERIE") == set()
    assert listed(b, "ERIE", ("yellow", "green")) == {("E11", "59")}


@clause("E-6.41", "E-6.42", "E-6.43")
def test_terrain_is_paid_on_the_first_lay_only():
    at = CLASSIC.number["I17"]
    assert terrain_cost(CLASSIC, at, CLASSIC.printed[at]) == 80
    assert terrain_cost(CLASSIC, at, face_of("9", 1)) == 0
    lansing = CLASSIC.number["E11"]
    assert terrain_cost(CLASSIC, lansing, CLASSIC.printed[lansing]) == 0  # E-6.42


@clause("E-6.48", "E-6.49")
def test_tiles_run_out_and_come_back():
    laid = {"F16": ("57", 0), "H10": ("57", 0), "H16": ("57", 0), "H4": ("57", 0)}
    assert in_supply(laid, "57") == 0
    assert in_supply({**laid, "H4": ("14", 0)}, "57") == 1
