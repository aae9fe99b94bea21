"""The first-game variant of 2007 (PG-14)."""

from random import Random

import pytest
from tests.games.power_grid.position import play, position, refusal, told, waits

from boardroom.core.engine import advance, ignore_facts, offers
from boardroom.core.engine import refusal as refused
from boardroom.core.errors import BadInput, Refused
from boardroom.core.options import read_options
from boardroom.core.views import view
from boardroom.games.power_grid.actions import Build
from boardroom.games.power_grid.build import BuildPhase, may_build
from boardroom.games.power_grid.facts import GameEnded, PlantDrawn, StepBegan, StepCardDrawn
from boardroom.games.power_grid.game import GAME
from boardroom.games.power_grid.plants import STEP_3_CARD
from boardroom.games.power_grid.state import Options
from boardroom.testing.suite import Suite, clause

FIRST = "set edition=2007 first_game=yes"
SIX = "essen duisburg duesseldorf dortmund muenster kassel"
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
    """D9: the same position goes on in the usual game, and the later rules do not know the variant."""
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


@clause("PG-14.1")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_whole_games_of_the_variant_end_in_step_1(seats):
    """Players who never build let the stack run out: the card goes by and the game goes on."""
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
