"""The bots by the names under which tables and records keep them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Protocol

from boardroom.bots.greedy import GreedyBot
from boardroom.bots.random import RandomBot
from boardroom.core.actions import Action
from boardroom.core.errors import BadInput
from boardroom.core.game import Game
from boardroom.core.offers import Offer
from boardroom.core.state import State


class Bot(Protocol):
    """A player. `blind` says that it goes by the offers alone, so that no view need be made for it."""

    blind: bool

    def choose(self, view: State, offers: Sequence[Offer], rng: Random) -> Action:
        """One of the offered actions; all chance comes from `rng`."""
        ...


BOTS: dict[str, Callable[[Game[Any]], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def bot_names() -> tuple[str, ...]:
    """The names of all bots; a game need not have each of them."""
    return tuple(BOTS)


def load_bot(name: str, game: Game[Any]) -> Bot:
    """A bot by its name, for a game."""
    if name not in BOTS:
        raise BadInput("unknown-known", thing="bot", name=name, known=bot_names())
    return BOTS[name](game)
