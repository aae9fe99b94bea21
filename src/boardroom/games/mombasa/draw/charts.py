"""Charts of everybody's pounds, shares and personal tracks, round by round, from the facts alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from boardroom.core.actions import Fact, Paid
from boardroom.drawing.scene import Scene, Series
from boardroom.games.mombasa import facts as happened
from boardroom.games.mombasa.companies.camps import share_value
from boardroom.games.mombasa.draw.pieces import CODES, code
from boardroom.games.mombasa.pack import COMPANIES, Card, Pack
from boardroom.games.mombasa.pack.ids import COMPANY, PLACES
from boardroom.games.mombasa.state import ACCOUNTS, State

NAMES = ("cash", "shares", "diamonds", "books")
Numbers = tuple[int, ...]


class Growth:
    """Everybody's numbers after the facts so far."""

    def __init__(self, pack: Pack, tracks: tuple[str, ...], seats: int) -> None:
        self.pack, self.tracks = pack, tracks
        self.cash = [0] * seats
        self.at = [[0] * len(COMPANIES) for _ in range(seats)]
        self.cards = [[0] * len(COMPANIES) for _ in range(seats)]
        self.diamonds, self.ink = [0] * seats, [0] * seats

    def hear(self, fact: Fact) -> None:
        match fact:
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

    def numbers(self, seat: int) -> tuple[int, ...]:
        """Pounds, shares, value of the diamond track, value of the bookkeeping track."""
        diamonds, books = self.pack.diamonds.values, self.pack.ledger.values
        return (
            self.cash[seat], sum(self.shares(seat)), diamonds[self.diamonds[seat]], books[self.ink[seat]]
        )  # fmt: skip


def growth(d: Scene[State], facts: Iterable[Fact]) -> list[Series]:
    """One chart for each number, a point at the beginning of each round and one for the present."""
    s = d.view
    seats = range(len(s.players))
    heard = Growth(s.pack, s.tracks, len(s.players))
    points: list[list[Numbers]] = []
    values: list[Sequence[int]] = []
    worth: list[list[int]] = []
    for fact in facts:
        if isinstance(fact, happened.RoundBegan):
            points.append([heard.numbers(seat) for seat in seats])
        elif isinstance(fact, happened.ShareValues):
            values.append([fact.mombasa, fact.cape_town, fact.saint_louis, fact.cairo])
            worth.append([heard.worth(seat, values[-1]) for seat in seats])
        heard.hear(fact)
    points.append([heard.numbers(seat) for seat in seats])
    values.append([share_value(s, company) for company in PLACES])
    worth.append([heard.worth(seat, values[-1]) for seat in seats])
    found = [
        Series(d.writer(f"chart-{name}"), {seat: [point[seat][n] for point in points] for seat in seats})
        for n, name in enumerate(NAMES)
    ]
    # Rows of an earlier version do not tell the value of shares.
    return _values(d, values, worth) + found if len(values) == len(points) else found


def _values(d: Scene[State], values: Sequence[Sequence[int]], worth: Sequence[list[int]]) -> list[Series]:
    """The charts of net worth and of the value of shares."""
    by_seat = {seat: [point[seat] for point in worth] for seat in range(len(d.view.players))}
    by_company: dict[str, tuple[str, list[int | None]]] = {
        CODES[name]: (str(code(d, name)), [point[company] for point in values])
        for company, name in enumerate(COMPANIES)
    }
    return [
        Series(d.writer("chart-worth"), by_seat),
        Series(d.writer("chart-values"), by_company=by_company),
    ]
