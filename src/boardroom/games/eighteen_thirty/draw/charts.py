"""Net worth and share prices at the start of each round, computed from the facts (E-7.3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from boardroom.core.actions import Fact, Paid
from boardroom.core.state import State as CoreState
from boardroom.drawing.html import Writer
from boardroom.drawing.scene import Chronicle, Scene, Series
from boardroom.games.eighteen_thirty import facts as told
from boardroom.games.eighteen_thirty.components import companies
from boardroom.games.eighteen_thirty.deals.facts import PrivateReturned, SharesReturned
from boardroom.games.eighteen_thirty.draw.chips import CODES
from boardroom.games.eighteen_thirty.privates import PRIVATES
from boardroom.games.eighteen_thirty.state import State


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


Runs = dict[str, dict[str, tuple[int, bool]]]
"""By operating round, such as "3.1", the revenue of each company and whether it was paid out."""


class History(Chronicle):
    """By round the net worth of every seat and the prices of shares, and the revenue of all companies."""

    def __init__(self, s: State) -> None:
        seats = len(s.players)
        self.books = Ledger(seats)
        self.worth: dict[int, list[int]] = {seat: [] for seat in range(seats)}
        self.prices: dict[str, list[int | None]] = {company: [] for company in companies()}
        self.runs: Runs = {}
        self.last_runs: dict[str, tuple[int, bool]] = {}
        """The last revenue of each company, and whether it paid a dividend."""

    def hear(self, fact: Fact) -> None:
        if isinstance(fact, told.StockRoundBegan | told.OperatingRoundBegan):
            for seat, row in self.worth.items():
                row.append(self.books.worth(seat))
            for company, prices in self.prices.items():
                prices.append(self.books.price.get(company))
            if isinstance(fact, told.OperatingRoundBegan):
                self.runs[f"{fact.round}.{fact.number}"] = {}
        elif isinstance(fact, told.DividendPaid | told.RevenueKept):
            run = fact.revenue, isinstance(fact, told.DividendPaid)
            self.last_runs[fact.company] = run
            if self.runs:  # a what-if copy may begin within an operating round
                self.runs[next(reversed(self.runs))][fact.company] = run
        else:
            self.books.apply(fact)

    def series(self, writer: Writer, view: CoreState) -> list[Series]:
        """Net worth and prices at the start of each round, and now; nothing before the second round."""
        if len(self.worth[0]) < 2:
            return []
        worth = {seat: [*row, self.books.worth(seat)] for seat, row in self.worth.items()}
        prices = {
            name: (CODES[name], [*row, self.books.price.get(name)]) for name, row in self.prices.items()
        }
        return [
            Series(writer("draw-chart-worth"), worth),
            Series(writer("draw-chart-prices"), by_company=prices),
        ]


def history(d: Scene[State]) -> History:
    """The chronicle of a table; an empty one for a drawing without a past."""
    found = d.chronicle()
    return found if isinstance(found, History) else History(d.view)
