"""Talks: prices, counter-offers, consent, who may speak first (E-3.2, E-3.8, E-6.85, E-6.87, R-1)."""

from random import Random
from typing import Any

import pytest
from tests.games.eighteen_thirty.operate.purchases import buying
from tests.games.eighteen_thirty.position import (
    asked,
    at,
    company,
    do,
    kinds,
    operate,
    reason,
    sold,
    stack,
    stock_turn,
    why,
)

from boardroom.core.engine import may_act, offers, waits
from boardroom.core.options import load_options, read_options
from boardroom.core.parts import Amount
from boardroom.games.eighteen_thirty.bot.policy import choose
from boardroom.games.eighteen_thirty.deals.facts import (
    CounterOffered,
    PrivateAskedFor,
    PrivateOffered,
    TrainOffered,
)
from boardroom.games.eighteen_thirty.game import GAME
from boardroom.games.eighteen_thirty.state import Options, State
from boardroom.testing.suite import RandomGame, clause


def owned_by_one(**options: Any) -> State:
    """It is the stock turn of seat 0; CS is in the hands of seat 1, SV of seat 0."""
    return stock_turn(sold(privates={"CS": 1, "SV": 0}, **options))


def operating(**options: Any) -> State:
    """PRR of seat 0 lays track in phase 3; CS is in the hands of seat 1."""
    s = sold(phase=3, privates={"CS": 1}, **options)
    company(s, "PRR", {0: 6}, cash=500, stations=[("H12", 0)], trains=("2",))
    return operate(s, "PRR")


@clause("E-3.2")
def test_a_price_is_answered_by_another_price_until_one_is_accepted():
    s = owned_by_one()
    told = do(s, "0: ask for CS at 30", "1: counter 60", "0: counter 45")
    assert told == [PrivateAskedFor(0, 1, "CS", 30), CounterOffered(1, 0, 60), CounterOffered(0, 1, 45)]
    assert asked(s) == (1,)
    do(s, "1: accept")
    assert s.players[0].privates == ("SV", "CS")
    assert (s.players[0].cash, s.players[1].cash) == (955, 1045)
    assert asked(s) == (0,)


def test_another_price_is_looked_for_from_the_one_on_the_table():
    s = owned_by_one()
    do(s, "0: ask for CS at 30")
    counter = next(offer for offer in offers(s, 1) if offer.kind.key == "counter-offer")
    assert counter.form({}) == Amount("price", 0, 1000, start=30)


def test_only_who_is_asked_answers_and_only_who_named_the_price_withdraws():
    s = owned_by_one()
    do(s, "0: ask for CS at 30")
    assert set(may_act(s)) == {0, 1}
    assert (kinds(s, 1), kinds(s, 0)) == ({"accept", "counter-offer", "decline"}, {"withdraw"})
    assert reason(s, "0: accept") == reason(s, "0: counter 20") == "not-asked"
    assert reason(s, "1: withdraw") == "not-offerer"
    assert why(s, "2: accept") == "E-3.2"
    do(s, "1: counter 60")
    assert (asked(s), kinds(s, 1)) == ((0,), {"withdraw"})
    do(s, "1: withdraw")
    assert (at(s), asked(s)) == ("stock_turn", (0,))


def test_a_counter_offer_keeps_to_the_rules_of_the_deal():
    s = owned_by_one()
    do(s, "0: ask for CS at 30")
    assert why(s, "1: counter 1001") == "E-3.2", "more than the buyer has"
    s = operating()
    do(s, "0: buy private CS for 20")
    assert why(s, "1: counter 81") == "E-3.9", "above twice the face value"
    s = buying(trains=("2",), cash=100)
    do(s, "0: buy train 3 of NYC for 50")
    assert why(s, "1: counter 0") == "E-6.85"
    assert why(s, "1: counter 101") == "E-5.13", "more than the treasury has"
    do(s, "1: counter 100", "0: accept")
    assert s.company("PRR").trains == ("2", "3")
    assert s.company("NYC").cash == 150


