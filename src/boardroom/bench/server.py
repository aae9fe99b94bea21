"""`boardroom bench server`: moves per second with durable commits, their delay, and the cost of drawing.

A server of its own runs in another process on a fresh file. Each of the tables is played by one connection
that knows its moves beforehand, so that what is measured is the server and not the player.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import re
import sqlite3
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any

from boardroom.bench import cold_start
from boardroom.bench.process import server
from boardroom.bench.yardstick import chess_plies_per_s, is_available
from boardroom.core import fair_deal
from boardroom.core.chance import Chance
from boardroom.core.engine import may_act, offers
from boardroom.core.game import Game
from boardroom.core.journal import Journal, Setup
from boardroom.core.state import State
from boardroom.core.views import view
from boardroom.drawing.html import Html
from boardroom.games.registry import every, keys, load
from boardroom.server.http.identity import COOKIE
from boardroom.table.log import LogRow
from boardroom.web.models import TablePage, words
from boardroom.web.panels import PANELS, panel

SEATS = 4
TABLES, MOVES = 50, 60
PACE_S = 1.0
"""Seconds between two moves at one table in the paced run."""


def run() -> dict[str, Any]:
    """All figures, as one object."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "bench.sqlite"
        with server(file) as process:
            figures = asyncio.run(_measure(file, process.port))
    drawn = {key: drawing(key) for key in keys()}
    plies = round(chess_plies_per_s(0.5)) if is_available() else None
    return figures | {"drawing": drawn, "opening": cold_start.run(), "chess_plies_per_s": plies}


