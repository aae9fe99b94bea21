"""Convert states saved under an earlier revision of the rules (data/revisions.toml)."""

from __future__ import annotations

from boardroom.core.inputs import objects_of
from boardroom.core.json_types import JsonObject


def from_first(raw: JsonObject) -> JsonObject:
    """Convert from revision 1: revision 2 adds prices of shares sold for a train, and moved home stations."""
    return raw | {"steps": [_from_first(step) for step in objects_of(raw["steps"])]}


def _from_first(step: JsonObject) -> JsonObject:
    if step["step"] == "eighteen_thirty.buy_trains":
        return step | {"prices": []}
    if step["step"] == "eighteen_thirty.place_home":
        kept = {key: value for key, value in step.items() if key != "again"}
        return kept | {"moved": step["company"] if step["again"] else None}
    return step
