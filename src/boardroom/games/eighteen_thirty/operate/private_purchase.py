"""A company buys a private from a player, at any point of its turn (E-3.3, E-3.4, E-3.8 to E-3.11)."""

from __future__ import annotations

from boardroom.core.offers import Offer
from boardroom.core.rules import require
from boardroom.core.steps import Move, Seat, Tell, step
from boardroom.core.visibility import shown
from boardroom.games.eighteen_thirty.actions import BuyPrivate
from boardroom.games.eighteen_thirty.deals import DEAL_MOVES, Deal, require_not_declined, settle_deal
from boardroom.games.eighteen_thirty.facts import PrivateBought, PrivateDealOffered
from boardroom.games.eighteen_thirty.offers import Priced
from boardroom.games.eighteen_thirty.operate.turn import stage_of, turn_of
from boardroom.games.eighteen_thirty.privates import PRIVATES, hand_over
from boardroom.games.eighteen_thirty.state import (
    Company,
    CompanyId,
    Player,
    PrivateId,
    State,
    owner_of,
    pay,
)


def price_range(private: str) -> tuple[int, int]:
    """The allowed prices: half to twice the face value (E-3.9)."""
    face = PRIVATES[private].price
    return (face + 1) // 2, 2 * face


def require_purchase(s: State, company: Company, private: str, price: int) -> None:
    """Refuse an illegal purchase of a private by a company."""
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

    def responder(self, s: State) -> Seat:
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
    """The privates that the company may offer to buy, with the range of prices."""
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
