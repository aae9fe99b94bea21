"""The entries of an exported game; undo and redo are settled on the list before anything is replayed."""

from __future__ import annotations

from typing import Any

from boardroom.games.eighteen_thirty.errors import input_error

PlayerId = int | str
"""Players are numbered by the site; old files know them by their names."""
UNDO, REDO, CHAT = "undo", "redo", "message"
Entry = dict[str, Any]


def live_entries(actions: list[Any]) -> list[Entry]:
    """The entries that count, in order, chat left out.

    `undo` with a target kills every live entry after it, without one the last. `redo` revives what the last
    undo killed, until a new action is played. Chat is neither undone nor does it end what can be redone.
    """
    live: list[Entry] = []
    killed: list[list[Entry]] = []
    for entry in actions:
        kind = kind_of_entry(entry)
        if kind == UNDO:
            killed.append(_undo(live, entry))
        elif kind == REDO:
            if killed:
                live.extend(killed.pop())
        elif kind != CHAT:
            live.append(entry)
            killed.clear()
    return live


def kind_of_entry(entry: object) -> str:
    if not isinstance(entry, dict) or not isinstance(entry.get("type"), str):
        raise input_error("not-action", value=entry)
    return str(entry["type"])


def _undo(live: list[Entry], entry: Entry) -> list[Entry]:
    """Take the entries that an undo kills out of the live ones; ids rise, so they tell what came after."""
    target = entry.get("action_id")
    kept = len(live) - 1 if target is None else _after(live, _number(entry, target))
    dead = live[max(0, kept) :]
    del live[max(0, kept) :]
    return dead


def _after(live: list[Entry], target: float) -> int:
    """How many live entries stand before or at a number; gaps happen where chat was deleted."""
    for at, one in enumerate(live):
        if _number(one, one.get("id", 0)) > target:
            return at
    return len(live)


def _number(entry: Entry, value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float | str):
        raise input_error("no-number", action=entry.get("id"), type=entry["type"], value=value)
    try:
        return float(value)
    except ValueError:
        raise input_error("no-number", action=entry.get("id"), type=entry["type"], value=value) from None
