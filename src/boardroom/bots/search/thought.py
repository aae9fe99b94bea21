"""What a search found out: its move, the chance to win, and how the other candidates did."""

from __future__ import annotations

from dataclasses import dataclass

from boardroom.core.actions import Action
from boardroom.core.json_types import JsonObject


@dataclass(frozen=True, slots=True)
class Alternative:
    """A candidate with its mean chance to win and the standard error of that mean, in millionths."""

    action: Action
    chance: int | None
    error: int | None
    worlds: int
    """The number of imagined worlds in which it was played."""

    def to_json(self) -> JsonObject:
        return {
            "action": self.action.to_json(),
            "chance": self.chance,
            "error": self.error,
            "worlds": self.worlds,
        }


@dataclass(frozen=True, slots=True)
class Thought:
    """A decision with its reasons. `chance` is None where nothing was compared."""

    action: Action
    chance: int | None
    alternatives: tuple[Alternative, ...]
    """Every candidate, the chosen one included, the most promising first."""
    evaluations: int
    worlds: int

    def to_json(self) -> JsonObject:
        return {
            "action": self.action.to_json(),
            "chance": self.chance,
            "alternatives": [one.to_json() for one in self.alternatives],
            "evaluations": self.evaluations,
            "worlds": self.worlds,
        }
