"""Generations, actions, projects, milestones, awards, scoring: TM-7, TM-8, TM-10 to TM-12."""

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

from boardroom.games.terraforming_mars.awards import award_points
from boardroom.games.terraforming_mars.game import GAME
from boardroom.games.terraforming_mars.research import Researching
from boardroom.games.terraforming_mars.scoring import score
from boardroom.games.terraforming_mars.tables import AWARDS, MILESTONES
from boardroom.games.terraforming_mars.turn import Turn
from boardroom.testing.suite import clause


@clause("TM-7.1", "TM-7.2")
def test_after_production_the_first_player_changes_and_research_follows():
    s = position("players 3; generation 4; first 2; seat 0: passed; seat 1: passed; step turn 2")
    after = play(s, "2: pass")
    assert isinstance(after.steps[-1], Researching)  # production is done, turn order too, research runs
    assert (after.generation, after.first) == (5, 0)
    for seat in range(3):
        after = play(after, f"{seat}: buy - with 0 heat")
    assert after.steps[-1] == Turn(0)


@clause("TM-7.3")
def test_ex_07_research_offers_four_cards_for_3_mc_each():
    s = position("seat 0: mc 20; step research 0 68 70 71 76")
    after = play(s, "0: buy 68,70,76 with 0 heat")
    assert (stock(after, 0, "mc"), after.players[0].hand, after.players[0].discards) == (
        11,
        (68, 70, 76),
        (71,),
    )
    assert refusal(s, "0: buy 5 with 0 heat").clause == "TM-7.3"
    assert refusal(s, "0: buy 68,68 with 0 heat").clause == "TM-7.3"
    helion = position("seat 0: mc 1, heat 9, corporation helion; step research 0 68 70 71 76")
    assert allowed(helion, "0: buy 68,70 with 5 heat")


@clause("TM-7.4")
def test_ex_08_a_turn_is_one_or_two_actions_then_the_next_seat_acts():
    s = position("players 3; seat 0: mc 30, hand 5 6 7")
    one = play(s, "0: sell 5", "0: end turn")
    assert (waits(one), stock(one, 0, "mc"), len(one.players[0].hand)) == ((1,), 31, 2)
    two = play(s, "0: sell 5", "0: sell 6")
    assert waits(two) == (1,)
    assert refusal(s, "0: end turn").clause == "TM-7.4"
    assert refusal(s, "1: pass").clause == "TM-7.4"


@clause("TM-7.5")
def test_the_two_actions_may_be_of_one_kind():
    s = position("seat 0: mc 22")
    after = play(s, "0: project power-plant for 11 mc", "0: project power-plant for 11 mc")
    assert production(after, 0, "energy") == 2


@clause("TM-7.6", "TM-7.11", "TM-7.12")
def test_ex_12_production_gives_rating_plus_production_and_the_other_five():
    made = "production mc 1 steel 1 titanium 3 plants 1 energy 1 heat 1"
    s = position(f"seat 0: {made}, passed; seat 1: production mc -5, passed; step production")
    assert s.players[0].stock == [21, 1, 3, 1, 1, 1]
    assert stock(s, 1, "mc") == 15  # negative production: less than TR
    assert s.generation == 3  # all players at once


@clause("TM-7.7")
def test_the_last_player_keeps_taking_turns():
    s = position("seat 0: mc 99; seat 1: passed")
    line = "0: project power-plant for 11 mc"
    after = play(s, line, line, line)
    assert waits(after) == (0,)
    assert after.steps[-1] == Turn(0, 1)


@clause("TM-7.8")
def test_passing_is_taking_no_action_and_lasts_for_the_generation():
    """R-43: the digital profile lets a player pass as second action."""
    s = position("seat 0: mc 30, hand 5 6; seat 1: mc 30, hand 7 8")
    after = play(s, "0: pass", "1: sell 7", "1: end turn")
    assert waits(after) == (1,)
    assert refusal(play(s, "0: sell 5"), "0: pass").clause == "TM-7.8"
    digital = position("set profile=digital; seat 0: hand 5 6")
    assert allowed(play(digital, "0: sell 5"), "0: pass")


