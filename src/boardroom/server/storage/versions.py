"""How new a cached table must be: asked once for all requests that wait for an answer."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from sqlalchemy import text

from boardroom.server.storage.database import DATABASE_ERRORS, Database

QUERY = text("SELECT id, seq, version FROM tables WHERE id = ANY(CAST(:tables AS text[]))")


class Version(NamedTuple):
    """The last row of a table, and the number of changes that are no rows."""

    seq: int
    version: int

    def lacks(self, other: Version) -> bool:
        """Whether something is missing that another version has."""
        return self.seq < other.seq or self.version < other.version


class Versions:
    """The present versions of tables in a database that other workers change."""

    def __init__(self, db: Database) -> None:
        self.db = db
        self.waiting: dict[str, asyncio.Future[Version | None]] = {}
        """The tables that the next query asks for."""
        self.task: asyncio.Task[None] | None = None

    async def of(self, table: str) -> Version | None:
        """The version of a table when this was called or later; None if there is no such table."""
        found = self.waiting.get(table)
        if found is None:
            found = self.waiting[table] = asyncio.get_running_loop().create_future()
        if self.task is None:
            self.task = asyncio.create_task(self._work())
        return await asyncio.shield(found)

    async def _work(self) -> None:
        try:
            while self.waiting:
                asked, self.waiting = self.waiting, {}
                await self._answer(asked)
        finally:
            self.task = None
            for future in self.waiting.values():  # left only if this task is cancelled
                future.cancel()

    async def _answer(self, asked: dict[str, asyncio.Future[Version | None]]) -> None:
        found: dict[str, Version] = {}
        try:
            async with self.db.read() as db:
                rows = (await db.execute(QUERY, {"tables": list(asked)})).all()
            found = {row.id: Version(row.seq, row.version) for row in rows}
        except DATABASE_ERRORS as error:
            for future in asked.values():
                future.set_exception(error)
                future.exception()  # retrieved, should everybody who asked have left
        else:
            for table, future in asked.items():
                future.set_result(found.get(table))
        finally:
            for future in asked.values():
                future.cancel()  # changes nothing unless this was interrupted
