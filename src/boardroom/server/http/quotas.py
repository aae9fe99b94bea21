"""Quotas: how much one person may do, and how much everybody at one address together.

A person is a cookie, which costs nothing to replace. So an address has quotas of its own, wide enough for a
club behind one router. A table that exists is never slowed down: the bots' time counts when the next table
with bots is created.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address, ip_network
from typing import TypeVar

from boardroom.server.autoplay.bot_time import account_of, hourly_rate
from boardroom.server.http.problems import Problem
from boardroom.server.settings import Settings
from boardroom.server.storage.limits import Counters, Rate

T = TypeVar("T")
HOUR_S, DAY_S = 3600.0, 86400.0
TABLES, LISTED, IMPORTS, NOTES, TAKE_BACKS = "tables", "listed", "imports", "notes", "take-backs"
BOTS, STREAMS = "bots", "streams"
AT = "at "
SITE_BITS = 64
"""One customer of a network is given 2^64 IPv6 addresses or more, so they count as one."""


class Quotas:
    """The quotas of a server. Workers on one database count together, except the open streams."""

    def __init__(self, counters: Counters, settings: Settings) -> None:
        self.counters, self.settings = counters, settings
        self.rates = {
            TABLES: Rate(settings.tables_per_hour, HOUR_S),
            LISTED: Rate(settings.listed_per_day, DAY_S),
            IMPORTS: Rate(settings.imports_per_hour, HOUR_S),
            NOTES: Rate(settings.notes_per_hour, HOUR_S),
            TAKE_BACKS: Rate(settings.take_backs_per_hour, HOUR_S),
        }
        self.open_streams: Counter[str] = Counter()

    async def use(self, what: str, sender: Sender) -> None:
        """Count one use; a problem that says when the next is possible if there were too many."""
        rate = self.rates[what]
        of_all = Rate(rate.burst * self.settings.persons_per_address, rate.period_s)
        for who, allowed in ((sender.person, rate), (sender.address, of_all)):
            if wait := await self.counters.take(f"{what} {who}", allowed):
                raise _too_much(what, wait)

    async def check_bots(self, sender: Sender) -> None:
        """Refuse further tables with bots to a person whose bots have used up their time."""
        rate = hourly_rate(self.settings)
        if wait := await self.counters.take(account_of(sender.person), rate, 0.0):
            raise _too_much(BOTS, wait)

    def check_streams(self, sender: Sender) -> None:
        """Refuse a stream to who has too many open."""
        most = self.settings.streams_per_person
        for who, limit in ((sender.person, most), (sender.address, most * self.settings.persons_per_address)):
            if self.open_streams[who] >= limit:
                raise Problem(429, f"quota-{STREAMS}")

    async def counted(self, events: AsyncIterator[T], sender: Sender) -> AsyncIterator[T]:
        """The events of a stream, which counts as open from the first to the last."""
        try:
            self.check_streams(sender)  # again: many requests may have been let in before the first began
        except Problem:
            return
        both = (sender.person, sender.address)
        self.open_streams.update(both)
        try:
            async for event in events:
                yield event
        finally:
            self.open_streams -= Counter(both)  # which drops those at 0


@dataclass(frozen=True, slots=True)
class Sender:
    """Who sends a request: the person of the cookie, and the address."""

    person: str
    address: str
    """The name of the address in counters."""

    @property
    def host(self) -> str:
        return self.address.removeprefix(AT)


class Allowance:
    """What the sender of a request may still do."""

    def __init__(self, quotas: Quotas, sender: Sender) -> None:
        self.quotas, self.sender = quotas, sender

    async def use(self, what: str) -> None:
        await self.quotas.use(what, self.sender)

    async def use_table(self, *, has_bots: bool, is_listed: bool = False) -> None:
        """Create a table, with bots or for everybody to see."""
        if has_bots:
            await self.quotas.check_bots(self.sender)
        if is_listed:
            await self.use(LISTED)
        await self.use(TABLES)


def sender_at(person: str, host: str) -> Sender:
    """The sender at a host; all addresses of one IPv6 network are one."""
    try:
        address = ip_address(host)
    except ValueError:  # a test or a socket without an address
        return Sender(person, f"{AT}{host}")
    if isinstance(address, IPv6Address) and address.ipv4_mapped is None:
        return Sender(person, f"{AT}{ip_network((address, SITE_BITS), strict=False)}")
    return Sender(person, f"{AT}{address}")


def _too_much(what: str, wait_s: float) -> Problem:
    return Problem(429, f"quota-{what}", {"minutes": math.ceil(wait_s / 60)})
