"""Processes that wait for work: they leave Ctrl-C to the program that began them, and end with it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import resource_tracker


def begin_pool(workers: int) -> ProcessPoolExecutor:
    """A pool whose processes are spawned: threads and database connections must not be copied."""
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(workers, context, initializer=_end_with_parent)


def end_pool(pool: ProcessPoolExecutor) -> None:
    """End a pool at once, with whatever its processes are doing."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()  # nothing is lost, and a kill ends even a stopped process


@contextmanager
def block_interrupts() -> Iterator[None]:
    """Start processes that ignore Ctrl-C, which a terminal sends to all: the program ends them itself."""
    resource_tracker.ensure_running()  # otherwise it starts with the first process and unblocks signals again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _end_with_parent() -> None:
    """End this process when its parent is killed, rather than wait for work for ever."""
    threading.Thread(target=_watch_parent, daemon=True).start()


def _watch_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
