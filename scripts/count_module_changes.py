"""Count the module changes of one POST /act, in-process: python scripts/count_module_changes.py

A change is a call into one of our modules from another module; resuming a coroutine is not a call. The move
is a bid in Power Grid at a table of two people, after two moves have filled the caches. Set PYTHONPATH to
measure another checkout.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections import Counter
from pathlib import Path
from types import FrameType
from typing import Any

import httpx

from boardroom.server.app import make

PACKAGE = "boardroom"
WARM_MOVES = ({"do": "open-auction", "plant": 3, "bid": 3}, {"do": "bid", "amount": 4})
MOVE = {"do": "bid", "amount": 5}
FIRST_BYTES = 6
"""The size of the instructions that begin every coroutine."""


class ChangeCounter:
    """A profiler that counts calls into one of our modules from another module."""

    def __init__(self) -> None:
        self.callers: dict[str, Counter[str]] = {}

    def __call__(self, frame: FrameType, event: str, arg: Any) -> None:
        if event != "call" or is_resumed(frame):
            return
        module = module_of(frame)
        caller = module_of(frame.f_back) if frame.f_back else ""
        if module.startswith(PACKAGE) and caller != module:
            self.callers.setdefault(module, Counter())[caller] += 1


def module_of(frame: FrameType) -> str:
    return str(frame.f_globals.get("__name__", ""))


def is_resumed(frame: FrameType) -> bool:
    """Whether a coroutine or generator is resumed: it is past its first instructions."""
    first = next((at for at, _, line in frame.f_code.co_lines() if line is not None), 0)
    return frame.f_lasti > first + FIRST_BYTES


async def count(url: str) -> ChangeCounter:
    """Make one move on a new server and count its changes."""
    app, counter = make(url), ChangeCounter()
    async with app.router.lifespan_context(app):
        transport = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as browser:
            plan = {"game": "power_grid", "seats": [{"kind": "me"}, {"kind": "me"}]}
            table = (await browser.post("/api/tables", json=plan)).json()["id"]
            for warm in WARM_MOVES:
                await browser.post(**await prepare(browser, table, warm))
            move = await prepare(browser, table, MOVE)
            sys.setprofile(counter)
            answer = await browser.post(**move)
            sys.setprofile(None)
            assert answer.status_code == 200, answer.text
    return counter


async def prepare(browser: httpx.AsyncClient, table: str, move: dict[str, Any]) -> dict[str, Any]:
    """The request that makes a move for the seat to act, after fetching its view."""
    seat = (await browser.get(f"/api/tables/{table}")).json()["waits"][0]
    seen = (await browser.get(f"/api/tables/{table}/view?seat={seat}")).json()
    body = {"action": {**move, "seat": seat}, "expect": seen["expect"], "key": str(seen["expect"])}
    return {"url": f"/api/tables/{table}/act", "json": body}


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(count(f"sqlite+aiosqlite:///{Path(folder) / 'tables.sqlite'}")).callers
    for module, callers in sorted(found.items(), key=lambda item: -item[1].total()):
        print(f"{callers.total():4} {module}  from {', '.join(f'{a} {n}' for a, n in callers.most_common())}")
    print(f"{sum(c.total() for c in found.values())} module changes over {len(found)} modules")


if __name__ == "__main__":
    main()
