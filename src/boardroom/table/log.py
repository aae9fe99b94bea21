"""The log of a table as each seat may hear it."""

from __future__ import annotations

from dataclasses import dataclass

from boardroom.core.actions import Fact
from boardroom.core.journal import Journal
from boardroom.core.state import State
from boardroom.core.views import redact


@dataclass(frozen=True, slots=True)
class LogRow:
    """One row of the journal as a seat may hear of it; `back` says which row it went back to."""

    seq: int
    seat: int | None
    facts: tuple[Fact, ...]
    back: int | None = None


class VisibleLog:
    """The rows of a journal for every seat that reads them, each redacted once."""

    def __init__(self) -> None:
        self._rows: dict[int | None, list[LogRow]] = {}

    def rows(self, journal: Journal[State], seat: int | None, until: int) -> list[LogRow]:
        """The rows up to one of them, as the seat may hear of them."""
        found = self._rows.setdefault(seat, [])
        for row in journal.rows[len(found) :]:
            found.append(LogRow(row.seq, row.seat, tuple(redact(row.facts, seat, journal.state)), row.back))
        return found[: until + 1]
