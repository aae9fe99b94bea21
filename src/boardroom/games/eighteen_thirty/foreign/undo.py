"""Undo and redo of an exported game, settled on the list of actions before anything is replayed."""

from __future__ import annotations

from typing import Any

from boardroom.core.fields import BadInput

UNDO, REDO, CHAT = "undo", "redo", "message"


def live_entries(actions: list[Any]) -> list[dict[str, Any]]:
    """The entries that count, in order.

    `undo` with a target kills every live entry after it, without one the last; chat is never undone. `redo`
    revives what the last undo killed, until a new action is played.
    """
    live: list[dict[str, Any]] = []
    killed: list[list[dict[str, Any]]] = []
    for entry in actions:
        kind = _kind(entry)
        if kind == UNDO:
            killed.append(_undo(live, entry))
        elif kind == REDO:
            if killed:
                live.extend(killed.pop())
        else:
            live.append(entry)
            if kind != CHAT:
                killed.clear()
    return live


def _kind(entry: Any) -> str:
    if not isinstance(entry, dict) or not isinstance(entry.get("type"), str):
        raise BadInput(f"{entry!r} is no action of an exported game")
    return str(entry["type"])


def _undo(live: list[dict[str, Any]], entry: dict[str, Any]) -> list[dict[str, Any]]:
    """Take the entries that an undo kills out of the live ones."""
    target = entry.get("action_id")
    if target is not None:
        dead = [one for one in live if one["type"] != CHAT and one.get("id", 0) > target]
    else:
        dead = [one for one in live if one["type"] != CHAT][-1:]
    gone = {id(one) for one in dead}
    live[:] = [one for one in live if id(one) not in gone]
    return dead
