"""The journals in the database: append-only rows, each with a snapshot of the state after it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

from sqlalchemy import and_, insert, select, update

from boardroom.server.storage.database import Database
from boardroom.server.storage.group_commit import CommitQueue
from boardroom.server.storage.leases import SharedLeases
from boardroom.server.storage.postgres_commit import PostgresCommit
from boardroom.server.storage.rows import JournalRow, Status
from boardroom.server.storage.schema import JOURNAL, OPEN, TABLES
from boardroom.server.storage.sqlite_commit import SqliteCommit

WITHOUT_SNAPSHOT = [c for c in JOURNAL.c if c.name not in ("snapshot", "table_id", "at")]


class Journals:
    """The journals of all tables."""

    def __init__(self, db: Database, leases: SharedLeases | None) -> None:
        self.db, self.leases = db, leases
        self.store = PostgresCommit(leases) if leases else SqliteCommit(db)
        self.commits = CommitQueue(self.store)
        """Appends the rows of moves."""

    async def close(self) -> None:
        """Close once pending moves are stored."""
        await self.commits.wait_until_empty()
        self.store.close()

    async def begin(self, table: str, chance: str, rows: Sequence[JournalRow], now: Status) -> None:
        """Store the first rows of a table and its status in one transaction, unless it was dealt already."""
        async with self.db.write() as db:
            here = and_(TABLES.c.id == table, TABLES.c.status == OPEN)
            done = await db.execute(update(TABLES).where(here).values(chance=chance, **asdict(now)))
            if done.rowcount == 1:
                await db.execute(insert(JOURNAL), [{"table_id": table, **asdict(row)} for row in rows])
                if self.leases:
                    await self.leases.want(db, table)
                await self.db.tell(db, table)

    async def rows(self, table: str, after: int = -1) -> list[JournalRow]:
        """The journal after a row, without its snapshots."""
        query = select(*WITHOUT_SNAPSHOT).where(JOURNAL.c.table_id == table).order_by(JOURNAL.c.seq)
        if after >= 0:
            query = query.where(JOURNAL.c.seq > after)
        async with self.db.read() as db:
            return [JournalRow(**row) for row in (await db.execute(query)).mappings()]

    async def snapshot(self, table: str, seq: int) -> tuple[bytes, int] | None:
        """The packed state after a row, and the revision of the rules that wrote it."""
        what = select(JOURNAL.c.snapshot, JOURNAL.c.revision)
        query = what.where(JOURNAL.c.table_id == table, JOURNAL.c.seq == seq)
        async with self.db.read() as db:
            found = (await db.execute(query)).first()
        return None if found is None else (found.snapshot, found.revision)

    async def snapshots(self, table: str) -> dict[int, bytes]:
        query = select(JOURNAL.c.seq, JOURNAL.c.snapshot).where(JOURNAL.c.table_id == table)
        async with self.db.read() as db:
            return {row.seq: row.snapshot for row in await db.execute(query)}