@pytest.mark.parametrize("answers", [("1: decline", "1: decline"), ("1: counter 90", "0: decline")])
def test_three_prices_for_one_thing_between_two_players_in_a_turn(answers):
    """R-1."""
    s = owned_by_one()
    do(s, "0: ask for CS at 1", answers[0])
    if at(s) == "stock_turn":
        do(s, "0: ask for CS at 2")
    do(s, answers[1], "0: ask for CS at 3")
    assert kinds(s, 1) == {"accept", "decline"}, "a fourth price cannot be named"
    assert reason(s, "1: counter 4") == "declined-before"
    do(s, "1: decline")
    assert reason(s, "0: ask for CS at 4") == "declined-before"
    assert reason(s, "1: offer CS to 0 at 4") == "declined-before", "nor by the other side"
    assert why(s, "0: offer SV to 1 at 4") is None, "another thing"
    assert why(s, "1: ask for SV at 4") is None


def test_withdrawn_prices_count_too():
    s = owned_by_one(proposals=1)
    do(s, "0: ask for CS at 1", "0: withdraw")
    assert reason(s, "0: ask for CS at 2") == "declined-before"


def test_the_number_of_prices_is_an_option_of_the_table():
    s = owned_by_one(proposals=1)
    do(s, "0: ask for CS at 1")
    assert kinds(s, 1) == {"accept", "decline"}
    s = owned_by_one(proposals=None)
    for price in range(1, 8):
        do(s, f"0: ask for CS at {price}", "1: counter 500", "0: decline")
    assert why(s, "0: ask for CS at 9") is None
    assert read_options(Options, {"proposals": "-"}).proposals is None
    assert load_options(Options, {}).proposals == 3, "as at tables set up before there was a choice"


@clause("E-3.2")
def test_in_the_turn_of_one_side_the_other_may_speak_first():
    s = owned_by_one()
    do(s, "1: offer CS to 0 at 50", "0: accept")
    assert s.players[0].privates == ("SV", "CS")
    do(s, "2: ask for SV at 7")
    assert (asked(s), may_act(s)) == ((0,), (0, 2))
    do(s, "0: accept")
    assert s.players[2].privates == ("SV",)
    s = owned_by_one()
    assert reason(s, "1: offer CS to 2 at 50") == "neither-in-turn"
    assert reason(s, "2: ask for CS at 50") == "neither-in-turn"
    assert why(s, "1: pass") == "E-5.1", "speaking first is all they may do"
    do(s, "0: ask for CS at 5")
    assert reason(s, "2: ask for SV at 7") == "no-talks-now", "one deal at a time"


@clause("E-3.8")
def test_the_owner_of_a_private_may_offer_it_to_the_operating_company():
    s = operating()
    told = do(s, "1: offer company CS for 80")
    assert told == [PrivateOffered(1, 0, "CS", 80)]
    assert (at(s), asked(s)) == ("private_deal", (0,))
    do(s, "0: counter 40", "1: accept")
    assert s.company("PRR").privates == ("CS",)
    assert (s.company("PRR").cash, s.players[1].cash) == (460, 1040)
    s = operating()
    assert why(s, "1: offer company CS for 81") == "E-3.9"
    assert why(s, "2: offer company CS for 40") == "E-3.8", "not the owner"
    assert why(s, "1: lay 9/1 in H14") == "E-6.4"
    s.players[0].privates, s.players[1].privates = ("CS",), ()
    assert reason(s, "0: offer company CS for 40") == "own-company", "one player needs no consent"
    do(s, "0: buy private CS for 40")
    assert s.company("PRR").privates == ("CS",)


