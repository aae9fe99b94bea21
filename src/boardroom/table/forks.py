"""Forks: private tables that continue from a position as a seat saw it, with the unseen part imagined."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from boardroom.core.chance import Chance
from boardroom.core.journal import Journal, Setup
from boardroom.core.state import State
from boardroom.core.views import view
from boardroom.table.errors import NotAllowed, NotNow
from boardroom.table.log import EarlierRow, History, without_taken_back
from boardroom.table.seating import Seating
from boardroom.table.table import Table

ME = "me"
DEFAULT_BOT = "bot:greedy"


@dataclass(frozen=True, slots=True)
class Branch:
    """Where a fork began: a row of its parent, as a seat saw it."""

    parent: str
    seq: int
    seat: int | None


def history(branch: Branch, parent: Table) -> History:
    """What happened before a fork, from the beginning of its parent or of the parent's parent."""
    known = parent.history

    def until(seat: int | None) -> tuple[EarlierRow, ...]:
        rows = without_taken_back(parent.visible_log.rows(parent.journal, seat, branch.seq))
        return tuple(EarlierRow(parent.id, row) for row in rows)

    return History((*known.own, *until(branch.seat)), (*known.public, *until(None)))


def may_fork(table: Table, person: str | None) -> bool:
    """Whether a person may fork the table: they play at it or own it, or the game is over."""
    return table.position.over or table.info.owner == person or bool(table.seating.seats_of(person))


def default_players(table: Table, person: str) -> list[str]:
    """The default players of a fork: the person in their own seats, bots in the others.

    A person without a seat plays all seats.
    """
    mine = table.seating.seats_of(person)
    return [ME if not mine or seat in mine else DEFAULT_BOT for seat in range(table.journal.seats)]


def check_may_fork(table: Table, person: str | None) -> None:
    if not may_fork(table, person):
        raise NotAllowed("fork-not-yours")


def imagine(table: Table, s: State, seat: int | None, luck: tuple[str, str]) -> State:
    """A random position that is consistent with what a seat sees of a state.

    `luck` holds two seeds: one for the imagined part, one for later draws.
    """
    seen = view(s, seat)
    if seen.over:
        raise NotNow("over-here")
    position: State = table.game.imagine(seen, seat, Random(luck[0]))
    position.chance = Chance(luck[1])
    return position


def fork_journal(table: Table, position: State, seating: Seating) -> Journal[State]:
    """The journal of a fork, which begins with an imagined position."""
    old = table.journal
    setup = Setup(table.game, old.options, old.seats, position.chance, seating.names, seating.bots)
    return Journal.from_position(setup, position)
