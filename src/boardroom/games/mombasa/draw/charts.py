"""Charts of everybody's pounds, shares and personal tracks, round by round, from the facts alone."""

from __future__ import annotations

from boardroom.core.actions import Fact, Paid
from boardroom.drawing.html import Writer
from boardroom.drawing.scene import Chronicle, Series
from boardroom.games.mombasa import facts as happened
from boardroom.games.mombasa.pack import COMPANIES
from boardroom.games.mombasa.pack.ids import COMPANY
from boardroom.games.mombasa.state import ACCOUNTS, State

NAMES = ("cash", "shares", "diamonds", "books")


class Growth(Chronicle):
    """Everybody's numbers after the facts so far, and at the beginning of each round."""

    def __init__(self, s: State) -> None:
        seats = len(s.players)
        self.pack, self.tracks = s.pack, s.tracks
        self.cash = [0] * seats
        self.at = [[0] * len(COMPANIES) for _ in range(seats)]
        self.cards = [0] * seats
        self.diamonds, self.ink = [0] * seats, [0] * seats
        self.points: list[list[tuple[int, ...]]] = []

    def hear(self, fact: Fact) -> None:
        match fact:
            case happened.RoundBegan():
                self.points.append(self.everybody())
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
                self.cards[fact.seat] += bool(fact.card.share)
            case happened.CardSold():
                self.cards[fact.seat] -= bool(fact.card.share)

    def everybody(self) -> list[tuple[int, ...]]:
        return [self.numbers(seat) for seat in range(len(self.cash))]

    def numbers(self, seat: int) -> tuple[int, ...]:
        """Pounds, shares, value of the diamond track, value of the bookkeeping track."""
        tracks = [self.pack.tracks[track] for track in self.tracks]
        shares = sum(track.shares[at] for track, at in zip(tracks, self.at[seat], strict=True))
        diamonds, books = self.pack.diamonds.values, self.pack.ledger.values
        return (
            self.cash[seat], shares + self.cards[seat], diamonds[self.diamonds[seat]], books[self.ink[seat]]
        )  # fmt: skip

    def series(self, writer: Writer) -> list[Series]:
        """One chart for each number, a point at the beginning of each round and one for the present."""
        points = [*self.points, self.everybody()]
        return [
            Series(
                writer(f"chart-{name}"),
                {seat: [point[seat][n] for point in points] for seat in range(len(self.cash))},
            )
            for n, name in enumerate(NAMES)
        ]
