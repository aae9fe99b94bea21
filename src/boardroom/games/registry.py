"""The installed games, found by their entry points: ours and those of other packages."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path

from boardroom.core.errors import BadInput
from boardroom.core.game import Game, game_of_any_kind
from boardroom.core.listing import Listing, listing_of, read_listing
from boardroom.core.state import State

GROUP = "boardroom.games"
"""The group of entry points; each names a game's key and its `GAME`."""


@cache
def _entry_points() -> dict[str, EntryPoint]:
    """Entry points by key, read once per process; the first of two packages with the same key wins."""
    found: dict[str, EntryPoint] = {}
    for entry in entry_points(group=GROUP):
        found.setdefault(entry.name, entry)
    return found


_LOADED: dict[EntryPoint, Game[State]] = {}


def _game(entry: EntryPoint) -> Game[State]:
    if entry not in _LOADED:
        found = entry.load()
        if not isinstance(found, Game) or found.key != entry.name:
            raise TypeError(f"the entry point {entry.name} = {entry.value} names no game with that key")
        _LOADED[entry] = game_of_any_kind(found)
    return _LOADED[entry]


def _entry(key: str) -> EntryPoint:
    entry = _entry_points().get(key)
    if entry is None:
        raise BadInput("unknown-known", thing="game", name=key, known=keys())
    return entry


def load(key: str) -> Game[State]:
    """A game by its key; only its own package is imported."""
    return _game(_entry(key))


def listing(key: str) -> Listing:
    """What lists show of a game; a game that is not loaded yet stays so if its package holds a listing."""
    entry = _entry(key)
    found = None if entry in _LOADED else _stored_listing(entry)
    return found or listing_of(_game(entry))


@cache
def _stored_listing(entry: EntryPoint) -> Listing | None:
    spec = find_spec(entry.module)
    return read_listing(entry.name, Path(spec.origin).parent) if spec and spec.origin else None


def listings() -> list[Listing]:
    """What lists show of all games, in the order of the lobby."""
    return sorted(map(listing, _entry_points()), key=lambda one: (one.rank, one.key))


def every() -> list[Game[State]]:
    """All games in the order of the lobby."""
    games = map(_game, _entry_points().values())
    return sorted(games, key=lambda game: (game.lobby_rank, game.key))


def keys() -> tuple[str, ...]:
    """The keys of all games, in the same order."""
    return tuple(one.key for one in listings())


def is_installed(key: str) -> bool:
    """Whether a game has this key, without importing it."""
    return key in _entry_points()


def refresh() -> None:
    """Read the entry points again after a package was installed into the running process."""
    _entry_points.cache_clear()
