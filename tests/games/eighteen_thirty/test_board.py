"""Tile lays, stations and reach on the map: the clauses of section 6 that geometry decides."""

from __future__ import annotations

import random
from collections.abc import Iterable

import pytest

from boardroom.games.eighteen_thirty.board.graph import (
    Board,
    Stations,
    faces_for,
    impassable_cities,
    make_board,
    reach,
)
from boardroom.games.eighteen_thirty.board.hexes import Grid, Laid, grid
from boardroom.games.eighteen_thirty.board.lay import (
    faults,
    fit,
    fits,
    in_supply,
    is_connected,
    lays,
    terrain_cost,
)
from boardroom.games.eighteen_thirty.board.station import free_circles, home_stops, station_faults
from boardroom.games.eighteen_thirty.board.tile import SIDES, carry_stops, face_of, tiles
from boardroom.games.eighteen_thirty.components import companies
from boardroom.testing.suite import clause

CLASSIC = grid("classic")
PLUS = grid("plus")


def board(laid: Laid | None = None, stations: Stations | None = None, on: Grid = CLASSIC) -> Board:
    return make_board(on, laid or {}, stations or {})


def broken(hex_id: str, tile: str, rotation: int, laid: Laid | None = None, on: Grid = CLASSIC) -> list[str]:
    number = on.number[hex_id]
    return list(faults(on, number, board(laid, on=on).faces[number], face_of(tile, rotation)))


def halves(b: Board, company: str) -> set[str]:
    """Where a company's track arrives, written as hex.side."""
    return {f"{b.grid.hexes[h // 6].id}.{SIDES[h % 6]}" for h in reach(b, company).halves}


def stops(b: Board, company: str) -> set[str]:
    return {f"{b.grid.hexes[s // 2].id}-{s % 2}" for s in reach(b, company).stops}


def listed(b: Board, company: str, colours: Iterable[str] = ("yellow",)) -> set[tuple[str, str]]:
    return {(lay.hex, lay.tile) for lay in lays(b, company, reach(b, company), tuple(colours))}


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


@clause("E-6.12", "E-6.58", "E-6.59", "E-6.114")
def test_a_full_city_of_others_blocks_and_can_still_be_reached():
    laid = {"J14": ("57", 0), "I13": ("8", 3)}
    stations = {"B&O": [("I15", 0)], "PRR": [("J14", 0)]}
    b = board(laid, stations)
    assert impassable_cities(b, "B&O") == {2 * CLASSIC.number["J14"]}
    assert "J14-0" in stops(b, "B&O")
    assert "K13.NE" not in halves(b, "B&O")
    assert ("J14", "14") in listed(b, "B&O", ("green",))
    # With a station of its own, or an empty circle, it passes.
    assert "K13.NE" in halves(board(laid, {**stations, "B&O": [("I15", 0), ("J14", 0)]}), "B&O")
    assert "K13.NE" in halves(board({"J14": ("14", 0)}, stations), "B&O")
    assert impassable_cities(board({"J14": ("14", 0)}, stations), "B&O") == frozenset()


@clause("E-6.66", "E-6.67")
def test_a_junction_is_not_reversed_and_a_crossing_not_changed():
    # X-16 in small.
    station = {"B&O": [("I15", 0)]}
    junction = board({"I15": ("53", 0), "H14": ("28", 0)}, station)  # SW-E and SW-SE; I15 arrives at SE
    assert "I13.NE" in halves(junction, "B&O")
    assert "H16.W" not in halves(junction, "B&O")
    crossing = board({"I15": ("53", 0), "H14": ("16", 5)}, station)  # SE-W and SW-NW
    assert "H12.E" in halves(crossing, "B&O")
    assert not {"I13.NE", "G13.SE"} & halves(crossing, "B&O")


