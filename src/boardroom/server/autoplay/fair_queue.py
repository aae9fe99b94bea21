"""Shares the bots' time fairly between tables.

Each table has an account of the time its bots have used, divided by its weight; half of it is forgotten in
every half-life. A free place goes to the table whose account is lowest, so a table with slow bots waits
longer, a new one is served soon, and nobody waits for ever.
"""

from __future__ import annotations

import asyncio
import heapq
import math
import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from typing import NamedTuple

HALF_LIFE_S = 30.0
MAX_ACCOUNTS = 1000
"""How many accounts are kept; those not used for longest are forgotten first."""


class Share(NamedTuple):
    """Whose account is charged: a table, and the weight of its bots' time."""

    table: str
    weight: float = 1.0


class FairQueue:
    """A number of places to think, and the tables that wait for one."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.waiting: list[tuple[float, int, asyncio.Future[None]]] = []
        self.accounts: OrderedDict[str, float] = OrderedDict()
        """The logarithm of each account, carried forward from the start of the clock: all accounts decay
        alike, so that their order does not change with time."""
        self.numbers = count()

    @asynccontextmanager
    async def turn(self, share: Share) -> AsyncIterator[None]:
        """Wait for a place, and charge the time until it is left to the table."""
        await self._wait(self.accounts.get(share.table, -math.inf))
        began = time.monotonic()
        try:
            yield
        finally:
            self._charge(share, time.monotonic() - began)
            self._leave()

    def _charge(self, share: Share, used: float) -> None:
        now = time.monotonic() / HALF_LIFE_S
        before = 2.0 ** (self.accounts.get(share.table, -math.inf) - now)
        total = before + max(used, 1e-6) / share.weight
        self.accounts[share.table] = math.log2(total) + now
        self.accounts.move_to_end(share.table)
        while len(self.accounts) > MAX_ACCOUNTS:
            self.accounts.popitem(last=False)

    async def _wait(self, account: float) -> None:
        if self.free:
            self.free -= 1
            return
        place = asyncio.get_running_loop().create_future()
        heapq.heappush(self.waiting, (account, next(self.numbers), place))
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():  # it was given the place at this very moment
                self._leave()
            raise

    def _leave(self) -> None:
        while self.waiting:
            place = heapq.heappop(self.waiting)[-1]
            if not place.done():
                place.set_result(None)
                return
        self.free += 1
