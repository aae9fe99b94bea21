"""A table in play: journal, seats, what each seat is asked, and what comes of a request.

Nothing here waits, writes or looks at a clock. A change is made on a draft, which nobody reads before its
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
from boardroom.table.log import VisibleLog
from boardroom.table.seating import Seating

DEALT, IMPORTED, FORKED = "dealt", "imported", "forked"


@dataclass(frozen=True, slots=True, kw_only=True)
class Profile:
    """What is known of a table besides its game and its seats."""

    id: str = ""
    title: str = ""
    owner: str = ""
    origin: str = DEALT
    commitment: str = ""
    secret: str = ""
    """What the luck of its deal was committed to; told when the game is over."""


@dataclass(frozen=True, slots=True)
class MoveRequest:
    """A move as it was asked for: `expect` is the row at which its maker was asked, `key` makes it unique."""

    action: Action
    expect: int
    key: str | None = None


@dataclass(frozen=True, slots=True)
class GivenOrder:
    """A standing order by its name, and the row at which it was given."""

    name: str
    made: int


@dataclass(frozen=True, slots=True)
class Wish:
    """To which row a seat wants to go back, and the row at which it said so."""

    back: int
    made: int


@dataclass(frozen=True, slots=True)
class Change:
    """What comes of a request: the table after it, and the row to store. No row if it came before."""

    table: Table
    seq: int
    row: Row | None = None
    key: str | None = None


@dataclass(slots=True)
class Table:
    """One table that was dealt."""

    profile: Profile
    seating: Seating
    journal: Journal[State]
    position: Position
    """The present state as its seats see it."""
    asked_at: tuple[int, ...]
    """For every seat the row since which it is asked what it is asked now."""
    orders: Mapping[int, GivenOrder] = field(default_factory=dict)
    wishes: Mapping[int, Wish] = field(default_factory=dict)
    idempotency_keys: dict[str, int] = field(default_factory=dict)
    oldest_revision: int | None = None
    """The earliest revision of the rules that wrote one of its rows; None while all are of this one."""
    visible_log: VisibleLog = field(default_factory=VisibleLog)
    thinking: set[int] = field(default_factory=set)
    """The seats whose bots are thinking."""

    @classmethod
    def begin(cls, profile: Profile, seating: Seating, journal: Journal[State]) -> Table:
        """The table of a journal that was just made: everybody is asked since its last row."""
        position = Position(journal.state, journal.seats)
        return cls(profile, seating, journal, position, (journal.seq,) * journal.seats)

    @property
    def id(self) -> str:
        return self.profile.id

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
        """For every seat a fingerprint of what it is asked; empty where it is not asked."""
        return tuple(self.position.decision_digest(seat) for seat in range(self.journal.seats))

    def offers(self, seat: int | None) -> list[Offer]:
        """What a seat may do now."""
        return self.position.offers(seat)

    def sight(self, seat: int | None) -> State:
        """What a seat is shown: its view, and everything once the game is over."""
        return self.state if self.position.over else self.position.view(seat)

    def act(self, person: str | None, request: MoveRequest) -> Change:
        """A person's move. One that came before is answered with the row it made then."""
        seat = request.action.seat
        self.check_holder(seat, person)
        key = None if request.key is None else f"{seat}/{request.key}"
        if key is not None and key in self.idempotency_keys:
            return Change(self, self.idempotency_keys[key])
        self.check_expected(seat, request.expect)
        return self.play(request.action, key)

    def play(self, a: Action, key: str | None = None) -> Change:
        """Play an action. What is refused is refused by the seat's view: the answer tells no secret."""
        why = refusal(self.position.view(a.seat), a)
        if why is not None:
            raise Refused(why)
        draft = self._draft()
        draft.journal.play(a)
        return draft._record(key)

    def go_back(self, to: int, s: State) -> Change:
        """Go on from an earlier row and the state after it; what lies between stays written."""
        draft = self._draft()
        draft.journal.back_to(to, s)
        return draft._record(None)

    def seat_for(self, person: str | None, seat: int | None) -> int | None:
        """The seat a person looks from: the one they asked for if it is theirs, else one that is waited for;
        None for a spectator."""
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
        """A request is stale only if its seat has been asked something else since: rows of others may leave
        a decision as it was."""
        since, last = self.asked_at[seat], len(self.journal.rows) - 1
        if not since <= expect <= last:
            raise NotNow("moved-on", stale=True, seq=last, asked_at=since)

    def earlier_action(self, person: str | None, key: str | None) -> Action | None:
        """The action a person's request made when it came the first time: its offer is gone since then."""
        for seat in self.seating.seats_of(person):
            seq = self.idempotency_keys.get(f"{seat}/{key}")
            if seq is not None:
                return self.journal.rows[seq].action
        return None

    def root(self) -> int:
        """The row that led to the present state, rows taken back not counted."""
        row = self.journal.rows[-1]
        while row.back is not None:
            row = self.journal.rows[row.back]
        return row.seq

    def drop_snapshot(self) -> None:
        """Let go of the snapshot of the last row once it is stored elsewhere."""
        self.journal.rows[-1] = replace(self.journal.rows[-1], snapshot=b"")

    def _draft(self) -> Table:
        """A table to write the next row into."""
        draft = copy(self)
        draft.journal = copy(self.journal)
        draft.journal.rows = list(self.journal.rows)
        draft.idempotency_keys = dict(self.idempotency_keys)
        return draft

    def _record(self, key: str | None) -> Change:
        """Take notice of the row just written: who is asked anew since then."""
        row = self.journal.rows[-1]
        before, now = self.position, Position(self.journal.state, len(self.asked_at))
        self.position, self.asked_at = now, update_asked_at(row, self.asked_at, before, now)
        if key is not None:
            self.idempotency_keys[key] = row.seq
        return Change(self, row.seq, row, key)
