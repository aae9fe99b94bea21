"""Promises that are kept once, and counters that expire: what every worker must count alike.

On PostgreSQL they are rows that all workers share. On SQLite one process serves the file: promises are rows
all the same, since they must survive a restart; counters are in memory, where counting costs no disk write.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Protocol

from sqlalchemy import ColumnElement, Float, case, cast, delete, extract, func, insert, select
from sqlalchemy.dialects.postgresql import insert as postgres_insert

from boardroom.server.storage.database import Database
from boardroom.server.storage.schema import COUNTERS, PROMISES

PROMISE_LIFETIME_S = 24 * 3600.0
MAX_PROMISES = 10_000
"""How many promises are kept; the oldest are dropped first."""
MAX_COUNTERS = 100_000
"""How many counters one process keeps in memory."""


@dataclass(frozen=True, slots=True)
class Rate:
    """How much is allowed: `burst` at once, and the same amount again within each `period_s`."""

    burst: float
    period_s: float


class Promises:
    """Values kept under a public name until somebody takes them, once: the secrets behind commitments."""

    def __init__(self, db: Database) -> None:
        self.db = db

    async def put(self, name: str, value: str, lifetime_s: float = PROMISE_LIFETIME_S) -> None:
        """Keep a value; expired promises and the oldest beyond the limit are dropped."""
        now = time.time()
        newest = select(PROMISES.c.name).order_by(PROMISES.c.expires.desc()).limit(MAX_PROMISES)
        async with self.db.write() as db:
            await db.execute(delete(PROMISES).where(PROMISES.c.expires < now))
            await db.execute(insert(PROMISES).values(name=name, value=value, expires=now + lifetime_s))
            await db.execute(delete(PROMISES).where(PROMISES.c.name.not_in(newest)))

    async def take(self, name: str) -> str | None:
        """Take the value and forget it; None if it is unknown, expired or taken already."""
        here = PROMISES.c.name == name, PROMISES.c.expires >= time.time()
        async with self.db.write() as db:
            found: str | None = (
                await db.execute(delete(PROMISES).where(*here).returning(PROMISES.c.value))
            ).scalar()
        return found


class Counters(Protocol):
    """Counters by name, shared by all workers of a database."""

    async def add(self, name: str, amount: float, lifetime_s: float) -> float:
        """Add to a counter and return its sum. It starts at 0 again `lifetime_s` after its first addition."""

    async def take(self, name: str, rate: Rate, amount: float = 1.0) -> float:
        """Use some of what a rate allows: 0.0 if it was allowed; else nothing is used, and the result is
        the number of seconds until it would be."""

    async def charge(self, name: str, rate: Rate, amount: float) -> None:
        """Use some of what a rate allows after the fact, even beyond the limit."""

    async def drop_expired(self) -> None:
        """Forget counters that are at 0 again."""


class MemoryCounters:
    """Counters of a server that runs in one process."""

    def __init__(self) -> None:
        self.sums: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """For each name its sum and when it expires, least recently used first."""
        self.clock = time.monotonic

    async def add(self, name: str, amount: float, lifetime_s: float) -> float:
        now = self.clock()
        total, expires = self.sums.get(name, (0.0, 0.0))
        if expires <= now:
            total, expires = 0.0, now + lifetime_s
        self._put(name, total + amount, expires)
        return total + amount

    async def take(self, name: str, rate: Rate, amount: float = 1.0) -> float:
        now = self.clock()
        full_at = self._full_at(name, now) + _seconds(rate, amount)
        if full_at > now + rate.period_s:
            return full_at - now - rate.period_s
        self._put(name, 0.0, full_at)
        return 0.0

    async def charge(self, name: str, rate: Rate, amount: float) -> None:
        self._put(name, 0.0, self._full_at(name, self.clock()) + _seconds(rate, amount))

    async def drop_expired(self) -> None:
        now = self.clock()
        self.sums = OrderedDict((name, one) for name, one in self.sums.items() if one[1] > now)

    def _full_at(self, name: str, now: float) -> float:
        """When everything the rate allows is available again."""
        return max(now, self.sums.get(name, (0.0, 0.0))[1])

    def _put(self, name: str, total: float, expires: float) -> None:
        self.sums[name] = total, expires
        self.sums.move_to_end(name)
        while len(self.sums) > MAX_COUNTERS:
            self.sums.popitem(last=False)


class SharedCounters:
    """Counters in PostgreSQL. Each use is one statement, timed by the clock of the database.

    A rate is stored as one moment: when everything it allows is available again.
    """

    def __init__(self, db: Database) -> None:
        self.db = db

    async def add(self, name: str, amount: float, lifetime_s: float) -> float:
        now, is_old = _now(), COUNTERS.c.expires <= _now()
        new = postgres_insert(COUNTERS).values(name=name, value=amount, expires=now + lifetime_s)
        added = new.on_conflict_do_update(
            index_elements=[COUNTERS.c.name],
            set_={
                "value": case((is_old, amount), else_=COUNTERS.c.value + amount),
                "expires": case((is_old, now + lifetime_s), else_=COUNTERS.c.expires),
            },
        ).returning(COUNTERS.c.value)
        async with self.db.quick_write() as db:
            return float((await db.execute(added)).scalar_one())

    async def take(self, name: str, rate: Rate, amount: float = 1.0) -> float:
        now, used = _now(), _seconds(rate, amount)
        if used > rate.period_s:
            return used - rate.period_s
        new = postgres_insert(COUNTERS).values(name=name, value=0.0, expires=now + used)
        later = func.greatest(COUNTERS.c.expires, now) + used
        taken = new.on_conflict_do_update(
            index_elements=[COUNTERS.c.name], set_={"expires": later}, where=later <= now + rate.period_s
        ).returning(COUNTERS.c.expires)
        wait = select(COUNTERS.c.expires + used - now - rate.period_s).where(COUNTERS.c.name == name)
        async with self.db.quick_write() as db:
            if (await db.execute(taken)).first() is not None:
                return 0.0
            # The row may have been cleaned up meanwhile: then it is allowed in a moment.
            return max(float((await db.execute(wait)).scalar() or 0.0), 0.001)

    async def charge(self, name: str, rate: Rate, amount: float) -> None:
        now, used = _now(), _seconds(rate, amount)
        new = postgres_insert(COUNTERS).values(name=name, value=0.0, expires=now + used)
        later = func.greatest(COUNTERS.c.expires, now) + used
        async with self.db.quick_write() as db:
            await db.execute(
                new.on_conflict_do_update(index_elements=[COUNTERS.c.name], set_={"expires": later})
            )

    async def drop_expired(self) -> None:
        async with self.db.quick_write() as db:
            await db.execute(delete(COUNTERS).where(COUNTERS.c.expires < _now()))


def _seconds(rate: Rate, amount: float) -> float:
    """How long a rate takes to allow an amount again."""
    return rate.period_s * amount / rate.burst


def _now() -> ColumnElement[float]:
    return cast(extract("epoch", func.clock_timestamp()), Float)
