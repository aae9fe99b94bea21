"""Trains of other companies: offers by either president (E-6.85 to E-6.88, E-6.99, E-6.102, E-6.103)."""

from __future__ import annotations

from dataclasses import replace

from boardroom.core.offers import Offer
from boardroom.core.rules import require
from boardroom.core.steps import Move, Seat, Tell, step
from boardroom.core.visibility import shown
from boardroom.games.eighteen_thirty.actions import BuyTrainOf, OfferTrain
from boardroom.games.eighteen_thirty.deals.deal import (
    DEAL_MOVES,
    Deal,
    may_name_price,
    require_price_left,
    settle_deal,
)
from boardroom.games.eighteen_thirty.deals.facts import PurchaseSetBack, TrainDealOffered, TrainOffered
from boardroom.games.eighteen_thirty.facts import TrainSold
from boardroom.games.eighteen_thirty.offers import Priced
from boardroom.games.eighteen_thirty.operate.holdings import give_back
from boardroom.games.eighteen_thirty.operate.phases import TRAINS, without_train
from boardroom.games.eighteen_thirty.operate.trains import (
    TrainPurchase,
    has_room,
    may_add_for_others,
    pay_for_train,
    receive_train,
    require_money,
)
from boardroom.games.eighteen_thirty.operate.turn import stage_of, turn_of
from boardroom.games.eighteen_thirty.state import Company, CompanyId, State, TrainId


def require_train_deal(s: State, company: Company, seller: str, train: str, price: int) -> None:
    """Refuse an illegal purchase from another company (E-6.85 to E-6.88, E-6.99)."""
    require(seller != company.id, "E-6.85", "own-train", train=train)
    require(train in s.company(seller).trains, "E-6.85", "train-not-owned", train=train)
    require(has_room(s, company), "E-6.88", "train-limit", limit=s.phase_rules.train_limit)
    require(price >= 1, "E-6.85", "price-too-low", price=price)
    require_money(s, company, price, may_add_for_others(s, company))
    face = TRAINS[train].price
    if price > company.cash:
        require(price <= face, "E-6.99", "above-face-value", price=price, face=face)
    least = least_price(s, company, train)
    require(price >= least, "E-6.105", "sold-more-than-needed", price=price, least=least)


def least_price(s: State, company: Company, train: str) -> int:
    """The lowest price after a forced sale: it must require the last share sold (E-6.105, D-7)."""
    last = next((one.last_sale for one in s.steps if isinstance(one, TrainPurchase)), 0)
    if not last or company.cash >= TRAINS[train].price:
        return 1
    return max(1, company.cash + s.president(company).cash - last + 1)


def may_buy_of(s: State, a: BuyTrainOf) -> None:
    require_train_deal(s, stage_of(s).operator(s), a.seller, a.train, a.price)
    require_price_left(s, thing(a.train, a.seller), s.president(s.company(a.seller)).seat, "E-6.87")


def buy_of(s: State, a: BuyTrainOf, tell: Tell) -> None:
    deal = TrainDeal(stage_of(s).company, a.seller, a.train, a.price)
    tell(TrainDealOffered, a.seat, deal.responder(s), a.train, a.seller, a.price)
    settle_deal(s, deal, tell)


def may_offer_train(s: State, a: OfferTrain) -> None:
    company = stage_of(s).operator(s)
    require(s.company(a.seller).president == a.seat, "E-5.28", "not-president", company=a.seller)
    require(company.president != a.seat, "E-6.85", "own-company")
    require_train_deal(s, company, a.seller, a.train, a.price)
    require_price_left(s, thing(a.train, a.seller), a.seat, "E-6.87")


def offer_train(s: State, a: OfferTrain, tell: Tell) -> None:
    deal = TrainDeal(stage_of(s).company, a.seller, a.train, a.price, by_seller=True)
    tell(TrainOffered, a.seat, deal.responder(s), a.train, a.seller, a.price)
    settle_deal(s, deal, tell)


def thing(train: str, seller: str) -> str:
    """The name of a train in talks."""
    return f"{train} {seller}"


