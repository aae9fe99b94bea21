"""The bots by name, as tables and records store them: `NAME`, or `NAME@BUDGET` for those that search."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol, TypeVar

from boardroom.bots.greedy import GreedyBot
from boardroom.bots.levels import EXPERT, HARD, EasyBot, SearchBot
from boardroom.bots.random import RandomBot
from boardroom.bots.search.budget import read_budget
from boardroom.core.actions import Action
from boardroom.core.errors import BadInput
from boardroom.core.game import Game
from boardroom.core.offers import Offer
from boardroom.core.state import State

S = TypeVar("S", bound=State)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)


class Bot(Protocol[S_contra]):
    """A player. A `blind` bot uses only the offers, so that no view need be computed for it."""

    blind: bool

    def choose(self, view: S_contra, offers: Sequence[Offer], rng: Random) -> Action:
        """Choose one of the offered actions. All randomness comes from `rng`."""
        ...


class BotMaker(Protocol):
    """Makes a bot for any game."""

    def __call__(self, game: Game[S], /) -> Bot[S]: ...


BOTS: dict[str, BotMaker] = {"random": RandomBot, "easy": EasyBot, "normal": GreedyBot}
SEARCHING = {"hard": HARD, "expert": EXPERT}
"""The levels that search, with their usual budgets."""
OTHER_NAMES = {"greedy": "normal"}
"""Names that stored tables and records use for a level."""
USUAL_BOT = "normal"
"""The bot that people meet who choose none."""


def bot_names() -> tuple[str, ...]:
    """The names of all bots, weakest first. A game need not support each of them."""
    return (*BOTS, *SEARCHING)


def level_of(name: str) -> str:
    """The level that the name of a bot stands for, without its budget."""
    level = name.partition("@")[0]
    return OTHER_NAMES.get(level, level)


def load_bot(name: str, game: Game[S]) -> Bot[S]:
    """Make the bot of this name for a game, with the budget that the name may give."""
    level, (_, at, budget) = level_of(name), name.partition("@")
    if level in SEARCHING:
        return SearchBot(game, level, read_budget(budget) if at else SEARCHING[level])
    if level not in BOTS:
        raise BadInput("unknown-known", thing="bot", name=name, known=bot_names())
    if at:
        raise BadInput("no-budget", bot=level, known=tuple(SEARCHING))
    return BOTS[level](game)
