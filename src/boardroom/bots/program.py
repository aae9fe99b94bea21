"""Which program plays: a digest of the rules and bots, since games of different programs are not one run."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from pathlib import Path

import boardroom
from boardroom.games.registry import load

UNPLAYED = {"locale", "draw", "terminal", "importer", "__pycache__"}
"""Folders of which no game or bot depends on anything."""


def program_digest(titles: Iterable[str]) -> str:
    """A digest of the files that decide how bots play these titles."""
    package, digest = Path(boardroom.__file__).parent, hashlib.blake2b(digest_size=8)
    for folder in (package / "core", package / "bots", *(load(title).folder for title in titles)):
        for file in _files(folder):
            digest.update(f"{file.relative_to(folder)}\n".encode())
            digest.update(file.read_bytes())
    return digest.hexdigest()


def _files(folder: Path) -> Iterator[Path]:
    for entry in sorted(folder.iterdir()):
        if entry.is_dir() and entry.name not in UNPLAYED:
            yield from _files(entry)
        elif entry.is_file():
            yield entry
