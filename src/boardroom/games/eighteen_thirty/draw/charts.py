"""What everybody was worth and what shares cost at the start of each round, from what was told (E-7.3)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from boardroom.core.actions import Fact, Paid
from boardroom.games.eighteen_thirty import facts as told
from boardroom.games.eighteen_thirty.components import companies
from boardroom.games.eighteen_thirty.privates import PRIVATES


class Books:
    """Cash, shares, prices and privates as facts tell of them."""

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

    def note(self, fact: Fact) -> None:
        """Write down what a fact changes, if anything."""
        if (write := NOTES.get(type(fact))) is not None:
            write(self, fact)

    def hold(self, seat: int, company: str, by: int) -> None:
        self.shares[seat][company] = self.shares[seat].get(company, 0) + by

    def pay(self, account: str, amount: int) -> None:
        kind, _, seat = account.partition(":")
        if kind == "seat":
            self.cash[int(seat)] += amount


def _pay(books: Books, fact: Paid) -> None:
    books.pay(fact.payer, -fact.amount)
    books.pay(fact.payee, fact.amount)


def _par(books: Books, fact: told.ParSet) -> None:
    books.price[fact.company] = fact.price
    books.hold(fact.seat, fact.company, 2)


def _exchange(books: Books, fact: told.PrivateExchanged) -> None:
    books.hold(fact.seat, "NYC", 1)
    books.privates.pop("MH", None)


def _close_private(books: Books, fact: told.PrivateBought | told.PrivateClosed) -> None:
    books.privates.pop(fact.private, None)


NOTES: dict[type[Fact], Callable[[Books, Any], None]] = {
    Paid: _pay,
    told.ParSet: _par,
    told.PrivateExchanged: _exchange,
    told.ShareGiven: lambda books, fact: books.hold(fact.seat, fact.company, 1),
    told.ShareBought: lambda books, fact: books.hold(fact.seat, fact.company, 1),
    told.SharesSold: lambda books, fact: books.hold(fact.seat, fact.company, -fact.count),
    told.MarkerMoved: lambda books, fact: books.price.update({fact.company: fact.price}),
    told.PrivateSold: lambda books, fact: books.privates.update({fact.private: fact.seat}),
    told.PrivateTraded: lambda books, fact: books.privates.update({fact.private: fact.buyer}),
    told.PrivateBought: _close_private,
    told.PrivateClosed: _close_private,
}


@dataclass(frozen=True, slots=True)
class Rounds:
    """By round: the worth of every seat, and the price of every company once it has one."""

    worth: dict[int, list[int]]
    prices: dict[str, list[int | None]]


def by_round(facts: Iterable[Fact], seats: int) -> Rounds:
    """Worth and prices at the start of each round, and now."""
    books = Books(seats)
    found = Rounds({seat: [] for seat in range(seats)}, {company: [] for company in companies()})
    for fact in facts:
        if isinstance(fact, told.StockRoundBegan | told.OperatingRoundBegan):
            _write(found, books)
        books.note(fact)
    _write(found, books)
    return found


def _write(found: Rounds, books: Books) -> None:
    for seat, row in found.worth.items():
        row.append(books.worth(seat))
    for company, prices in found.prices.items():
        prices.append(books.price.get(company))
