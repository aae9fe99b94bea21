"""Setting up tables and sitting down: options, seats, secret links, the deal once the last seat is taken."""

from __future__ import annotations

import json
import secrets
import time
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from boardroom.bots.registry import load_bot
from boardroom.core import fair_deal
from boardroom.core.chance import Chance
from boardroom.core.game import Game
from boardroom.core.options import load_options, named
from boardroom.games.registry import load
from boardroom.server.http.identity import new_secret, new_table_id, same
from boardroom.server.http.problems import Problem
from boardroom.server.lobby.books import dealt, free, held_by, row_values, status_values
from boardroom.server.lobby.service import Tables
from boardroom.server.storage.schema import DEALT, OPEN
from boardroom.server.storage.store import Stored
from boardroom.web.errors import request_error

PROMISES = 1000
ME, BOT = "me", "bot"


@dataclass(frozen=True, slots=True)
class TableSpec:
    """A table as somebody wants it: for each seat "me", "open" or "bot:NAME"."""

    game: str
    seats: Sequence[str]
    options: dict[str, Any] = field(default_factory=dict)
    title: str = ""
    listed: bool = False
    name: str = ""
    entropy: str = ""
    commitment: str | None = None


@dataclass(frozen=True, slots=True)
class JoinRequest:
    """Somebody who wants to sit down, by a secret or at an open seat of a listed table."""

    secret: str | None = None
    seat: int | None = None
    name: str = ""
    entropy: str = ""


class Lobby:
    """Tables before they are dealt."""

    def __init__(self, tables: Tables) -> None:
        self.tables, self.store = tables, tables.store
        self.promised: OrderedDict[str, str] = OrderedDict()

    def promise(self) -> str:
        """Commit to a secret before its table is set up: even its first person adds entropy after that."""
        secret = fair_deal.new_secret()
        made = fair_deal.commitment(secret)
        self.promised[made] = secret
        while len(self.promised) > PROMISES:
            self.promised.popitem(last=False)
        return made

    async def create(self, plan: TableSpec, person: str) -> Stored:
        """Set up a table; it is dealt at once if no seat is open."""
        game = load(plan.game)
        options = wanted_options(game, plan.options)
        if len(plan.seats) not in game.seats:
            raise game.wrong_count(len(plan.seats))
        seats = [seat_values(at, kind, plan, game) for at, kind in enumerate(plan.seats)]
        # A deal that the options make impossible must be refused now, not when the last friend sits down.
        game.begin(options, len(seats), Chance("rehearsal"))
        secret = self._secret(plan.commitment)  # used up by it, so after all that may be refused
        table = table_values(game, options, plan, person) | {
            "commitment": fair_deal.commitment(secret),
            "secret": secret,
        }
        await self.store.add(Stored(table, seats), person)
        return await self.deal_if_full(table["id"])

    def _secret(self, commitment: str | None) -> str:
        if commitment is None:
            return fair_deal.new_secret()
        secret = self.promised.pop(commitment, None)
        if secret is None:
            raise Problem(409, "promise-used")
        return secret

    async def join(self, table: str, person: str, joining: JoinRequest) -> tuple[int, Stored]:
        """Sit down, or take an own seat to another browser. The link is used up by it."""
        async with self.tables.turn(table):
            stored = await self.tables.stored(table)
            seat = _sought(stored, joining)
            if seat not in held_by(stored, person):
                await self._claim(stored, seat, person, joining)
        return seat, await self.deal_if_full(table)

    async def reseat(self, table: str, person: str, kinds: Sequence[str]) -> None:
        """Change who plays where at a table of one's own; the names stay."""
        async with self.tables.turn(table):
            stored = await self.tables.stored(table)
            if stored.table["owner"] != person or stored.table["origin"] == DEALT:
                raise Problem(403, "who-plays-not-yours")
            if len(kinds) != len(stored.seats) or OPEN in kinds:
                raise request_error("seats", count=len(stored.seats))
            plan, game = TableSpec(stored.table["game"], kinds), load(stored.table["game"])
            rows = [seat_values(at, kind, plan, game) for at, kind in enumerate(kinds)]
            await self.store.reseat(table, person, rows)
            await self.tables.reload_seats(table)

    async def _claim(self, stored: Stored, seat: int, person: str, joining: JoinRequest) -> None:
        table, row = stored.table["id"], stored.seats[seat]
        values: dict[str, Any] = {"used": row["secret"], "secret": new_secret(), "kind": "human"}
        if row["kind"] == "open":
            values["name"] = joining.name or f"Player {seat + 1}"
            values["entropy"] = joining.entropy or secrets.token_hex(8)
        if not await self.store.claim(table, seat, person, values):
            raise Problem(409, "seat-just-taken")
        await self.tables.reload_seats(table)

    async def deal_if_full(self, table: str) -> Stored:
        """Deal once the last seat is taken."""
        async with self.tables.turn(table):
            stored = await self.tables.stored(table)
            if stored.table["status"] != OPEN or free(stored.seats):
                return stored
            game = load(stored.table["game"])
            options = load_options(game.options, json.loads(stored.table["options"]))
            entropy = entropy_of(stored)
            book = dealt(stored, game, options, Chance(fair_deal.seed(stored.table["secret"], entropy)))
            rows = [row_values(book, book.journal.rows[0])]
            luck = json.dumps(book.journal.chance.to_json())
            await self.store.journals.begin(table, luck, rows, status_values(book))
            await self.tables.book(table)
        self.tables.changed(table)
        return await self.tables.stored(table)


