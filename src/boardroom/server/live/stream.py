"""Server-sent events that name the panels that changed. A lost stream resumes after its last row.

An event only names panels; each viewer fetches them for their own seat. Rows that arrive faster than a client
reads share one event.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from boardroom.server.http.problems import Problem
from boardroom.server.storage.database import DATABASE_ERRORS, cause
from boardroom.table.errors import TableProblem

log = logging.getLogger("boardroom.server")
HEARTBEAT_S = 15.0
HEARTBEAT = "event: beat\ndata:\n\n"
"""A script receives this event, unlike a comment, and reconnects if none arrives."""


@dataclass(frozen=True, slots=True)
class PanelDigests:
    """What a stream compares: the last row, the digests of the panels, and the seats that are thinking."""

    seq: int
    panels: dict[str, str]
    thinking: tuple[int, ...] = ()


class Hub:
    """Wakes the streams of a table when it changes."""

    def __init__(self) -> None:
        self.subscribers: dict[str, set[asyncio.Event]] = {}
        self.queries: set[asyncio.Task[PanelDigests]] = set()
        self.closed = False

    def notify(self, table: str) -> None:
        for changed in self.subscribers.get(table, ()):
            changed.set()

    def notify_all(self) -> None:
        for table in self.subscribers:
            self.notify(table)

    def close(self) -> None:
        self.closed = True
        self.notify_all()

    async def query(self, get_digests: Callable[[], Coroutine[object, None, PanelDigests]]) -> PanelDigests:
        """Get digests. The query continues if its client disconnects: cancelling it would lose a database
        connection."""
        task = asyncio.create_task(get_digests())
        self.queries.add(task)
        task.add_done_callback(self._forget_query)
        return await asyncio.shield(task)

    def _forget_query(self, task: asyncio.Task[PanelDigests]) -> None:
        self.queries.discard(task)
        if not task.cancelled():
            task.exception()  # retrieved, so that asyncio does not warn if the client has disconnected

    async def wait_for_queries(self) -> None:
        if self.queries:
            await asyncio.wait(self.queries)

    @contextmanager
    def subscribe(self, table: str) -> Iterator[asyncio.Event]:
        changed = asyncio.Event()
        self.subscribers.setdefault(table, set()).add(changed)
        try:
            yield changed
        finally:
            self.subscribers[table].discard(changed)
            if not self.subscribers[table]:
                del self.subscribers[table]


async def stream(
    hub: Hub, table: str, last: int | None, get_digests: Callable[[], Coroutine[object, None, PanelDigests]]
) -> AsyncIterator[str]:
    """The events of a table after row `last`; None for a page that was just drawn."""
    with hub.subscribe(table) as changed:
        before: PanelDigests | None = None
        yield "retry: 1000\n\n"
        while not hub.closed:
            changed.clear()
            try:
                now = await hub.query(get_digests)
            except (Problem, TableProblem):
                yield format_event({"gone": True}, None)
                return
            except DATABASE_ERRORS as error:  # the client reconnects by itself
                log.error("table %s: its stream ended because of the database: %s", table, cause(error))
                return
            if before is None and (last is None or last == now.seq):
                before = now if not now.thinking else PanelDigests(now.seq, now.panels)
            if message := compare(before, now):
                yield format_event(message, now.seq)
            before = now
            try:
                # Not wait_for: before Python 3.12 it can swallow a cancellation that arrives with an event.
                async with asyncio.timeout(HEARTBEAT_S):
                    await changed.wait()
            except TimeoutError:
                yield HEARTBEAT


def compare(before: PanelDigests | None, now: PanelDigests) -> dict[str, object] | None:
    """The event for a client that knows `before`, or nothing yet; None if nothing has changed."""
    if before is None:
        panels = list(now.panels)
    else:
        panels = [name for name, digest in now.panels.items() if before.panels.get(name) != digest]
        if before.seq == now.seq and before.thinking == now.thinking and not panels:
            return None
    digests = {name: now.panels[name] for name in panels}
    thinking = list(now.thinking)
    message: dict[str, object] = {"seq": now.seq, "panels": panels, "digests": digests, "thinking": thinking}
    if before is not None and before.seq < 0 <= now.seq:
        message["begun"] = True
    return message


def format_event(message: dict[str, object], seq: int | None) -> str:
    number = "" if seq is None else f"id: {seq}\n"
    return f"{number}data: {json.dumps(message, separators=(',', ':'))}\n\n"
