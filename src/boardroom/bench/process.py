"""A server in a process of its own."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

QUOTAS = tuple(
    f"BOARDROOM_{name}"
    for name in (
        "TABLES_PER_HOUR",
        "IMPORTS_PER_HOUR",
        "STREAMS_PER_PERSON",
        "PERSONS_PER_ADDRESS",
        "BOT_MINUTES_PER_HOUR",
    )
)
"""Settings that would stop a benchmark, which does more than people do."""
START_TIMEOUT_S = 300.0


class Process(NamedTuple):
    """A running server."""

    port: int
    pid: int


@contextmanager
def server(file: Path) -> Iterator[Process]:
    """Run a server on an SQLite file and stop it at the end."""
    code = "import sys; from boardroom.cli.main import main; sys.exit(main())"
    command = [sys.executable, "-c", code, "serve", "--port", "0", "--db", f"sqlite+aiosqlite:///{file}"]
    environment = os.environ | dict.fromkeys(QUOTAS, "1000000")
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        try:
            found = re.search(r":(\d+)/", first_line(process))
            assert found is not None, "the server did not start"
            yield Process(int(found[1]), process.pid)
        finally:
            process.terminate()


def first_line(process: subprocess.Popen[str]) -> str:
    """The first line that a server prints; empty if it ends or hangs before."""
    assert process.stdout is not None
    timer = threading.Timer(START_TIMEOUT_S, process.kill)
    timer.start()
    try:
        return process.stdout.readline()
    finally:
        timer.cancel()


def cpu_ms(pid: int) -> int | None:
    """The CPU time that a process has used; None on systems without /proc."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    return (int(fields[11]) + int(fields[12])) * 1000 // os.sysconf("SC_CLK_TCK")
