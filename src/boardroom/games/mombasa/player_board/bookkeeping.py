"""Bookkeeping points, taking books and placing them (M-8, M-18.4)."""

from __future__ import annotations

from boardroom.core.offers import Chosen, Offer, PairOffer, Pick, Range
from boardroom.core.parts import One, Option, Part
from boardroom.core.rules import require
from boardroom.core.steps import Move, Seat, Step, Tell, step
from boardroom.core.visibility import shown
from boardroom.games.mombasa.actions import PlaceBook, TakeBook, TakePounds
from boardroom.games.mombasa.facts import BookLost, BookPlaced, BookShown, BookTaken, PointsPaid
from boardroom.games.mombasa.pack import BOOK_LETTERS, Pack
from boardroom.games.mombasa.player import Player
from boardroom.games.mombasa.state import State, pay_player, put, without


def await_placing(s: State, seat: Seat) -> None:
    """Push the placing of books, which happens once, at the end of the turn (M-8.4)."""
    if not any(isinstance(frame, Placing) for frame in s.steps):
        s.steps.append(Placing(seat))


def gain_points(s: State, seat: Seat, points: int) -> None:
    """Push a sum of bookkeeping points, to be used before whatever is on the stack already (M-8.1)."""
    if points:
        await_placing(s, seat)
        s.steps.append(Points(seat, points))


def most_pounds(s: State, seat: Seat, points: int) -> int:
    """The most pounds that so many bookkeeping points can bring (M-8.2, M-8.3, M-18.4)."""
    pack = s.pack
    if s.players[seat].ink >= pack.ledger.last:
        return points * pack.ledger.surplus
    rates = [1 / pack.pound_cost]
    for book, coins in zip(s.shelf, s.coins, strict=True):
        if book and coins:
            rates.append(coins / pack.price_of_book[book])
    return int(points * max(rates))


def points_frame(s: State) -> Points:
    frame = s.steps[-1]
    assert isinstance(frame, Points)
    return frame


def may_take_book(s: State, a: TakeBook) -> None:
    pack, left = s.pack, points_frame(s).left
    require(a.book in s.shelf, "M-8.2", "book-not-there", book=a.book)
    cost = pack.price_of_book[a.book]
    require(cost <= left, "M-8.2", "points-short", cost=cost, left=left)


def take_book(s: State, a: TakeBook, tell: Tell) -> None:
    pack, place = s.pack, s.shelf.index(a.book)
    points_frame(s).left -= pack.price_of_book[a.book]
    s.shelf = put(s.shelf, place, "")
    player = s.players[a.seat]
    player.taken = (*player.taken, a.book)
    tell(BookTaken, a.seat, pack.books[a.book])
    if s.coins[place]:
        pay_player(s, a.seat, s.coins[place], "M-8.3", tell)
        s.coins = put(s.coins, place, 0)


def may_take_pounds(s: State, a: TakePounds) -> None:
    left = points_frame(s).left // s.pack.pound_cost
    require(1 <= a.n <= left, "M-8.2", "points-short", cost=a.n, left=left)


def take_pounds(s: State, a: TakePounds, tell: Tell) -> None:
    points = a.n * s.pack.pound_cost
    points_frame(s).left -= points
    tell(PointsPaid, a.seat, points, a.n)
    pay_player(s, a.seat, a.n, "M-8.2", tell)


class BookOffer(Pick):
    """The books that the points suffice for; the others on display are shown with the reason."""

    __slots__ = ()

    def form(self, chosen: Chosen) -> Part | None:
        self.shown = [book for book in self.s.shelf if book]
        return super().form(chosen)


