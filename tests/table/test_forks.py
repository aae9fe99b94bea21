"""Forks: who may fork a table, who plays there, and with which position it begins."""

from __future__ import annotations

import pytest
from tests.table.tables import SEATING, new_table, play_moves

from boardroom.table.errors import NotAllowed
from boardroom.table.forks import check_may_fork, default_players, fork_journal, imagine


def test_players_and_the_owner_may_fork_and_others_only_after_the_end():
    table = play_moves(new_table(), 4)
    for person in ("ann", "bob", "cid"):
        check_may_fork(table, person)
    for stranger in ("eve", None):
        with pytest.raises(NotAllowed):
            check_may_fork(table, stranger)
    while not table.position.over:
        table = play_moves(table, 1, table.seq)
    check_may_fork(table, "eve")


def test_bots_take_the_seats_of_the_others():
    table = new_table()
    assert default_players(table, "bob") == ["bot:greedy", "me", "bot:greedy"]
    assert default_players(table, "eve") == ["me", "me", "me"]


def test_a_fork_begins_with_what_the_seat_sees_and_depends_on_its_seeds_alone():
    table = play_moves(new_table(), 7)
    position = imagine(table, table.state, 1, ("hidden", "draws"))
    journal = fork_journal(table, position, SEATING)
    assert journal.start is position
    assert (journal.seq, journal.rows[0].facts) == (0, ())
    again = imagine(table, table.state, 1, ("hidden", "draws"))
    other = imagine(table, table.state, 1, ("other", "draws"))
    assert position.digest() == again.digest() != other.digest()
    assert position.chance != table.state.chance
