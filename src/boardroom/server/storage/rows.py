"""Rows of the database as values, and the encoding of a table in them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, fields

from boardroom.core.journal import Row
from boardroom.server.storage.schema import OVER, PLAYING
from boardroom.table.seating import Seat, Seating
from boardroom.table.table import Change, GivenOrder, Table, TableInfo, Wish


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredTable(TableInfo):
    """A row of `tables`."""

    game: str
    options: str
    seats: int
    listed: bool
    status: str
    seq: int
    waits: str
    created: float
    chance: str
    version: int = 0
    full_at: float = 0.0


@dataclass(frozen=True, slots=True)
class RowOfTable:
    """A row that belongs to a table."""

    table_id: str


@dataclass(frozen=True, slots=True)
class SeatRow(RowOfTable):
    """A row of `seats`."""

    seat: int
    kind: str
    bot: str
    bot_seed: str
    name: str
    secret: str
    entropy: str
    promise: str

    def to_seat(self) -> Seat:
        columns = {field.name: getattr(self, field.name) for field in fields(Seat)}
        return Seat(**columns)


@dataclass(frozen=True, slots=True)
class HolderRow(RowOfTable):
    """A row of `holders`."""

    seat: int
    person: str


@dataclass(frozen=True, slots=True)
class OrderRow(RowOfTable):
    """A row of `orders`."""

    seat: int
    name: str
    made: int


@dataclass(frozen=True, slots=True)
class WishRow(RowOfTable):
    """A row of `wishes`."""

    seat: int
    back: int
    made: int


@dataclass(frozen=True, slots=True)
class JournalRow:
    """A row of `journal`."""

    seq: int
    action: str | None
    facts: str
    back: int | None
    puts: str
    revision: int
    digest: str
    key: str | None
    snapshot: bytes = b""
    at: float = 0.0


@dataclass(frozen=True, slots=True)
class Status:
    """The columns of `tables` that change with each move."""

    seq: int
    status: str
    waits: str


@dataclass(frozen=True, slots=True)
class TableRows:
    """A table with its seats and who holds them, their standing orders and wishes to go back."""

    table: StoredTable
    seating: Seating
    orders: Mapping[int, GivenOrder] = field(default_factory=dict)
    wishes: Mapping[int, Wish] = field(default_factory=dict)

    @property
    def id(self) -> str:
        return self.table.id


def encode_change(change: Change, at: float) -> tuple[JournalRow, Status]:
    """The row that stores a change, and the table's status after it."""
    assert change.row is not None
    return encode_row(change.table, change.row, at, change.key), status_of(change.table)


def encode_row(table: Table, row: Row, at: float, key: str | None = None) -> JournalRow:
    raw = row.to_json(with_snapshot=False)
    return JournalRow(
        seq=row.seq,
        action=_text(raw["action"]) if row.action else None,
        facts=_text(raw["facts"]),
        back=row.back,
        puts=_text(table.asked_at),
        revision=table.journal.setup.game.revision,
        digest=row.digest,
        key=key,
        snapshot=row.snapshot,
        at=at,
    )


def status_of(table: Table) -> Status:
    """The present status of a table, as the lobby lists it."""
    last, position = table.journal.rows[-1], table.position
    return Status(last.seq, OVER if position.over else PLAYING, _text(position.waits))


def _text(raw: object) -> str:
    return json.dumps(raw, separators=(",", ":"), ensure_ascii=False)
