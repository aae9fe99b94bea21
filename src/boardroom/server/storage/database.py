"""The database and the way to it: whatever is wrong with it is one sentence before anything is promised."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError
from sqlalchemy import Connection, event, update
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from boardroom.server.storage.backup import back_up_if_older, sqlite_file
from boardroom.server.storage.schema import SERVER
from boardroom.web.errors import request_error

DATABASE_ERRORS = (OperationalError, NoConnection)
"""What it means that the database cannot be used just now: the disk is full, another program locks it."""
MIGRATIONS = Path(__file__).parent / "migrations"


class Database:
    """A database that was connected: transactions that write, connections that read."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._writing = asyncio.Lock()

    async def close(self) -> None:
        await self.engine.dispose()

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """One transaction; SQLite has one writer at a time, so they queue here rather than in its lock."""
        async with self._writing, self.engine.begin() as db:
            yield db

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as db:
            yield db


async def connect(url: str) -> AsyncEngine:
    """A database that can be written, its tables up to date."""
    try:
        # What is written may be a secret: it stands in no report of a failure.
        engine = create_async_engine(url, pool_size=4, hide_parameters=True)
    except (SQLAlchemyError, ImportError, ValueError) as error:
        raise request_error("database-address", url=url, cause=error) from None
    if engine.dialect.name == "sqlite":
        _check_file(url, engine.url.database)
        _back_up(url, sqlite_file(engine.url))
        event.listen(engine.sync_engine, "connect", _durable)
    try:
        async with engine.begin() as db:
            await db.run_sync(_migrate)
            # Changes nothing, but is refused where nothing can be written: better now than at a move.
            await db.execute(update(SERVER).values(name=SERVER.c.name))
    except (DBAPIError, OSError) as error:
        await engine.dispose()
        raise request_error("database", url=url, cause=cause(error)) from None
    except CommandError:  # a migration is named there that we do not have
        await engine.dispose()
        raise request_error("database-newer", url=url) from None
    return engine


def _check_file(url: str, file: str | None) -> None:
    """Look into the file before the driver does: its thread would outlive a connection that failed."""
    try:
        with closing(sqlite3.connect(file or ":memory:")) as db:
            db.execute("PRAGMA schema_version")
    except sqlite3.Error as error:
        raise request_error("database", url=url, cause=error) from None


def _back_up(url: str, file: Path | None) -> None:
    """Keep a copy of an older file. Without one, its migration must not begin."""
    if file is None:
        return
    try:
        back_up_if_older(file, ScriptDirectory.from_config(_migrations()))
    except (sqlite3.Error, OSError) as error:
        raise request_error("database-backup", url=url, cause=cause(error)) from None


def cause(error: Exception) -> str:
    """What the driver or the system said, without our own statement or a file's name around it."""
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    return str(error.orig if isinstance(error, DBAPIError) else error)


def _durable(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    """SQLite as we need it: readers beside one writer, and nothing acknowledged before it is on the disk."""
    cursor = connection.cursor()
    for line in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {line}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    if connection.dialect.name == "sqlite":
        # Its driver begins a transaction only before it changes rows: a new table would be there at once.
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    config = _migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config
