"""Bots for simulations: those that tables offer, and those of other packages, found by their entry points."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Protocol, TypeVar

from boardroom.bots.registry import OTHER_NAMES, SEARCHING, Bot, bot_names, load_bot
from boardroom.core.errors import BadInput
from boardroom.core.game import Game
from boardroom.core.state import State

S = TypeVar("S", bound=State)
GROUP = "boardroom.bots"
"""The group of entry points; each names a bot and its `OpponentMaker`."""
FROZEN = "frozen"
"""The bot of `benchmarks/frozen`, which is in a checkout but not in the package."""


class OpponentMaker(Protocol):
    """Makes a bot for a game, or None for a game that it does not play."""

    def __call__(self, game: Game[S], /) -> Bot[S] | None: ...


@cache
def _entry_points() -> dict[str, EntryPoint]:
    """Entry points by name, read once per process. Names of bots that tables offer stay with those."""
    own = (*bot_names(), *OTHER_NAMES)
    return {entry.name: entry for entry in entry_points(group=GROUP) if entry.name not in own}


def opponent_names() -> tuple[str, ...]:
    """The names of all bots that a simulation can seat."""
    return (*bot_names(), *_entry_points())


def load_opponent(name: str, game: Game[S]) -> Bot[S]:
    """Make the bot of this name for a game; other packages are imported only for their own bots."""
    name_alone, at, _ = name.partition("@")
    entry = _entry_points().get(name_alone)
    if entry is None and name_alone == FROZEN:
        raise BadInput("bot-not-installed", name=name_alone)
    if entry is None:
        return load_bot(name, game)
    if at:
        raise BadInput("no-budget", bot=name_alone, known=tuple(SEARCHING))
    make: OpponentMaker = entry.load()
    bot = make(game)
    if bot is None:
        raise BadInput("no-bot", game=game.key, name=name_alone)
    return bot


def refresh() -> None:
    """Read the entry points again after a package was installed into the running process."""
    _entry_points.cache_clear()