@clause("E-6.85", "E-6.87")
def test_the_president_of_another_company_may_offer_its_train():
    s = buying(trains=("2",))
    told = do(s, "1: offer train 3 of NYC for 300")
    assert told == [TrainOffered(1, 0, "3", "NYC", 300)]
    do(s, "0: counter 200", "1: counter 250", "0: accept")
    assert s.company("PRR").trains == ("2", "3")
    assert (s.company("PRR").cash, s.company("NYC").cash) == (750, 300)
    s = buying(trains=("2",))
    assert why(s, "2: offer train 3 of NYC for 300") == "E-5.28", "not its president"
    operate(s, "PRR", "lay_track")
    assert why(s, "1: offer train 3 of NYC for 300") == "E-6.87", "in the buyer's train step only"
    company(s, "C&O", {0: 6}, cash=50, stations=[("F6", 0)], trains=("3",))
    operate(s, "PRR", "buy_trains")
    assert reason(s, "0: offer train 3 of C&O for 300") == "own-company"
    do(s, "0: buy train 3 of C&O for 1")
    assert s.company("PRR").trains == ("2", "3"), "at once: one player decides for both sides"


@clause("E-6.104")
def test_in_a_forced_sale_a_buyer_may_speak_first():
    s = buying(cash=0, privates={"SV": 0, "CS": 1})
    s.players[0].cash = 0
    assert "ask-for-private" in kinds(s, 2)
    do(s, "2: ask for SV at 90", "0: counter 100", "2: accept")
    assert (s.players[0].cash, s.players[2].privates) == (100, ("SV",))
    assert reason(s, "1: offer CS to 0 at 1") == "no-talks-now", "the president sells and does not buy"


def test_on_the_site_nobody_speaks_out_of_turn():
    s = owned_by_one(profile="18xx.games")
    assert reason(s, "1: offer CS to 0 at 50") == "only-in-turn"
    assert kinds(s, 1) == set()


def test_a_player_who_must_sell_first_does_not_trade():
    s = owned_by_one()
    company(s, "PRR", {0: 7})
    stock_turn(s)
    assert why(s, "1: offer CS to 0 at 50") == "E-4.5"
    assert kinds(s, 1) == set()


def greedy(s: State, seat: int) -> str:
    return choose(s, offers(s, seat), Random(1)).notation()


def test_the_greedy_bot_accepts_what_is_worth_it_and_names_its_own_price_once():
    s = operating()
    do(s, "0: buy private CS for 80")
    assert greedy(s, 1) == "1: accept", "twice the face value"
    s = operating()
    do(s, "0: buy private CS for 20")
    assert greedy(s, 1) == "1: counter 61"
    do(s, "1: counter 61")
    assert greedy(s, 0) == "0: decline", "too dear for a rival's private, and a price was named before"
    do(s, "0: counter 30")
    assert greedy(s, 1) == "1: decline", "once is enough"
    s = operating()
    do(s, "1: offer company CS for 25")
    assert greedy(s, 0) == "0: accept"


def test_the_greedy_bot_keeps_the_last_train_and_sells_another_for_twice_its_price():
    s = buying(trains=("2",))
    do(s, "0: buy train 3 of NYC for 900")
    assert greedy(s, 1) == "1: decline"
    s.company("NYC").trains = ("3", "3")
    assert greedy(s, 1) == "1: accept"
    do(s, "1: counter 950")
    assert greedy(s, 0) == "0: decline"


@pytest.mark.parametrize(("proposals", "out_of_turn"), [(3, 0.3), (None, 0.0)])
def test_random_play_names_three_prices_at_most(proposals, out_of_turn):
    """Also out of turn: every offer is legal, and money and pieces are kept."""
    rng = Random(7)
    s = GAME.begin(Options(proposals=proposals), 4, 7)
    game, seen = RandomGame(GAME, rng), set()
    game.begin(s)
    while not s.over and game.decisions < 2500:
        seat = rng.randrange(4)
        speaks = rng.random() < out_of_turn and offers(s, seat)
        found = offers(s, seat if speaks else waits(s)[0])
        a = GAME.random_policy()(found, rng)
        seen.add(a.key)
        game.play(s, a)
        turns = [step.declined for step in stack(s) if hasattr(step, "declined")]
        assert all(turn.count(one) <= 3 for turn in turns for one in turn)
    assert "counter-offer" in seen
    assert not out_of_turn or {"offer-to-company", "offer-train", "withdraw"} <= seen