@clause("TM-7.13")
def test_used_actions_are_free_again_after_production():
    s = position("seat 0: played 184, used 184, passed; seat 1: passed; step production")
    assert s.players[0].used == ()


@clause("TM-8.1")
def test_the_seven_actions_are_offered():
    s = position("seat 0: mc 60, plants 8, heat 8, rating 35, hand 68, played 184")
    kinds = {
        "play",
        "standard-project",
        "claim",
        "fund",
        "use",
        "convert-plants",
        "convert-heat",
        "sell",
        "pass",
    }
    assert offered(s) == kinds


@clause("TM-8.2")
def test_the_first_action_of_a_corporation_comes_first_and_counts():
    s = position("seat 0: mc 30, hand 5, corporation inventrix, first_due")
    assert offered(s) == {"first-action"}
    assert refusal(s, "0: sell 5").clause == "TM-8.2"
    assert refusal(s, "0: pass").clause == "TM-8.2"
    after = play(s, "0: first action")
    assert (len(after.players[0].hand), after.steps[-1]) == (4, Turn(0, 1))
    assert refusal(after, "0: first action").clause == "TM-8.2"


@clause("TM-8.3")
def test_a_card_action_is_paid_first():
    """R-21, R-39."""
    s = position("seat 0: mc 1, energy 1, played 14 101 69 24; oxygen 11")
    after = play(s, "0: use 014 way 0 for 0 mc")
    assert (stock(after, 0, "energy"), len(after.players[0].hand)) == (0, 1)
    assert refusal(s, "0: use 101 way 0 for 0 mc").clause == "TM-8.3"
    assert refusal(s, "0: use 069 way 0 for 0 mc").clause == "TM-8.3"  # no plant
    assert refusal(s, "0: use 024 way 0 for 0 mc").clause == "TM-8.3"  # no animal to take
    assert refusal(s, "0: use 184 way 0 for 0 mc").clause == "TM-8.3"  # not in play
    fed = position("seat 0: played 24; seat 1: played 52, held 52 2")
    eaten = play(fed, "0: use 024 way 0 for 0 mc")
    assert (eaten.players[0].held[24], eaten.players[1].held[52]) == (1, 1)


@clause("TM-8.3")
@pytest.mark.parametrize(("taker", "prey", "theirs"), [(24, 52, 54), (35, 33, 34)], ids=["Predators", "Ants"])
def test_a_card_that_takes_a_cube_takes_it_from_another_card(taker, prey, theirs):
    """R-21: also from an own one, but never from itself."""
    alone = position(f"seat 0: played {taker}, held {taker} 2")
    assert refusal(alone, f"0: use 0{taker} way 0 for 0 mc").clause == "TM-8.3"
    own = position(f"seat 0: played {taker} {prey}, held {taker} 2 {prey} 1")
    assert play(own, f"0: use 0{taker} way 0 for 0 mc").players[0].held == {taker: 3, prey: 0}
    both = position(
        f"seat 0: played {taker} {prey}, held {taker} 2 {prey} 1; seat 1: played {theirs}, held {theirs} 1"
    )
    asked = play(both, f"0: use 0{taker} way 0 for 0 mc")
    assert choices(asked, "take-from") == [f"take from {prey}", f"take from {theirs}"]
    assert refusal(asked, f"0: take from {taker}").clause == "TM-8.3"


# --- standard projects


@clause("TM-10.1")
def test_patents_are_sold_for_1_mc_each():
    s = position("seat 0: hand 5 6 7")
    after = play(s, "0: sell 5,7")
    assert (stock(after, 0, "mc"), after.players[0].hand, after.players[0].discards) == (2, (6,), (5, 7))
    assert refusal(s, "0: sell -").clause == "TM-10.1"
    assert refusal(s, "0: sell 9").clause == "TM-10.1"


