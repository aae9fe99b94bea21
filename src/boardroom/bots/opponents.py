"""Bots for simulations: those that tables offer, and those of other packages, found by their entry points."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import TypeVar

from boardroom.bots.registry import BOTS, Bot, BotMaker, bot_names, load_bot
from boardroom.core.errors import BadInput
from boardroom.core.game import Game
from boardroom.core.state import State

S = TypeVar("S", bound=State)
GROUP = "boardroom.bots"
"""The group of entry points; each names a bot and its `BotMaker`."""
FROZEN = "frozen"
"""The bot of `benchmarks/frozen`, which is in a checkout but not in the package."""


@cache
def _entry_points() -> dict[str, EntryPoint]:
    """Entry points by name, read once per process. Names of bots that tables offer stay with those."""
    return {entry.name: entry for entry in entry_points(group=GROUP) if entry.name not in BOTS}


def opponent_names() -> tuple[str, ...]:
    """The names of all bots that a simulation can seat."""
    return (*bot_names(), *_entry_points())


def load_opponent(name: str, game: Game[S]) -> Bot[S]:
    """Make the bot of this name for a game; other packages are imported only for their own bots."""
    entry = _entry_points().get(name)
    if entry is not None:
        maker: BotMaker = entry.load()
        return maker(game)
    if name == FROZEN:
        raise BadInput("bot-not-installed", name=name)
    if name not in BOTS:
        raise BadInput("unknown-known", thing="bot", name=name, known=opponent_names())
    return load_bot(name, game)


def refresh() -> None:
    """Read the entry points again after a package was installed into the running process."""
    _entry_points.cache_clear()
