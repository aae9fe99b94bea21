"""Tables in play. A move is one transaction and is announced after the commit.

A lock per table puts the moves of this worker in order; the unique key (table, seq) of the journal does so
for all workers.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from weakref import WeakValueDictionary

from sqlalchemy.exc import IntegrityError

from boardroom.core.errors import BadInput, Refused
from boardroom.server.http.problems import Problem
from boardroom.server.live.stream import Hub
from boardroom.server.lobby.cache import TableCache
from boardroom.server.storage.database import DATABASE_ERRORS
from boardroom.server.storage.rows import encode_change
from boardroom.server.storage.store import Store
from boardroom.table import standing_orders, take_back
from boardroom.table.errors import TableProblem
from boardroom.table.standing_orders import seats_to_drive
from boardroom.table.table import Change, MoveRequest, Table, Wish

NOBODY = "-"
MAX_TRIES = 10
"""How often a move is judged again because another worker has stored a row at the same moment."""


class SameMoment(Problem):
    """Another worker has stored the next row first."""

    def __init__(self) -> None:
        super().__init__(409, "same-moment", stale=True)


class TableService(TableCache):
    """The tables of this server, changed one move at a time."""

    def __init__(self, store: Store, hub: Hub) -> None:
        super().__init__(store)
        self.hub = hub
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.telling: set[asyncio.Task[None]] = set()
        """What is being told to other workers."""
        self.on_change: list[Callable[[str], None]] = []
        """Called with the id of a table after every change, so that its bots may move."""
        self.on_open: list[Callable[[str], None]] = []
        """Called with the id of a table that was loaded, since its bots may still have to move."""

    @asynccontextmanager
    async def lock(self, table: str) -> AsyncIterator[None]:
        """Make one change at a time per table. If a change is interrupted, the table is loaded again."""
        async with self.locks.setdefault(table, asyncio.Lock()):
            try:
                yield
            except (Problem, TableProblem, Refused, BadInput):  # refused: nothing was changed
                raise
            except BaseException:
                self.forget(table)
                self.hub.notify(table)
                raise

    async def get(self, table: str) -> Table:
        known = self.cached.get(table)
        if known is not None and not self.store.is_shared:
            self.cached.move_to_end(table)
            return known
        found = await super().get(table)
        if known is None:
            for call in self.on_open:
                call(table)
        return found

    async def reload_seats(self, table: str) -> None:
        """Reload seats, names and orders after a change."""
        await self.refresh(table)
        self.announce(table)

    def announce(self, table: str) -> None:
        """Tell the streams of a table and its bots that it has changed."""
        self.hub.notify(table)
        for call in self.on_change:
            call(table)

    def hear(self, table: str, thinking: str) -> None:
        """Take note that another worker has changed a table, or of the seats that are thinking there."""
        known = self.cached.get(table)
        if known is not None and thinking:
            known.thinking.clear()
            known.thinking.update(int(seat) for seat in thinking.split(",") if seat != NOBODY)
        self.hub.notify(table)
        if self.store.leases.must_end(table) and not thinking:
            for call in self.on_change:
                call(table)

    def show_thinking(self, table: Table) -> None:
        """Show the seats that are thinking to everybody at a table, also at other workers."""
        self.hub.notify(table.id)
        if self.store.is_shared:
            seats = ",".join(map(str, sorted(table.thinking))) or NOBODY
            task = asyncio.create_task(self._tell_thinking(table.id, seats))
            self.telling.add(task)
            task.add_done_callback(self.telling.discard)

    async def _tell_thinking(self, table: str, seats: str) -> None:
        with suppress(*DATABASE_ERRORS):
            async with self.store.at_once() as db:
                await self.store.tell(db, table, seats)

    async def act(self, table: str, person: str | None, request: MoveRequest) -> int:
        """Make a person's move, unless it is refused; return its row.

        If another worker has stored a row at the same moment, the move is judged again after that row.
        """
        async with self.lock(table):
            for _ in range(MAX_TRIES):
                try:
                    return await self.commit((await self.get(table)).act(person, request))
                except SameMoment:
                    if not self.store.is_shared:
                        raise
            raise SameMoment

    async def commit(self, change: Change) -> int:
        """Store the row of a change. The changed table is visible only after the commit.

        After an error it is unknown whether the row was stored, so `lock`, which the caller holds, drops the
        table from the cache.
        """
        if change.row is None:
            return change.seq
        table = change.table.info.id
        try:
            stored = encode_change(change, time.time())
            await self.store.journals.commits.append(table, *stored, self._needs_lease(change.table))
        except IntegrityError:
            self.forget(table)
            raise SameMoment from None
        change.table.drop_snapshot()
        self.keep(change.table)
        self.announce(table)
        return change.seq

    def _needs_lease(self, table: Table) -> bool:
        """Whether bots or orders are to move and this worker does not yet see to that."""
        return self.store.is_shared and not self.store.leases.holds(table.id) and bool(seats_to_drive(table))

    async def take_back(self, table: str, person: str | None, seat: int, expect: int | None) -> int:
        """Undo the seat's own last move."""
        async with self.lock(table):
            current = await self.get(table)
            current.check_holder(seat, person)
            return await self._go_back(current, take_back.check_take_back(current, seat, expect))

    async def ask_back(self, table: str, person: str | None, seat: int, to: int) -> tuple[int, list[int]]:
        """Ask to go back to a row. Return the last row, and the seats that still have to ask for the same."""
        async with self.lock(table):
            current = await self.get(table)
            current.check_holder(seat, person)
            take_back.check_wish(current, to)
            await self.store.put_wish(table, seat, Wish(to, current.seq))
            await self.reload_seats(table)
            current = await self.get(table)
            missing = take_back.missing_consent(current, person, to)
            if missing:
                return current.seq, missing
            return await self._go_back(current, to), []

    async def _go_back(self, table: Table, to: int) -> int:
        return await self.commit(table.go_back(to, await self.at(table, to)))

    async def order(self, table: str, person: str | None, seat: int, name: str | None) -> None:
        """Set a standing order; None cancels it."""
        async with self.lock(table):
            current = await self.get(table)
            current.check_holder(seat, person)
            given = None if name is None else standing_orders.give(current, seat, name)
            await self.store.put_order(table, seat, given)
            await self.reload_seats(table)

    async def delete(self, table: str, person: str | None) -> None:
        """Delete a table that the person owns, with its journal."""
        async with self.lock(table):
            stored = await self.rows(table)
            if stored.table.owner != person:
                raise Problem(403, "delete-not-yours")
            await self.store.delete(table)
            self.forget(table)
        self.hub.notify(table)
