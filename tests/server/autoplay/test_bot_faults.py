"""Bots that fail: the table continues with a note in its chat; after three faults another bot takes over."""

from __future__ import annotations

import asyncio
import logging
from random import Random
from typing import Any
from unittest.mock import patch

import pytest
from tests.server import waiting

from boardroom.bots.greedy import GreedyBot
from boardroom.core.engine import waits
from boardroom.server.autoplay import bot_pool, driver
from boardroom.server.autoplay.bot_pool import BotFailed
from boardroom.server.autoplay.faults import MAX_FAULTS
from boardroom.table.standing_orders import seats_to_drive

FAULT = "This bot failed; a legal move was chosen for it."
REPLACED = "This bot failed three times: a bot that moves at random has taken over its seat."
STOPPED = "The bots of this table have stopped because of an error."


class Failing:
    """A bot whose `choose` raises an error each time."""

    def __init__(self) -> None:
        self.asked = 0

    async def choose(self, *_: Any) -> Any:
        self.asked += 1
        raise BotFailed


def think_with_a_bug(*asked: Any) -> Any:
    """Think in the bot's process with a bot whose `choose` raises an error."""
    with patch.object(GreedyBot, "choose", side_effect=ZeroDivisionError("a slip of ours")):
        return bot_pool.think(*asked)


def tracebacks(caplog: pytest.LogCaptureFixture) -> list[str]:
    """The errors in the log, each with where it was raised."""
    return [str(r.exc_info[1]) for r in caplog.records if r.exc_info and r.exc_info[1]]


async def notes(here: Any, browser: Any, table: str) -> list[tuple[int, str]]:
    """What stands in the chat of a table."""
    said = (await browser.get(f"/api/tables/{table}/talk")).json()
    return [(line["seat"], line["text"]) for line in said]


def test_a_table_whose_bot_fails_goes_on_by_a_legal_move_and_says_so(at_server):
    async def story(here):
        ann, failing = here.browser(), Failing()
        here.services.driver.pool.choose = failing.choose
        while not failing.asked:  # until a bot begins
            table = await here.table(ann, "me", "bot:greedy")
            await here.quiet(table)
        current = await here.services.tables.get(table)
        assert (current.seq > 0, seats_to_drive(current)) == (True, [])
        assert set(await notes(here, ann, table)) == {(1, FAULT)}
        html = (await ann.get(f"/t/{table}/panel/talk?lang=fa")).text
        assert ("این ربات خطا کرد" in html, "\x1e" in html) == (True, False)

    at_server(story)


def test_after_three_faults_another_bot_keeps_the_seat_also_after_a_start(at_server):
    kept: dict[str, str] = {}

    async def play(here: Any, browser: Any, moves: int) -> Failing:
        failing = Failing()
        here.services.driver.pool.choose = failing.choose
        for seed in range(moves):
            await here.quiet(kept["table"])
            current = await here.services.tables.get(kept["table"])
            assert 0 in waits(current.state), "the bots have moved"
            await here.moves(browser, kept["table"], 1, Random(seed))
        await here.quiet(kept["table"])
        return failing

    async def before(here):
        ann = here.browser()
        kept["table"] = await here.table(ann, "me", "bot:greedy")
        kept["cookie"] = ann.cookies["boardroom"]
        await play(here, ann, 20)
        said = await notes(here, ann, kept["table"])
        assert said == [(1, FAULT)] * MAX_FAULTS + [(1, REPLACED)]

    async def after(here):
        ann = here.browser()
        ann.cookies.set("boardroom", kept["cookie"])
        seq = (await here.services.tables.get(kept["table"])).seq
        assert (await play(here, ann, 5)).asked == 0
        assert (await here.services.tables.get(kept["table"])).seq > seq + 5
        assert len(await notes(here, ann, kept["table"])) == MAX_FAULTS + 1

    at_server(before)
    at_server(after)


