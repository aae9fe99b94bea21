"""Replaying recorded games of any form: our own, and those that a game's importer reads."""

from __future__ import annotations

import inspect
from typing import Any

from boardroom.cli.errors import command_line_error
from boardroom.cli.files import game_of, read_json
from boardroom.core.journal import DAMAGE, Replayed, damaged, replay_record
from boardroom.games.record_formats import importer


def replayed(
    file: str, form: str = "native", to: int | None = None, check: str | None = None
) -> list[Replayed]:
    """Replay a file: one result for each edition or profile that it names."""
    raw = read_json(file)
    if to is not None and to < 0:
        raise command_line_error("before-start", row=to)
    try:
        found = _native(raw, file, to, check) if form == "native" else _foreign(raw, form, to, check)
    except DAMAGE as error:
        raise command_line_error("file", file=file, why=damaged(error)) from error
    if to is not None and all(one.divergence is None and one.rows < to for one in found):
        raise command_line_error("no-row", row=to, file=file, last=found[0].rows)
    return found


def _native(raw: Any, file: str, to: int | None, check: str | None) -> list[Replayed]:
    if check:
        raise command_line_error("check-native")
    found = replay_record(raw, game_of(raw, file), to)
    if to is not None and to >= found.rows and found.divergence is None:
        raise command_line_error("no-row", row=to, file=file, last=found.rows - 1)
    return [found]


def _foreign(raw: Any, form: str, to: int | None, check: str | None) -> list[Replayed]:
    replay = importer(form).replay
    if check is None:
        found = replay(raw, to=to)
    elif "checkpoints" in inspect.signature(replay).parameters:
        found = replay(raw, to=to, checkpoints=read_json(check))
    else:
        raise command_line_error("check-form", form=form)
    return found if isinstance(found, list) else [found]
