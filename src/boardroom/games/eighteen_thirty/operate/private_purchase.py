"""A company buys a private from a player, at any point of its turn (E-3.3, E-3.4, E-3.8 to E-3.11)."""

from __future__ import annotations

from boardroom.core.offers import Offer
from boardroom.core.rules import require
from boardroom.core.steps import Move, Seat, Tell, step
from boardroom.core.visibility import shown
from boardroom.games.eighteen_thirty.actions import BuyPrivate, OfferToCompany
from boardroom.games.eighteen_thirty.deals.deal import (
    DEAL_MOVES,
    Deal,
    may_name_price,
    require_price_left,
    settle_deal,
)
from boardroom.games.eighteen_thirty.deals.facts import PrivateAskedFor, PrivateOffered
from boardroom.games.eighteen_thirty.facts import PrivateBought
from boardroom.games.eighteen_thirty.offers import Priced
from boardroom.games.eighteen_thirty.operate.turn import stage_of
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
    require_price_left(s, a.private, owner.seat, "E-3.8")


def buy_private(s: State, a: BuyPrivate, tell: Tell) -> None:
    owner = owner_of(s, a.private)
    assert isinstance(owner, Player)
    tell(PrivateAskedFor, a.seat, owner.seat, a.private, a.price)  # E-3.10: announced openly
    settle_deal(s, PrivateDeal(stage_of(s).company, a.private, a.price), tell)


def may_offer_to_company(s: State, a: OfferToCompany) -> None:
    company = stage_of(s).operator(s)
    require(a.private in s.players[a.seat].privates, "E-3.8", "not-owner", private=a.private)
    require(a.seat != company.president, "E-3.8", "own-company")
    require_purchase(s, company, a.private, a.price)
    require_price_left(s, a.private, a.seat, "E-3.8")


def offer_to_company(s: State, a: OfferToCompany, tell: Tell) -> None:
    deal = PrivateDeal(stage_of(s).company, a.private, a.price, by_seller=True)
    tell(PrivateOffered, a.seat, deal.responder(s), a.private, a.price)
    settle_deal(s, deal, tell)


@step("eighteen_thirty.private_deal", "E-3.8", frozen=True)
class PrivateDeal(Deal):
    """A company buys a private from a player. (E-3.8)"""

    company: CompanyId = shown()
    private: PrivateId = shown()
    price: int = shown()
    by_seller: bool = shown(default=False, added_later=True)
    moves = DEAL_MOVES

    def seller_seat(self, s: State) -> Seat:
        owner = owner_of(s, self.private)
        return owner.seat if isinstance(owner, Player) else self.buyer_seat(s)

    def buyer_seat(self, s: State) -> Seat:
        return s.president(s.company(self.company)).seat

    @property
    def thing(self) -> str:
        return self.private

    def price_range(self, s: State) -> tuple[int, int]:
        least, most = price_range(self.private)
        return least, min(most, s.company(self.company).cash)

    def at(self, price: int) -> PrivateDeal:
        return PrivateDeal(self.company, self.private, price, not self.by_seller)

    def require_legal(self, s: State) -> None:
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
    return [row for player in s.players for row in _rows_of(s, company, player)]


def _rows_of(s: State, company: Company, player: Player) -> list[tuple[tuple[str], int, int]]:
    """The privates of one player that the company may buy, with the range of prices."""
    found = []
    for private in player.privates:
        least, most = price_range(private)
        if private != "BO" and least <= company.cash and may_name_price(s, private, player.seat):
            found.append(((private,), least, min(most, company.cash)))
    return found


def private_offers(s: State, seat: Seat) -> list[Offer]:
    rows = private_rows(s, stage_of(s).operator(s))
    return [Priced(BuyPrivate, s, seat, rows, also=every_private)] if rows else []


def offers_to_company(s: State, seat: Seat) -> list[Offer]:
    """The privates that a player may offer to the operating company of another one."""
    if not s.phase_rules.buy_privates:
        return []
    rows = _rows_of(s, stage_of(s).operator(s), s.players[seat])
    return [Priced(OfferToCompany, s, seat, rows)] if rows else []


def every_private(s: State, seat: Seat) -> list[tuple[str, int]]:
    return [(private, price_range(private)[0]) for private in PRIVATES]


BUY_PRIVATE = Move(may_buy_private, buy_private)
