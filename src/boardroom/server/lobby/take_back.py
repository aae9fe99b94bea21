"""Taking back: the own last move by oneself, further back by the consent of all people at the table.

A move back is a row of its own; what lies between stays written, and luck comes out the same again.
"""

from __future__ import annotations

import zlib
from dataclasses import replace

from boardroom.server.http.problems import Problem
from boardroom.server.lobby.books import Book
from boardroom.server.lobby.service import Tables
from boardroom.server.storage.schema import WISHES


async def take_back(tables: Tables, table: str, person: str | None, seat: int, expect: int | None) -> int:
    """Undo the seat's own last move, if nothing was drawn, shown or done by another person since."""
    async with tables.turn(table):
        book = await tables.own_book(table, person, seat)
        if expect is not None and _acted_since(book, seat, expect):
            raise Problem(409, "not-last-move", stale=True, seq=book.seq)
        to = book.take_back_to(seat)
        if to is None:
            raise Problem(409, "cannot-take-back")
        return await _go_back(tables, book, to)


async def wish_back(
    tables: Tables, table: str, person: str | None, seat: int, to: int
) -> tuple[int, list[int]]:
    """Ask to go back to a row; done once all people at the table asked for it. Else who is missing."""
    async with tables.turn(table):
        book = await tables.own_book(table, person, seat)
        if book.state.over:
            raise Problem(409, "over-nothing-back")
        if not 0 <= to < book.seq:
            raise Problem(404, "no-earlier-row", {"row": to})
        await tables.store.put(WISHES, table, seat, {"back": to, "made": book.seq})
        await tables.reload_seats(table)
        book = await tables.book(table)
        agreed = {seat for seat, row in book.asked_back.items() if row == to}
        mine = {s for s in book.persons if person in book.stored.holders.get(s, ())}
        missing = sorted(book.persons - agreed - mine)
        if missing:
            return book.seq, missing
        return await _go_back(tables, book, to), []


async def _go_back(tables: Tables, book: Book, to: int) -> int:
    state = await tables.at(book, to)
    async with tables.writing(book) as draft:
        rows = draft.journal.rows
        rows[to] = replace(rows[to], snapshot=zlib.compress(state.to_text().encode(), 6))
        draft.journal.back_to(to)
        draft.decided(None)
    return draft.seq


def _acted_since(book: Book, seat: int, expect: int) -> bool:
    """Whether the seat moved, or a move was taken back, after that row: then another move would be undone."""
    later = book.journal.rows[max(expect, -1) + 1 :]
    return any(row.back is not None or (row.action and row.action.seat == seat) for row in later)
