"""Beside play: records in and out, and analysis tables forked from what a seat sees."""

from __future__ import annotations

import base64
import dataclasses
import hashlib
import json
import secrets
import zlib
from random import Random
from typing import Any

from boardroom.core.chance import Chance
from boardroom.core.journal import Journal, Row, seal
from boardroom.core.options import load_options
from boardroom.core.views import redacted, view
from boardroom.games import load
from boardroom.server import dealing
from boardroom.server.books import Book, bare, fresh, row_values, status_values
from boardroom.server.errors import Problem
from boardroom.server.importing import in_worker
from boardroom.server.rooms import Plan, entropy_of, seat_values, table_values
from boardroom.server.schema import DEALT, FORKED, IMPORTED
from boardroom.server.store import Stored
from boardroom.server.tables import Tables

SEAT_FORMAT = "boardroom-seat-1"


async def record(tables: Tables, book: Book, seat: int | None) -> dict[str, Any]:
    """The whole record once the game is over; before that what the seat may see, without seed or digest."""
    if not book.state.over:
        return seat_record(book, seat)
    if book.stored.table["origin"] == FORKED:
        raise Problem(409, "an analysis table does not begin with a deal, so it has no record to replay")
    snapshots = await tables.store.snapshots(book.id)
    rows = [dataclasses.replace(row, snapshot=snapshots[row.seq]) for row in book.journal.rows]
    whole = bare(book.stored, book.game, rows)
    whole.state = book.state
    raw = whole.record() | {"bot_seeds": [s["bot_seed"] for s in book.stored.seats]}
    if book.stored.table["origin"] == DEALT:
        raw["dealing"] = deal(book.stored, revealed=True)
    return raw | {"seal": seal(raw)}


def deal(stored: Stored, revealed: bool) -> dict[str, Any]:
    """How the table was or will be dealt; the secret only when nothing depends on it any more."""
    told: dict[str, Any] = {"commitment": stored.table["commitment"], "entropy": entropy_of(stored)}
    if revealed:
        told["secret"] = stored.table["secret"]
        told["seed"] = dealing.seed(told["secret"], told["entropy"])
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


async def fork(tables: Tables, book: Book, seat: int | None, at: int, person: str) -> Stored:
    """A private table that goes on from a moment as the seat saw it; what it did not see is imagined."""
    game = book.game
    seen = view(await tables.at(book, at), seat)
    if seen.over:
        raise Problem(409, "the game is over at this moment; choose an earlier one")
    imagined = game.imagine(seen, seat, Random(secrets.token_hex(16)))
    imagined.chance = Chance(secrets.token_hex(16))
    plan = Plan(game.key, ["me"] * book.journal.seats, title=book.stored.table["title"])
    stored = _private(plan, book.journal.options, FORKED, book.journal.names, person)
    text = imagined.saved().encode()
    digest = hashlib.blake2b(text, digest_size=16).hexdigest()
    journal = bare(stored, game, [Row(0, None, (), digest, zlib.compress(text, 6))])
    journal.state, journal.chance = imagined, imagined.chance
    return await _opened(tables, stored, journal, person)


async def take_in(tables: Tables, body: bytes, person: str) -> Stored:
    """A table from a record: replayed in a worker, its seats all the importer's."""
    raw = await in_worker(body)
    game = load(raw["game"])
    plan = Plan(game.key, ["me"] * raw["seats"])
    options = load_options(game.options, raw["options"])
    names = tuple(str(name)[:40] for name in raw["names"])
    stored = _private(plan, options, IMPORTED, names, person)
    rows = [_row(game, row) for row in raw["rows"]]
    journal = bare(stored, game, rows)
    journal.chance = Chance.from_json(raw["chance"])
    journal.state = journal.at(len(rows) - 1)
    return await _opened(tables, stored, journal, person)


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


def _private(plan: Plan, options: Any, origin: str, names: tuple[str, ...], person: str) -> Stored:
    """A table all of whose seats are its maker's."""
    game = load(plan.game)
    values = table_values(game, options, plan, person)
    seats = [seat_values(at, "me", plan, game) for at in range(len(plan.seats))]
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
    return (await tables.book(book.id)).stored
