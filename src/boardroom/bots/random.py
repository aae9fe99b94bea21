"""The random bot: a kind of offer uniformly, then uniformly within it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from boardroom.bots.own import own_module
from boardroom.core.actions import Action
from boardroom.core.game import Game
from boardroom.core.offers import Offer

Choice = Callable[[Sequence[Offer], Random], Action]


def uniform(offers: Sequence[Offer], rng: Random) -> Action:
    """Any kind of offer, then any action of that kind."""
    return offers[int(rng.random() * len(offers))].sample(rng)


def choice_of(game: Game[Any]) -> Choice:
    """How random play goes in a game; where it would not end so, game or bot say how as `random_choice`."""
    found: Choice = getattr(
        game, "random_choice", getattr(own_module(game, "bot.policy"), "random_choice", uniform)
    )
    return found


class Uniform:
    """Plays at random."""

    blind = True

    def __init__(self, game: Game[Any]) -> None:
        self.choice = choice_of(game)

    def choose(self, view: Any, offers: Sequence[Offer], rng: Random) -> Action:
        return self.choice(offers, rng)
