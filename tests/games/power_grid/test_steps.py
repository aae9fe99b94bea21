"""Steps 1 and 2 (PG-8, PG-9)."""

import pytest
from tests.games.power_grid.position import play, position, refusal, spent, told

from boardroom.games.power_grid.facts import MarketRefilled, PlantDrawn, PlantRemoved, StepBegan
from boardroom.games.power_grid.game import GAME
from boardroom.games.power_grid.state import Options
from boardroom.games.power_grid.tables import COUNTS
from boardroom.testing.suite import clause

CITIES = [
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
]
MARKET = "market 14 15 16 17 18 19 20 21; stack 30 31 32 S3"


def grown(seats: int, cities: int) -> str:
    """The last seat builds its last city of so many; nobody else builds."""
    have = " ".join(CITIES[: cities - 1])
    last = seats - 1
    return (
        f"players {seats}; {MARKET}; seat 0: plants 13; seat {last}: plants 22, cash 99, cities {have};"
        f"step build_phase {last}"
    )


@clause("PG-8.1")
def test_step_1_holds_from_the_start_with_one_house_a_city_at_10():
    assert GAME.begin(Options(), 3, 1).step == 1
    s = position(
        f"{MARKET}; seat 0: cities essen; seat 1: cities duisburg, cash 99, plants 13; step build_phase 1"
    )
    assert refusal(s, "1: build essen").clause == "PG-6.4"
    assert spent(s, "1: build duesseldorf") == 12
    facts = told(s, "1: done", "1: run -")
    assert any(isinstance(f, MarketRefilled) for f in facts)
    emptied = position("fuel nothing; seat 0: plants 13; step bureaucracy 0")
    assert MarketRefilled(COUNTS[3].refill[0]) in told(emptied, "0: run -")


@clause("PG-9.1")
@pytest.mark.parametrize(("seats", "needed"), [(2, 10), (3, 7), (4, 7), (5, 7), (6, 6)])
def test_step_2_begins_after_phase_4_when_somebody_has_enough_cities(seats, needed):
    builder = seats - 1
    for cities, begins in ((needed - 1, False), (needed, True)):
        s = position(grown(seats, cities))
        s = play(s, f"{builder}: build {CITIES[cities - 1]}")
        assert s.step == 1  # not before everybody has finished phase 4
        facts = told(s, f"{builder}: done")
        assert (StepBegan(2) in facts) == begins
        assert play(s, f"{builder}: done").phase == 5
        assert play(s, f"{builder}: done").step == (2 if begins else 1)


@clause("PG-9.2")
def test_once_when_step_2_begins_the_lowest_plant_leaves_and_is_replaced():
    s = play(position(grown(3, 7)), "2: build osnabrueck")
    facts = told(s, "2: done")
    assert [f for f in facts if isinstance(f, StepBegan | PlantRemoved | PlantDrawn)] == [
        StepBegan(2),
        PlantRemoved(14, "step2"),
        PlantDrawn(30),
    ]
    assert play(s, "2: done").market == (15, 16, 17, 18, 19, 20, 21, 30)


@clause("PG-9.2")
def test_later_rounds_of_step_2_take_nothing_away():
    s = position(f"at Step 2; round 6; {grown(3, 8)}")
    facts = told(s, "2: build aachen", "2: done")
    assert not [f for f in facts if isinstance(f, StepBegan | PlantRemoved)]


@clause("PG-9.3")
def test_from_step_2_on_two_houses_a_city_the_second_at_15_and_its_own_refill():
    s = position(f"fuel nothing; {grown(3, 7)}")
    s = play(s, "2: build osnabrueck", "2: done")
    facts = told(s, "0: run -", "2: run -")
    assert MarketRefilled(COUNTS[3].refill[1]) in facts  # already in the phase 5 that follows
    s = position(
        f"at Step 2; {MARKET}; seat 0: cities essen; seat 1: cities duisburg, cash 99; step build_phase 1"
    )
    assert spent(s, "1: build essen") == 15
