"""Tables and their seats in the database, written in transactions that survive `kill -9`.

Only SQLAlchemy Core and plain SQL types are used, so that the same code can run on PostgreSQL.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Table, and_, delete, func, insert, not_, or_, select, update
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from boardroom.server.storage.database import Database, connected
from boardroom.server.storage.journals import Journals
from boardroom.server.storage.schema import (
    HOLDERS,
    JOURNAL,
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

LISTED = 200
"""So many own tables and so many of others stand in a lobby."""


@dataclass(frozen=True, slots=True)
class Stored:
    """A table with its seats and who holds them, as the database has it."""

    table: Mapping[str, Any]
    seats: Sequence[Mapping[str, Any]]
    holders: dict[int, frozenset[str]] = field(default_factory=dict)
    orders: dict[int, Mapping[str, Any]] = field(default_factory=dict)
    wishes: dict[int, Mapping[str, Any]] = field(default_factory=dict)


class Store(Database):
    """What the database keeps of tables, their seats and, in `journals`, their games."""

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__(engine)
        self.journals = Journals(self)

    @classmethod
    async def open(cls, url: str) -> Store:
        """Connect, bring the tables up to date, and hand out the store."""
        return cls(await connected(url))

    async def close(self) -> None:
        """Close once the moves that are being written are written: a connection in use would stay open."""
        await self.journals.commits.quiet()
        await super().close()

    async def server_secret(self) -> bytes:
        """The key that signs cookies, made once per database."""
        async with self.write() as db:
            found = (await db.execute(select(SERVER.c.value).where(SERVER.c.name == "secret"))).scalar()
            if found is None:
                found = secrets.token_hex(32)
                await db.execute(insert(SERVER).values(name="secret", value=found))
        return bytes.fromhex(found)

    # Tables

    async def add(self, new: Stored, holder: str, rows: Sequence[Mapping[str, Any]] = ()) -> None:
        """A new table with the rows it begins with; its seats of kind human are the holder's."""
        here = {"table_id": new.table["id"]}
        held = [here | {"seat": s["seat"], "person": holder} for s in new.seats if s["kind"] == "human"]
        async with self.write() as db:
            await db.execute(insert(TABLES).values(**new.table))
            await db.execute(insert(SEATS), [here | dict(seat) for seat in new.seats])
            if held:
                await db.execute(insert(HOLDERS), held)
            if rows:
                await db.execute(insert(JOURNAL), [here | dict(row) for row in rows])

    async def table(self, table: str) -> Stored | None:
        async with self.read() as db:
            found = await _found(db, TABLES.c.id == table)
        return found[0] if found else None

    async def tables(self, person: str) -> list[Stored]:
        """The tables a person set up, sits at, or may join, newest first.

        Of too many the own ones and those still played are kept: nobody's turn may drop out of the list.
        """
        sits = select(HOLDERS.c.table_id).where(HOLDERS.c.person == person)
        own = or_(TABLES.c.owner == person, TABLES.c.id.in_(sits))
        async with self.read() as db:
            found = await _found(db, own, LISTED)
            found += await _found(db, and_(TABLES.c.listed, not_(own)), LISTED)
        return sorted(found, key=lambda stored: -stored.table["created"])

    async def driven(self) -> list[str]:
        """Running tables with bots or standing orders: after a start they must be woken."""
        bots = select(SEATS.c.table_id).where(SEATS.c.kind == "bot")
        away = select(ORDERS.c.table_id)
        here = and_(TABLES.c.status == PLAYING, or_(TABLES.c.id.in_(bots), TABLES.c.id.in_(away)))
        async with self.read() as db:
            return list((await db.execute(select(TABLES.c.id).where(here))).scalars())

    async def undealt(self) -> list[str]:
        """Tables whose last seat was taken but whose deal did not happen: the server ended between."""
        free = select(SEATS.c.table_id).where(SEATS.c.kind == "open")
        here = and_(TABLES.c.status == OPEN, TABLES.c.id.not_in(free))
        async with self.read() as db:
            return list((await db.execute(select(TABLES.c.id).where(here))).scalars())

    async def delete(self, table: str) -> None:
        async with self.write() as db:
            for kind in (NOTES, TALK, WISHES, ORDERS, JOURNAL, HOLDERS, SEATS):
                await db.execute(delete(kind).where(kind.c.table_id == table))
            await db.execute(delete(TABLES).where(TABLES.c.id == table))

    # Seats

    async def claim(self, table: str, seat: int, person: str, values: Mapping[str, Any]) -> bool:
        """Give a seat to a person in one transaction; False if the secret was used up meanwhile."""
        changed = {name: value for name, value in values.items() if name != "used"}
        here = and_(SEATS.c.table_id == table, SEATS.c.seat == seat, SEATS.c.secret == values["used"])
        async with self.write() as db:
            done = await db.execute(update(SEATS).where(here).values(**changed))
            if done.rowcount != 1:
                return False
            held = and_(HOLDERS.c.table_id == table, HOLDERS.c.seat == seat, HOLDERS.c.person == person)
            if not (await db.execute(select(func.count()).select_from(HOLDERS).where(held))).scalar():
                await db.execute(insert(HOLDERS).values(table_id=table, seat=seat, person=person))
        return True

    async def reseat(self, table: str, person: str, seats: Sequence[Mapping[str, Any]]) -> None:
        """Who plays where from now on: seats of kind human are the person's, the others a bot's."""
        held = [
            {"table_id": table, "seat": s["seat"], "person": person} for s in seats if s["kind"] == "human"
        ]
        async with self.write() as db:
            for s in seats:
                here = and_(SEATS.c.table_id == table, SEATS.c.seat == s["seat"])
                who = {name: s[name] for name in ("kind", "bot", "bot_seed")}
                await db.execute(update(SEATS).where(here).values(**who))
            await db.execute(delete(ORDERS).where(ORDERS.c.table_id == table))
            await db.execute(delete(HOLDERS).where(HOLDERS.c.table_id == table))
            if held:
                await db.execute(insert(HOLDERS), held)

    # Beside the journal: standing orders, and wishes to go back

    async def put(self, kind: Table, table: str, seat: int, values: Mapping[str, Any] | None) -> None:
        """A seat's standing order or wish; None takes it away."""
        async with self.write() as db:
            await db.execute(delete(kind).where(kind.c.table_id == table, kind.c.seat == seat))
            if values is not None:
                await db.execute(insert(kind).values(table_id=table, seat=seat, **values))


