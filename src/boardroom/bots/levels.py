"""The levels a person chooses from: beginners that slip, the greedy policy, and two that search."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Generic, TypeVar

from boardroom.bots.search.budget import Budget
from boardroom.bots.search.search import Position, search
from boardroom.bots.search.thought import Thought
from boardroom.core.actions import Action
from boardroom.core.errors import BadInput
from boardroom.core.game import Game
from boardroom.core.offers import Offer
from boardroom.core.state import State
from boardroom.core.strategy import Strategy

S = TypeVar("S", bound=State)
HARD = Budget(evaluations=48)
EXPERT = Budget(seconds=1.0)
SLIPS = 0.3
"""How often the easy bot does not play the best move it sees."""


@lru_cache(maxsize=32)
def _strategy(game: Game[S]) -> Strategy[S] | None:
    """The game's strategy; kept, because it reads its weights from files."""
    return game.strategy()


def strategy_of(game: Game[S], level: str) -> Strategy[S]:
    strategy = _strategy(game)
    if strategy is None:
        raise BadInput("no-strategy", game=game.key, bot=level)
    return strategy


class EasyBot(Generic[S]):
    """Plays the greedy policy's choice most of the time, and otherwise another move it finds sensible."""

    blind = False

    def __init__(self, game: Game[S]) -> None:
        self.strategy = strategy_of(game, "easy")

    def choose(self, view: S, offers: Sequence[Offer], rng: Random) -> Action:
        ranked = self.strategy.rank(view, offers, rng, self.strategy.width)
        slips = rng.random() < SLIPS
        return ranked[int(rng.random() * len(ranked)) if slips else 0].action


class SearchBot(Generic[S]):
    """Compares the candidates of the game's strategy in imagined worlds."""

    blind = False
    hears = True

    def __init__(self, game: Game[S], level: str, budget: Budget) -> None:
        self.strategy, self.budget = strategy_of(game, level), budget

    def think(self, position: Position[S], rng: Random) -> Thought:
        return search(self.strategy, position, self.budget, rng)

    def choose(self, view: S, offers: Sequence[Offer], rng: Random) -> Action:
        return self.think(Position(view, offers), rng).action
