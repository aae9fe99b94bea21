"""Phase 2: the auction of plants (PG-4)."""

from random import Random

import pytest
from tests.games.power_grid.position import allowed, play, position, refusal, spent, told, waits

from boardroom.core import engine
from boardroom.core.actions import Paid, Skipped
from boardroom.core.engine import offers
from boardroom.core.errors import BadInput
from boardroom.core.views import view
from boardroom.games.power_grid.actions import OpenAuction, Scrap
from boardroom.games.power_grid.facts import DroppedOut, FuelLost, PlantBought, PlantDrawn, PlantRemoved
from boardroom.games.power_grid.game import GAME
from boardroom.games.power_grid.plants import Basket
from boardroom.testing.suite import clause

OPEN = "step auction_phase 0"


@clause("PG-4.1")
def test_who_has_bought_neither_opens_nor_bids_any_more():
    s = play(position(OPEN), "0: auction 4 for 4", "1: drop out", "2: drop out")
    assert s.players[0].plants == (4,)
    assert refusal(s, "0: auction 5 for 5").clause == "PG-4.13"
    s = play(s, "1: auction 5 for 5")
    assert waits(s) == (2,)
    assert refusal(s, "0: bid 6").clause == "PG-4.3"
    s = play(s, "2: drop out")
    assert (s.players[1].plants, waits(s)) == ((5,), (2,))


@clause("PG-4.2")
def test_on_turn_a_player_passes_or_names_a_plant_of_the_current_market():
    s = position(OPEN)
    assert all(allowed(s, f"0: auction {plant} for {plant}") for plant in (3, 4, 5, 6))
    assert allowed(s, "0: pass")
    future, missing = refusal(s, "0: auction 7 for 7"), refusal(s, "0: auction 20 for 20")
    assert (future.clause, future.reason) == ("PG-4.2", "plant-in-future-market")
    assert (missing.clause, missing.reason) == ("PG-4.2", "plant-not-on-market")


@clause("PG-4.2")
def test_the_step_3_card_can_never_be_auctioned():
    """A7: with fewer than four plants beside it the card slides into the current market."""
    s = position(
        "set edition=2007; at Step 2; card 2 2; unshuffled; seat 0: cash 200; market 20 21 S3; stack;"
        "step auction_phase 0"
    )
    assert [a.notation().split()[2] for a in offers(s, 0)[0].list_actions(400)] == ["20"] * 181 + ["21"] * 180
    why = engine.refusal(s, OpenAuction(0, 99, 99))
    assert why is not None
    assert why.clause == "PG-4.2"


@clause("PG-4.2")
def test_with_nothing_to_name_a_player_is_passed_over():
    s = position("at Step 3; card 2 2; market 20; stack; seat 0: cash 99; step auction_phase 0")
    facts = told(s, "0: auction 20 for 20", "1: drop out", "2: drop out")
    assert [fact for fact in facts if isinstance(fact, Skipped)][:2] == [
        Skipped(1, "PG-4.2"),
        Skipped(2, "PG-4.2"),
    ]


@clause("PG-4.3")
def test_bidding_goes_clockwise_by_seat_and_not_by_player_order():
    s = play(position(f"players 4; order 0 3 2 1; {OPEN}"), "0: auction 4 for 4")
    assert waits(s) == (1,)
    s = play(s, "1: bid 5")
    assert waits(s) == (2,)
    s = play(s, "2: drop out", "3: bid 6")
    assert waits(s) == (0,)
    s = play(s, "0: bid 7")
    assert waits(s) == (1,)
    assert refusal(s, "2: bid 8").clause == "PG-4.3"


@clause("PG-4.3")
def test_bidding_begins_at_the_left_hand_neighbour_of_the_opener():
    s = play(position("players 4; order 2 0 1 3; step auction_phase 2"), "2: auction 4 for 4")
    assert waits(s) == (3,)


@clause("PG-4.4")
def test_the_last_bidder_pays_the_own_bid_to_the_bank_and_takes_the_plant():
    s = position(OPEN)
    bids = ("0: auction 4 for 6", "1: bid 9", "2: drop out", "0: drop out")
    assert play(s, *bids).players[1].plants == (4,)
    assert play(s, *bids).players[1].cash == 41
    assert play(s, *bids).players[0].cash == 50
    assert told(s, *bids)[1:3] == [Paid("seat:1", "bank", 9, "PG-4.4"), PlantBought(1, 4, 9)]


@clause("PG-4.5")
def test_a_replacement_is_drawn_at_once_and_the_market_sorted():
    s = position(f"market 3 4 5 6 7 8 9 20; stack 13 15 S3; {OPEN}")
    bids = ("0: auction 4 for 4", "1: drop out", "2: drop out")
    assert PlantDrawn(13) in told(s, *bids)
    s = play(s, *bids)
    assert s.market == (3, 5, 6, 7, 8, 9, 13, 20)
    assert allowed(s, "1: auction 7 for 7")  # moved up into the current market


