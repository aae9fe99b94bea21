"""Records: a journal as a sealed file, and the replay that checks it."""

from __future__ import annotations

import base64
import hashlib
import json
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from boardroom.core.actions import Action, Language
from boardroom.core.chance import Chance
from boardroom.core.engine import refusal
from boardroom.core.errors import BadInput
from boardroom.core.game import Game, Standing
from boardroom.core.inputs import integer, list_of, mapping_of, objects_of, text_of, texts_of
from boardroom.core.journal import Journal, Row, Setup, unpack_state
from boardroom.core.json_types import JsonObject
from boardroom.core.options import load_options
from boardroom.core.refusals import Refusal
from boardroom.core.state import State

S = TypeVar("S", bound=State)
FORMAT = "boardroom-1"
DAMAGE = (KeyError, TypeError, ValueError, AttributeError, IndexError)
"""Errors that reading a malformed record can raise."""


def write_record(journal: Journal[S], rows: Sequence[Row] | None = None) -> dict[str, Any]:
    """The JSON of a journal: everything needed to replay and verify the game.

    If the journal keeps no snapshots, the caller passes `rows` that include them.
    """
    setup, s = journal.setup, journal.state
    raw = {
        "format": FORMAT,
        "game": setup.game.key,
        "revision": journal.revision,
        "options": setup.options.to_json(),
        "seats": setup.seats,
        "names": list(setup.names),
        "bots": list(setup.bots),
        "chance": setup.chance.to_json(),
        "rows": _rows_to_json(journal, journal.rows if rows is None else rows),
        "result": [standing.to_json() for standing in setup.game.result(s)] if s.over else None,
    }
    if journal.start is not None:
        raw["start"] = journal.start.to_json()
    return raw | {"seal": seal(raw)}


def _rows_to_json(journal: Journal[S], rows: Sequence[Row]) -> list[JsonObject]:
    """The rows, each with its revision if that is not the one of the record."""
    usual, found = journal.revision, []
    for row in rows:
        revision = journal.revision_of(row)
        found.append(row.to_json() | ({} if revision == usual else {"revision": revision}))
    return found


