"""The games. Each is a package of its own; none imports another."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from boardroom.core.errors import BadInput
from boardroom.core.game import Game

KEYS: tuple[str, ...] = ("power_grid", "eighteen_thirty", "terraforming_mars", "mombasa")


def load(key: str) -> Game[Any]:
    """A game by its key."""
    if key not in KEYS:
        raise BadInput("unknown-known", thing="game", name=key, known=KEYS)
    game: Game[Any] = import_module(f"boardroom.games.{key}.game").GAME
    return game


def every() -> list[Game[Any]]:
    """All games, in the order in which they are offered."""
    return [load(key) for key in KEYS]
