"""Replaying recorded games of any form: our own, and those that a game's importer reads."""

from __future__ import annotations

import inspect
from typing import Any

from boardroom.cli.files import game_of, read_json
from boardroom.core.fields import BadInput
from boardroom.core.journal import Replayed, replay_record
from boardroom.games.forms import importer


def replayed(
    file: str, form: str = "native", to: int | None = None, check: str | None = None
) -> list[Replayed]:
    """Replay a file: one result for each edition or profile that it names."""
    raw = read_json(file)
    if to is not None and to < 0:
        raise BadInput(f"--to {to} lies before the set-up")
    try:
        found = _native(raw, file, to, check) if form == "native" else _foreign(raw, form, to, check)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        raise BadInput(f"{file} is damaged: {type(error).__name__} {error}") from error
    if to is not None and all(one.divergence is None and one.rows < to for one in found):
        raise BadInput(f"there is no row {to}; {file} ends with row {found[0].rows}")
    return found


def _native(raw: Any, file: str, to: int | None, check: str | None) -> list[Replayed]:
    if check:
        raise BadInput("our own records carry their checkpoints; --check is for other forms")
    found = replay_record(raw, game_of(raw, file), to)
    if to is not None and to >= found.rows and found.divergence is None:
        raise BadInput(f"there is no row {to}; {file} ends with row {found.rows - 1}")
    return [found]


def _foreign(raw: Any, form: str, to: int | None, check: str | None) -> list[Replayed]:
    replay = importer(form).replay
    if check is None:
        found = replay(raw, to=to)
    elif "checkpoints" in inspect.signature(replay).parameters:
        found = replay(raw, to=to, checkpoints=read_json(check))
    else:
        raise BadInput(f"records of the form {form} carry their checkpoints; --check has no use here")
    return found if isinstance(found, list) else [found]
