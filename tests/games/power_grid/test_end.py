"""The end of the game and the winner (PG-13)."""

import pytest
from tests.games.power_grid.position import play, position, refusal, told, waits

from boardroom.games.power_grid.facts import GameEnded, StepBegan
from boardroom.games.power_grid.game import GAME
from boardroom.testing.suite import clause

GERMANY = [
    "essen",
    "duisburg",
    "duesseldorf",
    "dortmund",
    "muenster",
    "kassel",
    "osnabrueck",
    "aachen",
    "koeln",
    "trier",
    "wiesbaden",
    "frankfurt_m",
    "mannheim",
    "saarbruecken",
    "bremen",
    "cuxhaven",
    "flensburg",
    "hamburg",
    "hannover",
    "kiel",
    "wilhelmshaven",
]
HIGH = "market 36 37 38 39 40 42; stack 44 46; at Step 3; card 5 5; round 9;"


def having(n: int) -> str:
    return " ".join(GERMANY[:n])


def ranks(text: str) -> list[tuple[int, int]]:
    """Seat and place of everybody, the first first."""
    s = position(f"{HIGH} {text}; step build_phase 0")
    return [(standing.seat, standing.place) for standing in GAME.result(s)]


@clause("PG-13.1")
@pytest.mark.parametrize(("seats", "needed"), [(2, 21), (3, 17), (4, 17), (5, 15), (6, 14)])
def test_the_game_ends_after_phase_4_when_somebody_has_enough_cities(seats, needed):
    for cities, ends in ((needed - 1, False), (needed, True)):
        text = f"seat 0: cash 99, plants 13, cities {having(cities - 1)}; seat 1: cities essen;"
        text += "step build_phase 0 1"
        s = play(position(f"players {seats}; {HIGH} {text}"), f"0: build {GERMANY[cities - 1]}")
        assert not s.over
        if waits(s) == (0,):  # with two players there is no city left to ask for
            s = play(s, "0: done")
        assert not s.over  # everybody still finishes phase 4
        assert waits(s) == (1,)
        assert (GameEnded("PG-13.1") in told(s, "1: done")) == ends
        after = play(s, "1: done")
        assert after.over == ends
        assert after.players[1].cash == 50  # no phase 5 and no payment yet
        if ends:
            assert refusal(after, "0: run 13").clause == "PG-13.1"
            assert refusal(after, "0: run 13").reason == "game-over"


@clause("PG-13.1")
@pytest.mark.parametrize("step", [1, 2, 3])
def test_the_game_ends_in_whatever_step(step):
    s = position(f"{HIGH} at Step {step}; seat 0: cash 99, cities {having(16)}; step build_phase 0")
    facts = told(s, f"0: build {GERMANY[16]}", "0: done")
    assert GameEnded("PG-13.1") in facts
    assert not [f for f in facts if isinstance(f, StepBegan)]
    assert play(s, f"0: build {GERMANY[16]}", "0: done").step == step


@clause("PG-13.2")
def test_each_player_counts_the_most_cities_the_own_plants_and_tokens_can_supply():
    """Seat 0: three coal run one of the plants, at best 20; seat 1 is capped by its cities."""
    s = position(
        f"{HIGH} seat 0: plants 5 15 20, fuel 3 coal, cities {having(17)};"
        f"seat 1: plants 26 27 50, fuel 2 oil, cities {having(9)};"
        f"seat 2: plants 8 12, fuel 3 coal 2 oil, cities {having(12)}; step build_phase 0"
    )
    supplied = {standing.seat: standing.numbers["supplied"] for standing in GAME.result(s)}
    assert supplied == {0: 5, 1: 9, 2: 4}


@clause("PG-13.3")
def test_the_winner_need_not_have_the_most_cities():
    found = ranks(
        f"seat 0: plants 13, cities {having(17)}; seat 1: plants 50, cities {having(8)};"
        f"seat 2: plants 18, cities {having(10)}"
    )
    assert found == [(1, 1), (2, 2), (0, 3)]


@clause("PG-13.4")
def test_ties_go_to_most_money_and_then_to_most_cities():
    cities = having(8)
    money = (
        f"seat 0: plants 18, cash 9, cities {cities}; seat 1: plants 22, cash 10, cities {cities};"
        f"seat 2: plants 27, cash 0, cities {cities}"
    )
    assert ranks(money) == [(2, 1), (1, 2), (0, 3)]
    network = (
        f"seat 0: plants 18, cash 9, cities {cities}; seat 1: plants 22, cash 9, cities {having(9)};"
        f"seat 2: cash 9, cities {having(12)}"
    )
    assert ranks(network) == [(1, 1), (0, 2), (2, 3)]


@clause("PG-13.4")
def test_a_full_tie_is_a_shared_place():
    """A10."""
    text = f"plants 18, cash 9, cities {having(8)}"
    assert ranks(f"seat 0: cash 1; seat 1: {text}; seat 2: {text.replace('18', '22')}") == [
        (1, 1),
        (2, 1),
        (0, 3),
    ]
