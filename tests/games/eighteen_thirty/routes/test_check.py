"""The route checker: each route clause broken once, and the worked examples X-01, X-13 and X-18."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from boardroom.games.eighteen_thirty.board.graph import Board, Stations, make_board
from boardroom.games.eighteen_thirty.board.hexes import Laid, grid
from boardroom.games.eighteen_thirty.routes.check import breaches, chains_along, revenue, stops_of
from boardroom.games.eighteen_thirty.routes.route import Route
from boardroom.testing.suite import clause

LETTERS = {
    "A": "J12",
    "B": "I13",
    "C": "H14",
    "D": "K13",
    "E": "J14",
    "F": "I15",
    "G": "H16",
    "H": "K15",
    "I": "I17",
    "J": "I19",
}
TABLE = {
    "I15": ("53", 0),
    "J14": ("14", 2),
    "I13": ("16", 3),
    "H14": ("28", 0),
    "J12": ("8", 3),
    "I17": ("9", 1),
    "H16": ("57", 1),
}


def board(laid: Laid, stations: Stations) -> Board:
    return make_board(grid("classic"), laid, stations)


def x13(laid: Laid = TABLE) -> Board:
    return board(laid, {"B&O": [("I15", 0)]})


def run(b: Board, train: str, letters: str) -> Route:
    return Route(train, chains_along(b, "B&O", [LETTERS[letter] for letter in letters]))


def clauses(b: Board, trains: Sequence[str], *routes: Route) -> list[str]:
    return [breach.clause for breach in breaches(b, "B&O", trains, routes)]


LEGAL_2 = {"FE": 80, "FCBE": 80, "FIJ": 60}
LEGAL_3 = {"EFIJ": 90, "EBCFIJ": 90, "GCBEF": 100, "FED": 110, "FEH": 100, "FCBED": 110, "FCBEH": 100}
PAIRS_3 = [
    ("EFIJ", "FCBED", 200),
    ("EFIJ", "FCBEH", 190),
    ("GCBEF", "FIJ", 160),
    ("EBCFIJ", "DEF", 200),
    ("EBCFIJ", "HEF", 190),
    ("FCBED", "FEH", 210),
    ("FCBEH", "FED", 210),
]


@clause("E-6.16")
@pytest.mark.parametrize(
    ("train", "letters", "worth"),
    [
        *(("2", letters, worth) for letters, worth in LEGAL_2.items()),
        *(("3", letters, worth) for letters, worth in LEGAL_3.items()),
    ],
)
def test_x13_legal_routes_and_their_worth(train, letters, worth):
    b = x13()
    route = run(b, train, letters)
    assert clauses(b, [train], route) == []
    assert revenue(b, "B&O", False, route) == worth


@clause("E-6.62", "E-6.64", "E-6.65", "E-6.66", "E-6.67", "E-6.68")
@pytest.mark.parametrize(
    ("train", "letters", "broken"),
    [
        ("2", "FCG", "E-6.66"),  # reverses at the junction in C
        ("2", "FCBAD", "E-6.67"),  # changes track at the crossing in B
        ("2", "DE", "E-6.64"),  # no station
        ("2", "EH", "E-6.64"),
        ("2", "EBCG", "E-6.64"),
        ("3", "FEBCF", "E-6.68"),  # same city twice
        ("3", "EFE", "E-6.65"),  # same track twice
        ("3", "EFE", "E-6.68"),
        ("3", "EDA", "E-6.15"),  # off-board in the middle; A has no stop at all
        ("2", "FED", "E-6.62"),  # three stops
    ],
)
def test_x13_illegal_routes(train, letters, broken):
    b = x13()
    assert broken in clauses(b, [train], run(b, train, letters))


@clause("E-6.76", "E-6.77")
def test_x13_sets_of_routes():
    b = x13()
    two = [run(b, "2", letters) for letters in LEGAL_2]
    assert clauses(b, ["2", "2", "2"], *two) == []
    assert sum(revenue(b, "B&O", False, route) for route in two) == 220
    for first, second, worth in PAIRS_3:
        pair = [run(b, "3", first), run(b, "3", second)]
        assert clauses(b, ["3", "3"], *pair) == []
        assert sum(revenue(b, "B&O", False, route) for route in pair) == worth
    assert "E-6.76" in clauses(b, ["3", "3"], run(b, "3", "FED"), run(b, "3", "FEH"))


@clause("E-6.73")
def test_x13_one_off_board_area_is_not_both_ends():
    straight = {**TABLE, "I13": ("9", 0)}  # B straight A-C: SW-NE
    b = x13(straight)
    route = Route("6", chains_along(b, "B&O", [LETTERS[letter] for letter in "DABCFED"]))
    assert clauses(b, ["6"], route) == ["E-6.68", "E-6.73"]


@clause("E-6.16")
def test_x01_first_run_of_b_and_o():
    b = board({"I17": ("9", 1)}, {"B&O": [("I15", 0)]})
    route = run(b, "2", "FIJ")
    assert clauses(b, ["2"], route) == []
    assert revenue(b, "B&O", False, route) == 40


@clause("E-6.70", "E-6.115")
def test_x18_both_cities_of_new_york_in_one_route():
    # In from the NE, through the upper city, out to the NW, back in from the W to the lower city.
    laid = {"G19": ("54", 0), "F20": ("1", 0), "F18": ("7", 5), "G17": ("2", 2)}
    b = board(laid, {"NYNH": [("G19", 1)]})
    route = Route("4", (("F20", "G19"), ("G19", "F18", "G17"), ("G17", "G19")))
    assert breaches(b, "NYNH", ["4"], [route]) == []
    assert stops_of(b, "NYNH", route) == [("F20", 1), ("G19", 1), ("G17", 1), ("G19", 0)]
    assert revenue(b, "NYNH", False, route) == 10 + 60 + 10 + 60


WEST = {"G5": ("8", 1), "G3": ("8", 2), "E3": ("8", 0), "G7": ("2", 2), "H8": ("8", 2), "H10": ("57", 1)}


def west(*routes: Route, others: Stations | None = None, laid: Laid = WEST) -> list[str]:
    b = board(laid, {"C&O": [("F6", 0)], **(others or {})})
    return [breach.clause for breach in breaches(b, "C&O", [route.train for route in routes], routes)]


CHICAGO = ("F6", "G5", "G3", "F2")
AKRON = ("F6", "G7")
PITTSBURGH = ("G7", "H8", "H10")


@clause("E-6.72")
def test_an_off_board_area_is_only_an_end():
    assert west(Route("2", (CHICAGO,))) == []
    assert west(Route("3", (CHICAGO, ("F2", "E3", "D2")))) == ["E-6.72"]


@clause("E-6.12", "E-6.58", "E-6.59", "E-6.114")
def test_a_full_city_of_others_is_only_an_end():
    through = Route("4", (AKRON, PITTSBURGH, ("H10", "H12")))
    assert west(through) == []
    assert west(through, others={"PRR": [("H10", 0)]}) == ["E-6.12"]
    assert west(Route("3", (AKRON, PITTSBURGH)), others={"PRR": [("H10", 0)]}) == []  # E-6.58
    own = {"PRR": [("H10", 0)], "C&O": [("F6", 0), ("H10", 0)]}
    assert west(through, others=own, laid={**WEST, "H10": ("15", 1)}) == []  # E-6.59
    assert west(through, others={"PRR": [("H10", 0)]}, laid={**WEST, "H10": ("15", 1)}) == []  # E-6.114


@clause("E-6.13")
def test_each_train_runs_once():
    b = board(WEST, {"C&O": [("F6", 0)]})
    twice = [Route("2", (CHICAGO,)), Route("2", (AKRON,))]
    assert [breach.clause for breach in breaches(b, "C&O", ["2"], twice)] == ["E-6.13"]
    assert breaches(b, "C&O", ["2", "2"], twice) == []
    assert [breach.clause for breach in breaches(b, "C&O", ["3"], twice[:1])] == ["E-6.13"]


@clause("E-6.60", "E-6.62", "E-6.63")
def test_a_run_has_two_stops_at_least_and_a_train_its_limit():
    assert west(Route("2", ())) == ["E-6.60"]
    assert west(Route("2", (AKRON, PITTSBURGH))) == ["E-6.62"]
    assert west(Route("3", (AKRON, PITTSBURGH))) == []
    assert west(Route("D", (CHICAGO, AKRON, PITTSBURGH, ("H10", "H12")))) == []  # E-6.63


@clause("E-6.69")
def test_no_stop_is_skipped():
    assert west(Route("2", (("F6", "G7", "H8", "H10"),))) == ["E-6.69"]


@clause("E-6.15")
def test_track_must_be_there():
    assert west(Route("2", (("F6", "F4"),))) == ["E-6.15"]
    assert west(Route("2", (("F6", "H10"),))) == ["E-6.15"]
    assert west(Route("2", (("F6", "G5", "H4"),))) == ["E-6.15"]
    assert west(Route("3", (AKRON, ("H10", "H12")))) == ["E-6.15"]
    assert west(Route("2", (("F6", "Z9"),))) == ["E-6.15"]
    assert west(Route("2", (("F6",),))) == ["E-6.15"]


def test_altoona_can_be_served_or_passed_by():
    laid = {"H10": ("57", 1), "H14": ("9", 1), "H16": ("57", 1)}
    b = board(laid, {"PRR": [("H10", 0)], "NYC": [("H12", 0)]})
    past = Route("2", (("H10", "H12", "H14", "H16"),))
    served = Route("3", (("H10", "H12"), ("H12", "H14", "H16")))
    assert breaches(b, "PRR", ["2"], [past]) == []
    assert revenue(b, "PRR", False, past) == 40
    assert [breach.clause for breach in breaches(b, "PRR", ["3"], [served])] == ["E-6.12"]
    free = board(laid, {"PRR": [("H10", 0)]})
    assert breaches(free, "PRR", ["3"], [served]) == []
    assert revenue(free, "PRR", False, served) == 50


@clause("E-6.76", "E-6.77")
def test_trains_may_meet_in_stops_but_share_no_track():
    first, second = Route("2", (CHICAGO,)), Route("2", (AKRON,))
    assert west(first, second) == []
    assert west(first, Route("3", (CHICAGO,))) == ["E-6.76"] * 3


@clause("E-6.75")
def test_off_board_areas_are_worth_more_after_the_first_5_train():
    b = board(WEST, {"C&O": [("F6", 0)]})
    assert revenue(b, "C&O", False, Route("2", (CHICAGO,))) == 70
    assert revenue(b, "C&O", True, Route("2", (CHICAGO,))) == 100


@clause("E-8.2")
def test_the_home_marker_is_a_stop_for_its_owner_alone():
    laid = {"H10": ("57", 1), "H14": ("9", 1), "H16": ("57", 1)}
    b = make_board(grid("plus"), laid, {"PRR": [("H12", 0)], "B&O": [("H16", 0)]})
    served = Route("3", (("H10", "H12"), ("H12", "H14", "H16")))
    past = Route("2", (("H10", "H12", "H14", "H16"),))
    assert breaches(b, "PRR", ["3"], [served]) == []
    assert revenue(b, "PRR", False, served) == 50
    assert [breach.clause for breach in breaches(b, "PRR", ["2"], [past])] == ["E-6.69"]
    assert breaches(b, "B&O", ["2"], [past]) == []


def test_a_chain_may_be_written_in_either_direction():
    b = x13()
    route = Route("3", (("I15", "J14"), ("K13", "J14")))
    assert clauses(b, ["3"], route) == []
    assert stops_of(b, "B&O", route) == [("I15", 0), ("J14", 0), ("K13", 0)]
    turned = Route("3", (("J14", "I15"), ("J14", "K13")))
    assert stops_of(b, "B&O", turned) == [("I15", 0), ("J14", 0), ("K13", 0)]


@clause("E-6.61")
def test_towns_cities_and_off_board_areas_count_as_one_stop_each():
    b = board(WEST, {"C&O": [("F6", 0)]})
    route = Route("4", (CHICAGO, AKRON, PITTSBURGH))
    assert stops_of(b, "C&O", route) == [("F2", 0), ("F6", 0), ("G7", 0), ("H10", 0)]
    assert west(route) == []
    assert west(Route("3", route.chains)) == ["E-6.62"]


@clause("E-6.71")
def test_a_route_leaves_a_city_by_any_other_track():
    laid = {"H10": ("63", 0), "H8": ("9", 1), "H6": ("9", 1), "G9": ("9", 2), "F8": ("9", 2), "H4": ("57", 1)}
    laid = {**laid, "G11": ("9", 0), "F12": ("9", 0), "E13": ("9", 0)}
    b = board(laid, {"C&O": [("H10", 0)]})
    for chain in (("H10", "H12"), ("H10", "G11", "F12", "E13", "D14")):
        route = Route("3", (("H4", "H6", "H8", "H10"), chain))
        assert breaches(b, "C&O", ["3"], [route]) == []


@clause("E-6.74")
def test_trains_are_not_combined_to_run_further():
    b = board(WEST, {"C&O": [("F6", 0)]})
    far = (CHICAGO, AKRON, PITTSBURGH)
    assert [breach.clause for breach in breaches(b, "C&O", ["2", "2"], [Route("2", far)])] == ["E-6.62"]
    assert [breach.clause for breach in breaches(b, "C&O", ["2", "2"], [Route("4", far)])] == ["E-6.13"]
