"""Backs up an older SQLite file before a migration changes it."""

from __future__ import annotations

import logging
import shutil
import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path

from sqlalchemy.engine import URL

from boardroom.server.storage.schema import REVISION

log = logging.getLogger("boardroom.server")
NO_REVISION = "none"
"""Stands for the revision of a file that holds tables but was never migrated."""


def sqlite_file(url: URL) -> Path | None:
    """The file behind an address; None for a database in memory or on a server."""
    name = url.database if url.get_backend_name() == "sqlite" else None
    return Path(name) if name and not name.startswith((":memory:", "file:")) else None


def back_up_if_older(file: Path) -> Path | None:
    """Copy a file that migrations are about to change; None if they change nothing."""
    with closing(sqlite3.connect(file)) as db:
        revision = _revision(db)
        if revision is None or revision == REVISION or not _is_older(revision):
            return None
        copy = _copy(db, file, f".backup-{revision}")
    log.info("%s is of revision %s: copied to %s before migrating it", file, revision, copy)
    return copy


def _revision(db: sqlite3.Connection) -> str | None:
    """The revision of a database; None if there is nothing in it to lose."""
    tables = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if "alembic_version" not in tables:
        return NO_REVISION if tables else None
    row = db.execute("SELECT version_num FROM alembic_version").fetchone()
    return str(row[0]) if row else NO_REVISION


def _is_older(revision: str) -> bool:
    """Whether a revision other than the newest is an earlier one, not that of a newer Boardroom."""
    from boardroom.server.storage.migrating import earlier_revisions  # slow, and needed only now

    return revision == NO_REVISION or revision in earlier_revisions()


def _copy(db: sqlite3.Connection, file: Path, suffix: str) -> Path:
    """Make a consistent copy beside the file, with its permissions; delete it if that fails."""
    copy = _new_file(file, suffix)
    try:
        shutil.copymode(file, copy)
        with closing(sqlite3.connect(copy)) as target:
            db.backup(target)
    except BaseException:
        for rest in ("", "-journal", "-wal", "-shm"):
            Path(f"{copy}{rest}").unlink(missing_ok=True)
        raise
    return copy


def _new_file(file: Path, suffix: str) -> Path:
    """Create an empty file; earlier copies are never overwritten."""
    for number in count(1):
        copy = Path(f"{file}{suffix}-{number}")
        try:
            copy.touch(mode=0o600, exist_ok=False)
        except FileExistsError:
            continue
        return copy
    raise AssertionError("numbers do not end")
