"""The greedy policies as they once were, kept for measuring later bots. Their judgement is never changed."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from random import Random
from typing import Generic, TypeVar

from boardroom.core.actions import Action
from boardroom.core.errors import BadInput
from boardroom.core.game import Game
from boardroom.core.hooks import Policy
from boardroom.core.offers import Offer
from boardroom.core.state import State

S = TypeVar("S", bound=State)
TITLES = ("power_grid", "eighteen_thirty", "terraforming_mars", "mombasa")


class FrozenBot(Generic[S]):
    """Chooses by the frozen policy of the game."""

    blind = False

    def __init__(self, game: Game[S]) -> None:
        if game.key not in TITLES:
            raise BadInput("no-bot", game=game.key, name="frozen")
        self.policy: Policy[S] = import_module(f"{__name__}.{game.key}.policy").choose

    def choose(self, view: S, offers: Sequence[Offer], rng: Random) -> Action:
        return self.policy(view, offers, rng)
