"""Talk at a table and private notes. Seats write and everybody who may watch reads; notes are one person's.

The last lines of a table are kept in memory like its book; what was said is no part of the journal or of a
record, and no rule ever sees it.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import asdict

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from boardroom.server.http.problems import Problem, not_yours
from boardroom.server.lobby.books import held_by
from boardroom.server.lobby.cache import CACHED
from boardroom.server.lobby.service import Tables
from boardroom.server.storage.schema import NOTES, TALK
from boardroom.web.errors import request_error
from boardroom.web.panels.chat import Line

SHOWN = 200
BURST, WITHIN = 10, 20.0
"""So many lines of one seat within so many seconds, and it is asked to slow down."""


class Talk:
    """What is said at the tables."""

    def __init__(self, tables: Tables) -> None:
        self.tables, self.store = tables, tables.store
        self.heard: OrderedDict[str, list[Line]] = OrderedDict()

    async def lines(self, table: str) -> list[Line]:
        """The last lines of a table, oldest first."""
        await self.tables.stored(table)  # there is no talk at a table that is not there, or not any more
        if table not in self.heard:
            # Something may have been said while this was read: what is kept already is newer.
            self.heard.setdefault(table, await self._stored(table))
            while len(self.heard) > CACHED:
                self.heard.popitem(last=False)
        self.heard.move_to_end(table)
        return self.heard[table]

    async def last(self, table: str) -> int:
        """The number of the last line; 0 while nothing was said."""
        said = await self.lines(table)
        return said[-1].number if said else 0

    async def say(self, table: str, person: str | None, seat: int | None, text: str) -> Line:
        """Say something to the table, as an own seat."""
        words = " ".join(text.split())
        if not words:
            raise request_error("nothing-said")
        async with self.tables.turn(table):
            stored = await self.tables.stored(table)
            mine = held_by(stored, person)
            if seat is None and mine:
                seat = mine[0]
            if seat is None or seat not in mine:
                raise not_yours(seat)
            said = await self.lines(table)
            now = time.time()
            if sum(line.seat == seat and now - line.at < WITHIN for line in said) >= BURST:
                raise Problem(429, "talk-too-much")
            seq = self.tables.books[table].seq if table in self.tables.books else stored.table["seq"]
            line = Line((said[-1].number if said else 0) + 1, seat, seq, words, now)
            await self._write(table, line)
            self.heard[table] = [*said, line][-SHOWN:]
        self.tables.hub.tell(table)
        return line

    async def _write(self, table: str, line: Line) -> None:
        try:
            async with self.store.write() as db:
                await db.execute(insert(TALK).values(table_id=table, **asdict(line)))
        except BaseException as error:
            self.heard.pop(table, None)  # whether it was written is not known: the disk decides
            if isinstance(error, IntegrityError):
                raise Problem(409, "same-moment") from None
            raise

    async def _stored(self, table: str) -> list[Line]:
        columns = [column for column in TALK.c if column.name != "table_id"]
        query = select(*columns).where(TALK.c.table_id == table).order_by(TALK.c.number.desc()).limit(SHOWN)
        async with self.store.read() as db:
            return [Line(**row) for row in (await db.execute(query)).mappings()][::-1]

    async def notes(self, table: str, person: str) -> str:
        """What a person noted down at a table."""
        await self.tables.stored(table)
        query = select(NOTES.c.text).where(NOTES.c.table_id == table, NOTES.c.person == person)
        async with self.store.read() as db:
            return (await db.execute(query)).scalar() or ""

    async def note(self, table: str, person: str, text: str) -> None:
        async with self.tables.turn(table):
            await self.tables.stored(table)
            async with self.store.write() as db:
                await db.execute(delete(NOTES).where(NOTES.c.table_id == table, NOTES.c.person == person))
                if text:
                    await db.execute(insert(NOTES).values(table_id=table, person=person, text=text))