def entropy_of(stored: Stored) -> list[str]:
    """What the people at the table added, by seat."""
    return [s["entropy"] for s in stored.seats if s["kind"] != BOT]


def wanted_options(game: Game[Any], raw: dict[str, Any]) -> Any:
    """Options from a form or a program: words are read like on the command line, the rest is JSON."""
    shapes = game.options.shapes
    raw = named(game.options, raw)
    try:
        words = {
            name: shapes[name].read(value)
            for name, value in raw.items()
            if isinstance(value, str) and name in shapes
        }
        rest = {name: value for name, value in raw.items() if name not in words}
        return load_options(game.options, game.options(**words).to_json() | rest)
    except (TypeError, KeyError, ValueError, AttributeError):
        raise request_error("options") from None


def table_values(game: Game[Any], options: Any, plan: TableSpec, person: str) -> dict[str, Any]:
    """A table as the database keeps it before anything was dealt."""
    return {
        "id": new_table_id(),
        "game": game.key,
        "options": json.dumps(options.to_json()),
        "title": plan.title,
        "seats": len(plan.seats),
        "owner": person,
        "listed": plan.listed,
        "origin": DEALT,
        "status": OPEN,
        "seq": -1,
        "waits": "[]",
        "created": time.time(),
        "commitment": "",
        "secret": "",
        "chance": "",
    }


def seat_values(at: int, kind: str, plan: TableSpec, game: Game[Any]) -> dict[str, Any]:
    """A seat as the database keeps it."""
    family, _, bot = kind.partition(":")
    mine = [i for i, other in enumerate(plan.seats) if other == ME]
    if family == BOT:
        load_bot(bot, game)
    elif kind not in (ME, OPEN):
        raise request_error("seat-kind", kind=kind)
    name = {ME: _own_name(plan.name, mine.index(at) if kind == ME else 0), OPEN: ""}.get(kind, "")
    if family == BOT:
        same_bots = [i for i, other in enumerate(plan.seats) if other == kind]
        name = bot if len(same_bots) == 1 else f"{bot} {same_bots.index(at) + 1}"
    return {
        "seat": at,
        "kind": "human" if kind == ME else family,
        "bot": bot,
        "bot_seed": fair_deal.new_bot_seed() if bot else "",
        "name": name,
        "secret": new_secret(),
        "entropy": (plan.entropy or secrets.token_hex(8)) if kind == ME else "",
    }


def _own_name(name: str, nth: int) -> str:
    """The names of one person's seats: the second of a hot seat gets a number."""
    if not name:
        return f"Player {nth + 1}"
    return name if nth == 0 else f"{name} {nth + 1}"


def _sought(stored: Stored, joining: JoinRequest) -> int:
    """The seat that a secret opens, or the open seat of a listed table that was named."""
    if joining.secret is not None:
        for row in stored.seats:
            if row["kind"] != BOT and same(row["secret"], joining.secret):
                return int(row["seat"])
        raise Problem(403, "link-used")
    if joining.seat is None or joining.seat not in range(len(stored.seats)):
        raise Problem(404, "no-such-seat")
    if joining.seat not in free(stored.seats):
        raise Problem(409, "seat-taken", {"seat": joining.seat})
    if not stored.table["listed"]:
        raise Problem(403, "link-needed")
    return joining.seat
