"""The rulebook read a second time with our clauses beside it: the rows of `second_reading.py`."""

from __future__ import annotations

import pytest
from tests.games.mombasa.position import MOVES, play, why
from tests.games.mombasa.second_reading import ROWS, Row

from boardroom.games.mombasa.game import GAME


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.place}: {row.rule}")
def test_the_rulebook_is_kept(row: Row):
    s = row.position()
    if row.refused:
        *legal, last = row.moves
        clause, _, reason = row.refused.partition(" ")
        assert why(play(s, *legal), last) == (clause, reason)
    else:
        assert row.value is not None
        assert row.value(play(s, *row.moves)) == row.expected


def test_every_row_says_something_of_its_own():
    """No rule is tried twice, every refusal cites a clause, and every other row looks at the outcome."""
    assert len({(row.place, row.rule) for row in ROWS}) == len(ROWS) > 180
    for row in ROWS:
        assert not row.refused or row.refused.split()[0] in GAME.rulebook.clauses
        assert row.refused or row.value is not None


@pytest.mark.parametrize(
    "row", [row for row in ROWS if row.refused], ids=lambda row: f"{row.place}: {row.rule}"
)
def test_a_refused_move_changes_nothing(row: Row):
    s = play(row.position(), *row.moves[:-1])
    before = s.digest()
    assert not MOVES.allowed(s, row.moves[-1])
    assert s.digest() == before
