"""Verifiable dealing: nobody, not even the operator of the server, can choose the shuffles of a table.

Before anybody joins, the table publishes the hash of its secret. Each player who joins adds some entropy. The
seed of the game is the hash of secret and entropy. The table reveals the secret when the game is over, and
anybody can then recompute every draw from the record.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from boardroom.core.actions import Shuffled
from boardroom.core.errors import BadInput
from boardroom.core.game import Game
from boardroom.core.inputs import check_fields, mapping_of, text_of, texts_of
from boardroom.core.journal import Row
from boardroom.core.json_types import JsonObject
from boardroom.core.messages import Sentence
from boardroom.core.records import Divergence, replay_record
from boardroom.core.state import State

S = TypeVar("S", bound=State)
COMMITTED, SEEDED, GIVEN, IMAGINED = "committed", "seeded", "given", "imagined"
DEALING = frozenset(("commitment", "entropy", "secret"))


def new_secret() -> str:
    return secrets.token_hex(32)


def new_bot_seed() -> str:
    """A seed for the choices of one bot."""
    return secrets.token_hex(8)


def commitment(secret: str) -> str:
    """The hash of a secret that is published before the deal."""
    return hashlib.sha256(f"boardroom deal {secret}".encode()).hexdigest()


def seed(secret: str, entropy: Sequence[str]) -> str:
    """The seed of the game, which neither the server nor any single player controls."""
    return hashlib.sha256(json.dumps([secret, list(entropy)]).encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Verified:
    """The result of recomputing the draws of a record. `luck` is one of the four words above.

    Committed: the seed follows from a published commitment. Seeded: there was no commitment. Given: the deal
    was recorded elsewhere. Imagined: the game began with a position that one seat had seen in part.
    """

    luck: str
    rows: int
    draws: int
    problems: tuple[Sentence, ...] = ()
    divergence: Divergence | None = field(default=None)
    adopted: int = 0
    """How many rows an earlier revision of the rules played differently: they are taken as recorded."""

    @property
    def is_fine(self) -> bool:
        return not self.problems

    def to_json(self) -> dict[str, Any]:
        return {
            "luck": self.luck,
            "rows": self.rows,
            "draws": self.draws,
            "adopted": self.adopted,
            "problems": [str(problem) for problem in self.problems],
            "divergence": self.divergence.to_json() if self.divergence else None,
        }


def verify(raw: Any, game: Game[S]) -> Verified:
    """Recompute every draw of a record and check the revealed secret against the commitment."""
    replayed = replay_record(raw, game, load_snapshots=True)
    assert replayed.journal is not None
    divergence = replayed.divergence
    problems: list[Sentence] = [] if divergence is None else [divergence.in_words(replayed.state)]
    draws = 0
    for row, recorded in zip(replayed.journal.rows, raw["rows"], strict=False):
        is_earlier = recorded.get("revision", raw["revision"]) < game.revision
        if not problems and not _has_same_luck(row, recorded["facts"], is_earlier):
            problems.append(BadInput("not-seed", row=row.seq))
        draws += len(row.draws)
    dealing = raw.get("dealing")
    if dealing is not None:
        problems += _check_commitment(dealing, raw["chance"]["seed"])
    return Verified(_luck_kind(raw), replayed.rows, draws, tuple(problems), divergence, replayed.adopted)


def _has_same_luck(row: Row, recorded: list[JsonObject], is_earlier: bool) -> bool:
    """Whether recorded facts are those of a replay; of a row of an earlier revision only the draws count."""
    if is_earlier:
        return [f.to_json() for f in row.draws] == [f for f in recorded if f["fact"] == Shuffled.key]
    return [f.to_json() for f in row.facts] == recorded


def _luck_kind(raw: Any) -> str:
    if raw.get("start") is not None:
        return IMAGINED
    if raw["chance"].get("script") is not None:
        return GIVEN
    return SEEDED if raw.get("dealing") is None else COMMITTED


def _check_commitment(dealing: object, used: str) -> list[Sentence]:
    try:
        told = mapping_of(dealing)
        check_fields(told, "dealing", DEALING)
        secret, promised = text_of(told["secret"]), text_of(told["commitment"])
        entropy = texts_of(told["entropy"])
    except BadInput:
        raise BadInput("dealing") from None
    problems: list[Sentence] = []
    if commitment(secret) != promised:
        problems.append(BadInput("not-committed"))
    if seed(secret, entropy) != used:
        problems.append(BadInput("not-hash"))
    return problems
