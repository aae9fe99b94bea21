"""What is kept from earlier drawings is what would be drawn now, for the seat that looks and no other."""

from __future__ import annotations

import pytest
from tests.table.tables import go_back, new_table, play_moves

from boardroom.core.catalog import LANGUAGES
from boardroom.drawing.fragments import Fragments
from boardroom.games.registry import keys
from boardroom.table.log import VisibleLog
from boardroom.table.table import Table
from boardroom.web.panels import AIDS, PANELS, panel
from boardroom.web.table_view import Viewer, view_table

VIEWERS = (("ann", 0), ("bob", 1), ("cid", 2), (None, None))


def drawn(table: Table, lang: str, row: int | None = None) -> dict[tuple[str, int | None], str]:
    """Every panel for every seat and for a spectator."""
    past = None if row is None else (row, table.journal.at(row))
    pages = [view_table(table, Viewer(person, seat, lang), past) for person, seat in VIEWERS]
    return {(name, page.seat): panel(page, name) for page in pages for name in (*PANELS, AIDS)}


def drawn_anew(table: Table, lang: str, row: int | None = None) -> dict[tuple[str, int | None], str]:
    """The same with nothing kept."""
    table.visible_log = VisibleLog()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Fragments, "get", lambda self, key, draw: draw())
        return drawn(table, lang, row)


@pytest.mark.parametrize("game", keys())
def test_kept_fragments_are_those_that_would_be_drawn_now(game):
    table = new_table(game)
    for at in range(24):
        table = play_moves(table, 3, at)
        if at % 8 == 7:
            table = go_back(table, table.seq - 5)
        lang = LANGUAGES[at // 2 % 3]  # two positions in each, so that the second finds what the first kept
        kept = drawn(table, lang)
        anew = drawn_anew(table, lang)
        assert [place for place in kept if kept[place] != anew[place]] == []


@pytest.mark.parametrize("game", keys())
def test_the_past_is_drawn_without_what_came_later(game):
    table = play_moves(new_table(game), 30)
    drawn(table, "en")
    kept, anew = drawn(table, "en", 12), drawn_anew(table, "en", 12)
    assert [place for place in kept if kept[place] != anew[place]] == []


@pytest.mark.parametrize("game", keys())
def test_the_end_of_a_game_shows_what_was_hidden(game):
    table = new_table(game)
    while not table.position.over:
        before, table = table, play_moves(table, 1, table.seq)
    drawn(before, "en")
    kept, anew = drawn(table, "en"), drawn_anew(table, "en")
    assert [place for place in kept if kept[place] != anew[place]] == []
