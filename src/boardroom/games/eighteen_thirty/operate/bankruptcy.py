"""Forced sales and bankruptcy: money for a train (E-6.23 to E-6.25, E-6.104 to E-6.111)."""

from __future__ import annotations

from boardroom.core.offers import Just, Offer
from boardroom.core.rules import require
from boardroom.core.steps import Move, Over, Seat, Tell
from boardroom.games.eighteen_thirty.actions import GoBankrupt, OfferPrivate, SellShares
from boardroom.games.eighteen_thirty.deals.trades import may_offer_private, trade_offers
from boardroom.games.eighteen_thirty.facts import GameEnded, WentBankrupt
from boardroom.games.eighteen_thirty.offers import Rows
from boardroom.games.eighteen_thirty.operate.trains import TrainPurchase, cheapest, must_own
from boardroom.games.eighteen_thirty.operate.turn import stage_of, turn_of
from boardroom.games.eighteen_thirty.state import Company, Player, State, pay
from boardroom.games.eighteen_thirty.stock.certificates import (
    most_of_others,
    most_to_sell,
    require_sale,
    sell_to_pool,
)


def missing(s: State, company: Company) -> int:
    """The money that treasury and president lack for the cheapest train; 0 without a forced purchase."""
    if not must_own(s, company):
        return 0
    return max(0, cheapest(s) - company.cash - s.president(company).cash)


def price_now(s: State, sold: Company) -> int:
    """The price of a share in this turn: before its first drop (E-5.4) or the current one (D-3)."""
    stage = stage_of(s)
    if s.profile.sells_at_current_price or not isinstance(stage, TrainPurchase):
        return sold.price
    return dict(stage.prices).get(sold.id, sold.price)


def may_sell_forced(s: State, a: SellShares) -> None:
    buyer = stage_of(s).operator(s)
    player, sold = s.players[a.seat], s.company(a.company)
    lack = missing(s, buyer)
    require(lack > 0, "E-6.24", "no-need-to-sell")
    require_sale(s, player, sold, a.count)  # E-6.106: the pool limit still applies
    if sold is buyer:
        left = player.shares[sold.number] - a.count
        require(left >= most_of_others(s, sold, a.seat), "E-6.107", "presidency-would-move", left=10 * left)
    price = price_now(s, sold)
    require((a.count - 1) * price < lack, "E-6.105", "more-than-needed", lack=lack, price=price)


def sell_forced(s: State, a: SellShares, tell: Tell) -> None:
    turn_of(s).keep_holdings(s)
    turn_of(s).note_action()
    stage, sold = stage_of(s), s.company(a.company)
    assert isinstance(stage, TrainPurchase)
    price = price_now(s, sold)
    stage.last_sale = price
    if sold.id not in dict(stage.prices):
        stage.prices = (*stage.prices, (sold.id, price))
    sell_to_pool(s, s.players[a.seat], sold, a.count, price, tell)


def most_forced(s: State, player: Player, sold: Company, buyer: Company) -> int:
    """How many shares of a company the president may sell for a train of `buyer` (E-6.106, E-6.107)."""
    most = most_to_sell(s, player, sold)
    if sold is buyer:
        most = min(most, player.shares[sold.number] - most_of_others(s, sold, player.seat))
    return max(0, most)


def rows_in_forced_sale(s: State, company: Company) -> list[tuple[str, int]]:
    lack, player = missing(s, company), s.president(company)
    if not lack:
        return []
    found = []
    for sold in s.companies:
        for count in range(1, most_forced(s, player, sold, company) + 1):
            if (count - 1) * price_now(s, sold) < lack:
                found.append((sold.id, count))
    return found


def is_bankrupt(s: State, company: Company) -> bool:
    """Whether the president cannot raise enough money by selling everything allowed (E-6.25)."""
    lack, player = missing(s, company), s.president(company)
    if not lack:
        return False
    return sum([price_now(s, c) * most_forced(s, player, c, company) for c in s.companies]) < lack


def may_go_bankrupt(s: State, a: GoBankrupt) -> None:
    require(is_bankrupt(s, stage_of(s).operator(s)), "E-6.25", "not-bankrupt")


def go_bankrupt(s: State, a: GoBankrupt, tell: Tell) -> None:
    """Sell everything allowed, pay the money to the bank, and end the game (E-7.2, U-13, D-10)."""
    company, player = stage_of(s).operator(s), s.players[a.seat]
    for sold in s.companies:
        count = most_forced(s, player, sold, company)
        if count:
            sell_to_pool(s, player, sold, count, price_now(s, sold), tell)
    pay(s, player, None, player.cash, tell, "E-7.6")
    s.bankrupt = a.seat
    tell(WentBankrupt, a.seat, company.id)
    tell(GameEnded, "E-7.2")
    s.steps[:] = [Over("E-7.2")]


def may_offer_forced(s: State, a: OfferPrivate) -> None:
    """Allowed in a forced sale: the president may sell privates to willing players (E-6.104, D-9)."""
    require(missing(s, stage_of(s).operator(s)) > 0, "E-6.104", "no-need-to-sell")
    may_offer_private(s, a)


def offers_in_forced_sale(s: State, company: Company, seat: Seat) -> list[Offer]:
    if not missing(s, company):
        return []
    found: list[Offer] = []
    if rows := rows_in_forced_sale(s, company):
        found.append(Rows(SellShares, s, seat, rows))
    if is_bankrupt(s, company):
        found.append(Just(s, GoBankrupt(seat)))
    return found + trade_offers(s, seat, buying=False)


SELL_FORCED = Move(may_sell_forced, sell_forced)
BANKRUPT = Move(may_go_bankrupt, go_bankrupt)
