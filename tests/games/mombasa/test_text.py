"""The table in a terminal."""

from __future__ import annotations

import re
from random import Random

import pytest
from tests.games.mombasa.position import hold, table, turn

from boardroom.core.catalog import LANGUAGES
from boardroom.core.engine import offers, play, waits
from boardroom.core.texts import texts
from boardroom.core.views import view
from boardroom.games.mombasa.game import GAME
from boardroom.games.mombasa.state import Options
from boardroom.games.mombasa.terminal.board import board, label


def plain(lines: list[str]) -> str:
    return re.sub("[\u2066\u2068\u2069]", "", "\n".join(lines)).replace("\u00a0", " ")


def test_the_table_shows_companies_cards_books_and_the_own_hand():
    s = hold(turn("coffee_2", cash=7), "cairo", 3)
    words = texts("en", GAME.folder).to(("Ada", "Ben"), 0)
    shown = plain(board(view(s, 0), words))
    assert "Round 1 of 7, first player Ada" in shown
    assert "Cairo: share 0 pounds, track D1, base camp 14 trading posts (4 5 5)" in shown
    assert "Cairo has trading posts in Nubia" in shown
    assert "A Ada: 7 pounds" in shown
    assert "action area: B 2 coffee" in shown
    assert "coffee 2, banana 0, cotton 0, expansion 0" in shown
    assert "cotton_1 1 cotton" in shown
    assert "Many printed values here are reconstructed" in shown


def test_planning_shows_only_how_many_still_think():
    s = table(3)
    words = texts("en", GAME.folder).to(("Ada", "Ben", "Cid"), 1)
    s, _ = play(s, GAME.language.parse("0: plan -,cotton_2,-,-,-"))
    shown = plain(board(view(s, 1), words))
    assert "Players still thinking: 2" in shown
    assert "B 2 cotton" not in shown.split("hand")[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_any_moment_of_a_random_game_can_be_shown_to_anybody(language):
    rng = Random(5)
    s = GAME.begin(Options(setup="later"), 3, 5)
    seen = 0
    while not s.over:
        if seen % 9 == 0:
            for seat in (0, None):
                words = texts(language, GAME.folder).to(("Ada", "Ben", "Cid"), seat)
                assert all(board(view(s, seat), words))
                for offer in offers(s, waits(s)[0]):
                    part = offer.form({})
                    for option in getattr(part, "options", ()):
                        assert label(s, option.id, words) != ""
        seen += 1
        s, _ = play(s, rng.choice(offers(s, waits(s)[0])).sample(rng))
    assert seen > 50