@clause("TM-10.2")
def test_power_plant():
    s = position("seat 0: mc 11")
    assert gained(s, play(s, "0: project power-plant for 11 mc")) == {"mc": -11, "energy+": 1}


@clause("TM-10.3")
def test_asteroid():
    s = position("seat 0: mc 14")
    after = play(s, "0: project asteroid for 14 mc")
    assert (gained(s, after), after.temperature) == ({"mc": -14, "tr": 1}, -28)


@clause("TM-10.4")
def test_aquifer():
    s = position("seat 0: mc 18")
    after = play(s, "0: project aquifer for 18 mc", "0: place 61")
    assert gained(s, after) == {"mc": -18, "titanium": 2, "tr": 1}


@clause("TM-10.5")
def test_greenery():
    s = position("seat 0: mc 23")
    after = play(s, "0: project greenery for 23 mc", "0: place 35")
    assert (gained(s, after), after.oxygen) == ({"mc": -23, "plants": 2, "tr": 1}, 1)


@clause("TM-10.6")
def test_ex_09_city():
    """R-17: Tharsis Republic gets 3 M€ and a second production step."""
    s = position("seat 0: mc 25")
    after = play(s, "0: project city for 25 mc", "0: place 55")
    assert gained(s, after) == {"mc": -25, "mc+": 1}
    robinson = position("seat 0: mc 25, corporation tharsis-republic")
    after = play(robinson, "0: project city for 25 mc", "0: place 55")
    assert gained(robinson, after) == {"mc": -22, "mc+": 2}


@clause("TM-10.7")
def test_metal_does_not_pay_for_standard_projects():
    s = position("seat 0: mc 40, steel 10, titanium 10")
    assert refusal(s, "0: project city for 10 steel 5 mc").clause == "TM-10.7"


@clause("TM-10.9")
def test_everybody_may_use_every_project():
    s = position("seat 0: mc 25")
    assert choices(s, "standard-project") == [
        f"project {name} for {cost} mc"
        for name, cost in (
            ("power-plant", 11),
            ("asteroid", 14),
            ("aquifer", 18),
            ("greenery", 23),
            ("city", 25),
        )
    ]


@clause("TM-10.10")
def test_projects_may_be_repeated_each_as_one_action():
    s = position("seat 0: mc 55; seat 1: passed")
    line = "0: project power-plant for 11 mc"
    after = play(s, line, line, line, line, line)
    assert (production(after, 0, "energy"), after.steps[-1]) == (5, Turn(0, 1))


@clause("TM-10.11")
def test_card_discounts_do_not_apply_but_thorgates_power_plant_does():
    """R-15: Standard Technology is a refund after full payment, CrediCor too."""
    s = position("seat 0: mc 11, played 70 25")
    assert refusal(s, "0: project power-plant for 9 mc").clause == "TM-5.4"
    assert allowed(position("seat 0: mc 8, corporation thorgate"), "0: project power-plant for 8 mc")
    refund = position("seat 0: mc 11, played 156")
    assert stock(play(refund, "0: project power-plant for 11 mc"), 0, "mc") == 3
    assert not allowed(position("seat 0: mc 8, played 156"), "0: project power-plant for 8 mc")
    credicor = position("seat 0: mc 48, corporation credicor")
    after = play(
        credicor, "0: project city for 25 mc", "0: place 55", "0: project aquifer for 18 mc", "0: place 43"
    )
    assert stock(after, 0, "mc") == 48 - 25 + 4 - 18


# --- milestones and awards


