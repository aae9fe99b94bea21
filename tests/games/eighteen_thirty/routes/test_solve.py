"""The solver: best sets of routes against brute force (E-6.17)."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from tests.games.eighteen_thirty.routes.networks import MANY, Draw, all_routes, by_force, dense, small

from boardroom.games.eighteen_thirty.board.graph import make_board
from boardroom.games.eighteen_thirty.board.hexes import grid
from boardroom.games.eighteen_thirty.board.lay import fits
from boardroom.games.eighteen_thirty.components import phases, trains
from boardroom.games.eighteen_thirty.routes import solver
from boardroom.games.eighteen_thirty.routes.bound import Bound
from boardroom.games.eighteen_thirty.routes.check import breaches, revenue
from boardroom.games.eighteen_thirty.routes.frontier import Search
from boardroom.games.eighteen_thirty.routes.lists import Work
from boardroom.games.eighteen_thirty.routes.network import build_network
from boardroom.games.eighteen_thirty.routes.plan import best_order, make_spots, make_steps
from boardroom.games.eighteen_thirty.routes.solve import Answer, best_routes, forget_solved, has_route
from boardroom.testing.suite import clause

SOAK = bool(os.environ.get("SOAK"))
NETWORKS = 2_000 if SOAK else 300


def require_legal(draw: Draw, answer: Answer) -> None:
    b = draw.board
    assert breaches(b, draw.company, draw.trains, answer.routes) == []
    assert sum(revenue(b, draw.company, draw.high, route) for route in answer.routes) == answer.value


@clause("E-6.17")
def test_solver_equals_brute_force_on_random_networks():
    compared = earning = 0
    for draw in small(2 * NETWORKS):
        routes = all_routes(draw.board, draw.company, draw.high)
        if len(routes) > MANY:
            continue
        answer = draw.solve()
        assert answer.proved
        assert answer.value == by_force(routes, draw.trains), (draw.laid, draw.stations, draw.trains)
        assert has_route(draw.board, draw.company) == bool(routes)
        require_legal(draw, answer)
        compared += 1
        earning += answer.value > 0
        if compared == NETWORKS:
            break
    assert compared == NETWORKS
    assert earning > NETWORKS // 2


def test_the_frontier_search_equals_the_lists(monkeypatch):
    """Without work for the lists all sets with a diesel go through the frontier search, guide included."""
    for draw in small(NETWORKS // 2):
        for mix in ("D", "3 D", "6 D", "D D"):
            forget_solved()
            monkeypatch.setattr(solver, "LIST_WORK", 10**7)
            by_lists = draw.solve(mix.split())
            forget_solved()
            monkeypatch.setattr(solver, "LIST_WORK", 0)
            by_frontier = draw.solve(mix.split())
            assert by_lists.proved
            assert by_frontier.proved
            assert by_lists.value == by_frontier.value, (draw.laid, draw.stations, mix)


def test_the_frontier_search_keeps_limits_of_several_trains():
    for draw in small(NETWORKS // 3):
        net = build_network(draw.board, draw.company, draw.high)
        spots = make_spots(net)
        if not spots:
            continue
        steps = make_steps(spots, best_order(spots))
        for mix in ("2", "3 3", "2 4", "D D D"):
            limits = [trains()[kind].stops for kind in mix.split()]
            bound = Bound(steps, len(limits))
            found = Search(net, steps, bound, limits).best(bound.total(), 0, Work(10**7))
            assert sum(trip.value(net) for trip in found) == draw.solve(mix.split()).value


@pytest.mark.parametrize("seed", range(6))
def test_dense_maps_are_proved_and_legal(seed):
    draw = dense(seed)
    for mix in ("D", "D D", "6 D", "5 6"):
        draw.trains = mix.split()
        answer = draw.solve()
        assert answer.proved
        require_legal(draw, answer)


def test_one_more_train_or_tile_never_lowers_the_best_and_a_closed_city_never_raises_it():
    for draw in small(NETWORKS // 3):
        best = draw.solve().value
        assert draw.solve([*draw.trains, "3"]).value >= best
        number = draw.luck.randrange(len(draw.on.hexes))
        options = fits(draw.on, number, draw.board.faces[number])
        hex_id = draw.on.hexes[number].id
        held = any(h == hex_id for places in draw.stations.values() for h, _ in places)
        if options and not held:
            face = draw.luck.choice(options).face
            assert face.tile
            more = {**draw.laid, hex_id: (face.tile, face.rotation)}
            assert draw.solve(board=make_board(draw.on, more, draw.stations)).value >= best
        cities = [
            (h.id, i)
            for h, face in zip(draw.on.hexes, draw.board.faces, strict=True)
            for i, stop in enumerate(face.stops)
            if stop.kind == "city" and stop.circles == 1 and (h.id, i) not in draw.stations["B&O"]
        ]
        closed = {**draw.stations, "PRR": [*draw.stations.get("PRR", []), draw.luck.choice(cities)]}
        assert draw.solve(board=make_board(draw.on, draw.laid, closed)).value <= best


def test_the_order_of_stations_and_trains_does_not_matter():
    for draw in small(60):
        turned = {name: places[::-1] for name, places in reversed(draw.stations.items())}
        b = make_board(draw.on, dict(reversed(draw.laid.items())), turned)
        first = draw.solve()
        forget_solved()
        assert draw.solve(draw.trains[::-1], b) == first


SCRIPT = """
import sys
sys.path.insert(0, {folder!r})
import networks as t
for draw in [t.dense(1), t.dense(2), *t.small(25)]:
    answer = draw.solve()
    print(answer.value, answer.work, [(route.train, route.chains) for route in answer.routes])
