"""The operating rounds of a set: incomes, order of companies, the next round (E-6.1, E-6.2, E-2.3)."""

from __future__ import annotations

from boardroom.core.fields import shown
from boardroom.core.steps import Over, Seat, Step, Tell, step
from boardroom.games.eighteen_thirty.facts import CompanyTurnBegan, GameEnded, OperatingRoundBegan
from boardroom.games.eighteen_thirty.marker import rank
from boardroom.games.eighteen_thirty.operate.turn import OperatingTurn
from boardroom.games.eighteen_thirty.privates import pay_incomes
from boardroom.games.eighteen_thirty.state import CompanyId, State
from boardroom.games.eighteen_thirty.stock import begin_stock_round

LAST_ROUND = 100
"""18xx.games stops a game that goes on and on (D-20)."""


def begin_operating_set(s: State, tell: Tell) -> None:
    """The number of rounds is fixed by the best train bought so far (E-2.3)."""
    s.operating_rounds = s.phase_rules.operating_rounds
    s.operating = 0
    _begin_round(s, tell)


def _begin_round(s: State, tell: Tell) -> None:
    s.operating += 1
    tell(OperatingRoundBegan, s.round, s.operating, s.operating_rounds)
    pay_incomes(s, "E-6.1", tell)
    s.steps[:] = [OperatingRound(tuple([c.id for c in s.companies if c.floated]))]


def _end_set(s: State, tell: Tell) -> None:
    """After the bank has run out the set of operating rounds is the last (E-7.1, E-7.4)."""
    if s.broken or (s.by_site and s.round >= LAST_ROUND):
        clause = "E-7.1" if s.broken else "E-7.3"
        tell(GameEnded, clause)
        s.steps[:] = [Over(clause)]
    else:
        begin_stock_round(s, tell)


@step("eighteen_thirty.operating_round", "E-6.2")
class OperatingRound(Step):
    """Every floated company takes one turn, the highest share price of the moment first. (E-6.2, E-6.29)"""

    left: tuple[CompanyId, ...] = shown()

    def waits(self, s: State) -> tuple[Seat, ...]:
        return ()

    def proceed(self, s: State, tell: Tell) -> None:
        if self.left:
            company = min([s.company(name) for name in self.left], key=rank)
            self.left = tuple([name for name in self.left if name != company.id])
            assert company.president is not None
            tell(CompanyTurnBegan, company.id, company.president)
            s.steps.append(OperatingTurn(company.id))
        elif s.operating < s.operating_rounds:
            _begin_round(s, tell)
        else:
            _end_set(s, tell)
