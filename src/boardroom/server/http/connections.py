"""Ends connections whose request does not arrive, and limits how many one address may hold.

Uvicorn waits for ever for the rest of a request. This looks at its connections every second, which works
with either of its HTTP parsers. A full server ends those that have waited longest for their request, so that
silent connections make room for new ones even if both come from one address.
"""

from __future__ import annotations

import asyncio
import resource
import time
from collections.abc import Iterable, Sequence
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Protocol

from boardroom.server.settings import Settings

INTERVAL_S = 1.0
RESERVED_FILES = 200
"""Descriptors kept for the database, bots, imports and connections that were just accepted."""


class Cycle(Protocol):
    """What uvicorn knows about the last request of a connection."""

    @property
    def more_body(self) -> bool: ...

    @property
    def response_complete(self) -> bool: ...


class Connection(Protocol):
    """A connection of uvicorn."""

    @property
    def client(self) -> tuple[str, int] | None: ...

    @property
    def transport(self) -> asyncio.Transport: ...

    @property
    def cycle(self) -> Cycle | None: ...


class ConnectionLimits:
    """The deadlines and limits of a server's connections."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.since: dict[Connection, tuple[object, bool, float]] = {}
        """For each connection its last request, whether its body is awaited, and since when."""

    async def watch(self, connections: Iterable[Connection]) -> None:
        """Check the connections until cancelled."""
        while True:
            await asyncio.sleep(INTERVAL_S)
            self.check(list(connections), time.monotonic())

    def check(self, connections: Sequence[Connection], now: float) -> None:
        """End the connections that are late or too many."""
        self.since = {one: self._since(one, now) for one in connections}
        waiting = [one for one in connections if _awaits_request(one)]
        ended = {one for one in waiting if now - self.since[one][2] > self._deadline(one)}
        seen_before = [one for one in waiting if one not in ended and self.since[one][2] < now]
        waiting = sorted(seen_before, key=lambda one: self.since[one][2])
        ended |= self._surplus([one for one in connections if one not in ended], waiting)
        for one in ended:
            one.transport.abort()

    def _since(self, one: Connection, now: float) -> tuple[object, bool, float]:
        state = one.cycle, _awaits_request(one)
        known = self.since.get(one)
        return known if known is not None and known[:2] == state else (*state, now)

    def _deadline(self, one: Connection) -> int:
        has_headers = one.cycle is not None and not one.cycle.response_complete
        return self.settings.body_timeout_s if has_headers else self.settings.header_timeout_s

    def _surplus(self, connections: list[Connection], waiting: list[Connection]) -> set[Connection]:
        """The connections over the limit of their address or of the server that wait for a request.

        Those seen for the first time are spared: their request may have arrived and not been read yet.
        """
        held: dict[str, int] = {}
        for one in connections:
            held[network_of(one)] = held.get(network_of(one), 0) + 1
        over = len(connections) - self.settings.connections
        surplus: set[Connection] = set()
        for one in waiting:
            address = network_of(one)
            is_over = held[address] > self.settings.connections_per_address and not self._is_proxy(one)
            if is_over or len(surplus) < over:
                held[address] -= 1
                surplus.add(one)
        return surplus

    def _is_proxy(self, one: Connection) -> bool:
        """Whether a connection is a proxy's, which has those of all its visitors."""
        address = one.client[0] if one.client else ""
        return any(_is_within(address, known) for known in self.settings.trusted_proxies)


def _is_within(address: str, known: str) -> bool:
    """Whether an address is another one, or in a network such as 10.0.0.0/8."""
    if "/" not in known:
        return address == known
    try:
        return ip_address(address) in ip_network(known, strict=False)
    except ValueError:
        return False


def _awaits_request(one: Connection) -> bool:
    """Whether a connection has no complete request to be answered."""
    return one.cycle is None or one.cycle.response_complete or one.cycle.more_body


def network_of(one: Connection) -> str:
    return network(one.client[0]) if one.client else ""


def network(address: str) -> str:
    """The address of a client; of IPv6 the part that its provider gave it, since it chooses the rest."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    return str(found.ipv4_mapped or IPv6Address(int(found) >> 64 << 64))


def allow_more_files(connections: int) -> None:
    """Raise the limit of open files as far as the connections need and the system allows."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + RESERVED_FILES
    if hard != resource.RLIM_INFINITY:
        wanted = min(wanted, hard)
    if soft != resource.RLIM_INFINITY and wanted > soft:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
