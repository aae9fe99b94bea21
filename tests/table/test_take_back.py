"""Take-backs: a player's own last move, and returns by consent."""

from __future__ import annotations

import pytest
from tests.table.tables import go_back, new_table, play_moves

from boardroom.table.errors import NotNow, NotThere
from boardroom.table.table import Table, Wish
from boardroom.table.take_back import (
    check_take_back,
    check_wish,
    last_move_of_people,
    missing_consent,
    own_take_back,
    undone_action,
    wishes_now,
)


def find_own_take_back() -> tuple[Table, int]:
    """A table whose last move its player may take back, and that player's seat."""
    table = new_table()
    while True:
        table = play_moves(table, 1, table.seq)
        seat = table.journal.rows[-1].seat
        assert seat is not None
        if own_take_back(table, seat) is not None:
            return table, seat


def test_a_player_may_take_back_the_last_move_and_nobody_else_may():
    table, seat = find_own_take_back()
    assert check_take_back(table, seat, table.seq) == table.seq - 1
    with pytest.raises(NotNow):
        check_take_back(table, (seat + 1) % 3, table.seq)


def test_a_second_request_does_not_undo_another_move():
    table, seat = find_own_take_back()
    seen = table.seq
    later = go_back(table, seen - 1)
    with pytest.raises(NotNow) as error:
        check_take_back(later, seat, seen)
    assert error.value.more["stale"]


def test_everybody_must_agree_on_the_same_row():
    table = play_moves(new_table(), 6)
    table.wishes = {0: Wish(4, 6), 1: Wish(3, 6)}
    assert missing_consent(table, "cid", 4) == [1]
    assert missing_consent(table, "bob", 4) == [2]
    assert missing_consent(table, "eve", 3) == [0, 2]


def test_the_next_row_ends_a_proposal():
    table = play_moves(new_table(), 6)
    table.wishes = {0: Wish(4, 6)}
    assert wishes_now(table) == {0: 4}
    assert wishes_now(play_moves(table, 1)) == {}


def test_only_an_earlier_row_can_be_proposed():
    table = play_moves(new_table(), 6)
    check_wish(table, 5)
    for to in (-1, 6, 7):
        with pytest.raises(NotThere):
            check_wish(table, to)


def test_nothing_is_taken_back_after_the_end():
    table = new_table()
    while not table.position.over:
        table = play_moves(table, 1, table.seq)
    assert [own_take_back(table, seat) for seat in range(3)] == [None] * 3
    with pytest.raises(NotNow):
        check_wish(table, 3)


def test_the_last_move_of_people_is_found_through_take_backs():
    assert last_move_of_people(new_table()) is None
    table = play_moves(new_table(), 6)
    assert last_move_of_people(table) == 5
    assert last_move_of_people(go_back(table, 3)) == 2


def test_what_was_taken_back_can_be_played_again_until_somebody_moves():
    table = play_moves(new_table(), 5)
    last = table.journal.rows[-1].action
    assert last is not None
    seat = last.seat
    assert undone_action(table, seat) is None
    before = table.journal.live()[-2].seq
    back = table.go_back(before, table.journal.at(before)).table
    assert undone_action(back, seat) == last
    assert undone_action(back, (seat + 1) % 3) is None
    again = back.play(last).table
    assert again.state.digest() == table.state.digest()
    assert undone_action(again, seat) is None
