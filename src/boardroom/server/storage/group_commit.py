"""Group commit: rows that arrive during a transaction share the next one.

How they are stored suits the database: on SQLite in a thread, on PostgreSQL by a single statement. A move
spends most of its time waiting for the disk. Each row is still stored completely or not at all, and its
request is answered after the commit. If the rows of a batch conflict, each is committed by itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

from sqlalchemy.exc import IntegrityError

from boardroom.server.storage.rows import JournalRow, Status

MAX_BATCH = 64


class PendingRow(NamedTuple):
    """A row to append, the table's status after it, and the future of its caller."""

    table: str
    row: JournalRow
    now: Status
    is_driven: bool
    """Whether a bot or a standing order is to move next, and no worker is known to see to it."""
    done: asyncio.Future[None]


class CommitQueue:
    """Rows that wait for the next commit."""

    def __init__(self, store: Callable[[Sequence[PendingRow]], Awaitable[None]]) -> None:
        self.store = store
        self.queue: list[PendingRow] = []
        self.commits = self.rows = 0
        """How many commits there were, and how many rows they stored."""
        self.task: asyncio.Task[None] | None = None

    async def append(self, table: str, row: JournalRow, now: Status, is_driven: bool = False) -> None:
        """Append one row and return once it is on disk; IntegrityError if its number is taken.

        If the caller is cancelled, wait for the commit before raising again: releasing the table's lock
        earlier would leave its last row unknown.
        """
        done = asyncio.get_running_loop().create_future()
        self.queue.append(PendingRow(table, row, now, is_driven, done))
        if self.task is None:
            self.task = asyncio.create_task(self._work())
        try:
            await asyncio.shield(done)
        except asyncio.CancelledError:
            await asyncio.wait([done])
            raise

    async def wait_until_empty(self) -> None:
        if self.task is not None:
            await asyncio.wait([self.task])

    async def _work(self) -> None:
        try:
            while self.queue:
                pending, self.queue = self.queue[:MAX_BATCH], self.queue[MAX_BATCH:]
                await self._commit(pending)
        finally:
            self.task = None
            # Rows are left only if this task is cancelled; their callers must not wait for ever.
            left, self.queue = self.queue, []
            _resolve(left, asyncio.CancelledError())

    async def _commit(self, pending: Sequence[PendingRow]) -> None:
        try:
            await self.store(pending)
        except IntegrityError as error:
            if len(pending) == 1:
                _resolve(pending, error)
                return
            for one in pending:
                await self._commit([one])
        except BaseException as error:
            _resolve(pending, error)
            if not isinstance(error, Exception):
                raise
        else:
            self.commits += 1
            self.rows += len(pending)
            _resolve(pending, None)


def _resolve(pending: Sequence[PendingRow], error: BaseException | None) -> None:
    """Resolve the futures of callers that still wait."""
    for one in pending:
        if one.done.done():
            continue
        if error is None:
            one.done.set_result(None)
        elif isinstance(error, asyncio.CancelledError):
            one.done.cancel()
        else:
            one.done.set_exception(error)
