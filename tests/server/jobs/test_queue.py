"""Jobs: within one process on SQLite, shared by all workers on PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import pytest
from tests.server import waiting

from boardroom.core.errors import BadInput
from boardroom.server.http.problems import Problem
from boardroom.server.jobs import opening, queue
from boardroom.server.jobs.outcomes import Kinds
from boardroom.server.jobs.queue import MAX_OF_ONE, MAX_UNFINISHED, JobQueue, do
from boardroom.server.settings import Settings
from boardroom.server.storage.store import Store
from boardroom.web.errors import request_error

AT_ONCE = 2


class Work:
    """Jobs that note what they are asked for; those that stand still do so until somebody lets them go on."""

    def __init__(self) -> None:
        self.begun: list[bytes] = []
        self.ended: list[bytes] = []
        self.go_on = asyncio.Event()

    async def double(self, payload: bytes) -> bytes:
        return payload * 2

    async def refuse(self, payload: bytes) -> bytes:
        raise request_error("too-many-rows", most=3)

    async def fail(self, payload: bytes) -> bytes:
        raise ZeroDivisionError(payload)

    async def stand(self, payload: bytes) -> bytes:
        self.begun.append(payload)
        try:
            await self.go_on.wait()
        finally:
            self.ended.append(payload)
        return payload

    @property
    def kinds(self) -> Kinds:
        return {"double": self.double, "refuse": self.refuse, "fail": self.fail, "stand": self.stand}


@asynccontextmanager
async def queue_on(db: str, work: Work) -> AsyncIterator[JobQueue]:
    """The queue of one worker, which takes no jobs yet if it shares them."""
    store = await Store.open(db)
    try:
        found = await opening.open_queue(store, Settings(jobs_at_once=AT_ONCE))
        found.kinds = work.kinds
        try:
            yield found
        finally:
            await found.close()
    finally:
        await store.close()


@asynccontextmanager
async def taking(found: JobQueue) -> AsyncIterator[None]:
    task = asyncio.create_task(found.run())
    try:
        yield
    finally:
        task.cancel()
        await asyncio.wait([task])


def run(story: Callable[[], Any]) -> None:
    waiting.run(story())


def test_the_outcome_of_a_job_comes_back_to_who_asked(db):
    async def story() -> None:
        async with queue_on(db, Work()) as jobs, taking(jobs):
            assert await do(jobs, "double", b"\x00ab", "ann") == b"\x00ab\x00ab"
            with pytest.raises(BadInput, match="3") as refused:
                await do(jobs, "refuse", b"", "ann")
            assert len({refused.value.in_language(lang) for lang in ("en", "fa", "zh")}) == 3
            with pytest.raises(RuntimeError, match="a job failed"):
                await do(jobs, "fail", b"", "ann")

    run(story)


def test_the_queue_is_bounded_and_who_leaves_makes_room(db):
    async def story() -> None:
        work = Work()
        async with queue_on(db, work) as jobs, taking(jobs):
            asked = []
            for at in range(MAX_UNFINISHED):
                asked.append(asyncio.create_task(do(jobs, "stand", b"%d" % at, f"person {at}")))
                await waiting.until(partial(has_begun, work, min(at + 1, AT_ONCE)))
            await waiting.until(lambda: len(unfinished(jobs)) == MAX_UNFINISHED)
            with pytest.raises(Problem, match="too many records"):
                await do(jobs, "stand", b"one more", "zoe")
            for leaving in (asked[AT_ONCE:-1], asked[:AT_ONCE]):
                for task in leaving:
                    task.cancel()
                await asyncio.wait(leaving)
            last = b"%d" % (MAX_UNFINISHED - 1)
            await waiting.until(lambda: work.begun[-1] == last)
            assert work.begun == [b"0", b"1", last], "those who left before their turn were passed over"
            assert sorted(work.ended) == [b"0", b"1"], "and who left in the middle was stopped"
            work.go_on.set()
            assert await asked[-1] == last

    run(story)


def has_begun(work: Work, count: int) -> bool:
    return len(work.begun) == count


def unfinished(jobs: Any) -> Any:
    """The jobs that a queue knows of."""
    return jobs.jobs if isinstance(jobs, queue.LocalQueue) else jobs.waiting


def test_one_person_leaves_room_for_others(db):
    async def story() -> None:
        work = Work()
        async with queue_on(db, work) as jobs, taking(jobs):
            for at in range(MAX_OF_ONE):
                await jobs.submit("stand", b"%d" % at, "ann")
            with pytest.raises(Problem, match="too many records"):
                await jobs.submit("stand", b"again", "ann")
            await jobs.submit("stand", b"bob's", "bob")

    run(story)


def test_a_closed_queue_stops_what_is_under_way(db):
    async def story() -> None:
        work = Work()
        async with queue_on(db, work) as jobs:
            async with taking(jobs):
                await jobs.submit("stand", b"x", "ann")
                await waiting.until(lambda: work.begun)
            await jobs.close()
            assert work.ended == [b"x"]

    run(story)
