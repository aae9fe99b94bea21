"""Going on alone from a moment as a seat saw it: what it did not see is imagined."""

from __future__ import annotations

from random import Random

from boardroom.core.chance import Chance
from boardroom.core.journal import Journal, Setup
from boardroom.core.state import State
from boardroom.core.views import view
from boardroom.table.errors import NotAllowed, NotNow
from boardroom.table.seating import Seating
from boardroom.table.table import Table

ME = "me"
USUAL_BOT = "bot:greedy"


def may_fork(table: Table, person: str | None) -> bool:
    """Whether this person may go on alone from what they see here: it is theirs, or over for everybody."""
    return table.position.over or table.profile.owner == person or bool(table.seating.seats_of(person))


def usual_players(table: Table, person: str) -> list[str]:
    """Who plays a fork unless told otherwise: own seats oneself, the others bots; all oneself without one."""
    mine = table.seating.seats_of(person)
    return [ME if not mine or seat in mine else USUAL_BOT for seat in range(table.journal.seats)]


def check_may_fork(table: Table, person: str | None) -> None:
    if not may_fork(table, person):
        raise NotAllowed("fork-not-yours")


def imagine(table: Table, s: State, seat: int | None, luck: tuple[str, str]) -> State:
    """A position that could be the real one, given what a seat sees of a state.

    `luck` holds the seed of what is imagined and that of what will be drawn from now on.
    """
    seen = view(s, seat)
    if seen.over:
        raise NotNow("over-here")
    position: State = table.game.imagine(seen, seat, Random(luck[0]))
    position.chance = Chance(luck[1])
    return position


def fork_journal(table: Table, position: State, seating: Seating) -> Journal[State]:
    """The journal of a table that goes on from an imagined position."""
    old = table.journal
    setup = Setup(table.game, old.options, old.seats, position.chance, seating.names, seating.bots)
    return Journal.from_position(setup, position)
