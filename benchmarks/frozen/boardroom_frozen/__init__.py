"""The greedy policies as they once were, kept for measuring later bots. Their judgement is never changed."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from random import Random
from typing import Generic, TypeVar

from boardroom.core.actions import Action
from boardroom.core.game import Game
from boardroom.core.hooks import Policy
from boardroom.core.offers import Offer
from boardroom.core.state import State

S = TypeVar("S", bound=State)
TITLES = ("power_grid", "eighteen_thirty", "terraforming_mars", "mombasa")


class FrozenBot(Generic[S]):
    """Chooses by the frozen policy of the game."""

    blind = False

    def __init__(self, policy: Policy[S]) -> None:
        self.policy = policy

    def choose(self, view: S, offers: Sequence[Offer], rng: Random) -> Action:
        return self.policy(view, offers, rng)


def make_bot(game: Game[S]) -> FrozenBot[S] | None:
    """The frozen bot of one of the four games."""
    if game.key not in TITLES:
        return None
    return FrozenBot(import_module(f"{__name__}.{game.key}.policy").choose)
