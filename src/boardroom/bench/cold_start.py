"""The time to open a long finished game as the first page of a new server.

A server imports the record of a game. Then a new server is started for each record, and its first page is
timed. The figures include the server's CPU time, because other work on the machine lengthens only the elapsed
time.
"""

from __future__ import annotations

import http.client
import json
import tempfile
import time
from collections.abc import Iterable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from boardroom.bench.process import Process, cpu_ms, server


@dataclass(frozen=True, slots=True)
class PageFigures:
    """One page: elapsed time, CPU time of the server, and compressed size."""

    ms: float
    cpu_ms: int | None
    kb: float


@dataclass(frozen=True, slots=True)
class ColdStartFigures:
    """One long game opened on a new server, and opened again in another language."""

    rows: int
    first: PageFigures
    other_language: PageFigures


@dataclass(frozen=True, slots=True)
class ImportedTable:
    """An imported record: its table, and the cookie of the owner."""

    id: str
    path: str
    cookie: str


def measure(records: Iterable[tuple[str, bytes]]) -> dict[str, ColdStartFigures]:
    """Import each record and open it on a server that has just started."""
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "opening.sqlite"
        for name, body in records:
            with server(file) as process:
                table = import_record(process, body)
            with server(file) as process:
                first = _time_page(process, table.path, table.cookie)
                again = _time_page(process, table.path + "?lang=fa", table.cookie)
                found[name] = ColdStartFigures(_count_rows(process, table), first, again)
    return found


def import_record(process: Process, body: bytes) -> ImportedTable:
    cookie, content = request(process, "POST", "/api/import", {"content-type": "application/json"}, body)
    made = json.loads(content)
    return ImportedTable(made["id"], made["url"], cookie)


def _time_page(process: Process, path: str, cookie: str) -> PageFigures:
    headers = {"cookie": cookie, "accept-encoding": "gzip", "accept": "text/html"}
    start, cpu_before = time.perf_counter(), cpu_ms(process.pid)
    _, page = request(process, "GET", path, headers)
    elapsed_ms = (time.perf_counter() - start) * 1000
    cpu_after = cpu_ms(process.pid)
    spent = None if cpu_before is None or cpu_after is None else cpu_after - cpu_before
    return PageFigures(round(elapsed_ms, 1), spent, round(len(page) / 1000, 1))


def _count_rows(process: Process, table: ImportedTable) -> int:
    _, content = request(process, "GET", "/api/tables", {"cookie": table.cookie})
    (row,) = [row for row in json.loads(content) if row["id"] == table.id]
    return int(row["seq"]) + 1


def request(
    process: Process, method: str, path: str, headers: dict[str, str], body: bytes | None = None
) -> tuple[str, bytes]:
    """Send a request; return the cookie that the response sets, if any, and its undecoded body."""
    with closing(http.client.HTTPConnection("127.0.0.1", process.port)) as connection:
        connection.request(method, path, body, headers)
        answer = connection.getresponse()
        content = answer.read()
    assert answer.status < 300, content[:200]
    return answer.headers.get("set-cookie", "").partition(";")[0], content
