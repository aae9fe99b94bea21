"""Creates tables and seats players: options, seats, secret links, and the deal when no seat is open."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from boardroom.bots.registry import OTHER_NAMES, bot_names, level_of, load_bot
from boardroom.core import fair_deal
from boardroom.core.chance import Chance
from boardroom.core.errors import BadInput
from boardroom.core.game import Game
from boardroom.core.journal import Journal, Setup
from boardroom.core.options import GameOptions, choices, load_options, resolve_names
from boardroom.core.state import State
from boardroom.games.registry import load
from boardroom.server.http.identity import is_same, new_secret, new_table_id
from boardroom.server.http.problems import Problem
from boardroom.server.lobby.service import TableService
from boardroom.server.storage.database import DATABASE_ERRORS
from boardroom.server.storage.rows import StoredTable, TableRows, encode_row, status_of
from boardroom.server.storage.schema import OPEN
from boardroom.table.forks import ME
from boardroom.table.seating import BOT, HUMAN, Seat, Seating
from boardroom.table.table import DEALT, Table
from boardroom.web.errors import request_error

log = logging.getLogger("boardroom.server")
PROMISE = "deal "
"""Before a commitment: the name under which its secret waits for the table to be created."""


@dataclass(frozen=True, slots=True)
class TableSpec:
    """A table to create: for each seat "me", "open" or "bot:NAME"."""

    game: str
    seats: Sequence[str]
    options: dict[str, object] = field(default_factory=dict)
    title: str = ""
    listed: bool = False
    name: str = ""
    entropy: str = ""
    promise: str = ""
    commitment: str | None = None


@dataclass(frozen=True, slots=True)
class JoinSpec:
    """A seat to claim: by its secret or, at a listed table, by its number."""

    secret: str | None = None
    seat: int | None = None
    name: str = ""
    entropy: str = ""
    promise: str = ""


class Lobby:
    """Creates tables, seats players and deals."""

    def __init__(self, tables: TableService, reveal_timeout_s: float) -> None:
        self.tables, self.store, self.reveal_timeout_s = tables, tables.store, reveal_timeout_s
        self.deadlines: dict[str, asyncio.Task[None]] = {}
        """For each full table that awaits promised texts the task that deals without them."""

    async def close(self) -> None:
        tasks = list(self.deadlines.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def commit(self) -> str:
        """Commit to a secret before its table is created, so that even its creator adds entropy after it."""
        secret = fair_deal.new_secret()
        made = fair_deal.commitment(secret)
        await self.store.promises.put(PROMISE + made, secret)
        return made

    async def create(self, plan: TableSpec, person: str) -> TableRows:
        """Create a table. It is dealt at once if no seat is open."""
        game = load(plan.game)
        options = read_wanted_options(game, plan.options)
        if len(plan.seats) not in game.seats:
            raise game.wrong_count(len(plan.seats))
        seating = Seating(plan_seats(plan, game))
        # Options that make the deal impossible must be refused now, not when the last player joins.
        game.begin(options, len(plan.seats), Chance("rehearsal"))
        secret = await self._secret(plan.commitment)  # last, since a commitment can be used only once
        table = replace(
            new_table(game, options, plan, person), commitment=fair_deal.commitment(secret), secret=secret
        )
        await self.store.add(TableRows(table, seating), person)
        return await self.deal_if_full(table.id)

    async def _secret(self, commitment: str | None) -> str:
        if commitment is None:
            return fair_deal.new_secret()
        secret = await self.store.promises.take(PROMISE + commitment)
        if secret is None:
            raise Problem(409, "promise-used")
        return secret

    async def join(self, table: str, person: str, request: JoinSpec) -> tuple[int, TableRows]:
        """Claim a seat, or open your own seat in another browser. A link works once."""
        async with self.tables.lock(table):
            stored = await self.tables.rows(table)
            seat = _find_seat(stored, request)
            if seat not in stored.seating.seats_of(person):
                await self._claim(stored, seat, person, request)
        return seat, await self.deal_if_full(table)

    async def reseat(self, table: str, person: str, kinds: Sequence[str]) -> None:
        """Reassign the seats of a private table for its owner; the names stay."""
        async with self.tables.lock(table):
            stored = await self.tables.rows(table)
            if stored.table.owner != person or stored.table.origin == DEALT:
                raise Problem(403, "who-plays-not-yours")
            count = len(stored.seating.seats)
            if len(kinds) != count or OPEN in kinds:
                raise request_error("seats", count=count)
            game = load(stored.table.game)
            await self.store.reseat(table, person, plan_seats(TableSpec(game.key, kinds), game))
            await self.tables.reload_seats(table)

    async def _claim(self, stored: TableRows, seat: int, person: str, request: JoinSpec) -> None:
        before = stored.seating.seats[seat]
        claimed = replace(before, secret=new_secret(), kind=HUMAN)
        if before.kind == OPEN:
            name = request.name or f"Player {seat + 1}"
            entropy = "" if request.promise else request.entropy or secrets.token_hex(8)
            claimed = replace(claimed, name=name, entropy=entropy, promise=request.promise)
        if not await self.store.claim(stored.id, claimed, before.secret, person):
            raise Problem(409, "seat-just-taken")
        await self.tables.reload_seats(stored.id)

    async def reveal(self, table: str, person: str | None, text: str) -> TableRows:
        """Reveal the text that a person's seats have promised; only a full table asks for it."""
        async with self.tables.lock(table):
            stored = await self.tables.rows(table)
            seating, promise = stored.seating, fair_deal.promise(text)
            mine = [s for s in seating.seats_of(person) if seating.seats[s].promise == promise]
            if not mine:
                raise Problem(403, "not-promised")
            if stored.table.status != OPEN:
                return stored
            if seating.open_seats:
                raise Problem(409, "reveal-too-early")
            await self.store.reveal(table, mine, text)
        self.tables.announce(table)
        return await self.deal_if_full(table)

    async def deal_if_full(self, table: str) -> TableRows:
        """Deal if no seat is open, and all promised texts are revealed or have been awaited long enough."""
        async with self.tables.lock(table):
            stored = await self.tables.rows(table)
            if stored.table.status != OPEN or stored.seating.open_seats or self._awaits_texts(stored):
                return stored
            new = _deal(stored)
            rows = [encode_row(new, row, time.time()) for row in new.journal.rows]
            luck = json.dumps(new.journal.chance.to_json())
            await self.store.journals.begin(table, luck, rows, status_of(new))
            if waiting := self.deadlines.pop(table, None):
                waiting.cancel()
            await self.tables.get(table)
        self.tables.announce(table)
        return await self.tables.rows(table)

    def _awaits_texts(self, stored: TableRows) -> bool:
        """Whether a full table still awaits a promised text; then it is dealt later."""
        left = stored.table.full_at + self.reveal_timeout_s - time.time()
        # A clock that was set back must not make a table wait for ever.
        if not stored.seating.unrevealed or not 0 < left <= self.reveal_timeout_s:
            return False
        if stored.id not in self.deadlines:
            task = self.deadlines[stored.id] = asyncio.create_task(self._deal_later(stored.id, left))
            task.add_done_callback(lambda _: self.deadlines.pop(stored.id, None))
        return True

    async def _deal_later(self, table: str, wait_s: float) -> None:
        await asyncio.sleep(wait_s)
        self.deadlines.pop(table, None)
        try:
            await self.deal_if_full(table)
        except (BadInput, Problem, *DATABASE_ERRORS) as error:  # whoever opens the table tries again
            log.error("table %s cannot be dealt: %s", table, error)


