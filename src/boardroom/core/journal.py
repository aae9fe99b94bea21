"""Journals and records: every action with its facts, draws, digest and a snapshot of the state after it."""

from __future__ import annotations

import base64
import hashlib
import json
import zlib
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from boardroom.core.actions import Action, Fact, Shuffled
from boardroom.core.chance import Chance
from boardroom.core.engine import apply, collect_facts, refusal
from boardroom.core.errors import BadInput, Refused
from boardroom.core.game import Game, Standing
from boardroom.core.options import load_options
from boardroom.core.refusals import Refusal
from boardroom.core.state import State

S = TypeVar("S", bound=State)
FORMAT = "boardroom-1"
DAMAGE = (KeyError, TypeError, ValueError, AttributeError, IndexError)
"""What a reader stumbles over where a record is not what it says it is."""


@dataclass(frozen=True, slots=True)
class Row:
    """One entry: an action and what came of it, or a move back to an earlier entry."""

    seq: int
    action: Action | None
    facts: tuple[Fact, ...]
    digest: str
    snapshot: bytes
    back: int | None = None

    @property
    def draws(self) -> list[Shuffled]:
        return [f for f in self.facts if isinstance(f, Shuffled)]

    @property
    def reveals(self) -> bool:
        return any(f.reveals for f in self.facts)

    def to_json(self) -> dict[str, Any]:
        return {
            "seq": self.seq,
            "action": self.action.to_json() if self.action else None,
            "back": self.back,
            "facts": [f.to_json() for f in self.facts],
            "digest": self.digest,
            "snapshot": base64.b85encode(self.snapshot).decode(),
        }


@dataclass(slots=True)
class Journal(Generic[S]):
    """The append-only history of one game, and its present state. Entry 0 is the set-up."""

    game: Game[S]
    options: Any
    seats: int
    chance: Chance
    names: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    rows: list[Row] = field(default_factory=list)
    start: S | None = None
    """A position to begin with instead of a deal: such a game was imagined, not dealt."""
    state: S = field(init=False)

    def __post_init__(self) -> None:
        told: list[Fact] = []
        if self.start is None:
            self.state = self.game.begin(self.options, self.seats, self.chance, collect_facts(told))
        else:
            self.state = self.start.clone()
        self._append(None, told)

    def play(self, a: Action) -> list[Fact]:
        """Do an action and write it down; a refused one raises Refused and leaves no trace."""
        why = refusal(self.state, a)
        if why is not None:
            raise Refused(why)
        return self.apply(a)

    def apply(self, a: Action) -> list[Fact]:
        """The same for an action that was found legal already: `refusal` is not asked again."""
        self.state, told = apply(self.state, a)
        self._append(a, told)
        return told

    def back_to(self, seq: int) -> None:
        """Go on from an earlier entry; what lies between stays written. Luck will come out the same again."""
        self.state = self.at(seq)
        self._append(None, [], back=seq)

    def at(self, seq: int) -> S:
        """The state after an entry, from its snapshot."""
        if not 0 <= seq < len(self.rows):
            raise BadInput("no-entry", row=seq, last=len(self.rows) - 1)
        return self.game.load(json.loads(zlib.decompress(self.rows[seq].snapshot)))

    def live(self) -> list[Row]:
        """The entries that led to the present state, without what was taken back."""
        path: list[Row] = []
        seq = len(self.rows) - 1
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
        for row in reversed(self.live()):
            if row.reveals or row.action is None:
                return None
            if row.action.seat == seat:
                return self._before(row.seq)
            if row.action.seat in persons:
                return None
        return None

    def _before(self, seq: int) -> int:
        path = [row.seq for row in self.live()]
        return path[path.index(seq) - 1]

    def _append(self, a: Action | None, told: list[Fact], back: int | None = None) -> None:
        text = self.state.to_text().encode()
        digest = hashlib.blake2b(text, digest_size=16).hexdigest()
        self.rows.append(Row(len(self.rows), a, tuple(told), digest, zlib.compress(text, 6), back))

    def record(self) -> dict[str, Any]:
        """The journal as a file: everything needed to replay, study and verify the game."""
        raw = {
            "format": FORMAT,
            "game": self.game.key,
            "revision": self.game.revision,
            "options": self.options.to_json(),
            "seats": self.seats,
            "names": list(self.names),
            "bots": list(self.bots),
            "chance": self.chance.to_json(),
            "rows": [row.to_json() for row in self.rows],
            "result": [s.to_json() for s in self.game.result(self.state)] if self.state.over else None,
        }
        if self.start is not None:
            raw["start"] = self.start.to_json()
        return raw | {"seal": seal(raw)}


