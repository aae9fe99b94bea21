"""Step 5: buying trains from bank, pool and other companies (E-6.20 to E-6.22, E-6.83 to E-6.92)."""

from __future__ import annotations

from boardroom.core.offers import Offer
from boardroom.core.rules import require
from boardroom.core.steps import Move, Seat, Tell, step_fields
from boardroom.core.visibility import shown
from boardroom.games.eighteen_thirty.actions import BuyTrain, TradeIn
from boardroom.games.eighteen_thirty.board.map_state import map_of
from boardroom.games.eighteen_thirty.facts import TrainBought, TrainTraded
from boardroom.games.eighteen_thirty.offers import Rows
from boardroom.games.eighteen_thirty.operate.anywhere import OpenStage
from boardroom.games.eighteen_thirty.operate.phases import TRAINS, train_bought_first, without_train
from boardroom.games.eighteen_thirty.operate.turn import stage_of, turn_of
from boardroom.games.eighteen_thirty.privates import close
from boardroom.games.eighteen_thirty.state import (
    FIGURES,
    KINDS,
    Company,
    CompanyId,
    State,
    add_at,
    pay,
)

DIESEL = KINDS[-1]


@step_fields
class TrainPurchase(OpenStage):
    """The fields of the step that buys trains; `BuyTrains` adds the moves."""

    company: CompanyId = shown()
    last_sale: int = shown(default=0)
    """The price of the last shares sold for this purchase (E-6.105)."""
    prices: tuple[tuple[CompanyId, int], ...] = shown(default=())
    """The price before the first drop of each company sold for this purchase (E-5.4)."""


def bank_kinds(s: State) -> list[str]:
    """The kinds on sale in the bank: the smallest one left, and diesels beside 6-trains (E-6.21, E-6.83)."""
    found = [kind for kind, left in zip(KINDS[:-1], s.depot, strict=False) if left][:1]
    if s.phase >= TRAINS[FIGURES.diesel_after].phase:
        found.append(DIESEL)
    return found


def cheapest(s: State) -> int:
    """The price of the cheapest train in bank and pool (E-6.96, E-6.101)."""
    return min([TRAINS[kind].price for kind in (*bank_kinds(s), *s.pool_trains)])


def has_room(s: State, company: Company) -> bool:
    return len(company.trains) < s.phase_rules.train_limit


def must_own(s: State, company: Company) -> bool:
    """Whether the company must buy a train: it has none, but a legal route (E-6.23, E-6.100)."""
    return not company.trains and map_of(s).has_route(company.id)


def may_add(s: State, company: Company) -> bool:
    """Whether the president adds money: the treasury cannot pay for a forced purchase (E-6.97)."""
    return must_own(s, company) and company.cash < cheapest(s)


def may_add_for_others(s: State, company: Company) -> bool:
    """The same for a train from another company; some profiles compare bank and pool alone (D-7)."""
    return must_own(s, company) if s.profile.adds_for_any_train else may_add(s, company)


def require_money(s: State, company: Company, price: int, adds: bool) -> None:
    """Refuse a price that the treasury cannot pay, unless the president must add money (E-6.96 to E-6.98)."""
    if price <= company.cash:
        return
    require(must_own(s, company), "E-5.13", "treasury-short", cost=price, cash=company.cash)
    require(adds, "E-6.96", "company-can-pay-cheapest", cash=company.cash, least=cheapest(s))
    both = company.cash + s.president(company).cash
    require(price <= both, "E-6.24", "both-short", cost=price, cash=both)


def may_buy(s: State, a: BuyTrain) -> None:
    company = stage_of(s).operator(s)
    if a.depot == "pool":
        require(a.train in s.pool_trains, "E-6.84", "not-in-pool", train=a.train)
    else:
        require(a.train in bank_kinds(s), "E-6.83", "not-on-sale", train=a.train)
    require(has_room(s, company), "E-6.88", "train-limit", limit=s.phase_rules.train_limit)
    price = TRAINS[a.train].price
    require_money(s, company, price, may_add(s, company))
    if price > company.cash:
        require(price == cheapest(s), "E-6.97", "not-the-cheapest", price=price, least=cheapest(s))


