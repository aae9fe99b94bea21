"""The moves of bots: asked of the processes in which they think, and shown to the table while it lasts."""

from __future__ import annotations

import asyncio

from boardroom.core.actions import Action
from boardroom.server.autoplay.bot_pool import BotFailed, BotPool
from boardroom.server.autoplay.faults import BotFaults, fallback_move
from boardroom.server.live.stream import Hub
from boardroom.table.table import Table

SHOW_THINKING_AFTER_S = 0.15
"""A bot that thinks longer is shown to be thinking."""


class Dropped(Exception):
    """A thought that nobody waits for any more: the server ends."""


class MoveChooser:
    """Asks the bot of a seat, or the one that has taken its place."""

    def __init__(self, pool: BotPool, faults: BotFaults, hub: Hub, ending: asyncio.Event) -> None:
        self.pool, self.faults, self.hub, self.ending = pool, faults, hub, ending

    async def choose(self, table: Table, seat: int) -> tuple[Action | None, bool]:
        """What the bot of a seat does, and whether it failed."""
        if await self.faults.is_replaced(table, seat):
            return fallback_move(table, seat, self._luck(table, seat)), False
        try:
            return await self._think(table, seat), False
        except BotFailed:
            return None, True

    @staticmethod
    def _luck(table: Table, seat: int) -> tuple[str, int]:
        """The seed of a bot's own random numbers, and the row that led here: the same after a take-back."""
        return table.seating.seats[seat].bot_seed, table.root()

    async def _think(self, table: Table, seat: int) -> Action:
        asked = table.position.view(seat), table.offers(seat)
        bot = table.seating.seats[seat].bot
        task = asyncio.ensure_future(self.pool.choose(bot, table.game.key, asked, self._luck(table, seat)))
        until = [task, asyncio.ensure_future(self.ending.wait())]
        is_shown = False
        try:
            done, _ = await asyncio.wait(
                until, timeout=SHOW_THINKING_AFTER_S, return_when=asyncio.FIRST_COMPLETED
            )
            if not done:
                is_shown = True
                self._show_thinking(table, seat, True)
                await asyncio.wait(until, return_when=asyncio.FIRST_COMPLETED)
            if not task.done():
                raise Dropped
            return task.result()
        finally:
            for one in until:
                one.cancel()
            if is_shown:
                self._show_thinking(table, seat, False)

    def _show_thinking(self, table: Table, seat: int, now: bool) -> None:
        (table.thinking.add if now else table.thinking.discard)(seat)
        self.hub.tell(table.id)
