"""Gets the moves of bots from their processes, and shows at the table which bots are thinking."""

from __future__ import annotations

import asyncio

from boardroom.core.actions import Action
from boardroom.server.autoplay.bot_pool import BotFailed, BotPool
from boardroom.server.autoplay.fair_queue import Share
from boardroom.server.autoplay.faults import BotFaults, fallback_move
from boardroom.server.lobby.service import TableService
from boardroom.table.table import Table

SHOW_THINKING_AFTER_S = 0.15
"""A bot that takes longer is shown as thinking."""
WEIGHT_OF_PEOPLE = 8.0
"""How many times the thinking time of a table of bots alone a table at which people wait may use."""


class ShuttingDown(Exception):
    """The server shuts down, so a bot's decision is no longer awaited."""


class MoveChooser:
    """Asks the bot of a seat, or the fallback bot that has replaced it."""

    def __init__(self, pool: BotPool, faults: BotFaults, tables: TableService, ending: asyncio.Event) -> None:
        self.pool, self.faults, self.tables, self.ending = pool, faults, tables, ending

    async def choose(self, table: Table, seat: int) -> tuple[Action | None, bool]:
        """The move of a seat's bot, and whether the bot failed."""
        if await self.faults.is_replaced(table, seat):
            return fallback_move(table, seat, self._luck(table, seat)), False
        try:
            return await self._think(table, seat), False
        except BotFailed:
            return None, True

    @staticmethod
    def _luck(table: Table, seat: int) -> tuple[str, int]:
        """The seed of the bot, and the row that led here: a take-back to it gives the same random numbers."""
        return table.seating.seats[seat].bot_seed, table.present_row()

    async def _think(self, table: Table, seat: int) -> Action:
        asked = table.position.view(seat), table.offers(seat)
        bot = table.seating.seats[seat].bot
        share = Share(table.id, WEIGHT_OF_PEOPLE if table.seating.persons else 1.0)
        luck = self._luck(table, seat)
        task = asyncio.ensure_future(self.pool.choose(bot, table.game.key, asked, luck, share))
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
                raise ShuttingDown
            return task.result()
        finally:
            for one in until:
                one.cancel()
            if is_shown:
                self._show_thinking(table, seat, False)

    def _show_thinking(self, table: Table, seat: int, now: bool) -> None:
        (table.thinking.add if now else table.thinking.discard)(seat)
        self.tables.show_thinking(table)