@clause("TM-11.1", "TM-11.2")
def test_a_milestone_is_claimed_for_8_mc():
    """R-41: by action only; the criterion need not hold later."""
    assert list(MILESTONES) == ["terraformer", "mayor", "gardener", "builder", "planner"]
    s = position("seat 0: mc 10, rating 35")
    after = play(s, "0: claim terraformer for 8 mc")
    assert (stock(after, 0, "mc"), after.milestones) == (2, (("terraformer", 0),))
    assert refusal(s, "0: claim mayor for 8 mc").clause == "TM-11.1"
    assert score(position("seat 0: rating 20; milestones terraformer:0"), after.players[0])["milestones"] == 5


@clause("TM-11.7", "TM-11.11")
def test_ex_16_robinson_claims_mayor_with_his_third_city():
    s = position("tile city 20 0; tile city 23 0; seat 0: mc 33; seat 1: mc 33, rating 35")
    assert refusal(s, "0: claim mayor for 8 mc").args == {"have": 2, "need": 3}
    after = play(s, "0: project city for 25 mc", "0: place 55", "0: claim mayor for 8 mc")
    assert refusal(after, "1: claim mayor for 8 mc").clause == "TM-11.7"
    assert allowed(after, "1: claim terraformer for 8 mc")


@clause("TM-11.8", "TM-11.9")
def test_three_milestones_in_all_5_points_each():
    s = position("milestones mayor:0 gardener:0 builder:1; seat 0: mc 8, rating 35")
    assert refusal(s, "0: claim terraformer for 8 mc").clause == "TM-11.8"
    assert [score(s, p)["milestones"] for p in s.players] == [10, 5]


@clause("TM-11.10", "TM-11.12", "TM-11.13", "TM-11.14")
def test_criteria_of_the_milestones():
    almost = position(
        "tile greenery 20 0; tile greenery 21 0; seat 0: mc 8, rating 34, "
        "played 3 7 13 14 15 16 17, hand 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34"
    )
    enough = position(
        "tile greenery 20 0; tile greenery 21 0; tile greenery 22 0; seat 0: mc 8, rating 35, "
        "played 3 7 13 14 15 16 17 29, hand 20 21 22 23 24 25 26 27 28 30 31 32 33 34 35 36"
    )
    for name, have, need in (
        ("terraformer", 34, 35),
        ("gardener", 2, 3),
        ("builder", 7, 8),
        ("planner", 15, 16),
    ):
        assert refusal(almost, f"0: claim {name} for 8 mc").args == {"have": have, "need": need}
        assert allowed(enough, f"0: claim {name} for 8 mc")


@clause("TM-11.3", "TM-11.15", "TM-11.16")
def test_awards_cost_8_14_and_20_mc_and_there_are_three():
    s = position("seat 0: mc 42; seat 1: passed")
    after = play(s, "0: fund miner for 8 mc", "0: fund banker for 14 mc", "0: fund thermalist for 20 mc")
    assert stock(after, 0, "mc") == 0
    rich = position("awards miner:0 banker:0 thermalist:1; seat 0: mc 99")
    assert refusal(rich, "0: fund landlord for 20 mc").clause == "TM-11.15"
    assert refusal(position("awards miner:1; seat 0: mc 99"), "0: fund miner for 14 mc").clause == "TM-11.16"


@clause("TM-11.4", "TM-12.8")
def test_first_place_gets_5_and_second_2_whoever_funded():
    """R-40."""
    s = position("players 3; awards thermalist:2; seat 0: heat 12; seat 1: heat 7; seat 2: heat 1")
    assert award_points(s, "thermalist") == {0: 5, 1: 2}
    assert [score(s, p)["awards"] for p in s.players] == [5, 2, 0]


@clause("TM-11.5", "TM-11.18", "TM-11.22")
def test_ex_17_ties_are_friendly_and_a_tied_first_leaves_no_second():
    s = position("players 3; awards thermalist:1; seat 0: heat 12; seat 1: heat 12; seat 2: heat 5")
    assert award_points(s, "thermalist") == {0: 5, 1: 5}
    seconds = position("players 3; awards thermalist:1; seat 0: heat 12; seat 1: heat 5; seat 2: heat 5")
    assert award_points(seconds, "thermalist") == {0: 5, 1: 2, 2: 2}
    assert 2 not in award_points(s, "thermalist")


