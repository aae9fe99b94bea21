"""The greedy bot plays legally from its view alone, and better than at random."""

from random import Random

import pytest
from tests.games.terraforming_mars.position import position

from boardroom.core import engine
from boardroom.core.views import view
from boardroom.games.terraforming_mars.bot import policy
from boardroom.games.terraforming_mars.bot.trial import card_worth
from boardroom.games.terraforming_mars.bot.worth import lead
from boardroom.games.terraforming_mars.cards.catalogue import CARDS
from boardroom.games.terraforming_mars.cards.pending import HANDLERS
from boardroom.games.terraforming_mars.game import GAME
from boardroom.games.terraforming_mars.state import Options, State


def played(seats: int, seed: int, greedy: int, options: Options) -> State:
    """A whole game of one greedy bot among random ones."""
    s, rng = GAME.begin(options, seats, seed), Random(seed)
    while not s.over:
        seat = engine.waits(s)[0]
        seen = view(s, seat)
        offers = engine.offers(seen, seat)
        a = policy.choose(seen, offers, rng) if seat == greedy else rng.choice(offers).sample(rng)
        assert engine.refusal(s, a) is None, a.notation()
        engine.advance(s, a, engine.ignore_facts)
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
        s = engine.play(s, policy.choose(seen, engine.offers(seen, seat), rng))[0]
    assert s.all_full()


def chosen(text: str) -> str:
    """The greedy bot's choice at seat 0."""
    seen = view(position(text), 0)
    return policy.choose(seen, engine.offers(seen, 0), Random(1)).notation()


def test_energy_of_the_last_solo_generation_is_not_taken_for_heat():
    table = "players 1; generation 14; temperature 6; oxygen 14; oceans 9; seat 0: mc 14, energy 9"
    assert chosen(table) == "0: project asteroid for 14 mc"


def test_helion_keeps_heat_for_the_temperature_in_the_solo_game():
    table = "players 1; generation 9; temperature 4; oxygen 14; oceans 9; seat 0: mc 14, heat 7, "
    table += "corporation helion"
    assert chosen(table) == "0: project asteroid for 14 mc"


def test_a_solo_generation_saves_for_what_brings_more():
    """Giant Ice Asteroid for 36 M€: with an income of 20, the bot must save 16 this generation."""
    table = "players 1; generation 6; seat 0: mc {}, rating 20, hand 80"
    assert chosen(table.format(30)) == "0: project asteroid for 14 mc"
    assert chosen(table.format(26)) == "0: pass"


@pytest.mark.parametrize("profile", ["rulebook", "digital"])
def test_every_card_has_a_worth_at_any_point_of_a_game(profile):
    rng = Random(profile)
    s = GAME.begin(Options(profile=profile), 3, profile)
    for n in range(400):
        seat = rng.choice(engine.waits(s))
        if n % 80 == 0:
            t = GAME.imagine(view(s, seat), seat, rng)
            for number in CARDS.keys() - set(t.players[seat].played):
                assert card_worth(t, seat, number) > -1000
        s = engine.play(s, rng.choice(engine.offers(s, seat)).sample(rng))[0]
        if s.over:
            break


def test_the_lead_in_an_award_has_a_value_at_every_production_of_money():
    for mc in range(-5, 6):
        s = position(f"seat 0: production mc 1; seat 1: production mc {mc}")
        assert 0.0 <= lead(s, s.players[0], "banker") <= 1.0


def test_an_error_of_the_engine_is_no_worth_of_a_card(monkeypatch):
    def broken(*_: object) -> None:
        raise RuntimeError("a bug of the engine")

    s = position("seat 0: mc 30, hand 84")
    monkeypatch.setitem(HANDLERS, "draw", broken)
    with pytest.raises(RuntimeError, match="a bug of the engine"):
        card_worth(s, 0, 90)
    with pytest.raises(RuntimeError, match="a bug of the engine"):
        chosen("seat 0: mc 30, hand 90")


def test_funding_banker_is_weighed_at_every_production_of_money():
    """Both places of a greedy game that divided: choosing an action, and valuing the cards on offer."""
    for mc in range(-5, 0):
        table = f"seat 0: mc 30, production mc 1, hand 84; seat 1: production mc {mc}; awards banker:0"
        assert chosen(table).startswith("0: ")
        assert chosen(f"{table}; step research 0 5 84 90 106").startswith("0: buy ")
