"""What lists of games show of a game, so that they need not import its rules.

A package may hold it ready in `listing.json`, which `make docs` writes and a test compares with the game.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

from boardroom.core.game import Game
from boardroom.core.json_types import JsonObject
from boardroom.core.options import choices, read_options
from boardroom.core.state import State

FILE = "listing.json"


@dataclass(frozen=True, slots=True)
class ListedOption:
    """An option that a form can offer: its values, and the one that people begin with."""

    name: str
    usual: object
    values: tuple[object, ...]


@dataclass(frozen=True, slots=True)
class Listing:
    """A game as lists show it; its texts are in its folder."""

    key: str
    rank: int
    seats: tuple[int, int]
    """The least and the greatest number of players."""
    options: tuple[ListedOption, ...]
    folder: Path
    style_sheet: Path | None

    def to_json(self) -> JsonObject:
        """What `listing.json` holds: all that is not known from the folder."""
        options = {o.name: {"usual": o.usual, "values": list(o.values)} for o in self.options}
        return {"rank": self.rank, "seats": list(self.seats), "options": options}


def listing_of(game: Game[State]) -> Listing:
    """The listing that a game declares."""
    usual = read_options(game.options, dict(game.customary)).values()
    values = {name: choices(game.options, name) for name in game.options.codecs}
    # A list has too many values to choose from, so that it keeps its default.
    options = tuple(
        ListedOption(name, usual[name], known)
        for name, known in values.items()
        if known is not None and not isinstance(usual[name], tuple)
    )
    seats = game.seats[0], game.seats[-1]
    return Listing(game.key, game.lobby_rank, seats, options, game.folder, game.style_sheet)


def read_listing(key: str, folder: Path) -> Listing | None:
    """The listing that a package holds ready, if it does."""
    file = folder / FILE
    if not file.exists():
        return None
    raw = json.loads(file.read_text("utf-8"))
    options = tuple(
        ListedOption(name, one["usual"], tuple(one["values"])) for name, one in raw["options"].items()
    )
    sheet = folder / "game.css"
    least, most = raw["seats"]
    return Listing(key, raw["rank"], (least, most), options, folder, sheet if sheet.exists() else None)
