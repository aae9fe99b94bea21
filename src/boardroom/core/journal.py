"""Journals: every action with its facts, its draws, and the digest and snapshot of the state after it."""

from __future__ import annotations

import base64
import hashlib
import json
import zlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Self, TypeVar

from boardroom.core.actions import Action, Fact, Language, Shuffled
from boardroom.core.chance import Chance
from boardroom.core.engine import apply, collect_facts, refusal
from boardroom.core.errors import BadInput, Refused
from boardroom.core.game import Game
from boardroom.core.options import GameOptions
from boardroom.core.state import State

S = TypeVar("S", bound=State)
COMPRESSION_LEVEL = 6


@dataclass(frozen=True, slots=True)
class Row:
    """One row: an action and its consequences, or a return to an earlier row."""

    seq: int
    action: Action | None
    facts: tuple[Fact, ...]
    digest: str
    snapshot: bytes = b""
    """The compressed state after this row; empty if the snapshot is stored elsewhere."""
    back: int | None = None
    revision: int | None = None
    """The revision of the rules that played this row, if it was an earlier one."""

    @property
    def seat(self) -> int | None:
        """The seat that acted."""
        return None if self.action is None else self.action.seat

    @property
    def draws(self) -> list[Shuffled]:
        return [f for f in self.facts if isinstance(f, Shuffled)]

    @property
    def reveals(self) -> bool:
        return any(f.reveals for f in self.facts)

    def to_json(self, *, with_snapshot: bool = True) -> dict[str, Any]:
        """The only encoding of a row. Records include the snapshot; the database has a column for it."""
        raw = {
            "seq": self.seq,
            "action": self.action.to_json() if self.action else None,
            "back": self.back,
            "facts": [f.to_json() for f in self.facts],
            "digest": self.digest,
        }
        return raw | {"snapshot": base64.b85encode(self.snapshot).decode()} if with_snapshot else raw

    @classmethod
    def from_json(cls, raw: Any, language: Language) -> Row:
        """Read a row in the language of its game, with its snapshot if the JSON has one."""
        return cls(
            raw["seq"],
            language.load(raw["action"]) if raw["action"] else None,
            tuple(language.load_fact(f) for f in raw["facts"]),
            raw["digest"],
            base64.b85decode(raw.get("snapshot", "")),
            raw["back"],
            raw.get("revision"),
        )


def pack_state(s: State) -> bytes:
    """Compress a state into a snapshot."""
    return zlib.compress(s.to_text().encode(), COMPRESSION_LEVEL)


def unpack_state(game: Game[S], snapshot: bytes, revision: int | None = None) -> S:
    """Restore the state of a snapshot, converting one of an earlier revision."""
    return game.load(json.loads(zlib.decompress(snapshot)), revision)


@dataclass(frozen=True, slots=True)
class Setup(Generic[S]):
    """What a game begins with: options, number of seats and chance, and the names and bots for its record."""

    game: Game[S]
    options: GameOptions
    seats: int
    chance: Chance
    names: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()


@dataclass(slots=True)
class Journal(Generic[S]):
    """The append-only history of one game and its present state. Row 0 is the setup."""

    setup: Setup[S]
    state: S
    rows: list[Row] = field(default_factory=list)
    start: S | None = None
    """The imagined position that the game began with, if it was not dealt."""

    @classmethod
    def deal(cls, setup: Setup[S]) -> Self:
        """Begin a game with its setup and deal."""
        facts: list[Fact] = []
        state = setup.game.begin(setup.options, setup.seats, setup.chance, collect_facts(facts))
        journal = cls(setup, state)
        journal._append(None, facts)
        return journal

    @classmethod
    def from_position(cls, setup: Setup[S], position: S) -> Self:
        """Begin a game with an imagined position."""
        journal = cls(setup, position.clone(), start=position)
        journal._append(None, [])
        return journal

    @classmethod
    def resume(cls, setup: Setup[S], rows: Sequence[Row], state: S) -> Self:
        """Continue a game from its rows and its present state; no row is replayed."""
        return cls(setup, state, list(rows))

    @property
    def game(self) -> Game[S]:
        return self.setup.game

    @property
    def options(self) -> GameOptions:
        return self.setup.options

    @property
    def seats(self) -> int:
        return self.setup.seats

    @property
    def chance(self) -> Chance:
        return self.setup.chance

    @property
    def names(self) -> tuple[str, ...]:
        return self.setup.names

    @property
    def bots(self) -> tuple[str, ...]:
        return self.setup.bots

    @property
    def revision(self) -> int:
        """The earliest revision of the rules that played a row."""
        return min((self.revision_of(row) for row in self.rows), default=self.game.revision)

    def revision_of(self, row: Row) -> int:
        return self.game.revision if row.revision is None else row.revision

    @property
    def seq(self) -> int:
        """The number of the last row."""
        return len(self.rows) - 1

    def play(self, a: Action) -> list[Fact]:
        """Play an action and append its row. A refused action raises Refused and changes nothing."""
        why = refusal(self.state, a)
        if why is not None:
            raise Refused(why)
        return self.apply(a)

    def apply(self, a: Action) -> list[Fact]:
        """Like `play`, but for an action that `refusal` has already allowed."""
        self.state, facts = apply(self.state, a)
        self._append(a, facts)
        return facts

    def go_back(self, seq: int, state: S | None = None) -> None:
        """Return to an earlier row. The rows in between stay, and later draws come out as before.

        If snapshots are stored elsewhere, the caller passes the `state` after that row.
        """
        self.state = self.at(seq) if state is None else state
        self._append(None, [], back=seq)

    def adopt(self, row: Row, state: S) -> None:
        """Take a row as recorded, with the state after it, instead of what was played for it."""
        self.rows[row.seq :] = [row]
        self.state = state

    def at(self, seq: int) -> S:
        """The state after a row, from its snapshot."""
        if not 0 <= seq < len(self.rows):
            raise BadInput("no-entry", row=seq, last=self.seq)
        return unpack_state(self.game, self.rows[seq].snapshot, self.rows[seq].revision)

    def live(self, seq: int | None = None) -> list[Row]:
        """The rows that led to the state after a row, or to the present one, without those taken back."""
        path: list[Row] = []
        seq = self.seq if seq is None else seq
        while seq >= 0:
            row = self.rows[seq]
            if row.back is not None:
                seq = row.back
                continue
            path.append(row)
            seq -= 1
        return path[::-1]

    def take_back_row(self, seat: int, persons: frozenset[int]) -> int | None:
        """The row a seat may return to on its own: the one before its last action.

        None if a draw, a revealed secret or another person's action came later. Actions of bots do not count.
        """
        path = self.live()
        for before, row in zip(path[-2::-1], path[:0:-1], strict=True):
            if row.reveals or row.action is None:
                return None
            if row.action.seat == seat:
                return before.seq
            if row.action.seat in persons:
                return None
        return None

    def _append(self, a: Action | None, facts: Sequence[Fact], back: int | None = None) -> None:
        text = self.state.to_text().encode()
        digest = hashlib.blake2b(text, digest_size=16).hexdigest()
        snapshot = zlib.compress(text, COMPRESSION_LEVEL)
        self.rows.append(Row(len(self.rows), a, tuple(facts), digest, snapshot, back))
