"""The connection to the database. Any problem with it is reported in one sentence at startup."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, nullcontext
from pathlib import Path

from sqlalchemy import Connection, event, inspect, select, text, update
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from boardroom.server.storage.addresses import read_address, show_address
from boardroom.server.storage.backup import back_up_if_older, sqlite_file
from boardroom.server.storage.private_files import keep_private
from boardroom.server.storage.schema import METADATA, REVISION, SERVER, TABLES, VERSION, NewerDatabase
from boardroom.web.errors import request_error

DATABASE_ERRORS = (OperationalError, NoConnection)
"""Raised while the database cannot be used, as when the disk is full or another program locks it."""
PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=10000",
    "secure_delete=FAST",  # what is deleted does not stay in the file
)
MIGRATION_LOCK = 0x626F617264  # any number that no other program on the database uses
POOL_SIZE = 8
NEWS = "boardroom"
"""The channel on which workers on PostgreSQL tell each other what they have changed."""


class Database:
    """A connected database: transactions for writing, connections for reading."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.is_shared = engine.dialect.name == "postgresql"
        """Whether other workers may change the database, too."""
        self.worker = secrets.token_hex(8)
        """The name of this worker among those that share the database."""
        # SQLite has one writer at a time, so writers queue here rather than in its lock.
        self.writing = nullcontext() if self.is_shared else asyncio.Lock()
        self._reading = engine.execution_options(isolation_level="AUTOCOMMIT") if self.is_shared else engine

    async def close(self) -> None:
        await self.engine.dispose()

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """One transaction."""
        async with self.writing, self.engine.begin() as db:
            yield db

    @asynccontextmanager
    async def quick_write(self) -> AsyncIterator[AsyncConnection]:
        """One transaction that may be lost if the database crashes: PostgreSQL need not wait for the disk."""
        async with self.write() as db:
            if self.is_shared:
                await db.exec_driver_sql("SET LOCAL synchronous_commit = off")
            yield db

    async def ping(self) -> None:
        """Ask the database for nothing, to learn whether it answers."""
        async with self.read() as db:
            await db.execute(text("SELECT 1"))

    async def tell(self, db: AsyncConnection, table: str, about: str = "") -> None:
        """Tell the other workers at the commit of a transaction that a table has changed."""
        if self.is_shared:
            news = {"channel": NEWS, "news": f"{self.worker} {table} {about}".rstrip()}
            await db.execute(text("SELECT pg_notify(:channel, :news)"), news)

    async def touch(self, db: AsyncConnection, table: str) -> None:
        """Count a change that is no row of the journal, and tell the other workers of it."""
        changed = update(TABLES).where(TABLES.c.id == table)
        await db.execute(changed.values(version=TABLES.c.version + 1))
        await self.tell(db, table)

    @asynccontextmanager
    async def at_once(self) -> AsyncIterator[AsyncConnection]:
        """A connection on which each statement is a transaction."""
        async with self._reading.connect() as db:
            yield db

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        async with self._reading.connect() as db:
            yield db


async def connect(url: str) -> AsyncEngine:
    """Connect to a database, bring its tables up to date, and check that it can be written."""
    engine = create_engine(url)
    url = show_address(url)
    if engine.dialect.name == "sqlite":
        file = sqlite_file(engine.url)
        if file is not None:
            keep_private(file)
        _check_file(url, engine.url.database)
        _back_up(url, file)
        event.listen(engine.sync_engine, "connect", configure_sqlite)
    try:
        async with engine.begin() as db:
            await db.run_sync(_migrate)
            # Changes nothing, but fails now rather than at a move if the database is read-only.
            await db.execute(update(SERVER).values(name=SERVER.c.name))
    except (DBAPIError, OSError) as error:
        await engine.dispose()
        raise request_error("database", url=url, cause=cause(error)) from None
    except NewerDatabase:
        await engine.dispose()
        raise request_error("database-newer", url=url) from None
    return engine


def create_engine(url: str) -> AsyncEngine:
    """The engine for an address, which is not yet connected to it."""
    try:
        # Parameters may be secrets, so they are kept out of error messages.
        return create_async_engine(read_address(url), pool_size=POOL_SIZE, hide_parameters=True)
    except ModuleNotFoundError as error:
        if error.name != "psycopg":
            raise
        raise request_error("database-driver") from None
    except (SQLAlchemyError, ImportError, ValueError) as error:
        raise request_error("database-address", url=show_address(url), cause=error) from None


def _check_file(url: str, file: str | None) -> None:
    """Open the file before the driver does, whose thread would outlive a failed connection."""
    try:
        with closing(sqlite3.connect(file or ":memory:")) as db:
            db.execute("PRAGMA schema_version")
    except sqlite3.Error as error:
        raise request_error("database", url=url, cause=error) from None


def _back_up(url: str, file: Path | None) -> None:
    """Keep a copy of an older file. Without a copy the migration must not begin."""
    if file is None:
        return
    try:
        back_up_if_older(file)
    except (sqlite3.Error, OSError) as error:
        raise request_error("database-backup", url=url, cause=cause(error)) from None


def make_tables(connection: Connection) -> None:
    """Make the tables of a new database, as all migrations together would."""
    METADATA.create_all(connection)
    VERSION.create(connection)
    connection.execute(VERSION.insert().values(version_num=REVISION))


def cause(error: Exception) -> str:
    """What the driver or the system reported, without the statement or the file name."""
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    return str(error.orig if isinstance(error, DBAPIError) else error)


def configure_sqlite(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    """Let SQLite read while it writes, and acknowledge nothing before it is on disk."""
    cursor = connection.cursor()
    for line in PRAGMAS:
        cursor.execute(f"PRAGMA {line}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    if connection.dialect.name == "sqlite":
        # The driver begins a transaction only before it changes rows, so new tables would escape it.
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:  # of workers that start together, one migrates and the others wait
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
    known = inspect(connection).get_table_names()
    if not known:
        make_tables(connection)
    elif VERSION.name not in known or connection.scalar(select(VERSION.c.version_num)) != REVISION:
        from boardroom.server.storage.migrating import upgrade  # slow, and seldom needed

        upgrade(connection)
