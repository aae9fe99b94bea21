"""Workers that replay records end with the server, and leave it time for other requests."""

from __future__ import annotations

import asyncio
import gc
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

    gc.collect()
    gc.freeze()  # as a server does when it has loaded the games: what tests have left is not scanned
    try:
        at_server(story)
    finally:
        gc.unfreeze()
