"""Aim, parameters and board: TM-1 and TM-2."""

import pytest
from tests.games.terraforming_mars.position import (
    allowed,
    choices,
    gained,
    offered,
    play,
    position,
    production,
    refusal,
    stock,
    waits,
)

from boardroom.core.errors import BadInput
from boardroom.core.steps import Over
from boardroom.games.terraforming_mars.board.map import MAP, OCEAN_HEXES
from boardroom.games.terraforming_mars.game import GAME
from boardroom.games.terraforming_mars.state import Options
from boardroom.games.terraforming_mars.tables import TRACKS
from boardroom.testing.suite import clause

FULL = "temperature 8; oxygen 14; oceans 9"


@clause("TM-1.1", "TM-12.3")
def test_the_player_with_most_points_wins():
    s = position("seat 0: rating 30; seat 1: rating 29")
    first, second = GAME.result(s)
    assert s.players[0].corporation == "beginner"  # each player runs one corporation
    assert (first.seat, first.place, second.place) == (0, 1, 2)


@clause("TM-1.2")
def test_three_parameters_run_from_their_start_to_their_maximum():
    assert {t.id: (t.start, t.maximum, t.step) for t in TRACKS.values()} == {
        "temperature": (-30, 8, 2),
        "oxygen": (0, 14, 1),
        "oceans": (0, 9, 1),
    }


@clause("TM-1.3")
def test_raising_a_parameter_raises_the_own_rating_by_as_many_steps():
    s = position("seat 0: mc 60, hand 11 127")
    assert gained(s, play(s, "0: play 11 for 27 mc"))["tr"] == 2  # two temperature steps
    after = play(s, "0: play 127 for 11 mc", "0: place 61")
    assert gained(s, after)["tr"] == 1


@clause("TM-1.4", "TM-4.4", "TM-12.7")
def test_the_rating_is_income_and_score():
    s = position("seat 0: rating 25, production mc 3, passed; seat 1: rating 20, passed; step production")
    assert stock(s, 0, "mc") == 28
    assert GAME.result(s)[0].numbers["rating"] == 25
    assert GAME.result(s)[0].numbers["total"] == 25


@clause("TM-1.5")
def test_a_full_parameter_gives_no_rating():
    s = position("temperature 8; seat 0: heat 8")
    after = play(s, "0: heat")
    assert (after.temperature, after.players[0].rating) == (8, 20)


@clause("TM-1.6", "TM-7.9")
def test_the_game_ends_after_the_production_of_the_generation_in_which_all_is_full():
    s = position(f"{FULL}; seat 0: mc 5; seat 1: passed")
    assert not s.over
    after = play(s, "0: pass")
    assert after.over
    assert after.steps == [Over("TM-1.6")]
    assert stock(after, 0, "mc") == 25  # production took place
    going_on = play(position("temperature 8; oxygen 13; oceans 9; seat 1: passed"), "0: pass")
    assert going_on.generation == 3


@clause("TM-1.7")
def test_one_to_five_play():
    assert list(GAME.seats) == [1, 2, 3, 4, 5]
    with pytest.raises(BadInput):
        GAME.begin(Options(), 6, 1)


@clause("TM-1.8", "TM-10.8")
def test_what_would_raise_a_full_parameter_stays_allowed_without_that_part():
    s = position(f"{FULL}; seat 0: mc 60, heat 8, hand 75")
    comet = play(s, "0: play 75 for 23 mc")
    assert gained(s, comet) == {"mc": -23, "plants": 2}
    for line in ("0: project asteroid for 14 mc", "0: project aquifer for 18 mc", "0: heat"):
        assert play(s, line).players[0].rating == 20


@clause("TM-1.9", "TM-6.1")
def test_the_first_generation_begins_with_an_empty_mars():
    s = GAME.begin(Options(), 2, 1)
    assert s.generation == 1
    assert (s.temperature, s.oxygen, s.oceans) == (-30, 0, 0)


@clause("TM-1.10")
def test_some_cards_raise_the_rating_without_a_parameter():
    s = position("seat 0: mc 14, hand 36")
    after = play(s, "0: play 36 for 14 mc")
    assert after.players[0].rating == 22
    assert (after.temperature, after.oxygen, after.oceans) == (-30, 0, 0)


@clause("TM-2.1", "TM-13.2.5")
def test_ratings_start_at_20_and_at_14_in_the_solo_game():
    assert [p.rating for p in GAME.begin(Options(), 3, 1).players] == [20, 20, 20]
    assert GAME.begin(Options(), 1, 1).players[0].rating == 14


