"""Playing on in an imagined world up to the next boundary of the game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from boardroom.core.actions import Action
from boardroom.core.engine import advance, ignore_facts, offers, waits
from boardroom.core.state import State
from boardroom.core.strategy import Strategy, final_chances

S = TypeVar("S", bound=State)
MAX_DECISIONS = 2_000
"""The length of a playout that no boundary ends."""


def play_out(strategy: Strategy[S], world: S, first: Action, rng: Random) -> Sequence[int]:
    """The value for each seat after a move and what follows it by the quick policy; the world is used up."""
    boundary, play = strategy.boundary, strategy.play
    start = boundary(world)
    advance(world, first, ignore_facts)
    for _ in range(MAX_DECISIONS):
        if world.over:
            return final_chances(strategy.game, world)
        if boundary(world) != start:
            break
        seat = waits(world)[0]
        advance(world, play(world, offers(world, seat), rng), ignore_facts)
    return strategy.value(world)
