"""Bots: players that see what a seat sees and nothing more."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

from boardroom.bots import greedy, random
from boardroom.core.actions import Action
from boardroom.core.errors import BadInput
from boardroom.core.game import Game
from boardroom.core.luck import Luck, luck_of
from boardroom.core.offers import Offer

NAMES = ("random", "greedy")


class Bot(Protocol):
    """A player. `blind` says that it goes by the offers alone, so that no view need be made for it."""

    blind: bool

    def choose(self, view: Any, offers: Sequence[Offer], rng: Random) -> Action:
        """One of the offered actions; all chance comes from `rng`."""
        ...


def load(name: str, game: Game[Any]) -> Bot:
    """A bot by its name, for a game."""
    if name == "random":
        return random.Uniform(game)
    if name == "greedy":
        return greedy.Greedy(game)
    raise BadInput("unknown-known", thing="bot", name=name, known=tuple(NAMES))


def seed_of(table: str | int, seat: int) -> str:
    """The seed of the bot at a seat, as the record tells it: the table's luck says nothing about it."""
    return f"{table}/bot {seat}"


def rng_at(seed: str, seq: int) -> Luck:
    """The random numbers of a bot for its decision after entry `seq`: the same again after a take-back."""
    return luck_of(seed, seq)
