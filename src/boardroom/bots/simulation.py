"""Plays whole games of bots."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from time import process_time
from typing import Generic, Protocol, TypeVar

from boardroom.bots.registry import Bot
from boardroom.bots.rng import seed_of
from boardroom.core.actions import Action
from boardroom.core.engine import advance, ignore_facts, offers, waits
from boardroom.core.game import Game
from boardroom.core.hooks import Statistics
from boardroom.core.luck import luck_of
from boardroom.core.options import GameOptions
from boardroom.core.state import State
from boardroom.core.views import view

S = TypeVar("S", bound=State)
S_co = TypeVar("S_co", bound=State, covariant=True)
MAX_DECISIONS = 20_000
"""The number of decisions after which a game stops and is ranked as it stands."""


class Board(Protocol[S_co]):
    """Where a game is played, such as a journal."""

    @property
    def state(self) -> S_co: ...

    def play(self, a: Action) -> object: ...


@dataclass(slots=True)
class Unrecorded(Generic[S]):
    """A game of which only the present state is kept."""

    state: S

    def play(self, a: Action) -> None:
        advance(self.state, a, ignore_facts)


@dataclass(slots=True)
class Thinking:
    """How often the bots of a game decided, and the CPU time that each seat took for it."""

    cpu_s: list[float]
    decisions: int = 0


def lucks(seed: str, seats: int) -> dict[int, Random]:
    """The random generators of the bots of a game, by seat."""
    return {seat: luck_of(seed_of(seed, seat)) for seat in range(seats)}


def play_out(board: Board[S], bots: Mapping[int, Bot[S]], rngs: Mapping[int, Random]) -> Thinking:
    """Let bots play a game to its end or the cap."""
    spent = Thinking([0.0] * len(bots))
    while not board.state.over and spent.decisions < MAX_DECISIONS:
        s = board.state
        seat = waits(s)[0]
        bot = bots[seat]
        seen = s if bot.blind else view(s, seat)
        found = offers(seen, seat)
        began = process_time()
        a = bot.choose(seen, found, rngs[seat])
        spent.cpu_s[seat] += process_time() - began
        board.play(a)
        spent.decisions += 1
    return spent


def play_game(
    game: Game[S],
    options: GameOptions,
    bots: Mapping[int, Bot[S]],
    seed: str,
    statistics: Statistics[S] | None = None,
) -> tuple[S, int]:
    """Play a game of bots to its end or the cap. Returns the last state and the number of decisions."""
    board, rngs = Unrecorded(game.begin(options, len(bots), seed)), lucks(seed, len(bots))
    if statistics is not None:
        statistics.begin_game(board.state, rngs)
    spent = play_out(board, bots, rngs)
    if statistics is not None:
        statistics.end_game(board.state)
    return board.state, spent.decisions
