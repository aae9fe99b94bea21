"""Commits shared by several tables: moves that arrive while the disk is busy go there together.

Waiting for the disk is most of the time a move takes. Each move is still whole or absent, and still
answered only after its commit; of moves in conflict each is tried by itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, NamedTuple

from sqlalchemy import bindparam, delete, insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from boardroom.server.storage.schema import JOURNAL, TABLES, WISHES

TOGETHER = 64
ADD = insert(JOURNAL)
STATUS = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"))
    .values(seq=bindparam("now_seq"), status=bindparam("now_status"), waits=bindparam("now_waits"))
)


class Move(NamedTuple):
    """A row to append, the table's status after it, and who waits for it."""

    table: str
    row: Mapping[str, Any]
    now: Mapping[str, Any]
    done: asyncio.Future[None]


class CommitQueue:
    """The queue before the disk."""

    def __init__(self, write: Callable[[], AbstractAsyncContextManager[AsyncConnection]]) -> None:
        self.write = write
        self.queue: list[Move] = []
        self.task: asyncio.Task[None] | None = None

    async def append(self, table: str, row: Mapping[str, Any], now: Mapping[str, Any]) -> None:
        """Write one row; returns when it is on the disk, raises IntegrityError if it is there already.

        Who is cancelled meanwhile hears of it when the row's fate is known: before that the table must not
        be let go, since nobody could tell which row is its last.
        """
        done = asyncio.get_running_loop().create_future()
        self.queue.append(Move(table, row, now, done))
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
                moves, self.queue = self.queue[:TOGETHER], self.queue[TOGETHER:]
                await self._commit(moves)
        finally:
            self.task = None
            # Left over only when the program ends in the middle: then nobody may go on waiting.
            left, self.queue = self.queue, []
            _answer(left, asyncio.CancelledError())

    async def _commit(self, moves: Sequence[Move]) -> None:
        try:
            async with self.write() as db:
                await _write(db, moves)
        except IntegrityError as error:
            if len(moves) == 1:
                _answer(moves, error)
                return
            for move in moves:
                await self._commit([move])
        except BaseException as error:
            _answer(moves, error)
            if not isinstance(error, Exception):
                raise
        else:
            _answer(moves, None)


async def _write(db: AsyncConnection, moves: Sequence[Move]) -> None:
    await db.execute(ADD, [{"table_id": move.table, **move.row} for move in moves])
    states = [{"table": move.table, **{f"now_{k}": v for k, v in move.now.items()}} for move in moves]
    await db.execute(STATUS, states)
    for move in moves:
        if move.row["back"] is not None:
            await db.execute(delete(WISHES).where(WISHES.c.table_id == move.table))


def _answer(moves: Sequence[Move], error: BaseException | None) -> None:
    """Tell everybody who still waits; one that was cancelled meanwhile is told nothing."""
    for move in moves:
        if move.done.done():
            continue
        if error is None:
            move.done.set_result(None)
        elif isinstance(error, asyncio.CancelledError):
            move.done.cancel()
        else:
            move.done.set_exception(error)
