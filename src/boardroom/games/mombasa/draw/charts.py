"""Charts of everybody's pounds, shares and personal tracks, round by round, from the facts alone."""

from __future__ import annotations

from collections.abc import Sequence

from boardroom.core.actions import Fact, Paid
from boardroom.core.state import State as CoreState
from boardroom.drawing.html import Writer
from boardroom.drawing.scene import Chronicle, Series
from boardroom.games.mombasa import facts as happened
from boardroom.games.mombasa.companies.camps import share_value
from boardroom.games.mombasa.draw.pieces import CODES
from boardroom.games.mombasa.pack import COMPANIES, Card
from boardroom.games.mombasa.pack.ids import COMPANY, PLACES
from boardroom.games.mombasa.state import ACCOUNTS, State

NAMES = ("cash", "shares", "diamonds", "books")
Numbers = tuple[int, ...]


class Growth(Chronicle):
    """Everybody's numbers after the facts so far, and at the beginning of each round."""

    def __init__(self, s: State) -> None:
        seats = len(s.players)
        self.pack, self.tracks = s.pack, s.tracks
        self.cash = [0] * seats
        self.at = [[0] * len(COMPANIES) for _ in range(seats)]
        self.cards = [[0] * len(COMPANIES) for _ in range(seats)]
        self.diamonds, self.ink = [0] * seats, [0] * seats
        self.points: list[list[Numbers]] = []
        self.values: list[list[int]] = []
        """The value of a share of each company at the beginning of each round, and everybody's net worth."""
        self.worths: list[list[int]] = []

    def hear(self, fact: Fact) -> None:
        match fact:
            case happened.RoundBegan():
                self.points.append(self.everybody())
            case happened.ShareValues():
                values = [fact.mombasa, fact.cape_town, fact.saint_louis, fact.cairo]
                self.values.append(values)
                self.worths.append([self.worth(seat, values) for seat in range(len(self.cash))])
            case Paid():
                for account, sign in ((fact.payer, -1), (fact.payee, 1)):
                    if account in ACCOUNTS:
                        self.cash[ACCOUNTS.index(account)] += sign * fact.amount
            case happened.Stepped():
                self.at[fact.seat][COMPANY[fact.company]] = fact.after
            case happened.DiamondsMoved():
                self.diamonds[fact.seat] = fact.after
            case happened.InkMoved():
                self.ink[fact.seat] = fact.after
            case happened.CardTaken():
                self._hold(fact.seat, fact.card, 1)
            case happened.CardSold():
                self._hold(fact.seat, fact.card, -1)

    def _hold(self, seat: int, card: Card, n: int) -> None:
        if card.share:
            self.cards[seat][COMPANY[card.share]] += n

    def shares(self, seat: int) -> list[int]:
        """By company the shares on the track and on cards."""
        tracks = (self.pack.tracks[track] for track in self.tracks)
        held = zip(tracks, self.at[seat], self.cards[seat], strict=True)
        return [track.shares[at] + cards for track, at, cards in held]

    def worth(self, seat: int, values: Sequence[int]) -> int:
        """The net worth, with the value of a share of each company."""
        cash, _, diamonds, books = self.numbers(seat)
        held = sum(n * value for n, value in zip(self.shares(seat), values, strict=True))
        return cash + diamonds + books + held

    def everybody(self) -> list[Numbers]:
        return [self.numbers(seat) for seat in range(len(self.cash))]

    def numbers(self, seat: int) -> Numbers:
        """Pounds, shares, value of the diamond track, value of the bookkeeping track."""
        diamonds, books = self.pack.diamonds.values, self.pack.ledger.values
        return (
            self.cash[seat], sum(self.shares(seat)), diamonds[self.diamonds[seat]], books[self.ink[seat]]
        )  # fmt: skip

    def series(self, writer: Writer, view: CoreState) -> list[Series]:
        """One chart for each number, a point at the beginning of each round and one for the present."""
        assert isinstance(view, State)
        every, points = range(len(self.cash)), [*self.points, self.everybody()]
        values = [*self.values, [share_value(view, company) for company in PLACES]]
        worth = [*self.worths, [self.worth(seat, values[-1]) for seat in every]]
        found = [
            Series(writer(f"chart-{name}"), {seat: [point[seat][n] for point in points] for seat in every})
            for n, name in enumerate(NAMES)
        ]
        # Rows of an earlier version do not tell the value of shares.
        return _values(writer, values, worth) + found if len(values) == len(points) else found


def _values(writer: Writer, values: Sequence[Sequence[int]], worth: Sequence[list[int]]) -> list[Series]:
    """The charts of net worth and of the value of shares."""
    by_seat = {seat: [point[seat] for point in worth] for seat in range(len(worth[0]))}
    by_company: dict[str, tuple[str, list[int | None]]] = {
        CODES[name]: (str(writer(f"draw-code-{CODES[name]}")), [point[company] for point in values])
        for company, name in enumerate(COMPANIES)
    }
    return [
        Series(writer("chart-worth"), by_seat),
        Series(writer("chart-values"), by_company=by_company),
    ]
