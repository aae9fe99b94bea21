"""What a company's track reaches (E-6.12, E-6.58, E-6.66, E-6.114)."""

from __future__ import annotations

import random

import pytest
from tests.games.eighteen_thirty.board.maps import CLASSIC, board, halves, listed, stops

from boardroom.games.eighteen_thirty.board.graph import (
    Board,
    impassable_cities,
    reach,
)
from boardroom.games.eighteen_thirty.board.lay import (
    fits,
)
from boardroom.testing.suite import clause


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
