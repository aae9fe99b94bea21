"""Replays stored games under the present rules, to tell which of them a change of the rules would change.

Nothing is changed: a table in play goes on from its last snapshot, whatever its earlier rows would be today.
"""

from __future__ import annotations

import json
import time
from collections.abc import AsyncIterator, Sequence
from dataclasses import asdict, dataclass

from sqlalchemy import func, insert, select

from boardroom.core.engine import refusal
from boardroom.core.errors import BadInput
from boardroom.core.game import Game
from boardroom.core.journal import Journal, Row, Setup
from boardroom.core.state import State
from boardroom.games.registry import is_installed, load
from boardroom.server.http.problems import Problem
from boardroom.server.lobby.cache import check_revision, decode_row, load_state, setup_of
from boardroom.server.storage.rows import JournalRow, TableRows
from boardroom.server.storage.schema import FORKED, OPEN, TALK
from boardroom.server.storage.store import Store
from boardroom.web.panels.chat import RULES_REVISED, Line, Note


@dataclass(frozen=True, slots=True)
class Difference:
    """The first row that the present rules play differently; if they refuse it, the clause that says so."""

    row: int
    move: str = ""
    clause: str | None = None

    def to_json(self) -> dict[str, object]:
        return {"row": self.row, "move": self.move, "clause": self.clause}


@dataclass(frozen=True, slots=True)
class StoredReplay:
    """The replay of one stored game."""

    table: str
    game: str
    rows: int
    is_over: bool
    difference: Difference | None = None
    problem: Problem | BadInput | None = None
    """Why the game cannot be read at all, such as rows of a newer revision."""

    def to_json(self) -> dict[str, object]:
        difference = None if self.difference is None else self.difference.to_json()
        problem = None if self.problem is None else str(self.problem)
        return {"table": self.table, "game": self.game, "difference": difference, "problem": problem}


async def replay_all(store: Store) -> AsyncIterator[StoredReplay]:
    """Replay every game that has begun, in the order in which they were created."""
    for table in await store.table_ids():
        found = await store.table(table)
        if found is not None and found.table.status != OPEN and is_installed(found.table.game):
            yield await replay_stored(store, table)


async def replay_stored(store: Store, table: str) -> StoredReplay:
    """Replay a stored game and compare every state with what is stored."""
    stored = await store.table(table)
    assert stored is not None
    game = load(stored.table.game)
    rows = await store.journals.rows(table)
    over = json.loads(stored.table.waits) == []
    try:
        snapshots = await store.journals.snapshots(table)
        difference = compare(game, stored, rows, snapshots)
    except (Problem, BadInput) as problem:
        return StoredReplay(table, game.key, len(rows), over, problem=problem)
    return StoredReplay(table, game.key, len(rows), over, difference)


def compare(
    game: Game[State], stored: TableRows, rows: Sequence[JournalRow], snapshots: dict[int, bytes]
) -> Difference | None:
    """The first difference between a stored game and its replay."""
    check_revision(game, max(row.revision for row in rows))
    setup = setup_of(stored, game)
    known = [decode_row(game, row) for row in rows]
    journal = _begin(setup, stored, load_state(game, snapshots[0], rows[0].revision))
    for row, kept in zip(known, rows, strict=True):
        if row.seq:
            difference = _play(journal, row)
            if difference is not None:
                return difference
        if journal.rows[-1].digest not in (kept.digest, _converted(game, kept, snapshots)):
            return Difference(row.seq, row.action.notation() if row.action else "")
    return None


def _begin(setup: Setup[State], stored: TableRows, first: State) -> Journal[State]:
    if stored.table.origin == FORKED:  # it began with a position that was imagined, not dealt
        return Journal.from_position(setup, first)
    return Journal.deal(setup)


def _play(journal: Journal[State], row: Row) -> Difference | None:
    if row.back is not None:
        journal.go_back(row.back)
    elif row.action is not None:
        why = refusal(journal.state, row.action)
        if why is not None:
            return Difference(row.seq, row.action.notation(), why.clause)
        journal.apply(row.action)
    return None


def _converted(game: Game[State], row: JournalRow, snapshots: dict[int, bytes]) -> str | None:
    """The digest of a state of an earlier revision as the present one would have stored it."""
    if row.revision == game.revision:
        return None
    return load_state(game, snapshots[row.seq], row.revision).digest()


async def tell_players(store: Store, replay: StoredReplay) -> bool:
    """Say in the chat of a running table what the present rules would change; False if it says so already."""
    if replay.is_over or replay.difference is None:
        return False
    here, found = load(replay.game).revision, replay.difference
    note = Note(RULES_REVISED, f"{here} {found.row} {found.clause or 'none'}").text
    of_table = TALK.c.table_id == replay.table
    async with store.write() as db:
        said = await db.execute(select(TALK.c.number).where(of_table, TALK.c.text == note))
        if said.first() is not None:
            return False
        last = (await db.execute(select(func.max(TALK.c.number)).where(of_table))).scalar()
        line = Line((last or 0) + 1, 0, replay.rows - 1, note, time.time())
        await db.execute(insert(TALK).values(table_id=replay.table, **asdict(line)))
        await store.touch(db, replay.table)
    return True
