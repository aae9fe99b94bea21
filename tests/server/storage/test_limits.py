"""Promises are taken once; counters count alike for all workers and expire."""

from __future__ import annotations

import asyncio
import time

from tests.server import waiting

from boardroom.server.storage import limits
from boardroom.server.storage.limits import Rate
from boardroom.server.storage.store import Store


def with_two_workers(db, story):
    """Run a story on two stores of one database; SQLite has one worker, which is both."""

    async def whole():
        one = await Store.open(db)
        other = await Store.open(db) if one.is_shared else one
        try:
            await story(one, other)
        finally:
            await one.close()
            await other.close()

    waiting.run(whole())


def test_a_promise_is_taken_once_whichever_worker_is_asked(db):
    async def story(one, other):
        await one.promises.put("hash", "secret")
        taken = await asyncio.gather(*(store.promises.take("hash") for store in (other, one, other)))
        assert sorted(taken, key=str) == [None, None, "secret"]
        assert await one.promises.take("never made") is None

    with_two_workers(db, story)


def test_a_promise_expires_and_the_oldest_give_way(db, monkeypatch):
    async def story(one, other):
        await one.promises.put("short", "secret", lifetime_s=-1)
        assert await one.promises.take("short") is None
        monkeypatch.setattr(limits, "MAX_PROMISES", 2)
        for number in range(3):
            await other.promises.put(f"hash {number}", "secret", lifetime_s=100 + number)
        assert [await one.promises.take(f"hash {number}") for number in range(3)] == [
            None,
            "secret",
            "secret",
        ]

    with_two_workers(db, story)


def test_promises_survive_the_server(db):
    async def make():
        store = await Store.open(db)
        await store.promises.put("hash", "secret")
        await store.close()

    async def take():
        store = await Store.open(db)
        found = await store.promises.take("hash")
        await store.close()
        return found

    waiting.run(make())
    assert waiting.run(take()) == "secret"


def test_a_counter_adds_up_over_all_workers_and_begins_again_when_it_expires(db):
    async def story(one, other):
        sums = await asyncio.gather(*(store.counters.add("imports", 1, 60) for store in (one, other) * 5))
        assert sorted(sums) == list(range(1, 11))
        assert await one.counters.add("short", 5, 0.05) == 5
        await asyncio.sleep(0.06)
        assert await other.counters.add("short", 2, 60) == 2
        assert await one.counters.add("short", 2, 60) == 4

    with_two_workers(db, story)


def test_a_rate_allows_its_burst_and_then_as_much_as_time_gives_back(db):
    async def story(one, other):
        rate = Rate(burst=3, period_s=3000)
        waits = [await store.counters.take("tables of ann", rate) for store in (one, other, one, other)]
        assert waits[:3] == [0.0, 0.0, 0.0]
        assert 990 < waits[3] <= 1000
        assert await one.counters.take("tables of bob", rate) == 0.0
        assert await one.counters.take("tables of cy", rate, amount=4) > 0
        quick, start = Rate(burst=1, period_s=0.05), time.monotonic()
        assert await one.counters.take("quick", quick) == 0.0
        while wait := await other.counters.take("quick", quick):
            await asyncio.sleep(wait)
        assert time.monotonic() - start >= 0.05

    with_two_workers(db, story)


def test_what_was_used_beyond_a_rate_is_paid_back_first(db):
    async def story(one, other):
        rate = Rate(burst=10, period_s=100)
        await one.counters.charge("thinking", rate, 25)
        assert 150 < await other.counters.take("thinking", rate, 1) <= 160

    with_two_workers(db, story)


def test_expired_counters_are_dropped(db):
    async def story(one, other):
        await one.counters.add("old", 1, 0.01)
        await one.counters.add("new", 1, 100)
        await asyncio.sleep(0.02)
        await other.counters.drop_expired()
        assert await one.counters.add("new", 1, 100) == 2

    with_two_workers(db, story)
