"""The greedy bot: legal from its view alone, and better than chance."""

from random import Random

import pytest

from boardroom.core import engine
from boardroom.core.views import view
from boardroom.games.terraforming_mars import bot
from boardroom.games.terraforming_mars.game import GAME
from boardroom.games.terraforming_mars.state import Options, State


def played(seats: int, seed: int, greedy: int, options: Options) -> State:
    """A whole game of one greedy bot among random ones."""
    s, rng = GAME.begin(options, seats, seed), Random(seed)
    while not s.over:
        seat = engine.waits(s)[0]
        seen = view(s, seat)
        offers = engine.offers(seen, seat)
        a = bot.choose(seen, offers, rng) if seat == greedy else rng.choice(offers).sample(rng)
        assert engine.refusal(s, a) is None, a.notation()
        engine.advance(s, a, engine.nobody)
    return s


@pytest.mark.parametrize("seed", range(4))
def test_one_greedy_bot_beats_three_random_ones(seed):
    options = Options(draft=seed % 2 == 1, corporate_era=seed < 2)
    s = played(4, seed, seed, options)
    assert GAME.result(s)[0].seat == seed


def test_the_greedy_bot_wins_some_solo_games():
    assert any(played(1, seed, 0, Options()).all_full() for seed in range(8))


def test_greedy_bots_play_a_whole_game_among_themselves():
    s, rng = GAME.begin(Options(profile="digital"), 3, 5), Random(5)
    while not s.over:
        seat = engine.waits(s)[0]
        seen = view(s, seat)
        s = engine.play(s, bot.choose(seen, engine.offers(seen, seat), rng))[0]
    assert s.all_full()
