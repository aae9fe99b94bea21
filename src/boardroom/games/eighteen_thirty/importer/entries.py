"""The entries of an exported game; undo and redo are applied to the list before the replay."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from boardroom.games.eighteen_thirty.errors import input_error

PlayerId = int | str
"""The site numbers players; old files use their names."""
UNDO, REDO, CHAT = "undo", "redo", "message"


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry or a part of one; its accessors raise KeyError or TypeError on damaged data."""

    cells: Mapping[str, object]

    def __getitem__(self, key: str) -> object:
        return self.cells[key]

    def get(self, key: str) -> object:
        return self.cells.get(key)

    @property
    def kind(self) -> str:
        return self.word("type")

    def word(self, key: str) -> str:
        return _word(self.cells[key])

    def words(self, key: str) -> list[str]:
        return [_word(one) for one in _list(self.cells[key])]

    def word_lists(self, key: str) -> list[list[str]]:
        return [[_word(one) for one in _list(words)] for words in _list(self.cells[key])]

    def whole(self, key: str) -> int:
        """A whole number, possibly written as text."""
        value = self.cells[key]
        if not isinstance(value, int | float | str):
            raise TypeError(key)
        return int(value)

    def parts(self, key: str) -> list[Entry]:
        """The objects of a list."""
        return [Entry(_object(one)) for one in _list(self.cells[key])]


def _word(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(value)
    return value


def _list(value: object) -> Sequence[object]:
    if not isinstance(value, list | tuple):
        raise TypeError(value)
    return value


def _object(value: object) -> Mapping[str, object]:
    if not isinstance(value, dict):
        raise TypeError(value)
    return value


def read_entry(raw: object) -> Entry:
    """Read an entry of the export; one without a type is bad input."""
    if not isinstance(raw, dict) or not isinstance(raw.get("type"), str):
        raise input_error("not-action", value=raw)
    return Entry(raw)


def live_entries(actions: Sequence[object]) -> list[Entry]:
    """The entries that were not undone, in order, without chat.

    `undo` removes the last entry, or all entries after its target. `redo` restores what the last undo
    removed, until a new action is played. Chat is never undone and does not prevent a redo.
    """
    live: list[Entry] = []
    killed: list[list[Entry]] = []
    for entry in map(read_entry, actions):
        if entry.kind == UNDO:
            killed.append(_undo(live, entry))
        elif entry.kind == REDO:
            if killed:
                live.extend(killed.pop())
        elif entry.kind != CHAT:
            live.append(entry)
            killed.clear()
    return live


def _undo(live: list[Entry], entry: Entry) -> list[Entry]:
    """Remove the entries that an undo takes back and return them; ids are in ascending order."""
    target = entry.get("action_id")
    kept = len(live) - 1 if target is None else _after(live, _number(entry, target))
    dead = live[max(0, kept) :]
    del live[max(0, kept) :]
    return dead


def _after(live: list[Entry], target: float) -> int:
    """How many live entries have at most this id; deleted chat leaves gaps."""
    for at, one in enumerate(live):
        if _number(one, one.cells.get("id", 0)) > target:
            return at
    return len(live)


def _number(entry: Entry, value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float | str):
        raise input_error("no-number", action=entry.get("id"), type=entry.kind, value=value)
    try:
        return float(value)
    except ValueError:
        raise input_error("no-number", action=entry.get("id"), type=entry.kind, value=value) from None
