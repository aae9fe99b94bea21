"""The greedy bot, which plays by the game's own policy."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Generic, TypeVar

from boardroom.core.actions import Action
from boardroom.core.errors import BadInput
from boardroom.core.game import Game
from boardroom.core.offers import Offer
from boardroom.core.state import State

S = TypeVar("S", bound=State)


class GreedyBot(Generic[S]):
    """Chooses by the greedy policy of the game."""

    blind = False

    def __init__(self, game: Game[S]) -> None:
        policy = game.greedy_policy()
        if policy is None:
            raise BadInput("no-greedy", game=game.key)
        self.policy = policy

    def choose(self, view: S, offers: Sequence[Offer], rng: Random) -> Action:
        return self.policy(view, offers, rng)
