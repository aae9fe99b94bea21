"""Replay recorded games, in our own form or in one that a game's importers read."""

from __future__ import annotations

from collections.abc import Sequence

import click

from boardroom.cli.arguments import Word, name_of, option, wrong_choice
from boardroom.cli.errors import command_line_error
from boardroom.cli.files import game_of, read_json
from boardroom.core.game import Game
from boardroom.core.records import Replayed, replay_record
from boardroom.core.state import State
from boardroom.games.record_formats import NATIVE, forms, importers


class Form(Word):
    """The form of a record; the games are loaded only if the form is not our own."""

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> str:
        form = super().convert(value, param, ctx)
        if form != NATIVE and form not in importers():
            raise wrong_choice(name_of(param), form, forms())
        return form


def form_option() -> click.Option:
    """`--from`."""
    return option(
        "--from",
        "form",
        metavar="FORM",
        kind=Form(),
        default=NATIVE,
    )


def replay_file(
    file: str, form: str = NATIVE, to: int | None = None, check: str | None = None
) -> tuple[Game[State], Sequence[Replayed[State]]]:
    """Replay a file; return the game and one result for each edition or profile that the file names."""
    raw = read_json(file)
    if to is not None and to < 0:
        raise command_line_error("before-start", row=to)
    if form == NATIVE:
        return _replay_own(raw, file, to, check)
    game, found = _replay_other(raw, form, to, check)
    if to is not None and all(one.divergence is None and one.rows < to for one in found):
        raise command_line_error("no-row", row=to, file=file, last=found[0].rows)
    return game, found


def _replay_own(
    raw: object, file: str, to: int | None, check: str | None
) -> tuple[Game[State], Sequence[Replayed[State]]]:
    if check:
        raise command_line_error("check-native")
    game = game_of(raw, file)
    found = replay_record(raw, game, to, load_snapshots=True)
    if to is not None and to >= found.rows and found.divergence is None:
        raise command_line_error("no-row", row=to, file=file, last=found.rows - 1)
    return game, [found]


def _replay_other(
    raw: object, form: str, to: int | None, check: str | None
) -> tuple[Game[State], Sequence[Replayed[State]]]:
    game, importer = importers()[form]
    if check is not None and not importer.has_checkpoints:
        raise command_line_error("check-form", form=form)
    return game, importer.replay(raw, to, read_json(check) if check is not None else None)
