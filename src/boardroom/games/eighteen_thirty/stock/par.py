"""Setting par: the president's certificate leaves the offering (E-1.26, E-4.2, E-4.11, E-5.11)."""

from __future__ import annotations

from boardroom.core.offers import Offer
from boardroom.core.rules import require
from boardroom.core.steps import Move, Seat, Step, Tell, step
from boardroom.core.visibility import shown
from boardroom.games.eighteen_thirty.actions import Par
from boardroom.games.eighteen_thirty.facts import ParSet
from boardroom.games.eighteen_thirty.offers import Settled
from boardroom.games.eighteen_thirty.state import CompanyId, State
from boardroom.games.eighteen_thirty.stock.certificates import take_from_offering
from boardroom.games.eighteen_thirty.stock.marker import put_on_par
from boardroom.games.eighteen_thirty.stock.market import PAR_CELLS


def may_set_par(s: State, a: Par) -> None:
    asked = s.steps[-1]
    assert isinstance(asked, SettingPar)
    require(a.company == asked.company, "E-1.26", "another-company", company=asked.company)


def set_par(s: State, a: Par, tell: Tell) -> None:
    s.steps.pop()
    start_company(s, a, tell)


def start_company(s: State, a: Par, tell: Tell) -> None:
    """Hand out the president's certificate and set par (E-4.2, E-4.11, E-5.11)."""
    company = s.company(a.company)
    put_on_par(s, company, a.price)
    company.president = a.seat
    tell(ParSet, a.seat, a.company, a.price)
    take_from_offering(s, s.players[a.seat], company, 2, tell)


@step("eighteen_thirty.setting_par", "E-1.26", frozen=True)
class SettingPar(Step):
    """The buyer of BO sets the par of B&O. (E-1.26, E-5.11)"""

    seat: Seat = shown()
    company: CompanyId = shown()
    moves = {Par: Move(may_set_par, set_par)}

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        return [Settled(Par, s, seat, [(self.company, price) for price in PAR_CELLS])]
