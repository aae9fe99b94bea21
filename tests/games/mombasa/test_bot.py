"""The greedy bot: it beats random players, and its tables can be counted."""

from __future__ import annotations

from random import Random

import pytest

from boardroom import bots
from boardroom.core.engine import advance, nobody, offers, refusal, waits
from boardroom.core.views import view
from boardroom.games.mombasa.balance import Tally, self_play
from boardroom.games.mombasa.bot import choose
from boardroom.games.mombasa.game import GAME
from boardroom.games.mombasa.scoring import LINES
from boardroom.games.mombasa.state import Options


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_greedy_bot_beats_random_players(players):
    wins = 0
    for number in range(6):
        s = GAME.begin(Options(setup="later"), players, f"duel {number}")
        mine, rng = number % players, Random(number)
        blind = bots.load("random", GAME)
        while not s.over:
            seat = waits(s)[0]
            seen = view(s, seat)
            bot = choose if seat == mine else blind.choose
            a = bot(seen, offers(seen, seat), rng)
            assert refusal(s, a) is None
            advance(s, a, nobody)
        wins += GAME.result(s)[0].seat == mine
    assert wins == 6


def test_self_play_is_counted_by_place_line_company_and_tile():
    tally = Tally()
    for number in range(3):
        s, first = self_play(Options(), 2, f"count {number}")
        assert s.round == 7
        tally.count(s, first)
    report = tally.report(2)
    assert report["games"] == 3
    assert sum(report["wins_by_place"].values()) == pytest.approx(1, abs=0.01)
    assert sum(report["main_line"].values()) == pytest.approx(1, abs=0.01)
    assert set(report["mean_lines"]) == set(LINES)
    assert report["tiles"].keys() == {"S01", "S02"}


def test_the_same_seed_plays_the_same_game():
    one, other = (self_play(Options(setup="later"), 3, "again")[0] for _ in range(2))
    assert one.digest() == other.digest()