def seal(raw: dict[str, Any]) -> str:
    """The checksum of a record, which detects a truncated or edited file."""
    text = json.dumps({k: v for k, v in raw.items() if k != "seal"}, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


@dataclass(frozen=True, slots=True)
class Divergence:
    """The first row at which a replay differs from its record.

    `expected` and `found` are data, independent of any language: a move and its refusal, or a value of the
    record and that of our rules.
    """

    row: int
    clause: str | None
    expected: Any
    found: Any

    def to_json(self) -> dict[str, Any]:
        found = str(self.found) if isinstance(self.found, Refusal) else self.found
        return {"row": self.row, "clause": self.clause, "expected": self.expected, "found": found}

    def in_words(self, s: State) -> BadInput:
        """The divergence as an error, with the texts of the game of this state."""
        key = "row-refused" if isinstance(self.found, Refusal) else "row-differs"
        at = {"row": self.row, "clause": self.clause or "none"}
        return BadInput(key, expected=self.expected, found=self.found, **at).with_words_of(type(s))


@dataclass(slots=True)
class Replayed(Generic[S]):
    """The result of a replay."""

    format: str
    rows: int
    checkpoints: int
    divergence: Divergence | None
    state: S
    result: list[Standing]
    journal: Journal[S] | None = None
    adopted: int = 0
    """How many rows of an earlier revision were taken from their snapshots."""

    def to_json(self) -> dict[str, Any]:
        return {
            "format": self.format,
            "rows": self.rows,
            "checkpoints": self.checkpoints,
            "divergence": self.divergence.to_json() if self.divergence else None,
            "digest": self.state.digest(),
            "result": [s.to_json() for s in self.result],
        }


def damage_of(error: Exception) -> BadInput:
    """The BadInput for an error in reading a malformed record; it names a missing key."""
    if isinstance(error, KeyError) and error.args:
        return BadInput("lacks", name=error.args[0])
    return BadInput("damaged")


def read_setup(raw: JsonObject, game: Game[S]) -> Setup[S]:
    """Read the setup of a recorded game."""
    return Setup(
        game,
        load_options(game.options, _field(raw, "options")),
        integer(_field(raw, "seats")),
        Chance.from_json(_field(raw, "chance")),
        tuple(texts_of(_field(raw, "names"))),
        tuple(texts_of(_field(raw, "bots"))),
    )


@dataclass(frozen=True, slots=True)
class RecordedRow:
    """A row of a record: an action, or a return to an earlier row, with its facts and digest."""

    seq: int
    action: Action | None
    back: int | None
    facts: list[JsonObject]
    digest: str
    snapshot: str
    revision: int

    @classmethod
    def read(cls, raw: object, language: Language, revision: int) -> RecordedRow:
        """Read a row. A malformed row raises BadInput."""
        row = mapping_of(raw)
        action, back = _field(row, "action"), _field(row, "back")
        return cls(
            integer(_field(row, "seq")),
            None if action is None else language.load(action),
            None if back is None else integer(back),
            objects_of(_field(row, "facts")),
            text_of(_field(row, "digest")),
            text_of(row.get("snapshot", "")),
            integer(row.get("revision", revision)),
        )

    def adopt_into(self, journal: Journal[S]) -> bool:
        """Put a row of an earlier revision into the journal as recorded, if its snapshot is whole."""
        game = journal.game
        if self.revision >= game.revision:
            return False
        try:
            snapshot = base64.b85decode(self.snapshot)
            if not snapshot or _digest(snapshot) != self.digest:
                return False
            s = unpack_state(game, snapshot, self.revision)
        except (*DAMAGE, zlib.error) as error:
            raise damage_of(error) from None
        facts = tuple(game.language.load_fact(fact) for fact in self.facts)
        row = Row(self.seq, self.action, facts, self.digest, snapshot, self.back, self.revision)
        journal.adopt(row, s)
        return True


def _digest(snapshot: bytes) -> str:
    return hashlib.blake2b(zlib.decompress(snapshot), digest_size=16).hexdigest()


def read_rows(raw: JsonObject, language: Language) -> list[RecordedRow]:
    """Read the rows of a record, all before the first is played: the rules must not get malformed input."""
    revision = integer(_field(raw, "revision"))
    return [RecordedRow.read(row, language, revision) for row in list_of(_field(raw, "rows"))]


def _field(raw: JsonObject, name: str) -> object:
    if name not in raw:
        raise BadInput("lacks", name=name)
    return raw[name]


def read_record(raw: object, game: Game[S]) -> tuple[Journal[S], list[RecordedRow]]:
    """The journal before the first move, and the record's rows. A damaged or newer one raises BadInput.

    If the record begins with a position that does not have the digest of its first row, the journal is empty.
    """
    if not isinstance(raw, dict) or raw.get("format") != FORMAT:
        raise BadInput("not-record")
    if raw.get("seal") != seal(raw):
        raise BadInput("seal")
    if (made := integer(_field(raw, "revision"))) > game.revision:
        raise BadInput("newer", made=made, game=game.key, here=game.revision)
    setup, rows = read_setup(raw, game), read_rows(raw, game.language)
    if raw.get("start") is None:
        return Journal.deal(setup), rows
    position = game.state.from_json(mapping_of(raw["start"]))
    if rows and position.digest() != rows[0].digest:
        return Journal.resume(setup, (), position), rows
    position.derive()
    return Journal.from_position(setup, position), rows


def replay_record(
    raw: object, game: Game[S], to: int | None = None, *, load_snapshots: bool = False
) -> Replayed[S]:
    """Replay the actions of one of our own records and compare the digests.

    The rules may have changed since: with `load_snapshots`, a row of an earlier revision that is played
    differently today is taken as recorded, and the replay goes on from its snapshot. A snapshot can contain
    any position, so a server must not load those of a stranger's record.
    """
    journal, rows = read_record(raw, game)
    if not journal.rows:  # the position was edited: the rules must not get it
        edited = Divergence(0, None, rows[0].digest, journal.state.digest())
        return Replayed(FORMAT, 0, 0, edited, journal.state, [], journal)
    divergence, adopted = _replay_rows(journal, rows[: None if to is None else to + 1], load_snapshots)
    count, result = len(journal.rows), game.result(journal.state)
    return Replayed(FORMAT, count, count, divergence, journal.state, result, journal, adopted)


def _replay_rows(
    journal: Journal[S], rows: Sequence[RecordedRow], load_snapshots: bool
) -> tuple[Divergence | None, int]:
    """Replay to the first divergence; count the rows of earlier revisions that were adopted instead."""
    adopted = 0
    for row in rows:
        divergence = _replay_row(journal, row)
        if divergence is not None:
            if not (load_snapshots and row.adopt_into(journal)):
                return divergence, adopted
            adopted += 1
    return None, adopted


def _replay_row(journal: Journal[S], row: RecordedRow) -> Divergence | None:
    if row.back is not None:
        journal.go_back(row.back)
    elif row.action is not None:
        why = refusal(journal.state, row.action)
        if why:
            return Divergence(row.seq, why.clause, row.action.notation(), why)
        journal.apply(row.action)
    found = journal.rows[-1].digest
    return None if found == row.digest else Divergence(row.seq, None, row.digest, found)