def _deal(stored: TableRows) -> Table:
    """Deal with the seed that the table's secret and its players' entropy give."""
    game, seating = load(stored.table.game), stored.seating
    options = load_options(game.options, json.loads(stored.table.options))
    luck = Chance(fair_deal.seed(stored.table.secret, seating.entropy))
    setup = Setup(game, options, stored.table.seats, luck, seating.names, seating.bots)
    return Table.begin(stored.table, seating, Journal.deal(setup))


def read_wanted_options(game: Game[State], raw: dict[str, object]) -> GameOptions:
    """Options from a form or a program: strings are read as on the command line, other values as JSON."""
    codecs = game.options.codecs
    raw = resolve_names(game.options, raw)
    words = {
        name: codecs[name].read(value)
        for name, value in raw.items()
        if isinstance(value, str) and name in codecs
    }
    rest = {name: value for name, value in raw.items() if name not in words}
    for name, value in rest.items():
        if isinstance(value, list) and choices(game.options, name) and len(value) > len(set(map(str, value))):
            raise request_error("option-repeated", name=name)
    return load_options(game.options, game.options(**words).every_to_json() | rest)


def new_table(
    game: Game[State], options: GameOptions, plan: TableSpec, person: str, origin: str = DEALT
) -> StoredTable:
    """The row of a table before the deal."""
    return StoredTable(
        id=new_table_id(),
        game=game.key,
        options=json.dumps(options.to_json()),
        title=plan.title,
        seats=len(plan.seats),
        owner=person,
        listed=plan.listed,
        origin=origin,
        status=OPEN,
        seq=-1,
        waits="[]",
        created=time.time(),
        chance="",
    )


def plan_seats(plan: TableSpec, game: Game[State]) -> tuple[Seat, ...]:
    """The seats of a new table."""
    return tuple(_plan_seat(at, kind, plan, game) for at, kind in enumerate(plan.seats))


def _plan_seat(at: int, kind: str, plan: TableSpec, game: Game[State]) -> Seat:
    family, _, bot = kind.partition(":")
    if family == BOT:
        if bot != level_of(bot) and bot not in OTHER_NAMES:  # a budget is the operator's to give
            raise BadInput("unknown-known", thing="bot", name=bot, known=bot_names())
        load_bot(bot, game)
        same_bots = [i for i, other in enumerate(plan.seats) if other == kind]
        name = bot if len(same_bots) == 1 else f"{bot} {same_bots.index(at) + 1}"
        return Seat(at, BOT, bot, fair_deal.new_bot_seed(), name, new_secret())
    if kind == ME:
        mine = [i for i, other in enumerate(plan.seats) if other == ME]
        entropy = "" if plan.promise else plan.entropy or secrets.token_hex(8)
        name = _own_name(plan.name, mine.index(at))
        return Seat(at, HUMAN, name=name, secret=new_secret(), entropy=entropy, promise=plan.promise)
    if kind != OPEN:
        raise request_error("seat-kind", kind=kind)
    return Seat(at, OPEN, secret=new_secret())


def _own_name(name: str, nth: int) -> str:
    """The name of a person's nth seat: from the second on with a number."""
    if not name:
        return f"Player {nth + 1}"
    return name if nth == 0 else f"{name} {nth + 1}"


def _find_seat(stored: TableRows, request: JoinSpec) -> int:
    """The seat with the given secret, or the given open seat of a listed table."""
    seating = stored.seating
    if request.secret is not None:
        for seat in seating.seats:
            if seat.kind != BOT and is_same(seat.secret, request.secret):
                return seat.seat
        raise Problem(403, "link-used")
    if request.seat is None or request.seat not in range(len(seating.seats)):
        raise Problem(404, "no-such-seat")
    if request.seat not in seating.open_seats:
        raise Problem(409, "seat-taken", {"seat": request.seat})
    if not stored.table.listed:
        raise Problem(403, "link-needed")
    return request.seat
