"""Trades of privates between players, in a turn of the buyer or the seller (E-3.2, E-3.31, E-6.104)."""

from __future__ import annotations

from boardroom.core.offers import Offer
from boardroom.core.rules import require
from boardroom.core.steps import Move, Seat, Tell, step
from boardroom.core.visibility import shown
from boardroom.games.eighteen_thirty.actions import AskForPrivate, OfferPrivate
from boardroom.games.eighteen_thirty.deals.deal import (
    DEAL_MOVES,
    Deal,
    host,
    host_of,
    require_price_left,
    settle_deal,
)
from boardroom.games.eighteen_thirty.deals.facts import PrivateAskedFor, PrivateOffered
from boardroom.games.eighteen_thirty.facts import PrivateTraded
from boardroom.games.eighteen_thirty.offers import Priced
from boardroom.games.eighteen_thirty.privates import PRIVATES, hand_over
from boardroom.games.eighteen_thirty.state import Player, PrivateId, State, owner_of, pay
from boardroom.games.eighteen_thirty.stock.certificates import has_certificate_room, require_certificate_room
from boardroom.games.eighteen_thirty.turns import turn_under_way


@step("eighteen_thirty.private_trade", "E-3.2", frozen=True)
class PrivateTrade(Deal):
    """A player sells a private to another player. (E-3.2, E-6.104)"""

    private: PrivateId = shown()
    seller: Seat = shown()
    buyer: Seat = shown()
    price: int = shown()
    by_seller: bool = shown()
    moves = DEAL_MOVES

    def seller_seat(self, s: State) -> Seat:
        return self.seller

    def buyer_seat(self, s: State) -> Seat:
        return self.buyer

    @property
    def thing(self) -> str:
        return self.private

    def price_range(self, s: State) -> tuple[int, int]:
        return s.profile.least_trade_price, s.players[self.buyer].cash

    def at(self, price: int) -> PrivateTrade:
        return PrivateTrade(self.private, self.seller, self.buyer, price, not self.by_seller)

    def require_legal(self, s: State) -> None:
        require_trade(s, self.private, self.seller, self.buyer, self.price)

    def carry_out(self, s: State, tell: Tell) -> None:
        giver, taker = s.players[self.seller], s.players[self.buyer]
        pay(s, taker, giver, self.price, tell, "E-3.2")
        hand_over(giver, taker, self.private)
        tell(PrivateTraded, self.seller, self.buyer, self.private, self.price)


def may_trade_yet(s: State) -> bool:
    """Whether players may trade privates: not in the first stock round (E-3.31)."""
    return s.round > 1 or s.operating > 0


def require_trade(s: State, private: str, seller: Seat, buyer: Seat, price: int) -> None:
    """Refuse an illegal trade of a private between players (E-3.2, E-3.31, E-4.14)."""
    require(may_trade_yet(s), "E-3.31", "no-trade-in-first-round")
    require(0 <= buyer < len(s.players) and seller != buyer, "E-3.2", "no-such-partner")
    require(private in s.players[seller].privates, "E-3.2", "not-owner", private=private)
    cash = s.players[buyer].cash
    require(0 <= price <= cash, "E-3.2", "cannot-pay", cost=price, cash=cash)
    require(price >= s.profile.least_trade_price, "E-3.2", "price-below-one", price=price)
    if s.profile.trades_need_certificate_room:
        require_certificate_room(s, s.players[buyer])


def may_ask_for(s: State, a: AskForPrivate) -> None:
    owner = owner_of(s, a.private)
    require(isinstance(owner, Player), "E-3.2", "not-owned-by-player", private=a.private)
    assert isinstance(owner, Player)
    require_trade(s, a.private, owner.seat, a.seat, a.price)
    _require_talks(s, a.private, owner.seat, a.seat)


def _require_talks(s: State, private: str, seller: Seat, buyer: Seat) -> None:
    """Refuse talks in a third player's turn, and one price too many (E-3.2, R-1)."""
    mine = host(s)
    require(mine in (seller, buyer), "E-3.2", "neither-in-turn")
    require_price_left(s, private, buyer if mine == seller else seller, "E-3.2")


class Talks:
    """Whether `_require_talks` refuses nothing, for many trades of one seat."""

    def __init__(self, s: State, seat: Seat) -> None:
        turn = turn_under_way(s)
        self.host, self.seat = host_of(s, turn), seat
        self.limit, self.named = s.options.proposals, turn.declined
        self.are_all_open = self.host == seat and (self.limit is None or not self.named)

    def are_open(self, private: str, other: Seat) -> bool:
        if self.host not in (self.seat, other):
            return False
        partner = other if self.host == self.seat else self.seat
        return self.limit is None or self.named.count((private, partner)) < self.limit


def ask_for(s: State, a: AskForPrivate, tell: Tell) -> None:
    owner = owner_of(s, a.private)
    assert isinstance(owner, Player)
    tell(PrivateAskedFor, a.seat, owner.seat, a.private, a.price)
    settle_deal(s, PrivateTrade(a.private, owner.seat, a.seat, a.price, by_seller=False), tell)


def may_offer_private(s: State, a: OfferPrivate) -> None:
    require(s.profile.owners_may_offer, "E-3.2", "buyer-trades-in-his-turn")
    require_trade(s, a.private, a.seat, a.buyer, a.price)
    _require_talks(s, a.private, a.seat, a.buyer)


def offer_private(s: State, a: OfferPrivate, tell: Tell) -> None:
    tell(PrivateOffered, a.seat, a.buyer, a.private, a.price)
    settle_deal(s, PrivateTrade(a.private, a.seat, a.buyer, a.price, by_seller=True), tell)


def trade_offers(s: State, seat: Seat, buying: bool) -> list[Offer]:
    """The trades that a player may offer as seller and, perhaps, as buyer."""
    if not may_trade_yet(s) or len(s.closed) == len(PRIVATES):
        return []
    talks = Talks(s, seat)
    found = sale_offers(s, seat, talks)
    return [*ask_offers(s, seat, talks), *found] if buying else found


def ask_offers(s: State, seat: Seat, talks: Talks) -> list[Offer]:
    """The privates of others that a player may ask for."""
    player, profile = s.players[seat], s.profile
    least = profile.least_trade_price
    needs_room = profile.trades_need_certificate_room
    if not may_trade_yet(s) or least > player.cash or (needs_room and not has_certificate_room(s, player)):
        return []
    asks = [
        ((private,), least, player.cash)
        for other in s.players
        if other.seat != seat
        for private in other.privates
        if talks.are_all_open or talks.are_open(private, other.seat)
    ]
    return [Priced(AskForPrivate, s, seat, asks)] if asks else []


def sale_offers(s: State, seat: Seat, talks: Talks) -> list[Offer]:
    """The player's own privates that may be offered to others."""
    privates, profile = s.players[seat].privates, s.profile
    if not privates or not may_trade_yet(s) or not profile.owners_may_offer or profile.least_trade_price:
        return []
    buyers = [other for other in s.players if other.seat != seat]
    if profile.trades_need_certificate_room:
        buyers = [other for other in buyers if has_certificate_room(s, other)]
    sales = [
        ((private, buyer.seat), 0, buyer.cash)
        for private in privates
        for buyer in buyers
        if talks.are_all_open or talks.are_open(private, buyer.seat)
    ]
    return [Priced(OfferPrivate, s, seat, sales)] if sales else []


ASK_FOR = Move(may_ask_for, ask_for)
OFFER_PRIVATE = Move(may_offer_private, offer_private)
