"""Bots in separate processes: they get views and offers of every game; one that fails stops no table."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server import waiting

from boardroom.core.engine import offers
from boardroom.core.views import view
from boardroom.games.registry import keys, load
from boardroom.server.autoplay import bot_pool
from boardroom.server.autoplay.bot_pool import BotFailed, BotPool


@pytest.mark.parametrize("game", keys())
def test_bots_of_every_game_play_by_themselves(at_server, caplog, game):
    async def story(here):
        ann = here.browser()
        seats = ["bot:random"] * max(2, load(game).seats[0])
        table = await here.table(ann, *seats, game=game)
        while (current := await here.services.tables.get(table)).seq < 60 and not current.state.over:
            await asyncio.sleep(0.01)
        assert all(row.action is not None for row in current.journal.rows[1:])
        assert (await ann.delete(f"/api/tables/{table}")).status_code == 204

    with caplog.at_level(logging.ERROR, logger="boardroom.server"):
        at_server(story)
    assert [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR] == []


def position() -> tuple[Any, list[Any]]:
    game = load("power_grid")
    s = game.begin(game.options(), 3, "bots")
    seat = s.steps[-1].waits(s)[0]
    seen = view(s, seat)
    return seen, offers(seen, seat)


def test_a_bot_decides_the_same_again_from_its_own_seed():
    async def story() -> None:
        here, seen = BotPool(1), position()
        chosen = [await here.choose("random", "power_grid", seen, (seed, 7)) for seed in "aab"]
        here.close()
        assert chosen[0] == chosen[1]
        assert all(any(a in offer for offer in seen[1]) for a in chosen)
        # Seeds differ, so over some rows the choices do.
        assert len({bot_pool.think("random", "power_grid", *seen, (seed, 7)) for seed in "abcdefgh"}) > 1

    waiting.run(story())


def test_a_bot_that_fails_hangs_or_dies_is_said_to_have_failed(monkeypatch, caplog):
    async def story() -> None:
        here, seen = BotPool(1), position()
        for bad, seconds in ((fails, 60.0), (dies, 60.0), (hangs, 0.5)):
            monkeypatch.setattr(bot_pool, "think", bad)
            monkeypatch.setattr(bot_pool, "BOT_TIMEOUT_S", seconds)
            with pytest.raises(BotFailed):
                await here.choose("random", "power_grid", seen, ("a", 1))
        monkeypatch.undo()
        assert await here.choose("random", "power_grid", seen, ("a", 1)) in [
            a for offer in seen[1] for a in offer.list_actions(10_000)
        ]
        here.close()

    waiting.run(story())
    told = [r.getMessage() for r in caplog.records]
    assert [next(w for w in ("ValueError", "BrokenProcessPool", "TimeoutError") if w in t) for t in told] == [
        "ValueError",
        *["BrokenProcessPool"] * bot_pool.MAX_TRIES,
        "TimeoutError",
    ]


def fails(*_: Any) -> None:
    raise ValueError("a mistake in a bot")


def dies(*_: Any) -> None:
    os._exit(3)


def hangs(*_: Any) -> None:
    time.sleep(60)


def test_a_process_that_was_stopped_is_ended_all_the_same(monkeypatch):
    async def story() -> None:
        here, seen = BotPool(1), position()
        assert await here.choose("random", "power_grid", seen, ("a", 1))  # its process has begun
        (pool,) = [thinker.pool for thinker in here.workers if thinker.pool]
        (process,) = pool._processes.values()
        assert process.pid is not None
        os.kill(process.pid, signal.SIGSTOP)
        try:
            monkeypatch.setattr(bot_pool, "BOT_TIMEOUT_S", 0.1)
            with pytest.raises(BotFailed):
                await here.choose("random", "power_grid", seen, ("a", 1))
            # The pool's own thread may be the one that collects it: its end shows a moment later then.
            assert waiting.waited(lambda: process.exitcode == -signal.SIGKILL)
        finally:
            process.kill()
            here.close()

    waiting.run(story())


def test_a_bot_that_dies_costs_the_others_no_thought(monkeypatch, caplog, tmp_path):
    async def story() -> None:
        here, seen = BotPool(2), position()
        real = bot_pool.think("random", "power_grid", *seen, ("a", 7))
        monkeypatch.setattr(bot_pool, "think", with_another)
        told = [("random", str(tmp_path / name), seen, ("a", 7)) for name in ("dies", "lives")]
        assert await asyncio.gather(*(here.choose(*one) for one in told)) == [real, real]
        here.close()

    waiting.run(story())
    assert ["dies gave up: BrokenProcessPool" in r.getMessage() for r in caplog.records] == [True]


def with_another(bot: str, file: str, *asked: Any) -> Any:
    """One dies at its first try while another thinks; that one thinks on until the first has decided."""
    mine, tried = Path(file), Path(file).exists()
    mine.touch()
    if mine.name == "lives":
        _wait_for(mine.with_name("decided"))
    elif tried:
        mine.with_name("decided").touch()
    else:
        _wait_for(mine.with_name("lives"))
        os._exit(3)
    return bot_pool.think(bot, "power_grid", *asked)


def _wait_for(file: Path) -> None:
    while not file.exists():
        time.sleep(0.01)


def test_bots_that_wait_for_one_that_hangs_think_after_it(monkeypatch):
    async def story() -> None:
        here, seen = BotPool(1), position()
        monkeypatch.setattr(bot_pool, "think", hangs)
        monkeypatch.setattr(bot_pool, "BOT_TIMEOUT_S", 0.5)
        asked = [asyncio.ensure_future(here.choose("random", "power_grid", seen, ("a", 7))) for _ in range(3)]
        await asyncio.sleep(0)  # the first has begun; the others wait for it
        monkeypatch.undo()
        real = bot_pool.think("random", "power_grid", *seen, ("a", 7))
        failed, *others = await asyncio.gather(*asked, return_exceptions=True)
        assert (type(failed), others) == (BotFailed, [real, real])
        here.close()

    waiting.run(story())


def test_a_bots_illegal_move_is_written_down_and_replaced(at_server, caplog):
    async def story(here):
        async def wrong(*_: Any) -> Any:
            return load("power_grid").language.parse("0: build essen")

        here.services.driver.pool.choose = wrong
        ann = here.browser()
        table = await here.table(ann, "bot:random", "me")
        await here.moves(ann, table, 1, Random(1))
        while not any(
            r.action and r.action.seat == 0 for r in (await here.services.tables.get(table)).journal.rows
        ):
            await asyncio.sleep(0.01)

    at_server(story)
    assert any("a bot tried 0: build essen" in r.getMessage() for r in caplog.records)
