"""Bots in processes of their own: they get a view and the offers of it, never the state.

The server goes on answering while they think, and nothing that a seat may not see exists in their process.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import resource_tracker

from boardroom.bots.registry import load_bot
from boardroom.bots.rng import rng_at
from boardroom.core.actions import Action
from boardroom.core.offers import Offer
from boardroom.core.state import State
from boardroom.games.registry import load

log = logging.getLogger("boardroom.server")
BOT_TIMEOUT_S = 60.0
"""A bot that has not decided after so many seconds has failed."""
MAX_TRIES = 2
"""A process may have been killed before it was asked: then another one is."""


class BotFailed(Exception):
    """A bot raised an error, hung or died instead of deciding."""


class BotPool:
    """The processes in which bots think."""

    def __init__(self, size: int = 2) -> None:
        self.workers = [BotWorker() for _ in range(size)]
        # Bots queue here and not at a process: there their time would run out while others think. The one
        # that thought last is asked first: where one suffices, no other is started.
        self.free: asyncio.LifoQueue[BotWorker] = asyncio.LifoQueue()
        for worker in self.workers:
            self.free.put_nowait(worker)

    async def choose(
        self, bot: str, game: str, seen: tuple[State, list[Offer]], luck: tuple[str, int]
    ) -> Action:
        """What a bot does with what its seat sees; BotFailed if it does not decide."""
        worker = await self.free.get()
        try:
            return await worker.choose(bot, game, seen, luck)
        finally:
            self.free.put_nowait(worker)

    def close(self) -> None:
        for worker in self.workers:
            worker.end()


class BotWorker:
    """One process, begun with its first thought: when it dies or hangs, no other bot loses its thought.

    A pool of several would begin the second one without watching it: its death was not noticed.
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
                log.error("bot %s of %s failed: %r", bot, game, error)
                break
        raise BotFailed

    def _start(self) -> ProcessPoolExecutor:
        if self.pool is None:
            # Not forked: the server's threads and database connections must not be copied.
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(1, context, initializer=_end_with_parent)
        return self.pool

    def end(self) -> None:
        if self.pool is not None:
            processes = list((self.pool._processes or {}).values())
            self.pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()  # nothing is lost with it, and even a process that was stopped hears it
            self.pool = None


async def _ask(
    pool: ProcessPoolExecutor, bot: str, game: str, seen: tuple[State, list[Offer]], luck: tuple[str, int]
) -> Action:
    """One decision of a process of the pool."""
    with _block_interrupts():
        thought = asyncio.get_running_loop().run_in_executor(pool, think, bot, game, *seen, luck)
    async with asyncio.timeout(BOT_TIMEOUT_S):
        return await thought


@contextmanager
def _block_interrupts() -> Iterator[None]:
    """A process begun here never hears Ctrl-C, which reaches all at a terminal: the server ends its bots."""
    resource_tracker.ensure_running()  # it begins with the first process, and lets signals through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def think(bot: str, game: str, view: State, offers: list[Offer], luck: tuple[str, int]) -> Action:
    """In the bot's process: one decision, its random numbers from its own seed and the row."""
    seed, seq = luck
    return load_bot(bot, load(game)).choose(view, offers, rng_at(seed, seq))


def _end_with_parent() -> None:
    """A killed server must not leave bots behind that wait for work for ever."""
    threading.Thread(target=_watch_parent, daemon=True).start()


def _watch_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
