"""Phase 4: building (PG-6)."""

from random import Random

import pytest
from tests.games.power_grid.position import allowed, play, position, refusal, spent, told, waits

from boardroom.core.actions import Paid, Skipped
from boardroom.core.engine import offers
from boardroom.core.texts import texts
from boardroom.core.views import view
from boardroom.games.power_grid.facts import CityConnected, PlantDrawn, PlantRemoved
from boardroom.games.power_grid.game import GAME
from boardroom.games.power_grid.terminal.board import board
from boardroom.testing.suite import clause

ANNA_AND_BOB = "seat 0: cities essen muenster, cash 99; seat 1: cities duesseldorf koeln, cash 99;"
HIGH = "market 30 31 32 33 34 35 36 37;"
WEST = "essen duisburg duesseldorf dortmund muenster kassel osnabrueck"
SOUTHWEST = "aachen koeln trier wiesbaden frankfurt_m mannheim saarbruecken"
NORTHWEST = "bremen cuxhaven flensburg hamburg hannover kiel wilhelmshaven"
EAST = "dresden erfurt fulda halle leipzig nuernberg wuerzburg"
TEN = "essen duisburg duesseldorf dortmund muenster kassel osnabrueck aachen koeln trier"


@clause("PG-6.1")
def test_the_first_city_is_any_city_in_play_with_a_free_slot():
    s = position(f"{HIGH} seat 0: cities essen; seat 1: cash 10; step build_phase 1")
    assert spent(s, "1: build saarbruecken") == 10
    taken = refusal(s, "1: build essen")
    assert (taken.clause, taken.reason) == ("PG-6.1", "first-city-taken")


@clause("PG-6.1")
@pytest.mark.parametrize(
    ("step", "houses", "price"), [(2, 1, 15), (3, 1, 15), (3, 2, 20), (2, 2, 0), (3, 3, 0)]
)
def test_a_late_starter_may_begin_in_an_occupied_city_with_a_free_slot(step, houses, price):
    """A6: at the price of that slot; a city that is full in this Step stays closed."""
    others = "".join(f"seat {seat}: cities essen;" for seat in range(houses))
    text = f"players 4; at Step {step}; {HIGH} {others} seat 3: cash {{cash}}; step build_phase 3"
    s = position(text.format(cash=99))
    if not price:
        assert (refusal(s, "3: build essen").clause, spent(s, "3: build koeln")) == ("PG-6.1", 10)
        return
    assert spent(s, "3: build essen") == price
    [_, offer] = offers(position(text.format(cash=price)), 3)
    assert "3: build essen" in [a.notation() for a in offer.actions()]
    [_, offer] = offers(position(text.format(cash=price - 1)), 3)
    assert "3: build essen" not in [a.notation() for a in offer.actions()]
    short = refusal(position(text.format(cash=price - 1)), "3: build essen")
    assert (short.clause, short.args["cost"]) == ("PG-6.13", price)


@clause("PG-6.1")
def test_a_late_starter_is_not_locked_out_when_no_city_is_empty():
    """A6: the player is asked, the greedy bot finds a city, the page and the terminal show its price."""
    s = position(
        f"players 4; at Step 2; {HIGH} seat 0: cities {WEST}; seat 1: cities {SOUTHWEST};"
        f"seat 2: cities {NORTHWEST} {EAST}; seat 3: cash 99, plants 13; step build_phase 3"
    )
    assert set(s.houses) == {1}
    assert waits(s) == (3,)
    seen = view(s, 3)
    a = GAME.greedy_policy()(seen, offers(seen, 3), Random(1))
    assert a.notation().startswith("3: build ")
    assert spent(s, a.notation()) == 15
    assert "Essen [A] 15" in "\n".join(board(seen, texts("en", GAME.folder).to((), 3)))


@clause("PG-6.2")
def test_nobody_has_to_start_in_round_1():
    s = position("round 1; seat 0: plants 13, cash 50; step build_phase 0")
    after = play(s, "0: done", "0: run -")
    assert after.players[0].cities == ()
    assert after.round == 2


@clause("PG-6.3")
@pytest.mark.parametrize(
    ("line", "cost"),
    [
        ("0: build duisburg", 10),  # X5: 10 + 0
        ("0: build dortmund", 12),  # X6: 10 + 2 from Münster, not 10 + 4 from Essen
        ("0: build aachen", 21),  # X7: 10 + 2 + 9 through Düsseldorf
    ],
)
def test_a_city_costs_its_slot_and_the_cheapest_route_from_any_own_city(line, cost):
    s = position(f"{HIGH} {ANNA_AND_BOB} step build_phase 0 1")
    assert spent(s, line) == cost


@clause("PG-6.3")
def test_bob_reaches_duisburg_through_essen():
    """X8: 10 + 2 + 0."""
    assert spent(position(f"{HIGH} {ANNA_AND_BOB} step build_phase 1"), "1: build duisburg") == 12


