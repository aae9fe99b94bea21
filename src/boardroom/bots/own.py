"""Finding the modules in which a game says how it is played and shown."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from boardroom.core.game import Game


def own_module(game: Game[Any], name: str) -> ModuleType | None:
    """The module `name` beside the game's own, if there is one; a game may also be a single file."""
    package = type(game).__module__.rpartition(".")[0]
    try:
        return import_module(f"{package}.{name}") if package and find_spec(f"{package}.{name}") else None
    except ModuleNotFoundError as error:
        if error.name is None or not f"{package}.{name}.".startswith(f"{error.name}."):
            raise
        return None  # the package itself is not one that can be imported, as with games made up by a test
