"""The group commit on SQLite: all rows of a batch in one transaction, on a thread of its own.

The asynchronous driver hands every statement to a thread and waits for it, eight times for a commit; handing
the whole transaction over takes a third of the time. The thread has a connection of its own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict

from sqlalchemy import bindparam, create_engine, delete, event, insert, update

from boardroom.server.storage.database import Database, configure_sqlite
from boardroom.server.storage.group_commit import PendingRow
from boardroom.server.storage.schema import JOURNAL, TABLES, WISHES

ADD = insert(JOURNAL)
STATUS = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"))
    .values(seq=bindparam("now_seq"), status=bindparam("now_status"), waits=bindparam("now_waits"))
)


class SqliteCommit:
    """Stores the rows of a batch in a file."""

    def __init__(self, db: Database) -> None:
        self.db = db
        self.engine = create_engine(db.engine.url.set(drivername="sqlite"), hide_parameters=True)
        event.listen(self.engine, "connect", configure_sqlite)
        self.thread = ThreadPoolExecutor(1, "commits")

    async def __call__(self, pending: Sequence[PendingRow]) -> None:
        async with self.db.writing:
            await asyncio.get_running_loop().run_in_executor(self.thread, self._store, pending)

    def _store(self, pending: Sequence[PendingRow]) -> None:
        states = [
            {"table": one.table, **{f"now_{name}": value for name, value in asdict(one.now).items()}}
            for one in pending
        ]
        with self.engine.begin() as db:
            db.execute(ADD, [{"table_id": one.table, **asdict(one.row)} for one in pending])
            db.execute(STATUS, states)
            for one in pending:
                if one.row.back is not None:
                    db.execute(delete(WISHES).where(WISHES.c.table_id == one.table))

    def close(self) -> None:
        """Close the connection; nothing is stored any more."""
        self.thread.shutdown()
        self.engine.dispose()