def test_a_table_of_bots_alone_stops_and_says_so(at_server):
    kept: dict[str, Any] = {}

    async def before(here):
        ann, failing = here.browser(), Failing()
        here.services.driver.pool.choose = failing.choose
        table = kept["table"] = await here.table(ann, "bot:greedy", "bot:greedy")
        await here.quiet(table)
        said = await notes(here, ann, table)
        assert said[-1][1] == STOPPED
        assert [text for _, text in said].count(STOPPED) == 1
        kept["seq"] = (await here.services.tables.get(table)).seq
        assert MAX_FAULTS <= kept["seq"] < 2 * MAX_FAULTS

    async def after(here):
        browser = here.browser()
        assert (await browser.get(f"/t/{kept['table']}")).status_code == 200
        await here.quiet(kept["table"])
        current = await here.services.tables.get(kept["table"])
        assert (current.seq, seats_to_drive(current) != []) == (kept["seq"], True)
        assert [text for _, text in await notes(here, browser, kept["table"])].count(STOPPED) == 1

    at_server(before)
    at_server(after)


def test_an_error_in_the_bots_own_process_costs_its_table_nothing(at_server, monkeypatch, caplog):
    async def story(here):
        ann = here.browser()
        table = await here.table(ann, "me", "bot:greedy")
        monkeypatch.setattr(bot_pool, "think", think_with_a_bug)
        said: list[tuple[int, str]] = []
        for seed in range(20):
            await here.quiet(table)
            if (1, REPLACED) in (said := await notes(here, ann, table)):
                break
            await here.moves(ann, table, 1, Random(seed))
        assert said == [(1, FAULT)] * MAX_FAULTS + [(1, REPLACED)]
        current = await here.services.tables.get(table)
        assert (0 in waits(current.state), seats_to_drive(current)) == (True, [])

    with caplog.at_level(logging.ERROR, logger="boardroom.server"):
        at_server(story)
    assert tracebacks(caplog) == ["a slip of ours"] * MAX_FAULTS
    assert "bot greedy of power_grid failed: ZeroDivisionError" in caplog.text


def test_errors_in_the_process_of_bots_alone_stop_their_table(at_server, monkeypatch, caplog):
    async def story(here):
        ann = here.browser()
        monkeypatch.setattr(bot_pool, "think", think_with_a_bug)
        table = await here.table(ann, "bot:greedy", "bot:greedy")
        await here.quiet(table)
        assert (await notes(here, ann, table))[-1][1] == STOPPED
        current = await here.services.tables.get(table)
        assert (current.state.over, seats_to_drive(current) != []) == (False, True)
        assert STOPPED in (await ann.get(f"/t/{table}/panel/talk")).text

    at_server(story)
    assert {*tracebacks(caplog)} == {"a slip of ours"}


def test_an_error_of_ours_stops_the_bots_of_a_table_visibly(at_server, monkeypatch, caplog):
    def broken(*_: Any) -> Any:
        raise ZeroDivisionError("a mistake in a game")

    async def story(here):
        ann = here.browser()
        monkeypatch.setattr(driver, "_try", broken)
        table = await here.table(ann, "bot:random", "bot:random")
        async with asyncio.timeout(waiting.TIMEOUT_S):
            while not await notes(here, ann, table):
                await asyncio.sleep(0.01)
        await here.quiet(table)
        assert [text for _, text in await notes(here, ann, table)] == [STOPPED]
        assert (await here.services.tables.get(table)).seq == 0

    at_server(story)
    assert {"ZeroDivisionError" in str(r.exc_info) for r in caplog.records if r.exc_info} == {True}


def test_nobody_can_write_a_note_of_the_table(at_server):
    async def story(here):
        ann = here.browser()
        table = await here.table(ann, "me", "me")
        answer = await ann.post(f"/api/tables/{table}/talk", json={"text": "\x1ebot-fault greedy"})
        assert answer.status_code == 201
        assert (await notes(here, ann, table))[0][1] == "bot-fault greedy"

    at_server(story)
