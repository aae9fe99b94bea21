"""Forks: who may fork a table, who plays there, and with which position it begins."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.table.tables import SEATING, new_table, play_moves

from boardroom.table.errors import NotAllowed
from boardroom.table.forks import Branch, check_may_fork, default_players, fork_journal, history, imagine
from boardroom.table.table import Table


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


def test_a_fork_shows_what_happened_before_to_its_owner_as_their_seat_saw_it():
    parent = play_moves(new_table(), 6)
    parent = parent.go_back(4, parent.journal.at(4)).table
    branch = Branch(parent.id, parent.seq, 1)
    known = history(branch, parent)
    assert [one.row.seq for one in known.own] == [0, 1, 2, 3, 4]
    assert [one.row for one in known.public] == parent.visible_log.rows(parent.journal, None, 4)
    child = Table.begin(replace(parent.info, id="child"), SEATING, parent.journal)
    child.history = known
    further = history(Branch("child", 2, 1), child)
    assert [(one.table, one.row.seq) for one in further.own] == [
        *((parent.id, seq) for seq in range(5)), ("child", 0), ("child", 1), ("child", 2),
    ]  # fmt: skip
