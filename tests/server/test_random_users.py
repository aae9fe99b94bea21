"""Anybody does anything at tables of all games, and the server ends in the middle: nothing breaks or sticks.

`SOAK=1` goes on for longer, with bots in processes of their own.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import os
from collections import Counter
from typing import Any

import pytest
from tests.server.random_users import RandomUsers

from boardroom.core.engine import waits
from boardroom.games.registry import keys
from boardroom.server.autoplay import bot_pool
from boardroom.server.autoplay.bot_pool import BotPool
from boardroom.server.lobby.cache import MAX_CACHED
from boardroom.server.storage.schema import OPEN, OVER
from boardroom.table.standing_orders import seats_to_drive

SOAK = bool(os.environ.get("SOAK"))
SEEDS = range(1, 13) if SOAK else range(1, 3)
LIVES, BURSTS = (6, 25) if SOAK else (3, 6)


async def at_once(self: BotPool, bot: str, game: str, seen: Any, luck: tuple[str, int], *_: Any) -> Any:
    """A bot that thinks here: it lets the others go on for a moment, and costs no process."""
    await asyncio.sleep(0.001)
    view, offers = seen
    return bot_pool.think(bot, game, view, offers, luck)


@pytest.mark.parametrize("seed", SEEDS)
def test_whatever_people_do_no_table_breaks_or_sticks(at_server, caplog, monkeypatch, seed):
    if not SOAK:
        monkeypatch.setattr(BotPool, "choose", at_once)
    users = RandomUsers(seed)
    digests: dict[str, str | None] = {}

    async def life(here: Any) -> None:
        await users.arrive(here)
        if not users.tables:
            for game in keys():
                await users.new_table(users.browsers[0], game)
        now = await sound(here, users)
        assert {table: now.get(table) for table in digests} == digests, "a start changes nothing"
        for _ in range(BURSTS):
            await users.burst(users.rng.randrange(1, 9))
            await sound(here, users)
        digests.clear()
        if users.rng.random() < 0.5:
            digests.update(await sound(here, users))
        else:
            await users.burst(8)  # the server ends while bots still think
        await users.leave()
        await nothing_is_left(here)

    with caplog.at_level(logging.WARNING):
        for _ in range(LIVES):
            at_server(life)
    print(f"seed {seed}: {dict(sorted(users.answers.items()))}, {Counter(users.tables.values())}")
    assert [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR] == []
    assert {r.name for r in caplog.records} <= {"boardroom.server"}


async def sound(here: Any, users: RandomUsers) -> dict[str, str]:
    """When all bots and orders have done what they have to: nothing is stuck or lost. The tables' digests."""
    tasks = here.services.driver.tasks
    while tasks:
        await asyncio.wait(list(tasks.values()))
        await asyncio.sleep(0)
    assert users.mistakes == []
    for stream in users.streams:
        assert not stream.done() or stream.cancelled() or stream.exception() is None
    known = [table for table in users.tables if await here.services.store.table(table) is not None]
    return {table: await sound_table(here.services, table) for table in known}


async def sound_table(services: Any, table: str) -> str:
    """What is in memory is what is on the disk, and somebody is asked who can decide."""
    stored, rows = await services.store.table(table), await services.store.journals.rows(table)
    assert [row.seq for row in rows] == list(range(stored.table.seq + 1))
    if stored.table.status == OPEN:
        assert any(seat.kind == "open" for seat in stored.seating.seats), "a full table is dealt"
        return ""
    current = await services.tables.get(table)
    digest = str(current.state.digest())
    assert (current.seq, digest) == (stored.table.seq, rows[-1].digest)
    assert (current.seating, current.orders) == (stored.seating, stored.orders)
    assert (stored.table.status == OVER) == current.state.over
    assert current.state.over or waits(current.state), "somebody is asked"
    assert seats_to_drive(current) == [], "bots and orders have nothing left to do"
    return digest


async def nothing_is_left(here: Any) -> None:
    """Nobody listens or looks any more; what is kept has its bounds."""
    services = here.services
    await services.hub.wait_for_queries()
    await asyncio.sleep(0)
    assert (services.hub.subscribers, services.hub.queries) == ({}, set())
    assert len(services.tables.cached) <= MAX_CACHED
    gc.collect()
    assert len(services.tables.locks) <= len(services.driver.tasks)
