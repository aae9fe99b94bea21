"""Two workers on one PostgreSQL, one of them killed with -9 every few seconds.

Every acknowledged move is there exactly once, all digests verify, all streams recover, and no table of bots
stands still for much longer than a lease. `make soak` runs it with 200 tables for two minutes (`TABLES`,
`SOAK_SECONDS`).
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from itertools import pairwise
from typing import Any

import httpx
from sqlalchemy import select
from tests.server import waiting

from boardroom.bench.process import QUOTAS, first_line
from boardroom.core.engine import offers
from boardroom.games.registry import load
from boardroom.server.maintenance.replays import replay_stored
from boardroom.server.storage import leases
from boardroom.server.storage.schema import JOURNAL
from boardroom.server.storage.store import Store

TABLES = int(os.environ.get("TABLES", "9"))
PLAYERS = max(3, TABLES // 10)
"""At so many tables clients play, at the others bots alone."""
SECONDS, KILL_EVERY_S = float(os.environ.get("SOAK_SECONDS", "9")), 3.0
MAX_REST_S = leases.LEASE_S + leases.RENEW_EVERY_S
GAME = load("power_grid")
GONE = (httpx.TransportError, httpx.StreamError)


class Worker:
    """A server process that is started again after it was killed."""

    def __init__(self, db: str) -> None:
        self.command = [sys.executable, "-m", "boardroom.cli.main", "serve", "--port", "0", "--db", db]
        self.url, self.slowest_start = "", 0.0

    async def start(self) -> None:
        began = time.monotonic()
        self.process = subprocess.Popen(
            self.command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        line = await asyncio.to_thread(first_line, self.process)
        found = re.search(r":(\d+)/", line)
        assert found, line
        self.url = f"http://127.0.0.1:{found[1]}"
        self.slowest_start = max(self.slowest_start, time.monotonic() - began)

    def kill(self) -> None:
        self.url = ""
        self.process.kill()
        self.process.communicate()


class Cluster:
    """Two workers, and clients that go to any of them."""

    def __init__(self, db: str, rng: random.Random) -> None:
        self.workers, self.rng = [Worker(db), Worker(db)], rng
        self.ending, self.kills = asyncio.Event(), 0

    async def url(self) -> str:
        while not (known := [worker.url for worker in self.workers if worker.url]):
            await asyncio.sleep(0.01)
        return self.rng.choice(known)

    async def ask(self, client: httpx.AsyncClient, method: str, path: str, **more: Any) -> httpx.Response:
        """Ask any worker, and another one if it does not answer."""
        while True:
            with suppress(*GONE):
                answer = await client.request(method, await self.url() + path, **more)
                if answer.status_code != 503:
                    return answer
            await asyncio.sleep(0.02)

    async def kill_in_turn(self) -> None:
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            await asyncio.sleep(KILL_EVERY_S)
            worker = self.workers[self.kills % 2]
            worker.kill()
            self.kills += 1
            await worker.start()
        self.ending.set()


class Player:
    """Plays both seats of a table with random moves, each sent until it is acknowledged."""

    def __init__(self, cluster: Cluster, seed: int) -> None:
        self.cluster, self.rng, self.client = cluster, random.Random(seed), httpx.AsyncClient(timeout=60)
        self.acknowledged: dict[str, dict[int, str]] = {}
        self.streamed = -1

    async def create(self, *seats: dict[str, str]) -> str:
        plan = {"game": GAME.key, "seats": list(seats)}
        return str((await self.cluster.ask(self.client, "POST", "/api/tables", json=plan)).json()["id"])

    async def play(self) -> None:
        me = {"kind": "me"}
        await self.cluster.ask(self.client, "GET", "/api/games")
        table = await self.create(me, me)
        following = asyncio.create_task(self.follow(table))
        while not self.cluster.ending.is_set():
            seen = (await self.cluster.ask(self.client, "GET", f"/api/tables/{table}/view")).json()
            s = GAME.state.restore(seen["view"])
            if s.over:
                break
            a = self.rng.choice(offers(s, seen["seat"])).sample(self.rng)
            body = {"action": a.to_json(), "expect": seen["expect"], "key": str(self.rng.random())}
            answer = await self.cluster.ask(self.client, "POST", f"/api/tables/{table}/act", json=body)
            assert answer.status_code == 200, answer.text
            rows = self.acknowledged.setdefault(table, {})
            assert answer.json()["seq"] not in rows, "one row for one move"
            rows[answer.json()["seq"]] = a.notation()
        last = max(self.acknowledged.get(table, {0: ""}))
        while self.streamed < last:
            await asyncio.sleep(0.02)
        following.cancel()

    async def follow(self, table: str) -> None:
        """Follow the events of a table at any worker, and go on where the stream was cut off."""
        while True:
            with suppress(*GONE):
                path = f"/t/{table}/events?seq={self.streamed}"
                async with self.client.stream("GET", await self.cluster.url() + path) as stream:
                    async for line in stream.aiter_lines():
                        if line.startswith("data: {"):
                            seq = json.loads(line[6:])["seq"]
                            assert seq >= self.streamed, "a stream never goes back"
                            self.streamed = seq
            await asyncio.sleep(0.02)


@asynccontextmanager
async def cluster(db: str) -> AsyncIterator[Cluster]:
    found = Cluster(db, random.Random(4))
    try:
        for worker in found.workers:
            await worker.start()
        yield found
    finally:
        for worker in found.workers:
            worker.kill()


def test_a_killed_worker_costs_no_acknowledged_move_and_stops_no_table(postgres_db, monkeypatch):
    for quota in QUOTAS:
        monkeypatch.setenv(quota, "1000000")

    async def story() -> None:
        async with cluster(postgres_db) as here:
            bots = Player(here, 0)
            await here.ask(bots.client, "GET", "/api/games")
            tables = [
                await bots.create(*[{"kind": "bot", "bot": "random"}] * 4) for _ in range(TABLES - PLAYERS)
            ]
            players = [Player(here, seed) for seed in range(1, PLAYERS + 1)]
            await asyncio.gather(here.kill_in_turn(), *(player.play() for player in players))
            for player in (bots, *players):
                await player.client.aclose()
        await check(postgres_db, here, tables, players)

    waiting.run(story())


async def check(db: str, here: Cluster, tables: list[str], players: list[Player]) -> None:
    """Everything acknowledged is stored once; every game replays to its digests; no table rested long."""
    store = await Store.open(db)
    try:
        moves = 0
        for player in players:
            for table, acknowledged in player.acknowledged.items():
                rows = await store.journals.rows(table)
                assert [row.seq for row in rows] == list(range(len(rows)))
                keys = [row.key for row in rows if row.key is not None]
                assert len(keys) == len(set(keys)) == len(rows) - 1
                for seq, said in acknowledged.items():
                    assert GAME.language.load(json.loads(rows[seq].action or "")).notation() == said
                assert (await replay_stored(store, table)).difference is None
                moves += len(acknowledged)
        rests = [await longest_rest(store, table) for table in tables]
        for table in tables[:20]:
            assert (await replay_stored(store, table)).difference is None
        rows_of_bots = sum([(await store.journals.rows(table))[-1].seq for table in tables])
    finally:
        await store.close()
    slowest = max(worker.slowest_start for worker in here.workers)
    print(
        f"{here.kills} kills, {moves} acknowledged moves, none lost; {rows_of_bots} moves of bots at "
        f"{len(tables)} tables, longest rest {max(rests):.1f} s, slowest start {slowest:.1f} s"
    )
    assert moves >= here.kills
    # A busy machine adds something, as the start of a worker shows, which competes with those who play.
    assert max(rests) <= MAX_REST_S + slowest


async def longest_rest(store: Store, table: str) -> float:
    """The longest time between two rows of a table."""
    query = select(JOURNAL.c.at).where(JOURNAL.c.table_id == table).order_by(JOURNAL.c.seq)
    async with store.read() as db:
        times = list((await db.execute(query)).scalars())
    return max((after - before for before, after in pairwise(times)), default=0.0)
