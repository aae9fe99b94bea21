"""Copies all tables of one database into another, empty one: SQLite to PostgreSQL and back, backup, restore.

A backup is an SQLite file, whatever it was made from. It is read in one transaction, so a server may go on.
"""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, closing
from pathlib import Path

from sqlalchemy import func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from boardroom.server.storage.addresses import read_address, show_address
from boardroom.server.storage.backup import sqlite_file
from boardroom.server.storage.keys import read_keys
from boardroom.server.storage.leases import NOW
from boardroom.server.storage.private_files import create_private
from boardroom.server.storage.schema import COUNTERS, JOBS, LEASES, METADATA, SERVER, TABLES, WORKERS
from boardroom.server.storage.store import Store
from boardroom.web.errors import request_error

PASSING = {LEASES.name, WORKERS.name, COUNTERS.name, JOBS.name}
"""What only running workers need."""
KEPT = [table for table in METADATA.sorted_tables if table.name not in PASSING]
BATCH = 200
SQLITE = "sqlite+aiosqlite:///"

Counts = dict[str, int]
"""How many rows of each table were copied."""


async def migrate(source: str, target: str) -> Counts:
    """Copy everything from one database to another that holds no table yet, and check the result."""
    async with open_both(source, target) as (old, new):
        for store in (old, new):
            await check_idle(store)
        counts = await copy(old, new)
        await _copy_key(old, new)
    return counts


async def back_up(source: str, file: Path) -> Counts:
    """Copy a database to an SQLite file that does not exist yet."""
    if file.exists():
        raise request_error("backup-exists", file=file)
    create_private(file)
    original = sqlite_file(read_address(source))
    if original is not None:
        await (await Store.open(source)).close()  # an older file is brought up to date first
        with closing(sqlite3.connect(original)) as old, closing(sqlite3.connect(file)) as new:
            old.backup(new)
        return await count_rows(f"{SQLITE}{file}")
    async with open_both(source, f"{SQLITE}{file}") as (old, new):
        return await copy(old, new)


async def count_rows(url: str) -> Counts:
    store = await Store.open(url)
    try:
        async with store.read() as db:
            return {table.name: await _count(db, table.name) for table in KEPT}
    finally:
        await store.close()


@asynccontextmanager
async def open_both(source: str, target: str) -> AsyncIterator[tuple[Store, Store]]:
    async with AsyncExitStack() as opened:
        stores = []
        for url in (source, target):
            store = await Store.open(url)
            opened.push_async_callback(store.close)
            stores.append(store)
        old, new = stores
        async with new.read() as db:
            if await _count(db, TABLES.name):
                raise request_error("database-not-empty", url=show_address(target))
        yield old, new


async def check_idle(store: Store) -> None:
    """Refuse a PostgreSQL that workers are serving; an SQLite file is locked by its server."""
    if not store.is_shared:
        return
    async with store.read() as db:
        if (await db.execute(text(f"SELECT count(*) FROM workers WHERE until >= {NOW}"))).scalar():
            url = store.engine.url.render_as_string(hide_password=True)
            raise request_error("database-served", url=url)


async def copy(old: Store, new: Store) -> Counts:
    """Copy all rows from one snapshot of the old database in one transaction of the new one."""
    counts: Counts = {}
    async with old.engine.connect() as source, new.write() as target:
        if old.is_shared:
            await source.execution_options(isolation_level="REPEATABLE READ")
        for table in KEPT:
            await target.execute(table.delete())  # of a new database: only the key that signs cookies
            counts[table.name] = 0
            found = await source.stream(select(table))
            async for rows in found.mappings().partitions(BATCH):
                await target.execute(insert(table), [dict(row) for row in rows])
                counts[table.name] += len(rows)
        for table in KEPT:
            if await _count(target, table.name) != counts[table.name]:
                raise request_error("copy-incomplete", table=table.name)
    return counts


async def _count(db: AsyncConnection, table: str) -> int:
    found = await db.execute(select(func.count()).select_from(METADATA.tables[table]))
    return int(found.scalar_one())


async def _copy_key(old: Store, new: Store) -> None:
    """Take along the key that signs cookies: that of an SQLite file is in a file beside it."""
    file = sqlite_file(old.engine.url)
    keys = Path(f"{file}-keys") if file else None
    if keys is None or not keys.exists():
        return
    newest = read_keys(keys)[0]
    async with new.write() as db:
        await db.execute(SERVER.delete())
        await db.execute(insert(SERVER).values(name="secret", value=newest.text))
