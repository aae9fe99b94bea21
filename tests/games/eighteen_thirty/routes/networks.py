"""Random networks, and their best routes by brute force."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from boardroom.games.eighteen_thirty.board.graph import Board, faces_for, impassable_cities, make_board
from boardroom.games.eighteen_thirty.board.hexes import Grid, grid
from boardroom.games.eighteen_thirty.board.lay import fits
from boardroom.games.eighteen_thirty.board.tile import Face
from boardroom.games.eighteen_thirty.components import companies, trains
from boardroom.games.eighteen_thirty.routes.solve import Answer, best_routes

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
