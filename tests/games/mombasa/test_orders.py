"""Mombasa's standing order: end the own action phase and take this column."""

from tests.games.mombasa.position import table, told, turn

from boardroom.core.actions import Paid
from boardroom.core.engine import offers
from boardroom.core.views import view
from boardroom.games.mombasa.facts import PhaseEnded
from boardroom.games.mombasa.game import GAME
from boardroom.games.mombasa.standing_orders import EndOwnPhase
from boardroom.games.mombasa.state import ACCOUNTS, State
from boardroom.testing.suite import clause

ORDER = EndOwnPhase()


def said(s: State, about: str, seat: int = 0) -> str | None:
    seen = view(s, seat)
    found = ORDER.action(seen, offers(seen, seat), about)
    return found.notation() if found else None


def test_it_stands_for_passing_which_mombasa_has_not():
    assert [order.key for order in GAME.orders] == ["end-phase"]


@clause("M-13.2")
def test_it_is_given_about_every_open_slot_while_the_own_phase_lasts():
    s = turn("coffee_2")
    assert ORDER.choices(view(s, 0), 0) == ("B", "C", "D")
    assert ORDER.choices(view(s, 1), 1) == ("B", "C", "D")
    s.players[1].ended = True
    assert ORDER.choices(view(s, 1), 1) == ()
    planning = table(2)
    assert ORDER.choices(view(planning, 0), 0) == (), "before the cards lie there is no phase to end"


def test_asked_for_its_turn_it_takes_the_column_and_a_slot_that_is_shut_it_cannot_take():
    s = turn("coffee_2")
    assert said(s, "C") == "0: end C"
    assert said(s, "E") is None
    assert said(table(2), "C") is None, "a starting tile is chosen by hand"


def test_what_others_do_leaves_it_standing_and_the_own_end_or_money_ends_it():
    s = turn("coffee_2")
    facts = told(s, "0: end C")
    assert any(isinstance(fact, PhaseEnded) for fact in facts)
    assert ORDER.is_ended_by(None, facts, 0, "C")
    assert not ORDER.is_ended_by(None, facts, 1, "C")
    paid = [Paid("bank", ACCOUNTS[1], 3, "M-6.3")]
    assert ORDER.is_ended_by(None, paid, 1, "C")
    assert not ORDER.is_ended_by(None, paid, 0, "C")