@step("eighteen_thirty.train_deal", "E-6.85", frozen=True)
class TrainDeal(Deal):
    """A company buys a train from another, whose current president is asked. (E-6.85, E-6.109)"""

    company: CompanyId = shown()
    seller: CompanyId = shown()
    train: TrainId = shown()
    price: int = shown()
    by_seller: bool = shown(default=False, added_later=True)
    is_answer: bool = shown(default=False, added_later=True)
    """Whether the price answers one that the other side named."""
    moves = DEAL_MOVES

    def seller_seat(self, s: State) -> Seat:
        return s.president(s.company(self.seller)).seat

    def buyer_seat(self, s: State) -> Seat:
        return s.president(s.company(self.company)).seat

    @property
    def thing(self) -> str:
        return thing(self.train, self.seller)

    def price_range(self, s: State) -> tuple[int, int]:
        return train_prices(s, s.company(self.company), self.train)

    def at(self, price: int) -> TrainDeal:
        return replace(self, price=price, by_seller=not self.by_seller, is_answer=True)

    def require_legal(self, s: State) -> None:
        require_train_deal(s, s.company(self.company), self.seller, self.train, self.price)

    def carry_out(self, s: State, tell: Tell) -> None:
        company, seller = s.company(self.company), s.company(self.seller)
        pay_for_train(s, company, seller, self.price, "E-6.85", tell)
        seller.trains = without_train(seller.trains, self.train)
        tell(TrainSold, self.seller, self.company, self.train, self.price)
        receive_train(s, company, self.train, tell)

    def after_refusal(self, s: State, seat: Seat, tell: Tell) -> None:
        """A new president's refusal sets a forced purchase back to its beginning (E-6.109)."""
        refused = self.is_answer if self.by_seller else seat == self.seller_seat(s)
        stage, before = s.steps[-1], turn_of(s).before
        assert isinstance(stage, TrainPurchase)
        if before is not None and refused and self.asks_new_president(s):
            tell(PurchaseSetBack, self.seller_seat(s), self.company)
            give_back(s, before, tell)
            turn_of(s).before, stage.last_sale, stage.prices = None, 0, ()

    def asks_new_president(self, s: State) -> bool:
        """Whether the sale for this purchase made the seller's president, who may set it back (E-6.109)."""
        before, owner = turn_of(s).before, s.company(self.seller)
        return before is not None and before.companies[owner.number].president != owner.president


TrainRow = tuple[tuple[str, str], int, int]
"""A train and its company, with the lowest and the highest legal price."""


def other_rows(s: State, company: Company) -> list[TrainRow]:
    """The trains of other companies, with the range of legal prices."""
    if not has_room(s, company):
        return []
    return [row for seller in s.companies if seller is not company for row in _rows_of(s, company, seller)]


def _rows_of(s: State, company: Company, seller: Company) -> list[TrainRow]:
    """The trains of one company that another one may buy."""
    found: list[TrainRow] = []
    for kind in dict.fromkeys(seller.trains):
        least, most = train_prices(s, company, kind)
        if least <= most and may_name_price(s, thing(kind, seller.id), s.president(seller).seat):
            found.append(((kind, seller.id), least, most))
    return found


def train_prices(s: State, company: Company, kind: str) -> tuple[int, int]:
    """The lowest and the highest price of another company's train (E-6.85, E-6.97 to E-6.99, E-6.105)."""
    most, face = company.cash, TRAINS[kind].price
    if most < face and may_add_for_others(s, company):
        most = min(face, company.cash + s.president(company).cash)
    return least_price(s, company, kind), most


def offers_of_trains(s: State, seat: Seat) -> list[Offer]:
    """The trains that the president of other companies may offer to the operating one."""
    company = stage_of(s).operator(s)
    if not has_room(s, company):
        return []
    mine = [c for c in s.companies if c.trains and c.president == seat]
    rows = [row for seller in mine for row in _rows_of(s, company, seller)]
    return [Priced(OfferTrain, s, seat, rows)] if rows else []


def purchase_offers(s: State, company: Company, seat: Seat) -> list[Offer]:
    """The trains that the operating company may ask for."""
    rows = other_rows(s, company)
    return [Priced(BuyTrainOf, s, seat, rows)] if rows else []


BUY_OF = Move(may_buy_of, buy_of)
