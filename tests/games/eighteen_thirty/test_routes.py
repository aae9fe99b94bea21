"""The solver: equal to brute force, to the instances of the notes and to itself in another order."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from boardroom.core.errors import BadData
from boardroom.games.eighteen_thirty.board.graph import Board, faces_for, impassable_cities, make_board
from boardroom.games.eighteen_thirty.board.hexes import Grid, grid
from boardroom.games.eighteen_thirty.board.lay import fits
from boardroom.games.eighteen_thirty.board.tile import Face
from boardroom.games.eighteen_thirty.components import companies, phases, trains
from boardroom.games.eighteen_thirty.routes import instances as instance_file
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
MIXES = (
    "2",
    "3",
    "4",
    "5",
    "6",
    "D",
    "2 2",
    "2 3",
    "3 3",
    "3 4",
    "4 6",
    "5 6",
    "2 D",
    "6 D",
    "D D",
    "2 2 3 3",
)
MANY = 8_000  # networks with more routes are left to the other tests


class Draw:
    """A random network: tiles in a part of a map, stations, a company and its trains."""

    def __init__(self, seed: int, rows: str, columns: range, rounds: int) -> None:
        self.luck = random.Random(seed)
        self.on: Grid = grid(self.luck.choice(("classic", "classic", "plus")))
        inside = [n for n, h in enumerate(self.on.hexes) if h.id[0] in rows and int(h.id[1:]) in columns]
        self.choice = self.luck.choice((2, 4, 8))
        self.laid: dict[str, tuple[str, int]] = {}
        self.stations: dict[str, list[tuple[str, int]]] = {}
        for _ in range(rounds):
            self._lay(inside)
        self._place(inside)
        self.company = "B&O"
        self.trains = self.luck.choice(MIXES).split()
        self.high = self.luck.random() < 0.5

    def _lay(self, inside: list[int]) -> None:
        for number in self.luck.sample(inside, len(inside)):
            faces = make_board(self.on, self.laid, {}).faces
            options = fits(self.on, number, faces[number])
            if options and self.luck.random() < 0.8:
                some = self.luck.sample(options, min(self.choice, len(options)))
                face = max(
                    (option.face for option in some), key=lambda face: self._meets(faces, number, face)
                )
                assert face.tile
                self.laid[self.on.hexes[number].id] = (face.tile, face.rotation)

    def _meets(self, faces: Sequence[Face], number: int, face: Face) -> int:
        """How many exits of a face meet track of a neighbour."""
        there = [self.on.across[6 * number + side] for side in range(6) if face.exits >> side & 1]
        return sum(faces[half // 6].exits >> half % 6 & 1 for half in there)

    def _place(self, inside: list[int]) -> None:
        faces = make_board(self.on, self.laid, {}).faces
        cities = [(n, i) for n in inside for i, s in enumerate(faces[n].stops) if s.kind == "city"]
        self.luck.shuffle(cities)
        crowd = self.luck.choice((0.0, 0.2, 0.5))
        for place, (number, index) in enumerate(cities):
            own = place < 1 or self.luck.random() < 0.15
            others = self.luck.sample([c for c in companies() if c != "B&O"], 2)
            circles = faces[number].stops[index].circles
            names = (["B&O"] if own else []) + (others if self.luck.random() < crowd else [])
            for name in names[:circles]:
                self.stations.setdefault(name, []).append((self.on.hexes[number].id, index))

    @property
    def board(self) -> Board:
        return make_board(self.on, self.laid, self.stations)

    def solve(self, kinds: Sequence[str] | None = None, board: Board | None = None) -> Answer:
        return best_routes(board or self.board, self.company, kinds or self.trains, self.high)


def small(count: int) -> Iterator[Draw]:
    luck = random.Random(1830)
    for seed in range(count):
        left, top = luck.choice((1, 3, 5, 7, 9, 13)), luck.choice("ABDFG")
        rows = "".join(chr(ord(top) + i) for i in range(5))
        yield Draw(seed, rows, range(left, left + 11), luck.choice((1, 2, 3, 3)))


def dense(seed: int) -> Draw:
    return Draw(seed, "ABCDEFGHIJK", range(1, 25), 3)


def all_routes(b: Board, company: str, high: bool) -> list[tuple[int, int, int]]:
    """Every route of any length as (worth, sides, stops), by walking all pieces from every end."""
    faces, closed, on = faces_for(b, company), impassable_cities(b, company), b.grid
    own = set(b.stations.get(company, ()))
    found: dict[tuple[int, int], int] = {}
    area_of = {n: h.area for n, h in enumerate(on.hexes)}

    def worth(stop: int) -> int:
        printed = faces[stop // 2].stops[stop % 2]
        return printed.high if high else printed.low

    def step(half: int, sides: int, stops: tuple[int, ...], total: int) -> None:
        """Cross a side that the track leads to."""
        if sides & on.bit[half] or len(found) > MANY:
            return
        sides |= on.bit[half]
        h, side = divmod(on.across[half], 6)
        face = faces[h]
        for onward in face.plain[side]:
            step(6 * h + onward, sides, stops, total)
        if face.stop_at[side] >= 0:
            stop = 2 * h + face.stop_at[side]
            if stop in stops:
                return
            arrive(stop, sides, (*stops, stop), total + worth(stop))

    def arrive(stop: int, sides: int, stops: tuple[int, ...], total: int) -> None:
        area = area_of[stop // 2]
        if own & set(stops) and not (area and area == area_of[stops[0] // 2]):
            key = (sides, len(stops))
            found[key] = max(found.get(key, 0), total)
        if stop not in closed and not area:
            leave(stop, sides, stops, total)

    def leave(stop: int, sides: int, stops: tuple[int, ...], total: int) -> None:
        for side in faces[stop // 2].stop_sides[stop % 2]:
            if on.across[6 * (stop // 2) + side] >= 0:
                step(6 * (stop // 2) + side, sides, stops, total)

    for number, face in enumerate(faces):
        for index in range(len(face.stops)):
            leave(2 * number + index, 0, (2 * number + index,), worth(2 * number + index))
    return sorted(((total, sides, count) for (sides, count), total in found.items()), reverse=True)


def by_force(routes: list[tuple[int, int, int]], kinds: Sequence[str]) -> int:
    """The best total of disjoint routes, one for each train or none."""
    limits = [trains()[kind].stops or 99 for kind in kinds]
    fitting = [[route for route in routes if route[2] <= limit] for limit in limits]
    most = [lists[0][0] if lists else 0 for lists in fitting]
    best = 0

    def choose(at: int, used: int, total: int) -> None:
        nonlocal best
        best = max(best, total)
        if at == len(kinds) or total + sum(most[at:]) <= best:
            return
        for value, sides, _ in fitting[at]:
            if total + value + sum(most[at + 1 :]) <= best:
                break
            if not sides & used:
                choose(at + 1, used | sides, total + value)
        choose(at + 1, used, total)

    choose(0, 0, 0)
    return best


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
import test_routes as t
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


@clause("E-6.17")
@pytest.mark.parametrize("group", ["turns", "stress"])
def test_every_instance_is_solved_to_its_optimum(instances, group):
    for number, entry in enumerate(instances[group]):
        instance = instance_file.Instance(f"{group}[{number}]", entry)
        forget_solved()
        answer = best_routes(instance.board, instance.company, instance.trains, instance.high)
        assert answer.proved, instance.name
        assert answer.value == entry["optimal"], instance.name
        assert breaches(instance.board, instance.company, instance.trains, answer.routes) == []
        if entry.get("human") is not None:
            assert answer.value >= entry["human"]
    assert instances[group]


GOOD = {
    "company": "B&O",
    "trains": ["2"],
    "phase": 2,
    "tiles": {"I17": ["9", 1]},
    "stations": [["B&O", "I15", 0]],
    "optimal": 40,
}


def written(tmp_path: Path, text: str) -> Path:
    file = tmp_path / "instances.json"
    file.write_text(text)
    return file


def test_a_file_of_instances_is_measured(tmp_path, monkeypatch):
    monkeypatch.setattr(instance_file, "CHESS_SECONDS", 0.01)
    file = written(tmp_path, json.dumps({"turns": [GOOD, {**GOOD, "optimal": 50}], "stress": [GOOD]}))
    report = instance_file.run(file)
    assert (report["turns"]["instances"], report["turns"]["wrong"], report["turns"]["unproved"]) == (2, 1, 0)
    assert report["turns"]["first_wrong"] == "turns[1]: 40 instead of 50"
    assert report["stress"]["wrong"] == 0
    assert 0 <= report["turns"]["median_ms"] <= report["turns"]["p99_ms"] <= report["turns"]["max_ms"]
    assert "chess_plies_per_s" in report["stress"]


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"company": "UP"}, "no company is called 'UP'"),
        ({"trains": ["7"]}, "no train is called '7'"),
        ({"phase": 9}, "there is no phase 9"),
        ({"tiles": {"Z1": ["9", 1]}}, "there is no hex 'Z1'"),
        ({"tiles": {"I17": ["9", 7]}}, "which is no tile of the box"),
        ({"tiles": {"I17": "9"}}, "which is no tile of the box"),
        ({"stations": [["B&O", "I15", 1]]}, "a stop that I15 does not have"),
        ({"stations": [["B&O", "I15"]]}, "is no station"),
        ({"optimal": None}, "'optimal' is missing or of the wrong kind"),
        ({"map": "moon"}, "no map is called 'moon'"),
    ],
)
def test_a_bad_instance_is_named_in_one_sentence(tmp_path, change, words):
    file = written(tmp_path, json.dumps({"turns": [GOOD, {**GOOD, **change}]}))
    with pytest.raises(BadData, match=r"instances\.json: turns\[1\]: ") as caught:
        instance_file.run(file)
    assert words in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{", "is no JSON text"),
        ("[]", "holds neither a list"),
        ('{"turns": 3}', "holds neither a list"),
        ('{"turns": [3]}', "is no object"),
    ],
)
def test_a_foreign_file_is_named_in_one_sentence(tmp_path, text, words):
    with pytest.raises(BadData) as caught:
        instance_file.run(written(tmp_path, text))
    assert words in str(caught.value)
    with pytest.raises(BadData, match="this file is missing"):
        instance_file.run(tmp_path / "none.json")


@clause("E-6.75")
def test_high_values_begin_with_phase_5():
    assert [phase.number for phase in phases().values() if phase.high] == [5, 6, 7]
