"""Records: a journal as a sealed file, and the replay that checks it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from boardroom.core.chance import Chance
from boardroom.core.engine import refusal
from boardroom.core.errors import BadInput
from boardroom.core.game import Game, Standing
from boardroom.core.journal import Journal, Row, Setup
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
        "revision": setup.game.revision,
        "options": setup.options.to_json(),
        "seats": setup.seats,
        "names": list(setup.names),
        "bots": list(setup.bots),
        "chance": setup.chance.to_json(),
        "rows": [row.to_json() for row in (journal.rows if rows is None else rows)],
        "result": [standing.to_json() for standing in setup.game.result(s)] if s.over else None,
    }
    if journal.start is not None:
        raw["start"] = journal.start.to_json()
    return raw | {"seal": seal(raw)}


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


def read_setup(raw: Any, game: Game[S]) -> Setup[S]:
    """Read the setup of a recorded game."""
    return Setup(
        game,
        load_options(game.options, raw["options"]),
        raw["seats"],
        Chance.from_json(raw["chance"]),
        tuple(raw["names"]),
        tuple(raw["bots"]),
    )


def read_record(raw: Any, game: Game[S]) -> tuple[Journal[S], list[Any]]:
    """The journal before the first move, and the record's rows. A damaged or newer one raises BadInput."""
    if not isinstance(raw, dict) or raw.get("format") != FORMAT:
        raise BadInput("not-record")
    if raw.get("seal") != seal(raw):
        raise BadInput("seal")
    if raw["revision"] > game.revision:
        raise BadInput("newer", made=raw["revision"], game=game.key, here=game.revision)
    setup = read_setup(raw, game)
    if raw.get("start") is None:
        return Journal.deal(setup), raw["rows"]
    return Journal.from_position(setup, game.load(raw["start"])), raw["rows"]


def replay_record(raw: Any, game: Game[S], to: int | None = None) -> Replayed[S]:
    """Replay the actions of one of our own records and compare the digests. Snapshots are not loaded."""
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


def _replay_row(journal: Journal[S], row: Any) -> Divergence | None:
    seq = row["seq"]
    if row["back"] is not None:
        journal.go_back(row["back"])
    elif row["action"] is not None:
        a = journal.game.language.load(row["action"])
        why = refusal(journal.state, a)
        if why:
            return Divergence(seq, why.clause, a.notation(), why)
        journal.apply(a)
    found = journal.rows[-1].digest
    return None if found == row["digest"] else Divergence(seq, None, row["digest"], found)
