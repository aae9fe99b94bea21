"""What a finished game takes in the database file, and in the memory of a server once it has been opened.

A server imports copies of one record; a new server then opens the page of each copy.
"""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from boardroom.bench.cold_start import import_record, request
from boardroom.bench.process import Process, server

COPIES = 24


@dataclass(frozen=True, slots=True)
class MemoryFigures:
    """One title; both figures are means over the copies of one long game."""

    kb_per_stored_game: float
    kb_per_open_table: float | None
    """Resident memory of the server; None on systems without /proc."""


def measure(records: Iterable[tuple[str, bytes]], copies: int = COPIES) -> dict[str, MemoryFigures]:
    """Measure each record on servers of its own."""
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        for name, record in records:
            file = Path(folder) / f"{name}.sqlite"
            with server(file) as process:
                first = import_record(process, record)
                empty = file_size(file)
                tables = [first, *(import_record(process, record) for _ in range(copies))]
            stored = (file_size(file) - empty) / copies
            with server(file) as process:
                _open(process, tables[0].path, tables[0].cookie)
                before = resident_kb(process.pid)
                for table in tables[1:]:
                    _open(process, table.path, table.cookie)
                after = resident_kb(process.pid)
            opened = None if before is None or after is None else round((after - before) / copies, 1)
            found[name] = MemoryFigures(round(stored / 1000, 1), opened)
    return found


def _open(process: Process, path: str, cookie: str) -> None:
    request(process, "GET", path, {"cookie": cookie, "accept": "text/html"})


def file_size(file: Path) -> int:
    """The bytes of an SQLite file after all of its log has been written back."""
    with sqlite3.connect(file) as db:
        db.execute("pragma wal_checkpoint(truncate)")
    db.close()
    return file.stat().st_size


def resident_kb(pid: int) -> float | None:
    """The resident memory of a process; None on systems without /proc."""
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    except OSError:
        return None
    return pages * os.sysconf("SC_PAGE_SIZE") / 1000
