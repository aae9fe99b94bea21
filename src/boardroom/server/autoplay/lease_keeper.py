"""Renews the leases of this worker, and takes over those of workers that have ended."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from boardroom.server.storage.database import DATABASE_ERRORS, cause
from boardroom.server.storage.leases import RENEW_EVERY_S, SharedLeases

log = logging.getLogger("boardroom.server")


class LeaseKeeper:
    """Keeps the leases of a worker that shares its database."""

    def __init__(self, leases: SharedLeases, wake: Callable[[str], None]) -> None:
        self.leases, self.wake = leases, wake
        self.is_due = asyncio.Event()
        """Set when leases can be taken, so that nobody waits for the next renewal."""

    async def run(self) -> None:
        """Renew until cancelled."""
        while True:
            self.is_due.clear()
            try:
                for table in await self.leases.renew():
                    self.wake(table)
            except DATABASE_ERRORS as error:
                log.error("leases could not be renewed: %s", cause(error))
            try:
                async with asyncio.timeout(RENEW_EVERY_S):
                    await self.is_due.wait()
            except TimeoutError:
                pass
