"""Both rulebooks read again, sentence by sentence: the rows of second_reading.toml (see reading.py)."""

import pytest
from tests.games.power_grid.reading import ROWS, Row, try_out

from boardroom.core.views import view
from boardroom.games.power_grid.game import GAME
from boardroom.games.power_grid.state import Options

CASES = [(row, edition) for row in ROWS for edition in row.editions]


@pytest.mark.parametrize(
    ("row", "edition"), CASES, ids=[f"{row.chapter}: {row.words} [{edition}]" for row, edition in CASES]
)
def test_a_sentence_of_the_rulebook_holds(row: Row, edition: str):
    try_out(row, edition)


def test_every_row_is_another_trial_and_every_chapter_has_some():
    assert len({(row.position, row.moves, row.editions) for row in ROWS}) == len(ROWS)
    chapters = {row.chapter.partition(",")[0] for row in ROWS}
    assert {f"phase {n}" for n in range(1, 6)} | {
        "set-up",
        "Step 2",
        "Step 3",
        "end",
        "first game",
    } <= chapters


@pytest.mark.parametrize("key", ["germany", "usa"])
def test_either_side_of_the_board_may_be_played(key: str):
    """Set-up, map: the players choose the side they want."""
    assert GAME.begin(Options(map=key), 4, 1).network.board.key == key  # type: ignore[arg-type]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_plants_taken_away_must_not_be_looked_at(seats: int):
    """Special cases: they are taken at random and stay face down, for every player."""
    s = GAME.begin(Options(), seats, 1)
    assert {isinstance(view(s, seat).set_aside, tuple) for seat in range(seats)} == {False}
