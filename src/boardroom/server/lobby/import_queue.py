"""Imports wait here for one of a few workers. The queue is bounded and forgets those who have left."""

from __future__ import annotations

import asyncio

from boardroom.server.http.problems import Problem
from boardroom.server.lobby.import_worker import MAX_WORKERS, ReplayedRecord, replay_in_worker

MAX_WAITING = 8
"""How many records wait at most, since each may take much memory."""


class ImportQueue:
    """Replays records, a few at a time, in the order in which they came."""

    def __init__(self) -> None:
        self.places = asyncio.Semaphore(MAX_WORKERS)
        self.waiting = 0

    async def replay(self, body: bytes) -> ReplayedRecord:
        """Replay a record. Whoever cancels this gives up the place, and the worker ends."""
        if self.waiting >= MAX_WAITING:
            raise Problem(503, "import-busy")
        self.waiting += 1
        try:
            await self.places.acquire()
        finally:
            self.waiting -= 1
        try:
            return await replay_in_worker(body)
        finally:
            self.places.release()
