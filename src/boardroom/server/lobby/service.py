"""Tables in play. A move is one transaction and is told when it is on the disk.

One lock per table orders the moves of this process; the unique (table, seq) of the journal orders those of
all.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any
from weakref import WeakValueDictionary

from sqlalchemy.exc import IntegrityError

from boardroom.core.actions import Action
from boardroom.core.engine import refusal
from boardroom.core.errors import BadInput
from boardroom.core.refusals import Refusal
from boardroom.core.views import view
from boardroom.server.http.problems import Problem
from boardroom.server.live.stream import Hub
from boardroom.server.lobby.books import Book, row_values, status_values
from boardroom.server.lobby.cache import Shelf
from boardroom.server.lobby.import_worker import AT_ONCE
from boardroom.server.storage.schema import ORDERS
from boardroom.server.storage.store import Store


class MoveRefused(Exception):
    """A move that the rules refuse; the words are made where the language is known."""

    def __init__(self, why: Refusal) -> None:
        super().__init__(why.reason)
        self.why = why


@dataclass(frozen=True, slots=True)
class MoveRequest:
    """A move as it was asked for: `expect` is the row at which its maker was asked, `key` makes it unique."""

    action: Action
    expect: int
    key: str | None = None


class Tables(Shelf):
    """The tables of this server, changed one move at a time."""

    def __init__(self, store: Store, hub: Hub) -> None:
        super().__init__(store)
        self.hub = hub
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.replaying = asyncio.Semaphore(AT_ONCE)
        """Records being taken in: together they must not take all memory."""
        self.moved: list[Any] = []
        """Called with the id of a table after every change: the bots look here."""
        self.opened: list[Any] = []
        """Called with the id of a table that was read from the disk: it may have been left in the middle."""

    @asynccontextmanager
    async def turn(self, table: str) -> AsyncIterator[None]:
        """One change at a time per table. What is cut off in the middle is read again: the disk decides."""
        lock = self.locks.setdefault(table, asyncio.Lock())
        async with lock:
            try:
                yield
            except (Problem, MoveRefused, BadInput):  # refused: nothing was changed
                raise
            except BaseException:
                self.forget(table)
                self.hub.tell(table)
                raise

    async def book(self, table: str) -> Book:
        known = table in self.books
        found = await super().book(table)
        if not known:
            for call in self.opened:
                call(table)
        return found

    async def reload_seats(self, table: str) -> None:
        """Seats, names or orders changed: read them again."""
        await self.refresh(table)
        self.changed(table)

    def changed(self, table: str) -> None:
        self.hub.tell(table)
        for call in self.moved:
            call(table)

    async def act(self, table: str, person: str | None, wanted: MoveRequest) -> int:
        """A person's move: refused or written down; the answer is its row."""
        async with self.turn(table):
            seat = wanted.action.seat
            book = await self.own_book(table, person, seat)
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
            raise MoveRefused(why)
        async with self.writing(book) as draft:
            draft.journal.apply(a)
            draft.decided(key)
        return draft.seq

    @asynccontextmanager
    async def writing(self, book: Book) -> AsyncIterator[Book]:
        """Write one row into a draft; it becomes the table's book when the row is on the disk.

        Whether a row that failed got there is not known here: see `turn`, which holds the table.
        """
        draft = book.draft()
        yield draft
        values = row_values(draft, draft.journal.rows[-1], draft.key_of_last())
        try:
            await self.store.journals.append(book.id, values, status_values(draft))
        except IntegrityError:
            self.forget(book.id)
            raise Problem(409, "same-moment", stale=True) from None
        draft.written()
        self.keep(draft)
        self.changed(book.id)

    async def order(self, table: str, person: str | None, seat: int, name: str | None) -> None:
        """Give a standing order, or take it away."""
        async with self.turn(table):
            book = await self.own_book(table, person, seat)
            values = None if name is None else {"name": name, "made": book.seq}
            await self.store.put(ORDERS, table, seat, values)
            await self.reload_seats(table)

    async def delete(self, table: str, person: str | None) -> None:
        """Take away an own table with its journal."""
        async with self.turn(table):
            stored = await self.stored(table)
            if stored.table["owner"] != person:
                raise Problem(403, "delete-not-yours")
            await self.store.delete(table)
            self.forget(table)
        self.hub.tell(table)
