"""`boardroom bench server`: moves per second with durable commits, their delay, and the cost of rendering.

A server runs in a process of its own on a new file. One connection plays each table, with moves that were
chosen beforehand, so that choosing them does not count.
"""

from __future__ import annotations

import asyncio
import gzip
import tempfile
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from statistics import median

from boardroom.bench import clients, opening
from boardroom.bench.clients import MoveFigures
from boardroom.bench.connection import Connection
from boardroom.bench.opening import OpeningFigures
from boardroom.bench.process import Process, cpu_ms, server
from boardroom.bench.records import greedy_records
from boardroom.bench.tables import random_moves, read_lucks
from boardroom.bench.yardstick import chess_plies_per_s, is_available
from boardroom.core.chance import Chance
from boardroom.core.engine import may_act, offers
from boardroom.core.journal import Journal, Setup
from boardroom.core.json_types import JsonObject
from boardroom.core.state import State
from boardroom.core.views import view
from boardroom.drawing.html import Html
from boardroom.games.registry import every, keys, load
from boardroom.table.log import LogRow
from boardroom.web.models import TablePage, words
from boardroom.web.panels import PANELS, panel

SEATS = 4
TABLES, MOVES = 50, 60
HALF = MOVES // 2
PACE_S = 1.0
"""The time between two moves at one table in the paced run."""
PACED_MOVES = 8
MAX_DRAWN_ROWS = 240
YARDSTICK_S = 0.5


@dataclass(frozen=True, slots=True)
class DrawingFigures:
    """The cost of rendering one game, and the compressed size of an update."""

    moments: int
    view_ms: float
    view_asked_ms: float
    panels_ms: dict[str, float]
    update_kb: float
    largest_update_kb: float


@dataclass(frozen=True, slots=True)
class ServerFigures:
    """All figures of a server: `full` at full speed, `paced` with a pause between two moves at a table, by
    game the `modes` of clients that read more than the answer to their move, and `opening` of long games."""

    game: str
    full: MoveFigures
    paced: MoveFigures
    modes: dict[str, dict[str, MoveFigures]]
    drawing: dict[str, DrawingFigures]
    opening: dict[str, OpeningFigures]
    chess_plies_per_s: int | None
    ratio_chess: float | None
    """Moves at full speed per second of the server's CPU time, against plies of python-chess."""

    def to_json(self) -> dict[str, object]:
        raw = asdict(self)
        full = raw.pop("full")
        return {"game": raw.pop("game"), "tables": TABLES, "workers": 1, "durable": True, **full, **raw}


def run() -> ServerFigures:
    """Measure moves and rendering."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "bench.sqlite"
        with server(file) as process:
            full, paced, moves_per_cpu_s = asyncio.run(_measure_moves(file, process))
            modes = {key: clients.measure_modes(file, process.port, key) for key in keys()}
    drawing = {key: measure_drawing(key) for key in keys()}
    opened = opening.measure(greedy_records())
    plies = round(chess_plies_per_s(YARDSTICK_S)) if is_available() else None
    ratio = moves_per_cpu_s / plies if plies and moves_per_cpu_s else None
    return ServerFigures(every()[0].key, full, paced, modes, drawing, opened, plies, ratio)


async def _measure_moves(file: Path, process: Process) -> tuple[MoveFigures, MoveFigures, float | None]:
    """Returns the figures at full speed and at a human pace, and the moves per second of CPU time."""
    port = process.port
    first = await Connection.open(port)
    games = await prepare_tables(first, file)
    before = cpu_ms(process.pid)
    full = await play_at_full_speed(port, first.cookie, games)
    after = cpu_ms(process.pid)
    rest = {t: moves[HALF : HALF + PACED_MOVES] for t, moves in games.items()}
    paced = await _play(port, first.cookie, rest, HALF, PACE_S)
    first.close()
    return full, paced, None if before is None or after is None else 1000 * full.moves / (after - before)


async def prepare_tables(owner: Connection, file: Path) -> dict[str, list[JsonObject]]:
    """Create tables of the first game, with all seats owned by `owner`; return random moves for each."""
    game = every()[0]
    seats = [{"kind": "me"}] * SEATS
    made = [await owner.post("/api/tables", {"game": game.key, "seats": seats}) for _ in range(TABLES)]
    ids = [str(table["id"]) for table in made]
    moves = (random_moves(game, SEATS, luck, MOVES) for luck in read_lucks(file, ids))
    return {table: [a.to_json() for a in found] for table, found in zip(ids, moves, strict=True)}


async def play_at_full_speed(port: int, cookie: str, games: dict[str, list[JsonObject]]) -> MoveFigures:
    """Play the first half of the moves at all tables concurrently."""
    return await _play(port, cookie, {t: moves[:HALF] for t, moves in games.items()}, HALF, None)


async def _play(
    port: int, cookie: str, games: dict[str, list[JsonObject]], seq: int, pace: float | None
) -> MoveFigures:
    """Play all tables concurrently; each is at row `seq`."""
    delays: list[float] = []
    begin = 0 if pace is None else seq

    async def table(name: str, moves: list[JsonObject], late: float) -> None:
        connection = await Connection.open(port, cookie)
        await asyncio.sleep(late)
        for at, move in enumerate(moves, begin):
            start = time.perf_counter()
            body: dict[str, object] = {"action": move, "expect": at, "key": str(at)}
            await connection.post(f"/api/tables/{name}/act", body)
            delays.append(time.perf_counter() - start)
            if pace is not None:
                await asyncio.sleep(max(0.0, pace - delays[-1]))
        connection.close()

    start = time.perf_counter()
    spread = (pace or 0.0) / len(games)
    await asyncio.gather(*(table(name, moves, i * spread) for i, (name, moves) in enumerate(games.items())))
    taken = time.perf_counter() - start
    return MoveFigures.of(delays, taken)


def measure_drawing(key: str) -> DrawingFigures:
    """Render every panel of one seat after each move of a random game, and measure what changed."""
    game = load(key)
    journal = Journal.deal(Setup(game, game.options(), SEATS, Chance("drawing")))
    rng = Random(1)
    taken: dict[str, list[float]] = {name: [] for name in PANELS}
    whole, asked, weights = [], [], []
    before: dict[str, Html] = {}
    while not journal.state.over and len(journal.rows) < MAX_DRAWN_ROWS:
        seat = may_act(journal.state)[0]
        shown = _table_page(journal, 0)
        start = time.process_time()
        now = _render_panels(shown, taken)
        whole.append(time.process_time() - start)
        asked += whole[-1:] if shown.offers else []
        changed = [html for name, html in now.items() if before.get(name) != html]
        weights.append(sum(len(gzip.compress(html.encode(), 5)) for html in changed))
        before = now
        journal.play(rng.choice(offers(journal.state, seat)).sample(rng))
    return DrawingFigures(
        moments=len(whole),
        view_ms=round(median(whole) * 1000, 2),
        view_asked_ms=round(median(asked) * 1000, 2),
        panels_ms={name: round(median(times) * 1000, 2) for name, times in taken.items()},
        update_kb=round(median(weights[1:]) / 1000, 1),
        largest_update_kb=round(max(weights[1:]) / 1000, 1),
    )


def _render_panels(shown: TablePage, taken: dict[str, list[float]]) -> dict[str, Html]:
    """Render all panels and add the time of each to `taken`."""
    rendered = {}
    for name, times in taken.items():
        start = time.process_time()
        rendered[name] = panel(shown, name)
        times.append(time.process_time() - start)
    return rendered


def _table_page(journal: Journal[State], seat: int) -> TablePage:
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
