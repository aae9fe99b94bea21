"""Rounds and player order (PG-3)."""

import pytest
from tests.games.power_grid.position import play, position, refusal, told, waits

from boardroom.games.power_grid.facts import OrderChanged, RoundBegan
from boardroom.games.power_grid.game import GAME
from boardroom.games.power_grid.state import Options
from boardroom.testing.suite import clause

SIX = "essen duisburg duesseldorf dortmund muenster kassel"
HIGH = "market 30 31 32 33 34 35 36 37"


@clause("PG-3.0")
def test_five_phases_follow_each_other_and_all_players_finish_one_before_the_next():
    s = position("seat 0: plants 13; seat 1: plants 4; seat 2: plants 3; step auction_phase 0")
    s = play(s, "0: pass", "1: pass")
    assert (s.phase, waits(s)) == (2, (2,))
    s = play(s, "2: pass")
    assert (s.phase, waits(s)) == (3, (2,))
    s = play(s, "2: pass")
    assert refusal(s, "2: build essen").reason == "not-now"
    s = play(s, "1: pass")  # seat 0 has no plant to store for and is not asked
    assert (s.phase, waits(s)) == (4, (2,))
    s = play(s, "2: done", "1: done", "0: done")
    assert (s.phase, waits(s)) == (5, (0,))
    s = play(s, "0: run 13")
    assert (s.round, s.phase, waits(s)) == (3, 2, (0,))


@clause("PG-3.1")
def test_most_cities_come_first_and_ties_go_to_the_higher_plant():
    """X1: Anna 6 cities, Dale 5 and plant 17, Angelika 5 and plant 15, Valerie 4."""
    five, four = " ".join(SIX.split()[:5]), " ".join(SIX.split()[:4])
    s = position(
        f"at Step 3; card 5 2; round 4; {HIGH}; order 0 1 2 3;"
        f"seat 0: plants 27, cities {four}; seat 1: plants 15 3, cities {five};"
        f"seat 2: plants 4 17, cities {five};"
        f"seat 3: plants 10, cities {SIX}; step bureaucracy 0"
    )
    facts = told(s, "0: run 27")
    assert RoundBegan(5, (3, 2, 1, 0)) in facts


@clause("PG-3.1")
def test_the_order_holds_until_the_next_phase_1():
    s = position(f"order 0 1 2; {HIGH}; seat 2: cash 99, plants 25; step build_phase 2 1 0")
    s = play(s, "2: build essen", "2: done", "1: done", "0: done")
    assert s.order == (2, 0, 1)
    s = position(f"order 0 1 2; {HIGH}; seat 2: cash 99, plants 25; step build_phase 2 1 0")
    assert play(s, "2: build essen", "2: done").order == (0, 1, 2)


@clause("PG-3.2")
@pytest.mark.parametrize("seed", range(5))
def test_round_1_is_played_in_the_random_starting_order(seed):
    s = GAME.begin(Options(), 4, seed)
    assert (s.round, s.phase) == (1, 2)
    assert waits(s) == s.order[:1]


@clause("PG-3.3")
def test_after_the_auctions_of_round_1_the_order_follows_the_highest_plant():
    s = position("round 1; order 0 1 2; seat 0: plants 4; seat 1: plants 10; step auction_phase 2 out 0 1")
    facts = told(s, "2: auction 5 for 5")
    assert OrderChanged((1, 2, 0)) in facts
    assert waits(play(s, "2: auction 5 for 5")) == (0,)  # resources: the last in the new order begins


@clause("PG-3.3")
def test_in_later_rounds_a_new_plant_does_not_change_the_order_before_phase_1():
    s = position("order 0 1 2; seat 0: plants 4; seat 1: plants 10; step auction_phase 2 out 0 1")
    assert play(s, "2: auction 5 for 5").order == (0, 1, 2)
