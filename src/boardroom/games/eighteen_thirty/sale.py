"""The private sale: turns, bids, auctions, the falling price of SV (E-1.3 to E-1.26, D-1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from boardroom.core.actions import Skipped
from boardroom.core.offers import Just, Offer, Pick, Range
from boardroom.core.rules import require
from boardroom.core.steps import Move, Seat, Tell, make_step, step
from boardroom.core.visibility import shown
from boardroom.games.eighteen_thirty.actions import Bid, Pass, Raise, TakePrivate
from boardroom.games.eighteen_thirty.asking import Asking
from boardroom.games.eighteen_thirty.facts import (
    AuctionBegan,
    BidPlaced,
    Passed,
    PriceCut,
    PrivateSold,
    ShareGiven,
)
from boardroom.games.eighteen_thirty.offers import Priced
from boardroom.games.eighteen_thirty.privates import PRIVATES, pay_incomes
from boardroom.games.eighteen_thirty.state import FIGURES, ROUND_END, PrivateId, State, frame, pay
from boardroom.games.eighteen_thirty.stock.certificates import take_from_offering
from boardroom.games.eighteen_thirty.stock.par import SettingPar


class Standing(NamedTuple):
    """A bid whose money is set aside (E-1.15)."""

    seat: Seat
    private: PrivateId
    amount: int


def sale_of(s: State) -> PrivateSale:
    found = frame(s, PrivateSale)
    assert isinstance(found, PrivateSale)
    return found


def free_cash(s: State, sale: PrivateSale, seat: Seat, private: str = "") -> int:
    """The money not set aside; a new bid on the same private replaces the old one (E-1.15, E-1.16)."""
    aside = sum([b.amount for b in sale.bids if b.seat == seat and b.private != private])
    return s.players[seat].cash - aside


def least_bid(sale: PrivateSale, private: str) -> int:
    """The lowest bid: 5 above face value and above the highest bid (E-1.5)."""
    highest = max([b.amount for b in sale.bids if b.private == private], default=PRIVATES[private].price)
    return highest + FIGURES.least_raise


def asking_price(sale: PrivateSale) -> int:
    """The current price of the cheapest unsold private (E-1.8, E-1.13)."""
    first = sale.unsold[0]
    return sale.price if first == "SV" else PRIVATES[first].price


def may_take(s: State, a: TakePrivate) -> None:
    sale = sale_of(s)
    require(a.private in sale.unsold, "E-1.4", "private-sold", private=a.private)
    require(a.private == sale.unsold[0], "E-1.4", "not-cheapest", private=a.private, cheapest=sale.unsold[0])
    price, cash = asking_price(sale), free_cash(s, sale, a.seat)
    require(price <= cash, "E-1.15", "cannot-pay", cost=price, cash=cash)


def take(s: State, a: TakePrivate, tell: Tell) -> None:
    sale = sale_of(s)
    _buy(s, sale, a.seat, asking_price(sale), tell)


def _buy(s: State, sale: PrivateSale, seat: Seat, price: int, tell: Tell) -> None:
    """Sell the cheapest private; the priority card goes to the buyer's left (E-1.13)."""
    _sell(s, sale, seat, sale.unsold[0], price, tell)
    s.priority = sale.seat = (seat + 1) % len(s.players)
    sale.passes = 0


def _sell(s: State, sale: PrivateSale, seat: Seat, private: str, price: int, tell: Tell) -> None:
    player = s.players[seat]
    pay(s, player, None, price, tell, "E-1.13")
    player.privates = (*player.privates, private)
    sale.unsold = tuple([p for p in sale.unsold if p != private])
    sale.bids = tuple([b for b in sale.bids if b.private != private])  # E-1.23
    tell(PrivateSold, seat, private, price)
    printed = PRIVATES[private]
    if printed.power == "share" and printed.company:  # E-1.9
        tell(ShareGiven, seat, printed.company, private)
        take_from_offering(s, player, s.company(printed.company), 1, tell)
    elif printed.power == "president" and printed.company:  # E-1.26
        s.steps.append(SettingPar(seat, printed.company))


