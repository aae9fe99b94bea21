"""Measure workers on loopback: python scripts/measure_load.py streams|moves

    streams   two workers on PostgreSQL, 1,000 open event streams, 50 moves a second: the delay from a move
              to the event that tells of it and to the panels drawn after it, beside an empty endpoint
              (--streams, --rate and --seconds change the size)
    moves     as many moves as go: one worker on SQLite, then 1, 2 and 4 on PostgreSQL, with their CPU time

PostgreSQL waits for the disk as in earnest. The client plays all seats; what it sends is chosen beforehand.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from statistics import median, quantiles

REPOSITORY = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(REPOSITORY))

from scripts.try_deployment import Worker, free_port  # noqa: E402
from tests.server import postgres  # noqa: E402

from boardroom.bench.cold_start import cpu_ms  # noqa: E402
from boardroom.bench.connection import Connection  # noqa: E402
from boardroom.bench.tables import PlannedTable, random_moves  # noqa: E402
from boardroom.games.registry import load  # noqa: E402
from boardroom.server.storage.store import Store  # noqa: E402
from boardroom.web.panels import PANELS  # noqa: E402

GAME, SEATS, MOVES = load("power_grid"), 2, 100
STREAMS, MOVES_PER_S = 1000, 50
STREAMS_AT_TABLE = 20
CLIENTS = 32


@contextmanager
def workers(db: str, count: int) -> Iterator[list[Worker]]:
    with ExitStack() as stack:
        found = []
        for _ in range(count):
            worker = Worker(db, free_port())
            stack.callback(worker.process.communicate)
            stack.callback(worker.process.terminate)
            found.append(worker)
        wait_until_idle(found)
        yield found


def wait_until_idle(running: list[Worker]) -> None:
    """Wait until the workers have loaded their games, which they do while they already answer."""
    before, end = -1.0, time.monotonic() + 180
    while time.monotonic() < end:
        now = sum(cpu_ms(worker.process.pid) or 0 for worker in running)
        if now - before < 50:
            return
        before = now
        time.sleep(3)


async def deal(db: str, port: int, count: int) -> tuple[str, list[PlannedTable]]:
    """Tables whose seats one person holds, with random moves for each; the cookie of that person."""
    person = await Connection.open(port)
    ids = []
    for _ in range(count):
        made = await person.post("/api/tables", {"game": GAME.key, "seats": [{"kind": "me"}] * SEATS})
        ids.append(str(made["id"]))
    store = await Store.open(db)
    planned = []
    for table in ids:
        stored = await store.table(table)
        assert stored is not None
        luck = stored.table.secret, list(stored.seating.entropy)
        planned.append(PlannedTable(table, random_moves(GAME, SEATS, luck, MOVES)))
    await store.close()
    person.close()
    return person.cookie, planned


async def move(connection: Connection, table: PlannedTable, at: int) -> float:
    """Make the next move of a table; the delay of its acknowledgement."""
    body = {"action": table.moves[at].to_json(), "expect": at, "key": str(at)}
    began = time.perf_counter()
    answer = await connection.send("POST", f"/api/tables/{table.id}/act", json.dumps(body).encode())
    assert answer.status == 200, answer.body
    return time.perf_counter() - began


@dataclass(slots=True)
class Watcher:
    """Reads the events of a table."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter
    seq: int = 0

    @classmethod
    async def open(cls, port: int, table: str) -> Watcher:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(f"GET /t/{table}/events?seq=0 HTTP/1.1\r\nhost: localhost\r\n\r\n".encode())
        head = await reader.readuntil(b"\r\n\r\n")
        assert b" 200 " in head, head
        return cls(reader, writer)

    async def watch(self, delays: list[float], made: dict[int, float]) -> None:
        """Note how long after each move its event came; events may tell of several moves."""
        while line := await self.reader.readline():
            if found := re.match(rb'data: \{"seq":(\d+)', line):
                now, seq = time.perf_counter(), int(found[1])
                delays.extend(now - made[at] for at in range(self.seq + 1, seq + 1))
                self.seq = seq


def shown(delays: Sequence[float]) -> str:
    cuts = quantiles(delays, n=100)
    return f"p50 {median(delays) * 1000:.1f} ms, p99 {cuts[98] * 1000:.1f} ms ({len(delays)})"


def resident_mb(worker: Worker) -> float:
    text = Path(f"/proc/{worker.process.pid}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+) kB", text)
    assert found is not None
    return int(found[1]) / 1024


