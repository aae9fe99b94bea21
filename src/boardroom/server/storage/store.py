"""Tables and their seats in the database, written in transactions that survive `kill -9`.

Only SQLAlchemy Core and plain SQL types are used, so that the same code runs on PostgreSQL.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from typing import TypeVar

from sqlalchemy import ColumnElement, Select, and_, delete, func, insert, not_, or_, over, select, update
from sqlalchemy import Table as SqlTable
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from boardroom.server.storage.database import Database, connect
from boardroom.server.storage.journals import Journals
from boardroom.server.storage.leases import Leases, OnlyWorker, SharedLeases
from boardroom.server.storage.limits import Counters, MemoryCounters, Promises, SharedCounters
from boardroom.server.storage.rows import (
    HolderRow,
    JournalRow,
    OrderRow,
    RowOfTable,
    SeatRow,
    StoredTable,
    TableRows,
    WishRow,
)
from boardroom.server.storage.schema import (
    FORKS,
    HOLDERS,
    JOURNAL,
    LEASES,
    NOTES,
    OPEN,
    ORDERS,
    OVER,
    PLAYING,
    SEATS,
    SERVER,
    TABLES,
    TALK,
    WISHES,
)
from boardroom.server.storage.upsert import insert_or_skip, insert_or_update
from boardroom.server.storage.versions import Versions
from boardroom.table.forks import Branch
from boardroom.table.seating import HUMAN, Seat, Seating
from boardroom.table.table import GivenOrder, Wish

R = TypeVar("R", bound=RowOfTable)
MAX_LISTED = 200
"""How many of a person's own tables, and how many others, the lobby lists."""
MAX_LISTED_OF_ONE = 10
"""How many listed tables of one person others see."""
BATCH = 200
"""How many rows are written at a time, so that an import leaves room for other requests."""


