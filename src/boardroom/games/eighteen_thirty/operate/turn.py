"""A company's turn: its steps in order, private purchases at any point of it (E-6.3, E-3.8 to E-3.11)."""

from __future__ import annotations

from typing import Any, cast

from boardroom.core.actions import Skipped
from boardroom.core.offers import Offer
from boardroom.core.rules import require
from boardroom.core.steps import Move, Seat, Step, Tell, step
from boardroom.core.visibility import shown
from boardroom.games.eighteen_thirty.actions import BuyPrivate, Pass
from boardroom.games.eighteen_thirty.deals import DEAL_MOVES, Deal, require_not_declined, settle_deal
from boardroom.games.eighteen_thirty.facts import Passed, PrivateBought, PrivateDealOffered
from boardroom.games.eighteen_thirty.offers import Priced
from boardroom.games.eighteen_thirty.privates import PRIVATES, hand_over
from boardroom.games.eighteen_thirty.state import (
    Company,
    CompanyId,
    Player,
    PrivateId,
    State,
    frame,
    owner_of,
    pay,
)


@step("eighteen_thirty.operating_turn", "E-6.3")
class OperatingTurn(Step):
    """One company's turn; it remembers what was done and lays the steps on top of itself. (E-6.3)"""

    company: CompanyId = shown()
    at: int = shown(default=0)
    acted: bool = shown(default=False)
    laid: bool = shown(default=False)
    """The one lay of the turn is used up (E-6.4, E-3.21)."""
    dh_laid: bool = shown(default=False)
    """DH laid its tile in this turn: its free station may be placed (E-3.23)."""
    stationed: bool = shown(default=False)
    revenue: int = shown(default=0)
    declined: tuple[tuple[str, Seat], ...] = shown(default=())

    def proceed(self, s: State, tell: Tell) -> None:
        from boardroom.games.eighteen_thirty.operate.stages import STAGES

        if self.at == len(STAGES):
            s.steps.pop()
            return
        stage = STAGES[self.at]
        self.at += 1
        s.steps.append(stage.begin(self.company))


def turn_of(s: State) -> OperatingTurn:
    found = frame(s, OperatingTurn)
    assert isinstance(found, OperatingTurn)
    return found


class Stage(Step):
    """The base of the steps of a company's turn: whoever presides is asked (E-5.28)."""

    __slots__ = ()
    company: str
    skipped: str = "E-6.3"
    """The clause told when there is nothing to choose."""

    @classmethod
    def begin(cls, company: str) -> Stage:
        return cast(Any, cls)(company)  # type: ignore[no-any-return]

    def operator(self, s: State) -> Company:
        return s.company(self.company)

    def waits(self, s: State) -> tuple[Seat, ...]:
        president = s.company(self.company).president
        assert president is not None
        return (president,) if self.has_choice(s) else ()

    def has_choice(self, s: State) -> bool:
        raise NotImplementedError

    def proceed(self, s: State, tell: Tell) -> None:
        president = s.company(self.company).president
        assert president is not None
        tell(Skipped, president, self.skipped)
        s.steps.pop()


def stage_of(s: State) -> Stage:
    top = s.steps[-1]
    assert isinstance(top, Stage)
    return top


def may_pass(s: State, a: Pass) -> None:
    """The optional steps may be passed (E-6.4, E-6.10)."""


def pass_stage(s: State, a: Pass, tell: Tell) -> None:
    tell(Passed, a.seat)
    turn_of(s).acted = True
    s.steps.pop()


PASS = Move(may_pass, pass_stage)


def price_range(private: str) -> tuple[int, int]:
    """Half to twice the face value (E-3.9)."""
    face = PRIVATES[private].price
    return (face + 1) // 2, 2 * face


def require_purchase(s: State, company: Company, private: str, price: int) -> None:
    """What any purchase of a private by a company needs."""
    require(s.phase_rules.buy_privates, "E-3.3", "wrong-phase", phase=s.phase)
    require(private != "BO", "E-3.4", "never-to-a-company", private=private)
    owner = owner_of(s, private)
    require(owner is not None, "E-3.16", "private-closed", private=private)
    require(isinstance(owner, Player), "E-3.11", "companies-never-sell", private=private)
    least, most = price_range(private)
    require(least <= price <= most, "E-3.9", "price-out-of-range", price=price, least=least, most=most)
    require(price <= company.cash, "E-6.30", "cannot-pay", cost=price, cash=company.cash)


def may_buy_private(s: State, a: BuyPrivate) -> None:
    require_purchase(s, stage_of(s).operator(s), a.private, a.price)
    owner = owner_of(s, a.private)
    assert isinstance(owner, Player)
    require_not_declined(s, a.private, owner.seat, "E-3.8")


def buy_private(s: State, a: BuyPrivate, tell: Tell) -> None:
    owner = owner_of(s, a.private)
    assert isinstance(owner, Player)
    tell(PrivateDealOffered, a.seat, owner.seat, a.private, a.price)  # E-3.10: announced openly
    settle_deal(s, PrivateDeal(stage_of(s).company, a.private, a.price), tell)


@step("eighteen_thirty.private_deal", "E-3.8")
class PrivateDeal(Deal):
    """A company buys a private from a player. (E-3.8)"""

    company: CompanyId = shown()
    private: PrivateId = shown()
    price: int = shown()
    moves = DEAL_MOVES

    def offerer(self, s: State) -> Seat:
        return s.president(s.company(self.company)).seat

    def asked(self, s: State) -> Seat:
        owner = owner_of(s, self.private)
        return owner.seat if isinstance(owner, Player) else self.offerer(s)

    @property
    def thing(self) -> str:
        return self.private

    def require_standing(self, s: State) -> None:
        require_purchase(s, s.company(self.company), self.private, self.price)

    def carry_out(self, s: State, tell: Tell) -> None:
        owner, company = owner_of(s, self.private), s.company(self.company)
        assert isinstance(owner, Player)
        pay(s, company, owner, self.price, tell, "E-3.8")
        hand_over(owner, company, self.private)
        tell(PrivateBought, self.company, self.private, self.price)


def private_rows(s: State, company: Company) -> list[tuple[tuple[str], int, int]]:
    """Privates that the company could offer to buy, with the range of prices."""
    if not s.phase_rules.buy_privates or len(s.closed) == len(PRIVATES):
        return []
    declined = turn_of(s).declined
    found = []
    for player in s.players:
        for private in player.privates:
            least, most = price_range(private)
            if private != "BO" and least <= company.cash and (private, player.seat) not in declined:
                found.append(((private,), least, min(most, company.cash)))
    return found


def private_offers(s: State, seat: Seat) -> list[Offer]:
    rows = private_rows(s, stage_of(s).operator(s))
    return [Priced(BuyPrivate, s, seat, rows, also=every_private)] if rows else []


def every_private(s: State, seat: Seat) -> list[tuple[str, int]]:
    return [(private, price_range(private)[0]) for private in PRIVATES]


BUY_PRIVATE = Move(may_buy_private, buy_private)
