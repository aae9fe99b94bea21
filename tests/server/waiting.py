"""Timeouts of tests: long enough that only a test that hangs fails, and then with a clear message."""

from __future__ import annotations

import asyncio
import subprocess
import time
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

T = TypeVar("T")
TIMEOUT_S = 600
"""Seconds after which a test that waits for something has waited in vain."""


def run(story: Coroutine[Any, Any, T], seconds: float = TIMEOUT_S) -> T:
    """Run a coroutine to its end, but not for ever."""

    async def within() -> T:
        async with asyncio.timeout(seconds):
            return await story

    return asyncio.run(within())


async def until(true: Callable[[], Any]) -> None:
    """Let the others go on until something is so."""
    while not true():
        await asyncio.sleep(0.001)


def waited(true: Callable[[], bool]) -> bool:
    """Whether something came to be so, in a test without a loop of its own."""
    end = time.monotonic() + TIMEOUT_S
    while not (found := true()) and time.monotonic() < end:
        time.sleep(0.02)
    return found


def complaints(process: subprocess.Popen[str]) -> str:
    """What a process, and all it has begun, left on its screen when they have ended."""
    return process.communicate(timeout=TIMEOUT_S)[1]
