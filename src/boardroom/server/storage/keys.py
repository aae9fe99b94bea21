"""The keys that sign cookies: in a file beside the database or in the environment, not in the database.

Each line of the file has the day a key was made and the key, the newest first. The newest signs.
Cookies signed with the others are still valid, and are signed anew when they come back.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from pathlib import Path

from boardroom.server.settings import Settings
from boardroom.server.storage.backup import sqlite_file
from boardroom.server.storage.private_files import write_private
from boardroom.server.storage.store import Store
from boardroom.web.errors import request_error

LINE = re.compile(r"(\d{4}-\d{2}-\d{2}) ([0-9a-f]{64})")
KEY = re.compile("[0-9a-f]{64}")


@dataclass(frozen=True, slots=True)
class Key:
    """A key and the day it was made."""

    made: date
    text: str

    def line(self) -> str:
        return f"{self.made.isoformat()} {self.text}\n"


async def signing_keys(store: Store, settings: Settings) -> tuple[bytes, ...]:
    """The keys of a server, the newest first."""
    if settings.keys:
        return tuple(map(_read_key, settings.keys))
    database = sqlite_file(store.engine.url)
    if database is None:
        return (await store.server_secret(),)
    file, stored = Path(f"{database}-keys"), await store.find_server_secret()
    before = read_keys(file) if file.exists() else []
    keys = rotate(_with_stored(before, stored), date.today(), settings)
    if keys != before:
        write_private(file, "".join(key.line() for key in keys))
    if stored is not None:
        await store.drop_server_secret()
    return tuple(bytes.fromhex(key.text) for key in keys)


def _with_stored(keys: list[Key], stored: str | None) -> list[Key]:
    """Add the key that an earlier version kept in the database. It may be in backups, so a new one signs."""
    if stored is None:
        return keys
    today = date.today()
    return [*(keys or [new_key(today)]), Key(today, stored)]


def new_key(today: date) -> Key:
    return Key(today, secrets.token_hex(32))


def read_keys(file: Path) -> list[Key]:
    """The keys in a file."""
    try:
        keys = [_read_line(line) for line in file.read_text("ascii").splitlines()]
    except ValueError:
        keys = []
    if not keys:
        raise request_error("keys", file=file)
    return keys


def _read_line(line: str) -> Key:
    found = LINE.fullmatch(line)
    if found is None:
        raise ValueError
    return Key(date.fromisoformat(found[1]), found[2])


def rotate(keys: Sequence[Key], today: date, settings: Settings) -> list[Key]:
    """Put a new key first if the newest is old, and drop those that were replaced long ago."""
    kept = list(keys)
    if not kept or today - kept[0].made >= timedelta(settings.key_days):
        kept.insert(0, new_key(today))
    oldest = today - timedelta(settings.old_key_days)
    # A key was replaced on the day the key before it was made.
    return [key for at, key in enumerate(kept) if at == 0 or kept[at - 1].made > oldest]


def _read_key(text: str) -> bytes:
    if not KEY.fullmatch(text):
        raise request_error("key-setting")
    return bytes.fromhex(text)
