"""Forced sales and bankruptcy (E-6.23 to E-6.25, E-6.104 to E-6.111, E-7.2)."""

import json
from typing import Any

from tests.games.eighteen_thirty.operate.purchases import buying
from tests.games.eighteen_thirty.position import (
    asked,
    at,
    company,
    do,
    operate,
    ruled,
    stack,
    why,
)

from boardroom.core.actions import Paid
from boardroom.games.eighteen_thirty.deals.facts import (
    DealDeclined,
    PrivateReturned,
    PurchaseSetBack,
    SharesReturned,
)
from boardroom.games.eighteen_thirty.facts import MarkerMoved, PresidentChanged
from boardroom.games.eighteen_thirty.game import GAME
from boardroom.games.eighteen_thirty.operate.turn import turn_of
from boardroom.games.eighteen_thirty.state import State
from boardroom.testing.suite import clause


def broke(president: int = 0, cash: int = 0, **shares: dict[int, int]) -> State:
    """PRR has a route, no train and little money; so has its president. The cheapest train costs 180."""
    s = buying(cash)
    s.players[0].cash = president
    for name, held in shares.items():
        company(s, name.replace("_", "&"), held)
    return operate(s, "PRR", "buy_trains")


@clause("E-6.24", "E-6.105")
def test_a_short_president_sells_shares_and_no_more_than_needed():
    s = broke(50, 10, CPR={1: 5, 0: 4})
    assert why(s, "0: buy train 3 from bank") == "E-6.24"
    assert why(s, "0: sell 3 CPR") == "E-6.105", "120 are missing, two shares at 100 suffice"
    do(s, "0: sell 2 CPR")
    assert why(s, "0: sell 1 CPR") == "E-6.24"
    assert why(s, "0: buy train 3 of NYC for 100") == "E-6.105", "the last share was not needed for that"
    do(s, "0: buy train 3 from bank")
    assert s.players[0].cash == 80
    assert why(buying(200), "0: sell 1 PRR") == "E-6.24", "nothing is missing"


@clause("E-5.4")
def test_shares_sold_for_a_train_fetch_the_price_before_the_drop_too():
    s = broke(0, 0, CPR={1: 5, 0: 2})
    company(s, "PRR", {0: 5}, cash=0, stations=[("H12", 0)], pool=5)
    do(operate(s, "PRR", "buy_trains"), "0: sell 1 CPR")
    assert s.company("CPR").price == 90
    assert why(s, "0: go bankrupt") == "E-6.25", "the second share fetches 100 as well"
    do(s, "0: sell 1 CPR")
    assert s.players[0].cash == 200
    t = broke(0, 0, CPR={1: 5, 0: 2})
    t.options = type(t.options)(profile="18xx.games")
    t.derive()
    do(t, "0: sell 1 CPR", "0: sell 1 CPR")
    assert t.players[0].cash == 190, "D-3: each at the price reached by then"


@clause("E-6.104")
def test_in_a_forced_sale_privates_may_be_sold_to_willing_players():
    s = broke(50)
    s.players[0].privates, s.closed = ("DH",), tuple(p for p in s.closed if p != "DH")
    operate(s, "PRR", "buy_trains")
    do(s, "0: offer DH to 2 at 500", "2: accept")
    assert s.players[0].cash == 550
    assert why(s, "0: offer DH to 2 at 1") == "E-6.104"
    t = buying(70)
    assert ruled(t, "0: offer DH to 2 at 1") == "E-6.104", "only in a forced sale"


@clause("E-6.106", "E-6.107", "E-6.108")
def test_pool_limit_and_presidencies_in_a_forced_sale():
    s = broke(0, 0, CPR={1: 2, 0: 4})
    s.company("CPR").president = 0
    s.company("CPR").pool, s.company("CPR").offering = 4, 0
    operate(s, "PRR", "buy_trains")
    assert why(s, "0: sell 2 CPR") == "E-5.6", "the pool limit stays in force"
    company(s, "CPR", {0: 4, 1: 3})
    company(s, "PRR", {0: 4, 1: 3}, cash=0, stations=[("H12", 0)])
    operate(s, "PRR", "buy_trains")
    assert why(s, "0: sell 2 PRR") == "E-6.107"
    assert why(s, "0: sell 1 PRR") is None
    do(s, "0: sell 2 CPR")
    assert s.company("CPR").president == 1, "other presidencies change at once"
    assert s.company("PRR").president == 0


def sold_the_seller(**nyc: Any) -> State:
    """Seat 0 has sold a share of NYC for a train of PRR, and with it the presidency of NYC to seat 1."""
    s = broke(10, 10, NYC={0: 4, 1: 4})
    company(s, "NYC", {0: 4, 1: 4}, trains=("3",), stations=[("E19", 0)], **nyc)
    operate(s, "PRR", "buy_trains")
    do(s, "0: sell 1 NYC")
    assert s.company("NYC").president == 1
    return s


