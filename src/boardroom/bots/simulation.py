"""Plays whole games of bots and counts their results."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from boardroom.bots.registry import Bot
from boardroom.bots.rng import seed_of
from boardroom.core.engine import advance, ignore_facts, offers, waits
from boardroom.core.game import Game
from boardroom.core.hooks import Statistics
from boardroom.core.luck import luck_of
from boardroom.core.options import GameOptions
from boardroom.core.state import State
from boardroom.core.views import view

S = TypeVar("S", bound=State)
MAX_DECISIONS = 20_000
"""The number of decisions after which a game stops and is ranked as it stands."""


def play_game(
    game: Game[S],
    options: GameOptions,
    bots: Mapping[int, Bot[S]],
    seed: str,
    statistics: Statistics[S] | None = None,
) -> tuple[S, int]:
    """Play a game of bots to its end or the cap. Returns the last state and the number of decisions."""
    s = game.begin(options, len(bots), seed)
    rngs = {seat: luck_of(seed_of(seed, seat)) for seat in bots}
    if statistics is not None:
        statistics.begin_game(s, rngs)
    decisions = 0
    while not s.over and decisions < MAX_DECISIONS:
        seat = waits(s)[0]
        bot = bots[seat]
        seen = s if bot.blind else view(s, seat)
        advance(s, bot.choose(seen, offers(seen, seat), rngs[seat]), ignore_facts)
        decisions += 1
    if statistics is not None:
        statistics.end_game(s)
    return s, decisions


@dataclass
class Tally:
    """The results of several games, by position in the list of bots."""

    bots: list[str]
    finished: int = 0
    decisions: int = 0
    wins: list[float] = field(default_factory=list)
    scores: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.wins, self.scores = [0.0] * len(self.bots), [0.0] * len(self.bots)

    def count(self, game: Game[S], s: S, seats: Sequence[int]) -> None:
        """Count a game in which bot i sat at `seats[i]`. The first number of the result is the score."""
        self.finished += s.over
        result = game.result(s)
        firsts = [one.seat for one in result if one.place == 1]
        scores = {one.seat: next(iter(one.numbers.values())) for one in result}
        for i, seat in enumerate(seats):
            self.wins[i] += 1 / len(firsts) if seat in firsts else 0
            self.scores[i] += scores.get(seat, 0)
