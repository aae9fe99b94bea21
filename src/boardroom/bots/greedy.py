"""The greedy bot: plays by each game's own policy."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from boardroom.core.actions import Action
from boardroom.core.errors import BadInput
from boardroom.core.game import Game
from boardroom.core.offers import Offer
from boardroom.core.state import State


class GreedyBot:
    """Chooses what the game's greedy policy thinks best."""

    blind = False

    def __init__(self, game: Game[Any]) -> None:
        policy = game.greedy_policy()
        if policy is None:
            raise BadInput("no-greedy", game=game.key)
        self.policy = policy

    def choose(self, view: State, offers: Sequence[Offer], rng: Random) -> Action:
        return self.policy(view, offers, rng)
