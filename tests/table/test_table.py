"""Requests to a table: moves, repeated and stale requests, and the seat of a viewer."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.table.tables import PEOPLE, go_back, new_table, next_action, next_request, play_moves

from boardroom.core.errors import Refused
from boardroom.table.errors import NotAllowed, NotNow


def test_a_move_makes_a_new_table_and_leaves_the_old_one():
    table = new_table()
    request = next_request(table)
    change = table.act(PEOPLE[request.action.seat], request)
    assert (table.seq, change.table.seq, change.seq) == (0, 1, 1)
    assert change.row is change.table.journal.rows[1]


def test_a_repeated_request_returns_the_row_of_the_first_one():
    table = new_table()
    request = next_request(table, "key")
    person = PEOPLE[request.action.seat]
    later = play_moves(table.act(person, request).table, 3)
    change = later.act(person, request)
    assert (change.table, change.seq, change.row) == (later, 1, None)
    assert later.earlier_action(person, "key") == request.action
    assert later.earlier_action("eve", "key") is None


def test_only_the_holder_of_a_seat_moves_for_it():
    table = new_table()
    request = next_request(table)
    for person in ("eve", None, PEOPLE[(request.action.seat + 1) % 3]):
        with pytest.raises(NotAllowed):
            table.act(person, request)


def test_a_request_for_an_earlier_decision_is_stale():
    table = new_table()
    request = next_request(table)
    person = PEOPLE[request.action.seat]
    later = table.act(person, request).table
    with pytest.raises(NotNow) as error:
        later.act(person, request)
    assert (error.value.more["stale"], error.value.more["seq"]) == (True, 1)
    with pytest.raises(NotNow):
        table.act(person, replace(request, expect=1))


def test_a_refused_move_changes_nothing():
    table = new_table()
    a = next_action(table)
    with pytest.raises(Refused):
        table.play(type(a)(**(a.values() | {"seat": (a.seat + 1) % 3})))
    assert (table.seq, len(table.journal.rows)) == (0, 1)


def test_a_person_sees_a_seat_of_their_own_and_a_spectator_none():
    table = new_table()
    assert [table.seat_for(person, None) for person in PEOPLE] == [0, 1, 2]
    assert table.seat_for("eve", None) is None
    assert table.seat_for("bob", 1) == 1
    with pytest.raises(NotAllowed):
        table.seat_for("bob", 0)


def test_the_present_row_is_found_through_take_backs():
    table = play_moves(new_table(), 4)
    assert table.present_row() == 4
    table = go_back(table, 2)
    assert (table.seq, table.present_row()) == (5, 2)
    assert go_back(table, 5).present_row() == 2


def test_everything_is_visible_only_after_the_end():
    table = play_moves(new_table(), 4)
    assert table.visible_state(0) is table.position.view(0)
    while not table.position.over:
        table = play_moves(table, 1, table.seq)
    assert table.visible_state(None) is table.state