def may_bid(s: State, a: Bid) -> None:
    sale = sale_of(s)
    require(a.private in sale.unsold, "E-1.4", "private-sold", private=a.private)
    require(a.private != sale.unsold[0], "E-1.14", "cheapest-takes-no-bids", private=a.private)
    least, cash = least_bid(sale, a.private), free_cash(s, sale, a.seat, a.private)
    require(a.amount >= least, "E-1.5", "bid-too-low", bid=a.amount, least=least)
    require(a.amount <= cash, "E-1.15", "bid-above-cash", bid=a.amount, cash=cash)


def bid(s: State, a: Bid, tell: Tell) -> None:
    sale = sale_of(s)
    _place(sale, Standing(a.seat, a.private, a.amount))
    tell(BidPlaced, a.seat, a.private, a.amount)
    sale.passes = 0
    sale.seat = (a.seat + 1) % len(s.players)


def _place(sale: PrivateSale, new: Standing) -> None:
    rest = [b for b in sale.bids if (b.seat, b.private) != (new.seat, new.private)]
    sale.bids = (*rest, new)


def may_pass(s: State, a: Pass) -> None:
    """Always allowed (E-1.4, E-1.20)."""


def pass_turn(s: State, a: Pass, tell: Tell) -> None:
    tell(Passed, a.seat)
    _pass(s, sale_of(s), tell)


def _pass(s: State, sale: PrivateSale, tell: Tell) -> None:
    sale.passes += 1
    sale.seat = (sale.seat + 1) % len(s.players)
    if sale.passes < len(s.players):
        return
    sale.passes = 0
    if sale.unsold[0] == "SV":  # E-1.8, U-16: the next player clockwise continues
        sale.price -= FIGURES.price_cut
        tell(PriceCut, "SV", sale.price)
        return
    pay_incomes(s, "E-1.25", tell)
    if s.profile.sale_resumes_at_priority:
        sale.seat = s.priority


@step("eighteen_thirty.private_sale", "E-1.4")
class PrivateSale(Asking):
    """Players take turns until all privates are sold. (E-1)"""

    seat: Seat = shown()
    price: int = shown(default=PRIVATES["SV"].price)
    passes: int = shown(default=0)
    unsold: tuple[PrivateId, ...] = shown(default=tuple(PRIVATES))
    bids: tuple[Standing, ...] = shown(default=())
    moves = {
        TakePrivate: Move(may_take, take),
        Bid: Move(may_bid, bid),
        Pass: Move(may_pass, pass_turn),
    }

    def decider(self, s: State) -> Seat:
        return self.seat

    def is_asked(self, s: State, seat: Seat) -> bool:
        if not self.unsold or self._must_settle_bids() or self._is_free():
            return False
        return not s.profile.skips_bidders_without_money or bool(self.list_choices(s, seat))

    def _must_settle_bids(self) -> bool:
        """Whether the cheapest unsold private has bids, which are settled before the next turn (E-1.6)."""
        return any(b.private == self.unsold[0] for b in self.bids)

    def _is_free(self) -> bool:
        return self.price == 0 and self.unsold[0] == "SV"

    def choices(self, s: State, seat: Seat) -> Iterator[Offer]:
        if asking_price(self) <= free_cash(s, self, seat):
            yield Pick(TakePrivate, s, seat, self.unsold[:1], "private", self.unsold)
        if rows := _bid_rows(s, self, seat):
            yield Priced(Bid, s, seat, rows)

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        return [Just(s, Pass(seat)), *self.list_choices(s, seat)]

    def proceed(self, s: State, tell: Tell) -> None:
        if not self.unsold:
            s.phase = 2  # E-2.1
            s.steps[:] = [make_step(ROUND_END)]
        elif self._must_settle_bids():
            self._settle_bids(s, tell)
        elif self._is_free():
            _buy(s, self, self.seat, 0, tell)  # E-1.24
        else:
            tell(Skipped, self.seat, "E-1.15")
            _pass(s, self, tell)

    def _settle_bids(self, s: State, tell: Tell) -> None:
        """Sell to a single bidder at their bid (E-1.6) or hold an auction (E-1.17)."""
        first = self.unsold[0]
        bids = [b for b in self.bids if b.private == first]
        if len(bids) == 1:
            _sell(s, self, bids[0].seat, first, bids[0].amount, tell)
            return
        tell(AuctionBegan, first)
        lowest = min(bids, key=lambda b: b.amount)
        s.steps.append(PrivateAuction(lowest.seat, first))


