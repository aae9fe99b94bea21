"""Runs bots in separate processes. A bot gets a view and its offers, never the state.

The server keeps responding while bots think, and their processes hold nothing that their seat may not see.
"""

from __future__ import annotations

import asyncio
import logging
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from boardroom.bots.processes import begin_pool, block_interrupts, end_pool
from boardroom.bots.registry import load_bot
from boardroom.bots.rng import rng_at
from boardroom.core.actions import Action
from boardroom.core.offers import Offer
from boardroom.core.state import State
from boardroom.games.registry import load
from boardroom.server.autoplay.fair_queue import FairQueue, Share

log = logging.getLogger("boardroom.server")
BOT_TIMEOUT_S = 60.0
"""How long a bot may take to decide."""
MAX_TRIES = 2
"""A process may have been killed before the request; then a new process gets it."""


class BotFailed(Exception):
    """A bot raised an error, hung or died instead of deciding."""


class BotPool:
    """A pool of processes for bots."""

    def __init__(self, size: int = 2) -> None:
        self.workers = [BotWorker() for _ in range(size)]
        # Requests queue here rather than at a process, where their timeout would run while others think.
        self.queue = FairQueue(size)
        # Last in, first out: no second process is started while one is enough.
        self.free = list(self.workers)
        self.used: dict[str, float] = {}
        """For each table the seconds its bot has just thought, until they are charged."""

    async def choose(
        self,
        bot: str,
        game: str,
        seen: tuple[State, list[Offer]],
        luck: tuple[str, int],
        share: Share = Share(""),
    ) -> Action:
        """A bot's choice given what its seat sees; BotFailed if it makes none."""
        async with self.queue.turn(share):
            worker, began = self.free.pop(), time.monotonic()
            try:
                return await worker.choose(bot, game, seen, luck)
            finally:
                self.free.append(worker)
                self.used[share.table] = time.monotonic() - began

    def close(self) -> None:
        for worker in self.workers:
            worker.end()


class BotWorker:
    """One process, started when first needed. If it dies or hangs, no other bot loses its decision.

    A single executor with several processes does not always notice that one of them died.
    """

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None

    async def choose(
        self, bot: str, game: str, seen: tuple[State, list[Offer]], luck: tuple[str, int]
    ) -> Action:
        for _ in range(MAX_TRIES):
            try:
                return await _ask(self._start(), bot, game, seen, luck)
            except (TimeoutError, BrokenProcessPool) as error:
                why = type(error).__name__
                log.error("bot %s of %s gave up: %s; its process is replaced", bot, game, why)
                self.end()
                if isinstance(error, TimeoutError):
                    break
            except Exception as error:
                log.error("bot %s of %s failed: %r", bot, game, error, exc_info=error)
                break
        raise BotFailed

    def _start(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = begin_pool(1)
        return self.pool

    def end(self) -> None:
        if self.pool is not None:
            end_pool(self.pool)
            self.pool = None


async def _ask(
    pool: ProcessPoolExecutor, bot: str, game: str, seen: tuple[State, list[Offer]], luck: tuple[str, int]
) -> Action:
    """Ask the process for one decision."""
    with block_interrupts():
        thought = asyncio.get_running_loop().run_in_executor(pool, think, bot, game, *seen, luck)
    async with asyncio.timeout(BOT_TIMEOUT_S):
        return await thought


def think(bot: str, game: str, view: State, offers: list[Offer], luck: tuple[str, int]) -> Action:
    """Decide, in the bot's process; its random numbers come from its seed and the row."""
    seed, seq = luck
    return load_bot(bot, load(game)).choose(view, offers, rng_at(seed, seq))
