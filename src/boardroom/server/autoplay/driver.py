"""Moves nobody makes by hand: bots and standing orders, one task per table while there is something to do."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from boardroom.core.actions import Action
from boardroom.core.engine import offers, refusal, waits
from boardroom.core.views import view
from boardroom.server.autoplay.bot_pool import BotPool
from boardroom.server.http.problems import Problem
from boardroom.server.lobby.books import Book
from boardroom.server.lobby.service import Tables
from boardroom.server.lobby.standing_orders import ordered
from boardroom.server.storage.database import AWAY, cause
from boardroom.server.storage.schema import OPEN, ORDERS

log = logging.getLogger("boardroom.server")
NOTICEABLE = 0.15
"""Seconds of thought after which a bot is shown to be thinking."""
LAST_MOVE = 10.0
"""Seconds that a move has to reach the disk when the server ends."""
SETTLING = 0.2
"""Seconds that a table has for itself after a start before the next one is looked at, too."""
PAUSE = 10.0
"""Seconds after which a table whose move could not be written tries again."""


class Dropped(Exception):
    """A thought that nobody waits for any more: the server ends."""


class Driver:
    """Keeps the tables going."""

    def __init__(self, tables: Tables, players: BotPool) -> None:
        self.tables, self.players = tables, players
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.again: set[str] = set()
        self.resting: set[str] = set()
        """Tables whose move could not be written: they try again after a pause."""
        self.ending = asyncio.Event()
        tables.moved.append(self.wake)
        tables.opened.append(self.look)

    def wake(self, table: str) -> None:
        """Something changed: see whether a bot or an order is asked."""
        if self.ending.is_set():
            return
        if table in self.tasks:
            self.again.add(table)
            return
        book = self.tables.books.get(table)
        if book is not None and not driven(book):
            return
        task = asyncio.get_running_loop().create_task(self._drive(table))
        self.tasks[table] = task
        task.add_done_callback(lambda _: self._ended(table))

    def look(self, table: str) -> None:
        """A table was read from the disk. Whoever was to wake its bots may have been cut off before."""
        if table not in self.tasks and table not in self.resting:
            self.wake(table)

    def _rest(self, table: str) -> None:
        self.resting.add(table)
        self.again.discard(table)
        asyncio.get_running_loop().call_later(PAUSE, self._rested, table)

    def _rested(self, table: str) -> None:
        self.resting.discard(table)
        self.wake(table)

    def _ended(self, table: str) -> None:
        self.tasks.pop(table, None)
        if table in self.again:
            self.again.discard(table)
            self.wake(table)

    async def close(self) -> None:
        """End: a thought is dropped, a move that is being written is written to the end."""
        self.tables.moved.clear()
        self.tables.opened.clear()
        self.ending.set()
        if self.tasks:
            await asyncio.wait(self.tasks.values(), timeout=LAST_MOVE)
        for task in list(self.tasks.values()):
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)
        self.players.close()

    async def resume(self, tables: list[str]) -> None:
        """After a start: go on where tables were left. Nobody waits for the end of another table's game."""
        for table in tables:
            self.wake(table)
            if task := self.tasks.get(table):
                await asyncio.wait([task], timeout=SETTLING)

    async def _drive(self, table: str) -> None:
        try:
            while not self.ending.is_set() and await self._one(table):
                pass
        except Dropped:
            pass
        except Problem as problem:
            log.info("table %s: %s", table, problem)
            if problem.more.get("stale"):  # a move of another worker was first: look again
                self.again.add(table)
        except AWAY as error:
            log.error("table %s: its bots wait for the database: %s", table, cause(error))
            self._rest(table)
        except Exception:
            log.exception("table %s: its bots stopped", table)

    async def _one(self, table: str) -> bool:
        """One move of a bot or an order; False if there is none to make."""
        if (await self.tables.stored(table)).table["status"] == OPEN:
            return False
        book = await self.tables.book(table)
        seats = driven(book)
        if not seats:
            return False
        seat, asked = seats[0], book.asked[seats[0]]
        if seat in book.stored.orders:
            return await self._obey(table, seat)
        action = await self._thought(book, seat)
        async with self.tables.turn(table):
            book = await self.tables.book(table)
            # A move taken back meanwhile may have put another decision, or the same one again; and where
            # people choose who plays, a person may sit there now.
            if book.asked[seat] == asked and seat in driven(book):
                await self.tables.play(book, _legal(book, action))
        return True

    async def _thought(self, book: Book, seat: int) -> Action:
        seen = view(book.state, seat)
        who: Any = book.stored.seats[seat]
        luck = (who["bot_seed"], book.root())
        task = asyncio.ensure_future(
            self.players.choose(who["bot"], book.game.key, (seen, offers(seen, seat)), luck)
        )
        until = [task, asyncio.ensure_future(self.ending.wait())]
        noticed = False
        try:
            done, _ = await asyncio.wait(until, timeout=NOTICEABLE, return_when=asyncio.FIRST_COMPLETED)
            if not done:
                noticed = True
                self._thinks(book, seat, True)
                await asyncio.wait(until, return_when=asyncio.FIRST_COMPLETED)
            if not task.done():
                raise Dropped
            return task.result()
        finally:
            for one in until:
                one.cancel()
            if noticed:
                self._thinks(book, seat, False)

    def _thinks(self, book: Book, seat: int, now: bool) -> None:
        (book.thinking.add if now else book.thinking.discard)(seat)
        self.tables.hub.tell(book.id)

    async def _obey(self, table: str, seat: int) -> bool:
        async with self.tables.turn(table):
            book = await self.tables.book(table)
            if seat not in driven(book) or seat not in book.stored.orders:
                return True
            action = ordered(book, seat)
            if action is not None:
                await self.tables.play(book, action)
                return True
            await self.tables.store.put(ORDERS, table, seat, None)
            await self.tables.reload_seats(table)
        return True


def _legal(book: Book, action: Action) -> Action:
    """The bot's action; a bot that breaks the rules is a mistake of ours and must not stop the table."""
    why = refusal(book.state, action)
    if why is None:
        return action
    log.error("table %s: a bot tried %s (%s)", book.id, action.notation(), why.clause)
    return offers(view(book.state, action.seat), action.seat)[0].suggest()


def driven(book: Book) -> list[int]:
    """The seats the game waits for whose moves are made here."""
    bots = {s["seat"] for s in book.stored.seats if s["kind"] == "bot"}
    return [seat for seat in waits(book.state) if seat in bots or seat in book.stored.orders]
