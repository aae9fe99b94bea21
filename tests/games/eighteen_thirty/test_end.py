"""Chapter 7: the end of the game (E-7), with X-15."""

from tests.games.eighteen_thirty.position import (
    asked,
    at,
    company,
    do,
    go_on,
    lay,
    operate,
    sold,
    stack,
    stock_turn,
)

from boardroom.core.engine import ignore_facts
from boardroom.games.eighteen_thirty.game import GAME
from boardroom.games.eighteen_thirty.operate.round import begin_operating_round
from boardroom.games.eighteen_thirty.scoring import standings, worth
from boardroom.games.eighteen_thirty.state import State, pay
from boardroom.testing.suite import clause


def late(seats: int = 2) -> State:
    """Phase 5, one company, three operating rounds a set."""
    s = sold(seats, phase=5)
    company(s, "PRR", {0: 6}, cash=100, stations=[("H12", 0)], trains=("5",))
    lay(s, H14=("9", 1), H16=("57", 1))
    return s


def play_rounds(s: State) -> int:
    """Pass and run until the rounds are over; the number of operating turns played."""
    turns = 0
    while not s.over and at(s) != "stock_turn":
        seat, step = asked(s)[0], at(s)
        if step == "run_trains":
            turns += 1
            do(s, f"{seat}: run 5:H12-H14-H16")
        elif step == "dividends":
            do(s, f"{seat}: pay out")
        else:
            do(s, f"{seat}: pass")
    return turns


@clause("E-7.1")
def test_the_bank_runs_out_in_the_first_of_three_rounds():
    """X-15: the rest of that round and the two others are played."""
    s = late()
    s.operating_rounds, s.operating = 3, 0
    begin_operating_round(s, ignore_facts)
    go_on(s)
    s.bank = 10
    assert play_rounds(s) == 3
    assert s.over
    assert stack(s)[-1].by == "E-7.1"
    assert (s.operating, s.broken) == (3, True)


@clause("E-7.4")
def test_the_bank_runs_out_in_a_stock_round():
    s = stock_turn(late())
    s.bank = 20
    company(s, "NYC", {0: 4})
    do(stock_turn(s), "0: sell 1 NYC")
    assert s.broken
    while at(s) == "stock_turn":
        do(s, f"{asked(s)[0]}: pass")
    assert not s.over, "that round and one full set of operating rounds are played"
    assert play_rounds(s) == 3
    assert s.over


@clause("E-7.5")
def test_after_running_out_the_bank_goes_on_on_paper():
    s = late()
    s.bank = 0
    pay(s, None, s.players[0], 100, ignore_facts, "E-6.18")
    assert (s.bank, s.broken) == (-100, True)
    pay(s, s.players[0], None, 500, ignore_facts, "E-4.1")
    assert (s.bank, s.broken) == (400, True)


@clause("E-7.3", "E-7.7")
def test_wealth_is_cash_shares_and_open_privates():
    s = sold(3, privates={"DH": 0})
    company(s, "PRR", {0: 4}, par=82, cash=5000)
    s.company("PRR").privates = ("SV",)
    assert worth(s, s.players[0]) == 1000 + 4 * 82 + 70
    assert worth(s, s.players[1]) == 1000, "treasury and privates of companies count nothing"
    ranking = standings(s)
    assert ranking[0].seat == 0
    assert [one.place for one in ranking] == [1, 2, 2], "U-15: equal wealth shares the place"
    assert GAME.result(s) == ranking


@clause("E-7.6")
def test_the_bankrupt_player_keeps_the_worth_of_what_he_could_not_sell():
    s = sold(2, phase=5)
    prr = company(s, "PRR", {0: 5, 1: 1}, pool=4, cash=10, stations=[("H12", 0)])
    s.depot = (0, 0, 0, 0, 2, 6)
    lay(s, H14=("9", 1), H16=("57", 1))
    s.players[0].cash = 50
    s.players[1].cash = 0
    do(operate(s, "PRR", "buy_trains"), "0: go bankrupt")
    assert s.players[0].cash == 0, "U-13: his cash is gone into the attempt"
    assert prr.pool == 5, "one share could be sold"
    assert worth(s, s.players[0]) == 4 * prr.price
    assert standings(s)[0].seat == 0, "he can win"
