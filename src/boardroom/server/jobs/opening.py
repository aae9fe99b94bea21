"""Opens the queue of jobs that suits a database."""

from __future__ import annotations

from boardroom.server.jobs.queue import JobQueue, LocalQueue
from boardroom.server.settings import Settings
from boardroom.server.storage.database import Database
from boardroom.web.errors import request_error


async def open_queue(db: Database, settings: Settings) -> JobQueue:
    if not db.is_shared:
        return LocalQueue(settings.jobs_at_once)
    try:
        from boardroom.server.jobs.shared import SharedQueue  # a server on SQLite needs no Procrastinate
    except ModuleNotFoundError as error:
        if error.name != "procrastinate":
            raise
        raise request_error("database-driver") from None
    queue = SharedQueue(db, settings.jobs_at_once)
    await queue.open()
    return queue
