"""Taking back: the own last move by oneself, further back by the consent of all people at the table.

A move back is a row of its own; what lies between stays written, and luck comes out the same again.
"""

from __future__ import annotations

from boardroom.table.errors import NotNow, NotThere
from boardroom.table.table import Table


def own_take_back(table: Table, seat: int) -> int | None:
    """Where a seat may go back to by itself. After the end the luck is known: then nobody may."""
    return None if table.position.over else table.journal.take_back_row(seat, table.seating.persons)


def check_take_back(table: Table, seat: int, expect: int | None) -> int:
    """The row to go back to, if nothing was drawn, shown or done by another person since."""
    if expect is not None and _has_acted_since(table, seat, expect):
        raise NotNow("not-last-move", stale=True, seq=table.seq)
    to = own_take_back(table, seat)
    if to is None:
        raise NotNow("cannot-take-back")
    return to


def check_wish(table: Table, to: int) -> None:
    """Whether one may ask to go back to a row."""
    if table.position.over:
        raise NotNow("over-nothing-back")
    if not 0 <= to < table.seq:
        raise NotThere("no-earlier-row", {"row": to})


def wishes_now(table: Table) -> dict[int, int]:
    """Who asks to go back, and to which row. A wish is of one row: the next move ends it."""
    return {seat: wish.back for seat, wish in table.wishes.items() if wish.made == table.seq}


def missing_consent(table: Table, person: str | None, to: int) -> list[int]:
    """The people's seats, besides those of this person, that have not asked to go back to the row."""
    agreed = {seat for seat, back in wishes_now(table).items() if back == to}
    return sorted(table.seating.persons - agreed - set(table.seating.seats_of(person)))


def last_move_of_people(table: Table) -> int | None:
    """The row before the last move of any person: what one goes back to by consent where all sit together."""
    path = table.journal.live()
    moves = [at for at, row in enumerate(path) if row.seat in table.seating.persons]
    return path[moves[-1] - 1].seq if moves else None


def _has_acted_since(table: Table, seat: int, expect: int) -> bool:
    """Whether the seat moved, or a move was taken back, after a row: then another move would be undone."""
    later = table.journal.rows[max(expect, -1) + 1 :]
    return any(row.back is not None or row.seat == seat for row in later)
