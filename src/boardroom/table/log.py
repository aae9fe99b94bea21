"""The log of a table as each seat may see it."""

from __future__ import annotations

from collections.abc import Sequence
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
        self._rows: dict[tuple[int | None, bool], list[LogRow]] = {}

    def rows(self, journal: Journal[State], seat: int | None, until: int) -> list[LogRow]:
        """The rows up to `until` as a seat may see them; the end of the game reveals them anew."""
        found = self._rows.setdefault((seat, journal.state.over), [])
        for row in journal.rows[len(found) :]:
            found.append(LogRow(row.seq, row.seat, tuple(redact(row.facts, seat, journal.state)), row.back))
        return found[: until + 1]


@dataclass(frozen=True, slots=True)
class EarlierRow:
    """A row of another table, from which a fork began."""

    table: str
    row: LogRow


@dataclass(frozen=True, slots=True)
class History:
    """What happened before a fork: as its owner saw it, and as everybody may."""

    own: tuple[EarlierRow, ...] = ()
    public: tuple[EarlierRow, ...] = ()


def without_taken_back(log: Sequence[LogRow]) -> list[LogRow]:
    """The rows that led to the last one, without those taken back."""
    if all(row.back is None for row in log):
        return list(log)
    by_seq = {row.seq: row for row in log}
    rows: list[LogRow] = []
    at = log[-1].seq if log else -1
    while at in by_seq:
        row = by_seq[at]
        if row.back is not None:
            at = row.back
            continue
        rows.append(row)
        at -= 1
    return rows[::-1]