async def measure_streams(db: str, running: list[Worker], seconds: float, streams: int, rate: float) -> None:
    cookie, tables = await deal(db, running[0].port, max(1, streams // STREAMS_AT_TABLE))
    ports = cycle([worker.port for worker in running])
    events: list[float] = []
    made: dict[str, dict[int, float]] = {table.id: {} for table in tables}
    before = [resident_mb(worker) for worker in running]
    watchers = [
        (table, await Watcher.open(next(ports), table.id))
        for table in tables
        for _ in range(streams // len(tables))
    ]
    grown = sum(resident_mb(worker) for worker in running) - sum(before)
    watching = [asyncio.create_task(one.watch(events, made[table.id])) for table, one in watchers]
    acknowledged: list[float] = []
    screens: list[float] = []
    empty: list[float] = []
    used = [cpu_ms(worker.process.pid) or 0 for worker in running]
    end = time.monotonic() + seconds

    async def play(table: PlannedTable, late: float) -> None:
        """A move at each table in turn, by whichever worker, and then the panels of whoever is next."""
        await asyncio.sleep(late)
        for at in range(len(table.moves)):
            # Opened anew, since a server ends connections that are idle for long.
            here = await Connection.open(next(ports), cookie)
            began = made[table.id][at + 1] = time.perf_counter()
            acknowledged.append(await move(here, table, at))
            there = await Connection.open(next(ports), cookie)
            answer = await there.send("GET", f"/t/{table.id}/panels?names={','.join(PANELS)}")
            assert answer.status == 200, answer.body
            screens.append(time.perf_counter() - began)
            here.close()
            there.close()
            if time.monotonic() >= end:
                return
            await asyncio.sleep(max(0.0, began + len(tables) / rate - time.perf_counter()))

    async def probe() -> None:
        while time.monotonic() < end:
            connection = await Connection.open(next(ports))
            began = time.perf_counter()
            await connection.send("GET", "/healthz")
            empty.append(time.perf_counter() - began)
            connection.close()
            await asyncio.sleep(0.05)

    await asyncio.gather(probe(), *(play(table, n / rate) for n, table in enumerate(tables)))
    await asyncio.sleep(1)
    busy = sum((cpu_ms(worker.process.pid) or 0) - was for worker, was in zip(running, used, strict=True))
    for task in watching:
        task.cancel()
    print(
        f"{len(watchers)} streams at {len(tables)} tables, {len(acknowledged) / seconds:.1f} moves/s, "
        f"{len(running)} workers"
    )
    for what, delays in (
        ("empty endpoint", empty), ("move acknowledged", acknowledged), ("move to its event", events),
        ("move to the panels of the next player", screens),
    ):  # fmt: skip
        print(f"  {what}: {shown(delays)}")
    print(f"  CPU of the workers per move: {busy / len(acknowledged):.1f} ms")
    print(f"  memory per stream: {grown * 1024 / len(watchers):.0f} kB")


def database_ms(pid: int) -> float:
    """The CPU time of PostgreSQL's processes that are running now."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return sum(cpu_ms(int(child)) or 0 for child in children)


async def measure_moves(db: str, running: list[Worker], name: str, database: int) -> None:
    cookie, tables = await deal(db, running[0].port, CLIENTS)
    ports = cycle([worker.port for worker in running])
    connections = [await Connection.open(next(ports), cookie) for _ in tables]
    before = [cpu_ms(worker.process.pid) or 0 for worker in running]
    ours, theirs, delays = time.process_time(), database_ms(database), []

    async def play(connection: Connection, table: PlannedTable) -> None:
        for at in range(len(table.moves)):
            delays.append(await move(connection, table, at))

    began = time.perf_counter()
    await asyncio.gather(*(play(*one) for one in zip(connections, tables, strict=True)))
    elapsed = time.perf_counter() - began
    used = [(cpu_ms(worker.process.pid) or 0) - was for worker, was in zip(running, before, strict=True)]
    client, shared = (time.process_time() - ours) * 1000, database_ms(database) - theirs
    print(
        f"{name}: {len(delays) / elapsed:.0f} moves/s, {shown(delays)}; CPU per move: workers "
        f"{sum(used) / len(delays):.2f} ms, PostgreSQL {shared / len(delays):.2f} ms, client "
        f"{client / len(delays):.2f} ms; a worker was busy {sum(used) / len(used) / elapsed / 10:.0f} %",
        flush=True,
    )


def main() -> None:
    asked = argparse.ArgumentParser(description="Measure workers on loopback.")
    asked.add_argument("what", choices=("streams", "moves"))
    asked.add_argument("--seconds", type=float, default=20)
    asked.add_argument("--streams", type=int, default=STREAMS)
    asked.add_argument("--rate", type=float, default=MOVES_PER_S, help="moves per second at all tables")
    args = asked.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="boardroom-load-")))
        cluster = stack.enter_context(postgres.cluster(fsync=True))
        if args.what == "streams":
            db = cluster.new_database()
            with workers(db, 2) as running:
                asyncio.run(measure_streams(db, running, args.seconds, args.streams, args.rate))
            return
        file = f"sqlite+aiosqlite:///{folder}/tables.sqlite"
        with workers(file, 1) as running:
            asyncio.run(measure_moves(file, running, "SQLite, 1 worker", cluster.process.pid))
        for count in (1, 2, 4):
            db = cluster.new_database()
            with workers(db, count) as running:
                name = f"PostgreSQL, {count} worker{'s' * (count > 1)}"
                asyncio.run(measure_moves(db, running, name, cluster.process.pid))


if __name__ == "__main__":
    main()
