"""Leases: one worker at a time moves for the bots of a table, and none is left alone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import text
from tests.server import waiting

from boardroom.server.storage import leases
from boardroom.server.storage.leases import SharedLeases
from boardroom.server.storage.store import Store


@asynccontextmanager
async def workers(db: str, count: int) -> AsyncIterator[list[SharedLeases]]:
    """The leases of several workers."""
    stores = [await Store.open(db) for _ in range(count)]
    try:
        yield [store.shared for store in stores if store.shared is not None]
    finally:
        for store in stores:
            await store.close()


async def expire(worker: SharedLeases) -> None:
    """Let all leases and workers expire, as after a kill."""
    async with worker.db.write() as db:
        await db.execute(text("UPDATE leases SET until = 1"))
        await db.execute(text("UPDATE workers SET until = 1"))


async def want(worker: SharedLeases, *tables: str) -> None:
    async with worker.db.write() as db:
        await worker.want(db, *tables)


def test_one_worker_at_a_time_holds_a_lease(postgres_db):
    async def story() -> None:
        async with workers(postgres_db, 2) as (ann, bob):
            assert [await ann.claim("a"), await bob.claim("a"), await ann.claim("a")] == [True, False, True]
            assert (ann.holds("a"), bob.holds("a")) == (True, False)
            assert await ann.release("a")
            assert await bob.claim("a")

    waiting.run(story())


def test_who_wants_a_lease_gets_it_or_keeps_its_holder_from_ending_it(postgres_db):
    async def story() -> None:
        async with workers(postgres_db, 2) as (ann, bob):
            await want(ann, "a")
            assert ann.holds("a")
            await want(bob, "a")
            assert not bob.holds("a")
            assert not await ann.release("a")
            assert await ann.claim("a")
            assert await ann.release("a")

    waiting.run(story())


def test_expired_leases_are_shared_between_the_workers_that_are_left(postgres_db):
    async def story() -> None:
        async with workers(postgres_db, 3) as (ann, bob, cy):
            await want(ann, *"abcdefgh")
            await expire(ann)
            await bob.renew()
            await expire(ann)
            await asyncio.gather(bob.renew(), cy.renew())
            for worker in (bob, cy, bob, cy):
                await worker.renew()
            assert sorted([*bob.held, *cy.held]) == list("abcdefgh")
            assert abs(len(bob.held) - len(cy.held)) <= 2
            await ann.renew()
            assert not ann.held

    waiting.run(story())


def test_a_worker_with_too_many_leases_gives_some_away(postgres_db):
    async def story() -> None:
        async with workers(postgres_db, 2) as (ann, bob):
            await want(ann, *"abcdefgh")
            for worker in (ann, bob, ann, bob):
                await worker.renew()
            assert (len(ann.held), len(bob.held)) == (4, 4)

    waiting.run(story())


def test_a_worker_that_leaves_lets_the_others_take_its_leases_at_once(postgres_db):
    async def story() -> None:
        async with workers(postgres_db, 2) as (ann, bob):
            await want(ann, "a", "b")
            await ann.leave()
            assert sorted(await bob.renew()) == ["a", "b"]

    waiting.run(story())


def test_a_lease_that_was_not_renewed_is_not_relied_on(postgres_db, monkeypatch):
    monkeypatch.setattr(leases, "LEASE_S", 0.0)

    async def story() -> None:
        async with workers(postgres_db, 1) as (ann,):
            await ann.claim("a")
            assert not ann.holds("a")

    waiting.run(story())


def test_no_lease_is_longer_than_ten_seconds():
    assert leases.LEASE_S + leases.RENEW_EVERY_S <= 10


@pytest.mark.parametrize("count", [1, 50])
def test_versions_are_asked_once_for_all_that_wait(postgres_db, count):
    async def story() -> None:
        store = await Store.open(postgres_db)
        asked = []
        query = store.versions._answer

        async def counted(tables: dict[str, asyncio.Future[None]]) -> None:
            asked.append(len(tables))
            await query(tables)  # type: ignore[arg-type]

        store.versions._answer = counted  # type: ignore[method-assign,assignment]
        found = await asyncio.gather(*(store.versions.of(f"table {n}") for n in range(count)))
        assert (found, asked) == ([None] * count, [count])
        await store.close()

    waiting.run(story())
