"""Private tables: forked from what a seat sees, or imported from a record."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Sequence
from dataclasses import asdict, dataclass, replace

from boardroom.core import fair_deal
from boardroom.core.actions import Language
from boardroom.core.chance import Chance
from boardroom.core.game import Game
from boardroom.core.journal import Journal, Row, unpack_state
from boardroom.core.options import GameOptions, load_options
from boardroom.core.records import read_setup
from boardroom.core.state import State
from boardroom.games.registry import load
from boardroom.server.lobby.import_worker import ReplayedRecord, read_row
from boardroom.server.lobby.lobby import TableSpec, new_table, plan_seats
from boardroom.server.lobby.service import TableService
from boardroom.server.storage.rows import StoredTable, TableRows, encode_row, status_of
from boardroom.server.storage.schema import OPEN
from boardroom.server.storage.store import BATCH
from boardroom.table import downloads, forks
from boardroom.table.seating import Seating
from boardroom.table.table import FORKED, IMPORTED, Table
from boardroom.web.errors import request_error


@dataclass(frozen=True, slots=True)
class PrivateTableSpec:
    """The owner, and for each seat "me" or "bot:NAME"; without players, the usual ones."""

    owner: str
    players: Sequence[str] = ()


async def fork(
    tables: TableService, table: Table, seat: int | None, at: int, spec: PrivateTableSpec
) -> TableRows:
    """Create a private table that continues from a row as the seat saw it; what was hidden is drawn anew."""
    forks.check_may_fork(table, spec.owner)
    luck = fair_deal.new_secret(), fair_deal.new_secret()
    position = forks.imagine(table, await tables.at(table, at), seat, luck)
    players = spec.players or forks.default_players(table, spec.owner)
    plan = TableSpec(table.game.key, players, title=table.info.title)
    info = _new_info(plan, table.game, table.journal.options, (FORKED, spec.owner))
    seating = _seat_players(plan, table.game, table.journal.names)
    journal = forks.fork_journal(table, position, seating)
    branch = forks.Branch(table.id, at, seat)
    return await _store(tables, Table.begin(info, seating, journal), branch)


async def import_record(tables: TableService, record: ReplayedRecord, spec: PrivateTableSpec) -> TableRows:
    """Create a table from a record that a worker has replayed. By default the importer gets all seats."""
    raw = record.head
    game = load(raw["game"])
    title = " · ".join(map(str, raw["names"]))[:80]
    plan = TableSpec(game.key, spec.players or [forks.ME] * raw["seats"], title=title)
    if len(plan.seats) != raw["seats"]:
        raise request_error("seat-count", seats=raw["seats"], count=len(plan.seats))
    options = load_options(game.options, raw["options"])
    info = _new_info(plan, game, options, (IMPORTED, spec.owner))
    seating = _seat_players(plan, game, tuple(str(name)[:40] for name in raw["names"]))
    rows = [row async for row in _read_rows(record.rows, game.language)]
    setup = replace(read_setup({**raw}, game), names=seating.names, bots=seating.bots)
    journal = Journal.resume(setup, rows, unpack_state(game, rows[-1].snapshot))
    return await _store(tables, Table.begin(info, seating, journal))


async def _read_rows(lines: Sequence[bytes], language: Language) -> AsyncIterator[Row]:
    """Read the rows of a record, with room for other requests after each batch."""
    for at, line in enumerate(lines):
        if at % BATCH == 0:
            await asyncio.sleep(0)
        yield read_row(line, language)


async def download(tables: TableService, table: Table, seat: int | None) -> dict[str, object]:
    """The full record of a finished game; before the end, what the seat may see."""
    if not table.position.over:
        return downloads.seat_record(table, seat)
    snapshots = await tables.store.journals.snapshots(table.id)
    rows = [replace(row, snapshot=snapshots[row.seq]) for row in table.journal.rows]
    start = await tables.at(table, 0) if table.info.origin == FORKED else None
    return downloads.whole_record(table, rows, start)


def _new_info(
    plan: TableSpec, game: Game[State], options: GameOptions, made_by: tuple[str, str]
) -> StoredTable:
    origin, owner = made_by
    info = new_table(game, options, plan, owner, origin)
    return replace(info, chance=json.dumps(Chance().to_json()))


def _seat_players(plan: TableSpec, game: Game[State], names: Sequence[str]) -> Seating:
    """The seats of a private table: those without a bot are its owner's."""
    if OPEN in plan.seats:
        raise request_error("own-seats")
    named = zip(plan_seats(plan, game), [*names, *[""] * len(plan.seats)], strict=False)
    return Seating(tuple(replace(seat, name=name or seat.name) for seat, name in named))


async def _store(tables: TableService, table: Table, branch: forks.Branch | None = None) -> TableRows:
    """Store the table and all its rows in one transaction."""
    assert isinstance(table.info, StoredTable)
    rows = []
    for row in table.journal.rows:
        if row.seq % BATCH == 0:
            await asyncio.sleep(0)
        rows.append(encode_row(table, row, time.time()))
    luck = json.dumps(table.journal.chance.to_json())
    info = replace(table.info, chance=luck, **asdict(status_of(table)))
    await tables.store.add(TableRows(info, table.seating), table.info.owner, rows, branch)
    if branch is None:  # an import may be too long to read it again from the database
        for at, row in enumerate(table.journal.rows):
            table.journal.rows[at] = replace(row, snapshot=b"")
        tables.keep(replace(table, info=info))
        await tables.refresh(table.id)
    await tables.get(table.id)
    tables.announce(table.id)
    return await tables.rows(table.id)
