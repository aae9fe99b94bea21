"""Whole games of bots: played one after the other, and what came of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from boardroom.bots.registry import Bot
from boardroom.bots.rng import seed_of
from boardroom.core.engine import advance, ignore_facts, offers, waits
from boardroom.core.game import Game
from boardroom.core.hooks import Statistics
from boardroom.core.luck import luck_of
from boardroom.core.options import GameOptions
from boardroom.core.state import State
from boardroom.core.views import view

MAX_DECISIONS = 20_000
"""Decisions after which a game is ranked as it stands."""


def play_game(
    game: Game[Any],
    options: GameOptions,
    bots: dict[int, Bot],
    seed: str,
    statistics: Statistics[Any] | None = None,
) -> tuple[State, int]:
    """Play a game of bots, by seat, to its end or to the cap: the last state and the number of decisions."""
    s: State = game.begin(options, len(bots), seed)
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
    """What came of the games, by place in the list of bots."""

    bots: list[str]
    finished: int = 0
    decisions: int = 0
    wins: list[float] = field(default_factory=list)
    scores: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.wins, self.scores = [0.0] * len(self.bots), [0.0] * len(self.bots)

    def count(self, game: Game[Any], s: State, seats: Sequence[int]) -> None:
        """Note a game; bot i sat at `seats[i]`. The first number of the result is the score."""
        self.finished += s.over
        result = game.result(s)
        firsts = [one.seat for one in result if one.place == 1]
        scores = {one.seat: next(iter(one.numbers.values())) for one in result}
        for i, seat in enumerate(seats):
            self.wins[i] += 1 / len(firsts) if seat in firsts else 0
            self.scores[i] += scores.get(seat, 0)
