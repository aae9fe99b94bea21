"""Commits shared by several tables: pending that arrive while the disk is busy go there together.

Waiting for the disk is most of the time a move takes. Each move is still whole or absent, and still
answered only after its commit; of pending in conflict each is tried by itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import asdict
from typing import NamedTuple

from sqlalchemy import bindparam, delete, insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from boardroom.server.storage.rows import JournalRow, Status
from boardroom.server.storage.schema import JOURNAL, TABLES, WISHES

MAX_BATCH = 64
ADD = insert(JOURNAL)
STATUS = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"))
    .values(seq=bindparam("now_seq"), status=bindparam("now_status"), waits=bindparam("now_waits"))
)


class PendingRow(NamedTuple):
    """A row to append, the table's status after it, and who waits for it."""

    table: str
    row: JournalRow
    now: Status
    done: asyncio.Future[None]


class CommitQueue:
    """The queue before the disk."""

    def __init__(self, write: Callable[[], AbstractAsyncContextManager[AsyncConnection]]) -> None:
        self.write = write
        self.queue: list[PendingRow] = []
        self.task: asyncio.Task[None] | None = None

    async def append(self, table: str, row: JournalRow, now: Status) -> None:
        """Write one row; returns when it is on the disk, raises IntegrityError if it is there already.

        If the caller is cancelled, wait for the commit before raising again: releasing the table's lock
        earlier would leave its last row unknown.
        """
        done = asyncio.get_running_loop().create_future()
        self.queue.append(PendingRow(table, row, now, done))
        if self.task is None:
            self.task = asyncio.create_task(self._work())
        try:
            await asyncio.shield(done)
        except asyncio.CancelledError:
            await asyncio.wait([done])
            raise

    async def quiet(self) -> None:
        """Until nothing is being written any more."""
        if self.task is not None:
            await asyncio.wait([self.task])

    async def _work(self) -> None:
        try:
            while self.queue:
                pending, self.queue = self.queue[:MAX_BATCH], self.queue[MAX_BATCH:]
                await self._commit(pending)
        finally:
            self.task = None
            # Left over only when the program ends in the middle: then nobody may go on waiting.
            left, self.queue = self.queue, []
            _answer(left, asyncio.CancelledError())

    async def _commit(self, pending: Sequence[PendingRow]) -> None:
        try:
            async with self.write() as db:
                await _write(db, pending)
        except IntegrityError as error:
            if len(pending) == 1:
                _answer(pending, error)
                return
            for move in pending:
                await self._commit([move])
        except BaseException as error:
            _answer(pending, error)
            if not isinstance(error, Exception):
                raise
        else:
            _answer(pending, None)


async def _write(db: AsyncConnection, pending: Sequence[PendingRow]) -> None:
    await db.execute(ADD, [{"table_id": one.table, **asdict(one.row)} for one in pending])
    states = [
        {"table": one.table, **{f"now_{name}": value for name, value in asdict(one.now).items()}}
        for one in pending
    ]
    await db.execute(STATUS, states)
    for one in pending:
        if one.row.back is not None:
            await db.execute(delete(WISHES).where(WISHES.c.table_id == one.table))


def _answer(pending: Sequence[PendingRow], error: BaseException | None) -> None:
    """Tell everybody who still waits; one that was cancelled meanwhile is told nothing."""
    for move in pending:
        if move.done.done():
            continue
        if error is None:
            move.done.set_result(None)
        elif isinstance(error, asyncio.CancelledError):
            move.done.cancel()
        else:
            move.done.set_exception(error)
