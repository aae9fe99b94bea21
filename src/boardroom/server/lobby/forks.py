"""Beside play: records in and out, and analysis tables forked from what a seat sees."""

from __future__ import annotations

import base64
import dataclasses
import json
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from boardroom.core import fair_deal
from boardroom.core.chance import Chance
from boardroom.core.journal import Journal, Row, seal
from boardroom.core.options import load_options
from boardroom.core.views import redacted, view
from boardroom.games.registry import load
from boardroom.server.http.problems import Problem
from boardroom.server.lobby.books import (
    Book,
    bare,
    fresh,
    held_by,
    may_fork,
    row_values,
    seated,
    status_values,
)
from boardroom.server.lobby.import_worker import in_worker
from boardroom.server.lobby.lobby import ME, TableSpec, entropy_of, seat_values, table_values
from boardroom.server.lobby.service import Tables
from boardroom.server.storage.schema import DEALT, FORKED, IMPORTED, OPEN
from boardroom.server.storage.store import Stored
from boardroom.web.errors import request_error

SEAT_FORMAT = "boardroom-seat-1"
USUAL_BOT = "greedy"


@dataclass(frozen=True, slots=True)
class Players:
    """Who asks for a table of their own, and who shall sit where: "me" or "bot:NAME"; the usual if empty."""

    person: str
    seats: Sequence[str] = ()


async def record(tables: Tables, book: Book, seat: int | None) -> dict[str, Any]:
    """The whole record once the game is over; before that what the seat may see, without seed or digest."""
    if not book.state.over:
        return seat_record(book, seat)
    snapshots = await tables.store.journals.snapshots(book.id)
    rows = [dataclasses.replace(row, snapshot=snapshots[row.seq]) for row in book.journal.rows]
    whole = bare(book.stored, book.game, rows)
    whole.state = book.state
    if book.stored.table["origin"] == FORKED:
        whole.start = await tables.at(book, 0)
    raw = whole.record() | {"bot_seeds": [s["bot_seed"] for s in book.stored.seats]}
    raw["revision"] = book.game.revision if book.revision is None else book.revision
    if book.stored.table["origin"] == DEALT:
        raw["dealing"] = deal(book.stored, revealed=True)
    return raw | {"seal": seal(raw)}


def deal(stored: Stored, revealed: bool) -> dict[str, Any]:
    """How the table was or will be dealt; the secret only when nothing depends on it any more."""
    told: dict[str, Any] = {"commitment": stored.table["commitment"], "entropy": entropy_of(stored)}
    if revealed:
        told["secret"] = stored.table["secret"]
        told["seed"] = fair_deal.seed(told["secret"], told["entropy"])
    return told


def seat_record(book: Book, seat: int | None) -> dict[str, Any]:
    """The game so far as one seat, or an onlooker, saw it."""
    s = book.state
    rows = [
        {
            "seq": row.seq,
            "action": redacted([row.action], seat, s)[0].to_json() if row.action else None,
            "back": row.back,
            "facts": [f.to_json() for f in redacted(row.facts, seat, s)],
        }
        for row in book.journal.rows
    ]
    return {
        "format": SEAT_FORMAT,
        "game": book.game.key,
        "revision": book.game.revision,
        "options": book.journal.options.to_json(),
        "seats": book.journal.seats,
        "names": list(book.journal.names),
        "bots": list(book.journal.bots),
        "seat": seat,
        "rows": rows,
        "view": view(s, seat).to_json(),
    }


async def fork(tables: Tables, book: Book, seat: int | None, at: int, who: Players) -> Stored:
    """A private table that goes on from a moment as the seat saw it; what it did not see is imagined."""
    if not may_fork(book, who.person):
        raise Problem(403, "fork-not-yours")
    game = book.game
    seen = view(await tables.at(book, at), seat)
    if seen.over:
        raise Problem(409, "over-here")
    imagined = game.imagine(seen, seat, Random(fair_deal.new_secret()))
    imagined.chance = Chance(fair_deal.new_secret())
    plan = TableSpec(game.key, who.seats or _usual(book, who.person), title=book.stored.table["title"])
    stored = _private(plan, book.journal.options, FORKED, book.journal.names, who.person)
    names, bots = seated(stored.seats)
    journal = Journal(
        game, book.journal.options, book.journal.seats, imagined.chance, names, bots, start=imagined
    )
    return await _opened(tables, stored, journal, who.person)


def _usual(book: Book, person: str) -> list[str]:
    """Who plays a fork unless told otherwise: own seats oneself, the others bots; all oneself without one."""
    mine = held_by(book.stored, person)
    return [ME if not mine or seat in mine else f"bot:{USUAL_BOT}" for seat in range(book.journal.seats)]


async def take_in(tables: Tables, body: bytes, who: Players) -> Stored:
    """A table from a record: replayed in a worker; its seats are all the importer's unless told otherwise."""
    async with tables.replaying:
        raw = await in_worker(body)
    game = load(raw["game"])
    title = " · ".join(map(str, raw["names"]))[:80]
    plan = TableSpec(game.key, who.seats or [ME] * raw["seats"], title=title)
    if len(plan.seats) != raw["seats"]:
        raise request_error("seat-count", seats=raw["seats"], count=len(plan.seats))
    options = load_options(game.options, raw["options"])
    names = tuple(str(name)[:40] for name in raw["names"])
    stored = _private(plan, options, IMPORTED, names, who.person)
    rows = [_row(game, row) for row in raw["rows"]]
    journal = bare(stored, game, rows)
    journal.chance = Chance.from_json(raw["chance"])
    journal.state = journal.at(len(rows) - 1)
    return await _opened(tables, stored, journal, who.person)


def _row(game: Any, raw: Any) -> Row:
    """A row as our own worker wrote it."""
    return Row(
        raw["seq"],
        game.language.load(raw["action"]) if raw["action"] else None,
        tuple(game.language.load_fact(f) for f in raw["facts"]),
        raw["digest"],
        base64.b85decode(raw["snapshot"]),
        raw["back"],
    )


def _private(plan: TableSpec, options: Any, origin: str, names: tuple[str, ...], person: str) -> Stored:
    """A table of one person: the seats that no bot plays are its maker's."""
    game = load(plan.game)
    values = table_values(game, options, plan, person)
    if OPEN in plan.seats:
        raise request_error("own-seats")
    seats = [seat_values(at, kind, plan, game) for at, kind in enumerate(plan.seats)]
    for seat, name in zip(seats, names, strict=False):
        seat["name"] = name or seat["name"]
    return Stored(values | {"origin": origin, "chance": json.dumps(Chance().to_json())}, seats)


async def _opened(tables: Tables, stored: Stored, journal: Journal[Any], person: str) -> Stored:
    """Write the table and all its rows in one transaction."""
    book = fresh(stored, journal)
    rows = [row_values(book, row) for row in journal.rows]
    luck = {"chance": json.dumps(journal.chance.to_json())}
    await tables.store.add(
        Stored({**stored.table, **status_values(book), **luck}, stored.seats), person, rows
    )
    opened = await tables.book(book.id)
    tables.changed(book.id)
    return opened.stored
