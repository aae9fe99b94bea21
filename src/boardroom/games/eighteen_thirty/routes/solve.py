"""The proved best set of routes for all trains of a company (E-6.17), and whether any route exists."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from boardroom.games.eighteen_thirty.board.graph import Board
from boardroom.games.eighteen_thirty.components import trains as train_kinds
from boardroom.games.eighteen_thirty.routes.lists import Work
from boardroom.games.eighteen_thirty.routes.network import Network, build_network
from boardroom.games.eighteen_thirty.routes.route import Route
from boardroom.games.eighteen_thirty.routes.segments import reduce_network
from boardroom.games.eighteen_thirty.routes.solver import Solver
from boardroom.games.eighteen_thirty.routes.trips import routes_of

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


_memo: dict[tuple[object, ...], Answer] = {}


def best_routes(board: Board, company: str, trains: Sequence[str], high: bool, limit: int = WORK) -> Answer:
    """A best set of routes for these trains; `high` after the first 5-train (E-6.75).

    If the work limit is reached, the answer is the best set found with a bound, and is not proved.
    """
    if not trains:
        return Answer(0, (), 0, True, 0)
    net = build_network(board, company, high)
    kinds = tuple(sorted(trains))
    key = (board.grid.key, net.signature, kinds, limit)
    known = _memo.get(key)
    if known is None:
        if len(_memo) >= REMEMBERED:
            _memo.clear()
        known = _memo[key] = _solve(board, net, kinds, limit)
    return known


def has_route(board: Board, company: str) -> bool:
    """Whether any route exists: a station of the company with track to another stop (E-6.23, E-6.100)."""
    seg = reduce_network(build_network(board, company, False))
    return any(seg.steps[station] for station in seg.own)


def forget_solved() -> None:
    """Clear the cache of solved networks, for benchmarks."""
    _memo.clear()


def _solve(board: Board, net: Network, trains: Sequence[str], limit: int) -> Answer:
    solver = Solver(net, [train_kinds()[train].stops for train in trains], Work(limit))
    solver.solve()
    routes = tuple(routes_of(board.grid, net, solver.trips, trains))
    return Answer(solver.value, routes, solver.bound, solver.value == solver.bound, solver.work.done)