class Store(Database):
    """Tables and their seats in the database, and in `journals` their games."""

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__(engine)
        self.shared = SharedLeases(self) if self.is_shared else None
        self.leases: Leases = self.shared or OnlyWorker()
        self.versions = Versions(self)
        self.journals = Journals(self, self.shared)
        self.promises = Promises(self)
        self.counters: Counters = SharedCounters(self) if self.is_shared else MemoryCounters()

    @classmethod
    async def open(cls, url: str) -> Store:
        """Connect to a database and bring its schema up to date."""
        return cls(await connect(url))

    async def close(self) -> None:
        """Close once pending moves are stored, since a connection in use would stay open."""
        await self.journals.close()
        await super().close()

    async def find_server_secret(self) -> str | None:
        """The key that signs cookies, if it is kept in the database."""
        async with self.read() as db:
            return (await db.execute(select(SERVER.c.value).where(SERVER.c.name == "secret"))).scalar()

    async def drop_server_secret(self) -> None:
        """Delete the key once it is kept elsewhere."""
        async with self.write() as db:
            await db.execute(delete(SERVER).where(SERVER.c.name == "secret"))

    async def server_secret(self) -> bytes:
        """The key that signs cookies where there is no file for it, created once per database."""
        async with self.write() as db:
            new = {"name": "secret", "value": secrets.token_hex(32)}
            await db.execute(insert_or_skip(db, SERVER).values(**new))
            found = await db.execute(select(SERVER.c.value).where(SERVER.c.name == "secret"))
            return bytes.fromhex(found.scalar_one())

    # Tables

    async def add(
        self, new: TableRows, holder: str, rows: Sequence[JournalRow] = (), branch: Branch | None = None
    ) -> None:
        """Add a table with its first rows; the holder gets its seats of kind human."""
        here, seats = {"table_id": new.id}, new.seating.seats
        async with self.write() as db:
            await db.execute(insert(TABLES).values(**asdict(new.table)))
            await db.execute(insert(SEATS), [here | asdict(seat) for seat in seats])
            if held := _holder_rows(new.id, seats, holder):
                await db.execute(insert(HOLDERS), held)
            for at in range(0, len(rows), BATCH):
                await db.execute(insert(JOURNAL), [here | asdict(row) for row in rows[at : at + BATCH]])
            if rows and self.shared:
                await self.shared.want(db, new.id)
            if branch:
                await db.execute(insert(FORKS).values(**here, **asdict(branch)))

    async def branch(self, table: str) -> Branch | None:
        """Where a fork began; None for other tables, and for forks of earlier versions."""
        query = select(FORKS.c.parent, FORKS.c.seq, FORKS.c.seat).where(FORKS.c.table_id == table)
        async with self.read() as db:
            found = (await db.execute(query)).mappings().first()
        return Branch(**found) if found else None

    async def table(self, table: str) -> TableRows | None:
        async with self.read() as db:
            found = await _find(db, TABLES.c.id == table)
        return found[0] if found else None

    async def table_ids(self) -> list[str]:
        """All tables, in the order in which they were created."""
        async with self.read() as db:
            return list((await db.execute(select(TABLES.c.id).order_by(TABLES.c.created))).scalars())

    async def tables(self, person: str) -> list[TableRows]:
        """The tables a person created, plays at or may join, newest first.

        If a part of the list is too long, finished and older tables are left out first.
        """
        sits = select(HOLDERS.c.table_id).where(HOLDERS.c.person == person)
        own = or_(TABLES.c.owner == person, TABLES.c.id.in_(sits))
        async with self.read() as db:
            found = await _find(db, own, MAX_LISTED)
            found += await _find(db, and_(TABLES.c.id.in_(_newest_listed()), not_(own)), MAX_LISTED)
        return sorted(found, key=lambda stored: -stored.table.created)

    async def tables_to_drive(self) -> list[str]:
        """Tables in play with bots or standing orders, which move again after a start."""
        bots = select(SEATS.c.table_id).where(SEATS.c.kind == "bot")
        away = select(ORDERS.c.table_id)
        here = and_(TABLES.c.status == PLAYING, or_(TABLES.c.id.in_(bots), TABLES.c.id.in_(away)))
        async with self.read() as db:
            return list((await db.execute(select(TABLES.c.id).where(here))).scalars())

    async def tables_to_deal(self) -> list[str]:
        """Full tables that were not dealt because the server stopped before the deal."""
        free = select(SEATS.c.table_id).where(SEATS.c.kind == "open")
        here = and_(TABLES.c.status == OPEN, TABLES.c.id.not_in(free))
        async with self.read() as db:
            return list((await db.execute(select(TABLES.c.id).where(here))).scalars())

    async def delete(self, table: str) -> None:
        async with self.write() as db:
            for kind in (FORKS, NOTES, TALK, WISHES, ORDERS, JOURNAL, HOLDERS, SEATS, LEASES):
                await db.execute(delete(kind).where(kind.c.table_id == table))
            await db.execute(delete(TABLES).where(TABLES.c.id == table))
            await self.tell(db, table)

    # Seats

    async def claim(self, table: str, claimed: Seat, secret: str, person: str) -> bool:
        """Give a seat to a person in one transaction; False if its secret has been used meanwhile."""
        seat = claimed.seat
        here = and_(SEATS.c.table_id == table, SEATS.c.seat == seat, SEATS.c.secret == secret)
        async with self.write() as db:
            done = await db.execute(update(SEATS).where(here).values(**asdict(claimed)))
            if done.rowcount != 1:
                return False
            held = insert_or_skip(db, HOLDERS).values(table_id=table, seat=seat, person=person)
            await db.execute(held)
            free = select(SEATS.c.seat).where(SEATS.c.table_id == table, SEATS.c.kind == OPEN)
            full = TABLES.c.id == table, TABLES.c.full_at == 0, not_(free.exists())
            await db.execute(update(TABLES).where(*full).values(full_at=time.time()))
            await self.touch(db, table)
        return True

    async def reveal(self, table: str, seats: Sequence[int], text: str) -> None:
        """Store the promised text of some seats."""
        here = SEATS.c.table_id == table, SEATS.c.seat.in_(seats), SEATS.c.entropy == ""
        async with self.write() as db:
            await db.execute(update(SEATS).where(*here).values(entropy=text))
            await self.touch(db, table)

    async def reseat(self, table: str, person: str, seats: Sequence[Seat]) -> None:
        """Reassign all seats: those of kind human to the person, the others to bots."""
        async with self.write() as db:
            for s in seats:
                here = and_(SEATS.c.table_id == table, SEATS.c.seat == s.seat)
                who = {"kind": s.kind, "bot": s.bot, "bot_seed": s.bot_seed}
                await db.execute(update(SEATS).where(here).values(**who))
            await db.execute(delete(ORDERS).where(ORDERS.c.table_id == table))
            await db.execute(delete(HOLDERS).where(HOLDERS.c.table_id == table))
            if held := _holder_rows(table, seats, person):
                await db.execute(insert(HOLDERS), held)
            await self.touch(db, table)
            if self.shared:
                await self.shared.want(db, table)

    # Standing orders, and requests to go back

    async def put_order(self, table: str, seat: int, order: GivenOrder | None) -> None:
        """Store a seat's standing order; None deletes it."""
        await self._put(ORDERS, table, seat, order)

    async def put_wish(self, table: str, seat: int, wish: Wish) -> None:
        """Store a seat's request to go back."""
        await self._put(WISHES, table, seat, wish)

    async def _put(self, kind: SqlTable, table: str, seat: int, new: GivenOrder | Wish | None) -> None:
        async with self.write() as db:
            if new is None:
                await db.execute(delete(kind).where(kind.c.table_id == table, kind.c.seat == seat))
            else:
                values = {"table_id": table, "seat": seat, **asdict(new)}
                await db.execute(insert_or_update(db, kind, values))
            await self.touch(db, table)
            if self.shared and kind is ORDERS:
                await self.shared.want(db, table)


