"""Deals: one seat offers, another accepts or declines (E-3.2, E-3.8, E-6.85, E-6.87).

A deal is checked again when it is accepted, and falls through if it has become illegal. A declined deal may
not be offered again in the same turn. Under a profile that asks no partners, deals take effect at once.
"""

from __future__ import annotations

from boardroom.core.errors import Refused
from boardroom.core.offers import Just, Offer
from boardroom.core.rules import require
from boardroom.core.steps import Move, Seat, Step, Tell, step
from boardroom.core.visibility import shown
from boardroom.games.eighteen_thirty.actions import Accept, AskForPrivate, Decline, OfferPrivate, Withdraw
from boardroom.games.eighteen_thirty.facts import (
    DealDeclined,
    DealFell,
    DealWithdrawn,
    PrivateDealOffered,
    PrivateTraded,
)
from boardroom.games.eighteen_thirty.offers import Priced, allowed
from boardroom.games.eighteen_thirty.privates import PRIVATES, hand_over
from boardroom.games.eighteen_thirty.state import Player, PrivateId, State, owner_of, pay
from boardroom.games.eighteen_thirty.stock.certificates import require_certificate_room
from boardroom.games.eighteen_thirty.turns import turn_under_way


class Deal(Step):
    """The base of deals: who offers, who responds, whether it is still legal, what it does."""

    __slots__ = ()

    def offerer(self, s: State) -> Seat:
        raise NotImplementedError

    def responder(self, s: State) -> Seat:
        raise NotImplementedError

    @property
    def thing(self) -> str:
        """The traded item; once declined, it may not be offered to the same seat again in the turn."""
        raise NotImplementedError

    def require_standing(self, s: State) -> None:
        """Refuse unless the deal is still legal."""
        raise NotImplementedError

    def carry_out(self, s: State, tell: Tell) -> None:
        raise NotImplementedError

    def waits(self, s: State) -> tuple[Seat, ...]:
        return (self.responder(s),)

    def others(self, s: State) -> tuple[Seat, ...]:
        return (self.offerer(s),)

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        if seat == self.responder(s):
            return [Just(s, Accept(seat)), Just(s, Decline(seat))]
        return [Just(s, Withdraw(seat))]


def require_not_declined(s: State, thing: str, asked: Seat, clause: str) -> None:
    """Refuse an offer that this seat has already declined in this turn."""
    require((thing, asked) not in turn_under_way(s).declined, clause, "declined-before")


def settle_deal(s: State, deal: Deal, tell: Tell) -> None:
    """Offer a deal, or carry it out if nobody's consent is needed."""
    if not s.profile.asks_partners or deal.offerer(s) == deal.responder(s):
        _carry_out(s, deal, tell)
    else:
        s.steps.append(deal)


def _carry_out(s: State, deal: Deal, tell: Tell) -> None:
    """Carry out a deal, which counts as an action of the turn; a mere offer does not (E-5.16)."""
    turn_under_way(s).note_action()
    deal.carry_out(s, tell)


def may_answer(s: State, a: Accept | Decline) -> None:
    deal = s.steps[-1]
    assert isinstance(deal, Deal)
    require(a.seat == deal.responder(s), deal.clause, "not-asked")


def may_withdraw(s: State, a: Withdraw) -> None:
    deal = s.steps[-1]
    assert isinstance(deal, Deal)
    require(a.seat == deal.offerer(s), deal.clause, "not-offerer")


def accept(s: State, a: Accept, tell: Tell) -> None:
    deal = s.steps.pop()
    assert isinstance(deal, Deal)
    try:
        deal.require_standing(s)
    except Refused as refused:
        tell(DealFell, refused.refusal.clause)
        return
    _carry_out(s, deal, tell)


def decline(s: State, a: Decline, tell: Tell) -> None:
    deal = s.steps.pop()
    assert isinstance(deal, Deal)
    tell(DealDeclined, a.seat)
    turn = turn_under_way(s)
    turn.declined = (*turn.declined, (deal.thing, a.seat))


