"""The rulebook is the default; `profile=digital` follows recorded games. One position for each departure.

The numbers are those of the list of departures in the fact tables; what has none stands in the paragraph of
peculiarities of the records. Departures of single answers are in importer/test_replay.py.
"""

from __future__ import annotations

from dataclasses import fields
from typing import get_args

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
from tests.games.terraforming_mars.test_setup import solo

from boardroom.core.engine import ignore_facts
from boardroom.games.terraforming_mars.deck import draw
from boardroom.games.terraforming_mars.profile import DIGITAL, PROFILES, RULEBOOK, ProfileKey
from boardroom.games.terraforming_mars.research import Researching
from boardroom.games.terraforming_mars.state import State
from boardroom.testing.suite import clause


def both(text: str) -> tuple[State, State]:
    """The same table by the rulebook and by the digital profile."""
    return position(text), position(f"set profile=digital; {text}")


def test_each_value_of_the_option_is_one_profile():
    assert tuple(PROFILES) == get_args(ProfileKey)


def test_a_profile_is_asked_only_what_the_two_answer_differently():
    for one in fields(RULEBOOK):
        assert getattr(RULEBOOK, one.name) != getattr(DIGITAL, one.name), one.name


def test_1_robotic_workforce_never_copies_immigrant_city_there():
    rulebook, digital = both("seat 0: mc 9, production energy 1, hand 86, played 200 141")
    assert choices(play(rulebook, "0: play 86 for 9 mc"), "copy") == ["copy 200", "copy 141"]
    assert gained(digital, play(digital, "0: play 86 for 9 mc")) == {"mc": -9, "energy+": 1}


def test_1_robotic_workforce_copies_noctis_city_there_without_energy():
    rulebook, digital = both("seat 0: mc 9, hand 86, played 17")
    assert refusal(rulebook, "0: play 86 for 9 mc").clause == "TM-9.7"
    assert gained(digital, play(digital, "0: play 86 for 9 mc")) == {"mc": -9, "mc+": 3}


@clause("TM-9.28")
def test_2_a_tile_without_a_hex_stops_the_card_there():
    rulebook, digital = both("seat 0: mc 12, hand 128; tile greenery 1 0; " + _full(2, 6, 7))
    assert allowed(rulebook, "0: play 128 for 12 mc")
    assert refusal(digital, "0: play 128 for 12 mc").clause == "TM-9.12"


def _full(*hexes: int) -> str:
    return "; ".join(f"tile city {n} 1" for n in hexes)


def test_3_own_plants_are_removed_there_only_beside_those_of_others():
    rulebook, digital = both("seat 0: mc 14, plants 5, hand 9")
    assert choices(play(rulebook, "0: play 9 for 14 mc"), "remove") == [
        f"remove {n} plants from 0" for n in (1, 2, 3)
    ]
    assert "remove" not in offered(play(digital, "0: play 9 for 14 mc"))


def test_3_other_own_stock_is_never_removed_there():
    rulebook, digital = both("seat 0: mc 9, steel 2, hand 121; seat 1: steel 1")
    own = {"remove 1 steel from 0", "remove 8 mc from 0"} & set(
        choices(play(rulebook, "0: play 121 for 1 mc"), "remove")
    )
    assert own == {"remove 1 steel from 0"}
    assert choices(play(digital, "0: play 121 for 1 mc"), "remove") == ["remove 1 steel from 1"]


def test_4_production_losses_of_others_come_last_there():
    """Power Supply Consortium: under the rulebook only the opponent has energy production to lose."""
    rulebook, digital = both("seat 0: mc 5, hand 160, played 141 113; seat 1: production energy 1")
    assert production(play(rulebook, "0: play 160 for 5 mc"), 1, "energy") == 0
    asked = play(digital, "0: play 160 for 5 mc")
    assert choices(asked, "lower") == ["lower 0", "lower 1"]


@clause("TM-13.2.17")
def test_5_solo_tiles_are_placed_there_pair_by_pair():
    rulebook = solo([163, 101, 75, 53])
    digital = solo([163, 101, 75, 53], profile="digital")
    assert [n for n, kind in enumerate(digital.kinds) if kind == "city"] == [28, 33]
    assert rulebook.kinds != digital.kinds  # card 2 places city 2, not greenery 1


@clause("TM-13.2.12")
def test_5_a_lost_solo_game_has_no_last_conversion_there():
    rulebook, digital = both("players 1; generation 14; oxygen 5; seat 0: plants 8")
    assert waits(play(rulebook, "0: pass")) == (0,)
    assert play(digital, "0: pass").over