def _newest_listed() -> Select[tuple[str]]:
    """The ids of listed tables, so few of each owner that nobody pushes all others out of the lobby."""
    by_owner = over(
        func.row_number(),
        partition_by=TABLES.c.owner,
        order_by=(TABLES.c.status == OVER, TABLES.c.created.desc()),
    )
    numbered = select(TABLES.c.id, by_owner.label("number")).where(TABLES.c.listed).subquery()
    return select(numbered.c.id).where(numbered.c.number <= MAX_LISTED_OF_ONE)


def _holder_rows(table: str, seats: Sequence[Seat], person: str) -> list[dict[str, object]]:
    """The rows that give the seats of kind human to one holder."""
    return [{"table_id": table, "seat": s.seat, "person": person} for s in seats if s.kind == HUMAN]


async def _find(db: AsyncConnection, where: ColumnElement[bool], limit: int = 1) -> list[TableRows]:
    latest = (TABLES.c.status == OVER, TABLES.c.created.desc())
    query = select(TABLES).where(where).order_by(*latest).limit(limit)
    tables = [StoredTable(**row) for row in (await db.execute(query)).mappings()]
    ids = [table.id for table in tables]
    seats = await _by_table(db, SEATS, SeatRow, ids)
    holders = await _by_table(db, HOLDERS, HolderRow, ids)
    orders = await _by_table(db, ORDERS, OrderRow, ids)
    wishes = await _by_table(db, WISHES, WishRow, ids)
    return [
        TableRows(
            table,
            _seating(seats.get(table.id, ()), holders.get(table.id, ())),
            {row.seat: GivenOrder(row.name, row.made) for row in orders.get(table.id, ())},
            {row.seat: Wish(row.back, row.made) for row in wishes.get(table.id, ())},
        )
        for table in tables
    ]


def _seating(seats: Iterable[SeatRow], holders: Iterable[HolderRow]) -> Seating:
    held: dict[int, frozenset[str]] = {}
    for row in holders:
        held[row.seat] = held.get(row.seat, frozenset()) | {row.person}
    return Seating(tuple(sorted((row.to_seat() for row in seats), key=lambda seat: seat.seat)), held)


async def _by_table(db: AsyncConnection, kind: SqlTable, row: type[R], ids: list[str]) -> dict[str, list[R]]:
    """The rows of several tables, by table."""
    grouped: dict[str, list[R]] = {}
    if ids:
        for columns in (await db.execute(select(kind).where(kind.c.table_id.in_(ids)))).mappings():
            found = row(**columns)
            grouped.setdefault(found.table_id, []).append(found)
    return grouped
