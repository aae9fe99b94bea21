"""The header of an exported game: title, players, options, actions, and its stated result."""

from __future__ import annotations

from dataclasses import dataclass

from boardroom.core.options import load_options
from boardroom.games.eighteen_thirty.errors import input_error
from boardroom.games.eighteen_thirty.importer.entries import PlayerId
from boardroom.games.eighteen_thirty.state import Options

TITLE = "1830"
OPTIONS = ("multiple_brown_from_ipo", "optional_6_train")
FINISHED = "finished"
REASONS = ("bank", "bankrupt")


@dataclass(frozen=True, slots=True)
class Header:
    """The parts of an export that the importer needs."""

    ids: tuple[PlayerId, ...]
    names: tuple[str, ...]
    options: Options
    actions: list[object]
    """The raw entries of the export, including undone ones."""
    finished: bool
    """Whether the site ended the game; False for games ended by hand."""
    reason: str | None
    result: dict[str, int] | None
    """Net worth by id, in seat order; None if an old export has something else here."""


def read_header(raw: object) -> Header:
    """Read an export; anything but a game of 1830 is bad input."""
    if not isinstance(raw, dict) or "title" not in raw or not isinstance(raw.get("actions"), list):
        raise input_error("not-export")
    if raw["title"] != TITLE:
        raise input_error("title", title=raw["title"])
    players = raw.get("players")
    if not isinstance(players, list) or not all(isinstance(p, dict) and "name" in p for p in players):
        raise input_error("no-players")
    # An id may be 0; in old hot-seat files without ids the name is the id.
    ids = tuple(player["name"] if player.get("id") is None else player["id"] for player in players)
    if len({str(one) for one in ids}) < len(ids):
        raise input_error("same-id")
    names = tuple(str(player["name"]) for player in players)
    reason = raw.get("game_end_reason")
    return Header(
        ids,
        names,
        _options(raw.get("settings")),
        raw["actions"],
        raw.get("status") == FINISHED and not raw.get("manually_ended"),
        reason if reason in REASONS else None,
        _result(raw.get("result"), ids, names),
    )


def _options(settings: object) -> Options:
    chosen = (settings.get("optional_rules") if isinstance(settings, dict) else None) or []
    if not isinstance(chosen, list):
        raise input_error("options-list", value=chosen)
    for name in chosen:
        if name not in OPTIONS:
            raise input_error("option-not-played", name=name)
    return load_options(Options, dict.fromkeys(chosen, True) | {"profile": "18xx.games"})


def _result(result: object, ids: tuple[PlayerId, ...], names: tuple[str, ...]) -> dict[str, int] | None:
    """Net worth by id or, in old files, by name."""
    if not isinstance(result, dict):
        return None
    for keys in ([str(one) for one in ids], list(names)):
        if set(result) == set(keys):
            try:
                return {key: int(result[key]) for key in keys}
            except (TypeError, ValueError, OverflowError):
                raise input_error("result", value=result) from None
    return None
