"""Live news: server-sent events that name the panels that changed. A lost stream resumes by its last row.

An event says only that something changed and where; what it is, each seat fetches for itself. Rows that come
faster than a stream takes them are told as one.
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
HEARTBEAT = 15.0
BEAT = "event: beat\ndata:\n\n"
"""An event that a page can hear, unlike a comment: one that hears none knows that its line is dead."""


@dataclass(frozen=True, slots=True)
class PanelDigests:
    """What a stream compares: the last row, the panels by their digests, who is thinking."""

    seq: int
    panels: dict[str, str]
    thinking: tuple[int, ...] = ()


class Hub:
    """Who listens to which table."""

    def __init__(self) -> None:
        self.listeners: dict[str, set[asyncio.Event]] = {}
        self.looks: set[asyncio.Task[PanelDigests]] = set()
        self.closed = False

    def tell(self, table: str) -> None:
        for news in self.listeners.get(table, ()):
            news.set()

    def close(self) -> None:
        self.closed = True
        for table in self.listeners:
            self.tell(table)

    async def look(self, look: Callable[[], Coroutine[object, None, PanelDigests]]) -> PanelDigests:
        """A look at a table. It goes on to its end when its reader leaves: a query that is cut off would
        cost its connection to the database."""
        task = asyncio.create_task(look())
        self.looks.add(task)
        task.add_done_callback(self._forget_look)
        return await asyncio.shield(task)

    def _forget_look(self, task: asyncio.Task[PanelDigests]) -> None:
        self.looks.discard(task)
        if not task.cancelled():
            task.exception()  # asked for, so that asyncio does not complain when the reader has left

    async def quiet(self) -> None:
        """Until nobody looks any more."""
        if self.looks:
            await asyncio.wait(self.looks)

    @contextmanager
    def listening(self, table: str) -> Iterator[asyncio.Event]:
        news = asyncio.Event()
        self.listeners.setdefault(table, set()).add(news)
        try:
            yield news
        finally:
            self.listeners[table].discard(news)
            if not self.listeners[table]:
                del self.listeners[table]


async def stream(
    hub: Hub, table: str, last: int | None, look: Callable[[], Coroutine[object, None, PanelDigests]]
) -> AsyncIterator[str]:
    """The events of a table from after row `last` on; None for a page that was just drawn."""
    with hub.listening(table) as news:
        before: PanelDigests | None = None
        yield "retry: 1000\n\n"
        while not hub.closed:
            news.clear()
            try:
                now = await hub.look(look)
            except (Problem, TableProblem):
                yield event({"gone": True}, None)
                return
            except DATABASE_ERRORS as error:  # its reader comes again by itself
                log.error("table %s: its news wait for the database: %s", table, cause(error))
                return
            if before is None and (last is None or last == now.seq):
                before = now if not now.thinking else PanelDigests(now.seq, now.panels)
            if message := difference(before, now):
                yield event(message, now.seq)
            before = now
            try:
                # Not wait_for: before Python 3.12 it swallows the end of a reader who leaves as news comes.
                async with asyncio.timeout(HEARTBEAT):
                    await news.wait()
            except TimeoutError:
                yield BEAT


def difference(before: PanelDigests | None, now: PanelDigests) -> dict[str, object] | None:
    """What to tell a stream that knew `before`; everything if it knew another row or nothing."""
    if before is None:
        changed = list(now.panels)
    else:
        changed = [name for name, digest in now.panels.items() if before.panels.get(name) != digest]
        if before.seq == now.seq and before.thinking == now.thinking and not changed:
            return None
    told: dict[str, object] = {"seq": now.seq, "panels": changed, "thinking": list(now.thinking)}
    if before is not None and before.seq < 0 <= now.seq:
        told["begun"] = True
    return told


def event(message: dict[str, object], seq: int | None) -> str:
    number = "" if seq is None else f"id: {seq}\n"
    return f"{number}data: {json.dumps(message, separators=(',', ':'))}\n\n"
