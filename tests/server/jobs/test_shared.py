"""What only jobs on PostgreSQL can do: any worker takes them, and takes them over."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from tests.server import waiting
from tests.server.conftest import running
from tests.server.jobs.test_queue import Work, queue_on, run, taking

from boardroom.bench.process import first_line
from boardroom.core.chance import Chance
from boardroom.core.journal import Journal, Setup
from boardroom.core.records import write_record
from boardroom.games.registry import load

pytest.importorskip("procrastinate")

from procrastinate.schema import SchemaManager

from boardroom.server.http.problems import Problem
from boardroom.server.jobs import queue_tables, shared
from boardroom.server.jobs.queue import do
from boardroom.server.storage.database import DATABASE_ERRORS
from boardroom.server.storage.store import Store

END_CONNECTIONS = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname LIKE 'test_%'"


def test_any_worker_takes_a_job(postgres_db, monkeypatch):
    monkeypatch.setattr(shared, "LOOK_EVERY_S", 0.1)

    async def story() -> None:
        async with (
            queue_on(postgres_db, Work()) as asker,
            queue_on(postgres_db, Work()) as other,
            taking(other),
        ):
            assert await do(asker, "double", b"ab", "ann") == b"abab"

    run(story)


def test_a_worker_that_ends_hands_its_job_on(postgres_db, monkeypatch):
    monkeypatch.setattr(shared, "LOOK_EVERY_S", 0.1)

    async def story() -> None:
        first, second = Work(), Work()
        second.go_on.set()
        async with queue_on(postgres_db, first) as leaving, queue_on(postgres_db, second) as staying:
            async with taking(leaving):
                asked = asyncio.create_task(do(staying, "stand", b"x", "ann"))
                await waiting.until(lambda: first.begun)
            assert first.ended == [b"x"]
            async with taking(staying):
                assert await asked == b"x"

    run(story)


def test_the_job_of_a_killed_worker_is_done_by_another(postgres_db, monkeypatch):
    monkeypatch.setattr(shared, "LOOK_EVERY_S", 0.1)
    monkeypatch.setattr(shared, "STALLED_S", 1)

    async def story() -> None:
        async with queue_on(postgres_db, Work()) as asker, queue_on(postgres_db, Work()) as killed:
            job = await asker.submit("double", b"ab", "ann")
            assert isinstance(killed, shared.SharedQueue)
            manager = killed.app.job_manager  # takes the job, and is never heard of again
            await manager.fetch_job(queues=[shared.QUEUE], worker_id=await manager.register_worker())
            async with taking(asker):
                assert await asker.result(job) == b"abab"

    run(story)


def test_a_job_that_a_worker_did_not_know_is_asked_for_again(postgres_db, monkeypatch):
    monkeypatch.setattr(shared, "LOOK_EVERY_S", 0.1)

    async def story() -> None:
        async with queue_on(postgres_db, Work()) as jobs, taking(jobs):
            known, jobs.kinds = jobs.kinds, {}
            job = await jobs.submit("double", b"ab", "ann")
            assert isinstance(jobs, shared.SharedQueue)
            while await jobs.app.job_manager.list_jobs_async():
                await asyncio.sleep(0.05)
            jobs.kinds = known
            assert await jobs.result(job) == b"abab"
            jobs.kinds = {}
            with pytest.raises(RuntimeError, match="lost 3 times"):
                await do(jobs, "double", b"ab", "ann")

    run(story)


def test_jobs_go_on_when_the_database_is_back(postgres, postgres_db, monkeypatch):
    monkeypatch.setattr(shared, "LOOK_EVERY_S", 0.1)
    monkeypatch.setattr(shared, "RECONNECT_S", 0.1)

    async def story() -> None:
        async with queue_on(postgres_db, Work()) as jobs, taking(jobs):
            assert await do(jobs, "double", b"ab", "ann") == b"abab"
            postgres.execute(END_CONNECTIONS)
            answers: list[bytes] = []
            while len(answers) < 2:
                with suppress(Problem, *DATABASE_ERRORS):
                    answers.append(await do(jobs, "double", b"c", "ann"))
                await asyncio.sleep(0.05)
            assert answers == [b"cc", b"cc"]

    run(story)


def test_a_job_that_nobody_waits_for_is_not_begun(postgres_db, monkeypatch):
    monkeypatch.setattr(shared, "LOOK_EVERY_S", 0.1)

    async def story() -> None:
        work = Work()
        async with queue_on(postgres_db, work) as jobs:
            assert isinstance(jobs, shared.SharedQueue)
            await jobs.submit("stand", b"of somebody whose server was killed", "ann")
            async with jobs.db.write() as db:
                await db.execute(text("UPDATE jobs SET until = 0"))
            work.go_on.set()
            async with taking(jobs):
                assert await do(jobs, "stand", b"mine", "bob") == b"mine"
                # The answer comes first; then the worker takes the finished job off the list.
                while await count(jobs, "procrastinate_jobs"):
                    await asyncio.sleep(0.05)
            assert work.begun == [b"mine"]
            assert await count(jobs, "jobs") == 0

    run(story)


async def count(jobs: shared.SharedQueue, table: str) -> int:
    async with jobs.db.read() as db:
        found: int = (await db.execute(text(f"SELECT count(*) FROM {table}"))).scalar_one()
        return found


def test_the_tables_of_the_queue_follow_its_version(postgres_db, monkeypatch, tmp_path):
    for script in Path(SchemaManager.get_migrations_path()).glob("*.sql"):
        (tmp_path / script.name).write_text("SELECT 1/0")

    async def story() -> None:
        store = await Store.open(postgres_db)
        await queue_tables.prepare(store)
        monkeypatch.setattr(SchemaManager, "get_migrations_path", lambda: str(tmp_path))
        (tmp_path / "99.00.00_01_new.sql").write_text("CREATE TABLE newer AS SELECT '%' AS sign")
        for _ in range(2):
            await queue_tables.prepare(store)
        async with store.read() as db:
            assert (await db.execute(text("SELECT sign FROM newer"))).scalars().all() == ["%"]
        await store.close()

    run(story)


def record() -> dict[str, Any]:
    game = load("power_grid")
    return write_record(Journal.deal(Setup(game, game.options(), 3, Chance("seed"))))


def test_a_process_of_its_own_takes_the_jobs_of_servers(postgres_db, monkeypatch):
    async def nothing(queue: Any) -> None:
        pass

    monkeypatch.setattr(shared.SharedQueue, "run", nothing)  # of the server
    command = [sys.executable, "-m", "boardroom.cli.main", "jobs", "--db", postgres_db]
    worker = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ)

    async def story() -> None:
        assert "is taking jobs" in await asyncio.to_thread(first_line, worker)
        import time

        print("first", time.monotonic())
        async with running(postgres_db) as here:
            import time

            print("run", time.monotonic())
            made = await here.browser().post("/api/import", json=record(), timeout=60)
            assert made.status_code == 201, made.text
        import time

        print("made", time.monotonic())
        worker.send_signal(signal.SIGTERM)
        assert await asyncio.to_thread(worker.wait, 30) == 0

    try:
        run(story)
    finally:
        worker.kill()
        worker.communicate()
