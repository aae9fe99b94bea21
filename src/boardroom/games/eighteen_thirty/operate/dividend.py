"""Step 4: dividend or none (E-6.18, E-6.19, E-6.79 to E-6.82, E-4.21 to E-4.25)."""

from __future__ import annotations

from boardroom.core.rules import require
from boardroom.core.steps import Move, Tell
from boardroom.games.eighteen_thirty.actions import PayOut, Withhold
from boardroom.games.eighteen_thirty.facts import DividendPaid, RevenueKept
from boardroom.games.eighteen_thirty.operate.turn import stage_of, turn_of
from boardroom.games.eighteen_thirty.state import Company, State, pay
from boardroom.games.eighteen_thirty.stock.marker import move_marker


def may_pay_out(s: State, a: PayOut) -> None:
    require(turn_of(s).revenue > 0, "E-6.19", "no-revenue")


def pay_out(s: State, a: PayOut, tell: Tell) -> None:
    company, turn = stage_of(s).operator(s), turn_of(s)
    turn.note_action()
    share = turn.revenue // 10
    tell(DividendPaid, company.id, turn.revenue, share)
    for player in s.players:
        pay(s, None, player, share * player.shares[company.number], tell, "E-6.18")
    pay(s, None, company, share * company.pool, tell, "E-6.79")
    move_marker(s, company, "right", 1, tell)  # E-4.21
    s.steps.pop()


def may_withhold(s: State, a: Withhold) -> None:
    """Always allowed: a company may withhold its whole revenue (E-6.81)."""


def withhold(s: State, a: Withhold, tell: Tell) -> None:
    turn_of(s).note_action()
    withhold_revenue(s, stage_of(s).operator(s), tell)
    s.steps.pop()


def withhold_revenue(s: State, company: Company, tell: Tell) -> None:
    """Withhold the revenue and move the marker left (E-4.23, E-6.81)."""
    revenue = turn_of(s).revenue
    tell(RevenueKept, company.id, revenue)
    pay(s, None, company, revenue, tell, "E-6.81")
    move_marker(s, company, "left", 1, tell)


PAY_OUT = Move(may_pay_out, pay_out)
WITHHOLD = Move(may_withhold, withhold)