def withdraw(s: State, a: Withdraw, tell: Tell) -> None:
    s.steps.pop()
    tell(DealWithdrawn, a.seat)


DEAL_MOVES: dict[type, Move] = {
    Accept: Move(may_answer, accept),
    Decline: Move(may_answer, decline),
    Withdraw: Move(may_withdraw, withdraw),
}


@step("eighteen_thirty.private_trade", "E-3.2")
class PrivateTrade(Deal):
    """A player sells a private to another player. (E-3.2, E-6.104)"""

    private: PrivateId = shown()
    seller: Seat = shown()
    buyer: Seat = shown()
    price: int = shown()
    by_seller: bool = shown()
    moves = DEAL_MOVES

    def offerer(self, s: State) -> Seat:
        return self.seller if self.by_seller else self.buyer

    def responder(self, s: State) -> Seat:
        return self.buyer if self.by_seller else self.seller

    @property
    def thing(self) -> str:
        return self.private

    def require_standing(self, s: State) -> None:
        require_trade(s, self.private, self.seller, self.buyer, self.price)

    def carry_out(self, s: State, tell: Tell) -> None:
        giver, taker = s.players[self.seller], s.players[self.buyer]
        pay(s, taker, giver, self.price, tell, "E-3.2")
        hand_over(giver, taker, self.private)
        tell(PrivateTraded, self.seller, self.buyer, self.private, self.price)


def require_trade(s: State, private: str, seller: Seat, buyer: Seat, price: int) -> None:
    """Refuse an illegal trade of a private between players (E-3.2, E-3.31, E-4.14)."""
    require(s.round > 1 or s.operating > 0, "E-3.31", "no-trade-in-first-round")
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
    require_not_declined(s, a.private, owner.seat, "E-3.2")


def ask_for(s: State, a: AskForPrivate, tell: Tell) -> None:
    owner = owner_of(s, a.private)
    assert isinstance(owner, Player)
    tell(PrivateDealOffered, a.seat, owner.seat, a.private, a.price)
    settle_deal(s, PrivateTrade(a.private, owner.seat, a.seat, a.price, by_seller=False), tell)


def may_offer_private(s: State, a: OfferPrivate) -> None:
    require(s.profile.owners_may_offer, "E-3.2", "buyer-trades-in-his-turn")
    require_trade(s, a.private, a.seat, a.buyer, a.price)
    require_not_declined(s, a.private, a.buyer, "E-3.2")


def offer_private(s: State, a: OfferPrivate, tell: Tell) -> None:
    tell(PrivateDealOffered, a.seat, a.buyer, a.private, a.price)
    settle_deal(s, PrivateTrade(a.private, a.seat, a.buyer, a.price, by_seller=True), tell)


def trade_offers(s: State, seat: Seat, buying: bool) -> list[Offer]:
    """The trades that a player may offer, as buyer or as seller."""
    if (s.round < 2 and not s.operating) or len(s.closed) == len(PRIVATES):
        return []
    found: list[Offer] = []
    least = s.profile.least_trade_price
    asks = [
        ((private,), least, s.players[seat].cash)
        for other in s.players
        if other.seat != seat and buying
        for private in other.privates
        if allowed(may_ask_for, s, AskForPrivate(seat, private, least))
    ]
    if asks:
        found.append(Priced(AskForPrivate, s, seat, asks))
    sales = [
        ((private, other.seat), 0, other.cash)
        for private in s.players[seat].privates
        for other in s.players
        if other.seat != seat and allowed(may_offer_private, s, OfferPrivate(seat, private, other.seat, 0))
    ]
    if sales:
        found.append(Priced(OfferPrivate, s, seat, sales))
    return found


ASK_FOR = Move(may_ask_for, ask_for)
OFFER_PRIVATE = Move(may_offer_private, offer_private)