@clause("TM-2.2", "TM-2.7", "TM-2.8")
def test_the_heat_bonus_goes_to_whoever_reaches_the_step():
    """R-06: a bonus step fires once a game, for the player whose raise reaches it."""
    s = position("temperature -26; seat 0: heat 16; seat 1: heat 8")
    first = play(s, "0: heat")
    assert (first.temperature, production(first, 0, "heat")) == (-24, 1)
    again = play(first, "0: end turn") if waits(first) == (0,) else first
    assert production(again, 1, "heat") == 0
    s = position("temperature -22; seat 0: heat 8")
    assert production(play(s, "0: heat"), 0, "heat") == 1


@clause("TM-2.3")
def test_a_bonus_step_that_is_passed_gives_its_bonus_too():
    """R-05: a raise of several steps gives the bonus too."""
    s = position("temperature -26; seat 0: mc 40, hand 39")  # Deimos Down: three steps
    after = play(s, "0: play 39 for 31 mc")
    assert (after.temperature, production(after, 0, "heat")) == (-20, 2)


@clause("TM-2.4", "TM-3.3")
def test_twelve_hexes_are_for_oceans_and_oceans_go_only_there():
    assert len(MAP) == 61
    s = play(position("seat 0: mc 18"), "0: project aquifer for 18 mc")
    assert choices(s, "place") == [f"place {n}" for n in OCEAN_HEXES]
    assert len(OCEAN_HEXES) == 12
    assert refusal(s, "0: place 1").clause == "TM-3.3"


@clause("TM-2.5")
def test_the_reserved_city_areas_take_nothing_else():
    s = play(position("seat 0: mc 25"), "0: project city for 25 mc")
    assert "place 29" not in choices(s, "place")
    assert refusal(s, "0: place 29").clause == "TM-3.7"
    assert refusal(s, "0: place 62").clause == "TM-3.7"


@clause("TM-2.6", "TM-2.14")
def test_the_placer_receives_the_printed_bonus():
    s = position("seat 0: mc 50, hand 1")
    steel = play(s, "0: project city for 25 mc", "0: place 1")
    assert stock(steel, 0, "steel") == 2
    card = play(s, "0: project city for 25 mc", "0: place 53")
    assert len(card.players[0].hand) == 2  # a card icon: drawn without payment
    assert stock(card, 0, "mc") == 25


@clause("TM-2.9")
def test_temperature_0_gives_an_ocean():
    s = play(position("temperature -2; seat 0: heat 8"), "0: heat")
    assert offered(s) == {"place"}
    after = play(s, "0: place 61")
    assert (after.oceans, after.players[0].rating) == (1, 22)


@clause("TM-2.10")
def test_oxygen_8_raises_temperature():
    s = position("oxygen 7; seat 0: plants 8")
    after = play(s, "0: plants to 55")
    assert (after.oxygen, after.temperature, after.players[0].rating) == (8, -28, 22)


@clause("TM-2.11")
def test_a_bonus_may_reach_another_bonus():
    s = play(position("oxygen 7; temperature -2; seat 0: plants 8"), "0: plants to 55")
    after = play(s, "0: place 43")
    assert (after.oxygen, after.temperature, after.oceans) == (8, 0, 1)
    assert after.players[0].rating == 23


@clause("TM-2.12")
def test_a_bonus_for_a_full_parameter_is_lost():
    s = position("oxygen 7; temperature 8; oceans 9; seat 0: plants 8, heat 8")
    assert play(s, "0: plants to 60").players[0].rating == 21
    s = position("temperature -2; oceans 9; seat 0: heat 8")
    after = play(s, "0: heat")
    assert (after.players[0].rating, waits(after)) == (21, (0,))


@clause("TM-2.13")
def test_other_tiles_stay_off_ocean_hexes():
    """R-35: unless a card says so, as Mangrove, Protected Valley and Mohole Area do."""
    s = play(position("seat 0: mc 23"), "0: project greenery for 23 mc")
    assert refusal(s, "0: place 43").clause == "TM-3.4"
    mohole = play(position("seat 0: mc 20, hand 142"), "0: play 142 for 20 mc")
    assert choices(mohole, "place") == [f"place {n}" for n in OCEAN_HEXES]
    assert allowed(mohole, "0: place 43")
