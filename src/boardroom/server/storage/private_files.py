"""Files that only their owner may read, whatever the umask is: database, backups, keys and lock."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

OWNER_ONLY = 0o600
SUFFIXES = ("", "-wal", "-shm", "-journal", "-served", "-keys")


def create_private(file: Path) -> None:
    """Create an empty file unless it exists, and withdraw the rights of others to it."""
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, OWNER_ONLY))
    _withdraw(file)


def keep_private(database: Path) -> None:
    """Create a database file, and withdraw the rights of others to it and to the files beside it.

    SQLite gives its further files the permissions of the database. A file of somebody else stays as it is.
    """
    with suppress(OSError):  # a file that cannot be opened is reported when the driver opens it
        create_private(database)
    beside = database.parent.glob(f"{database.name}.backup-*")
    for file in (*(Path(f"{database}{suffix}") for suffix in SUFFIXES), *beside):
        with suppress(OSError):
            _withdraw(file)


def write_private(file: Path, text: str) -> None:
    """Replace a file as a whole: a crash leaves either the old content or the new one."""
    new = file.with_name(f"{file.name}.new")
    new.unlink(missing_ok=True)
    with os.fdopen(os.open(new, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY), "w") as out:
        out.write(text)
        out.flush()
        os.fsync(out.fileno())
    new.replace(file)


def _withdraw(file: Path) -> None:
    mode = file.stat().st_mode & 0o777
    if mode & 0o077:
        file.chmod(mode & 0o700)
