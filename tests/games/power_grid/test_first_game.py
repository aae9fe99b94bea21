"""The first-game variant of 2007 (PG-14)."""

from random import Random

import pytest
from tests.games.power_grid.position import GERMANY, play, position, refusal, told, waits

from boardroom.core.actions import Skipped
from boardroom.core.engine import advance, ignore_facts, offers
from boardroom.core.engine import refusal as refused
from boardroom.core.errors import BadInput, Refused
from boardroom.core.options import read_options
from boardroom.core.views import view
from boardroom.games.power_grid.actions import Build
from boardroom.games.power_grid.build import BuildPhase, may_build, open_places
from boardroom.games.power_grid.facts import GameEnded, PlantDrawn, StepBegan, StepCardDrawn
from boardroom.games.power_grid.game import GAME
from boardroom.games.power_grid.network import BOARDS
from boardroom.games.power_grid.plants import STEP_3_CARD
from boardroom.games.power_grid.state import Options, State
from boardroom.testing.suite import Suite, clause

FIRST = "set edition=2007 first_game=yes"
SIX = "essen duisburg duesseldorf dortmund muenster kassel"
ALL_35 = [city.id for city in BOARDS["germany"].cities if city.region in GERMANY]
HIGH = "market 20 21 22 23 24 25 26 27"


@clause("PG-14.1")
@pytest.mark.parametrize("seats", range(2, 7))
def test_seven_cities_end_the_game_in_step_1_at_every_player_count(seats):
    """A16: Step 2 never begins, not even with six players, who would need six cities for it."""
    s = position(
        f"{FIRST}; players {seats}; {HIGH}; seat 0: cash 99, plants 13, cities {SIX}; step build_phase 0"
    )
    facts = told(s, "0: done")
    assert not [f for f in facts if isinstance(f, StepBegan | GameEnded)]
    ended = told(s, "0: build osnabrueck")
    assert GameEnded("PG-14.1") in ended
    assert not [f for f in ended if isinstance(f, StepBegan)]
    after = play(s, "0: build osnabrueck")
    assert (after.over, after.step) == (True, 1)
    assert refusal(after, "0: run 13").clause == "PG-14.1"


@clause("PG-14.1")
def test_only_2007_has_the_variant():
    """D9: the same position goes on in the usual game, and the second edition does not know the variant."""
    text = f"players 2; {HIGH}; seat 0: cash 99, plants 13, cities {SIX}; step build_phase 0"
    assert play(position(f"{FIRST}; {text}"), "0: build osnabrueck").over
    for edition in ("2007", "second"):
        s = play(position(f"set edition={edition}; {text}"), "0: build osnabrueck", "0: done")
        assert not s.over
    with pytest.raises(BadInput, match="2007"):
        read_options(Options, {"first_game": "yes", "edition": "second"})


@clause("PG-14.1")
def test_the_step_3_card_leaves_the_game_and_the_next_card_comes():
    """A17: after it the plants under the stack come up in the order in which they went there."""
    s = position(f"{FIRST}; {HIGH}; stack S3; under 30 31; seat 0: plants 13; step bureaucracy 0")
    facts = told(s, "0: run -")
    assert [f for f in facts if isinstance(f, StepCardDrawn | PlantDrawn | StepBegan)] == [
        StepCardDrawn(),
        PlantDrawn(30),
    ]
    after = play(s, "0: run -")
    assert (after.market, after.under, after.step) == ((20, 21, 22, 23, 24, 25, 26, 30), (31, 27), 1)
    assert STEP_3_CARD not in (*after.market, *after.stack)
    assert after.stack == ()
    sold = play(after, "0: auction 20 for 20", "1: drop out", "2: drop out")
    assert (sold.market, sold.under) == ((21, 22, 23, 24, 25, 26, 30, 31), (27,))


@clause("PG-14.1")
def test_what_is_left_when_the_card_has_gone_is_no_secret():
    """A17: everybody has seen these plants; only what was set aside is still unknown."""
    s = position(f"{FIRST}; {HIGH}; stack S3; under 30 31; seat 0: plants 13; step bureaucracy 0")
    s = play(s, "0: run -")
    seen = view(s, 1)
    assert seen.under == (31, 27)
    imagined = GAME.imagine(seen, 1, Random(1))
    assert (imagined.under, imagined.stack) == ((31, 27), ())
    assert sorted(imagined.set_aside) == sorted(s.set_aside)


def all_but_one_built(left: str) -> State:
    """Six players have 6-6-6-6-6-4 of the 35 cities; seat 5 may still build in the last one."""
    networks = [ALL_35[at : at + 6] for at in range(0, 30, 6)] + [ALL_35[30:34]]
    seats = [f"seat {i}: cash 99, plants 13, cities {' '.join(n)}" for i, n in enumerate(networks)]
    return position(f"{FIRST}; {HIGH}; {'; '.join(seats)}; step build_phase {left}")


