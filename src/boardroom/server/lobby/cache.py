"""Books of tables, read from the disk and kept in a small cache; losing one costs only a reload.

A table may change while it is being read: whoever changes it says so, and what was read is read again.
"""

from __future__ import annotations

from collections import OrderedDict
from weakref import WeakValueDictionary

from boardroom.core.state import State
from boardroom.server.http.problems import Problem, not_yours, unknown_table
from boardroom.server.lobby.books import Book, held_by, reopened, unpacked
from boardroom.server.storage.schema import OPEN
from boardroom.server.storage.store import Store, Stored

CACHED = 256


class Reading:
    """A table that is being read from the disk, by one request or several."""


class Shelf:
    """The tables that were read lately."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.books: OrderedDict[str, Book] = OrderedDict()
        self.reading: WeakValueDictionary[str, Reading] = WeakValueDictionary()

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
        self.reading.pop(book.id, None)  # what somebody is still reading may be older
        while len(self.books) > CACHED:
            self.books.popitem(last=False)
        return book

    async def refresh(self, table: str) -> None:
        """Read seats, names and orders again."""
        found = await self.store.table(table)
        self.reading.pop(table, None)
        if found is not None and table in self.books:
            self.books[table].stored = found

    async def own_book(self, table: str, person: str | None, seat: int) -> Book:
        """The book of a table at which the seat is this person's."""
        book = await self.book(table)
        if seat not in held_by(book.stored, person):
            raise not_yours(seat)
        return book

    async def at(self, book: Book, seq: int) -> State:
        """The state after a row."""
        if seq == book.seq:
            return book.state
        found = await self.store.journals.snapshot(book.id, seq) if 0 <= seq < book.seq else None
        if found is None:
            raise Problem(404, "no-row", {"row": seq, "last": book.seq})
        s: State = unpacked(book.game, *found)
        return s
