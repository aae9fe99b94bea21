"""The server answers soon after it starts, without any game, loads the games meanwhile, and stays small.

What is compared is the CPU time of the server, since other work on a machine lengthens the time that passes.
"""

from __future__ import annotations

import http.client
import re
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from boardroom.bench.process import cpu_ms, server

FIRST_ANSWER_MS = 2 * 1000
"""Twice what the first answer may take on a quiet machine."""
IDLE_MB = 130
LOADING_S = 60.0


def test_the_first_answer_comes_soon_and_everything_loaded_stays_small(tmp_path: Path):
    with server(tmp_path / "tables.sqlite") as process:
        with closing(http.client.HTTPConnection("127.0.0.1", process.port)) as connection:
            connection.request("GET", "/")
            assert connection.getresponse().status == 200
        first = cpu_ms(process.pid)
        if first is None:
            pytest.skip("this system does not tell what a process has used")
        assert first < FIRST_ANSWER_MS
        wait_until_idle(process.pid)
        resident = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{process.pid}/status").read_text())
        assert resident is not None
        assert int(resident[1]) / 1024 <= IDLE_MB


SERVE_UNTIL_GAMES_ARE_LOADED = """
import os, sys
from boardroom.cli.main import main
from boardroom.server import run

async def report():
    print("modules:", *sys.modules, flush=True)
    os._exit(0)

run.load_games = report
main(["serve", "--db", sys.argv[1], "--port", "0"])
"""
NOT_YET = (
    "alembic", "boardroom.bench", "boardroom.games.eighteen_thirty.game", "boardroom.games.mombasa.game",
    "boardroom.games.power_grid.game", "boardroom.games.terraforming_mars.game", "boardroom.testing", "httpx",
    "mako", "procrastinate", "psycopg", "rich",
)  # fmt: skip
"""Modules that would delay the first answer. Those of a game are its declaration, which imports its rules."""


def test_the_first_answer_needs_no_game_nor_anything_that_a_new_or_present_database_does_not(tmp_path: Path):
    url = f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite"
    for _ in range(2):
        command = [sys.executable, "-c", SERVE_UNTIL_GAMES_ARE_LOADED, url]
        output = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        _, said, modules = output.partition("modules:")
        assert said
        loaded = set(modules.split())
        assert "boardroom.web.pages.lobby" in loaded  # the lobby was drawn
        assert not loaded & set(NOT_YET)
        assert not {name for name in loaded if re.fullmatch(r"boardroom\.games\.\w+\.draw(\..*)?", name)}


def wait_until_idle(pid: int) -> None:
    """Wait until a process has done nothing for a second."""
    before, now, end = -1, cpu_ms(pid), time.monotonic() + LOADING_S
    while now != before:
        assert time.monotonic() < end, "the server does not come to rest"
        time.sleep(1)
        before, now = now or 0, cpu_ms(pid)
