"""Backs up an older SQLite file before a migration changes it."""

from __future__ import annotations

import logging
import shutil
import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path

from alembic.script import ScriptDirectory
from sqlalchemy.engine import URL

log = logging.getLogger("boardroom.server")
NO_REVISION = "none"
"""Stands for the revision of a file that holds tables but was never migrated."""


def sqlite_file(url: URL) -> Path | None:
    """The file behind an address; None for a database in memory or on a server."""
    name = url.database if url.get_backend_name() == "sqlite" else None
    return Path(name) if name and not name.startswith((":memory:", "file:")) else None


def back_up_if_older(file: Path, migrations: ScriptDirectory) -> Path | None:
    """Copy a file that migrations are about to change; None if they change nothing."""
    with closing(sqlite3.connect(file)) as db:
        revision = _revision(db)
        if revision not in _older(migrations):
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


def _older(migrations: ScriptDirectory) -> set[str]:
    """All revisions before the latest; not those of a newer Boardroom."""
    return {NO_REVISION, *(script.revision for script in migrations.walk_revisions() if not script.is_head)}


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