"""


def test_the_same_answer_under_every_hash_seed():
    folder = os.path.dirname(os.path.abspath(__file__))
    outputs = {
        subprocess.run(
            [sys.executable, "-c", SCRIPT.format(folder=folder)],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "77")
    }
    assert len(outputs) == 1
    assert len(outputs.pop().splitlines()) == 27


def test_a_work_limit_gives_a_set_a_bound_and_no_proof():
    draw = dense(3)
    draw.trains = ["D", "D"]
    full = draw.solve()
    part = best_routes(draw.board, draw.company, draw.trains, draw.high, limit=300)
    assert part.value > 0
    assert full.proved
    assert not part.proved
    assert part.work < full.work
    assert part.value <= full.value <= part.bound
    require_legal(draw, part)
    middle = best_routes(draw.board, draw.company, draw.trains, draw.high, limit=full.work // 2)
    assert middle.value <= full.value <= middle.bound


@clause("E-6.100")
def test_no_trains_or_no_stations_earn_nothing():
    b = make_board(grid("classic"), {}, {"NYC": [("E19", 0)]})
    answer = best_routes(b, "NYC", ["2", "D"], False)
    assert (answer.value, answer.routes, answer.bound, answer.proved) == (0, (), 0, True)
    assert best_routes(b, "B&O", ["2"], False).value == 0
    assert best_routes(b, "NYC", [], False).value == 0
    assert not has_route(b, "NYC")
    home = make_board(grid("classic"), {"I17": ("9", 1)}, {"B&O": [("I15", 0)]})
    assert has_route(home, "B&O")
    assert best_routes(home, "B&O", ["2"], False).value == 40


@clause("E-6.17")
def test_x13_best_totals():
    laid = {
        "I15": ("53", 0),
        "J14": ("14", 2),
        "I13": ("16", 3),
        "H14": ("28", 0),
        "J12": ("8", 3),
        "I17": ("9", 1),
        "H16": ("57", 1),
    }
    b = make_board(grid("classic"), laid, {"B&O": [("I15", 0)]})
    best = {"2": 80, "2+2": 160, "2+2+2": 220, "2+2+3": 250, "2+3+3": 270, "3+3": 210, "3+4": 220}
    assert {mix: best_routes(b, "B&O", mix.split("+"), False).value for mix in best} == best


@clause("E-6.70")
def test_both_cities_of_new_york_count_in_one_route():
    laid = {"G19": ("54", 0), "F20": ("1", 0), "F18": ("7", 5), "G17": ("2", 2)}
    b = make_board(grid("classic"), laid, {"NYNH": [("G19", 1)]})
    answer = best_routes(b, "NYNH", ["4"], False)
    assert answer.value == 140
    assert breaches(b, "NYNH", ["4"], answer.routes) == []


@clause("E-6.75")
def test_high_values_begin_with_phase_5():
    assert [phase.number for phase in phases().values() if phase.high] == [5, 6, 7]
