"""The proved best set of routes for all trains of a company (E-6.17), and whether any route exists."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from boardroom.games.eighteen_thirty.board.graph import Board
from boardroom.games.eighteen_thirty.components import trains as train_kinds
from boardroom.games.eighteen_thirty.routes.lists import Lister, Work
from boardroom.games.eighteen_thirty.routes.network import Network, build_network
from boardroom.games.eighteen_thirty.routes.route import Route
from boardroom.games.eighteen_thirty.routes.segments import reduce_network
from boardroom.games.eighteen_thirty.routes.solver import Solver
from boardroom.games.eighteen_thirty.routes.trips import routes_of

WORK = 3_000_000  # several seconds; known instances need less than a third
REMEMBERED = 4_096  # size of each cache of solved networks


@dataclass(frozen=True, slots=True)
class Answer:
    """A set of routes and its value; `bound` is a proved upper bound, equal to the value if proved."""

    value: int
    routes: tuple[Route, ...]
    bound: int
    proved: bool
    work: int


_answers: dict[tuple[object, ...], Answer] = {}
_values: dict[tuple[object, ...], int] = {}


def best_routes(board: Board, company: str, trains: Sequence[str], high: bool, limit: int = WORK) -> Answer:
    """A best set of routes for these trains; `high` after the first 5-train (E-6.75).

    If the work limit is reached, the answer is the best set found with a bound, and is not proved.
    """
    if not trains:
        return Answer(0, (), 0, True, 0)
    net = build_network(board, company, high)
    kinds = tuple(sorted(trains))
    key = (board.grid.key, net.signature, kinds, limit)
    known = _answers.get(key)
    if known is None:
        if len(_answers) >= REMEMBERED:
            _answers.clear()
        known = _answers[key] = _answer(board, net, kinds, limit)
    return known


def best_values(
    board: Board, company: str, sets: Sequence[Sequence[str]], high: bool, limit: int = WORK
) -> list[int]:
    """The values of the best routes for each of several sets of trains on the same map."""
    net = build_network(board, company, high)
    lister: Lister | None = None
    found = []
    for trains in sets:
        kinds = tuple(sorted(trains))
        key = (board.grid.key, net.signature, kinds, limit)
        value = _values.get(key)
        if value is None:
            if len(_values) >= REMEMBERED:
                _values.clear()
            lister = lister or Lister(reduce_network(net))
            value = _values[key] = _solve(net, lister, kinds, limit).value
        found.append(value)
    return found


def has_route(board: Board, company: str) -> bool:
    """Whether any route exists: a station of the company with track to another stop (E-6.23, E-6.100)."""
    seg = reduce_network(build_network(board, company, False))
    return any(seg.steps[station] for station in seg.own)


def forget_solved() -> None:
    """Clear the caches of solved networks, for benchmarks."""
    _answers.clear()
    _values.clear()


def _answer(board: Board, net: Network, trains: Sequence[str], limit: int) -> Answer:
    solver = _solve(net, Lister(reduce_network(net)), trains, limit)
    routes = tuple(routes_of(board.grid, net, solver.trips, trains))
    return Answer(solver.value, routes, solver.bound, solver.value == solver.bound, solver.work.done)


def _solve(net: Network, lister: Lister, trains: Sequence[str], limit: int) -> Solver:
    solver = Solver(net, lister, [train_kinds()[train].stops for train in trains], Work(limit))
    solver.solve()
    return solver
