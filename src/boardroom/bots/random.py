"""The random bot, which plays by the game's random policy."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from boardroom.core.actions import Action
from boardroom.core.game import Game
from boardroom.core.offers import Offer
from boardroom.core.state import State

S = TypeVar("S", bound=State)


class RandomBot:
    """Chooses by the random policy of the game, from the offers alone."""

    blind = True

    def __init__(self, game: Game[S]) -> None:
        self.policy = game.random_policy()

    def choose(self, view: State, offers: Sequence[Offer], rng: Random) -> Action:
        return self.policy(offers, rng)
