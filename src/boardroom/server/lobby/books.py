"""A table's journal in memory: what is kept between requests and can be lost at any time.

A book is rebuilt from the journal's rows and its last snapshot; no game is replayed to open it.
"""

from __future__ import annotations

import hashlib
import json
import time
import zlib
from collections.abc import Iterable, Sequence
from copy import copy
from dataclasses import dataclass, field, replace
from typing import Any

from sqlalchemy.engine import RowMapping

from boardroom.core.chance import Chance
from boardroom.core.engine import may_act, offers, waits
from boardroom.core.errors import BadInput
from boardroom.core.game import Game
from boardroom.core.journal import Journal, Row
from boardroom.core.options import load_options
from boardroom.core.state import State
from boardroom.core.views import redacted, view
from boardroom.games.registry import load
from boardroom.server.http.problems import Problem
from boardroom.server.storage.schema import OVER, PLAYING
from boardroom.server.storage.store import Stored
from boardroom.web.models import LogRow

NOT_ASKED = ""


@dataclass(slots=True)
class Book:
    """One table that was dealt: its journal, and for every seat the row at which its decision was put."""

    stored: Stored
    journal: Journal[Any]
    puts: list[int]
    asked: list[str]
    keys: dict[str, int] = field(default_factory=dict)
    revision: int | None = None
    """The earliest revision of the rules that wrote one of its rows; None while all are of this one."""
    heard: dict[int | None, list[LogRow]] = field(default_factory=dict)
    thinking: set[int] = field(default_factory=set)

    @property
    def id(self) -> str:
        return str(self.stored.table["id"])

    @property
    def game(self) -> Game[Any]:
        return self.journal.game

    @property
    def state(self) -> State:
        s: State = self.journal.state
        return s

    @property
    def seq(self) -> int:
        return len(self.journal.rows) - 1

    @property
    def persons(self) -> frozenset[int]:
        """The seats of people."""
        return frozenset(s["seat"] for s in self.stored.seats if s["kind"] != "bot")

    def draft(self) -> Book:
        """A book to write the next row into: nobody reads it before that row is on the disk."""
        journal = copy(self.journal)
        journal.rows = list(journal.rows)
        return replace(self, journal=journal, puts=list(self.puts), keys=dict(self.keys))

    def decided(self, key: str | None) -> None:
        """Take notice of the row just written: whose decision is a new one since then."""
        row = self.journal.rows[-1]
        now = decisions(self.state, self.journal.seats)
        # A move back, and one's own move, put a new decision even if it looks like the old one.
        anew = range(self.journal.seats) if row.back is not None else (row.action.seat,) if row.action else ()
        for seat, decision in enumerate(now):
            if decision != self.asked[seat] or seat in anew:
                self.puts[seat] = row.seq
        self.asked = now
        if key is not None:
            self.keys[key] = row.seq

    def written(self) -> None:
        """Let go of the snapshots that the last row needed: it is on the disk, where they are asked for."""
        rows = self.journal.rows
        for seq in (rows[-1].seq, rows[-1].back):
            if seq is not None:
                rows[seq] = replace(rows[seq], snapshot=b"")

    def key_of_last(self) -> str | None:
        """The idempotency key of the row just written."""
        last = next(reversed(self.keys), None)
        return last if last is not None and self.keys[last] == self.seq else None

    def log(self, seat: int | None, until: int) -> list[LogRow]:
        """The rows as the seat may hear of them, each redacted once."""
        heard = self.heard.setdefault(seat, [])
        for row in self.journal.rows[len(heard) :]:
            by = row.action.seat if row.action else None
            heard.append(LogRow(row.seq, by, tuple(redacted(row.facts, seat, self.state)), row.back))
        return heard[: until + 1]

    def root(self) -> int:
        """The row that led to the present state, rows taken back not counted."""
        row = self.journal.rows[-1]
        while row.back is not None:
            row = self.journal.rows[row.back]
        return row.seq

    @property
    def asked_back(self) -> dict[int, int]:
        """Who asks to go back, and to which row. A wish is of one row: the next move ends it."""
        return {seat: w["back"] for seat, w in self.stored.wishes.items() if w["made"] == self.seq}

    def take_back_to(self, seat: int) -> int | None:
        """Where the seat may go back to by itself. After the end the luck is known: then nobody may."""
        return None if self.state.over else self.journal.last_own(seat, self.persons)


def sight(s: State, seat: int | None) -> State:
    """What a seat is shown: its view, and everything once the game is over: nothing is secret then."""
    return s if s.over else view(s, seat)


def decisions(s: State, seats: int) -> list[str]:
    """A fingerprint of what each seat is asked, from its own view; empty where it is not asked."""
    open_to = range(seats) if s.anytime else may_act(s)
    return [_decision(view(s, seat), seat) if seat in open_to else NOT_ASKED for seat in range(seats)]


