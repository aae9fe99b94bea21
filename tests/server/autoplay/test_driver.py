"""The driver: bots never move for people, and a disk error stops no table for good."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest
from sqlalchemy.exc import IntegrityError, OperationalError

from boardroom.core.engine import waits
from boardroom.server.autoplay import bot_pool, driver
from boardroom.server.autoplay.bot_pool import BotPool
from boardroom.table.standing_orders import seats_to_drive


class Slow:
    """Bots that decide when they are told to."""

    def __init__(self) -> None:
        self.go, self.asked = asyncio.Event(), asyncio.Event()

    async def choose(self, bot: str, game: str, seen: Any, luck: Any, *_: Any) -> Any:
        self.asked.set()
        await self.go.wait()
        view, offers = seen
        return bot_pool.think(bot, game, view, offers, luck)


def test_a_bot_does_not_move_for_who_took_its_seat_while_it_thought(at_server):
    async def story(here):
        ann, slow = here.browser(), Slow()
        table = await here.table(ann, "me", "me")
        here.services.driver.pool.choose = slow.choose
        seats = [{"kind": "bot", "bot": "random"}] * 2
        fork = (await ann.post(f"/api/tables/{table}/fork", json={"seats": seats})).json()["id"]
        await slow.asked.wait()
        reseated = await ann.post(f"/api/tables/{fork}/seats", json={"seats": [{"kind": "me"}] * 2})
        assert reseated.status_code == 204
        slow.go.set()
        await here.quiet(fork)
        assert (await here.services.tables.get(fork)).seq == 0

    at_server(story)


@pytest.mark.parametrize("trouble", [OperationalError, IntegrityError])
def test_bots_go_on_when_the_disk_is_there_again(at_server, monkeypatch, trouble):
    monkeypatch.setattr(driver, "RETRY_AFTER_S", 0.0)

    async def story(here):
        append = here.services.store.journals.commits.append
        failed: list[Any] = []

        async def once(*row: Any) -> None:
            if not failed:
                failed.append(row)
                raise trouble("insert", {}, Exception("the disk is full"))
            await append(*row)

        ann, slow = here.browser(), Slow()
        slow.go.set()
        here.services.driver.pool.choose = slow.choose
        here.services.store.journals.commits.append = once
        while not failed:  # until a bot begins
            table = await here.table(ann, "bot:random", "bot:random", "me")
            await here.quiet(table)
        while seats_to_drive(current := await here.services.tables.get(table)):
            await asyncio.sleep(0.01)
        assert current.seq > 0

    at_server(story)


def test_a_table_that_cannot_be_written_rests_however_often_it_is_looked_at(at_server, caplog):
    async def story(here):
        async def full(*row: Any) -> None:
            raise OperationalError("insert", {}, Exception("the disk is full"))

        ann, slow = here.browser(), Slow()
        slow.go.set()
        here.services.driver.pool.choose = slow.choose
        here.services.store.journals.commits.append = full
        table = await here.table(ann, "bot:random", "bot:random")
        for _ in range(5):
            await here.quiet(table)
            assert (await ann.get(f"/t/{table}")).status_code == 200

    at_server(story)
    assert [r.levelname for r in caplog.records if "the disk is full" in r.getMessage()] == ["ERROR"]


def test_after_a_start_no_table_waits_for_the_end_of_anothers_game(at_server, monkeypatch):
    monkeypatch.setattr(driver, "START_INTERVAL_S", 0.0)
    slow, kept = Slow(), []
    monkeypatch.setattr(BotPool, "choose", lambda self, *asked: slow.choose(*asked))

    async def before(here):
        ann = here.browser()
        for _ in range(2):
            kept.append(await here.table(ann, "bot:random", "bot:random"))

    async def after(here):
        asked = set()

        async def choose(bot: str, game: str, seen: Any, luck: Any, *_: Any) -> Any:
            asked.add(luck[0])
            await asyncio.Event().wait()

        here.services.driver.pool.choose = choose
        async with asyncio.timeout(60):
            while len(asked) < 2:
                await asyncio.sleep(0.01)

    at_server(before)
    at_server(after)


def test_a_move_taken_back_while_a_bot_thinks_is_not_answered(at_server):
    async def story(here):
        ann, slow = here.browser(), Slow()
        here.services.driver.pool.choose = slow.choose
        seats = ("me", "bot:random", "bot:random")
        while seats_to_drive(
            current := await here.services.tables.get(table := await here.table(ann, *seats))
        ):
            pass  # until Ann begins
        slow.asked.clear()
        await here.moves(ann, table, 1, Random(1))
        await slow.asked.wait()
        current = await here.services.tables.get(table)
        back = await ann.post(f"/api/tables/{table}/take-back", json={"expect": current.seq})
        assert back.json()["seq"] == 2, back.text
        slow.go.set()
        await here.quiet(table)
        current = await here.services.tables.get(table)
        assert (current.seq, waits(current.state)) == (2, (0,))

    at_server(story)
