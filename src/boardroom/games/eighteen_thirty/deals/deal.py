"""Deals: one side names a price, the other accepts, declines or names another (E-3.2, E-3.8, E-6.85).

A deal is checked again when it is accepted, and falls through if it has become illegal. How many prices may
be named in a turn, for one thing and between the same two players, is an option of the table (R-1). Under a
profile that asks no partners, deals take effect at once.
"""

from __future__ import annotations

from boardroom.core.errors import Refused
from boardroom.core.offers import Just, Offer, Range
from boardroom.core.rules import require
from boardroom.core.steps import Move, Seat, Step, Tell
from boardroom.games.eighteen_thirty.actions import Accept, CounterOffer, Decline, Withdraw
from boardroom.games.eighteen_thirty.deals.facts import CounterOffered, DealDeclined, DealFell, DealWithdrawn
from boardroom.games.eighteen_thirty.operate.turn import OperatingTurn
from boardroom.games.eighteen_thirty.state import State
from boardroom.games.eighteen_thirty.turns import PlayerTurn, turn_under_way


class Deal(Step):
    """The base of deals: its two sides, the price that one of them named, what it does."""

    __slots__ = ()
    price: int
    by_seller: bool
    """Whether the seller named the present price."""

    def seller_seat(self, s: State) -> Seat:
        raise NotImplementedError

    def buyer_seat(self, s: State) -> Seat:
        raise NotImplementedError

    @property
    def thing(self) -> str:
        """The traded item."""
        raise NotImplementedError

    def price_range(self, s: State) -> tuple[int, int]:
        """The lowest and the highest legal price."""
        raise NotImplementedError

    def require_legal(self, s: State) -> None:
        """Refuse unless the deal is legal at its price."""
        raise NotImplementedError

    def carry_out(self, s: State, tell: Tell) -> None:
        raise NotImplementedError

    def after_refusal(self, s: State, seat: Seat, tell: Tell) -> None:
        """React to the end of the talks; the seat declined the price or withdrew it."""

    def at(self, price: int) -> Deal:
        """The same deal at a price that the other side names."""
        raise NotImplementedError

    def offerer(self, s: State) -> Seat:
        return self.seller_seat(s) if self.by_seller else self.buyer_seat(s)

    def responder(self, s: State) -> Seat:
        return self.buyer_seat(s) if self.by_seller else self.seller_seat(s)

    def partner(self, s: State) -> Seat:
        """The side whose turn it is not."""
        buyer = self.buyer_seat(s)
        return self.seller_seat(s) if buyer == host(s) else buyer

    def waits(self, s: State) -> tuple[Seat, ...]:
        return (self.responder(s),)

    def others(self, s: State) -> tuple[Seat, ...]:
        return (self.offerer(s),)

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        if seat != self.responder(s):
            return [Just(s, Withdraw(seat))]
        return [Just(s, Accept(seat)), *self._counter_offers(s, seat), Just(s, Decline(seat))]

    def _counter_offers(self, s: State, seat: Seat) -> list[Offer]:
        least, most = self.price_range(s)
        if least > most or prices_left(s, self) == 0:
            return []
        return [Range(CounterOffer, s, seat, "price", least, most, start=self.price)]


def host(s: State) -> Seat:
    """The player whose turn it is, or the president of the operating company: one side of every deal."""
    return host_of(s, turn_under_way(s))


def host_of(s: State, turn: PlayerTurn | OperatingTurn) -> Seat:
    return s.president(s.company(turn.company)).seat if isinstance(turn, OperatingTurn) else turn.seat


def may_name_price(s: State, thing: str, partner: Seat, pending: int = 0) -> bool:
    """Whether one more price may be named for this thing in this turn, beside one that is pending (R-1)."""
    limit = s.options.proposals
    return limit is None or turn_under_way(s).declined.count((thing, partner)) + pending < limit


def prices_left(s: State, deal: Deal) -> int | None:
    """How many prices may still be named after the present one; None if any number (R-1)."""
    limit, named = s.options.proposals, turn_under_way(s).declined
    if limit is None:
        return None
    return limit - 1 - (named.count((deal.thing, deal.partner(s))) if named else 0)


def require_price_left(s: State, thing: str, partner: Seat, clause: str, pending: int = 0) -> None:
    """Refuse another price if as many as the table allows were named in vain (R-1)."""
    may = may_name_price(s, thing, partner, pending)
    require(may, clause, "declined-before", limit=s.options.proposals)


def settle_deal(s: State, deal: Deal, tell: Tell) -> None:
    """Offer a deal, or carry it out if nobody's consent is needed."""
    if not s.profile.asks_partners or deal.offerer(s) == deal.responder(s):
        _carry_out(s, deal, tell)
    else:
        s.steps.append(deal)


def _carry_out(s: State, deal: Deal, tell: Tell) -> None:
    """Carry out a deal, which counts as an action of the turn; a mere offer does not (E-5.16)."""
    turn = turn_under_way(s)
    if isinstance(turn, OperatingTurn):
        turn.keep_holdings(s)
    turn.note_action()
    deal.carry_out(s, tell)


def deal_of(s: State) -> Deal:
    deal = s.steps[-1]
    assert isinstance(deal, Deal)
    return deal


def may_answer(s: State, a: Accept | Decline) -> None:
    deal = deal_of(s)
    require(a.seat == deal.responder(s), deal.clause, "not-asked")


def may_counter(s: State, a: CounterOffer) -> None:
    deal = deal_of(s)
    require(a.seat == deal.responder(s), deal.clause, "not-asked")
    require_price_left(s, deal.thing, deal.partner(s), deal.clause, pending=1)
    deal.at(a.price).require_legal(s)


def may_withdraw(s: State, a: Withdraw) -> None:
    deal = deal_of(s)
    require(a.seat == deal.offerer(s), deal.clause, "not-offerer")


def accept(s: State, a: Accept, tell: Tell) -> None:
    deal = deal_of(s)
    s.steps.pop()
    try:
        deal.require_legal(s)
    except Refused as refused:
        tell(DealFell, refused.refusal.clause)
        return
    _carry_out(s, deal, tell)


def counter(s: State, a: CounterOffer, tell: Tell) -> None:
    """Name another price, which the other side answers."""
    deal = deal_of(s)
    _note_price(s, deal)
    s.steps[-1] = deal.at(a.price)
    tell(CounterOffered, a.seat, deal.offerer(s), a.price)


def decline(s: State, a: Decline, tell: Tell) -> None:
    tell(DealDeclined, a.seat)
    _end_without_deal(s, a.seat, tell)


def withdraw(s: State, a: Withdraw, tell: Tell) -> None:
    tell(DealWithdrawn, a.seat)
    _end_without_deal(s, a.seat, tell)


def _end_without_deal(s: State, seat: Seat, tell: Tell) -> None:
    deal = deal_of(s)
    _note_price(s, deal)
    s.steps.pop()
    deal.after_refusal(s, seat, tell)


def _note_price(s: State, deal: Deal) -> None:
    """Remember that the price of a deal was named in vain."""
    turn = turn_under_way(s)
    turn.declined = (*turn.declined, (deal.thing, deal.partner(s)))


DEAL_MOVES: dict[type, Move] = {
    Accept: Move(may_answer, accept),
    CounterOffer: Move(may_counter, counter),
    Decline: Move(may_answer, decline),
    Withdraw: Move(may_withdraw, withdraw),
}
