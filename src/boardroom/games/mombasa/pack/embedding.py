"""A pack as one line of text, so that a table carries the pack it began with.

A corrected pack may change while tables are running, so its files are copied into the options of the table
and with them into its record. The built-in packs are known by name and version; `data/kept.toml` holds the
files of every version there has been, so that old tables and records go on with theirs.
"""

from __future__ import annotations

import base64
import binascii
import json
import zlib
from functools import lru_cache
from pathlib import Path
from typing import cast

from boardroom.core.components import table
from boardroom.games.mombasa.errors import input_error
from boardroom.games.mombasa.pack import HOME, TUNED, Pack, load
from boardroom.games.mombasa.pack.assembly import read_pack
from boardroom.games.mombasa.pack.check import check
from boardroom.games.mombasa.pack.folder import with_base
from boardroom.games.mombasa.pack.source import BLOCKS, CSV_FILES

KEPT = HOME / "kept.toml"
PREFIX = "pack:"
MOST = 2_000_000
"""More characters than any pack has: a text that swells further is no pack."""
FILES = ("pack.toml", *(f"{name}.csv" for name in CSV_FILES), *(f"{name}.toml" for name in BLOCKS))


def name_of(folder: Path) -> str:
    """Name and version of a pack."""
    about = table(folder / "pack.toml")
    return f"{about['name']}-{about['version']}"


BUILT_IN = name_of(HOME)
"""The pack of new tables."""
TUNED_PACK = name_of(TUNED)
"""The other pack that comes with the game."""
UNSAID = "reconstructed-3"
"""The pack of tables and records that name none: the default before there was a faithful pack."""
BUILT_INS = {BUILT_IN: HOME, TUNED_PACK: TUNED}


class Folder:
    """A folder in memory, or a file in it: the part of `Path` that reading a pack needs."""

    def __init__(self, files: dict[str, str], name: str = "") -> None:
        self.files, self.name = files, name

    def __truediv__(self, name: str) -> Folder:
        return Folder(self.files, name)

    def __fspath__(self) -> str:
        return self.name

    def read_text(self, encoding: str) -> str:
        if self.name not in self.files:
            raise FileNotFoundError(self.name)
        return self.files[self.name]


def embed(folder: Path) -> str:
    """The pack of a folder as text; a pack with a mistake is bad input."""
    wrong = check(folder)
    if wrong:
        raise input_error("pack", wrong=wrong[0], more=len(wrong) - 1)
    return compress(folder)


def compress(folder: Path) -> str:
    """Make one line of text of the files of a pack."""
    whole = with_base(folder)
    files = {name: (whole / name).read_text("utf-8") for name in FILES}
    packed = zlib.compress(json.dumps(files, ensure_ascii=False, sort_keys=True).encode(), 9)
    return PREFIX + base64.b64encode(packed).decode()


@lru_cache(maxsize=1)
def version_texts() -> dict[str, str]:
    """By name and version the text of every built-in pack there has been."""
    return {str(name): str(words) for name, words in table(KEPT)["pack"].items()}


def resolve_pack(pack: str) -> str:
    """The text a table stores for the pack it was set up with: a folder is read now and never again."""
    if pack in BUILT_INS or pack in version_texts() or pack.startswith(PREFIX):
        return pack
    folder = Path(pack)
    if not folder.is_dir():
        raise input_error("pack-folder", pack=pack, known=BUILT_INS)
    ours = {home.resolve(): name for name, home in BUILT_INS.items()}
    return ours.get(folder.resolve()) or embed(folder)


@lru_cache(maxsize=32)
def unpack(pack: str) -> Pack:
    """The pack that the text means."""
    if pack in BUILT_INS:
        return load(BUILT_INS[pack])
    pack = version_texts().get(pack, pack)
    if not pack.startswith(PREFIX):
        raise input_error("unknown-known", thing="pack", name=pack, known=tuple(BUILT_INS))
    try:
        packed = base64.b64decode(pack.removeprefix(PREFIX), validate=True)
        files = json.loads(zlib.decompressobj().decompress(packed, MOST))
    except (binascii.Error, zlib.error, ValueError):
        raise input_error("pack-damaged") from None
    if not isinstance(files, dict) or not all(isinstance(text, str) for text in files.values()):
        raise input_error("pack-damaged")
    return read_pack(cast(Path, Folder(files)))
