"""Choosing among candidates by paired playouts in imagined worlds.

All candidates are played in the same worlds with the same random numbers, so that luck touches them alike.
After each round of sequential halving the worse half is dropped. The first candidate, which the greedy policy
would choose, is the anchor: it is never dropped, and another move is chosen only if it leads the anchor by
more than chance explains.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import isqrt
from random import Random
from typing import Generic, TypeVar

from boardroom.bots.search.budget import Budget, Spending
from boardroom.bots.search.playout import play_out
from boardroom.bots.search.thought import Alternative, Thought
from boardroom.core.actions import Action, Fact
from boardroom.core.offers import Offer
from boardroom.core.state import State
from boardroom.core.strategy import Strategy

S = TypeVar("S", bound=State)


@dataclass(slots=True)
class Trial:
    """A candidate and its chances to win, world by world."""

    action: Action
    chances: list[int] = field(default_factory=list)

    def mean(self) -> int:
        return sum(self.chances) // len(self.chances) if self.chances else 0

    def to_alternative(self) -> Alternative:
        worlds = len(self.chances)
        if not worlds:
            return Alternative(self.action, None, None, 0)
        spread = worlds * sum([one * one for one in self.chances]) - sum(self.chances) ** 2
        error = isqrt(spread // (worlds - 1)) // worlds if worlds > 1 else None
        return Alternative(self.action, self.mean(), error, worlds)


@dataclass(frozen=True, slots=True)
class Position(Generic[S]):
    """What the search is given: nothing but what the seat sees and has heard."""

    view: S
    offers: Sequence[Offer]
    heard: Sequence[Fact] = ()

    @property
    def seat(self) -> int:
        return self.offers[0].seat


def search(strategy: Strategy[S], position: Position[S], budget: Budget, rng: Random) -> Thought:
    """Compare the candidates of a position within a budget."""
    ranked = strategy.rank(position.view, position.offers, rng, strategy.width)
    trials = [Trial(one.action) for one in ranked]
    spending = budget.start()
    worlds = _compare(strategy, position, trials, spending, rng) if len(trials) > 1 else 0
    chosen = _choice(trials, strategy.caution)
    found = sorted((trial.to_alternative() for trial in trials), key=_promise, reverse=True)
    chance = chosen.mean() if chosen.chances else None
    return Thought(chosen.action, chance, tuple(found), spending.evaluations, worlds)


def _compare(
    strategy: Strategy[S], position: Position[S], trials: Sequence[Trial], spending: Spending, rng: Random
) -> int:
    """Spend the budget on the candidates by sequential halving. Returns the number of worlds."""
    alive, worlds = list(trials), 0
    rounds = (len(trials) - 1).bit_length()
    for turn in range(1, rounds + 1):
        while spending.share() < turn / rounds:
            if not _play_world(strategy, position, alive, spending, rng):
                return worlds
            worlds += 1
        anchor, rivals = alive[0], sorted(alive[1:], key=Trial.mean, reverse=True)
        alive = [anchor, *rivals[: len(alive) // 2]]
    return worlds


def _play_world(
    strategy: Strategy[S], position: Position[S], alive: list[Trial], spending: Spending, rng: Random
) -> bool:
    """Play every candidate that is left in one and the same imagined world.

    If the time runs out in between, the world does not count: all are compared in the same worlds.
    """
    seat, seed = position.seat, rng.getrandbits(64)
    world = strategy.imagine(position.view, seat, Random(seed), position.heard)
    found = []
    for trial in alive:
        if spending.is_overtime():
            return False
        found.append(play_out(strategy, world.clone(), trial.action, Random(seed))[seat])
        spending.evaluations += 1
    for trial, chance in zip(alive, found, strict=True):
        trial.chances.append(chance)
    return True


def _choice(trials: Sequence[Trial], caution: int) -> Trial:
    """The best candidate that leads the anchor clearly, or the anchor."""
    anchor = trials[0]
    for trial in sorted(trials[1:], key=Trial.mean, reverse=True):
        if leads_clearly(trial.chances, anchor.chances, caution):
            return trial
    return anchor


def leads_clearly(chances: Sequence[int], others: Sequence[int], caution: int) -> bool:
    """Whether the mean paired lead exceeds `caution` hundredths of its standard error, in whole numbers."""
    leads = [mine - other for mine, other in zip(chances, others)]  # noqa: B905 - the anchor has more worlds
    count, total = len(leads), sum(leads)
    if count < 2 or total <= 0:
        return False
    spread = count * sum([lead * lead for lead in leads]) - total * total
    return 10_000 * total * total * (count - 1) > caution * caution * spread


def _promise(one: Alternative) -> tuple[int, int]:
    """Candidates played in more worlds were better throughout; among equals the higher chance counts."""
    return one.worlds, one.chance or 0
