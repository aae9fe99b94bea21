"""The chat of a table and private notes: players write, everybody who may watch reads; notes stay private.

The latest messages are cached like the table. They are no part of the journal or of a record, and no rule
sees them.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import asdict

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from boardroom.server.http.problems import Problem
from boardroom.server.lobby.cache import CACHED
from boardroom.server.lobby.service import TableService
from boardroom.server.storage.rows import TableRows
from boardroom.server.storage.schema import NOTES, TALK
from boardroom.table.errors import not_yours
from boardroom.web.errors import request_error
from boardroom.web.panels.chat import NOTE_MARK, Line, Note

LINES_KEPT = 200
MAX_BURST, BURST_S = 10, 20.0
"""A seat that posts so many messages within so many seconds is asked to slow down."""


class Chat:
    """The messages and notes of all tables."""

    def __init__(self, tables: TableService) -> None:
        self.tables, self.store = tables, tables.store
        self.kept: OrderedDict[str, list[Line]] = OrderedDict()

    async def lines(self, table: str) -> list[Line]:
        """The latest messages of a table, oldest first."""
        await self.tables.rows(table)  # raises if there is no such table, or not any more
        if table not in self.kept:
            # A message may have been posted meanwhile: what is cached already is newer.
            self.kept.setdefault(table, await self._read(table))
            while len(self.kept) > CACHED:
                self.kept.popitem(last=False)
        self.kept.move_to_end(table)
        return self.kept[table]

    async def last(self, table: str) -> int:
        """The number of the last message; 0 if there is none."""
        said = await self.lines(table)
        return said[-1].number if said else 0

    async def add_note(self, table: str, seat: int, note: Note) -> None:
        """Post a message of the table itself about one of its seats."""
        async with self.tables.lock(table):
            stored = await self.tables.rows(table)
            await self._append(stored, seat, note.text)
        self.tables.hub.notify(table)

    async def notes_by_table(self, table: str) -> list[tuple[int, Note]]:
        """All messages of the table itself, each with the seat it is about."""
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
            now = time.time()
            recent = [line for line in await self.lines(table) if now - line.at < BURST_S]
            if sum(line.seat == seat for line in recent) >= MAX_BURST:
                raise Problem(429, "talk-too-much")
            line = await self._append(stored, seat, words)
        self.tables.hub.notify(table)
        return line

    async def _append(self, stored: TableRows, seat: int, text: str) -> Line:
        """Store the next message of a table, whose lock is held."""
        table, said = stored.id, await self.lines(stored.id)
        current = self.tables.cached.get(table)
        seq = stored.table.seq if current is None else current.seq
        line = Line((said[-1].number if said else 0) + 1, seat, seq, text, time.time())
        await self._write(table, line)
        self.kept[table] = [*said, line][-LINES_KEPT:]
        return line

    async def _write(self, table: str, line: Line) -> None:
        try:
            async with self.store.write() as db:
                await db.execute(insert(TALK).values(table_id=table, **asdict(line)))
        except BaseException as error:
            self.kept.pop(table, None)  # whether it was stored is unknown: read it from the database
            if isinstance(error, IntegrityError):
                raise Problem(409, "same-moment") from None
            raise

    async def _read(self, table: str) -> list[Line]:
        columns = [column for column in TALK.c if column.name != "table_id"]
        query = select(*columns).where(TALK.c.table_id == table).order_by(TALK.c.number.desc())
        async with self.store.read() as db:
            return [Line(**row) for row in (await db.execute(query.limit(LINES_KEPT))).mappings()][::-1]

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
