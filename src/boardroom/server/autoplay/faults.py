"""Replaces bots that fail: a legal move and a note in the chat, then, after several faults, another bot."""

from __future__ import annotations

from collections import Counter, OrderedDict

from boardroom.bots.registry import load_bot
from boardroom.bots.rng import rng_at
from boardroom.core.actions import Action
from boardroom.server.lobby.cache import MAX_CACHED
from boardroom.server.lobby.chat import Chat
from boardroom.table.seating import BOT
from boardroom.table.table import Table
from boardroom.web.panels.chat import BOT_FAULT, BOT_REPLACED, BOTS_STOPPED, Note

MAX_FAULTS = 3
"""After this many faults in one game, the fallback bot replaces a bot."""
FALLBACK_BOT = "random"


class BotFaults:
    """The faults of the bots at each table, kept as notes in its chat."""

    def __init__(self, chat: Chat) -> None:
        self.chat = chat
        self.counts: OrderedDict[str, Counter[tuple[int, str]]] = OrderedDict()

    def forget(self, table: str) -> None:
        """Count the faults of a table anew: another worker may have added some."""
        self.counts.pop(table, None)

    async def is_replaced(self, table: Table, seat: int) -> bool:
        """Whether the fallback bot has replaced the bot of a seat."""
        return (await self._count(table))[seat, table.seating.seats[seat].bot] >= MAX_FAULTS

    async def is_stopped(self, table: Table) -> bool:
        """Whether a table of bots alone has stopped: nobody is there to play against the fallback bot."""
        if table.seating.persons:
            return False
        counts = await self._count(table)
        return any(counts[seat.seat, seat.bot] >= MAX_FAULTS for seat in table.seating.seats)

    async def add(self, table: Table, seat: int) -> None:
        """Post a fault of a bot in the chat, and at the last one allowed that the bot is replaced."""
        bot = table.seating.seats[seat].bot
        counts = await self._count(table)
        counts[seat, bot] += 1
        await self.chat.add_note(table.id, seat, Note(BOT_FAULT, bot))
        if counts[seat, bot] == MAX_FAULTS:
            ending = BOT_REPLACED if table.seating.persons else BOTS_STOPPED
            await self.chat.add_note(table.id, seat, Note(ending, bot))

    async def say_stopped(self, table: Table) -> None:
        """Say in the chat that a bug has stopped the bots, unless the last message says so already."""
        seat = next((one for one in table.seating.seats if one.kind == BOT), table.seating.seats[0])
        note = Note(BOTS_STOPPED, seat.bot)
        said = await self.chat.lines(table.id)
        if not said or said[-1].text != note.text:
            await self.chat.add_note(table.id, seat.seat, note)

    async def _count(self, table: Table) -> Counter[tuple[int, str]]:
        if table.id not in self.counts:
            notes = await self.chat.notes_by_table(table.id)
            faults = [(seat, note.bot) for seat, note in notes if note.key == BOT_FAULT]
            self.counts.setdefault(table.id, Counter(faults))
            while len(self.counts) > MAX_CACHED:
                self.counts.popitem(last=False)
        return self.counts[table.id]


def suggest_move(table: Table, seat: int) -> Action:
    """The move made in place of a bot that failed."""
    return table.offers(seat)[0].suggest()


def fallback_move(table: Table, seat: int, luck: tuple[str, int]) -> Action:
    """The move of the fallback bot, which replaces a bot that failed too often."""
    bot = load_bot(FALLBACK_BOT, table.game)
    return bot.choose(table.position.view(seat), table.offers(seat), rng_at(*luck))
