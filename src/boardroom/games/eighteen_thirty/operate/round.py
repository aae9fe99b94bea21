"""The operating rounds of a set: incomes, order of companies, the next round (E-6.1, E-6.2, E-2.3)."""

from __future__ import annotations

from boardroom.core.steps import Seat, Step, Tell, make_step, step
from boardroom.core.visibility import shown
from boardroom.games.eighteen_thirty.facts import CompanyTurnBegan, OperatingRoundBegan
from boardroom.games.eighteen_thirty.operate.turn import OperatingTurn
from boardroom.games.eighteen_thirty.privates import pay_incomes
from boardroom.games.eighteen_thirty.state import ROUND_END, CompanyId, State
from boardroom.games.eighteen_thirty.stock.marker import rank


def begin_operating_round(s: State, tell: Tell) -> None:
    """Pay the income of all open privates; companies floated by now take part (E-6.1, E-5.23)."""
    s.operating += 1
    tell(OperatingRoundBegan, s.round, s.operating, s.operating_rounds)
    pay_incomes(s, "E-6.1", tell)
    s.steps[:] = [OperatingRound(tuple([c.id for c in s.companies if c.floated]))]


@step("eighteen_thirty.operating_round", "E-6.2", frozen=True)
class OperatingRound(Step):
    """Every floated company takes one turn, the highest current share price first. (E-6.2, E-6.29)"""

    left: tuple[CompanyId, ...] = shown()

    def waits(self, s: State) -> tuple[Seat, ...]:
        return ()

    def proceed(self, s: State, tell: Tell) -> None:
        if self.left:
            company = min([s.company(name) for name in self.left], key=rank)
            s.steps[-1] = OperatingRound(tuple([name for name in self.left if name != company.id]))
            assert company.president is not None
            tell(CompanyTurnBegan, company.id, company.president)
            s.steps.append(OperatingTurn(company.id))
        else:
            s.steps[:] = [make_step(ROUND_END)]
