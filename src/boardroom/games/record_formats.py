"""The forms of recorded games that can be read: our own, and those of each game's importer."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from boardroom.core.errors import BadInput
from boardroom.core.journal import FORMAT

NATIVE = "native"
FORMS = {
    NATIVE: "",
    "18xx": "boardroom.games.eighteen_thirty.importer.replay",
    "pg-neutral": "boardroom.games.power_grid.importer.replay",
    "tm-neutral": "boardroom.games.terraforming_mars.importer.replay",
}


def form_of(raw: Any) -> str:
    """The form of a record, by what it says of itself."""
    if not isinstance(raw, dict):
        raise BadInput("not-recorded")
    form = str(raw.get("format", ""))
    if form == FORMAT:
        return NATIVE
    if "title" in raw and "actions" in raw:
        return "18xx"
    for start, name in (("pg-", "pg-neutral"), ("tm-", "tm-neutral")):
        if form.startswith(start):
            return name
    raise BadInput("not-form", known=tuple(FORMS))


def importer(form: str) -> Any:
    """The module that reads a form of other people's records."""
    return import_module(FORMS[form])
