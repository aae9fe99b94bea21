"""The bots' time is shared fairly between tables, and people wait less."""

from __future__ import annotations

import asyncio

import pytest
from tests.server import waiting

from boardroom.server.autoplay import fair_queue
from boardroom.server.autoplay.fair_queue import FairQueue, Share


class Clock:
    """A clock that thinking bots move on."""

    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(fair_queue, "time", clock)
    return clock


async def served(clock: Clock, tables: list[tuple[Share, float]], turns: int) -> list[str]:
    """The order in which tables that always want to think, each for so long, get their turns."""
    queue = FairQueue(1)
    order: list[str] = []

    async def think(share: Share, seconds: float) -> None:
        while len(order) < turns:
            async with queue.turn(share):
                if len(order) < turns:
                    order.append(share.table)
                clock.now += seconds
                await asyncio.sleep(0)

    await asyncio.gather(*(think(share, seconds) for share, seconds in tables))
    return order


def test_a_table_with_slow_bots_gets_no_more_time_than_one_with_quick_ones(clock):
    tables = [
        (Share(f"{kind} {n}"), seconds)
        for kind, seconds in (("slow", 10.0), ("quick", 1.0))
        for n in range(3)
    ]
    order = waiting.run(served(clock, tables, 330))
    quick = sum(table.startswith("quick") for table in order)
    assert 270 <= quick <= 315, "about ten times as many turns for a tenth of the time"


def test_a_table_where_people_wait_is_served_first_but_not_alone(clock):
    tables = [(Share(f"bots {n}"), 1.0) for n in range(8)]
    order = waiting.run(served(clock, [*tables, (Share("people", 8.0), 1.0)], 100))
    assert 40 <= order.count("people") <= 55, "about half of the time, as its weight says"


def test_what_a_table_used_long_ago_is_forgotten(clock):
    async def story() -> None:
        queue = FairQueue(1)
        for _ in range(3):
            async with queue.turn(Share("busy")):
                clock.now += 1.0
        clock.now += 1000.0
        order: list[str] = []

        async def think(table: str) -> None:
            for _ in range(3):
                async with queue.turn(Share(table)):
                    order.append(table)
                    clock.now += 1.0

        await asyncio.gather(think("new"), think("busy"))
        assert order[:4].count("busy") >= 1

    waiting.run(story())


def test_who_gives_up_waiting_leaves_the_place_to_others():
    async def story() -> None:
        queue, stay = FairQueue(1), asyncio.Event()

        async def think(table: str) -> None:
            async with queue.turn(Share(table)):
                await stay.wait()

        first, second, third = (asyncio.ensure_future(think(table)) for table in "abc")
        await asyncio.sleep(0)
        second.cancel()
        stay.set()
        await asyncio.gather(first, third)
        assert second.cancelled()
        assert queue.free == 1

    waiting.run(story())
