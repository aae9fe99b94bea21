"""A table in play: its journal and seats, the decision of each seat, and the handling of requests.

This module does no I/O and reads no clock. A request changes a copy, which replaces the table only after its
row is stored.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from dataclasses import dataclass, field, replace

from boardroom.core.actions import Action
from boardroom.core.engine import refusal
from boardroom.core.errors import Refused
from boardroom.core.game import Game
from boardroom.core.journal import Journal, Row
from boardroom.core.offers import Offer
from boardroom.core.state import State
from boardroom.table.decisions import Position, update_asked_at
from boardroom.table.errors import NotNow, not_yours
from boardroom.table.log import History, VisibleLog
from boardroom.table.seating import Seating

DEALT, IMPORTED, FORKED = "dealt", "imported", "forked"


@dataclass(frozen=True, slots=True, kw_only=True)
class TableInfo:
    """The data of a table besides its game and its seats."""

    id: str = ""
    title: str = ""
    owner: str = ""
    origin: str = DEALT
    commitment: str = ""
    secret: str = ""
    """The secret behind the commitment to the deal, revealed when the game is over."""


@dataclass(frozen=True, slots=True)
class MoveRequest:
    """A requested move: `expect` is the row that the player saw, `key` the idempotency key."""

    action: Action
    expect: int
    key: str | None = None


@dataclass(frozen=True, slots=True)
class GivenOrder:
    """The name of a standing order and the row at which it was given."""

    name: str
    made: int


@dataclass(frozen=True, slots=True)
class Wish:
    """A request to return to the row `back`, made at the row `made`."""

    back: int
    made: int


@dataclass(frozen=True, slots=True)
class Change:
    """The result of a request: the new table and the row to store, or no row if the request is a repeat."""

    table: Table
    seq: int
    row: Row | None = None
    key: str | None = None


@dataclass(slots=True)
class Table:
    """A table whose game has begun."""

    info: TableInfo
    seating: Seating
    journal: Journal[State]
    position: Position
    """The present state as its seats see it."""
    asked_at: tuple[int, ...]
    """For every seat the row at which its present decision began."""
    orders: Mapping[int, GivenOrder] = field(default_factory=dict)
    wishes: Mapping[int, Wish] = field(default_factory=dict)
    idempotency_keys: dict[str, int] = field(default_factory=dict)
    visible_log: VisibleLog = field(default_factory=VisibleLog)
    history: History = field(default_factory=History)
    """What happened at the tables that this one was forked from."""
    thinking: set[int] = field(default_factory=set)
    """The seats whose bots are choosing a move."""

    @classmethod
    def begin(cls, info: TableInfo, seating: Seating, journal: Journal[State]) -> Table:
        """The table of a new journal: every decision begins at its last row."""
        position = Position(journal.state, journal.seats)
        return cls(info, seating, journal, position, (journal.seq,) * journal.seats)

    @property
    def id(self) -> str:
        return self.info.id

    @property
    def game(self) -> Game[State]:
        return self.journal.setup.game

    @property
    def state(self) -> State:
        s: State = self.journal.state
        return s

    @property
    def seq(self) -> int:
        """The number of the last row."""
        return self.journal.seq

    @property
    def decision_digests(self) -> tuple[str, ...]:
        """For every seat the hash of its offers; empty if it has none."""
        return tuple(self.position.decision_digest(seat) for seat in range(self.journal.seats))

    def offers(self, seat: int | None) -> list[Offer]:
        """The present offers of a seat."""
        return self.position.offers(seat)

    def visible_state(self, seat: int | None) -> State:
        """The view of a seat, or the full state once the game is over."""
        return self.state if self.position.over else self.position.view(seat)

    def act(self, person: str | None, request: MoveRequest) -> Change:
        """Play a person's move. A repeated request returns the row of the first one."""
        seat = request.action.seat
        self.check_holder(seat, person)
        key = None if request.key is None else f"{seat}/{request.key}"
        if key is not None and key in self.idempotency_keys:
            return Change(self, self.idempotency_keys[key])
        self.check_expected(seat, request.expect)
        return self.play(request.action, key)

    def play(self, a: Action, key: str | None = None) -> Change:
        """Play an action. The seat's own view decides whether it is legal, so a refusal reveals no secret."""
        why = refusal(self.position.view(a.seat), a)
        if why is not None:
            raise Refused(why)
        changed = self._copy()
        changed.journal.play(a)
        return changed._record(key)

    def go_back(self, to: int, s: State) -> Change:
        """Return to an earlier row and the state after it. The rows in between stay in the journal."""
        changed = self._copy()
        changed.journal.go_back(to, s)
        return changed._record(None)

    def seat_for(self, person: str | None, seat: int | None) -> int | None:
        """The seat whose view a person gets: the requested one if they hold it; by default one of theirs that
        is to move, or their first; None for a spectator."""
        mine = self.seating.seats_of(person)
        if seat is not None:
            if seat not in mine:
                raise not_yours(seat)
            return seat
        return next((seat for seat in self.position.waits if seat in mine), mine[0] if mine else None)

    def check_holder(self, seat: int, person: str | None) -> None:
        if person is None or person not in self.seating.holders.get(seat, ()):
            raise not_yours(seat)

    def check_expected(self, seat: int, expect: int) -> None:
        """Reject a stale request: one whose seat has a new decision since. Rows of other seats may leave its
        decision unchanged."""
        since, last = self.asked_at[seat], len(self.journal.rows) - 1
        if not since <= expect <= last:
            raise NotNow("moved-on", stale=True, seq=last, asked_at=since)

    def earlier_action(self, person: str | None, key: str | None) -> Action | None:
        """The action of a repeated request, whose offer no longer exists."""
        for seat in self.seating.seats_of(person):
            seq = self.idempotency_keys.get(f"{seat}/{key}")
            if seq is not None:
                return self.journal.rows[seq].action
        return None

    def present_row(self) -> int:
        """The row whose state is the present one, found through take-backs."""
        row = self.journal.rows[-1]
        while row.back is not None:
            row = self.journal.rows[row.back]
        return row.seq

    def drop_snapshot(self) -> None:
        """Release the snapshot of the last row once it is stored elsewhere."""
        self.journal.rows[-1] = replace(self.journal.rows[-1], snapshot=b"")

    def _copy(self) -> Table:
        """A copy of the table that takes the next row."""
        changed = copy(self)
        changed.journal = copy(self.journal)
        changed.journal.rows = list(self.journal.rows)
        changed.idempotency_keys = dict(self.idempotency_keys)
        return changed

    def _record(self, key: str | None) -> Change:
        """Update position, decisions and idempotency keys after the row just written."""
        row = self.journal.rows[-1]
        before, now = self.position, Position(self.journal.state, len(self.asked_at))
        self.position, self.asked_at = now, update_asked_at(row, self.asked_at, before, now)
        if key is not None:
            self.idempotency_keys[key] = row.seq
        return Change(self, row.seq, row, key)