@clause("TM-11.6")
def test_there_are_five_awards():
    assert list(AWARDS) == ["landlord", "banker", "scientist", "thermalist", "miner"]


@clause("TM-11.17")
def test_with_two_players_the_second_gets_nothing():
    """R-08."""
    s = position("seat 0: heat 3; seat 1: heat 2")
    assert award_points(s, "thermalist") == {0: 5}


@clause("TM-11.19", "TM-11.20", "TM-11.21", "TM-11.23")
def test_measures_of_the_awards():
    s = position("tile city 20 0; tile greenery 21 0; tile ocean 43; claim 10 1; tile city 23 1; "
                 "seat 0: production mc 1, rating 20, played 90, steel 2 ; "
                 "seat 1: production mc 2, rating 10, played 6 9, titanium 3")  # fmt: skip
    assert award_points(s, "landlord") == {0: 5}
    assert award_points(s, "banker") == {1: 5}
    assert award_points(s, "scientist") == {0: 5}
    assert award_points(s, "miner") == {1: 5}


# --- the end


@clause("TM-12.1", "TM-12.4")
def test_after_the_last_production_plants_become_greeneries_in_turn_order():
    s = position("temperature 8; oxygen 14; oceans 9; first 1; seat 0: plants 17, passed; "
                 "seat 1: plants 7, corporation ecoline, passed; step production")  # fmt: skip
    assert waits(s) == (1,)
    s = play(s, "1: plants to 55")
    assert waits(s) == (0,)
    s = play(s, "0: plants to 52", "0: plants to 51")
    assert s.over
    declined = play(
        position("temperature 8; oxygen 14; oceans 9; seat 0: plants 8; step last 0 1"), "0: pass"
    )
    assert declined.over


@clause("TM-12.5", "TM-12.6")
def test_bonuses_and_triggers_apply_in_the_last_conversion_but_no_rating():
    """R-18: Herbivores see it."""
    s = position("temperature 8; oxygen 14; oceans 9; seat 0: plants 8, played 147; step last 0 1")
    after = play(s, "0: plants to 1")
    assert stock(after, 0, "steel") == 2
    assert after.players[0].held[147] == 1
    assert after.players[0].rating == 20


@clause("TM-12.2", "TM-12.9", "TM-12.11")
def test_ex_20_the_final_score_of_stanley():
    """TR 38, Thermalist, Planner, 3 greeneries, a city with 5 greeneries, 3 animals, cards 6, event -1."""
    s = position(
        "players 3; seat 1: rating 38, heat 9, played 184 1 113 27 112 182, held 184 3; "
        "awards thermalist:1; milestones planner:1; tile city 46 1; tile greenery 45 1; "
        "tile greenery 47 1; tile greenery 38 1; tile greenery 39 2; tile greenery 52 2"
    )
    numbers = score(s, s.players[1])
    assert numbers["rating"] + numbers["awards"] + numbers["milestones"] == 48
    assert numbers["milestones"] == 5
    assert numbers["greenery"] + numbers["city"] == 8
    assert (
        numbers["cards"] == 3 + 2 + 1 + 4 - 2 - 2
    )  # animals, greens, an event of 4, an event of -2, a city of -2
    assert numbers["total"] == 56 + numbers["cards"]


@clause("TM-12.12")
def test_a_tie_is_broken_by_money():
    s = position("seat 0: mc 3; seat 1: mc 4")
    assert [(one.seat, one.place) for one in GAME.result(s)] == [(1, 1), (0, 2)]


@clause("TM-12.13")
def test_a_full_tie_is_shared():
    s = position("seat 0: mc 4; seat 1: mc 4")
    assert [one.place for one in GAME.result(s)] == [1, 1]
