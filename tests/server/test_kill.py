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
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from boardroom.core.actions import Action
from boardroom.core.engine import offers
from boardroom.core.journal import replay_record
from boardroom.games import load

KILLS = 50 if os.environ.get("SOAK") else 10
GAME = load("power_grid")


class Server:
    """A server process of its own on a file that outlives it."""

    def __init__(self, file: Path) -> None:
        command = [sys.executable, "-m", "boardroom.cli.main", "serve", "--port", "0"]
        self.process = subprocess.Popen(
            [*command, "--db", f"sqlite+aiosqlite:///{file}"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://[^:]+:(\d+)/", line)
        assert found, line
        self.url = f"http://127.0.0.1:{found[1]}"

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


class Player:
    """Somebody who plays two seats at random and remembers what was acknowledged."""

    def __init__(self, rng: random.Random) -> None:
        self.rng, self.cookies = rng, httpx.Cookies()
        self.table = ""
        self.acknowledged: dict[int, str] = {}
        self.pending: tuple[str, dict[str, Any], str] | None = None

    def sit_down(self, client: httpx.Client) -> None:
        seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "bot", "bot": "random"}]
        self.table = client.post("/api/tables", json={"game": "power_grid", "seats": seats}).json()["id"]
        self.acknowledged, self.pending = {}, None

    def play(self, client: httpx.Client) -> None:
        """Play until the server dies."""
        if self.pending is not None:
            self._send(client, *self.pending)
        while True:
            self.move(client)

    def move(self, client: httpx.Client) -> None:
        """One move, as soon as a seat is asked."""
        while True:
            view = client.get(f"/api/tables/{self.table}/view").json()
            s = GAME.state.loaded(view["view"])
            if s.over:
                self.sit_down(client)
                continue
            offered = offers(s, view["seat"])
            if not offered:
                time.sleep(0.002)
                continue
            a: Action = self.rng.choice(offered).sample(self.rng)
            body = {"action": a.to_json(), "expect": view["expect"], "key": str(self.rng.random())}
            self.pending = (f"/api/tables/{self.table}/act", body, a.notation())
            self._send(client, *self.pending)
            return

    def _send(self, client: httpx.Client, path: str, body: dict[str, Any], said: str) -> None:
        answer = client.post(path, json=body)
        # A question that was put anew meanwhile (a bot moved) is stale; then nothing was promised.
        assert answer.status_code in (200, 409), answer.text
        if answer.status_code == 200:
            seq = answer.json()["seq"]
            assert self.acknowledged.get(seq, said) == said
            self.acknowledged[seq] = said
        self.pending = None

    def check(self, client: httpx.Client) -> int:
        """Everything acknowledged is in the journal, once."""
        record = client.get(f"/api/tables/{self.table}/record").json()
        rows = record["rows"]
        assert [row["seq"] for row in rows] == list(range(len(rows)))
        for seq, said in self.acknowledged.items():
            assert GAME.language.load(rows[seq]["action"]).notation() == said
        if record["format"] == "boardroom-1":
            assert replay_record(record, GAME).divergence is None
        return len(self.acknowledged)


def test_no_acknowledged_move_is_lost_when_the_server_is_killed(tmp_path):
    rng = random.Random(20)
    player = Player(rng)
    moves = kills = 0
    while kills < KILLS:
        server = Server(tmp_path / "tables.sqlite")
        with httpx.Client(base_url=server.url, cookies=player.cookies, timeout=20) as client:
            client.get("/")
            if player.table:
                moves = max(moves, player.check(client))
            else:
                player.sit_down(client)
            player.cookies = client.cookies
            timer = threading.Timer(rng.uniform(0.01, 0.6), server.kill)
            timer.start()
            with pytest.raises(httpx.TransportError):
                player.play(client)
            timer.join()
            kills += 1
    server = Server(tmp_path / "tables.sqlite")
    with httpx.Client(base_url=server.url, cookies=player.cookies, timeout=20) as client:
        moves = max(moves, player.check(client))
    server.kill()
    assert moves > 10


def test_events_come_over_a_real_connection_as_they_happen(tmp_path):
    server = Server(tmp_path / "tables.sqlite")
    try:
        with httpx.Client(base_url=server.url, timeout=20, headers={"accept-encoding": "gzip"}) as client:
            client.get("/")
            player = Player(random.Random(1))
            player.sit_down(client)
            with client.stream("GET", f"/t/{player.table}/events?seq=0") as stream:
                assert stream.headers["content-type"].startswith("text/event-stream")
                told = _events(stream)
                seen = []
                for _ in range(5):
                    player.move(client)
                    seen.append(next(told)["seq"])
                assert seen == sorted(seen)
                assert seen[-1] >= 3
    finally:
        server.kill()


def _events(stream: httpx.Response) -> Iterator[dict[str, Any]]:
    for line in stream.iter_lines():
        if line.startswith("data: "):
            yield json.loads(line[6:])


def test_a_killed_server_leaves_no_bots_behind(tmp_path):
    server = Server(tmp_path / "tables.sqlite")
    with httpx.Client(base_url=server.url, timeout=20) as client:
        client.get("/")
        seats = [{"kind": "bot", "bot": "random"}] * 3
        client.post("/api/tables", json={"game": "power_grid", "seats": seats})
        for _ in range(200):
            children = _children(server.process.pid)
            if len(children) >= 2:
                break
            time.sleep(0.02)
    assert children
    server.kill()
    for _ in range(250):
        left = [pid for pid in children if Path(f"/proc/{pid}").exists() and _state(pid) != "Z"]
        if not left:
            return
        time.sleep(0.02)
    raise AssertionError(f"{len(left)} processes are left")


def _children(pid: int) -> list[int]:
    text = Path(f"/proc/{pid}/task/{pid}/children").read_text()
    return [int(word) for word in text.split()]


def _state(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return "Z"
