"""How long the best set of routes of a company in 1830 takes to find and to prove.

The networks are those of every run of trains in games of greedy bots. Those of a file are measured by
`boardroom eighteen_thirty routes FILE`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from statistics import median
from time import process_time

from boardroom.core.engine import advance, ignore_facts, offers, waits
from boardroom.core.game import Game
from boardroom.core.luck import luck_of
from boardroom.games.eighteen_thirty.actions import Run
from boardroom.games.eighteen_thirty.board.graph import Board
from boardroom.games.eighteen_thirty.board.map_state import map_of
from boardroom.games.eighteen_thirty.operate.turn import stage_of
from boardroom.games.eighteen_thirty.routes.solve import best_routes, forget_solved
from boardroom.games.eighteen_thirty.state import State

RUNS = 5
SEATS = 4
GAMES = 2


@dataclass(frozen=True, slots=True)
class RoutesFigures:
    """All runs of trains that were measured; the times are medians over several rounds."""

    turns: int
    proved: int
    median_ms: float
    max_ms: float
    turns_per_s: float
    ratio_chess: float


@dataclass(frozen=True, slots=True)
class Network:
    """What a company's best routes depend on."""

    board: Board
    company: str
    trains: tuple[str, ...]
    high: bool


def measure(game: Game[State], chess: Callable[[], float], games: int = GAMES) -> RoutesFigures:
    """Solve every network several times, each time anew."""
    networks = [one for number in range(games) for one in greedy_networks(game, f"bench {number}")]
    medians, slowest, rates, ratios = [], [], [], []
    for _ in range(RUNS):
        plies = chess()
        times = [_solve(one) for one in networks]
        medians.append(1000 * median(times))
        slowest.append(1000 * max(times))
        rates.append(len(times) / sum(times))
        ratios.append(rates[-1] / plies)
    return RoutesFigures(
        turns=len(networks),
        proved=sum(_is_proved(one) for one in networks),
        median_ms=round(median(medians), 3),
        max_ms=round(median(slowest), 2),
        turns_per_s=median(rates),
        ratio_chess=median(ratios),
    )


def greedy_networks(game: Game[State], seed: str) -> Iterator[Network]:
    """The network of every run of trains in a game of greedy bots."""
    s = game.begin(game.options(), SEATS, seed)
    choose, luck = game.greedy_policy(), luck_of(seed)
    assert choose is not None
    while not s.over:
        a = choose(s, offers(s, waits(s)[0]), luck)
        if isinstance(a, Run):
            company = stage_of(s).operator(s)
            yield Network(map_of(s).board, company.id, tuple(company.trains), s.phase_rules.high)
        advance(s, a, ignore_facts)


def _solve(network: Network) -> float:
    """CPU time to find the best routes of a network."""
    forget_solved()
    began = process_time()
    best_routes(network.board, network.company, network.trains, network.high)
    return process_time() - began


def _is_proved(network: Network) -> bool:
    return best_routes(network.board, network.company, network.trains, network.high).proved
