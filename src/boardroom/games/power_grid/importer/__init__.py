"""Imports records of Power Grid games from other programs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from boardroom.core.game import Game
from boardroom.core.hooks import Importer
from boardroom.core.records import Replayed
from boardroom.games.power_grid.importer.replay import replay
from boardroom.games.power_grid.state import State


class NeutralImporter(Importer[State]):
    """Imports the format `pg-neutral-1`, whose records contain their checkpoints."""

    form = "pg-neutral"

    def __init__(self, game: Game[State]) -> None:
        self.game = game

    def recognises(self, raw: Mapping[str, object]) -> bool:
        return str(raw.get("format", "")).startswith("pg-")

    def replay(
        self, raw: object, to: int | None = None, checkpoints: object = None
    ) -> Sequence[Replayed[State]]:
        return replay(self.game, raw, to)
