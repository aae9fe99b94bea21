"""The chat of a table, and each person's private notes.

Players post messages, and everybody who may watch the table reads them. Journals and records do not contain
them, and rules do not see them. The latest messages are cached like the table.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import asdict

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from boardroom.server.http.problems import Problem
from boardroom.server.lobby.cache import MAX_CACHED
from boardroom.server.lobby.service import TableService
from boardroom.server.storage.limits import Rate
from boardroom.server.storage.rows import TableRows
from boardroom.server.storage.schema import NOTES, TALK
from boardroom.table.errors import not_yours
from boardroom.web.errors import request_error
from boardroom.web.panels.chat import NOTE_MARK, Line, Note

MAX_LINES = 200
TALK_RATE = Rate(10, 20.0)
"""A seat that posts more than this is asked to slow down."""


class Chat:
    """The messages and notes of all tables."""

    def __init__(self, tables: TableService) -> None:
        self.tables, self.store = tables, tables.store
        self.cached: OrderedDict[str, list[Line]] = OrderedDict()
        self.versions: dict[str, int] = {}
        """At which version of each table its messages were read, where other workers post messages, too."""

    async def lines(self, table: str) -> list[Line]:
        """The latest messages of a table, oldest first."""
        return await self.lines_of(await self.tables.rows(table))  # raises if there is no such table

    async def lines_of(self, stored: TableRows) -> list[Line]:
        """The latest messages of a table as it was just read."""
        table = stored.id
        if self.store.is_shared and self.versions.get(table) != stored.table.version:
            self.cached.pop(table, None)
            self.versions[table] = stored.table.version
        if table not in self.cached:
            # If a message was posted meanwhile, the cache is newer than what was read.
            self.cached.setdefault(table, await self._read(table))
            while len(self.cached) > MAX_CACHED:
                self.versions.pop(self.cached.popitem(last=False)[0], None)
        self.cached.move_to_end(table)
        return self.cached[table]

    async def last(self, stored: TableRows) -> int:
        """The number of the last message; 0 if there is none."""
        messages = await self.lines_of(stored)
        return messages[-1].number if messages else 0

    async def add_note(self, table: str, seat: int, note: Note) -> None:
        """Post a message from the table itself about one of its seats."""
        async with self.tables.lock(table):
            stored = await self.tables.rows(table)
            await self._append(stored, seat, note.text)
        self.tables.hub.notify(table)

    async def notes_by_table(self, table: str) -> list[tuple[int, Note]]:
        """All messages from the table itself, each with the seat it is about."""
        about = TALK.c.table_id == table, TALK.c.text.startswith(NOTE_MARK)
        async with self.store.read() as db:
            found = await db.execute(select(TALK.c.seat, TALK.c.text).where(*about))
            return [(seat, note) for seat, text in found if (note := Note.read(text)) is not None]

    async def post(self, table: str, person: str | None, seat: int | None, text: str) -> Line:
        """Post a message for one of the person's seats."""
        words = " ".join(text.split())
        if not words:
            raise request_error("nothing-said")
        async with self.tables.lock(table):
            stored = await self.tables.rows(table)
            mine = stored.seating.seats_of(person)
            if seat is None and mine:
                seat = mine[0]
            if seat is None or seat not in mine:
                raise not_yours(seat)
            if await self.store.counters.take(f"talk {table} {seat}", TALK_RATE):
                raise Problem(429, "talk-too-much")
            line = await self._append(stored, seat, words)
        self.tables.hub.notify(table)
        return line

    async def _append(self, stored: TableRows, seat: int, text: str) -> Line:
        """Store the next message of a table, whose lock is held."""
        table, messages = stored.id, await self.lines(stored.id)
        current = self.tables.cached.get(table)
        seq = stored.table.seq if current is None else current.seq
        line = Line((messages[-1].number if messages else 0) + 1, seat, seq, text, time.time())
        await self._write(table, line)
        self.cached[table] = [*messages, line][-MAX_LINES:]
        return line

    async def _write(self, table: str, line: Line) -> None:
        try:
            async with self.store.write() as db:
                await db.execute(insert(TALK).values(table_id=table, **asdict(line)))
                await self.store.touch(db, table)
        except BaseException as error:
            self.cached.pop(table, None)  # whether it was stored is unknown: read it from the database
            if isinstance(error, IntegrityError):
                raise Problem(409, "same-moment") from None
            raise

    async def _read(self, table: str) -> list[Line]:
        columns = [column for column in TALK.c if column.name != "table_id"]
        query = select(*columns).where(TALK.c.table_id == table).order_by(TALK.c.number.desc())
        async with self.store.read() as db:
            return [Line(**row) for row in (await db.execute(query.limit(MAX_LINES))).mappings()][::-1]

    async def notes(self, table: str, person: str) -> str:
        """A person's notes on a table."""
        await self.tables.rows(table)
        query = select(NOTES.c.text).where(NOTES.c.table_id == table, NOTES.c.person == person)
        async with self.store.read() as db:
            return (await db.execute(query)).scalar() or ""

    async def save_notes(self, table: str, person: str, text: str) -> None:
        """Replace a person's notes on a table."""
        async with self.tables.lock(table):
            await self.tables.rows(table)
            async with self.store.write() as db:
                await db.execute(delete(NOTES).where(NOTES.c.table_id == table, NOTES.c.person == person))
                if text:
                    await db.execute(insert(NOTES).values(table_id=table, person=person, text=text))
