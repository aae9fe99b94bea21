"""An older SQLite file is backed up before it is migrated; without a backup it is not migrated."""

from __future__ import annotations

import logging
import resource
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import create_engine, make_url
from tests.server import waiting

from boardroom.core.catalog import LANGUAGES
from boardroom.core.errors import BadInput
from boardroom.server.storage.backup import sqlite_file
from boardroom.server.storage.migrating import configuration
from boardroom.server.storage.schema import REVISION
from boardroom.server.storage.store import Store


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file that only the first migration has run on, with a row in it."""
    return old_file(tmp_path / "tables.sqlite")


def old_file(file: Path) -> Path:
    engine, config = create_engine(f"sqlite:///{file}"), configuration()
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
    engine.dispose()
    with closing(sqlite3.connect(file)) as db, db:
        db.execute("INSERT INTO server VALUES ('secret', 'abcd')")
    return file


def open_and_close(file: Path | str) -> None:
    async def story() -> None:
        await (await Store.open(f"sqlite+aiosqlite:///{file}")).close()

    waiting.run(story())


def ask(file: Path, query: str) -> list[Any]:
    with closing(sqlite3.connect(file)) as db:
        return [value for (value,) in db.execute(query)]


def revision(file: Path) -> list[Any]:
    return ask(file, "SELECT version_num FROM alembic_version")


def secret(file: Path) -> list[Any]:
    return ask(file, "SELECT value FROM server WHERE name = 'secret'")


def backups(file: Path) -> list[str]:
    """What lies beside the file because of a backup, whole or not."""
    return sorted(path.name.removeprefix(file.name) for path in file.parent.glob("*.backup-*"))


def test_an_older_file_is_copied_once_and_then_migrated(file, caplog):
    file.chmod(0o640)
    with caplog.at_level(logging.INFO, "boardroom"):
        for _ in range(2):
            open_and_close(file)
    assert backups(file) == [".backup-0001-1"]
    copy = Path(f"{file}.backup-0001-1")
    assert (revision(file), revision(copy)) == ([REVISION], ["0001"])
    assert secret(file) == secret(copy) == ["abcd"]
    assert ask(copy, "PRAGMA integrity_check") == ["ok"]
    assert copy.stat().st_mode & 0o777 == 0o600
    (line,) = [record.getMessage() for record in caplog.records if record.name.startswith("boardroom")]
    assert str(copy) in line


def test_an_earlier_copy_is_never_overwritten(file):
    earlier = Path(f"{file}.backup-0001-1")
    earlier.write_bytes(b"somebody's own")
    open_and_close(file)
    assert earlier.read_bytes() == b"somebody's own"
    assert secret(Path(f"{file}.backup-0001-2")) == ["abcd"]


def test_what_only_the_write_ahead_log_holds_is_copied_too(file):
    with closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA journal_mode=WAL")
        with db:
            db.execute("UPDATE server SET value = 'late'")
        open_and_close(file)  # while this connection keeps the log from being folded into the file
    assert secret(Path(f"{file}.backup-0001-1")) == ["late"]


@pytest.mark.parametrize(
    "address", ["sqlite+aiosqlite://", "sqlite+aiosqlite:///:memory:", "postgresql://x/y"]
)
def test_a_database_in_memory_or_on_a_server_has_no_file_to_copy(address):
    assert sqlite_file(make_url(address)) is None


@pytest.mark.parametrize("empty", [True, False])
def test_a_new_file_has_nothing_to_copy(empty, tmp_path):
    file = tmp_path / "tables.sqlite"
    if empty:
        file.touch()
    open_and_close(file)
    assert (backups(file), revision(file)) == ([], [REVISION])


def test_a_file_with_tables_that_no_migration_made_is_copied_too(tmp_path):
    file = tmp_path / "tables.sqlite"
    with closing(sqlite3.connect(file)) as db:
        db.execute("CREATE TABLE diary (day TEXT)")
    open_and_close(file)
    assert backups(file) == [".backup-none-1"]


def test_a_newer_file_is_refused_without_a_copy(file):
    with closing(sqlite3.connect(file)) as db, db:
        db.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(BadInput, match="made by a newer Boardroom"):
        open_and_close(file)
    assert backups(file) == []


def test_a_file_whose_copy_cannot_be_created_is_left_as_it_is(tmp_path):
    # SQLite's own "-journal" still fits behind this name; ".backup-0001-1" is too long for a file system.
    file = old_file(tmp_path / f"{'x' * 240}.sqlite")
    before = file.read_bytes()
    with pytest.raises(BadInput) as refused:
        open_and_close(file)
    assert str(refused.value).endswith("could not be backed up: File name too long")
    assert all("File name too long" in refused.value.in_language(lang) for lang in LANGUAGES)
    assert (file.read_bytes(), backups(file)) == (before, [])


@contextmanager
def no_file_larger_than(size: int) -> Iterator[None]:
    """Writing beyond this size fails, as on a full disk."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_a_half_written_copy_is_removed_and_the_file_left_as_it_is(file):
    with closing(sqlite3.connect(file)) as db, db:
        db.execute("INSERT INTO server VALUES ('large', ?)", ["x" * 1_000_000])
    before = file.read_bytes()
    with no_file_larger_than(200_000), pytest.raises(BadInput, match="could not be backed up: "):
        open_and_close(file)
    assert (file.read_bytes(), backups(file)) == (before, [])
    open_and_close(file)  # with room again
    assert (revision(file), backups(file)) == ([REVISION], [".backup-0001-1"])


def test_a_migration_that_fails_leaves_the_file_at_its_old_revision(file):
    tables = "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"
    with closing(sqlite3.connect(file)) as db:
        db.execute("CREATE TABLE notes (in_the_way TEXT)")  # the migration makes talk first, then notes
    before = ask(file, tables)
    with pytest.raises(BadInput, match="table notes already exists"):
        open_and_close(file)
    assert (ask(file, tables), revision(file)) == (before, ["0001"])
