"""1830's standing order: buy this share until the company floats."""

from tests.games.eighteen_thirty.position import company, do, sold, stock_turn
from tests.web.tables import golden

from boardroom.core.engine import offers, waits
from boardroom.core.views import view
from boardroom.games.eighteen_thirty.actions import Pass, PayOut, Run
from boardroom.games.eighteen_thirty.game import GAME
from boardroom.games.eighteen_thirty.operate.turn import OperatingTurn, stage_of
from boardroom.games.eighteen_thirty.standing_orders import BuyUntilFloat, PassUnlessThreatened, RunAndPay
from boardroom.games.eighteen_thirty.state import State

ORDER = BuyUntilFloat()


def turn(**cash: int) -> State:
    """Seat 0's turn; PRR has its president at seat 1 and three shares to go."""
    s = sold()
    company(s, "PRR", {1: 2, 0: 1}, par=67)
    company(s, "NYC", {2: 6}, par=100)
    s.players[0].cash = cash.get("cash", 1000)
    return stock_turn(s)


def said(s: State, about: str = "PRR", seat: int = 0) -> str | None:
    seen = view(s, seat)
    found = ORDER.action(seen, offers(seen, seat), about)
    return found.notation() if found else None


def is_news(s: State, *lines: str, about: str = "PRR", seat: int = 0) -> bool:
    return ORDER.is_ended_by(None, do(s, *lines), seat, about)


def test_it_is_one_of_the_games_orders_beside_passing():
    assert [order.key for order in GAME.orders] == [
        "pass",
        "buy-until-float",
        "pass-unless-threatened",
        "run-and-pay",
    ]


def test_each_turn_one_share_is_bought_from_the_offering_and_the_turn_ended():
    s = turn()
    assert said(s) == "0: buy PRR from offering"
    assert not is_news(s, "0: buy PRR from offering")
    assert said(s) == "0: pass"
    assert not is_news(s, "0: pass", "1: pass", "2: pass", "3: buy PRR from offering", "3: pass")
    assert said(s) == "0: buy PRR from offering", "what others buy brings the company nearer to its float"


def test_the_float_ends_it():
    s = turn()
    do(s, "0: buy PRR from offering", "0: pass", "1: buy PRR from offering", "1: pass")
    assert is_news(s, "2: buy PRR from offering")
    assert s.company("PRR").floated
    assert "PRR" not in ORDER.choices(view(s, 0), 0)


def test_a_sale_of_that_company_or_a_price_that_moves_ends_it_and_other_companies_do_not():
    s = turn()
    do(s, "0: pass", "1: pass")
    assert not is_news(s, "2: sell 2 NYC"), "NYC's price is none of PRR's business"
    s = turn()
    s.company("PRR").cell = (3, 11)
    facts = do(stock_turn(s, 3), "3: buy PRR from offering", "3: pass", "0: pass", "1: pass", "2: pass")
    assert not ORDER.is_ended_by(None, facts, 0, "PRR")
    before = s.company("PRR").price
    assert is_news(s, "3: sell 1 PRR")
    assert s.company("PRR").price == before, "a sale at the foot of a column is news without a new price"


def test_a_president_who_is_somebody_else_ends_it_and_the_own_presidency_does_not():
    s = turn()
    assert not is_news(s, "0: buy PRR from offering", "0: pass", "1: pass", "2: pass", "3: pass")
    assert not is_news(s, "0: buy PRR from offering")
    assert s.company("PRR").president == 0
    s = turn()
    s.players[3].shares = s.players[1].shares
    assert is_news(stock_turn(s, 3), "3: buy PRR from offering")
    assert s.company("PRR").president == 3


def test_a_purchase_that_the_rules_refuse_ends_it():
    assert said(turn(cash=66)) is None
    s = turn()
    s.players[0].sold = ("PRR",)
    assert said(s) is None
    assert ORDER.choices(view(s, 0), 0) == [], "nor can it be given in a turn in which it is refused"


def test_it_can_be_given_for_companies_that_have_a_president_and_not_floated_in_a_stock_round_only():
    s = turn()
    assert ORDER.choices(view(s, 0), 0) == ORDER.choices(view(s, 3), 3) == ["PRR"]
    do(s, "0: buy PRR from offering")
    assert ORDER.choices(view(s, 0), 0) == [], "the purchase of this turn is made"
    fresh = GAME.begin(GAME.options(), 4, "sale")
    assert list(ORDER.choices(view(fresh, 0), 0)) == []


def test_after_another_purchase_by_hand_the_turn_is_the_givers():
    s = turn()
    do(s, "0: buy NYC from offering")
    assert said(s) is None


def test_passing_goes_on_until_a_sale_or_until_a_presidency_is_one_share_away():
    order, s = PassUnlessThreatened(), turn()
    company(s, "ERIE", {0: 3, 1: 2}, par=67)
    seen = view(s, 0)
    assert order.choices(seen, 0)
    assert order.action(seen, offers(seen, 0), "") == Pass(0)
    facts = do(s, "0: pass", "1: buy PRR from offering", "1: pass")
    assert not order.is_ended_by(None, facts, 0, ""), "what does not touch the seat's companies"
    assert order.is_ended_by(None, do(s, "2: sell 1 NYC"), 0, "")
    s = turn()
    company(s, "ERIE", {0: 3, 1: 3}, par=67)
    seen = view(s, 0)
    assert not order.choices(seen, 0)
    assert order.action(seen, offers(seen, 0), "") is None


def test_a_company_runs_and_pays_without_laying_or_buying_anything():
    order, journal = RunAndPay(), golden("eighteen_thirty-4", 0.65, "lay-tile")
    s = journal.state
    assert isinstance(s, State)
    seat, about, played = waits(s)[0], stage_of(s).company, list[type]()
    assert about in order.choices(view(s, seat), seat)
    while waits(s)[0] == seat and stage_of(s).company == about:
        seen = view(s, seat)
        action = order.action(seen, offers(seen, seat), about)
        if action is None:
            break
        played.append(type(action))
        facts = do(s, action.notation())
        assert not order.is_ended_by(action, facts, seat, about)
        if not any(isinstance(step, OperatingTurn) for step in s.steps):
            break
    assert {Run, PayOut} <= set(played) <= {Pass, Run, PayOut}