def _decision(seen: State, seat: int) -> str:
    offered = [offer.described() for offer in offers(seen, seat)]
    if not offered:
        return NOT_ASKED
    return hashlib.blake2b(json.dumps(offered).encode(), digest_size=12).hexdigest()


def dealt(stored: Stored, game: Game[Any], options: Any, chance: Chance) -> Book:
    """A new book: the table is set up and its first decision put."""
    names, bots = seated(stored.seats)
    journal = Journal(game, options, stored.table["seats"], chance, names, bots)
    return fresh(stored, journal)


def fresh(stored: Stored, journal: Journal[Any]) -> Book:
    """The book of a journal that was just made."""
    asked = decisions(journal.state, journal.seats)
    return Book(stored, journal, [journal.rows[-1].seq] * journal.seats, asked)


def seated(seats: Sequence[Any]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Names and bots by seat, as a record tells them."""
    return tuple(s["name"] for s in seats), tuple(s["bot"] for s in seats)


def reopened(stored: Stored, rows: Sequence[RowMapping], snapshot: bytes) -> Book:
    """The book of a stored table, from its rows and its last snapshot."""
    game = load(stored.table["game"])
    made = rows[-1]["revision"]
    try:
        journal = bare(stored, game, [_row(game, row) for row in rows])
    except (BadInput, KeyError, TypeError):
        if made == game.revision:
            raise
        raise unreadable(game, made) from None
    journal.state = unpacked(game, snapshot, made)
    keys = {row["key"]: row["seq"] for row in rows if row["key"] is not None}
    asked = decisions(journal.state, journal.seats)
    oldest = min(row["revision"] for row in rows)
    return Book(stored, journal, json.loads(rows[-1]["puts"]), asked, keys, oldest)


def bare(stored: Stored, game: Game[Any], rows: list[Row]) -> Journal[Any]:
    """A journal around rows that exist already; making one anew would deal again."""
    journal: Journal[Any] = object.__new__(Journal)
    journal.game, journal.rows, journal.start = game, rows, None
    journal.options = load_options(game.options, json.loads(stored.table["options"]))
    journal.seats = stored.table["seats"]
    journal.chance = Chance.from_json(json.loads(stored.table["chance"]))
    journal.names, journal.bots = seated(stored.seats)
    return journal


def unpacked(game: Game[Any], snapshot: bytes, revision: int) -> Any:
    """The state that a snapshot of a revision holds, converted to the present one (law 5 of the design)."""
    try:
        return game.load(json.loads(zlib.decompress(snapshot)), revision)
    except (BadInput, KeyError, TypeError, ValueError, AttributeError):
        if revision == game.revision:
            raise
        raise unreadable(game, revision) from None


def unreadable(game: Game[Any], made: int) -> Problem:
    return Problem(409, "revision", {"made": made, "here": game.revision, "game": game.key})


def _row(game: Game[Any], row: RowMapping) -> Row:
    action = game.language.load(json.loads(row["action"])) if row["action"] else None
    facts = tuple(game.language.load_fact(f) for f in json.loads(row["facts"]))
    return Row(row["seq"], action, facts, row["digest"], b"", row["back"])


def row_values(book: Book, row: Row, key: str | None = None) -> dict[str, Any]:
    """A row as the database keeps it."""
    return {
        "seq": row.seq,
        "action": _text(row.action.to_json()) if row.action else None,
        "facts": _text([f.to_json() for f in row.facts]),
        "back": row.back,
        "puts": _text(book.puts),
        "revision": book.game.revision,
        "digest": row.digest,
        "snapshot": row.snapshot,
        "key": key,
        "at": time.time(),
    }


def status_values(book: Book) -> dict[str, Any]:
    """What the list of tables says of it now."""
    s = book.state
    return {"seq": book.seq, "status": OVER if s.over else PLAYING, "waits": _text(waits(s))}


def _text(raw: Any) -> str:
    return json.dumps(raw, separators=(",", ":"), ensure_ascii=False)


def held_by(stored: Stored, person: str | None) -> tuple[int, ...]:
    """The seats of one person."""
    if person is None:
        return ()
    return tuple(seat for seat in range(stored.table["seats"]) if person in stored.holders.get(seat, ()))


def may_fork(book: Book, person: str | None) -> bool:
    """Whether this person may go on alone from what they see here: it is theirs, or over for everybody."""
    stored = book.stored
    return book.state.over or stored.table["owner"] == person or bool(held_by(stored, person))


def free(seats: Iterable[Any]) -> tuple[int, ...]:
    """The seats nobody has taken yet."""
    return tuple(s["seat"] for s in seats if s["kind"] == "open")
