"""A process that only takes jobs."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from contextlib import suppress

from boardroom.server import logs
from boardroom.server.jobs.opening import open_queue
from boardroom.server.settings import Settings, read_settings
from boardroom.server.storage.store import Store


def take_jobs(url: str, begun: Callable[[], None]) -> None:
    """Take jobs until interrupted; `begun` is called once the database answers."""
    settings = read_settings(os.environ)
    logs.configure(settings.log)
    with suppress(KeyboardInterrupt):
        asyncio.run(_take(url, settings, begun))


async def _take(url: str, settings: Settings, begun: Callable[[], None]) -> None:
    store = await Store.open(url)
    try:
        queue = await open_queue(store, settings)
        try:
            taking = asyncio.create_task(queue.run())
            asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, taking.cancel)
            begun()
            await asyncio.wait([taking])
        finally:
            taking.cancel()
            await asyncio.wait([taking])
            await queue.close()
    finally:
        await store.close()
