"""Reads Terraforming Mars records of other programs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from boardroom.core.hooks import Importer
from boardroom.core.records import Replayed


class NeutralImporter(Importer):
    """The forms `tm-game-1` and `tm-card-deltas-1`; their checkpoints lie in the record."""

    form = "tm-neutral"

    def recognises(self, raw: Mapping[str, Any]) -> bool:
        return str(raw.get("format", "")).startswith("tm-")

    def replay(self, raw: Any, to: int | None = None, checkpoints: Any = None) -> Sequence[Replayed]:
        from boardroom.games.terraforming_mars.importer.replay import replay

        return [replay(raw, to)]
