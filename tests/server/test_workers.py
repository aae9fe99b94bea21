"""Two workers share a PostgreSQL: what one stores the other shows at once, and bots move for both."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import httpx
import pytest
from tests.server import waiting
from tests.server.conftest import Running, running

from boardroom.core.actions import Action
from boardroom.core.engine import waits
from boardroom.server.autoplay import lease_keeper
from boardroom.server.storage import leases
from boardroom.table.standing_orders import seats_to_drive

Story = Callable[[Running, Running], Awaitable[None]]


@pytest.fixture
def at_two(postgres_db: str, luck: Random) -> Callable[[Story], None]:
    """Runs a test's coroutine on two workers."""

    def run(story: Story) -> None:
        async def whole() -> None:
            async with running(postgres_db) as one, running(postgres_db) as two:
                async with asyncio.timeout(waiting.TIMEOUT_S):
                    await story(one, two)

        waiting.run(whole())

    return run


async def choose(here: Running, table: str, rng: Random) -> Action:
    """A random move of a seat that is asked."""
    seat = waits((await here.services.tables.get(table)).state)[0]
    a = await here.choice(table, seat, rng)
    assert a is not None
    return a


def same_browser(there: Running, browser: httpx.AsyncClient) -> httpx.AsyncClient:
    """The same browser, whose requests now go to another worker."""
    again = there.browser()
    again.cookies = browser.cookies
    return again


def test_a_move_made_at_one_worker_is_seen_at_the_other(at_two):
    async def story(one: Running, two: Running) -> None:
        ann = one.browser()
        table = await one.table(ann, "me", "me")
        there = same_browser(two, ann)
        for seq in range(1, 9):
            here = two if seq % 2 else one
            browser = there if here is two else ann
            a = await choose(here, table, Random(seq))
            assert (await here.act(browser, table, a)).json() == {"seq": seq}
            for other in (ann, there):
                assert (await other.get(f"/api/tables/{table}")).json()["seq"] == seq
        assert (await ann.get(f"/t/{table}/panels?names=log")).json() == (
            await there.get(f"/t/{table}/panels?names=log")
        ).json()

    at_two(story)


def test_seats_talk_and_the_end_of_a_table_are_seen_at_the_other_worker(at_two):
    async def story(one: Running, two: Running) -> None:
        ann, bob = one.browser(), two.browser()
        table = await one.table(ann, "me", "open", listed=True)
        assert (await bob.post(f"/api/tables/{table}/join", json={"seat": 1})).status_code == 200
        there = same_browser(two, ann)
        for n, browser in enumerate((ann, there, ann)):
            said = await browser.post(f"/api/tables/{table}/talk", json={"text": f"line {n}"})
            assert said.json() == {"number": n + 1}
        assert len((await bob.get(f"/api/tables/{table}/talk")).json()) == 3
        assert (await ann.get(f"/api/tables/{table}")).json()["begun"]
        assert (await there.delete(f"/api/tables/{table}")).status_code == 204
        assert (await ann.get(f"/api/tables/{table}")).status_code == 404

    at_two(story)


def test_a_commitment_made_at_one_worker_is_kept_at_the_other(at_two):
    async def story(one: Running, two: Running) -> None:
        ann = one.browser()
        commitment = (await ann.post("/api/deal")).json()["commitment"]
        plan = {"game": "power_grid", "seats": [{"kind": "me"}] * 2, "commitment": commitment}
        there = same_browser(two, ann)
        assert (await there.post("/api/tables", json=plan)).json()["commitment"] == commitment
        assert (await ann.post("/api/tables", json=plan)).status_code == 409

    at_two(story)


def test_a_stream_at_one_worker_tells_what_is_done_at_the_other(at_two):
    async def story(one: Running, two: Running) -> None:
        ann = one.browser()
        table = await one.table(ann, "me", "me")
        await two.services.tables.get(table)
        with two.services.hub.subscribe(table) as changed:
            a = await choose(one, table, Random(1))
            await one.act(ann, table, a)
            await changed.wait()
            assert (await two.services.tables.get(table)).seq == 1

    at_two(story)


def test_a_move_that_meets_another_at_the_same_moment_is_judged_again(at_two):
    async def story(one: Running, two: Running) -> None:
        ann = one.browser()
        table = await one.table(ann, "me", "me")
        there, tables = same_browser(two, ann), two.services.tables
        a = await choose(one, table, Random(1))
        commit = tables.commit
        collisions: list[Any] = []

        async def late(change: Any) -> int:
            if not collisions:
                collisions.append(change)
                assert (await one.act(ann, table, a, key="twice", expect=0)).status_code == 200
            return await commit(change)

        tables.commit = late  # type: ignore[method-assign]
        # The same request reaches both workers: it is one move.
        assert (await two.act(there, table, a, key="twice", expect=0)).json() == {"seq": 1}
        assert collisions

    at_two(story)


def test_bots_answer_wherever_a_person_moves(at_two):
    async def story(one: Running, two: Running) -> None:
        ann = one.browser()
        table = await one.table(ann, "me", "bot:random", "bot:random")
        there, rng = same_browser(two, ann), Random(3)
        for at in range(20):
            here, browser = ((one, ann), (two, there))[at % 2]
            while seats_to_drive(current := await here.services.tables.get(table)):
                await asyncio.sleep(0.005)
            if current.state.over:
                break
            answer = await here.act(browser, table, await choose(here, table, rng))
            assert answer.status_code == 200, answer.text
        held = [here.services.store.shared for here in (one, two)]
        while any(one.must_end(table) for one in held if one):  # leases end with the bots' work
            await asyncio.sleep(0.005)

    at_two(story)


def test_another_worker_takes_over_the_tables_of_one_that_is_gone(at_two, monkeypatch):
    monkeypatch.setattr(lease_keeper, "RENEW_EVERY_S", 0.05)

    async def story(one: Running, two: Running) -> None:
        services = one.services
        for task in services.tasks:
            task.cancel()  # neither renews nor hears anything any more
        services.driver.ending.set()
        ann = one.browser()
        table = await one.table(ann, "bot:random", "bot:random")
        assert services.store.leases.holds(table)
        here = two.services
        assert not here.store.leases.holds(table)
        seq = (await here.tables.get(table)).seq
        while (await here.tables.get(table)).seq < seq + 5:
            await asyncio.sleep(0.02)
        assert here.store.leases.holds(table) or (await here.tables.get(table)).state.over

    monkeypatch.setattr(leases, "WANT", leases.WANT.replace(f"{leases.LEASE_S}", "0.2"))
    at_two(story)