@clause("PG-6.3")
def test_cities_connected_earlier_in_the_same_turn_count():
    """X10: in Step 2 Anna takes Düsseldorf for 17 and then Köln for 19, 36 in all."""
    s = position(f"at Step 2; {HIGH} {ANNA_AND_BOB} step build_phase 0")
    assert spent(s, "0: build duesseldorf") == 17
    assert spent(s, "0: build duesseldorf", "0: build koeln") == 19
    facts = told(s, "0: build duesseldorf", "0: build koeln")
    assert facts == [Paid("seat:0", "bank", 19, "PG-6.13"), CityConnected(0, "koeln", 15, 4)]


@clause("PG-6.3")
def test_the_cheapest_free_slot_is_used_in_the_order_10_15_20():
    s = position(f"players 4; at Step 3; {HIGH} seat 3: cities essen, cash 99; step build_phase 3 2 1 0")
    s.players[0].cities, s.players[1].cities = ("duisburg",), ("duisburg",)
    s.derive()
    assert spent(s, "3: build duisburg") == 20
    s.players[1].cities = ()
    s.derive()
    assert spent(s, "3: build duisburg") == 15
    s.players[0].cities = ()
    s.derive()
    assert spent(s, "3: build duisburg") == 10


@clause("PG-6.4")
@pytest.mark.parametrize("step", [1, 2, 3])
def test_a_city_has_as_many_open_slots_as_the_step_says(step):
    for houses in range(4):
        others = "".join(f"seat {seat}: cities duisburg;" for seat in range(1, 1 + houses))
        s = position(
            f"players 4; at Step {step}; {HIGH} {others} seat 0: cities essen, cash 99; step build_phase 0"
        )
        if houses < step:
            assert spent(s, "0: build duisburg") == (10, 15, 20)[houses]
        else:
            full = refusal(s, "0: build duisburg")
            assert (full.clause, full.args["slots"]) == ("PG-6.4", step)


@clause("PG-6.4")
def test_worked_example_of_step_2():
    """X9: in Step 2 Düsseldorf costs Anna 15 + 2 and Köln 15 + 2 + 4; in Step 1 both are full."""
    s = position(f"at Step 2; {HIGH} {ANNA_AND_BOB} step build_phase 0")
    assert (spent(s, "0: build duesseldorf"), spent(s, "0: build koeln")) == (17, 21)
    s = position(f"at Step 1; {HIGH} {ANNA_AND_BOB} step build_phase 0")
    assert refusal(s, "0: build koeln").clause == "PG-6.4"


@clause("PG-6.4")
def test_who_finds_no_open_city_is_not_asked():
    west, southwest = (
        "essen duisburg duesseldorf dortmund muenster kassel osnabrueck",
        ("aachen koeln trier wiesbaden frankfurt_m mannheim saarbruecken"),
    )
    s = position(
        f"{HIGH} seat 0: cities {west}; seat 1: cities {southwest};"
        "seat 2: cities bremen cuxhaven flensburg hamburg hannover kiel, cash 99; step build_phase 2 1 0"
    )
    facts = told(s, "2: build wilhelmshaven")
    assert [fact for fact in facts if isinstance(fact, Skipped)][:3] == [
        Skipped(seat, "PG-6.4") for seat in (2, 1, 0)
    ]


@clause("PG-6.5")
@pytest.mark.parametrize("step", [1, 2, 3])
def test_nobody_has_two_houses_in_a_city(step):
    s = position(f"at Step {step}; {HIGH} seat 0: cities essen, cash 99; step build_phase 0")
    assert refusal(s, "0: build essen").clause == "PG-6.5"


@clause("PG-6.6")
def test_a_route_passes_through_full_cities():
    """X7 and X8 again: Düsseldorf is full for Anna, Essen for Bob."""
    s = position(f"{HIGH} {ANNA_AND_BOB} step build_phase 0 1")
    assert refusal(s, "0: build duesseldorf").clause == "PG-6.4"
    assert spent(s, "0: build aachen") == 21


@clause("PG-6.6")
def test_a_route_does_not_leave_the_regions_in_play():
    """D7: the way from Hamburg to Leipzig is shorter through the northeast, if that is in play."""
    routes = {}
    for regions in ("east,northwest,west", "east,northeast,northwest"):
        s = position(f"set regions={regions}; {HIGH} seat 0: cities hamburg, cash 99; step build_phase 0")
        routes[regions] = spent(s, "0: build leipzig")
    assert routes == {"east,northwest,west": 10 + 42, "east,northeast,northwest": 10 + 35}
    s = position(f"{HIGH} seat 0: cities kassel, cash 99; step build_phase 0")
    out = refusal(s, "0: build fulda")
    assert (out.clause, out.reason) == ("PG-6.6", "city-out-of-play")


