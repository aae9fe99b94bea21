"""The greedy bot: it beats random players, keeps its personality, and values rows of books."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from boardroom.bots.registry import load_bot
from boardroom.bots.rng import rng_at
from boardroom.bots.simulation import play_game
from boardroom.core.engine import advance, ignore_facts, offers, refusal, waits
from boardroom.core.luck import luck_of
from boardroom.core.views import view
from boardroom.games.mombasa.bot.library import cards_needed, joint_needs
from boardroom.games.mombasa.bot.personality import EVEN, LEANINGS, draw_personality, fade, leaning_of
from boardroom.games.mombasa.bot.policy import choose
from boardroom.games.mombasa.bot.statistics import Sums
from boardroom.games.mombasa.game import GAME
from boardroom.games.mombasa.scoring import LINES
from boardroom.games.mombasa.state import Options


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_greedy_bot_beats_random_players(players):
    wins = 0
    for number in range(6):
        s = GAME.begin(Options(setup="later"), players, f"duel {number}")
        mine, rng = number % players, luck_of(f"duel {number}")
        blind = load_bot("random", GAME)
        while not s.over:
            seat = waits(s)[0]
            seen = view(s, seat)
            bot = choose if seat == mine else blind.choose
            a = bot(seen, offers(seen, seat), rng)
            assert refusal(s, a) is None
            advance(s, a, ignore_facts)
        wins += GAME.result(s)[0].seat == mine
    assert wins == 6


@pytest.mark.parametrize("setup", ["first", "later"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_bots_among_themselves_make_no_move_that_is_refused(players, setup):
    s = GAME.begin(Options(setup=setup), players, f"peers {setup}")
    rngs = [luck_of(f"peers {seat}") for seat in range(players)]
    while not s.over:
        seat = waits(s)[0]
        seen = view(s, seat)
        a = choose(seen, offers(seen, seat), rngs[seat])
        assert refusal(s, a) is None
        advance(s, a, ignore_facts)
    assert s.round == 7


def greedy_game(players: int, seed: str, sums: Sums | None = None):
    bot = load_bot("greedy", GAME)
    return play_game(GAME, Options(setup="later"), dict.fromkeys(range(players), bot), seed, sums)[0]


def test_games_are_counted_by_place_tile_temper_line_and_company():
    sums = Sums()
    for number in range(3):
        s = greedy_game(2, f"count {number}", sums)
        assert s.round == 7
    report: Any = sums.report()
    for question in ("place", "tile", "temper"):
        found = report[question].values()
        assert sum(one["seats"] for one in found) == 6
        assert sum(one["seats"] * one["won"] for one in found) == pytest.approx(3, abs=0.01)
    assert sum(report["main_line"].values()) == pytest.approx(1, abs=0.01)
    assert sum(report["main_company"].values()) == pytest.approx(1, abs=0.01)
    assert set(report["mean_pounds"]) == set(LINES)


def test_the_same_seed_plays_the_same_game():
    one, other = (greedy_game(3, "again") for _ in range(2))
    assert one.digest() == other.digest()


def test_a_bot_keeps_its_personality_through_all_decisions_of_a_game():
    assert {leaning_of(rng_at("7/bot 1", seq)) for seq in range(40)} == {leaning_of(luck_of("7/bot 1"))}
    met = {leaning_of(luck_of(f"{number}/bot 0")) for number in range(60)}
    assert met == {leaning.name for leaning in LEANINGS}
    assert leaning_of(Random(1)) == EVEN.name


def test_a_personality_fades_towards_the_end_of_the_game():
    own = draw_personality(0.3)
    assert fade(own, 6) == own
    last = fade(own, 0)
    assert (last.cash, last.companies, last.diamonds, last.books) == (1, 1, 1, 1)
    assert set(last.likes) == {1}


def test_books_that_ask_for_the_same_cards_are_entered_in_one_stride():
    s = GAME.begin(Options(), 2, "stride")
    me = s.players[0]
    two, three = (("coffee", 2),), (("coffee", 3),)
    assert joint_needs((two, three)) == ((("coffee", 3),), 0)
    assert cards_needed(s, me, two) == 1
    assert cards_needed(s, me, two, three) == 2
    assert cards_needed(s, me, two, (("banana", 2),), (("cotton", 2),)) == 3
    assert joint_needs(((("coffee", 3), ("anygood", 3)),)) == ((("coffee", 6),), 0)
    assert cards_needed(s, me, (("anygood", 3),)) == 2
