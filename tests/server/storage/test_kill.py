"""`kill -9` of a real server at random moments: no acknowledged move is lost, no table is broken."""

from __future__ import annotations

import json
import os
import random
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server import waiting

from boardroom.bench.process import QUOTAS, first_line
from boardroom.core.actions import Action
from boardroom.core.engine import offers
from boardroom.core.records import replay_record
from boardroom.games.registry import load

REQUEST_TIMEOUT_S = 120
MAX_BEATS = 20
"""After so many heartbeats without an event a stream is dead."""
KILLS = int(os.environ.get("KILLS", "0"))
"""How often a server is killed in `make soak`; a few times otherwise."""
REPORT_EVERY = 50
GAME = load("power_grid")


class Server:
    """A server process of its own on a database that outlives it."""

    def __init__(self, db: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "boardroom.cli.main", "serve", "--port", "0", "--db", db],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=os.environ | dict.fromkeys(QUOTAS, "1000000"),
        )
        line = first_line(self.process)
        found = re.search(r"http://[^:]+:(\d+)/", line)
        assert found, line
        self.url = f"http://127.0.0.1:{found[1]}"

    def kill(self) -> None:
        """End it without warning; a second time does nothing."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


@pytest.fixture
def start(db: str) -> Iterator[Callable[[], Server]]:
    """Starts servers on one database; those a failed test leaves running are ended."""
    started: list[Server] = []

    def run() -> Server:
        started.append(Server(db))
        return started[-1]

    yield run
    for server in started:
        server.kill()


class Player:
    """Somebody who plays two seats at random and remembers what was acknowledged, and what bots did."""

    def __init__(self, rng: random.Random) -> None:
        self.rng, self.cookies = rng, httpx.Cookies()
        self.tables: dict[str, dict[int, str]] = {}
        self.table = self.bots = ""
        self.seen: list[Any] = []
        self.pending: tuple[str, dict[str, Any], str] | None = None

    def sit_down(self, client: httpx.Client) -> None:
        self.table = self._new(client, [{"kind": "me"}, {"kind": "me"}])
        self.tables[self.table] = {}

    def let_bots_play(self, client: httpx.Client) -> None:
        self.bots, self.seen = self._new(client, [{"kind": "bot", "bot": "random"}] * 4), []

    def _new(self, client: httpx.Client, seats: list[dict[str, str]]) -> str:
        return str(client.post("/api/tables", json={"game": "power_grid", "seats": seats}).json()["id"])

    def play(self, client: httpx.Client) -> None:
        """Play until the server dies."""
        while True:
            self.move(client)

    def move(self, client: httpx.Client) -> None:
        """One move, at a new table if the game is over; what was sent when the server died is sent again."""
        if self.pending is not None:
            self._send(client, *self.pending)
            return
        view = client.get(f"/api/tables/{self.table}/view").json()
        s = GAME.state.restore(view["view"])
        if s.over:
            self.sit_down(client)
            return
        offered = offers(s, view["seat"])
        a: Action = self.rng.choice(offered).sample(self.rng)
        body = {"action": a.to_json(), "expect": view["expect"], "key": str(self.rng.random())}
        self.pending = (self.table, body, a.notation())
        self._send(client, *self.pending)

    def _send(self, client: httpx.Client, table: str, body: dict[str, Any], said: str) -> None:
        answer = client.post(f"/api/tables/{table}/act", json=body)
        assert answer.status_code == 200, answer.text
        seq = answer.json()["seq"]
        assert seq not in self.tables[table], "one row for one move"
        self.tables[table][seq] = said
        self.pending = None

    def acknowledged(self) -> int:
        return sum(len(moves) for moves in self.tables.values())

    def check(self, client: httpx.Client) -> None:
        """Everything acknowledged is in the journal, and so is every row of bots that was shown."""
        for table, moves in self.tables.items():
            rows = self._rows(client, table)
            for seq, said in moves.items():
                assert GAME.language.load(rows[seq]["action"]).notation() == said
        if self.bots:
            rows = self._rows(client, self.bots)
            told = [(row["seq"], row["action"]) for row in rows]
            assert told[: len(self.seen)] == self.seen
            self.seen = told

    def _rows(self, client: httpx.Client, table: str) -> list[Any]:
        record = client.get(f"/api/tables/{table}/record").json()
        rows: list[Any] = record["rows"]
        assert [row["seq"] for row in rows] == list(range(len(rows)))
        if record["format"] == "boardroom-1":
            assert replay_record(record, GAME).divergence is None
        return rows


def test_no_acknowledged_move_is_lost_when_the_server_is_killed(start, db):
    rng = random.Random(20)
    player, lives = Player(rng), []
    kills = KILLS or (10 if db.startswith("sqlite") else 4)
    for kill in range(kills + 1):
        server = start()
        with httpx.Client(base_url=server.url, cookies=player.cookies, timeout=REQUEST_TIMEOUT_S) as client:
            client.get("/api/games")
            player.check(client)
            if kill == kills:
                server.kill()
                break
            if not player.table:
                player.sit_down(client)
                player.let_bots_play(client)
            player.cookies = client.cookies
            before = player.acknowledged()
            if kill and kill % REPORT_EVERY == 0:
                print(f"{kill} kills, {before} acknowledged moves so far", flush=True)
            _play_until_killed(server, player, client, rng)
            lives.append(player.acknowledged() - before)
    kind = db.partition(":")[0]
    print(
        f"{kind}: {kills} kills, {sum(lives)} acknowledged moves, {len(player.seen)} rows of bots; none lost"
    )
    assert sum(lives) >= kills // 2, "a server that is killed before it works proves nothing"


def _play_until_killed(server: Server, player: Player, client: httpx.Client, rng: random.Random) -> None:
    """The kill comes at any moment: sometimes right after the start, mostly while moves are being made."""
    if rng.random() < 0.8:
        player.move(client)
    timer = threading.Timer(rng.uniform(0.01, 0.6), server.kill)
    timer.start()
    with pytest.raises(httpx.TransportError):
        player.play(client)
    timer.join()


@pytest.mark.sqlite
def test_events_come_over_a_real_connection_as_they_happen(start):
    server = start()
    with httpx.Client(
        base_url=server.url, timeout=REQUEST_TIMEOUT_S, headers={"accept-encoding": "gzip"}
    ) as client:
        client.get("/api/games")
        player = Player(random.Random(1))
        player.sit_down(client)
        with client.stream("GET", f"/t/{player.table}/events?seq=0") as stream:
            assert stream.headers["content-type"].startswith("text/event-stream")
            told = _events(stream)
            for seq in range(1, 6):
                player.move(client)
                assert next(told)["seq"] == seq


def _events(stream: httpx.Response) -> Iterator[dict[str, Any]]:
    """What is told; a heart that beats without end tells nothing."""
    beats = 0
    for line in stream.iter_lines():
        beats += line == "event: beat"
        assert beats < MAX_BEATS, "nothing was told"
        if line.startswith("data: "):
            yield json.loads(line[6:])


@pytest.mark.sqlite
def test_a_killed_server_leaves_no_bots_behind(start):
    server = start()
    with httpx.Client(base_url=server.url, timeout=REQUEST_TIMEOUT_S) as client:
        client.get("/api/games")
        seats = [{"kind": "bot", "bot": "random"}] * 3
        client.post("/api/tables", json={"game": "power_grid", "seats": seats})
        # The first one only tidies up after the others.
        assert waiting.waited(lambda: len(_children(server.process.pid)) >= 2)
        children = _children(server.process.pid)
    server.kill()
    assert waiting.waited(lambda: all(_state(pid) == "Z" for pid in children))


def _children(pid: int) -> list[int]:
    text = Path(f"/proc/{pid}/task/{pid}/children").read_text()
    return [int(word) for word in text.split()]


def _state(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return "Z"
