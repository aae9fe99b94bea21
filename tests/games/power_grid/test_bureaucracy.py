"""Phase 5: bureaucracy, payments and refill (PG-7, PG-12)."""

from itertools import pairwise

import pytest
from tests.games.power_grid.position import allowed, play, position, refusal, spent, told, waits

from boardroom.core.actions import Paid, Skipped
from boardroom.core.engine import offers
from boardroom.games.power_grid.facts import (
    IncomePaid,
    MarketRefilled,
    PlantDrawn,
    PlantRemoved,
    PlantsRun,
    PlantTucked,
)
from boardroom.games.power_grid.plants import Basket, PlantRun
from boardroom.games.power_grid.tables import COUNTS, PRICES, income
from boardroom.testing.suite import clause

SIX = "essen duisburg duesseldorf dortmund muenster kassel"
HIGH = "market 30 31 32 33 34 35 36 37;"


@clause("PG-7.1")
def test_the_owner_chooses_how_many_and_which_plants_run():
    s = position(f"{HIGH} seat 0: plants 4 6 13, fuel 2 coal 1 garbage, cities {SIX}; step bureaucracy 0")
    for run, paid in {"-": 10, "4": 22, "6": 22, "4,6": 33, "13": 22, "4,6,13": 44}.items():
        assert spent(s, f"0: run {run}") == -paid
    assert refusal(s, "0: run 10").clause == "PG-7.1"


@clause("PG-7.2")
def test_payments_for_0_to_20_cities():
    """X12: nothing supplied pays 10, four cities pay 54."""
    payments = [10, 22, 33, 44, 54, 64, 73, 82, 90, 98, 105, 112, 118, 124, 129, 134, 138, 142, 145, 148, 150]
    assert [income(cities) for cities in range(21)] == payments
    assert income(21) == 150
    s = position(f"{HIGH} seat 0: plants 33, cities {SIX}; step bureaucracy 0")
    assert spent(s, "0: run -") == -10
    assert spent(s, "0: run 33") == -54
    assert told(s, "0: run 33")[1:3] == [Paid("bank", "seat:0", 54, "PG-7.2"), IncomePaid(0, 4, 54)]


@clause("PG-7.2")
def test_who_can_run_nothing_is_paid_for_no_city_without_being_asked():
    s = position(f"{HIGH} seat 0: plants 13; seat 1: plants 4, fuel 1 coal, cash 5; step bureaucracy 0 1")
    facts = told(s, "0: run 13")
    assert Skipped(1, "PG-1.6") in facts
    assert IncomePaid(1, 0, 10) in facts
    assert play(s, "0: run 13").players[1].cash == 15


@clause("PG-7.3")
def test_the_market_is_refilled_from_the_dearest_space_downwards():
    """X14: five players in round 1; ten coal, two oil and one garbage were sold, four coal burnt."""
    s = position(
        "players 5; round 1; fuel 14 coal 16 oil 5 garbage 2 uranium;"
        "supply 4 coal 6 oil 18 garbage 10 uranium; seat 0: plants 13; step bureaucracy 0"
    )

    def lying(tokens: Basket) -> list[list[int]]:
        """The price of every token on the market, cheapest first."""
        runs = [PRICES[kind][n] for kind, n in enumerate(tokens)]
        return [[b - a for a, b in pairwise(run)] for run in runs]

    before = lying(s.fuel)
    assert before[0] == [4, 4, *[5] * 3, *[6] * 3, *[7] * 3, *[8] * 3]
    assert before[1][:4] == [3, 4, 4, 4]
    assert before[2] == [7, 7, 8, 8, 8]
    assert before[3] == [14, 16]
    after = play(s, "0: run -")
    assert MarketRefilled(Basket(4, 4, 3, 2)) in told(s, "0: run -")
    coal, oil, garbage, uranium = lying(after.fuel)
    assert coal[:6] == [3, 3, 3, 4, 4, 4]  # one on 4, three on 3
    assert oil[:5] == [2, 2, 3, 3, 3]  # two on 3, two on 2
    assert garbage[:5] == [6, 6, 7, 7, 7]  # one on 7, two on 6
    assert uranium == [10, 12, 14, 16]
    assert [kind[0] for kind in (coal, oil, garbage, uranium)] == [3, 2, 6, 10]


@clause("PG-7.3")
def test_only_what_the_supply_holds_is_placed():
    s = position(
        "fuel 10 coal 2 uranium; supply 1 coal 24 oil 24 garbage; seat 0: plants 13; step bureaucracy 0"
    )
    assert MarketRefilled(Basket(1, 2, 1, 0)) in told(s, "0: run -")


@clause("PG-7.3")
def test_a_full_market_takes_no_more():
    s = position("fuel 24 coal 23 oil 24 garbage 12 uranium; seat 0: plants 13; step bureaucracy 0")
    assert MarketRefilled(Basket(0, 1, 0, 0)) in told(s, "0: run -")


