"""The greedy bot: each game's own player, written in its `bot.py`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from boardroom.bots.own import own_module
from boardroom.core.actions import Action
from boardroom.core.errors import BadInput
from boardroom.core.game import Game
from boardroom.core.offers import Offer


class Greedy:
    """Plays by what a game's `bot.choose(view, offers, rng)` thinks best."""

    blind = False

    def __init__(self, game: Game[Any]) -> None:
        found = getattr(own_module(game, "bot.policy"), "choose", None)
        if found is None:
            raise BadInput("no-greedy", game=game.key)
        self.think: Callable[[Any, Sequence[Offer], Random], Action] = found

    def choose(self, view: Any, offers: Sequence[Offer], rng: Random) -> Action:
        return self.think(view, offers, rng)
