"""The server answers soon after it starts, loads the games meanwhile, and stays small.

What is compared is the CPU time of the server, since other work on a machine lengthens the time that passes.
"""

from __future__ import annotations

import http.client
import re
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


def wait_until_idle(pid: int) -> None:
    """Wait until a process has done nothing for a second."""
    before, now, end = -1, cpu_ms(pid), time.monotonic() + LOADING_S
    while now != before:
        assert time.monotonic() < end, "the server does not come to rest"
        time.sleep(1)
        before, now = now or 0, cpu_ms(pid)
