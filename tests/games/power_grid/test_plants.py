"""Components and plants (PG-1)."""

from tests.games.power_grid.position import allowed, play, position, refusal, spent

from boardroom.core import engine
from boardroom.games.power_grid.actions import Run
from boardroom.games.power_grid.game import GAME
from boardroom.games.power_grid.network import BOARDS
from boardroom.games.power_grid.plants import PLANTS, STEP_3_CARD, Basket, PlantRun, output, runs, stores
from boardroom.games.power_grid.state import Options
from boardroom.games.power_grid.tables import HOUSES, TOKENS
from boardroom.testing.suite import clause

SOUTHWEST = "aachen koeln trier wiesbaden frankfurt_m mannheim saarbruecken"
EVERYWHERE = (
    f"{SOUTHWEST} essen duisburg duesseldorf dortmund muenster kassel osnabrueck bremen cuxhaven flensburg "
    "hamburg hannover kiel"
)


@clause("PG-1.1")
def test_there_are_two_maps_with_six_regions_of_seven_cities():
    assert set(BOARDS) == {"germany", "usa"}
    for board in BOARDS.values():
        assert [len(cities) for cities in board.regions.values()] == [7] * 6


@clause("PG-1.2")
def test_22_houses_limit_nobody():
    """A8: two of the 22 serve as markers, yet 21 cities are needed with two players."""
    assert HOUSES == 22
    two = position(f"players 2; round 9; seat 0: cities {EVERYWHERE}, cash 99; step build_phase 0")
    assert len(two.players[0].cities) == 20
    assert len(play(two, "0: build wilhelmshaven").players[0].cities) == 21
    more = f"{EVERYWHERE} wilhelmshaven dresden"
    four = position(f"players 4; round 9; seat 0: cities {more}, cash 99; step build_phase 0")
    assert len(play(four, "0: build leipzig").players[0].cities) == 23


@clause("PG-1.3")
def test_no_token_is_added_when_all_of_its_kind_are_out():
    assert Basket(24, 24, 24, 12) == TOKENS
    s = position(
        "seat 0: plants 13; fuel 20 coal 18 oil 6 garbage 2 uranium; supply 6 oil; step bureaucracy 0"
    )
    after = play(s, "0: run -")
    assert after.fuel == Basket(20, 20, 6, 2)
    assert after.supply == Basket(0, 4, 0, 0)


@clause("PG-1.4")
def test_there_are_42_plants_and_the_step_3_card():
    assert list(PLANTS) == [*range(3, 41), 42, 44, 46, 50]
    s = GAME.begin(Options(), 6, 1)
    assert sorted((*s.market, *s.stack, *s.set_aside)) == [*PLANTS, STEP_3_CARD]


@clause("PG-1.5")
def test_the_number_is_the_name_the_rank_and_the_lowest_bid_of_a_plant():
    """X4: the lowest bid for plant 14 is 14."""
    s = position("seat 0: cash 99; market 14 16 17 18 19 20 21 22; stack 15 S3; step auction_phase 0")
    assert refusal(s, "0: auction 14 for 13").clause == "PG-4.14"
    assert allowed(s, "0: auction 14 for 14")
    assert play(s, "0: auction 14 for 14", "1: drop out", "2: drop out").market[:2] == (15, 16)


@clause("PG-1.6")
def test_a_plant_runs_on_exactly_its_tokens():
    """X4: plant 14 burns two garbage for up to two cities; one garbage does not run it for one city."""
    short = position("seat 0: plants 13 14, fuel 1 garbage, cities essen duisburg; step bureaucracy 0")
    assert refusal(short, "0: run 14").clause == "PG-1.6"
    assert refusal(short, "0: run 14").reason == "fuel-short"
    full = position("seat 0: plants 14, fuel 4 garbage, cities essen duisburg dortmund; step bureaucracy 0")
    assert spent(full, "0: run 14") == -33  # two cities, not three
    assert play(full, "0: run 14").players[0].fuel == Basket(garbage=2)


@clause("PG-1.7")
def test_a_plant_stores_twice_what_it_burns_and_only_kinds_it_burns():
    """X2: plants 3, 5 and 13 hold four oil, four coal or oil, and nothing. X4: plant 14 holds four."""
    room = stores((3, 5, 13))
    assert room.hold(Basket(coal=4, oil=4))
    assert room.hold(Basket(oil=8))
    assert not room.hold(Basket(coal=5))
    assert not room.hold(Basket(coal=4, oil=5))
    assert not room.hold(Basket(garbage=1))
    assert not room.hold(Basket(uranium=1))
    s = position("seat 0: plants 14, cash 99; step fuel_phase 0")
    assert allowed(s, "0: buy 4 garbage")
    assert refusal(s, "0: buy 5 garbage").clause == "PG-5.2"
    assert refusal(s, "0: buy 1 coal").clause == "PG-5.2"


@clause("PG-1.8")
def test_a_hybrid_plant_burns_any_mix_and_shares_its_room_between_coal_and_oil():
    """X3: plant 5 runs on two coal, on two oil or on one of each."""
    s = position("seat 0: plants 5, cash 50; step fuel_phase 0")
    assert refusal(s, "0: buy 3 coal 2 oil").clause == "PG-5.2"
    assert play(s, "0: buy 2 coal 2 oil").players[0].fuel == Basket(coal=2, oil=2)
    assert {run[0].burns for run in runs((5,), Basket(2, 2)) if run} == {
        Basket(coal=2),
        Basket(oil=2),
        Basket(coal=1, oil=1),
    }
    mixed = position("seat 0: plants 5, fuel 1 coal 1 oil, cities essen; step bureaucracy 0")
    assert refusal(mixed, "0: run 5:2").clause == "PG-1.6"
    assert play(mixed, "0: run 5:1").players[0].fuel == Basket()


@clause("PG-1.8")
def test_a_mix_that_does_not_add_up_is_refused():
    s = position("seat 0: plants 5 8, fuel 4 coal 4 oil, cities essen; step bureaucracy 0")
    for run in (PlantRun(5, 3), PlantRun(5, -1), PlantRun(8, 1)):
        why = engine.refusal(s, Run(0, (run,)))
        assert why is not None
        assert (why.clause, why.reason) == ("PG-1.8", "wrong-mix")


@clause("PG-1.9")
def test_ecological_and_fusion_plants_burn_and_store_nothing():
    s = position("seat 0: plants 13 50, cities essen duisburg, cash 0; step bureaucracy 0")
    assert play(s, "0: run 13,50").players[0].cash == 33
    assert output((PlantRun(13), PlantRun(50))) == 7
    assert stores((13, 18, 22, 27, 33, 37, 44, 50)) == (0, 0, 0, 0, 0)


@clause("PG-1.10")
def test_a_plant_runs_once_a_round():
    """X4: four garbage do not run plant 14 twice for four cities."""
    s = position("seat 0: plants 14, fuel 4 garbage, cities essen duisburg; step bureaucracy 0")
    assert refusal(s, "0: run 14,14").clause == "PG-1.10"
