"""Reads Terraforming Mars records of other programs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from boardroom.core.game import Game
from boardroom.core.hooks import Importer
from boardroom.core.records import Replayed
from boardroom.games.terraforming_mars.importer.replay import replay
from boardroom.games.terraforming_mars.state import State


class NeutralImporter(Importer[State]):
    """The forms `tm-game-1` and `tm-card-deltas-1`; their checkpoints lie in the record."""

    form = "tm-neutral"

    def __init__(self, game: Game[State]) -> None:
        self.game = game

    def recognises(self, raw: Mapping[str, object]) -> bool:
        return str(raw.get("format", "")).startswith("tm-")

    def replay(
        self, raw: object, to: int | None = None, checkpoints: object = None
    ) -> Sequence[Replayed[State]]:
        return [replay(self.game, raw, to)]