def seal(raw: dict[str, Any]) -> str:
    """A checksum of a record, so that a cut or edited file is noticed."""
    text = json.dumps({k: v for k, v in raw.items() if k != "seal"}, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


@dataclass(frozen=True, slots=True)
class Divergence:
    """The first place where a replay and its record part.

    What was expected and found is data, never words, so that it reads alike in every language: a move and
    the refusal it met, or what the record says and what came of our rules.
    """

    row: int
    clause: str | None
    expected: Any
    found: Any

    def to_json(self) -> dict[str, Any]:
        found = str(self.found) if isinstance(self.found, Refusal) else self.found
        return {"row": self.row, "clause": self.clause, "expected": self.expected, "found": found}

    def in_words(self, s: State) -> BadInput:
        """The same in a sentence, in the words of the game whose state this is."""
        key = "row-refused" if isinstance(self.found, Refusal) else "row-differs"
        at = {"row": self.row, "clause": self.clause or "none"}
        return BadInput(key, expected=self.expected, found=self.found, **at).with_words_of(type(s))


@dataclass(slots=True)
class Replayed:
    """What came of replaying a record."""

    format: str
    rows: int
    checkpoints: int
    divergence: Divergence | None
    state: State
    result: list[Standing]
    journal: Journal[Any] | None = None

    def to_json(self) -> dict[str, Any]:
        return {
            "format": self.format,
            "rows": self.rows,
            "checkpoints": self.checkpoints,
            "divergence": self.divergence.to_json() if self.divergence else None,
            "digest": self.state.digest(),
            "result": [s.to_json() for s in self.result],
        }


def damaged(error: Exception) -> BadInput:
    """What a record is that made its reader stumble: bad input that names what is missing, if that is it."""
    if isinstance(error, KeyError) and error.args:
        return BadInput("lacks", name=error.args[0])
    return BadInput("damaged")


def read_record(raw: Any, game: Game[S]) -> tuple[Journal[S], list[Any]]:
    """The empty journal of a record and its rows; a damaged or newer record is bad input."""
    if not isinstance(raw, dict) or raw.get("format") != FORMAT:
        raise BadInput("not-record")
    if raw.get("seal") != seal(raw):
        raise BadInput("seal")
    if raw["revision"] > game.revision:
        raise BadInput("newer", made=raw["revision"], game=game.key, here=game.revision)
    journal = Journal(
        game,
        load_options(game.options, raw["options"]),
        raw["seats"],
        Chance.from_json(raw["chance"]),
        tuple(raw["names"]),
        tuple(raw["bots"]),
        start=game.load(raw["start"]) if raw.get("start") is not None else None,
    )
    return journal, raw["rows"]


def replay_record(raw: Any, game: Game[S], to: int | None = None) -> Replayed:
    """Replay a record of our own by its actions; its digests are compared, its snapshots never loaded."""
    journal, rows = read_record(raw, game)
    divergence = None
    for row in rows[: None if to is None else to + 1]:
        divergence = _replay_row(journal, row)
        if divergence:
            break
    return Replayed(
        FORMAT,
        len(journal.rows),
        len(journal.rows),
        divergence,
        journal.state,
        game.result(journal.state),
        journal,
    )


def _replay_row(journal: Journal[Any], row: Any) -> Divergence | None:
    seq = row["seq"]
    if row["back"] is not None:
        journal.back_to(row["back"])
    elif row["action"] is not None:
        a = journal.game.language.load(row["action"])
        why = refusal(journal.state, a)
        if why:
            return Divergence(seq, why.clause, a.notation(), why)
        journal.apply(a)
    found = journal.rows[-1].digest
    return None if found == row["digest"] else Divergence(seq, None, row["digest"], found)