@clause("E-6.5")
def test_a_way_does_not_turn_in_a_town_or_use_a_side_twice():
    # From Cleveland a straight leads to the town G7, whose other town track is separate.
    b = board({"G7": ("4", 0)}, {"C&O": [("F6", 0)]})
    assert "G7.NW" in halves(b, "C&O")
    # The arm of a junction is not reached by running into a dead-end town on the stem and back.
    laid = {"G5": ("26", 3), "H4": ("57", 0)}
    b = board(laid, {"C&O": [("F6", 0)]})  # 26 turned by 3: NE-SW and NE-NW
    assert {"H4.NE", "F4.SE"} <= halves(b, "C&O")
    laid = {"G5": ("26", 0), "H4": ("57", 0)}  # SW-NE and SW-SE; the SE arm needs a reversal in H4
    b = board(laid, {"C&O": [("F6", 0)]})
    assert "H4.NE" in halves(b, "C&O")
    assert "H6.NW" not in halves(b, "C&O")


def trails(b: Board, company: str) -> set[int]:
    """Every half-side at the end of some trail, by trying all trails that use no side twice."""
    found: set[int] = set()
    closed, across, bit = impassable_cities(b, company), b.grid.across, b.grid.bit

    def cross(half: int, used: int) -> None:
        if used & bit[half]:
            return
        used |= bit[half]
        h, side = divmod(across[half], 6)
        found.add(across[half])
        face = b.faces[h]
        index = face.stop_at[side]
        ends = set(face.plain[side])
        if index >= 0 and 2 * h + index not in closed and face.stops[index].kind != "offboard":
            ends |= set(face.stop_sides[index])
        for end in ends:
            cross(6 * h + end, used)

    for own in b.stations[company]:
        for side in b.faces[own // 2].stop_sides[own % 2]:
            cross(6 * (own // 2) + side, 0)
    return found


@clause("E-6.5")
@pytest.mark.parametrize("seed", range(60))
def test_reach_equals_all_trails_on_random_track(seed):
    """Loops lead back onto their own stem: what lies behind needs another way round."""
    luck = random.Random(seed)
    laid: dict[str, tuple[str, int]] = {}
    hexes = [n for n, h in enumerate(CLASSIC.hexes) if h.id[0] in "FGHIJ" and 3 <= int(h.id[1:]) <= 15]
    for _ in range(3):
        for number in luck.sample(hexes, len(hexes)):
            options = fits(CLASSIC, number, board(laid).faces[number])
            if options and luck.random() < 0.9:
                some = luck.sample(options, min(3, len(options)))
                face = max(some, key=lambda option: len(option.face.pieces)).face
                assert face.tile
                laid[CLASSIC.hexes[number].id] = (face.tile, face.rotation)
    b = board(laid, {"C&O": [("F6", 0)], "PRR": [("H12", 0)], "B&O": [("I15", 0)]})
    for company in ("C&O", "PRR", "B&O"):
        assert reach(b, company).halves == trails(b, company)


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


@clause("E-8.1", "E-8.4", "E-8.5", "E-8.6", "E-8.7", "E-8.8", "E-8.9", "E-8.10", "E-8.11")
def test_the_larger_map_has_its_changed_hexes():
    def exits(hex_id: str) -> set[str]:
        face = PLUS.printed[PLUS.number[hex_id]]
        return {SIDES[s] for s in range(6) if face.exits >> s & 1}

    names = {h.name for h in PLUS.hexes}
    assert {"Lexington", "Huntington", "Richmond", "Norfolk"} <= names  # E-8.1
    assert broken("D24", "39", 0, on=PLUS) == ["E-8.4"]
    assert exits("D24") == {"SW", "W", "NW"}
    assert exits("E9") == {"W", "NW", "NE"}  # E-8.5
    montreal = PLUS.printed[PLUS.number["A19"]]
    assert exits("A19") == {"SW", "W", "SE"}  # E-8.6
    assert (montreal.stops[0].circles, montreal.stops[0].low, montreal.stops[0].high) == (2, 40, 60)
    assert "E" in exits("A17")  # E-8.7
    assert "SW" in exits("I19")  # E-8.8
    assert exits("E5") == {"W"}  # E-8.9
    assert broken("E5", "59", 1, on=PLUS) == []
    assert "E-6.44" in broken("E5", "59", 0, on=PLUS)
    assert [s.kind for s in PLUS.printed[PLUS.number["B20"]].stops] == ["town", "town"]  # E-8.10
    assert 40 in {h.cost for h in PLUS.hexes}  # E-8.11
    assert 40 not in {h.cost for h in CLASSIC.hexes}