@clause("PG-4.6")
def test_after_the_opener_has_won_or_passed_the_next_in_order_is_on_turn():
    s = position("order 0 2 1; step auction_phase 0")
    assert waits(play(s, "0: auction 4 for 4", "1: drop out", "2: drop out")) == (2,)
    assert waits(play(s, "0: pass")) == (2,)


@clause("PG-4.6")
def test_after_another_has_won_the_opener_is_on_turn_again():
    s = play(position("order 0 2 1; step auction_phase 0"), "0: auction 4 for 4", "1: bid 5", "2: drop out")
    s = play(s, "0: drop out")
    assert waits(s) == (0,)
    assert allowed(s, "0: auction 5 for 5")
    assert waits(play(s, "0: pass")) == (2,)


@clause("PG-4.7")
def test_passing_instead_of_opening_ends_the_phase_for_that_player():
    s = play(position(OPEN), "0: pass", "1: auction 4 for 4")
    assert waits(s) == (2,)
    s = play(s, "2: bid 5")
    assert waits(s) == (1,)
    assert refusal(s, "0: bid 6").clause == "PG-4.3"
    s = play(s, "1: drop out", "1: auction 3 for 3")
    assert s.phase == 3
    assert s.players[0].plants == ()


@clause("PG-4.8")
def test_the_last_entitled_player_buys_at_the_lowest_price():
    s = position("step auction_phase 2 out 0 1")
    assert spent(s, "2: auction 6 for 6") == 6
    assert play(s, "2: auction 6 for 6").players[2].plants == (6,)


@clause("PG-4.9")
@pytest.mark.parametrize(("seats", "owned"), [(3, "4 5 7"), (2, "4 5 7 8")])
def test_one_of_the_older_plants_goes_when_the_limit_is_exceeded(seats, owned):
    s = position(
        f"players {seats}; seat 0: plants {owned}; market 3 6 9 10 11 12 13 14; step auction_phase 0"
    )
    s = play(s, "0: auction 6 for 6", *(f"{seat}: drop out" for seat in range(1, seats)))
    assert waits(s) == (0,)
    assert refusal(s, "0: scrap 6").reason == "plant-just-bought"
    assert refusal(s, "0: scrap 30").reason == "plant-not-owned"
    assert {refusal(s, f"0: scrap {plant}").clause for plant in (6, 30)} == {"PG-4.9"}
    assert refusal(s, "0: pass").clause == "PG-4.9"
    s = play(s, "0: scrap 4")
    assert s.players[0].plants == tuple(sorted([*map(int, owned.split()[1:]), 6]))
    assert s.removed == (4,)


@clause("PG-4.9")
@pytest.mark.parametrize(("seats", "owned"), [(3, "4 5"), (2, "4 5 7")])
def test_nothing_goes_while_the_limit_is_kept(seats, owned):
    s = position(
        f"players {seats}; seat 0: plants {owned}; market 3 6 9 10 11 12 13 14; step auction_phase 0"
    )
    s = play(s, "0: auction 6 for 6", *(f"{seat}: drop out" for seat in range(1, seats)))
    assert waits(s) == (1,)


@clause("PG-4.9")
def test_the_plant_is_replaced_after_its_buyer_has_made_room():
    s = position(
        "seat 0: plants 4 5 7; market 3 6 9 10 11 12 14 15; stack 13 S3; step auction_phase 0 out 1 2"
    )
    s = play(s, "0: auction 6 for 6")
    assert 13 not in s.market
    assert 13 in play(s, "0: scrap 4").market


@clause("PG-4.10")
def test_tokens_of_a_scrapped_plant_move_to_plants_with_room_the_new_one_included():
    s = position("seat 0: plants 4 13 15 18, fuel 4 coal; supply 0 coal; step scrapping 0 new 15")
    assert play(s, "0: scrap 4").players[0].fuel == Basket(coal=4)


@clause("PG-4.10")
def test_tokens_without_room_go_to_the_supply_and_not_to_the_market():
    s = position("seat 0: plants 6 13 14 18, fuel 6 garbage; step scrapping 0 new 13")
    after = play(s, "0: scrap 14")
    assert after.players[0].fuel == Basket(garbage=2)
    assert after.supply == s.supply.plus(Basket(garbage=4))
    assert after.fuel == s.fuel


