"""The log of a table as each seat may see it."""

from __future__ import annotations

from dataclasses import dataclass

from boardroom.core.actions import Fact
from boardroom.core.journal import Journal
from boardroom.core.state import State
from boardroom.core.views import redact


@dataclass(frozen=True, slots=True)
class LogRow:
    """One row of the journal as a seat may see it; `back` is the row that a take-back returned to."""

    seq: int
    seat: int | None
    facts: tuple[Fact, ...]
    back: int | None = None


class VisibleLog:
    """The redacted rows of a journal by seat, each computed once."""

    def __init__(self) -> None:
        self._rows: dict[int | None, list[LogRow]] = {}

    def rows(self, journal: Journal[State], seat: int | None, until: int) -> list[LogRow]:
        """The rows up to `until` as a seat may see them."""
        found = self._rows.setdefault(seat, [])
        for row in journal.rows[len(found) :]:
            found.append(LogRow(row.seq, row.seat, tuple(redact(row.facts, seat, journal.state)), row.back))
        return found[: until + 1]