@dataclass(slots=True)
class Connection:
    """A connection that is kept: one request after the other."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter
    cookie: str = ""

    @classmethod
    async def open(cls, port: int, cookie: str = "") -> Connection:
        return cls(*await asyncio.open_connection("127.0.0.1", port), cookie)

    async def post(self, path: str, body: Any) -> Any:
        """The JSON answer to a JSON body; anything but success is a mistake of the bench."""
        content = json.dumps(body).encode()
        head = f"POST {path} HTTP/1.1\r\nhost: bench\r\ncontent-type: application/json\r\n"
        head += f"cookie: {self.cookie}\r\ncontent-length: {len(content)}\r\n\r\n"
        self.writer.write(head.encode() + content)
        answer = (await self.reader.readuntil(b"\r\n\r\n")).decode()
        length = re.search(r"content-length: (\d+)", answer)
        assert length is not None
        told = json.loads(await self.reader.readexactly(int(length[1])))
        assert answer.split()[1].startswith("2"), told
        if found := re.search(rf"{COOKIE}=([^;]+)", answer):
            self.cookie = f"{COOKIE}={found[1]}"
        return told

    def close(self) -> None:
        self.writer.close()


async def _measure(file: Path, port: int) -> dict[str, Any]:
    game = every()[0]
    first = await Connection.open(port)
    seats = [{"kind": "me"}] * SEATS
    made = [await first.post("/api/tables", {"game": game.key, "seats": seats}) for _ in range(TABLES)]
    ids = [table["id"] for table in made]
    games = dict(zip(ids, (_known_moves(game, *luck) for luck in _luck(file, ids)), strict=True))
    half = MOVES // 2
    full = await _play(port, first.cookie, {t: moves[:half] for t, moves in games.items()}, half, None)
    paced = await _play(
        port, first.cookie, {t: moves[half : half + 8] for t, moves in games.items()}, half, PACE_S
    )
    first.close()
    return {"game": game.key, "tables": TABLES, "workers": 1, "durable": True, **full, "paced": paced}


def _luck(file: Path, ids: list[str]) -> list[tuple[str, list[str]]]:
    """The secret and entropy of tables; only who owns the file can read them."""
    with sqlite3.connect(file) as db:
        found = []
        for table in ids:
            secret = db.execute("select secret from tables where id = ?", (table,)).fetchone()[0]
            query = "select entropy from seats where table_id = ? order by seat"
            found.append((secret, [row[0] for row in db.execute(query, (table,))]))
    db.close()
    return found


def _known_moves(game: Game[State], secret: str, entropy: list[str]) -> list[dict[str, Any]]:
    """Random legal moves of the game that the luck gives."""
    journal = Journal.deal(Setup(game, game.options(), SEATS, Chance(fair_deal.seed(secret, entropy))))
    rng = Random(secret)
    moves: list[dict[str, Any]] = []
    while len(moves) < MOVES and not journal.state.over:
        seat = may_act(journal.state)[0]
        a = rng.choice(offers(journal.state, seat)).sample(rng)
        journal.play(a)
        moves.append(a.to_json())
    return moves


async def _play(
    port: int, cookie: str, games: dict[str, list[dict[str, Any]]], seq: int, pace: float | None
) -> dict[str, Any]:
    """Play all tables at once; `seq` is the row each is at."""
    delays: list[float] = []
    begin = 0 if pace is None else seq

    async def table(name: str, moves: list[dict[str, Any]], late: float) -> None:
        connection = await Connection.open(port, cookie)
        await asyncio.sleep(late)
        for at, move in enumerate(moves, begin):
            start = time.perf_counter()
            body = {"action": move, "expect": at, "key": str(at)}
            await connection.post(f"/api/tables/{name}/act", body)
            delays.append(time.perf_counter() - start)
            if pace is not None:
                await asyncio.sleep(max(0.0, pace - delays[-1]))
        connection.close()

    start = time.perf_counter()
    spread = (pace or 0.0) / len(games)
    await asyncio.gather(*(table(name, moves, i * spread) for i, (name, moves) in enumerate(games.items())))
    taken = time.perf_counter() - start
    return {
        "moves": len(delays),
        "moves_per_s": round(len(delays) / taken, 1),
        "p50_ms": round(median(delays) * 1000, 1),
        "p95_ms": round(quantiles(delays, n=20)[-1] * 1000, 1),
    }


def drawing(key: str) -> dict[str, Any]:
    """The cost of drawing a view, panel by panel, as a game goes on, and of one that asks something; and its
    weight on the wire."""
    game = load(key)
    journal = Journal.deal(Setup(game, game.options(), SEATS, Chance("drawing")))
    rng = Random(1)
    taken: dict[str, list[float]] = {name: [] for name in PANELS}
    whole, asked, weights = [], [], []
    before: dict[str, Html] = {}
    while not journal.state.over and len(journal.rows) < 240:
        seat = may_act(journal.state)[0]
        shown = _shown(journal, 0)
        start = time.process_time()
        now = {}
        for name in PANELS:
            one = time.process_time()
            now[name] = panel(shown, name)
            taken[name].append(time.process_time() - one)
        whole.append(time.process_time() - start)
        asked += whole[-1:] if shown.offers else []
        changed = [html for name, html in now.items() if before.get(name) != html]
        weights.append(sum(len(gzip.compress(html.encode(), 5)) for html in changed))
        before = now
        journal.play(rng.choice(offers(journal.state, seat)).sample(rng))
    return {
        "moments": len(whole),
        "view_ms": round(median(whole) * 1000, 2),
        "view_asked_ms": round(median(asked) * 1000, 2),
        "panels_ms": {name: round(median(times) * 1000, 2) for name, times in taken.items()},
        "update_kb": round(median(weights[1:]) / 1000, 1),
        "largest_update_kb": round(max(weights[1:]) / 1000, 1),
    }


def _shown(journal: Journal[State], seat: int) -> TablePage:
    seen = view(journal.state, seat)
    log = [LogRow(r.seq, r.action.seat if r.action else None, r.facts) for r in journal.rows]
    names = tuple(f"Player {n + 1}" for n in range(SEATS))
    return TablePage(
        game=journal.game,
        table="bench",
        title="",
        seq=len(journal.rows) - 1,
        view=seen,
        seat=seat,
        offers=offers(seen, seat),
        waits=may_act(seen),
        names=names,
        kinds=("me", *["human"] * (SEATS - 1)),
        log=log,
        texts=words("en", journal.game, names, seat),
    )