def test_6_ceos_favorite_project_needs_a_resource_there():
    rulebook, digital = both("seat 0: mc 1, hand 149, played 184")
    assert allowed(rulebook, "0: play 149 for 1 mc")
    assert refusal(digital, "0: play 149 for 1 mc").clause == "TM-9.18"


@clause("TM-8.2")
def test_7_a_player_may_pass_there_before_the_first_action():
    rulebook, digital = both("seat 0: corporation inventrix, first_due")
    assert refusal(rulebook, "0: pass").clause == "TM-8.2"
    assert play(digital, "0: pass").players[0].first_due


def test_8_zero_is_no_amount_there():
    rulebook, digital = both("seat 0: energy 2, played 194")
    assert choices(play(rulebook, "0: use 194 way 0 for 0 mc"), "convert") == [
        "convert 0",
        "convert 1",
        "convert 2",
    ]
    assert choices(play(digital, "0: use 194 way 0 for 0 mc"), "convert") == ["convert 1", "convert 2"]
    empty, none = both("seat 0: played 194")
    assert allowed(empty, "0: use 194 way 0 for 0 mc")
    assert refusal(none, "0: use 194 way 0 for 0 mc").clause == "TM-8.3"


def test_immigrant_city_without_a_hex_has_no_step_of_its_own():
    claims = "; ".join(f"claim {n} 1" for n in range(1, 62))
    for mc, fine in ((-3, True), (-4, False)):
        made = f"production energy 1 mc {mc}"
        rulebook, digital = both(f"seat 0: mc 13, {made}, hand 200; {claims}")
        assert allowed(rulebook, "0: play 200 for 13 mc") == fine
        assert refusal(digital, "0: play 200 for 13 mc").clause == "TM-9.12"


@clause("TM-9.6")
def test_the_order_of_effects_is_not_asked_there():
    rulebook, digital = both("temperature -2; seat 0: mc 18, hand 140")
    assert offered(play(rulebook, "0: play 140 for 18 mc")) == {"next"}
    assert offered(play(digital, "0: play 140 for 18 mc")) == {"place"}


def test_a_single_hex_and_a_single_amount_are_asked_there():
    rulebook, digital = both("tile city 45 1; tile city 47 1; seat 0: mc 10, production energy 1, hand 120")
    assert play(rulebook, "0: play 120 for 10 mc").kinds[46] == "city"
    assert choices(play(digital, "0: play 120 for 10 mc"), "place") == ["place 46"]
    _, one = both("seat 0: mc 2, production heat 1, hand 152")
    assert choices(play(one, "0: play 152 for 2 mc"), "convert") == ["convert 1"]


def test_a_card_looked_at_is_offered_there_even_without_money():
    rulebook, digital = both("seat 0: mc 2, played 6; deck 9 1")
    assert play(rulebook, "0: use 006 way 0 for 0 mc").players[0].discards == (9,)
    assert choices(play(digital, "0: use 006 way 0 for 0 mc"), "buy") == ["buy - with 0 heat"]


@clause("TM-5.9")
def test_the_discards_are_shuffled_there_as_soon_as_the_deck_is_empty():
    rulebook, digital = both("seat 0: discards 1 2 3; deck 5")
    for s, left in ((rulebook, 0), (digital, 3)):
        assert draw(s, 1, ignore_facts) == (5,)
        assert len(s.deck) == left


@clause("TM-7.3")
def test_research_cards_come_there_from_the_bottom():
    rulebook, digital = both("seat 0: passed; seat 1: passed; deck 1 2 3 4 5 6 7 8 9 10; step production")
    found = []
    for s in (rulebook, digital):
        step = s.steps[-1]
        assert isinstance(step, Researching)
        found.append(step.cards[0])
    assert found == [(1, 2, 3, 4), (10, 9, 8, 7)]


@clause("TM-9.8")
def test_removals_take_all_there_or_nothing():
    rulebook, digital = both("seat 0: mc 1, hand 50; seat 1: plants 2, played 52, held 52 3")
    asked = play(rulebook, "0: play 50 for 1 mc")
    assert choices(asked, "remove-from") == ["remove 1 off 52", "remove 2 off 52"]
    whole = play(digital, "0: play 50 for 1 mc")
    assert choices(whole, "remove-from") == ["remove 2 off 52"]
    assert choices(whole, "remove") == ["remove 2 plants from 1"]
    assert stock(play(whole, "0: decline"), 1, "plants") == 2


def test_predators_and_ants_may_feed_on_themselves_there():
    rulebook, digital = both("seat 0: played 24, held 24 2")
    assert refusal(rulebook, "0: use 024 way 0 for 0 mc").clause == "TM-8.3"
    assert play(digital, "0: use 024 way 0 for 0 mc").players[0].held[24] == 2
