"""Learned values: weights of features, kept in a file of the game for each number of players.

A feature is a whole number that describes a seat at a boundary of the game. The chances of the seats to win
are the softmax of the weighted sums. `boardroom train` makes the files.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import exp
from pathlib import Path
from typing import Any, TypeVar

from boardroom.core.errors import BadInput
from boardroom.core.game import Game
from boardroom.core.inputs import integer, integers_of, mapping_of, text_of, texts_of
from boardroom.core.json_types import JsonObject
from boardroom.core.state import State
from boardroom.core.strategy import CERTAIN, Strategy

S = TypeVar("S", bound=State)
SCALE = 1 << 16
"""What a weighted sum is divided by before the softmax; weights are whole numbers."""
SPREAD = 30 * SCALE
"""A seat that lies further behind the best one has no chance."""
NOT_PLAYED = {"rules.toml", "layout.toml", "outlines.toml", "sizes.toml", "revisions.toml"}
"""Data files that change no game: clauses and drawings."""


@dataclass(frozen=True, slots=True)
class Weights:
    """The contents of a file of weights."""

    game: str
    players: int
    features: tuple[str, ...]
    weights: tuple[int, ...]
    command: str
    """The command that made the file."""
    seed: str
    fingerprint: str
    """What the weights were fitted to: features, revision and data of the game."""

    def to_text(self) -> str:
        return json.dumps(asdict(self), indent=2) + "\n"


def chances(sums: Sequence[int]) -> list[int]:
    """The softmax of weighted sums, in millionths."""
    best = max(sums)
    odds = [exp((one - best) / SCALE) if best - one < SPREAD else 0.0 for one in sums]
    total = 0.0
    for one in odds:
        total += one
    return [round(CERTAIN * one / total) for one in odds]


class LearnedStrategy(Strategy[S]):
    """A strategy whose value is learned: the game declares the features of a seat."""

    features: tuple[str, ...] = ()
    """The names of the features, in the order of `describe`."""

    def __init__(self, game: Game[S]) -> None:
        super().__init__(game)
        self.weights: dict[int, tuple[int, ...]] = {}

    def describe(self, s: S) -> Sequence[Sequence[int]]:
        """For each seat its features at a boundary of the game."""
        raise NotImplementedError

    def value(self, s: S) -> list[int]:
        rows = self.describe(s)
        weights = self.weights.get(len(rows))
        if weights is None:
            weights = self.weights[len(rows)] = load_weights(self, len(rows))
        return chances([dot_product(weights, row) for row in rows])


def dot_product(weights: Sequence[int], features: Sequence[int]) -> int:
    return sum([w * f for w, f in zip(weights, features, strict=True)])


def folder_of_weights(game: Game[Any]) -> Path:
    return game.folder / "data" / "weights"


def load_weights(strategy: LearnedStrategy[S], players: int) -> tuple[int, ...]:
    """The weights for this number of players, or for the nearest number that has any."""
    folder = folder_of_weights(strategy.game)
    made = sorted(int(file.stem.removeprefix("players-")) for file in folder.glob("players-*.json"))
    if not made:
        raise BadInput("no-weights", game=strategy.game.key)
    nearest = min(made, key=lambda count: abs(count - players))
    return read_weights(strategy, folder / f"players-{nearest}.json").weights


def read_weights(strategy: LearnedStrategy[S], file: Path) -> Weights:
    """Read a file of weights; refuse one that was made for another game or for other rules."""
    try:
        read = _parse(mapping_of(json.loads(file.read_text("utf-8"))))
    except (OSError, ValueError, KeyError, BadInput) as error:
        raise BadInput("broken-weights", file=file.name) from error
    if read.game != strategy.game.key:
        raise BadInput("foreign-weights", file=file.name, game=read.game)
    if read.fingerprint != fingerprint(strategy):
        raise BadInput("stale-weights", file=file.name, game=read.game)
    if len(read.weights) != len(strategy.features):
        raise BadInput("broken-weights", file=file.name)
    return read


def _parse(raw: JsonObject) -> Weights:
    return Weights(
        text_of(raw["game"]),
        integer(raw["players"]),
        tuple(texts_of(raw["features"])),
        tuple(integers_of(raw["weights"])),
        text_of(raw["command"]),
        text_of(raw["seed"]),
        text_of(raw["fingerprint"]),
    )


def fingerprint(strategy: LearnedStrategy[S]) -> str:
    """Identifies what weights are fitted to, so that older ones are refused when it changes."""
    game = strategy.game
    text = hashlib.blake2b(
        f"{game.key} {game.revision} {' '.join(strategy.features)}".encode(), digest_size=8
    )
    for file in sorted((game.folder / "data").glob("*")):
        if file.suffix in (".csv", ".toml") and file.name not in NOT_PLAYED:
            text.update(file.read_bytes())
    return text.hexdigest()
