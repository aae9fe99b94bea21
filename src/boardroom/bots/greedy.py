"""The greedy bot: each game's own player, written in its `bot.py`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

from boardroom.core.actions import Action
from boardroom.core.engine import Game
from boardroom.core.fields import BadInput
from boardroom.core.offers import Offer


class Greedy:
    """Plays by what a game's `bot.choose(view, offers, rng)` thinks best."""

    blind = False

    def __init__(self, game: Game[Any]) -> None:
        name = f"{type(game).__module__.rpartition('.')[0]}.bot"
        found = getattr(import_module(name), "choose", None) if find_spec(name) else None
        if found is None:
            raise BadInput(f"{game.key} has no greedy bot yet")
        self.think: Callable[[Any, Sequence[Offer], Random], Action] = found

    def choose(self, view: Any, offers: Sequence[Offer], rng: Random) -> Action:
        return self.think(view, offers, rng)
