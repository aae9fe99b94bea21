"""Imports wait in a bounded queue, which forgets those who leave; their workers end with the server."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server import waiting

from boardroom.core.chance import Chance
from boardroom.core.engine import offers, waits
from boardroom.core.journal import Journal, Setup
from boardroom.core.records import write_record
from boardroom.games.registry import load
from boardroom.server.http.problems import Problem
from boardroom.server.lobby import import_queue
from boardroom.server.lobby.import_queue import MAX_WAITING, ImportQueue
from boardroom.server.lobby.import_worker import MAX_WORKERS

KILLED_SERVER = """
import asyncio, os, sys
from boardroom.server.lobby import import_worker
async def story():
    start = asyncio.create_subprocess_exec
    async def slow(python, _, module, *more, **pipes):
        code = "import threading, time; from boardroom.server.lobby import import_worker as w, sys; "
        return await start(python, "-c", CODE, *more, **pipes)
    asyncio.create_subprocess_exec = slow
    await import_worker.replay_in_worker(b"{}")
CODE = '''
import os, sys, time
from boardroom.server.lobby import import_worker
def stuck(body):
    print(os.getpid(), file=sys.stderr, flush=True)
    open(os.environ["BEGUN"], "w").write(str(os.getpid()))
    time.sleep(600)
import_worker.replay = stuck
import_worker.main()
'''
asyncio.run(story())
"""


def test_a_worker_ends_when_the_server_is_killed(tmp_path):
    begun = tmp_path / "begun"
    server = subprocess.Popen([sys.executable, "-c", KILLED_SERVER], env=os.environ | {"BEGUN": str(begun)})

    async def story() -> None:
        await waiting.until(lambda: begun.exists() and begun.read_text())
        worker = int(begun.read_text())
        assert is_running(worker)
        server.send_signal(signal.SIGKILL)
        server.wait()
        await waiting.until(lambda: not is_running(worker))

    waiting.run(story())


def is_running(process: int) -> bool:
    """Whether a process exists and is no zombie."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_more_than_a_few_records_are_refused_and_who_leaves_makes_room(monkeypatch):
    begun: list[bytes] = []

    async def replay(body: bytes) -> Any:
        begun.append(body)
        await asyncio.sleep(600)

    async def story() -> None:
        monkeypatch.setattr(import_queue, "replay_in_worker", replay)
        queue = ImportQueue()
        tasks = [asyncio.create_task(queue.replay(b"%d" % at)) for at in range(MAX_WORKERS + MAX_WAITING)]
        await asyncio.sleep(0)
        assert begun == [b"%d" % at for at in range(MAX_WORKERS)]
        with pytest.raises(Problem, match="too many records"):
            await queue.replay(b"one more")
        for task in tasks[:-1]:
            task.cancel()
        await asyncio.wait(tasks[:-1])
        await waiting.until(lambda: begun[-1] == b"%d" % (len(tasks) - 1))
        assert (queue.waiting, len(begun)) == (0, MAX_WORKERS + 1), "those who left were not replayed"
        tasks[-1].cancel()
        await asyncio.wait(tasks[-1:])

    waiting.run(story())


def test_an_import_whose_client_has_left_is_dropped(at_server, monkeypatch):
    ended: list[str] = []

    async def replay(body: bytes) -> Any:
        try:
            await asyncio.sleep(600)
        finally:
            ended.append("dropped")

    async def story(here):
        monkeypatch.setattr(import_queue, "replay_in_worker", replay)
        incoming = [{"type": "http.request", "body": b"{}"}, {"type": "http.disconnect"}]

        async def receive() -> Any:
            return incoming.pop(0)

        async def send(message: Any) -> None:
            pass

        headers = [(b"host", b"table.test"), (b"content-length", b"2")]
        scope = {
            "type": "http",
            "method": "POST",
            "path": "/api/import",
            "query_string": b"",
            "headers": headers,
        }
        scope |= {"http_version": "1.1", "scheme": "http", "client": ("10.0.0.1", 1), "server": ("t", 80)}
        await here.app(scope, receive, send)
        assert ended == ["dropped"]
        assert (here.services.imports.waiting, here.services.imports.places._value) == (0, MAX_WORKERS)

    at_server(story)


def long_record(rows: int) -> dict[str, Any]:
    """A record that goes on by returns to its first move again and again."""
    game = load("power_grid")
    journal, rng = Journal.deal(Setup(game, game.options(), 3, Chance("seed"))), Random(1)
    while journal.seq < rows:
        if journal.state.over or journal.seq % 40 == 39:
            journal.go_back(0)
        else:
            journal.play(rng.choice(offers(journal.state, waits(journal.state)[0])).sample(rng))
    return write_record(journal)


@pytest.mark.sqlite
def test_a_long_import_leaves_room_for_other_requests(at_server):
    """The processor time of the event loop's thread between two turns, which load does not change."""
    record = long_record(3000)

    async def story(here):
        ann, longest = here.browser(), 0.0
        task = asyncio.create_task(ann.post("/api/import", json=record, timeout=300))
        await asyncio.sleep(0)
        while not task.done():
            began = time.thread_time()
            await asyncio.sleep(0)
            longest = max(longest, time.thread_time() - began)
        made = task.result()
        assert made.status_code == 201, made.text
        seen = await here.services.tables.get(made.json()["id"])
        assert seen.seq == 3000
        here.services.tables.forget(seen.id)
        again = await here.services.tables.get(seen.id)
        assert [row.to_json() for row in again.journal.rows] == [row.to_json() for row in seen.journal.rows]
        assert again.seating == seen.seating
        assert again.info == seen.info
        assert longest < 0.1

    at_server(story)