@clause("PG-14.1")
def test_a_full_map_ends_the_game_after_phase_4():
    """A18: with six players 35 cities can be shared 6-6-6-6-6-5, and nobody can ever have seven."""
    s = all_but_one_built("4 5 3")
    assert not s.over  # everybody still finishes the phase
    lines = ("4: done", f"5: build {ALL_35[-1]}")
    facts = told(play(s, lines[0]), lines[1])
    assert facts[-1] == GameEnded("PG-14.1")
    assert [fact.seat for fact in facts if isinstance(fact, Skipped)] == [5, 3]
    after = play(s, *lines)
    assert after.over
    assert [len(player.cities) for player in after.players] == [6, 6, 6, 6, 6, 5]


@clause("PG-14.1")
def test_a_free_city_keeps_the_game_going():
    s = play(all_but_one_built("5"), "5: done")
    assert (s.over, s.phase) == (False, 5)


@clause("PG-14.1")
@pytest.mark.parametrize(("seats", "games"), [(2, 5), (3, 5), (4, 5), (5, 5), (6, 40)])
def test_greedy_games_of_the_variant_all_end(seats, games):
    """A18: seeds 1 to 40 with six players include games in which the map fills up first."""
    options, full = Options(edition="2007", first_game=True), 0
    policy = GAME.greedy_policy()
    for seed in range(1, games + 1):
        s, rng = GAME.begin(options, seats, seed), Random(seed)
        while not s.over:
            assert s.round < 60, f"seed {seed} does not end"
            seen = view(s, waits(s)[0])
            advance(s, policy(seen, offers(seen, waits(s)[0]), rng), ignore_facts)
        if s.most_cities < 7:
            assert not open_places(s, owned=0)
            full += 1
    assert bool(full) == (seats == 6)


@clause("PG-14.1")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_games_go_on_in_step_1_when_the_stack_has_run_out(seats):
    """Players who build nothing before round 60 let the stack run out: the card goes by, play goes on."""
    options = Options(edition="2007", first_game=True)
    s = GAME.begin(options, seats, 5)
    rng, gone = Random(seats), 0
    while not s.over and s.round < 120:
        found = [offer for offer in offers(s, waits(s)[0]) if offer.kind.key != "build" or s.round > 60]
        a = found[int(rng.random() * len(found))].sample(rng)
        assert refused(s, a) is None
        advance(s, a, ignore_facts)
        gone += STEP_3_CARD not in (*s.market, *s.stack)
        assert GAME.totals(s)["cards"] == 43
        assert s.step == 1
    assert s.over
    assert gone
    assert Suite(GAME, options, seats, 3).run().finished


@clause("PG-14.2")
def test_nobody_goes_beyond_seven_cities_and_the_others_still_may_build_up_to_seven():
    s = position(
        f"{FIRST}; {HIGH}; seat 0: cash 99, cities {SIX}; step build_phase 0 1;"
        "seat 1: cash 99, cities aachen koeln trier wiesbaden frankfurt_m"
    )
    s = play(s, "0: build osnabrueck")
    assert waits(s) == (1,)  # seat 0 has seven cities: nothing is left to ask
    s = play(s, "1: build mannheim", "1: build saarbruecken")
    assert s.over
    assert [len(player.cities) for player in s.players] == [7, 7, 0]


@clause("PG-14.2")
def test_an_eighth_city_is_refused():
    """The engine passes such a seat over; the rule itself says why."""
    s = position(f"{FIRST}; {HIGH}; seat 0: cash 99, cities {SIX}; seat 1: cash 99; step build_phase 0 1")
    s = play(s, "0: build osnabrueck")
    assert isinstance(s.steps[-1], BuildPhase)
    with pytest.raises(Refused) as found:
        may_build(s, Build(0, "aachen"))
    assert (found.value.refusal.clause, found.value.refusal.reason) == ("PG-14.2", "first-game-limit")
    assert refused(s, Build(0, "aachen")) is not None


@clause("PG-14.3")
def test_most_supplied_cities_win_then_most_money_then_most_cities():
    def ranks(text: str) -> list[int]:
        s = position(f"{FIRST}; {HIGH}; {text}; step build_phase 0")
        return [standing.seat for standing in GAME.result(s)]

    five = "essen duisburg duesseldorf dortmund muenster"
    assert ranks(f"seat 0: plants 13, cities {SIX}; seat 1: plants 18, cash 0, cities {five}") == [1, 0, 2]
    assert ranks(f"seat 0: plants 18, cash 8, cities {SIX}; seat 1: plants 22, cash 9, cities {five}") == [
        1,
        0,
        2,
    ]
    assert ranks(f"seat 0: plants 18, cash 9, cities {five}; seat 1: plants 22, cash 9, cities {SIX}") == [
        1,
        0,
        2,
    ]
