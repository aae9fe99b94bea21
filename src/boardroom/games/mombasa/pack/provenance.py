"""Where the values of a pack come from: the reasons that its rows give, and a check that they hold together.

A row is as certain as the weakest of its reasons, each of which speaks of some of its cells.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Any

from boardroom.core.components import Entry, table
from boardroom.core.errors import BadData
from boardroom.core.rules import Rulebook
from boardroom.games.mombasa.pack.examples import EXAMPLES
from boardroom.games.mombasa.pack.folder import PackFolder
from boardroom.games.mombasa.pack.values import MARKS

FILE = "provenance.toml"
EVERY_CELL = "*"
OURS = ("id", "x", "y", "mark", "why")
"""Cells that no component shows: our ids, places on our drawing, and what is said of the row itself."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why some cells of a row say what they say."""

    name: str
    mark: str
    cells: tuple[str, ...]
    place: str
    clauses: tuple[str, ...]
    text: str

    def speaks_of(self, cell: str) -> bool:
        return cell in self.cells or EVERY_CELL in self.cells


def read_reasons(home: PackFolder) -> dict[str, Reason]:
    """The reasons by name."""
    whole = table(home / FILE)
    return {name: _read_reason(name, whole.part(name)) for name in whole}


def _read_reason(name: str, entry: Entry) -> Reason:
    clauses = entry.words("clauses") if "clauses" in entry else ()
    mark = entry.word("mark", MARKS)
    return Reason(name, mark, entry.words("cells"), entry.get("place", ""), clauses, entry.word("text"))


def cells_of(entry: Entry) -> dict[str, Any]:
    """The cells of a row that show something printed; a nested table has one for each of its parts."""
    found: dict[str, Any] = {}
    for name, cell in entry.items():
        if isinstance(cell, dict):
            found |= {f"{name}.{part}": value for part, value in cell.items()}
        elif name not in OURS and cell != "":
            found[name] = cell
    return found


def marks_of(entry: Entry, reasons: dict[str, Reason]) -> dict[str, str]:
    """By cell the weakest mark of the reasons that speak of it."""
    given = [reasons[name] for name in entry.words("why")]
    found = {}
    for cell in cells_of(entry):
        marks = [reason.mark for reason in given if reason.speaks_of(cell)]
        if not marks:
            raise entry.wrong(f"no reason speaks of {cell}")
        found[cell] = weakest(marks)
    return found


def weakest(marks: Collection[str]) -> str:
    return max(marks, key=MARKS.index)


def entry_problems(entry: Entry, reasons: dict[str, Reason]) -> Iterator[BadData]:
    """What is wrong with the reasons of a row."""
    given = entry.words("why")
    if unknown := [name for name in given if name not in reasons]:
        yield entry.wrong(f"{FILE} has no reason {unknown[0]!r}")
        return
    cells = cells_of(entry)
    for name in given:
        if not any(reasons[name].speaks_of(cell) for cell in cells):
            yield entry.wrong(f"the reason {name!r} speaks of no cell of this row")
    try:
        mark = weakest(marks_of(entry, reasons).values())
    except BadData as bad:
        yield bad
        return
    if entry["mark"] != mark:
        yield entry.wrong(f"the mark is {entry['mark']}, but the weakest reason is {mark}")


def reason_problems(home: PackFolder) -> Iterator[BadData]:
    """What is wrong with the reasons themselves: what is said to be in print must say where."""
    whole, known = table(home / FILE), known_clauses(home)
    for reason in read_reasons(home).values():
        if reason.mark != "invented" and not reason.place:
            yield whole.wrong(f"{reason.name} is {reason.mark} but names no place")
        if reason.mark != "invented" and not (reason.clauses or EVERY_CELL in reason.cells):
            yield whole.wrong(f"{reason.name} is {reason.mark} but names no clause")
        for clause in reason.clauses:
            if clause not in known:
                yield whole.wrong(f"{reason.name} names {clause}, which is no clause or example")


def known_clauses(home: PackFolder) -> set[str]:
    """Our clauses, and the worked examples that name printed pieces."""
    return {*Rulebook.read(home / "rules.toml").clauses, *(example.id for example in EXAMPLES)}
