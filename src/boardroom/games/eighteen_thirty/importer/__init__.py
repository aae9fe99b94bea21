"""Imports games of 1830 exported from 18xx.games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from boardroom.core.game import Game
from boardroom.core.hooks import Importer
from boardroom.core.records import Replayed
from boardroom.games.eighteen_thirty.importer.replay import replay
from boardroom.games.eighteen_thirty.state import State


class ExportImporter(Importer[State]):
    """Imports exports of 18xx.games; checkpoints of the reference engine are in a separate file."""

    form = "18xx"
    has_checkpoints = True

    def __init__(self, game: Game[State]) -> None:
        self.game = game

    def recognises(self, raw: Mapping[str, object]) -> bool:
        return "title" in raw and "actions" in raw

    def replay(
        self, raw: object, to: int | None = None, checkpoints: object = None
    ) -> Sequence[Replayed[State]]:
        return replay(self.game, raw, checkpoints, to)
