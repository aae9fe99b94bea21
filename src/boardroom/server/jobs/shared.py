"""Jobs that all workers on one PostgreSQL share, handed out by Procrastinate.

A row of the table `jobs` has what is to be done and later the result; Procrastinate knows its id alone and
says whose turn it is. Whoever asked renews the row while waiting: a job that nobody waits for is not begun.
Whoever took a job and was killed stops renewing as well, and those who wait put the job back.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field

import procrastinate
from procrastinate.exceptions import AppNotOpen, ConnectorException, NoResult
from procrastinate.job_context import AbortReason, JobContext
from sqlalchemy import and_, delete, func, insert, select, text, update

from boardroom.server.http.problems import Problem
from boardroom.server.jobs.kinds import KINDS
from boardroom.server.jobs.outcomes import Kinds, Outcome, outcome_of
from boardroom.server.jobs.queue import DONE, check_room, new_job
from boardroom.server.jobs.queue_tables import prepare
from boardroom.server.storage.database import Database, cause
from boardroom.server.storage.leases import NOW
from boardroom.server.storage.schema import JOBS

log = logging.getLogger("boardroom.server")
QUEUE = TASK = "boardroom"
LOOK_EVERY_S = 2.0
"""How often those who wait renew their jobs and look at them, in case news were missed."""
WANTED_S = 15.0
"""For how long a job is wanted without renewal."""
STALLED_S = 8
"""How long a worker that does jobs may be silent before others take them."""
MAX_TRIES = 3
RECONNECT_S = 1.0
POOL = {"min_size": 1, "max_size": 3, "timeout": 5.0}


@dataclass
class Waiting:
    """Somebody who waits for a job: its number in Procrastinate's table, how often it was asked for, and
    whether to look at it now."""

    number: int
    tries: int = 1
    is_due: asyncio.Event = field(default_factory=asyncio.Event)


class SharedQueue:
    """Jobs in PostgreSQL. `run` takes some of them."""

    def __init__(self, db: Database, at_once: int, kinds: Kinds = KINDS) -> None:
        self.db, self.at_once, self.kinds = db, at_once, kinds
        self.waiting: dict[str, Waiting] = {}
        _, options = db.engine.dialect.create_connect_args(db.engine.url)
        connector = procrastinate.PsycopgConnector(**POOL, kwargs=options)
        self.app = procrastinate.App(connector=connector)
        self.app.task(name=TASK, queue=QUEUE, pass_context=True)(self._take)

    async def open(self) -> None:
        await prepare(self.db)
        await self.app.open_async()

    async def close(self) -> None:
        await self.app.close_async()

    # Asking

    async def submit(self, kind: str, payload: bytes, person: str) -> str:
        job, worker = new_job(), self.db.worker
        async with self.db.write() as db:
            await db.execute(delete(JOBS).where(JOBS.c.until < text(NOW)))
            found = select(func.count()).where(JOBS.c.outcome.is_(None))
            mine = (await db.execute(found.where(JOBS.c.asker == worker))).scalar_one()
            check_room(mine, (await db.execute(found.where(JOBS.c.person == person))).scalar_one())
            new = {"id": job, "kind": kind, "person": person, "asker": worker, "payload": payload}
            await db.execute(insert(JOBS).values(**new, until=text(f"{NOW} + {WANTED_S}")))
        with database_errors():
            self.waiting[job] = Waiting(await self._defer(job))
        return job

    async def _defer(self, job: str) -> int:
        number: int = await self.app.configure_task(TASK, queue=QUEUE).defer_async(job=job)
        return number

    async def result(self, job: str) -> bytes:
        waiting = self.waiting[job]
        while (outcome := await self._look(job)) is None:
            try:
                async with asyncio.timeout(LOOK_EVERY_S):
                    await waiting.is_due.wait()
            except TimeoutError:
                with database_errors():
                    await self._put_back_stalled()
                    await self._put_back_lost(job, waiting)
            waiting.is_due.clear()
        return outcome.result()

    async def _look(self, job: str) -> Outcome | None:
        """Renew a job, and read its outcome if there is one."""
        renewed = update(JOBS).where(JOBS.c.id == job).values(until=text(f"{NOW} + {WANTED_S}"))
        async with self.db.quick_write() as db:
            found = (await db.execute(renewed.returning(JOBS.c.outcome, JOBS.c.result))).first()
        if found is None:  # the database was away for so long that the job was dropped
            raise Problem(503, "import-busy")
        return None if found.outcome is None else Outcome(found.outcome, found.result)

    async def _put_back_stalled(self) -> None:
        """Let others take the jobs of workers that were killed."""
        jobs = self.app.job_manager
        for stalled in await jobs.get_stalled_jobs(queue=QUEUE, seconds_since_heartbeat=STALLED_S):
            with suppress(ConnectorException):  # somebody else has just done so
                await jobs.retry_job(stalled)

    async def _put_back_lost(self, job: str, waiting: Waiting) -> None:
        """Ask again for a job whose worker lost the database, or is too old to know its kind."""
        with suppress(NoResult):
            await self.app.job_manager.get_job_status_async(waiting.number)
            return
        if waiting.tries == MAX_TRIES:
            raise RuntimeError(f"a job was lost {MAX_TRIES} times")
        waiting.tries, waiting.number = waiting.tries + 1, await self._defer(job)

    async def forget(self, job: str) -> None:
        if (waiting := self.waiting.pop(job, None)) is None:
            return
        with database_errors():
            await self.app.job_manager.cancel_job_by_id_async(waiting.number, abort=True, delete_job=True)
        async with self.db.quick_write() as db:
            await db.execute(delete(JOBS).where(JOBS.c.id == job))

    def hear(self, job: str) -> None:
        """Somebody says that a job is done."""
        if waiting := self.waiting.get(job):
            waiting.is_due.set()

    # Working

    async def run(self) -> None:
        """Take jobs until cancelled."""
        while True:
            try:
                await self.app.run_worker_async(
                    queues=[QUEUE],
                    concurrency=self.at_once,
                    install_signal_handlers=False,
                    delete_jobs="always",
                    shutdown_graceful_timeout=0,
                    fetch_job_polling_interval=LOOK_EVERY_S,
                    update_heartbeat_interval=LOOK_EVERY_S,
                    stalled_worker_timeout=STALLED_S,
                )
            except ConnectorException as error:
                if _is_cancelled():  # and could not take its leave, since the database is away
                    return
                log.error("jobs cannot be taken: %s", cause(error))
            await asyncio.sleep(RECONNECT_S)

    async def _take(self, context: JobContext, job: str) -> None:
        """Do a job that somebody waits for."""
        open_job = and_(JOBS.c.id == job, JOBS.c.outcome.is_(None))
        wanted = select(JOBS.c.kind, JOBS.c.payload).where(open_job, JOBS.c.until >= text(NOW))
        async with self.db.read() as db:
            found = (await db.execute(wanted)).first()
        if found is None:
            return
        try:
            outcome = await outcome_of(self.kinds[found.kind], found.payload)
        except asyncio.CancelledError:
            if context.abort_reason() == AbortReason.SHUTDOWN:
                await self._defer(job)  # another worker does it
            raise
        async with self.db.quick_write() as db:
            done = {"outcome": outcome.kind, "result": outcome.body, "payload": b""}
            await db.execute(update(JOBS).where(open_job).values(**done))
            await self.db.tell(db, DONE, job)
        self.hear(job)


def _is_cancelled() -> bool:
    """Whether somebody has asked the present task to end."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


@contextmanager
def database_errors() -> Iterator[None]:
    """Raise errors of Procrastinate's connections as those of ours."""
    try:
        yield
    except (ConnectorException, AppNotOpen) as error:
        raise Problem(503, "database-away", {"cause": cause(error)}) from None
