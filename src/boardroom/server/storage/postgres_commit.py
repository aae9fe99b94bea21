"""The group commit on PostgreSQL: one statement for all rows, which is a transaction by itself.

A transaction of several statements would cost as many round trips. The rows are sorted by table, so that
workers whose batches share tables wait for each other in one order and never for each other at once.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import asdict

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from boardroom.server.storage.database import NEWS
from boardroom.server.storage.group_commit import PendingRow
from boardroom.server.storage.leases import WANT, SharedLeases

TYPES = {
    "table_id": "text",
    "seq": "integer",
    "action": "text",
    "facts": "text",
    "back": "integer",
    "puts": "text",
    "revision": "integer",
    "digest": "text",
    "key": "text",
    "snapshot": "bytea",
    "at": "double precision",
}
COLUMNS = ", ".join(TYPES)
ARRAYS = ", ".join(f"CAST(:{name} AS {kind}[])" for name, kind in TYPES.items())
COMMIT = text(f"""
    WITH added AS (INSERT INTO journal ({COLUMNS}) SELECT * FROM unnest({ARRAYS})),
    changed AS (
        UPDATE tables SET seq = now.seq, status = now.status, waits = now.waits
        FROM unnest(CAST(:table_id AS text[]), CAST(:seq AS integer[]), CAST(:status AS text[]),
                    CAST(:waits AS text[])) AS now (id, seq, status, waits)
        WHERE tables.id = now.id),
    dropped AS (DELETE FROM wishes WHERE table_id = ANY(CAST(:returned AS text[]))),
    wanted AS ({WANT}),
    told AS (SELECT pg_notify(:channel, news) FROM unnest(CAST(:news AS text[])) AS news)
    SELECT table_id, holder, wanted FROM wanted UNION ALL SELECT NULL, NULL, count(*) FROM told""")


class PostgresCommit:
    """Stores the rows of a batch, and takes the leases of the tables whose bots are to move."""

    def __init__(self, leases: SharedLeases) -> None:
        self.leases = leases

    async def __call__(self, pending: Sequence[PendingRow]) -> None:
        async with self.leases.db.at_once() as db:
            await self._store(db, pending)

    def close(self) -> None:
        """There is nothing to close: the connections are those of the database."""

    async def _store(self, db: AsyncConnection, pending: Sequence[PendingRow]) -> None:
        batch = sorted(pending, key=lambda one: one.table)
        tables = [one.table for one in batch]
        columns = {name: [getattr(one.row, name) for one in batch] for name in TYPES if name != "table_id"}
        status = {name: [asdict(one.now)[name] for one in batch] for name in ("status", "waits")}
        began = time.monotonic()
        found = await db.execute(
            COMMIT,
            {
                **columns,
                **status,
                "table_id": tables,
                "returned": [one.table for one in batch if one.row.back is not None],
                "tables": [one.table for one in batch if one.is_driven],
                "holder": self.leases.db.worker,
                "channel": NEWS,
                "news": [f"{self.leases.db.worker} {table}" for table in tables],
            },
        )
        self.leases.note(found, began)