@clause("E-6.109", "E-6.110")
def test_a_new_president_of_the_seller_may_refuse_and_everything_sold_goes_back():
    s = broke(10, 10, NYC={0: 4, 1: 4})
    company(s, "NYC", {0: 4, 1: 4}, trains=("3",))
    operate(s, "PRR", "buy_trains")
    assert why(s, "0: buy train 3 of NYC for 20") is None, "of his own company, as he likes"
    before, bank = s.clone(), s.bank
    do(s, "0: sell 1 NYC", "0: buy train 3 of NYC for 115")
    assert asked(s) == (1,), "the president of the moment decides"
    told = do(s, "1: decline")
    assert [fact for fact in told if not isinstance(fact, Paid)] == [
        DealDeclined(1),
        PurchaseSetBack(1, "PRR"),
        SharesReturned(0, "NYC", 1),
        MarkerMoved("NYC", 100),
        PresidentChanged("NYC", 0),
    ]
    assert (s.players, s.companies, s.bank) == (before.players, before.companies, bank)
    assert s.steps[-1] == before.steps[-1]
    assert (at(s), asked(s)) == ("buy_trains", (0,)), "he plans anew"
    do(s, "0: buy train 3 of NYC for 20")
    assert s.company("PRR").trains == ("3",)


@clause("E-6.109")
def test_a_refusal_is_also_a_price_that_comes_to_nothing_but_not_a_withdrawn_one():
    s = sold_the_seller()
    do(s, "0: buy train 3 of NYC for 115", "0: withdraw")
    assert s.company("NYC").president == 1, "the buyer gave up, nobody refused"
    do(s, "0: buy train 3 of NYC for 114", "1: counter 119", "0: decline")
    assert s.company("NYC").president == 0
    s = sold_the_seller()
    do(s, "1: offer train 3 of NYC for 120", "0: decline")
    assert s.company("NYC").president == 1, "nothing was asked of the new president"


@clause("E-6.109")
def test_privates_sold_for_the_train_go_back_too():
    s = broke(10, 10, NYC={0: 4, 1: 4})
    company(s, "NYC", {0: 4, 1: 4}, trains=("3",))
    s.players[0].privates, s.closed = ("DH",), ("SV", "CS", "MH", "CA", "BO")
    before = operate(s, "PRR", "buy_trains").clone()
    do(s, "0: offer DH to 2 at 50", "2: accept", "0: sell 1 NYC", "0: buy train 3 of NYC for 150")
    told = do(s, "1: decline")
    assert PrivateReturned(0, "DH") in told
    assert (s.players, s.companies, s.bank) == (before.players, before.companies, before.bank)


@clause("E-6.109")
def test_a_president_of_old_who_refuses_brings_nothing_back():
    s = broke(10, 10, CPR={1: 5, 0: 2})
    company(s, "NYC", {1: 6}, trains=("3",))
    operate(s, "PRR", "buy_trains")
    do(s, "0: sell 1 CPR", "0: buy train 3 of NYC for 115", "1: decline")
    assert s.company("CPR").pool == 1
    do(s, "0: sell 1 CPR", "0: buy train 3 from bank")
    assert turn_of(s).before is None


@clause("E-6.109")
def test_a_bank_that_the_sale_emptied_has_not_run_out():
    s = broke(10, 10, NYC={0: 4, 1: 4})
    company(s, "NYC", {0: 4, 1: 4}, trains=("3",))
    s.bank = 50
    operate(s, "PRR", "buy_trains")
    do(s, "0: sell 1 NYC")
    assert s.broken
    do(s, "0: buy train 3 of NYC for 115", "1: decline")
    assert (s.bank, s.broken) == (50, False)


def test_a_table_saved_during_a_forced_sale_goes_on():
    s = sold_the_seller()
    do(s, "0: buy train 3 of NYC for 115")
    found = GAME.load(json.loads(s.to_text()))
    assert found.digest() == s.digest()
    do(found, "1: decline")
    assert found.company("NYC").president == 0
    assert "before" not in found.to_text()


@clause("E-6.25", "E-7.2")
def test_who_cannot_raise_enough_is_bankrupt_and_the_game_ends_at_once():
    s = broke(10, 10, CPR={1: 5, 0: 1})
    s.company("CPR").cell = (5, 6)
    company(s, "PRR", {0: 6}, cash=10, stations=[("H12", 0)], pool=4)
    operate(s, "PRR", "buy_trains")
    assert why(s, "0: go bankrupt") == "E-6.25", "160 are missing; a share at 100 and one at 67 suffice"
    company(s, "PRR", {0: 5}, cash=10, stations=[("H12", 0)], pool=5)
    operate(s, "PRR", "buy_trains")
    do(s, "0: go bankrupt")
    assert s.over
    assert stack(s)[-1].by == "E-7.2"
    assert why(s, "1: pass") == "E-7.2", "nobody acts any more"
    assert s.bankrupt == 0
