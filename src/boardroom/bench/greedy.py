"""How fast greedy bots play whole games on states they see, as a search plays on from an imagined one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import process_time

from boardroom.bots.simulation import MAX_DECISIONS
from boardroom.core.engine import advance, ignore_facts, offers, waits
from boardroom.core.game import Game
from boardroom.core.luck import luck_of
from boardroom.core.state import State

RUNS = 5
STRETCH_S = 1.0
"""CPU time of one run, which finishes the game that it is playing."""


@dataclass(frozen=True, slots=True)
class GreedyFigures:
    """Games of greedy bots alone."""

    players: int
    decisions_per_s: float
    ms_per_game: float
    ratio_chess: float


def measure(game: Game[State], players: int, chess: Callable[[], float]) -> GreedyFigures | None:
    """The medians of several runs; None if the game has no greedy bot.

    No game is played twice, so that nothing a bot remembers of one game serves in another.
    """
    if game.greedy_policy() is None:
        return None
    playout(game, players, "warm")
    rates, lengths, ratios = [], [], []
    for run in range(RUNS):
        plies = chess()
        decisions = games = 0
        began = process_time()
        while (spent := process_time() - began) < STRETCH_S:
            decisions += playout(game, players, f"bench {run} {games}")
            games += 1
        rates.append(decisions / spent)
        lengths.append(1000 * spent / games)
        ratios.append(rates[-1] / plies)
    return GreedyFigures(players, median(rates), median(lengths), median(ratios))


def playout(game: Game[State], players: int, seed: str) -> int:
    """Play one game to its end without views; returns the number of decisions."""
    choose = game.greedy_policy()
    assert choose is not None
    s: State = game.begin(game.options(), players, seed)
    lucks = [luck_of(f"{seed} {seat}") for seat in range(players)]
    made = 0
    while not s.over and made < MAX_DECISIONS:
        seat = waits(s)[0]
        advance(s, choose(s, offers(s, seat), lucks[seat]), ignore_facts)
        made += 1
    return made