@clause("PG-7.4")
@pytest.mark.parametrize("step", [1, 2])
def test_the_highest_future_plant_goes_under_the_stack_and_a_card_is_drawn(step):
    s = position(
        f"at Step {step}; market 20 21 22 23 24 25 26 27; stack 14 S3; under 35; seat 0: plants 13;"
        "step bureaucracy 0"
    )
    facts = told(s, "0: run -")
    assert [f for f in facts if isinstance(f, PlantTucked | PlantDrawn)] == [PlantTucked(27), PlantDrawn(14)]
    after = play(s, "0: run -")
    assert after.market == (14, 20, 21, 22, 23, 24, 25, 26)
    assert after.under == (35, 27)  # below the Step 3 card, which is still in the stack


@clause("PG-7.5")
def test_in_step_3_no_plant_goes_under_the_stack():
    s = position(
        "at Step 3; card 5 1; market 20 21 22 23 24 25; stack 30 31; seat 0: plants 13; step bureaucracy 0"
    )
    facts = told(s, "0: run -")
    assert not [f for f in facts if isinstance(f, PlantTucked)]
    assert PlantRemoved(20, "step3_round") in facts
    assert play(s, "0: run -").market == (21, 22, 23, 24, 25, 30)


@clause("PG-7.6")
def test_the_first_player_runs_first():
    s = position(
        f"order 2 0 1; {HIGH} seat 0: plants 13; seat 1: plants 18; seat 2: plants 22; step build_phase 2"
    )
    s = play(s, "2: done")
    assert waits(s) == (2,)
    assert refusal(s, "0: run 13").clause == "PG-7.6"
    assert waits(play(s, "2: run 22")) == (0,)
    assert waits(play(s, "2: run 22", "0: run 13")) == (1,)


@clause("PG-7.7")
def test_burnt_tokens_go_to_the_supply_and_not_to_the_market():
    s = position(f"{HIGH} seat 0: plants 4 7, fuel 3 coal 3 oil; seat 1: plants 13; step bureaucracy 0 1")
    after = play(s, "0: run 4,7")
    assert after.supply == s.supply.plus(Basket(coal=2, oil=3))
    assert after.fuel == s.fuel
    assert after.players[0].fuel == Basket(coal=1)


@clause("PG-7.8")
def test_cities_supplied_are_the_smaller_of_cities_and_output():
    """X13: six cities; plants 7, 10 and 15 full; 3 oil and 4 coal burnt, output 7, paid 73."""
    s = position(f"{HIGH} seat 0: plants 7 10 15, fuel 8 coal 6 oil, cities {SIX}; step bureaucracy 0")
    facts = told(s, "0: run 7,10,15")
    runs = (PlantRun(7), PlantRun(10), PlantRun(15))
    assert facts[0] == PlantsRun(0, runs, Basket(coal=4, oil=3))
    assert IncomePaid(0, 6, 73) in facts
    assert play(s, "0: run 7,10,15").players[0].fuel == Basket(coal=4, oil=3)
    assert IncomePaid(0, 5, 64) in told(s, "0: run 7,15")


@clause("PG-12.1")
@pytest.mark.parametrize("step", [1, 2, 3])
@pytest.mark.parametrize(
    ("seats", "table"),
    [
        (2, "3 4 3  2 2 4  1 2 3  1 1 1"),
        (3, "4 5 3  2 3 4  1 2 3  1 1 1"),
        (4, "5 6 4  3 4 5  2 3 4  1 2 2"),
        (5, "5 7 5  4 5 6  3 3 5  2 3 2"),
        (6, "7 9 6  5 6 7  3 5 6  2 3 3"),
    ],
)
def test_refill_by_player_count_and_step(seats, table, step):
    figures = list(map(int, table.split()))
    expected = Basket(*figures[step - 1 :: 3])
    assert COUNTS[seats].refill[step - 1] == expected
    s = position(f"players {seats}; at Step {step}; fuel nothing; seat 0: plants 13; step bureaucracy 0")
    assert MarketRefilled(expected) in told(s, "0: run -")


def test_every_way_to_run_is_offered_once():
    s = position(f"{HIGH} seat 0: plants 4 5 12, fuel 3 coal 2 oil; step bureaucracy 0")
    [offer] = offers(s, 0)
    lines = [a.notation() for a in offer.actions()]
    assert len(set(lines)) == len(lines)
    every = {
        f"0: run {','.join(filter(None, (four, five, twelve))) or '-'}"
        for four in ("", "4")
        for five in ("", "5:0", "5:1", "5:2")
        for twelve in ("", "12:0", "12:1", "12:2")
    }
    assert {line for line in every if allowed(s, line)} == set(lines)
