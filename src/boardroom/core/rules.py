"""The clauses and rulings of a game, and `require`, which refuses by a clause."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from boardroom.core.components import tables
from boardroom.core.errors import Refused
from boardroom.core.refusals import Refusal


def require(met: bool, clause: str, reason: str, **args: Any) -> None:
    """Refuse by a clause unless the condition is met."""
    if not met:
        raise Refused(Refusal(clause, reason, args))


@dataclass(frozen=True, slots=True)
class Clause:
    """A numbered rule. The catalog has its text under the same id."""

    id: str
    editions: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()

    @property
    def chapter(self) -> str:
        return self.id.split(".")[0]


@dataclass(frozen=True, slots=True)
class Ruling:
    """How we read the rulebook where it is silent or ambiguous, with the source."""

    id: str
    clauses: tuple[str, ...]
    source: str
    option: str | None = None


@dataclass(frozen=True, slots=True)
class Rulebook:
    """All clauses and rulings of a game, in printed order."""

    clauses: dict[str, Clause]
    rulings: dict[str, Ruling]

    @classmethod
    def read(cls, file: Path) -> Rulebook:
        clauses: dict[str, Clause] = {}
        for entry in tables(file, "clause"):
            if entry["id"] in clauses:
                raise entry.wrong(f"clause {entry['id']} stands here a second time")
            clauses[entry["id"]] = Clause(
                entry["id"], tuple(entry.get("editions", ())), tuple(entry.get("rulings", ()))
            )
        rulings = {
            entry["id"]: Ruling(entry["id"], tuple(entry["clauses"]), entry["source"], entry.get("option"))
            for entry in tables(file, "ruling")
        }
        return cls(clauses, rulings)
