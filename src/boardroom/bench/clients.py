"""What a move costs a server when clients also read their offers, or draw the table anew.

Sixteen clients play a game for two, one table each, every move by its own player. The modes: the move alone;
the move, then the mover's offers; the move and the mover's panels that it changed. A server that sends the
panels with the answer to the move is asked for them there, an older one by a second request.
"""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles

from boardroom.bench.connection import Connection
from boardroom.bench.tables import PlannedTable, deal_tables
from boardroom.core.actions import Action
from boardroom.games.registry import load
from boardroom.web.panels import PANELS

SEATS, CLIENTS, MOVES = 2, 16, 100
SINGLE_CLIENT_MOVES = 200
MODES = ("move", "offers", "panels")
DIGEST = re.compile(rb'"(\w+)":\{"digest":"([\w-]+)"')


@dataclass(frozen=True, slots=True)
class MoveFigures:
    """Moves that were posted to the server, and the delay of their responses."""

    moves: int
    moves_per_s: float
    p50_ms: float
    p95_ms: float

    @classmethod
    def of(cls, delays: list[float], elapsed_s: float) -> MoveFigures:
        return cls(
            moves=len(delays),
            moves_per_s=round(len(delays) / elapsed_s, 1),
            p50_ms=round(median(delays) * 1000, 2),
            p95_ms=round(quantiles(delays, n=20)[-1] * 1000, 2),
        )


@dataclass(slots=True)
class Client:
    """Plays one table for all its players over one connection."""

    connection: Connection
    cookies: list[str]
    """The cookie of each seat's player."""
    table: str
    seen: list[dict[bytes, bytes]]
    """The digests of the panels that each seat has received."""
    read_at: list[int]
    """The row up to which each seat has received the log."""
    delays: list[float] = field(default_factory=list)

    @classmethod
    async def open(cls, port: int, cookies: list[str], table: str) -> Client:
        seats = len(cookies)
        return cls(await Connection.open(port), cookies, table, [{} for _ in range(seats)], [-1] * seats)

    async def ask(self, method: str, path: str, seat: int, body: bytes = b"") -> bytes:
        answer = await self.connection.send(method, path, body, self.cookies[seat])
        assert answer.status == 200, answer.body
        return answer.body

    async def play(self, moves: list[Action], at: int, step: Step) -> None:
        """Make the moves, each as `step` says; the table is at row `at`."""
        for row, move in enumerate(moves, at):
            body = {"action": move.to_json(), "expect": row, "key": str(row)}
            content = json.dumps(body).encode()
            start = time.perf_counter()
            await step(self, move.seat, content)
            self.delays.append(time.perf_counter() - start)

    def panels_query(self, seat: int) -> str:
        have = b",".join(self.seen[seat].values()).decode()
        return f"names={','.join(PANELS)}&have={have}&after={self.read_at[seat]}"

    def receive_panels(self, seat: int, body: bytes) -> None:
        self.seen[seat].update(DIGEST.findall(body))
        seq = re.search(rb'"seq":(\d+)', body)
        assert seq is not None
        self.read_at[seat] = int(seq[1])


Step = Callable[[Client, int, bytes], Awaitable[None]]


async def move(client: Client, seat: int, body: bytes) -> None:
    await client.ask("POST", f"/api/tables/{client.table}/act", seat, body)


async def move_and_offers(client: Client, seat: int, body: bytes) -> None:
    await move(client, seat, body)
    await client.ask("GET", f"/api/tables/{client.table}/offers?seat={seat}", seat)


async def move_and_panels(client: Client, seat: int, body: bytes) -> None:
    query = client.panels_query(seat)
    client.receive_panels(seat, await client.ask("POST", f"/t/{client.table}/act?{query}", seat, body))


async def move_then_panels(client: Client, seat: int, body: bytes) -> None:
    await move(client, seat, body)
    query = client.panels_query(seat)
    client.receive_panels(seat, await client.ask("GET", f"/t/{client.table}/panels?{query}", seat))


async def step_of(mode: str, port: int) -> Step:
    """How a mode makes a move. The panels come with the answer to the move, unless the server is too old."""
    if mode != "panels":
        return {"move": move, "offers": move_and_offers}[mode]
    probe = await Connection.open(port)
    answer = await probe.send("POST", "/t/none/act", b"{}")
    probe.close()
    return move_then_panels if answer.status in (404, 405) else move_and_panels


@dataclass(frozen=True, slots=True)
class PreparedTables:
    """Tables to play, one by each client, and the cookies of their players."""

    planned: list[PlannedTable]
    cookies: list[str]


async def prepare(
    file: Path, port: int, game: str, clients: int = CLIENTS, moves: int = MOVES
) -> PreparedTables:
    people = [await Connection.open(port) for _ in range(SEATS)]
    for person in people:
        await person.post("/api/deal", {})
    tables = await deal_tables(file, load(game), people, clients, moves)
    for person in people:
        person.close()
    return PreparedTables(tables, [person.cookie for person in people])


async def play(port: int, prepared: PreparedTables, mode: str) -> MoveFigures:
    """Play all tables at the same time, as fast as the clients can."""
    step = await step_of(mode, port)
    tables = prepared.planned
    clients = [await Client.open(port, prepared.cookies, table.id) for table in tables]
    start = time.perf_counter()
    await asyncio.gather(
        *(client.play(table.moves, 0, step) for client, table in zip(clients, tables, strict=True))
    )
    elapsed = time.perf_counter() - start
    for client in clients:
        client.connection.close()
    return MoveFigures.of([delay for client in clients for delay in client.delays], elapsed)


def measure_modes(file: Path, port: int, game: str) -> dict[str, MoveFigures]:
    """Every mode with all clients, and the move alone with a single client, on fresh tables each."""

    async def measure(mode: str, clients: int = CLIENTS, moves: int = MOVES) -> MoveFigures:
        return await play(port, await prepare(file, port, game, clients, moves), mode)

    found = {mode: asyncio.run(measure(mode)) for mode in MODES}
    return found | {"single": asyncio.run(measure("move", 1, SINGLE_CLIENT_MOVES))}
