"""Verifiable dealing: nobody, not even the operator of the server, can choose the shuffles of a table.

Before anybody joins, the table publishes the hash of its secret. Each player who joins adds a text, at
first only its hash: the promise. When all seats are taken, every player reveals the text. The seed of the
game is the hash of secret and texts. So nobody knows all of it before everybody is bound: not the table,
even together with the player who joins last. A player can only refuse to reveal a text; then the deal is
made without it, and the record says so. The table reveals the secret when the game is over, and anybody can
then recompute every draw.
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
PROMISED, COMMITTED, SEEDED, GIVEN, IMAGINED = "promised", "committed", "seeded", "given", "imagined"
DEALING = frozenset(("commitment", "entropy", "secret"))


def new_secret() -> str:
    return secrets.token_hex(32)


def new_bot_seed() -> str:
    """A seed for the choices of one bot."""
    return secrets.token_hex(8)


def commitment(secret: str) -> str:
    """The hash of a secret that is published before the deal."""
    return hashlib.sha256(f"boardroom deal {secret}".encode()).hexdigest()


def promise(text: str) -> str:
    """The hash of a text that a player promises to add."""
    return hashlib.sha256(f"boardroom seat {text}".encode()).hexdigest()


def seed(secret: str, entropy: Sequence[str]) -> str:
    """The seed of the game, which neither the server nor any single player controls."""
    return hashlib.sha256(json.dumps([secret, list(entropy)]).encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Verified:
    """The result of recomputing the draws of a record. `luck` is one of the five words above.

    Promised: all players were bound to their texts before any was shown, so that nobody chose the deal.
    Committed: the table was bound before the players, but some of them knew the texts of others. Seeded:
    there was no commitment. Given: the deal was recorded elsewhere. Imagined: the game began with a
    position that one seat had seen in part.
    """

    luck: str
    rows: int
    draws: int
    problems: tuple[Sentence, ...] = ()
    divergence: Divergence | None = field(default=None)
    adopted: int = 0
    """How many rows an earlier revision of the rules played differently: they are taken as recorded."""
    promised: tuple[int, ...] = ()
    """The seats that promised a text: each could have refused the deal."""
    withheld: tuple[int, ...] = ()
    """Those that did, or were made to: their texts are missing."""

    @property
    def is_fine(self) -> bool:
        return not self.problems

    def to_json(self) -> dict[str, Any]:
        return {
            "luck": self.luck,
            "rows": self.rows,
            "draws": self.draws,
            "adopted": self.adopted,
            "promised": list(self.promised),
            "withheld": list(self.withheld),
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
    texts = _promised_texts(raw)
    problems += [
        BadInput("not-promised", seat=seat + 1)
        for seat, (promised, text) in texts.items()
        if text and promise(text) != promised
    ]
    withheld = tuple(seat for seat, (_, text) in texts.items() if not text)
    proof = tuple(problems), divergence, replayed.adopted, tuple(texts), withheld
    return Verified(_luck_kind(raw, len(texts)), replayed.rows, draws, *proof)


def _promised_texts(raw: Any) -> dict[int, tuple[str, str]]:
    """For each seat that promised a text its promise and the text; empty if it is missing."""
    dealing = raw.get("dealing")
    if dealing is None or "promises" not in dealing:
        return {}
    people, promises = _people(raw), texts_of(dealing["promises"])
    if not len(people) == len(promises) == len(dealing["entropy"]):
        raise BadInput("dealing")
    both = zip(people, promises, dealing["entropy"], strict=True)
    return {seat: (promised, text) for seat, promised, text in both if promised}


def _people(raw: Any) -> list[int]:
    return [seat for seat, bot in enumerate(raw["bots"]) if not bot]


def _has_same_luck(row: Row, recorded: list[JsonObject], is_earlier: bool) -> bool:
    """Whether recorded facts are those of a replay; of a row of an earlier revision only the draws count."""
    if is_earlier:
        return [f.to_json() for f in row.draws] == [f for f in recorded if f["fact"] == Shuffled.key]
    return [f.to_json() for f in row.facts] == recorded


def _luck_kind(raw: Any, promised: int) -> str:
    if raw.get("start") is not None:
        return IMAGINED
    if raw["chance"].get("script") is not None:
        return GIVEN
    if raw.get("dealing") is None:
        return SEEDED
    return PROMISED if 1 <= len(_people(raw)) == promised else COMMITTED


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