@clause("PG-4.10")
def test_the_owner_chooses_between_coal_and_oil_and_gives_up_no_more_than_needed():
    """A11: plants 4 and 5 hold four coal and four of either; without plant 3 some coal or oil must go."""
    s = position("seat 0: plants 3 4 5 13, fuel 6 coal 6 oil; step scrapping 0 new 13")
    s = play(s, "0: scrap 3")
    assert waits(s) == (0,)
    ways = [a.notation() for a in offers(s, 0)[0].actions()]
    assert ways == ["0: give up 4 oil", "0: give up 1 coal 3 oil", "0: give up 2 coal 2 oil"]
    assert refusal(s, "0: give up 3 coal 1 oil").clause == "PG-4.10"  # leaves five oil for four places
    assert refusal(s, "0: give up 5 oil").clause == "PG-4.10"
    assert refusal(s, "0: give up 3 oil").clause == "PG-4.10"
    assert refusal(s, "0: give up 9 oil").reason == "tokens-not-owned"
    after = play(s, "0: give up 1 coal 3 oil")
    assert after.players[0].fuel == Basket(coal=5, oil=3)
    assert after.supply == s.supply.plus(Basket(coal=1, oil=3))


@clause("PG-4.10")
def test_nothing_is_asked_when_there_is_one_way_only():
    s = position("seat 0: plants 3 4 5 13, fuel 2 coal 6 oil; step scrapping 0 new 13")
    after = play(s, "0: scrap 3")
    assert after.players[0].fuel == Basket(coal=2, oil=4)
    assert waits(after) == (1,)


@clause("PG-4.10")
def test_the_peers_slip_of_taking_too_much_is_not_ours():
    """A hybrid plant kept goes on holding what the coal and oil plants cannot."""
    s = position("seat 0: plants 4 5 8 13, fuel 8 coal; step scrapping 0 new 13")
    assert play(s, "0: scrap 8").players[0].fuel == Basket(coal=8)


@clause("PG-4.10")
def test_tokens_of_a_scrapped_plant_may_stay_behind():
    """A19: moving is allowed and no duty; what stays goes to the supply, and it is one decision."""
    s = position("seat 0: plants 4 13 15 18, fuel 3 coal; step scrapping 0 new 15")
    [scrap, leave] = offers(s, 0)
    assert scrap.suggest().notation() == "0: scrap 4"
    ways = [a.notation() for a in leave.actions()]
    assert ways == [f"0: scrap 4 with {n} coal" for n in (1, 2, 3)]
    for n in (1, 2, 3):
        after = play(s, f"0: scrap 4 with {n} coal")
        assert after.players[0].plants == (13, 15, 18)
        assert after.players[0].fuel == Basket(coal=3 - n)
        assert (after.supply, after.fuel) == (s.supply.plus(Basket(coal=n)), s.fuel)
        assert waits(after) == (1,)
        assert FuelLost(0, Basket(coal=n)) in told(s, f"0: scrap 4 with {n} coal")
    assert play(s, "0: scrap 4").players[0].fuel == Basket(coal=3)


@clause("PG-4.10")
def test_only_tokens_that_the_scrapped_plant_can_store_stay_behind():
    """A19: as tokens may be moved at any time, they are any that fit on it while the rest fits elsewhere."""
    s = position("seat 0: plants 4 5 14 18, fuel 5 coal 2 oil 1 garbage; step scrapping 0 new 18")
    [_, leave] = offers(s, 0)
    # Without 4 the hybrid 5 holds four of the seven coal and oil; without 5 only four coal have room; the
    # garbage must go with 14 in any case.
    assert [a.notation() for a in leave.actions()] == [
        "0: scrap 4 with 3 coal",
        "0: scrap 4 with 4 coal",
        "0: scrap 5 with 1 coal 2 oil",
        "0: scrap 5 with 2 coal 2 oil",
    ]
    chosen, missing = leave.read({"plant": 5, "basket": {"coal": 2, "oil": 2}})
    assert (missing, leave.compose(chosen).notation()) == (None, "0: scrap 5 with 2 coal 2 oil")
    reasons = {
        "0: scrap 4 with 1 oil": "tokens-not-on-plant",
        "0: scrap 4 with 5 coal": "tokens-not-on-plant",
        "0: scrap 4 with 2 coal": "tokens-without-room",
        "0: scrap 4 with 6 coal": "tokens-not-owned",
        "0: scrap 5 with 1 uranium": "tokens-not-owned",
        "0: scrap 4 with nothing": "no-token-named",
        "0: scrap 14 with 1 garbage": "tokens-go-anyway",
        "0: scrap 18 with 1 coal": "plant-just-bought",
        "0: scrap 30 with 1 coal": "plant-not-owned",
    }
    assert {line: refusal(s, line).reason for line in reasons} == reasons
    assert {refusal(s, line).clause for line in reasons} == {"PG-4.9", "PG-4.10"}


@clause("PG-4.10")
@pytest.mark.parametrize("held", ["", ", fuel 1 garbage", ", fuel 4 garbage"])
def test_nothing_more_is_offered_when_no_token_could_be_left_or_moved(held):
    """No token on the plant at all, or none that another plant could take."""
    s = position(f"seat 0: plants 4 13 14 18{held}; step scrapping 0 new 13")
    assert [offer.kind.key for offer in offers(s, 0)] == ["scrap"]


