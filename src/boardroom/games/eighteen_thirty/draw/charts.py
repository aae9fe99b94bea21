"""Net worth and share prices at the start of each round, computed from the facts (E-7.3)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from boardroom.core.actions import Fact, Paid
from boardroom.games.eighteen_thirty import facts as told
from boardroom.games.eighteen_thirty.components import companies
from boardroom.games.eighteen_thirty.deals.facts import PrivateReturned, SharesReturned
from boardroom.games.eighteen_thirty.privates import PRIVATES


class Ledger:
    """Cash, shares, prices and privates, updated by facts."""

    def __init__(self, seats: int) -> None:
        self.cash = [0] * seats
        self.shares: list[dict[str, int]] = [{} for _ in range(seats)]
        self.privates: dict[str, int] = {}
        self.price: dict[str, int] = {}

    def worth(self, seat: int) -> int:
        """Cash, shares at market price, open privates at face value."""
        shares = sum(self.price.get(company, 0) * held for company, held in self.shares[seat].items())
        owned = sum(PRIVATES[private].price for private, owner in self.privates.items() if owner == seat)
        return self.cash[seat] + shares + owned

    def apply(self, fact: Fact) -> None:
        """Apply a fact, if it changes anything here."""
        if (write := UPDATES.get(type(fact))) is not None:
            write(self, fact)

    def add_shares(self, seat: int, company: str, by: int) -> None:
        self.shares[seat][company] = self.shares[seat].get(company, 0) + by

    def pay(self, account: str, amount: int) -> None:
        kind, _, seat = account.partition(":")
        if kind == "seat":
            self.cash[int(seat)] += amount


def _pay(books: Ledger, fact: Paid) -> None:
    books.pay(fact.payer, -fact.amount)
    books.pay(fact.payee, fact.amount)


def _par(books: Ledger, fact: told.ParSet) -> None:
    books.price[fact.company] = fact.price
    books.add_shares(fact.seat, fact.company, 2)


def _exchange(books: Ledger, fact: told.PrivateExchanged) -> None:
    books.add_shares(fact.seat, "NYC", 1)
    books.privates.pop("MH", None)


def _close_private(books: Ledger, fact: told.PrivateBought | told.PrivateClosed) -> None:
    books.privates.pop(fact.private, None)


UPDATES: dict[type[Fact], Callable[[Ledger, Any], None]] = {
    Paid: _pay,
    told.ParSet: _par,
    told.PrivateExchanged: _exchange,
    told.ShareGiven: lambda books, fact: books.add_shares(fact.seat, fact.company, 1),
    told.ShareBought: lambda books, fact: books.add_shares(fact.seat, fact.company, 1),
    told.SharesSold: lambda books, fact: books.add_shares(fact.seat, fact.company, -fact.count),
    told.MarkerMoved: lambda books, fact: books.price.update({fact.company: fact.price}),
    told.PrivateSold: lambda books, fact: books.privates.update({fact.private: fact.seat}),
    SharesReturned: lambda books, fact: books.add_shares(fact.seat, fact.company, fact.count),
    PrivateReturned: lambda books, fact: books.privates.update({fact.private: fact.seat}),
    told.PrivateTraded: lambda books, fact: books.privates.update({fact.private: fact.buyer}),
    told.PrivateBought: _close_private,
    told.PrivateClosed: _close_private,
}


@dataclass(frozen=True, slots=True)
class Rounds:
    """By round: the net worth of every seat, and the share price of every company once it has one."""

    worth: dict[int, list[int]]
    prices: dict[str, list[int | None]]


def by_round(facts: Iterable[Fact], seats: int) -> Rounds:
    """Net worth and prices at the start of each round, and now."""
    books = Ledger(seats)
    found = Rounds({seat: [] for seat in range(seats)}, {company: [] for company in companies()})
    for fact in facts:
        if isinstance(fact, told.StockRoundBegan | told.OperatingRoundBegan):
            _append(found, books)
        books.apply(fact)
    _append(found, books)
    return found


def _append(found: Rounds, books: Ledger) -> None:
    for seat, row in found.worth.items():
        row.append(books.worth(seat))
    for company, prices in found.prices.items():
        prices.append(books.price.get(company))
