"""The queue of jobs as those who ask see it, and the one within a single process."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable
from dataclasses import dataclass
from typing import Protocol

from boardroom.server.http.problems import Problem
from boardroom.server.jobs.kinds import KINDS
from boardroom.server.jobs.outcomes import Kinds, Outcome, outcome_of

MAX_UNFINISHED = 10
"""How many jobs one server has under way or waiting, since each may take much memory."""
DONE = "="
"""Told to other workers instead of a table when a job is done."""
MAX_OF_ONE = 4
"""How many of them belong to one person."""


class JobQueue(Protocol):
    """Does jobs, a few at a time, in the order in which they came."""

    kinds: Kinds

    async def run(self) -> None:
        """Take jobs that other servers were asked for as well, until cancelled."""

    async def submit(self, kind: str, payload: bytes, person: str) -> str:
        """Ask for a job; a problem if too many are waiting. Returns its id."""

    async def result(self, job: str) -> bytes:
        """Wait for the result of a job, or raise the error that it raised."""

    async def forget(self, job: str) -> None:
        """Drop a job and its result. If it is under way, it ends."""

    def hear(self, job: str) -> None:
        """Another worker says that a job is done."""

    async def close(self) -> None:
        """End everything."""


async def do(queue: JobQueue, kind: str, payload: bytes, person: str) -> bytes:
    """Have a job done. Whoever cancels this gives up the place, and the job ends."""
    job = await queue.submit(kind, payload, person)
    try:
        return await queue.result(job)
    finally:
        await queue.forget(job)


def check_room(unfinished: int, of_person: int) -> None:
    """A problem if there is no room for another job."""
    if unfinished >= MAX_UNFINISHED or of_person >= MAX_OF_ONE:
        raise Problem(503, "import-busy")


def new_job() -> str:
    return secrets.token_hex(12)


@dataclass(frozen=True, slots=True)
class LocalJob:
    person: str
    task: asyncio.Task[Outcome]


class LocalQueue:
    """Jobs of a server that runs in one process."""

    def __init__(self, at_once: int, kinds: Kinds = KINDS) -> None:
        self.kinds = kinds
        self.places = asyncio.Semaphore(at_once)
        self.jobs: dict[str, LocalJob] = {}

    async def submit(self, kind: str, payload: bytes, person: str) -> str:
        check_room(len(self.jobs), sum(job.person == person for job in self.jobs.values()))
        job = new_job()
        self.jobs[job] = LocalJob(person, asyncio.create_task(self._do(kind, payload)))
        return job

    async def run(self) -> None:
        pass

    def hear(self, job: str) -> None:
        pass

    async def _do(self, kind: str, payload: bytes) -> Outcome:
        async with self.places:
            return await outcome_of(self.kinds[kind], payload)

    async def result(self, job: str) -> bytes:
        return (await self.jobs[job].task).result()

    async def forget(self, job: str) -> None:
        if dropped := self.jobs.pop(job, None):
            dropped.task.cancel()
            await asyncio.wait([dropped.task])

    async def close(self) -> None:
        gone: list[Awaitable[None]] = [self.forget(job) for job in list(self.jobs)]
        await asyncio.gather(*gone)