def buy(s: State, a: BuyTrain, tell: Tell) -> None:
    company, price = stage_of(s).operator(s), TRAINS[a.train].price
    pay_for_train(s, company, None, price, "E-6.84" if a.depot == "pool" else "E-6.83", tell)
    tell(TrainBought, company.id, a.train, a.depot, price)
    if a.depot == "pool":
        s.pool_trains = without_train(s.pool_trains, a.train)
    elif a.train != DIESEL:
        s.depot = add_at(s.depot, KINDS.index(a.train), -1)
    receive_train(s, company, a.train, tell)


def pay_for_train(
    s: State, company: Company, seller: Company | None, price: int, clause: str, tell: Tell
) -> None:
    """Pay from the treasury first; the president adds the rest (E-6.98)."""
    turn_of(s).note_action()
    added = price - company.cash
    if added > 0:
        pay(s, s.president(company), company, added, tell, "E-6.98")
    pay(s, company, seller, price, tell, clause)


def receive_train(s: State, company: Company, train: str, tell: Tell) -> None:
    company.trains = (*company.trains, train)
    turn_of(s).before = None
    if company.id == "B&O" and "BO" not in s.closed:  # E-3.13
        close(s, "BO", tell)
    train_bought_first(s, train, tell)


def may_trade_in(s: State, a: TradeIn) -> None:
    company = stage_of(s).operator(s)
    require(DIESEL in bank_kinds(s), "E-6.21", "not-on-sale", train=DIESEL)
    require(a.train in FIGURES.trade_in, "E-6.89", "not-for-trade-in", train=a.train)
    require(a.train in company.trains, "E-6.89", "train-not-owned", train=a.train)
    cost = FIGURES.trade_in_price
    require(cost <= company.cash, "E-6.89", "cannot-pay", cost=cost, cash=company.cash)


def trade_in(s: State, a: TradeIn, tell: Tell) -> None:
    """Put the old train into the pool, where it rusts if this purchase makes it (E-6.90)."""
    company = stage_of(s).operator(s)
    pay_for_train(s, company, None, FIGURES.trade_in_price, "E-6.89", tell)
    tell(TrainTraded, company.id, a.train, FIGURES.trade_in_price)
    company.trains = without_train(company.trains, a.train)
    s.pool_trains = (*s.pool_trains, a.train)
    receive_train(s, company, DIESEL, tell)


def buy_rows(s: State, company: Company) -> list[tuple[str, str]]:
    """The trains in bank and pool that may be bought now."""
    if not has_room(s, company):
        return []
    offered = [(kind, "bank") for kind in bank_kinds(s)]
    offered += [(kind, "pool") for kind in dict.fromkeys(s.pool_trains)]
    cash = company.cash
    found = [row for row in offered if TRAINS[row[0]].price <= cash]
    if found or not must_own(s, company):
        return found
    least = cheapest(s)
    if least > cash + s.president(company).cash:
        return []
    return [row for row in offered if TRAINS[row[0]].price == least]


def trade_rows(s: State, company: Company) -> list[tuple[str]]:
    if company.cash < FIGURES.trade_in_price or DIESEL not in bank_kinds(s):
        return []
    return [(kind,) for kind in FIGURES.trade_in if kind in company.trains]


def train_cost(s: State, seat: Seat, row: tuple[str, str]) -> int:
    return TRAINS[row[0]].price


def every_train(s: State, seat: Seat) -> list[tuple[str, str]]:
    return [(kind, "bank") for kind in KINDS] + [(kind, "pool") for kind in dict.fromkeys(s.pool_trains)]


def train_offers(s: State, company: Company, seat: Seat) -> list[Offer]:
    found: list[Offer] = []
    if rows := buy_rows(s, company):
        found.append(Rows(BuyTrain, s, seat, rows, also=every_train, cost=train_cost))
    if trades := trade_rows(s, company):
        found.append(Rows(TradeIn, s, seat, trades))
    return found


BUY = Move(may_buy, buy)
TRADE_IN = Move(may_trade_in, trade_in)
