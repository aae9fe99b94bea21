"""Opening a long game in a warm process, and moving in it.

The record of a game is imported whole, to be opened again and again from its last snapshot; and twice in
part, to play its first and its last moves. What the rules take for a move differs from move to move.
"""

from __future__ import annotations

import asyncio
import json
import tempfile
import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from statistics import median
from typing import Any

from boardroom.core.records import seal
from boardroom.server.app import make
from boardroom.server.http.identity import COOKIE
from boardroom.server.lobby.import_worker import ReplayedRecord, replay, replay_in_worker
from boardroom.server.lobby.private_tables import PrivateTableSpec, import_record
from boardroom.server.services import Services
from boardroom.table.table import MoveRequest

TIMES = 9
MOVES = 30
OWNER = "0" * 32
Record = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Cost:
    """Medians of the time that passed and of the CPU time of the process, in milliseconds."""

    ms: float
    cpu_ms: float


@dataclass(frozen=True, slots=True)
class OpeningFigures:
    """A long game: loading it, the whole page of a seat that was just loaded, and single moves."""

    rows: int
    load: Cost
    page: Cost
    first_moves: Cost
    last_moves: Cost


def measure(records: Iterable[tuple[str, bytes]]) -> dict[str, OpeningFigures]:
    """Import each record in any supported format and open its table."""
    return asyncio.run(_measure(records))


async def _measure(records: Iterable[tuple[str, bytes]]) -> dict[str, OpeningFigures]:
    with tempfile.TemporaryDirectory() as folder:
        app = make(f"sqlite+aiosqlite:///{folder}/opening.sqlite")
        async with app.router.lifespan_context(app):
            opening = Opening(app, app.state.services)
            return {name: await opening.measure(replay(body)) for name, body in records}


class Timer:
    """Adds up what each of several runs took."""

    def __init__(self) -> None:
        self.ms: list[float] = []
        self.cpu_ms: list[float] = []

    def __enter__(self) -> None:
        self.began, self.used = time.perf_counter(), time.process_time()

    def __exit__(self, *_: object) -> None:
        self.ms.append(1000 * (time.perf_counter() - self.began))
        self.cpu_ms.append(1000 * (time.process_time() - self.used))

    @property
    def cost(self) -> Cost:
        return Cost(round(median(self.ms), 2), round(median(self.cpu_ms), 2))


class Opening:
    """A server in this process."""

    def __init__(self, app: Any, services: Services) -> None:
        self.app, self.services = app, services

    async def measure(self, record: Record) -> OpeningFigures:
        rows = len(record["rows"])
        table = await self._add(record, rows)
        load, page = Timer(), Timer()
        await self._request_page(table)
        for _ in range(TIMES):
            self._forget(table)
            with load:
                await self.services.tables.get(table)
            self._forget(table)
            with page:
                await self._request_page(table)
        first, last = await self._move(record, 1, rows - MOVES)
        return OpeningFigures(rows, load.cost, page.cost, first, last)

    def _forget(self, table: str) -> None:
        self.services.tables.forget(table)
        self.services.presenter.rendered.clear()

    async def _add(self, record: Record, rows: int) -> str:
        """Import the first rows of a record; the id of the table."""
        cut = {**record, "rows": record["rows"][:rows]}
        if rows < len(record["rows"]):
            cut["result"] = None
        cut["seal"] = seal(cut)
        written = await replay_in_worker(json.dumps(cut).encode())
        found = ReplayedRecord.read(written)
        made = await import_record(self.services.tables, found, PrivateTableSpec(OWNER))
        return made.table.id

    async def _request_page(self, table: str) -> None:
        cookie = f"{COOKIE}={self.services.cookies.sign(OWNER)}".encode()
        scope = {
            "type": "http",
            "http_version": "1.1",
            "scheme": "http",
            "method": "GET",
            "path": f"/t/{table}",
            "raw_path": f"/t/{table}".encode(),
            "query_string": b"",
            "headers": [(b"host", b"localhost"), (b"cookie", cookie), (b"accept-encoding", b"gzip")],
        }

        async def receive() -> dict[str, object]:
            return {"type": "http.request", "body": b""}

        async def send(message: Mapping[str, object]) -> None:
            assert message.get("status", 200) == 200, message

        await self.app(scope, receive, send)

    async def _move(self, record: Record, *begins: int) -> list[Cost]:
        """Play recorded moves after each of several rows, in turn; each is durable before the next."""
        tables = [(await self._add(record, begin), begin, Timer()) for begin in begins]
        for made in range(MOVES):
            for table, begin, timer in tables:
                current = await self.services.tables.get(table)
                action = current.game.language.load(record["rows"][begin + made]["action"])
                request = MoveRequest(action, current.asked_at[action.seat], str(made))
                with timer:
                    await self.services.tables.act(table, OWNER, request)
        return [timer.cost for _, _, timer in tables]
