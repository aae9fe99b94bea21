"""News from other workers on PostgreSQL: LISTEN on a connection of its own.

A notification is part of the transaction of a change, so it arrives after the commit or not at all. When the
connection is lost, all streams look for themselves once there is a new one.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from boardroom.server.storage.database import NEWS, Database, cause

log = logging.getLogger("boardroom.server")
RECONNECT_S = 1.0
KEEPALIVE = {"keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3}


class News:
    """Calls `hear` with each table that another worker has changed and what it said of it.

    After the connection was lost, `recheck` is called, since news may have been missed.
    """

    def __init__(self, db: Database, hear: Callable[[str, str], None], recheck: Callable[[], None]) -> None:
        self.db, self.hear, self.recheck = db, hear, recheck
        self.is_listening = False

    async def listen(self) -> None:
        """Listen until cancelled."""
        import psycopg  # takes 24 MB, and a server on SQLite needs none of it

        args, options = self.db.engine.dialect.create_connect_args(self.db.engine.url)
        while True:
            try:
                line = await psycopg.AsyncConnection.connect(*args, **KEEPALIVE, **options, autocommit=True)
                async with line:
                    await line.execute(f"LISTEN {NEWS}")
                    self.is_listening = True
                    self.recheck()
                    async for one in line.notifies():
                        self._receive(one.payload)
            except psycopg.OperationalError as error:
                log.error("news of other workers are missing: %s", cause(error))
            self.is_listening = False
            await asyncio.sleep(RECONNECT_S)

    def _receive(self, payload: str) -> None:
        worker, table, *about = payload.split(" ")
        if worker != self.db.worker:
            self.hear(table, " ".join(about))
