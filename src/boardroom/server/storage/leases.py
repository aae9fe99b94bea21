"""Leases: which worker moves for the bots and standing orders of a table.

On PostgreSQL a lease is a row with a holder, who renews it while there is something to do and deletes it
afterwards. The transaction of a change after which a bot is to move takes the lease as well, or tells its
holder by the counter `wanted`, so that no kill leaves a table without a row for it. On SQLite one process
serves the file and holds every lease. A lease saves work; what keeps moves apart is the key (table, seq) of
the journal.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterable
from typing import Any, NamedTuple, Protocol

from sqlalchemy import Row, text
from sqlalchemy.ext.asyncio import AsyncConnection

from boardroom.server.storage.database import Database

LEASE_S = 6.0
"""After this time without renewal another worker takes a lease."""
RENEW_EVERY_S = 2.0
"""How often leases are renewed and expired ones looked for: no table rests longer than both together."""
SLACK = 1.25
"""A worker gives leases away when it holds this many times its share."""

FREED = "*"
"""Told instead of a table when leases can be taken."""
NOW = "extract(epoch FROM clock_timestamp())"
WANT = f"""
    INSERT INTO leases AS kept (table_id, holder, until, wanted)
    SELECT wants, :holder, {NOW} + {LEASE_S}, 1 FROM unnest(CAST(:tables AS text[])) AS wants
    ON CONFLICT (table_id) DO UPDATE SET
        holder = CASE WHEN kept.until < {NOW} THEN excluded.holder ELSE kept.holder END,
        until = CASE WHEN kept.until < {NOW} THEN excluded.until ELSE kept.until END,
        wanted = kept.wanted + 1
    RETURNING table_id, holder, wanted"""
CLAIM = f"""
    INSERT INTO leases AS kept (table_id, holder, until) VALUES (:table, :holder, {NOW} + {LEASE_S})
    ON CONFLICT (table_id) DO UPDATE SET holder = excluded.holder, until = excluded.until
    WHERE kept.until < {NOW} OR kept.holder = excluded.holder
    RETURNING wanted"""
RELEASE = "DELETE FROM leases WHERE table_id = :table AND holder = :holder AND wanted = :wanted"
ALIVE = f"""
    INSERT INTO workers (id, until) VALUES (:holder, {NOW} + {LEASE_S})
    ON CONFLICT (id) DO UPDATE SET until = excluded.until"""
BURY = f"DELETE FROM workers WHERE until < {NOW}"
RENEW = f"""
    UPDATE leases SET until = {NOW} + {LEASE_S} WHERE table_id IN (
        SELECT table_id FROM leases WHERE holder = :holder AND table_id = ANY(CAST(:tables AS text[]))
        ORDER BY table_id FOR UPDATE)
    RETURNING table_id"""
COUNT = f"SELECT (SELECT count(*) FROM leases), (SELECT count(*) FROM workers WHERE until >= {NOW})"
TAKE_EXPIRED = f"""
    UPDATE leases SET holder = :holder, until = {NOW} + {LEASE_S} WHERE table_id IN (
        SELECT table_id FROM leases WHERE until < {NOW} ORDER BY until LIMIT :count FOR UPDATE SKIP LOCKED)
    RETURNING table_id, wanted"""
GIVE_UP = """
    UPDATE leases SET holder = '', until = 0 WHERE table_id IN (
        SELECT table_id FROM leases WHERE holder = :holder AND table_id = ANY(CAST(:tables AS text[]))
        ORDER BY table_id FOR UPDATE)"""
LEAVE = "DELETE FROM workers WHERE id = :holder"
WANT_ALL = """
    INSERT INTO leases (table_id, holder, until)
    SELECT id, '', 0 FROM tables WHERE status = 'playing' AND (
        EXISTS (SELECT FROM seats WHERE table_id = id AND kind = 'bot'
                AND CAST(waits AS jsonb) @> to_jsonb(seat))
        OR EXISTS (SELECT FROM orders WHERE table_id = id AND CAST(waits AS jsonb) @> to_jsonb(seat)))
    ON CONFLICT DO NOTHING"""


class Leases(Protocol):
    """The leases that this worker holds."""

    def holds(self, table: str) -> bool:
        """Whether this worker moves for the bots of a table."""

    def must_end(self, table: str) -> bool:
        """Whether there is a lease to release when nothing is left to do."""

    async def claim(self, table: str) -> bool:
        """Take the lease of a table unless another worker holds it."""

    async def release(self, table: str) -> bool:
        """End a lease; False if something was changed meanwhile that its holder has to look at."""

    def forget(self, table: str) -> None:
        """Let a lease expire."""


class OnlyWorker:
    """The leases of a server that runs in one process: all of them, for ever."""

    def holds(self, table: str) -> bool:
        return True

    def must_end(self, table: str) -> bool:
        return False

    async def claim(self, table: str) -> bool:
        return True

    async def release(self, table: str) -> bool:
        return True

    def forget(self, table: str) -> None:
        pass


class Held(NamedTuple):
    """A lease that this worker holds: the value of `wanted` that it has seen, and until when it is valid."""

    wanted: int
    until: float


class SharedLeases:
    """Leases in PostgreSQL, timed by its clock."""

    def __init__(self, db: Database) -> None:
        self.db = db
        self.held: dict[str, Held] = {}

    @property
    def values(self) -> dict[str, object]:
        return {"holder": self.db.worker}

    def holds(self, table: str) -> bool:
        held = self.held.get(table)
        return held is not None and time.monotonic() < held.until

    def must_end(self, table: str) -> bool:
        return table in self.held

    async def want(self, db: AsyncConnection, *tables: str) -> None:
        """Within the transaction of a change: take the leases of tables, or tell their holders."""
        began = time.monotonic()
        self.note(await db.execute(text(WANT), {**self.values, "tables": sorted(tables)}), began)

    def note(self, found: Iterable[Row[Any]], began: float) -> None:
        """Take note of what `WANT` returned to a statement that began at a moment."""
        for row in found:
            if row.holder == self.db.worker:
                self.held[row.table_id] = Held(row.wanted, began + LEASE_S)
            elif row.table_id is not None:
                self.held.pop(row.table_id, None)

    async def claim(self, table: str) -> bool:
        if self.holds(table):
            return True
        began = time.monotonic()
        async with self.db.quick_write() as db:
            wanted = (await db.execute(text(CLAIM), {**self.values, "table": table})).scalar()
        if wanted is not None:
            self.held[table] = Held(wanted, began + LEASE_S)
        return wanted is not None

    async def release(self, table: str) -> bool:
        held = self.held.pop(table, None)
        if held is None:  # another worker has taken it
            return True
        async with self.db.quick_write() as db:
            done = await db.execute(text(RELEASE), {**self.values, "table": table, "wanted": held.wanted})
        return done.rowcount == 1

    def forget(self, table: str) -> None:
        self.held.pop(table, None)

    async def give_up(self, tables: Iterable[str]) -> None:
        given = [table for table in list(tables) if self.held.pop(table, None) is not None]
        if given:
            async with self.db.quick_write() as db:
                await db.execute(text(GIVE_UP), {**self.values, "tables": given})
                await self.db.tell(db, FREED)

    async def leave(self) -> None:
        """Give all leases up before the worker ends."""
        await self.give_up(self.held)
        async with self.db.quick_write() as db:
            await db.execute(text(LEAVE), self.values)

    async def want_all(self) -> None:
        """Add the leases that are missing, as after a restore: nobody may hold them yet."""
        async with self.db.write() as db:
            await db.execute(text(WANT_ALL))

    async def renew(self) -> list[str]:
        """Renew the leases held, take a fair share of those that expired and return their tables."""
        began, mine = time.monotonic(), list(self.held)
        async with self.db.quick_write() as db:
            await db.execute(text(ALIVE), self.values)
            await db.execute(text(BURY))
            kept = set((await db.execute(text(RENEW), {**self.values, "tables": mine})).scalars())
            total, workers = (await db.execute(text(COUNT))).one()
            share = math.ceil(total / max(workers, 1))
            count = {"count": max(share - len(kept), 0)}
            taken = [
                (row.table_id, row.wanted)
                for row in await db.execute(text(TAKE_EXPIRED), {**self.values, **count})
            ]
        self._renew_held(mine, kept, began + LEASE_S)
        self.held.update({table: Held(wanted, began + LEASE_S) for table, wanted in taken})
        if len(kept) > share * SLACK + 1:
            await self.give_up(sorted(kept & set(self.held))[share:])
        return [table for table, _ in taken]

    def _renew_held(self, mine: list[str], kept: set[str], until: float) -> None:
        for table in mine:
            held = self.held.pop(table, None)
            if held is not None and table in kept:
                self.held[table] = Held(held.wanted, until)
