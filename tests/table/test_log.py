"""The log of a table as each seat may see it."""

from __future__ import annotations

from tests.table.tables import go_back, new_table, play_moves

from boardroom.core.visibility import Hidden
from boardroom.table.log import VisibleLog


def test_a_log_ends_at_the_row_asked_for_and_grows_with_the_journal():
    table, log = play_moves(new_table(), 4), VisibleLog()
    assert [row.seq for row in log.rows(table.journal, 0, 2)] == [0, 1, 2]
    first = log.rows(table.journal, 0, 4)[0]
    later = go_back(table, 3)
    rows = log.rows(later.journal, 0, 5)
    assert rows[0] is first
    assert [row.back for row in rows] == [None] * 5 + [3]


def test_a_log_hides_what_a_seat_may_not_see():
    table = new_table()
    [row] = VisibleLog().rows(table.journal, 0, 0)
    shuffled = [fact for fact in row.facts if fact.key == "shuffled"]
    assert shuffled
    assert all(fact.values()["order"] == Hidden() for fact in shuffled)
