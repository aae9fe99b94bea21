"""Reads games of 1830 exported from 18xx.games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from boardroom.core.hooks import Importer
from boardroom.core.records import Replayed


class ExportImporter(Importer):
    """An export of 18xx.games; checkpoints of the reference engine come in a file of their own."""

    form = "18xx"
    has_checkpoints = True

    def recognises(self, raw: Mapping[str, Any]) -> bool:
        return "title" in raw and "actions" in raw

    def replay(self, raw: Any, to: int | None = None, checkpoints: Any = None) -> Sequence[Replayed]:
        from boardroom.games.eighteen_thirty.importer.replay import replay

        return replay(raw, checkpoints, to)