def _bid_rows(s: State, sale: PrivateSale, seat: Seat) -> list[tuple[tuple[str], int, int]]:
    found = []
    for private in sale.unsold[1:]:
        least, most = least_bid(sale, private), free_cash(s, sale, seat, private)
        if least <= most:
            found.append(((private,), least, most))
    return found


def may_raise(s: State, a: Raise) -> None:
    auction, sale = s.steps[-1], sale_of(s)
    assert isinstance(auction, PrivateAuction)
    least, cash = least_bid(sale, auction.private), free_cash(s, sale, a.seat, auction.private)
    require(a.amount >= least, "E-1.18", "bid-too-low", bid=a.amount, least=least)
    require(a.amount <= cash, "E-1.15", "bid-above-cash", bid=a.amount, cash=cash)


def raise_bid(s: State, a: Raise, tell: Tell) -> None:
    auction, sale = s.steps[-1], sale_of(s)
    assert isinstance(auction, PrivateAuction)
    _place(sale, Standing(a.seat, auction.private, a.amount))
    tell(BidPlaced, a.seat, auction.private, a.amount)
    auction.passed = ()  # E-1.20: players who passed before may return
    _next_bidder(s, auction, sale, a.seat, tell)


def pass_auction(s: State, a: Pass, tell: Tell) -> None:
    tell(Passed, a.seat)
    auction = s.steps[-1]
    assert isinstance(auction, PrivateAuction)
    _remove_bidder(s, auction, tell)


def _remove_bidder(s: State, auction: PrivateAuction, tell: Tell) -> None:
    sale, seat = sale_of(s), auction.seat
    if s.profile.pass_leaves_auction:
        sale.bids = tuple([b for b in sale.bids if (b.seat, b.private) != (seat, auction.private)])
    else:
        auction.passed = (*auction.passed, seat)
    _next_bidder(s, auction, sale, seat, tell)


def _next_bidder(s: State, auction: PrivateAuction, sale: PrivateSale, seat: Seat, tell: Tell) -> None:
    """Ask the next bidder clockwise except the highest (E-1.19, E-1.21); D-1: always the lowest bidder."""
    bids = [b for b in sale.bids if b.private == auction.private]
    highest = max(bids, key=lambda b: b.amount)
    left = [b.seat for b in bids if b is not highest and b.seat not in auction.passed]
    if not left:
        s.steps.pop()
        _sell(s, sale, highest.seat, auction.private, highest.amount, tell)
    elif s.profile.lowest_bidder_acts:
        auction.seat = min(bids, key=lambda b: b.amount).seat
    else:
        seats = len(s.players)
        auction.seat = min(left, key=lambda other: (other - seat - 1) % seats)


@step("eighteen_thirty.private_auction", "E-1.19")
class PrivateAuction(Asking):
    """The bidders on one private hold an auction. (E-1.17 to E-1.23)"""

    seat: Seat = shown()
    private: PrivateId = shown()
    passed: tuple[Seat, ...] = shown(default=())
    """The seats that have passed since the last raise (E-1.21)."""
    moves = {Raise: Move(may_raise, raise_bid), Pass: Move(may_pass, pass_auction)}

    def decider(self, s: State) -> Seat:
        return self.seat

    def is_asked(self, s: State, seat: Seat) -> bool:
        return not s.profile.skips_bidders_without_money or bool(self.list_choices(s, seat))

    def choices(self, s: State, seat: Seat) -> Iterator[Offer]:
        sale = sale_of(s)
        least, most = least_bid(sale, self.private), free_cash(s, sale, seat, self.private)
        if least <= most:
            yield Range(Raise, s, seat, "amount", least, most)

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        return [*self.list_choices(s, seat), Just(s, Pass(seat))]

    def proceed(self, s: State, tell: Tell) -> None:
        tell(Skipped, self.seat, "E-1.15")
        _remove_bidder(s, self, tell)