@clause("PG-4.10")
def test_the_greedy_bot_keeps_every_token_that_fits():
    s = view(position("seat 0: plants 4 13 15 18, fuel 3 coal; step scrapping 0 new 15"), 0)
    policy = GAME.greedy_policy()
    assert isinstance(policy(s, offers(s, 0), Random(1)), Scrap)


@clause("PG-4.11")
def test_in_round_1_nobody_passes_instead_of_opening():
    s = position(f"round 1; {OPEN}")
    assert refusal(s, "0: pass").clause == "PG-4.11"
    assert [offer.kind.key for offer in offers(s, 0)] == ["open-auction"]


@clause("PG-4.11")
def test_in_round_1_dropping_out_of_an_auction_is_allowed():
    """A12: one only has to end up with a plant."""
    s = play(position(f"round 1; {OPEN}"), "0: auction 4 for 4", "1: drop out", "2: bid 5", "0: drop out")
    assert s.players[2].plants == (4,)
    s = play(s, "0: auction 3 for 3", "1: drop out", "1: auction 5 for 5")
    assert [player.plants for player in s.players] == [(3,), (5,), (4,)]


@clause("PG-4.12")
def test_when_nobody_buys_the_lowest_plant_leaves_and_is_replaced():
    s = position(f"stack 13 S3; {OPEN}")
    facts = told(s, "0: pass", "1: pass", "2: pass")
    assert [f for f in facts if isinstance(f, PlantRemoved | PlantDrawn)] == [
        PlantRemoved(3, "no_sale"),
        PlantDrawn(13),
    ]
    after = play(s, "0: pass", "1: pass", "2: pass")
    assert after.market == (4, 5, 6, 7, 8, 9, 10, 13)
    assert after.removed == (3,)


@clause("PG-4.12")
def test_one_sale_is_enough_to_keep_the_lowest_plant():
    s = play(position(OPEN), "0: auction 6 for 6", "1: drop out", "2: drop out", "1: pass", "2: pass")
    assert s.phase > 2
    assert s.market[0] == 3


@clause("PG-4.13")
def test_auctions_are_opened_in_player_order():
    s = position("order 1 2 0; step auction_phase 1")
    assert refusal(s, "0: auction 4 for 4").clause == "PG-4.13"
    assert refusal(s, "2: pass").clause == "PG-4.13"
    s = play(s, "1: pass")
    assert waits(s) == (2,)
    assert waits(play(s, "2: pass")) == (0,)


@clause("PG-4.14")
def test_the_opener_bids_at_once_at_least_the_number_of_the_plant():
    s = position(OPEN)
    assert refusal(s, "0: auction 6 for 5").clause == "PG-4.14"
    assert allowed(s, "0: auction 6 for 6")
    assert allowed(s, "0: auction 6 for 50")
    with pytest.raises(BadInput):
        refusal(s, "0: auction 6")


@clause("PG-4.15")
def test_who_drops_out_does_not_come_back_but_may_bid_and_open_later():
    s = play(position(OPEN), "0: auction 4 for 4", "1: drop out", "2: bid 5")
    assert refusal(s, "1: bid 6").clause == "PG-4.3"
    s = play(s, "0: bid 6", "2: drop out")
    assert waits(s) == (1,)
    s = play(s, "1: auction 5 for 5")
    assert waits(s) == (2,)
    assert allowed(s, "2: bid 6")


@clause("PG-4.16")
def test_a_bid_is_a_whole_number_above_the_standing_one_and_within_the_own_money():
    s = play(position(f"seat 1: cash 12; {OPEN}"), "0: auction 4 for 8")
    assert refusal(s, "1: bid 8").clause == "PG-4.16"
    assert refusal(s, "1: bid 13").clause == "PG-4.16"
    assert refusal(s, "1: bid 13").args == {"bid": 13, "cash": 12}
    assert allowed(s, "1: bid 9")
    assert allowed(s, "1: bid 12")
    for line in ("1: bid 9.5", "1: bid ten", "1: bid"):
        with pytest.raises(BadInput):
            refusal(s, line)
    assert refusal(position(OPEN), "0: auction 4 for 51").clause == "PG-4.16"


@clause("PG-4.16")
@pytest.mark.parametrize("money", ["yes", "no"])
def test_a_bidder_who_cannot_raise_is_passed_over_only_if_all_see_the_money(money):
    s = position(f"set open_money={money}; seat 1: cash 4; {OPEN}")
    facts = told(s, "0: auction 4 for 4")
    assert (DroppedOut(1, 4) in facts) == (money == "yes")
    assert waits(play(s, "0: auction 4 for 4")) == ((2,) if money == "yes" else (1,))
