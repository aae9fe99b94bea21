"""Refusals: why a rule forbids a move, as data."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from boardroom.core.json_types import JsonObject


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is refused: the clause, the text key of the reason, and its arguments."""

    clause: str
    reason: str
    args: dict[str, Any] = field(default_factory=dict)

    def to_json(self) -> JsonObject:
        return {"clause": self.clause, "reason": self.reason, "args": self.args}

    def __str__(self) -> str:
        return f"{self.reason} {self.args or ''}".rstrip()
