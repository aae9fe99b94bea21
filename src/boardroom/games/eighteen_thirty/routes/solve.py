"""The proved best set of routes for all trains of a company (E-6.17), and whether any route exists."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from boardroom.games.eighteen_thirty.board.graph import Board
from boardroom.games.eighteen_thirty.board.hexes import Grid
from boardroom.games.eighteen_thirty.components import trains as train_kinds
from boardroom.games.eighteen_thirty.routes.lists import Lister, Work
from boardroom.games.eighteen_thirty.routes.network import Network, build_network
from boardroom.games.eighteen_thirty.routes.route import Route
from boardroom.games.eighteen_thirty.routes.segments import reduce_network, walks
from boardroom.games.eighteen_thirty.routes.solver import Solver
from boardroom.games.eighteen_thirty.routes.trips import Trip, routes_of

WORK = 3_000_000  # several seconds; known instances need less than a third
REMEMBERED = 4_096  # size of the cache of solved networks


@dataclass(frozen=True, slots=True)
class Answer:
    """A set of routes and its value; `bound` is a proved upper bound, equal to the value if proved."""

    value: int
    routes: tuple[Route, ...]
    bound: int
    proved: bool
    work: int


class Solution(NamedTuple):
    """The best set of trips found in a network within a work limit."""

    value: int
    bound: int
    trips: Sequence[Trip]
    work: int
    limit: int

    def holds(self, limit: int) -> bool:
        """Whether a search with this limit would find the same."""
        return limit == self.limit or (self.value == self.bound and self.work <= limit)


_solutions: dict[tuple[object, ...], Solution] = {}


def best_routes(board: Board, company: str, trains: Sequence[str], high: bool, limit: int = WORK) -> Answer:
    """A best set of routes for these trains; `high` after the first 5-train (E-6.75).

    If the work limit is reached, the answer is the best set found with a bound, and is not proved.
    """
    if not trains:
        return Answer(0, (), 0, True, 0)
    net = build_network(board, company, high)
    found = Solutions(board.grid, net, limit).best(trains)
    routes = tuple(routes_of(board.grid, net, found.trips, sorted(trains)))
    return Answer(found.value, routes, found.bound, found.value == found.bound, found.work)


def best_values(
    board: Board, company: str, sets: Sequence[Sequence[str]], high: bool, limit: int = WORK
) -> list[int]:
    """The values of the best routes for each of several sets of trains on the same map."""
    solutions = Solutions(board.grid, build_network(board, company, high), limit)
    return [solutions.best(trains).value for trains in sets]


def has_route(board: Board, company: str) -> bool:
    """Whether any route exists: a station of the company with track to another stop (E-6.23, E-6.100)."""
    net = build_network(board, company, False)
    return any(walks(net, number) for number, node in enumerate(net.nodes) if node.own)


def forget_solved() -> None:
    """Clear the cache of solved networks, for benchmarks."""
    _solutions.clear()


class Solutions:
    """The best sets of routes in one network, for one set of trains after another."""

    def __init__(self, grid: Grid, net: Network, limit: int) -> None:
        self.grid, self.net, self.limit = grid, net, limit
        self.lister: Lister | None = None

    def best(self, trains: Sequence[str]) -> Solution:
        kinds = tuple(sorted(trains))
        key = self.grid.key, self.net.signature, kinds
        known = _solutions.get(key)
        if known is None or not known.holds(self.limit):
            if len(_solutions) >= REMEMBERED:
                _solutions.clear()
            known = _solutions[key] = self._solve(kinds)
        return known

    def _solve(self, kinds: tuple[str, ...]) -> Solution:
        if self.lister is None:
            self.lister = Lister(reduce_network(self.net))
        stops = [train_kinds()[train].stops for train in kinds]
        solver = Solver(self.net, self.lister, stops, Work(self.limit))
        solver.solve()
        return Solution(solver.value, solver.bound, tuple(solver.trips), solver.work.done, self.limit)
