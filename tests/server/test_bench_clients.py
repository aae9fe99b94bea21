"""The clients of `boardroom bench server` make the moves that they count."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path

import pytest

from boardroom.bench import clients
from boardroom.bench.process import server


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory):
    file = tmp_path_factory.mktemp("bench") / "tables.sqlite"
    with server(file) as process:
        yield file, process.port


@pytest.mark.parametrize("mode", clients.MODES)
def test_every_planned_move_is_made_and_timed(served: tuple[Path, int], mode: str):
    file, port = served

    async def play() -> tuple[clients.PreparedTables, clients.MoveFigures]:
        prepared = await clients.prepare(file, port, "power_grid", 2, 8)
        return prepared, await clients.play(port, prepared, mode)

    prepared, figures = asyncio.run(play())
    assert figures.moves == 16
    assert 0 < figures.p50_ms <= figures.p95_ms
    for table in prepared.planned:
        assert rows(file, table.id) == [a.to_json() for a in table.moves]


def rows(file: Path, table: str) -> list[object]:
    with sqlite3.connect(file) as db:
        query = "select action from journal where table_id = ? and action is not null order by seq"
        found = [json.loads(row[0]) for row in db.execute(query, (table,))]
    db.close()
    return found
