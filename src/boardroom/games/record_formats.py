"""The formats of recorded games that can be read: our own and those of the importers."""

from __future__ import annotations

from boardroom.core.errors import BadInput
from boardroom.core.game import Game
from boardroom.core.hooks import Importer
from boardroom.core.records import FORMAT
from boardroom.core.state import State
from boardroom.games.registry import every

NATIVE = "native"


def importers() -> dict[str, tuple[Game[State], Importer[State]]]:
    """By format: its game and its importer."""
    return {one.form: (game, one) for game in every() for one in game.importers()}


def forms() -> tuple[str, ...]:
    """The names of all formats, our own first."""
    return (NATIVE, *importers())


def form_of(raw: object) -> str:
    """The format of a record, recognised by its contents."""
    if not isinstance(raw, dict):
        raise BadInput("not-recorded")
    if raw.get("format") == FORMAT:
        return NATIVE
    for form, (_, importer) in importers().items():
        if importer.recognises(raw):
            return form
    raise BadInput("not-form", known=forms())
