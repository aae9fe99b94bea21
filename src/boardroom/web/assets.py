"""The scripts, style sheets and pictures of the pages, each with a digest of its content in its name.

A browser keeps such a file for ever: a changed file has another name, so an upgrade never mixes old and new.
The sheets that every page needs are joined into one file, and so are the modules. A game's sheet is a file of
its own.
"""

from __future__ import annotations

import gzip
import hashlib
import re
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import TypeVar

from boardroom.core.errors import BadInput
from boardroom.core.game import Game
from boardroom.core.listing import Listing
from boardroom.core.state import State
from boardroom.drawing import stylesheet
from boardroom.games.registry import listing
from boardroom.web.modules import join_modules

S = TypeVar("S", bound=State)
STATIC = Path(__file__).parent / "static"
SHEETS = (
    stylesheet.STATIC / "tokens.css",
    STATIC / "css" / "base.css",
    stylesheet.STATIC / "board.css",
    STATIC / "css" / "table.css",
    STATIC / "css" / "pages.css",
)
"""Later sheets override earlier ones; the sheets of games follow."""
FOLDER = "/static/"
ADDRESS = re.compile(rf"{FOLDER}(?P<name>[\w-]+)-(?P<digest>[0-9a-f]{{16}})\.(?P<kind>css|js|svg)")
TYPES = {"css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8", "svg": "image/svg+xml"}
COMMON, ICON = "boardroom", "mark"
CSS_COMMENT, BLANK = re.compile(r"/\*.*?\*/", re.S), re.compile(r"\s*\n\s*")


@dataclass(frozen=True)
class Asset:
    """A file as it is sent."""

    name: str
    kind: str
    content: bytes

    @cached_property
    def digest(self) -> str:
        return hashlib.blake2b(self.content, digest_size=8).hexdigest()

    @cached_property
    def compressed(self) -> bytes:
        return gzip.compress(self.content, mtime=0)

    @property
    def address(self) -> str:
        return f"{FOLDER}{self.name}-{self.digest}.{self.kind}"


@cache
def common_sheet() -> Asset:
    """The styles that every page needs."""
    return Asset(COMMON, "css", b"".join(map(_bare, SHEETS)))


@cache
def script() -> Asset:
    """All modules of the pages."""
    return Asset(COMMON, "js", join_modules(STATIC / "js", "main.js").encode())


@cache
def icon() -> Asset:
    return Asset(ICON, "svg", (STATIC / "mark.svg").read_bytes())


def game_sheet(game: Game[S] | Listing) -> Asset | None:
    """The styles of a game; None if it has none of its own."""
    sheet = game.style_sheet
    return None if sheet is None else _game_sheet(game.key, sheet)


@cache
def _game_sheet(key: str, sheet: Path) -> Asset:
    return Asset(key, "css", _bare(sheet))


def _bare(sheet: Path) -> bytes:
    """A style sheet without comments and indentation, which a slow line would carry for nothing."""
    return BLANK.sub("\n", CSS_COMMENT.sub("", sheet.read_text("utf-8"))).encode()


def find(path: str) -> tuple[Asset, bool] | None:
    """The file at an address, and whether it is the version that the address names."""
    found = ADDRESS.fullmatch(path)
    asset = _named(found["name"], found["kind"]) if found else None
    return (asset, asset.digest == found["digest"]) if found and asset else None


def _named(name: str, kind: str) -> Asset | None:
    match name, kind:
        case "boardroom", "css":
            return common_sheet()
        case "boardroom", "js":
            return script()
        case "mark", "svg":
            return icon()
        case _, "css":
            try:
                return game_sheet(listing(name))
            except BadInput:
                return None
    return None
