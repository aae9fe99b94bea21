"""Undo, and what a session shows to each person."""

from __future__ import annotations

from tests.cli.terminal.sessions import table, typed, until

from boardroom.games.power_grid.state import State
from boardroom.table.decisions import Position


def test_undo_takes_back_the_last_own_move_and_the_bots_moves_after_it():
    at = table("human", "greedy", "greedy")
    until(at, "build")
    before, rows = at.journal.state.digest(), len(at.journal.rows)
    city = at.choices(0)[1][1].suggest().notation().partition(": ")[2]
    typed(at, city)
    assert at.journal.state.digest() != before
    assert "Undone." in typed(at, "undo")
    assert at.journal.state.digest() == before
    assert at.journal.rows[-1].back == rows - 1


def test_undo_is_refused_once_luck_was_drawn_and_done_by_consent():
    tables = (table("human", "random", "random", seed=str(seed)) for seed in range(99))
    at = next(at for at in tables if at.next_seat() == 0)
    before = at.journal.state.digest()
    typed(at, "auction 3 for 50")  # nobody can bid higher, so the plant is sold and replaced
    assert any(row.reveals for row in at.journal.rows[1:])
    assert "You cannot undo: a card has been drawn" in typed(at, "undo")
    assert "Undone." in typed(at, "undo all")
    assert at.journal.state.digest() == before


def test_undo_is_refused_once_another_person_moved():
    at = table("human", "human", "human")
    first = at.next_seat()
    typed(at, "auction 3 for 3", "bid 4")
    assert at.next_seat() not in (first,)
    moved = {row.action.seat for row in at.journal.rows if row.action}
    quiet = next(seat for seat in range(3) if seat not in moved)
    assert at.take_back(quiet, by_consent=False) == "cli-nothing-to-undo"
    assert at.take_back(first, by_consent=False) == "cli-no-undo"
    assert at.take_back(first, by_consent=True) == "cli-undone"
    assert [row.action.notation() for row in at.journal.live() if row.action] == [f"{first}: auction 3 for 3"]


def test_money_of_others_is_not_on_the_screen():
    at = table("human", "human")
    s = at.journal.state
    assert isinstance(s, State)
    s.players[0].cash, s.players[1].cash = 41, 43
    at.table.position = Position(at.journal.state, 2)  # as if it had been so all the time
    for seat, own, other in ((0, "41", "43"), (1, "43", "41")):
        said = "\n".join(at.board(seat))
        assert own in said
        assert other not in said.replace("(24 + 0)", "")
    assert "41" not in "\n".join(at.board(None))
