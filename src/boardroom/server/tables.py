"""Tables in play: opening and acting. A move is one transaction and is told when it is on the disk.

Books are kept by table in a small cache; losing one costs only a reload from its last snapshot. One lock per
table orders the moves of this process; the unique (table, seq) of the journal orders those of all.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any
from weakref import WeakValueDictionary

from sqlalchemy.exc import IntegrityError

from boardroom.core.actions import Action
from boardroom.core.engine import refusal
from boardroom.core.rules import Refusal
from boardroom.core.state import State
from boardroom.core.views import view
from boardroom.server.books import Book, held_by, reopened, row_values, status_values, unpacked
from boardroom.server.errors import Problem, not_yours, unknown_table
from boardroom.server.importing import AT_ONCE
from boardroom.server.live import Hub
from boardroom.server.schema import OPEN, ORDERS
from boardroom.server.store import Store, Stored

CACHED = 256


class Forbidden(Exception):
    """A move that the rules refuse; the words are made where the language is known."""

    def __init__(self, why: Refusal) -> None:
        super().__init__(why.reason)
        self.why = why


@dataclass(frozen=True, slots=True)
class Wanted:
    """A move as it was asked for: `expect` is the row at which its maker was asked, `key` makes it unique."""

    action: Action
    expect: int
    key: str | None = None


class Reading:
    """A table that is being read from the disk, by one request or several."""


class Tables:
    """The tables of this server."""

    def __init__(self, store: Store, hub: Hub) -> None:
        self.store, self.hub = store, hub
        self.books: OrderedDict[str, Book] = OrderedDict()
        self.reading: WeakValueDictionary[str, Reading] = WeakValueDictionary()
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.replaying = asyncio.Semaphore(AT_ONCE)
        """Records being taken in: together they must not take all memory."""
        self.moved: list[Any] = []
        """Called with the id of a table after every change: the bots look here."""

    @asynccontextmanager
    async def turn(self, table: str) -> AsyncIterator[None]:
        """One change at a time per table."""
        lock = self.locks.setdefault(table, asyncio.Lock())
        async with lock:
            yield

    async def stored(self, table: str) -> Stored:
        """A table and its seats."""
        if table in self.books:
            return self.books[table].stored
        found = await self.store.table(table)
        if found is None:
            raise unknown_table(table)
        return found

    async def book(self, table: str) -> Book:
        """A table that was dealt."""
        while table not in self.books:
            reading = self.reading.setdefault(table, Reading())
            found = await self._reopened(table)
            # What was changed or deleted while it was read is read again.
            if table not in self.books and self.reading.get(table) is reading:
                return self.keep(found)
        self.books.move_to_end(table)
        return self.books[table]

    async def _reopened(self, table: str) -> Book:
        stored = await self.store.table(table)
        if stored is None:
            raise unknown_table(table)
        if stored.table["status"] == OPEN:
            raise Problem(409, "not-dealt")
        rows = await self.store.journals.rows(table)
        last = await self.store.journals.snapshot(table, rows[-1]["seq"]) if rows else None
        if last is None:  # it was deleted since its first line was read
            raise unknown_table(table)
        return reopened(stored, rows, last[0])

    def forget(self, table: str) -> None:
        """What was read of a table, or is just being read, does not count any more."""
        self.books.pop(table, None)
        self.reading.pop(table, None)

    def keep(self, book: Book) -> Book:
        self.books[book.id] = book
        while len(self.books) > CACHED:
            self.books.popitem(last=False)
        return book

    async def reseated(self, table: str) -> None:
        """Seats, names or orders changed: read them again."""
        found = await self.store.table(table)
        self.reading.pop(table, None)
        if found is not None and table in self.books:
            self.books[table].stored = found
        self.changed(table)

    def changed(self, table: str) -> None:
        self.hub.tell(table)
        for call in self.moved:
            call(table)

    async def at(self, book: Book, seq: int) -> State:
        """The state after a row."""
        if seq == book.seq:
            return book.state
        found = await self.store.journals.snapshot(book.id, seq) if 0 <= seq < book.seq else None
        if found is None:
            raise Problem(404, "no-row", {"row": seq, "last": book.seq})
        s: State = unpacked(book.game, *found)
        return s

    async def act(self, table: str, person: str | None, wanted: Wanted) -> int:
        """A person's move: refused or written down; the answer is its row."""
        async with self.turn(table):
            book = await self.book(table)
            seat = wanted.action.seat
            if seat not in held_by(book.stored, person):
                raise not_yours(seat)
            key = None if wanted.key is None else f"{seat}/{wanted.key}"
            if key in book.keys:
                return book.keys[key]
            self.check_expected(book, seat, wanted.expect)
            return await self.play(book, wanted.action, key)

    @staticmethod
    def check_expected(book: Book, seat: int, expect: int) -> None:
        """Stale is only who was asked something else since: rows of others may leave a decision as it was."""
        if not book.puts[seat] <= expect <= book.seq:
            raise Problem(409, "moved-on", stale=True, seq=book.seq, put=book.puts[seat])

    async def play(self, book: Book, a: Action, key: str | None = None) -> int:
        """Play an action and write it down. What is refused is refused by the view: it tells no secret."""
        why = refusal(view(book.state, a.seat), a) or refusal(book.state, a)
        if why is not None:
            raise Forbidden(why)
        async with self.writing(book) as draft:
            draft.journal.play(a)
            draft.decided(key)
        return draft.seq

    @asynccontextmanager
    async def writing(self, book: Book) -> AsyncIterator[Book]:
        """Write one row into a draft; it becomes the table's book when the row is on the disk."""
        draft = book.draft()
        yield draft
        values = row_values(draft, draft.journal.rows[-1], draft.key_of_last())
        try:
            await self.store.journals.append(book.id, values, status_values(draft))
        except BaseException as error:
            # Whether the row got there is not known here: the journal on the disk decides.
            self.forget(book.id)
            if isinstance(error, IntegrityError):
                raise Problem(409, "same-moment", stale=True) from None
            raise
        self.keep(draft)
        self.changed(book.id)

    async def own_book(self, table: str, person: str | None, seat: int) -> Book:
        """The book of a table at which the seat is this person's."""
        book = await self.book(table)
        if seat not in held_by(book.stored, person):
            raise not_yours(seat)
        return book

    async def order(self, table: str, person: str | None, seat: int, name: str | None) -> None:
        """Give a standing order, or take it away."""
        async with self.turn(table):
            book = await self.own_book(table, person, seat)
            values = None if name is None else {"name": name, "made": book.seq}
            await self.store.put(ORDERS, table, seat, values)
            await self.reseated(table)

    async def delete(self, table: str, person: str | None) -> None:
        """Take away an own table with its journal."""
        async with self.turn(table):
            stored = await self.stored(table)
            if stored.table["owner"] != person:
                raise Problem(403, "delete-not-yours")
            await self.store.delete(table)
            self.forget(table)
        self.hub.tell(table)
