"""Where a station may stand (E-6.51 to E-6.57, E-8.2)."""

from __future__ import annotations

from tests.games.eighteen_thirty.board.maps import CLASSIC, PLUS, board, stops

from boardroom.games.eighteen_thirty.board.graph import (
    faces_for,
    impassable_cities,
    reach,
)
from boardroom.games.eighteen_thirty.board.hexes import Grid
from boardroom.games.eighteen_thirty.board.lay import (
    fits,
)
from boardroom.games.eighteen_thirty.board.station import free_circles, home_stops, station_faults
from boardroom.games.eighteen_thirty.board.tile import tiles
from boardroom.games.eighteen_thirty.components import companies
from boardroom.testing.suite import clause


def stop(hex_id: str, index: int = 0, on: Grid = CLASSIC) -> int:
    return 2 * on.number[hex_id] + index


@clause("E-6.51")
def test_a_station_needs_an_empty_circle_of_a_city():
    b = board({"I17": ("9", 1), "J14": ("57", 0)}, {"B&O": [("I15", 0)], "PRR": [("H12", 0)]})
    arrived = reach(b, "B&O")
    assert list(station_faults(b, "B&O", stop("J14"), arrived, [])) == []
    assert "E-6.51" in station_faults(b, "B&O", stop("I19"), arrived, [])  # a town
    assert (free_circles(b, stop("J14")), free_circles(b, stop("I15")), free_circles(b, stop("I19"))) == (
        1,
        0,
        0,
    )
    full = board({"J14": ("57", 0)}, {"B&O": [("I15", 0)], "PRR": [("J14", 0)]})
    assert list(station_faults(full, "B&O", stop("J14"), reach(full, "B&O"), [])) == ["E-6.51"]


@clause("E-6.52")
def test_a_station_needs_a_connection_unless_a_private_gives_it():
    b = board({"F16": ("57", 0)}, {"B&O": [("I15", 0)]})
    assert list(station_faults(b, "B&O", stop("F16"), reach(b, "B&O"), [])) == ["E-6.52"]
    assert list(station_faults(b, "B&O", stop("F16"), None, [])) == []


@clause("E-6.53")
def test_one_station_of_a_company_in_a_hex():
    b = board({"G19": ("54", 0)}, {"NYNH": [("G19", 1)]})
    assert list(station_faults(b, "NYNH", stop("G19", 0), None, [])) == ["E-6.53"]


@clause("E-6.55")
def test_the_place_of_a_waiting_home_station_is_kept():
    b = board()
    assert list(station_faults(b, "B&O", stop("A19"), None, ["CPR"])) == ["E-6.55"]
    assert list(station_faults(b, "B&O", stop("A19"), None, [])) == []
    two = board({"E19": ("14", 0)})
    assert list(station_faults(two, "B&O", stop("E19"), None, ["NYC"])) == []
    one_left = board({"E19": ("14", 0)}, {"PRR": [("E19", 0)]})
    assert list(station_faults(one_left, "B&O", stop("E19"), None, ["NYC"])) == ["E-6.55"]
    # New York's other half is free; the half that carries the NE exit is not, wherever an upgrade put it.
    ny = board({"G19": ("54", 0)})
    assert list(station_faults(ny, "B&O", stop("G19", 0), None, ["NYNH"])) == []
    assert list(station_faults(ny, "B&O", stop("G19", 1), None, ["NYNH"])) == ["E-6.55"]


@clause("E-6.56", "E-6.57")
def test_nobody_enters_the_home_of_erie_before_it_and_erie_chooses():
    b = board({"E11": ("59", 0)})
    assert list(station_faults(b, "B&O", stop("E11", 0), None, ["ERIE"])) == ["E-6.56"]
    assert list(station_faults(b, "B&O", stop("E11", 0), None, [])) == []
    assert home_stops(CLASSIC, b.faces, companies()["ERIE"]) == (stop("E11", 0), stop("E11", 1))


@clause("E-6.11")
def test_the_home_of_nynh_is_the_half_with_the_ne_exit():
    assert home_stops(CLASSIC, board().faces, companies()["NYNH"]) == (stop("G19", 0),)
    assert home_stops(CLASSIC, board({"G19": ("54", 0)}).faces, companies()["NYNH"]) == (stop("G19", 1),)


@clause("E-8.2")
def test_the_home_marker_of_prr_on_the_larger_map_stops_its_owner_alone():
    laid = {"H14": ("9", 1), "H10": ("57", 1), "H16": ("57", 1)}
    b = board(laid, {"PRR": [("H12", 0)], "B&O": [("H16", 0)]}, PLUS)
    assert "H12-0" in stops(b, "PRR")
    assert {"H10-0", "H16-0"} <= stops(b, "PRR")
    assert "H12-0" not in stops(b, "B&O")
    assert "H10-0" in stops(b, "B&O")  # it blocks nobody
    assert impassable_cities(b, "B&O") == frozenset()
    at = PLUS.number["H12"]
    assert faces_for(b, "B&O")[at] is PLUS.printed[at]
    assert {f.face.tile for f in fits(PLUS, at, PLUS.printed[at])} == set(tiles()["23"].upgrades)
