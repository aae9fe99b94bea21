"""Makes the moves of bots and standing orders: one task per table, which ends when no move is due."""

from __future__ import annotations

import asyncio
import logging

from boardroom.core.actions import Action
from boardroom.core.errors import Refused
from boardroom.server.autoplay.bot_pool import BotPool
from boardroom.server.autoplay.bot_time import BotTime
from boardroom.server.autoplay.faults import BotFaults, suggest_move
from boardroom.server.autoplay.move_chooser import MoveChooser, ShuttingDown
from boardroom.server.http.problems import Problem
from boardroom.server.lobby.chat import Chat
from boardroom.server.lobby.service import TableService
from boardroom.server.storage.database import DATABASE_ERRORS, cause
from boardroom.server.storage.schema import OPEN
from boardroom.table.errors import TableProblem
from boardroom.table.standing_orders import action_by_order, seats_to_drive
from boardroom.table.table import Change, Table

log = logging.getLogger("boardroom.server")
LAST_MOVE_TIMEOUT_S = 10.0
"""How long a move may take to reach the disk at shutdown."""
START_INTERVAL_S = 0.2
"""At startup, how long to wait for one table before the next is started as well."""
RETRY_AFTER_S = 10.0
"""How long a table waits to try again when its move could not be stored."""


class Driver:
    """Runs a task for each table whose bots or standing orders are to move."""

    def __init__(self, tables: TableService, pool: BotPool, chat: Chat, bot_time: BotTime) -> None:
        self.tables, self.pool, self.faults, self.bot_time = tables, pool, BotFaults(chat), bot_time
        self.leases = tables.store.leases
        self.ending = asyncio.Event()
        self.chooser = MoveChooser(pool, self.faults, tables, self.ending)
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.changed: set[str] = set()
        """Tables that changed while their task was running; their task starts again when it ends."""
        self.paused: set[str] = set()
        """Tables whose move could not be stored; they are retried after a pause."""
        tables.on_change.append(self.wake)
        tables.on_open.append(self.wake_after_load)

    def wake(self, table: str) -> None:
        """Start the task of a table that has changed, if a bot or a standing order is to move."""
        if self.ending.is_set():
            return
        if table in self.tasks:
            self.changed.add(table)
            return
        known = self.tables.cached.get(table)
        if known is not None and not seats_to_drive(known) and not self._must_end_lease(table):
            return
        task = asyncio.get_running_loop().create_task(self._drive(table))
        self.tasks[table] = task
        task.add_done_callback(lambda _: self._finish(table))

    def _must_end_lease(self, table: str) -> bool:
        return self.tables.store.is_shared and self.leases.must_end(table)

    def wake_after_load(self, table: str) -> None:
        """Wake a table that was loaded: the request that should have woken it may have been interrupted."""
        if table not in self.tasks and table not in self.paused:
            self.wake(table)

    def _pause(self, table: str) -> None:
        self.paused.add(table)
        self.changed.discard(table)
        asyncio.get_running_loop().call_later(RETRY_AFTER_S, self._retry, table)

    def _retry(self, table: str) -> None:
        self.paused.discard(table)
        self.wake(table)

    def _finish(self, table: str) -> None:
        self.tasks.pop(table, None)
        if table in self.changed:
            self.changed.discard(table)
            self.wake(table)

    async def close(self) -> None:
        """Shut down: abandon decisions, but finish storing moves."""
        self.tables.on_change.clear()
        self.tables.on_open.clear()
        self.ending.set()
        if self.tasks:
            await asyncio.wait(self.tasks.values(), timeout=LAST_MOVE_TIMEOUT_S)
        for task in list(self.tasks.values()):
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)
        self.pool.close()

    async def resume(self, tables: list[str]) -> None:
        """Resume tables after a start, without waiting for the end of any game."""
        for table in tables:
            self.wake(table)
            if task := self.tasks.get(table):
                await asyncio.wait([task], timeout=START_INTERVAL_S)

    async def _drive(self, table: str) -> None:
        try:
            while not self.ending.is_set() and await self._claim(table):
                while not self.ending.is_set() and self.leases.holds(table) and await self._make_move(table):
                    pass
                if self.ending.is_set() or await self._release(table):
                    break
        except ShuttingDown:
            pass
        except (Problem, TableProblem) as problem:
            log.info("table %s: %s", table, problem)
            if problem.more.get("stale"):  # another worker moved first: try again
                self.changed.add(table)
            else:
                self.leases.forget(table)
        except DATABASE_ERRORS as error:
            log.error("table %s: its bots wait for the database: %s", table, cause(error))
            self.leases.forget(table)
            self._pause(table)
        except Exception:
            log.exception("table %s: its bots stopped", table)
            await self._say_stopped(table)

    async def _claim(self, table: str) -> bool:
        """Become the worker that moves for the bots of a table; False if that is another one."""
        if not self.leases.holds(table):
            self.faults.forget(table)
        return await self.leases.claim(table)

    async def _release(self, table: str) -> bool:
        """End the lease of a table where nothing is left to do; False if there is again."""
        if not self._must_end_lease(table):
            return True
        async with self.tables.lock(table):  # so that no row is being stored, nor a lease wanted for it
            if table in self.changed:
                self.changed.discard(table)
                return False
            return await self.leases.release(table)

    async def _say_stopped(self, table: str) -> None:
        try:
            await self.faults.say_stopped(await self.tables.get(table))
            await self.leases.release(table)
        except Exception:  # whatever stopped the bots may break this as well
            log.exception("table %s: its chat could not say that its bots stopped", table)

    async def _make_move(self, table: str) -> bool:
        """Make one move of a bot or a standing order; False if there is none to make."""
        if (await self.tables.rows(table)).table.status == OPEN:
            return False
        current = await self.tables.get(table)
        seats = seats_to_drive(current)
        if not seats or await self.faults.is_stopped(current):
            return False
        if seats[0] in current.orders:
            await self._carry_out_order(table, seats[0])
        else:
            await self._let_bot_move(current, seats[0])
        return True

    async def _let_bot_move(self, asked: Table, seat: int) -> None:
        """Make a bot's move, or a legal move in its place if the bot fails."""
        action, has_failed = await self.chooser.choose(asked, seat)
        await self.bot_time.charge(asked.info.owner, self.pool.used.pop(asked.id, 0.0))
        async with self.tables.lock(asked.id):
            current = await self.tables.get(asked.id)
            # Meanwhile the move before may have been taken back, or a person may have replaced the bot.
            if not _is_same_decision(seat, asked, current) or seat not in seats_to_drive(current):
                return
            change = None if action is None else _try(current, action)
            has_failed = has_failed or change is None
            await self.tables.commit(change or current.play(suggest_move(current, seat)))
        if has_failed:
            await self.faults.add(current, seat)

    async def _carry_out_order(self, table: str, seat: int) -> None:
        """Carry out a standing order, or remove it once it has ended."""
        async with self.tables.lock(table):
            current = await self.tables.get(table)
            if seat not in seats_to_drive(current) or seat not in current.orders:
                return
            action = action_by_order(current, seat)
            if action is not None:
                await self.tables.commit(current.play(action))
                return
            await self.tables.store.put_order(table, seat, None)
            await self.tables.reload_seats(table)


def _is_same_decision(seat: int, asked: Table, current: Table) -> bool:
    """Whether a seat still faces the decision that its bot was asked for."""
    if current.position is asked.position:
        return True
    return current.position.decision_digest(seat) == asked.position.decision_digest(seat)


def _try(table: Table, action: Action) -> Change | None:
    """Play a bot's move; None if the rules refuse it, which is a bug but must not stop the table."""
    try:
        return table.play(action)
    except Refused as refused:
        clause = refused.refusal.clause
        log.error("table %s: a bot tried %s (%s)", table.id, action.notation(), clause)
        return None
