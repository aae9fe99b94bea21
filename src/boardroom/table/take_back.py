"""Take-backs: a player may undo their own last move; going further back needs everybody's consent.

A take-back is a row of its own. The rows before it stay in the journal, and later draws come out as before.
"""

from __future__ import annotations

from boardroom.core.actions import Action
from boardroom.core.engine import refusal
from boardroom.table.errors import NotNow, NotThere
from boardroom.table.table import Table


def own_take_back(table: Table, seat: int) -> int | None:
    """The row a seat may return to on its own. Nobody may after the end, when the seed is known."""
    return None if table.position.over else table.journal.take_back_row(seat, table.seating.persons)


def undone_action(table: Table, seat: int) -> Action | None:
    """The action of the seat that the last row took back, if it can be played again."""
    journal = table.journal
    back = journal.rows[-1].back
    if back is None:
        return None
    undone = next((row for row in journal.live(journal.seq - 1) if row.seq > back), None)
    action = None if undone is None else undone.action
    if action is None or action.seat != seat or refusal(table.position.view(seat), action) is not None:
        return None
    return action


def check_take_back(table: Table, seat: int, expect: int | None) -> int:
    """The row that a seat returns to. A later draw, revealed secret or move of another person forbids it."""
    if expect is not None and _has_acted_since(table, seat, expect):
        raise NotNow("not-last-move", stale=True, seq=table.seq)
    to = own_take_back(table, seat)
    if to is None:
        raise NotNow("cannot-take-back")
    return to


def check_wish(table: Table, to: int) -> None:
    """Check whether a player may propose a return to a row."""
    if table.position.over:
        raise NotNow("over-nothing-back")
    if not 0 <= to < table.seq:
        raise NotThere("no-earlier-row", {"row": to})


def wishes_now(table: Table) -> dict[int, int]:
    """The rows that seats propose to return to. A proposal ends with the next row."""
    return {seat: wish.back for seat, wish in table.wishes.items() if wish.made == table.seq}


def missing_consent(table: Table, person: str | None, to: int) -> list[int]:
    """The seats of other people that have not yet agreed to return to a row."""
    agreed = {seat for seat, back in wishes_now(table).items() if back == to}
    return sorted(table.seating.persons - agreed - set(table.seating.seats_of(person)))


def last_move_of_people(table: Table) -> int | None:
    """The row before the last move of any person, for players who share a screen."""
    path = table.journal.live()
    moves = [at for at, row in enumerate(path) if row.seat in table.seating.persons]
    return path[moves[-1] - 1].seq if moves else None


def _has_acted_since(table: Table, seat: int, expect: int) -> bool:
    """Whether the seat moved, or a move was taken back, after a row, so that another move would be undone."""
    later = table.journal.rows[max(expect, -1) + 1 :]
    return any(row.back is not None or row.seat == seat for row in later)
