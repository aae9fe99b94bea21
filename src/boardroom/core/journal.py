"""Journals: every action with its facts, draws, digest and a snapshot of the state after it."""

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
    """One entry: an action and what came of it, or a move back to an earlier entry."""

    seq: int
    action: Action | None
    facts: tuple[Fact, ...]
    digest: str
    snapshot: bytes = b""
    """The state after it, compressed; empty where the snapshot is kept elsewhere."""
    back: int | None = None

    @property
    def seat(self) -> int | None:
        """Whose action it is."""
        return None if self.action is None else self.action.seat

    @property
    def draws(self) -> list[Shuffled]:
        return [f for f in self.facts if isinstance(f, Shuffled)]

    @property
    def reveals(self) -> bool:
        return any(f.reveals for f in self.facts)

    def to_json(self, *, with_snapshot: bool = True) -> dict[str, Any]:
        """The one encoding of a row: records hold it whole, the database keeps the snapshot as it is."""
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
        """A row in the language of its game; without a snapshot if none is there."""
        return cls(
            raw["seq"],
            language.load(raw["action"]) if raw["action"] else None,
            tuple(language.load_fact(f) for f in raw["facts"]),
            raw["digest"],
            base64.b85decode(raw.get("snapshot", "")),
            raw["back"],
        )


def pack_state(s: State) -> bytes:
    """A snapshot of a state."""
    return zlib.compress(s.to_text().encode(), COMPRESSION_LEVEL)


def unpack_state(game: Game[S], snapshot: bytes, revision: int | None = None) -> S:
    """The state that a snapshot holds; one of an earlier revision is converted."""
    return game.load(json.loads(zlib.decompress(snapshot)), revision)


@dataclass(frozen=True, slots=True)
class Setup(Generic[S]):
    """What a game begins with: its options, how many play, its luck, and who plays as a record tells it."""

    game: Game[S]
    options: GameOptions
    seats: int
    chance: Chance
    names: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()


@dataclass(slots=True)
class Journal(Generic[S]):
    """The append-only history of one game, and its present state. Entry 0 is the set-up."""

    setup: Setup[S]
    state: S
    rows: list[Row] = field(default_factory=list)
    start: S | None = None
    """The position it began with instead of a deal: such a game was imagined, not dealt."""

    @classmethod
    def deal(cls, setup: Setup[S]) -> Self:
        """Begin a game: set the table and deal."""
        facts: list[Fact] = []
        state = setup.game.begin(setup.options, setup.seats, setup.chance, collect_facts(facts))
        journal = cls(setup, state)
        journal._append(None, facts)
        return journal

    @classmethod
    def from_position(cls, setup: Setup[S], position: S) -> Self:
        """Begin with a position that was imagined."""
        journal = cls(setup, position.clone(), start=position)
        journal._append(None, [])
        return journal

    @classmethod
    def resume(cls, setup: Setup[S], rows: Sequence[Row], state: S) -> Self:
        """Go on with a game from its rows and the state after the last one; nothing is played again."""
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
    def seq(self) -> int:
        """The number of the last entry."""
        return len(self.rows) - 1

    def play(self, a: Action) -> list[Fact]:
        """Do an action and write it down; a refused one raises Refused and leaves no trace."""
        why = refusal(self.state, a)
        if why is not None:
            raise Refused(why)
        return self.apply(a)

    def apply(self, a: Action) -> list[Fact]:
        """The same for an action that was found legal already: `refusal` is not asked again."""
        self.state, facts = apply(self.state, a)
        self._append(a, facts)
        return facts

    def back_to(self, seq: int, state: S | None = None) -> None:
        """Go on from an earlier entry; what lies between stays written. Luck will come out the same again.

        Where the snapshots are kept elsewhere, `state` is the one after that entry.
        """
        self.state = self.at(seq) if state is None else state
        self._append(None, [], back=seq)

    def at(self, seq: int) -> S:
        """The state after an entry, from its snapshot."""
        if not 0 <= seq < len(self.rows):
            raise BadInput("no-entry", row=seq, last=self.seq)
        return unpack_state(self.game, self.rows[seq].snapshot)

    def live(self) -> list[Row]:
        """The entries that led to the present state, without what was taken back."""
        path: list[Row] = []
        seq = self.seq
        while seq >= 0:
            row = self.rows[seq]
            if row.back is not None:
                seq = row.back
                continue
            path.append(row)
            seq -= 1
        return path[::-1]

    def last_own(self, seat: int, persons: frozenset[int]) -> int | None:
        """The entry a seat may take back to without asking: its last action, if nothing forbids it.

        Luck drawn, a secret shown or another person's action since then forbid it; bots' actions do not.
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