async def _found(db: AsyncConnection, where: Any, limit: int = 1) -> list[Stored]:
    latest = (TABLES.c.status == OVER, TABLES.c.created.desc())
    query = select(TABLES).where(where).order_by(*latest).limit(limit)
    tables = [_plain(row) for row in (await db.execute(query)).mappings()]
    ids = [t["id"] for t in tables]
    seats = await _by_table(db, SEATS, ids)
    holders = await _by_table(db, HOLDERS, ids)
    orders = await _by_table(db, ORDERS, ids)
    wishes = await _by_table(db, WISHES, ids)
    found = []
    for t in tables:
        held: dict[int, frozenset[str]] = {}
        for h in holders.get(t["id"], ()):
            held[h["seat"]] = held.get(h["seat"], frozenset()) | {h["person"]}
        ordered = {o["seat"]: o for o in orders.get(t["id"], ())}
        wished = {w["seat"]: w for w in wishes.get(t["id"], ())}
        sitting = sorted(seats[t["id"]], key=lambda s: int(s["seat"]))
        found.append(Stored(t, sitting, held, ordered, wished))
    return found


async def _by_table(db: AsyncConnection, kind: Table, ids: list[str]) -> dict[str, list[Mapping[str, Any]]]:
    grouped: dict[str, list[Mapping[str, Any]]] = {}
    if ids:
        for row in (await db.execute(select(kind).where(kind.c.table_id.in_(ids)))).mappings():
            grouped.setdefault(row["table_id"], []).append(_plain(row))
    return grouped


def _plain(row: RowMapping) -> Mapping[str, Any]:
    return {str(name): value for name, value in row.items()}
