"""A cache of tables loaded from the database; a table dropped from it is simply loaded again.

If a table changes while it is being loaded, the change cancels the load, and the table is loaded again. Where
other workers change tables, too, the database is asked how new a table must be whenever it is needed, and one
that is older is completed by the rows it lacks.
"""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar
from weakref import WeakValueDictionary

from boardroom.core.chance import Chance
from boardroom.core.errors import BadInput
from boardroom.core.game import Game
from boardroom.core.journal import Journal, Row, Setup, unpack_state
from boardroom.core.options import load_options
from boardroom.core.state import State
from boardroom.games.registry import load
from boardroom.server.http.problems import Problem, unknown_table
from boardroom.server.storage.rows import JournalRow, StoredTable, TableRows
from boardroom.server.storage.schema import FORKED, OPEN
from boardroom.server.storage.store import Store
from boardroom.server.storage.versions import Version
from boardroom.table.decisions import Position
from boardroom.table.forks import history
from boardroom.table.log import History
from boardroom.table.table import Table

S = TypeVar("S", bound=State)
MAX_CACHED = 256
"""How many tables stay in memory."""


class PendingLoad:
    """A load that one or several requests wait for; removing it from `TableCache.pending` cancels it."""


class TableCache:
    """The tables used most recently."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.cached: OrderedDict[str, Table] = OrderedDict()
        self.pending: WeakValueDictionary[str, PendingLoad] = WeakValueDictionary()
        self.completing: dict[str, asyncio.Task[Table]] = {}

    async def rows(self, table: str) -> TableRows:
        """The rows of a table and its seats, dealt or not."""
        known = await self.known(table)
        if known is not None:
            assert isinstance(known.info, StoredTable)
            return TableRows(known.info, known.seating, known.orders, known.wishes)
        found = await self.store.table(table)
        if found is None:
            raise unknown_table(table)
        return found

    async def get(self, table: str) -> Table:
        """A table that has been dealt; it is loaded if it is not in the cache."""
        while (known := await self.known(table)) is None:
            load = self.pending.setdefault(table, PendingLoad())
            found = await self._read(table)
            # Load it again if it was changed or deleted meanwhile.
            if table not in self.cached and self.pending.get(table) is load:
                return self.keep(found)
        return known

    async def known(self, table: str) -> Table | None:
        """The table in the cache, as new as the database; None if it is not there."""
        known = self.cached.get(table)
        if known is not None and self.store.is_shared:
            version = await self.store.versions.of(table)
            if version is None:
                self.forget(table)
                raise unknown_table(table)
            while (known := self.cached.get(table)) is not None and version_of(known).lacks(version):
                await self._complete(known, version)
        if known is not None:
            self.cached.move_to_end(table)
        return known

    async def _complete(self, known: Table, version: Version) -> None:
        """Add to a table what other workers have stored, once for all requests that wait for it."""
        task = self.completing.get(known.id)
        if task is None:
            has_seats = version_of(known).version >= version.version
            task = self.completing[known.id] = asyncio.create_task(self._read_rest(known, has_seats))
            task.add_done_callback(lambda _: self.completing.pop(known.id, None))
        found = await asyncio.shield(task)
        if self.cached.get(known.id) is known and found.seq >= known.seq:
            self.keep(found)

    async def _read_rest(self, known: Table, has_seats: bool) -> Table:
        """A table with the rows, and unless it has them the seats, that other workers have stored."""
        stored = None if has_seats else await self.store.table(known.id)
        rows = await self.store.journals.rows(known.id, known.seq)
        last = await self.store.journals.snapshot(known.id, rows[-1].seq) if rows else None
        if (stored is None and not has_seats) or (rows and last is None):
            raise unknown_table(known.id)
        if not self.store.leases.holds(known.id):
            known.thinking.clear()
        return continue_table(known, stored, rows, last[0] if last else None)

    async def _read(self, table: str) -> Table:
        stored = await self.store.table(table)
        if stored is None:
            raise unknown_table(table)
        if stored.table.status == OPEN:
            raise Problem(409, "not-dealt")
        rows = await self.store.journals.rows(table)
        last = await self.store.journals.snapshot(table, rows[-1].seq) if rows else None
        if last is None:  # deleted after its first row was read
            raise unknown_table(table)
        found = load_table(stored, rows, last[0])
        if found.info.origin == FORKED:
            found.history = await self._history(table)
        return found

    async def _history(self, table: str) -> History:
        """What happened before a fork; nothing once its parent is deleted."""
        branch = await self.store.branch(table)
        if branch is None:
            return History()
        try:
            return history(branch, await self.get(branch.parent))
        except Problem:
            return History()

    def forget(self, table: str) -> None:
        """Drop a table, and cancel its load if it is being loaded."""
        self.cached.pop(table, None)
        self.pending.pop(table, None)

    def keep(self, table: Table) -> Table:
        key = table.info.id
        self.cached[key] = table
        self.pending.pop(key, None)  # a load in progress may be older
        while len(self.cached) > MAX_CACHED:
            self.cached.popitem(last=False)
        return table

    async def refresh(self, table: str) -> None:
        """Reload seats, names, orders and wishes."""
        found = await self.store.table(table)
        self.pending.pop(table, None)
        known = self.cached.get(table)
        if found is not None and known is not None:
            known.info, known.seating = found.table, found.seating
            known.orders, known.wishes = found.orders, found.wishes

    async def at(self, table: Table, seq: int) -> State:
        """The state after a row."""
        if seq == table.seq:
            return table.state
        found = await self.store.journals.snapshot(table.id, seq) if 0 <= seq < table.seq else None
        if found is None:
            raise Problem(404, "no-row", {"row": seq, "last": table.seq})
        s: State = load_state(table.game, *found)
        return s


def version_of(table: Table) -> Version:
    assert isinstance(table.info, StoredTable)
    return Version(table.seq, table.info.version)


def load_table(stored: TableRows, rows: Sequence[JournalRow], snapshot: bytes) -> Table:
    """A stored table from its rows and its last snapshot; opening it replays nothing."""
    game, last = load(stored.table.game), rows[-1]
    check_revision(game, last.revision)
    try:
        setup, known = setup_of(stored, game), [decode_row(game, row) for row in rows]
    except BadInput:  # names or fields that the rules of today do not have
        if last.revision == game.revision:
            raise
        raise unreadable(game, last.revision) from None
    s = load_state(game, snapshot, last.revision)
    return Table(
        stored.table,
        stored.seating,
        Journal.resume(setup, known, s),
        Position(s, setup.seats),
        tuple(json.loads(last.puts)),
        stored.orders,
        stored.wishes,
        {row.key: row.seq for row in rows if row.key is not None},
    )


def continue_table(
    known: Table, stored: TableRows | None, rows: Sequence[JournalRow], snapshot: bytes | None
) -> Table:
    """A table as its seats are stored, if they have changed, after the rows that follow its last one."""
    table = known
    if stored is not None:
        table = replace(known, info=stored.table, seating=stored.seating)
        table.orders, table.wishes = stored.orders, stored.wishes
    if snapshot is None:
        return table
    game, last = table.game, rows[-1]
    s = load_state(game, snapshot, last.revision)
    more = [decode_row(game, row) for row in rows]
    return replace(
        table,
        journal=Journal.resume(table.journal.setup, [*table.journal.rows, *more], s),
        position=Position(s, table.journal.seats),
        asked_at=tuple(json.loads(last.puts)),
        idempotency_keys=table.idempotency_keys | {row.key: row.seq for row in rows if row.key is not None},
    )


def setup_of(stored: TableRows, game: Game[State]) -> Setup[State]:
    """The setup a stored game began with."""
    return Setup(
        game,
        load_options(game.options, json.loads(stored.table.options)),
        stored.table.seats,
        Chance.from_json(json.loads(stored.table.chance)),
        stored.seating.names,
        stored.seating.bots,
    )


def decode_row(game: Game[State], row: JournalRow) -> Row:
    """A row of the journal; its snapshot stays in the database."""
    action = json.loads(row.action) if row.action else None
    raw = {"seq": row.seq, "action": action, "facts": json.loads(row.facts)}
    earlier = row.revision if row.revision < game.revision else None
    more = {"digest": row.digest, "back": row.back, "revision": earlier}
    return Row.from_json(raw | more, game.language)


def load_state(game: Game[S], snapshot: bytes, revision: int) -> S:
    """The state in a snapshot, converted if an earlier revision of the rules wrote it."""
    check_revision(game, revision)
    try:
        return unpack_state(game, snapshot, revision)
    except BadInput:
        if revision == game.revision:
            raise
        raise unreadable(game, revision) from None


def check_revision(game: Game[S], made: int) -> None:
    """Refuse what a newer revision of the rules wrote, whether or not it could be read."""
    if made > game.revision:
        raise Problem(409, "revision-newer", {"made": made, "here": game.revision, "game": game.key})


def unreadable(game: Game[S], made: int) -> Problem:
    return Problem(409, "revision", {"made": made, "here": game.revision, "game": game.key})
