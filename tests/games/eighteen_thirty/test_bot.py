"""Bots of 1830: random play ends its private sale, greedy play beats it."""

from random import Random

import pytest
from tests.games.eighteen_thirty.position import company, do, lay, operate, sold, stock_turn, table

from boardroom.core.engine import advance, ignore_facts, offers, waits
from boardroom.core.views import view
from boardroom.games.eighteen_thirty.actions import Bid
from boardroom.games.eighteen_thirty.bot import forecast as ahead
from boardroom.games.eighteen_thirty.bot.policy import choose, random_choice
from boardroom.games.eighteen_thirty.game import GAME
from boardroom.games.eighteen_thirty.state import Options


def play(greedy: int, seed: int, cap: int = 8000):
    s, rng = GAME.begin(Options(), 4, seed), Random(seed)
    for _ in range(cap):
        if s.over:
            break
        seat = waits(s)[0]
        if seat == greedy:
            seen = view(s, seat)
            a = choose(seen, offers(seen, seat), rng)
        else:
            a = random_choice(offers(s, seat), rng)
        advance(s, a, ignore_facts)
    return s


@pytest.mark.parametrize("seed", range(4))
def test_greedy_play_beats_three_random_players(seed):
    s = play(seed % 4, seed)
    assert s.over
    assert GAME.result(s)[0].seat == seed % 4


@pytest.mark.parametrize("seats", range(2, 7))
def test_random_play_ends_the_private_sale(seats):
    s, rng = table(seats), Random(seats)
    for _ in range(400):
        if s.round:
            return
        advance(s, random_choice(offers(s, waits(s)[0]), rng), ignore_facts)
    raise AssertionError("the private sale does not end")


def test_random_play_still_bids():
    s, rng = table(4), Random(1)
    seen = [random_choice(offers(s, 0), rng) for _ in range(200)]
    bids = [a.amount for a in seen if isinstance(a, Bid)]
    assert bids
    assert max(bids) > 60, "any sum, though low ones more often"


def prr(cash: int, trains: tuple[str, ...], phase: int = 3):
    s = sold(phase=phase)
    company(s, "PRR", {0: 6}, cash=cash, stations=[("H12", 0)], trains=trains)
    s.depot = (0, 1, 4, 3, 2, 6)
    return lay(s, H14=("9", 1), H16=("57", 1))


def greedy(s):
    seat = waits(s)[0]
    return choose(s, offers(s, seat), Random(0)).notation()


def test_it_sees_rust_coming_and_saves_for_a_train():
    s = prr(10, ("2",))
    assert ahead.rusts_soon(s, "2"), "one 3-train, then the first 4-train removes it"
    assert not ahead.rusts_soon(s, "3")
    assert greedy(operate(s, "PRR", "dividends", revenue=30)) == "0: withhold"
    s = prr(10, ("3",))
    assert greedy(operate(s, "PRR", "dividends", revenue=30)) == "0: pay out"


def test_it_replaces_a_train_that_rusts_soon():
    assert greedy(operate(prr(500, ("2",)), "PRR", "buy_trains")) == "0: buy train 3 from bank"


def test_it_lays_track_that_raises_the_next_run():
    s = prr(500, ("2", "2"))
    operate(s, "PRR")
    before = ahead.run_value(s, s.company("PRR"), ("2", "2"))
    do(s, greedy(s))
    operate(s, "PRR")
    assert ahead.run_value(s, s.company("PRR"), ("2", "2")) > before


def test_its_company_buys_its_own_private_dearly():
    s = prr(500, ("3",))
    s.players[0].privates, s.closed = ("DH",), tuple(p for p in s.closed if p != "DH")
    assert greedy(operate(s, "PRR", "last_purchases")) == "0: buy private DH for 140"


def test_it_bids_for_the_private_that_brings_a_share():
    s = table(4)
    assert greedy(s) == "0: bid 165 on CA"


def test_a_rich_company_takes_a_second_2_train_and_then_one_of_the_next_kind():
    s = prr(600, ("2",))
    s.depot = (3, 5, 4, 3, 2, 6)
    assert greedy(operate(s, "PRR", "buy_trains")) == "0: buy train 2 from bank"
    s = prr(600, ("2", "2"))
    s.depot = (0, 5, 4, 3, 2, 6)
    assert greedy(operate(s, "PRR", "buy_trains")) == "0: buy train 3 from bank"
    s = prr(600, ("2", "3"))
    s.depot = (0, 5, 4, 3, 2, 6)
    assert greedy(operate(s, "PRR", "buy_trains")) == "0: pass", "one of a kind is enough"


def test_a_trainless_company_takes_the_train_of_a_sister_before_its_president_pays():
    s = prr(30, ())
    company(s, "C&O", {0: 6}, cash=0, stations=[("F6", 0)], trains=("3", "3"))
    assert greedy(operate(s, "PRR", "buy_trains")) == "0: buy train 3 of C&O for 30"


def test_it_lays_the_tile_of_dh_and_its_station():
    s = prr(600, ("3",))
    s.company("PRR").privates, s.closed = ("DH",), tuple(p for p in s.closed if p != "DH")
    operate(s, "PRR")
    assert greedy(s) == "0: DH lays 57/0"
    do(s, "0: DH lays 57/0")
    assert greedy(s) == "0: station by DH"


def test_it_exchanges_mh_before_the_first_5_train_closes_it():
    s = sold(privates={"MH": 0}, phase=4)
    company(s, "NYC", {1: 6})
    assert greedy(stock_turn(s)) == "0: exchange MH from offering"


def test_two_greedy_games_differ_though_1830_has_no_luck():
    lines = set()
    for seed in range(4):
        s, rng = table(4), Random(seed)
        while s.round < 2 and not s.operating:
            seat = waits(s)[0]
            advance(s, choose(s, offers(s, seat), rng), ignore_facts)
        lines.add(s.digest())
    assert len(lines) > 1


def market_of(cash: int):
    """PRR of seat 1 runs for 30, B&O of seat 2 costs the same and is idle; seat 0 holds 30% of it."""
    s = sold(3, phase=3)
    company(s, "PRR", {1: 5}, par=67, stations=[("H12", 0)], trains=("3",))
    company(s, "B&O", {2: 4, 0: 3}, par=67, stations=[("I15", 0)])
    lay(s, H14=("9", 1), H16=("57", 1))
    s.players[0].cash = cash
    return stock_turn(s)


def test_it_sells_an_idle_share_for_one_that_earns_if_money_is_short():
    assert greedy(market_of(20)) == "0: sell 1 B&O"
    assert greedy(market_of(0)) == "0: sell 1 B&O", "67 for one, 67 for the other"
    assert greedy(market_of(100)) == "0: buy PRR from offering", "there is money for it"
    s = market_of(20)
    s.company("B&O").president = 0
    assert greedy(s) == "0: pass", "it keeps its own company"