@step("mombasa.points", "M-8.1")
class Points(Step):
    """Bookkeeping points to be used now, for books or pounds. (M-8.1)"""

    seat: Seat = shown()
    left: int = shown()
    moves = {
        TakeBook: Move(may_take_book, take_book),
        TakePounds: Move(may_take_pounds, take_pounds),
    }

    def _at_the_end(self, s: State) -> bool:
        return s.players[self.seat].ink >= s.pack.ledger.last

    def waits(self, s: State) -> tuple[Seat, ...]:
        return (self.seat,) if self.left and not self._at_the_end(s) else ()

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        pack = s.pack
        cost, left = pack.price_of_book, self.left
        books = [book for book in s.shelf if book and cost[book] <= left]
        found: list[Offer] = [Range(TakePounds, s, seat, "n", 1, self.left // pack.pound_cost)]
        if books:
            found.append(BookOffer(TakeBook, s, seat, books, "book", cost=_taking))
        return found

    def proceed(self, s: State, tell: Tell) -> None:
        s.steps.pop()
        if self.left:  # M-18.4: the ink jar is on its last space
            pounds = self.left * s.pack.ledger.surplus
            tell(PointsPaid, self.seat, self.left, pounds)
            pay_player(s, self.seat, pounds, "M-18.4", tell)


def _taking(s: State, seat: Seat, book: str) -> Option:
    return Option(f"book:{book}", book, cost=s.pack.price_of_book[book])


def fits(pack: Pack, player: Player, book: str, space: int) -> str | None:
    """The clause that keeps a book off a space of the own track, if there is one."""
    if not pack.first_book <= space <= pack.ledger.last:
        return "M-8.5"
    if pack.books[book].letter == "A":
        if space in pack.barred:
            return "M-8.5"
        under = player.books[space]
        if under and pack.books[under].letter in ("B", "C"):
            return "M-8.6"
    return None


def fitting(pack: Pack, player: Player, book: str) -> list[int]:
    """The spaces of the own track on which a book fits."""
    spaces = range(pack.first_book, pack.ledger.last + 1)
    if pack.books[book].letter != "A":
        return [*spaces]
    books, track, barred = pack.books, player.books, pack.barred
    free = [space for space in spaces if space not in barred]
    return [space for space in free if not track[space] or books[track[space]].letter not in ("B", "C")]


def may_place_book(s: State, a: PlaceBook) -> None:
    player = s.players[a.seat]
    require(a.book in player.taken, "M-8.4", "book-not-taken", book=a.book)
    why = fits(s.pack, player, a.book, a.space)
    require(why is None, why or "", "book-does-not-fit", space=a.space)


def place_book(s: State, a: PlaceBook, tell: Tell) -> None:
    player = s.players[a.seat]
    player.taken = without(player.taken, a.book)
    under = player.books[a.space]
    if under:
        player.covered = (*player.covered, under)
    player.books = put(player.books, a.space, a.book)
    player.turned &= ~(1 << a.space)
    tell(BookPlaced, a.seat, s.pack.books[a.book], a.space)


class PlaceOffer(PairOffer):
    """Any book taken in this turn, on any space where it fits."""

    __slots__ = ()

    def form(self, chosen: Chosen) -> Part | None:
        if "book" not in chosen:
            return One("book", tuple(Option(f"book:{book}", book) for book in self.numbers))
        if "space" in chosen:
            return None
        first, last = self.s.pack.first_book, self.s.pack.ledger.last
        return One("space", tuple(self._option(chosen["book"], n) for n in range(first, last + 1)))

    def _option(self, book: str, space: int) -> Option:
        free = space in self.numbers.get(book, ())
        why = None if free else self.refusal(PlaceBook(self.seat, book, space))
        return Option(f"ledger:{space}", space, why=why)

    def compose(self, chosen: Chosen) -> PlaceBook:
        return PlaceBook(self.seat, chosen["book"], chosen["space"])


@step("mombasa.placing", "M-8.4")
class Placing(Step):
    """At the end of the turn the books taken are placed, then the display is refilled. (M-8.4, M-8.8)"""

    seat: Seat = shown()
    moves = {PlaceBook: Move(may_place_book, place_book)}

    def _spaces(self, s: State) -> dict[str, list[int]]:
        if "placing" not in s.memo:
            player, pack = s.players[self.seat], s.pack
            found = {book: fitting(pack, player, book) for book in player.taken}
            s.memo["placing"] = {book: spaces for book, spaces in found.items() if spaces}
        return s.memo["placing"]  # type: ignore[no-any-return]

    def waits(self, s: State) -> tuple[Seat, ...]:
        return (self.seat,) if s.players[self.seat].taken and self._spaces(s) else ()

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        return [PlaceOffer(PlaceBook, s, seat, self._spaces(s))]

    def proceed(self, s: State, tell: Tell) -> None:
        player, pack = s.players[self.seat], s.pack
        for book in player.taken:
            s.lost_books = (*s.lost_books, book)
            tell(BookLost, self.seat, pack.books[book])
        player.taken = ()
        refill_shelf(s, tell)
        s.steps.pop()


def refill_shelf(s: State, tell: Tell) -> None:
    """Fill the empty spaces of the book display with books of their letter (M-8.8)."""
    if "" not in s.shelf:
        return
    letters, books = s.pack.letters_at, s.pack.books
    shelf = list(s.shelf)
    empty = [place for place, book in enumerate(shelf) if not book]
    supplies = s.book_supplies
    for letter in BOOK_LETTERS:
        for place in empty:
            if letters[place] == letter and (supply := supplies[letter]):
                shelf[place], supplies[letter] = supply[0], supply[1:]
                tell(BookShown, books[shelf[place]])
    s.shelf = tuple(shelf)
    s.book_supplies = supplies