@clause("PG-6.7")
def test_any_number_of_cities_a_turn_as_far_as_money_lasts():
    s = position(f"{HIGH} seat 0: cash 45; step build_phase 0 1")
    s = play(s, "0: build essen", "0: build duisburg", "0: build duesseldorf")
    assert (s.players[0].cash, waits(s)) == (13, (0,))
    assert refusal(s, "0: build koeln").clause == "PG-6.13"
    assert waits(play(s, "0: done")) == (1,)
    assert waits(play(position(f"{HIGH} seat 0: cash 45; step build_phase 0 1"), "0: done")) == (1,)


@clause("PG-6.8")
def test_there_is_one_network_and_it_only_grows():
    s = position(f"{HIGH} seat 0: cities essen, cash 99; step build_phase 0")
    assert spent(s, "0: build flensburg") > 10  # no second start without a route
    after = play(s, "0: build duisburg", "0: done")
    assert after.players[0].cities == ("essen", "duisburg")


@clause("PG-6.9")
def test_the_city_count_is_updated_at_once():
    """The third house of a turn already throws plant 3 out, before the builder goes on."""
    s = position("market 3 4 5 6 7 8 9 10; stack 13 15 S3; seat 0: cash 99; step build_phase 0")
    s = play(s, "0: build essen", "0: build duisburg")
    assert s.market[0] == 3
    s = play(s, "0: build duesseldorf")
    assert waits(s) == (0,)
    assert s.market[0] == 4


@clause("PG-6.10")
def test_a_plant_not_above_the_highest_city_count_leaves_at_once():
    """X11: a player reaches 6 cities: plant 6 goes, a card is drawn, and owned plants 3, 4, 5 stay."""
    s = position(
        "market 6 7 8 9 10 11 12 14; stack 13 S3; step build_phase 0 1;"
        "seat 0: plants 3 4 5, cash 99, cities essen duisburg duesseldorf dortmund muenster"
    )
    facts = told(s, "0: build kassel")
    assert facts[-2:] == [PlantRemoved(6, "obsolete"), PlantDrawn(13)]
    after = play(s, "0: build kassel")
    assert after.market == (7, 8, 9, 10, 11, 12, 13, 14)
    assert after.players[0].plants == (3, 4, 5)
    assert after.removed == (6,)


@clause("PG-6.10")
def test_a_card_drawn_that_is_too_low_goes_too():
    """X17: with 11 cities plant 11 is current and leaves; the card drawn, 10, leaves too; then 20 stays."""
    s = position(
        f"at Step 2; market 11 12 14 15 16 17 18 19; stack 10 20 S3; seat 0: cash 99, cities {TEN};"
        "step build_phase 0 1"
    )
    facts = told(s, "0: build wiesbaden")
    assert facts[2:] == [
        PlantRemoved(11, "obsolete"),
        PlantDrawn(10),
        PlantRemoved(10, "obsolete"),
        PlantDrawn(20),
    ]


@clause("PG-6.10")
def test_a_replacement_in_phase_2_is_checked_as_well():
    s = position(
        f"at Step 2; market 11 12 14 15 16 17 18 19; stack 9 20 S3; seat 0: cash 99, cities {TEN};"
        "step auction_phase 0 out 1 2"
    )
    assert play(s, "0: auction 11 for 11").market == (12, 14, 15, 16, 17, 18, 19, 20)


@clause("PG-6.11")
def test_the_last_player_builds_first():
    s = position(f"order 2 0 1; {HIGH} seat 1: plants 3, cash 50; step fuel_phase 1")
    s = play(s, "1: pass")
    assert waits(s) == (1,)
    assert refusal(s, "2: build essen").clause == "PG-6.11"
    s = play(s, "1: build essen", "1: done")
    assert waits(s) == (0,)
    assert refusal(s, "0: build essen").clause == "PG-6.1"
    assert waits(play(s, "0: done")) == (2,)


@clause("PG-6.12")
def test_a_link_is_paid_again_each_time():
    """D11: the way from Essen to Köln paid for the link to Düsseldorf; a house there pays it once more."""
    s = position(f"{HIGH} seat 0: cities essen, cash 99; step build_phase 0")
    assert spent(s, "0: build koeln") == 10 + 2 + 4
    assert spent(s, "0: build koeln", "0: build duesseldorf") == 10 + 2


@clause("PG-6.13")
def test_house_and_route_are_paid_together_without_credit():
    """D8: 12 Elektro are needed for Dortmund; 10 for the house alone are not enough."""
    for cash, enough in ((11, False), (12, True)):
        s = position(f"{HIGH} seat 0: cities muenster, cash {cash}; step build_phase 0")
        assert allowed(s, "0: build dortmund") == enough
    s = position(f"{HIGH} seat 0: cities muenster, cash 11; step build_phase 0")
    short = refusal(s, "0: build dortmund")
    assert (short.clause, short.args) == ("PG-6.13", {"cost": 12, "cash": 11})
    assert (
        refusal(position(f"{HIGH} seat 0: cash 9; step build_phase 0"), "0: build essen").clause == "PG-6.13"
    )
