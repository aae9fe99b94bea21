"""The random bot: a kind of offer uniformly, then uniformly within it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

from boardroom.core.actions import Action
from boardroom.core.engine import Game
from boardroom.core.offers import Offer

Choice = Callable[[Sequence[Offer], Random], Action]


def uniform(offers: Sequence[Offer], rng: Random) -> Action:
    """Any kind of offer, then any action of that kind."""
    return offers[int(rng.random() * len(offers))].sample(rng)


def choice_of(game: Game[Any]) -> Choice:
    """How random play goes in a game; where it would not end so, game or bot say how as `random_choice`."""
    name = f"{type(game).__module__.rpartition('.')[0]}.bot"
    module = import_module(name) if find_spec(name) else None
    found: Choice = getattr(game, "random_choice", getattr(module, "random_choice", uniform))
    return found


class Uniform:
    """Plays at random."""

    blind = True

    def __init__(self, game: Game[Any]) -> None:
        self.choice = choice_of(game)

    def choose(self, view: Any, offers: Sequence[Offer], rng: Random) -> Action:
        return self.choice(offers, rng)
