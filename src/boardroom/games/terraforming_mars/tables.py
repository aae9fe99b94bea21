"""Tracks, prices and set-up figures, read once from data/tables.toml (TM-1.2, TM-2, TM-6, TM-10, TM-11)."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from boardroom.core.components import Entry, by_key, table, tables
from boardroom.games.terraforming_mars.cards.reading import Reader
from boardroom.games.terraforming_mars.cards.vocabulary import PARAMETERS, Effect

FILE = Path(__file__).parent / "data" / "tables.toml"
_WHOLE = table(FILE)
VALUES, SETUP, SOLO = _WHOLE.part("values"), _WHOLE.part("setup"), _WHOLE.part("solo")


@dataclass(frozen=True, slots=True)
class Parameter:
    """A global parameter: its start, its end and its bonus steps."""

    id: str
    start: int
    maximum: int
    step: int
    bonus: dict[int, Effect]


@dataclass(frozen=True, slots=True)
class Project:
    """A standard project."""

    id: str
    cost: int
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Goal:
    """A milestone (with the number it needs) or an award."""

    id: str
    measure: str
    needs: int = 0


def _parameter(entry: Entry) -> Parameter:
    read = Reader(entry)
    bonus = {}
    for phrase in entry.words("bonus"):
        at, _, effect = phrase.partition(":")
        bonus[int(at)] = read.effect(effect)
    return Parameter(
        entry.word("id", PARAMETERS), entry.whole("start"), entry.whole("maximum"), entry.whole("step"), bonus
    )


def _project(entry: Entry) -> Project:
    return Project(entry.word("id"), entry.whole("cost"), Reader(entry).effects("effect"))


def _goal(entry: Entry) -> Goal:
    return Goal(
        entry.word("id"), entry.word("measure"), entry.whole("needs") if "needs" in entry.cells else 0
    )


TRACKS: dict[str, Parameter] = by_key(tables(FILE, "parameter"), "id", _parameter)
PROJECTS: dict[str, Project] = by_key(tables(FILE, "project"), "id", _project)
MILESTONES: dict[str, Goal] = by_key(tables(FILE, "milestone"), "id", _goal)
AWARDS: dict[str, Goal] = by_key(tables(FILE, "award"), "id", _goal)

MILESTONE_COST = _WHOLE.part("milestones").whole("cost")
MILESTONE_POINTS = _WHOLE.part("milestones").whole("points")
MOST_MILESTONES = _WHOLE.part("milestones").whole("most")
AWARD_COSTS: tuple[int, ...] = tuple(_WHOLE.part("awards")["costs"])
AWARD_FIRST = _WHOLE.part("awards").whole("first")
PLAYERS_FOR_SECOND = _WHOLE.part("awards").whole("players_for_second")
AWARD_SECOND = _WHOLE.part("awards").whole("second")
