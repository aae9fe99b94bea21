"""The bookkeeper and the ink jar (M-9, M-12.3, M-18.2)."""

from __future__ import annotations

from boardroom.core.offers import Offer, Pick, Range
from boardroom.core.rules import require
from boardroom.core.steps import Move, Seat, Step, Tell, step
from boardroom.core.visibility import shown
from boardroom.games.mombasa.actions import MoveInk, TurnBook, UseBookkeeper
from boardroom.games.mombasa.facts import BookkeeperUsed, BookRewarded, BookTurned, InkMoved
from boardroom.games.mombasa.pack import Pack, Reward
from boardroom.games.mombasa.player import Player
from boardroom.games.mombasa.player_board.area import (
    can_meet,
    helpers_face_up,
    require_face_up,
    slot_of,
    turn_down,
    turn_tile,
)
from boardroom.games.mombasa.player_board.bookkeeping import gain_points
from boardroom.games.mombasa.rewards import Source, give
from boardroom.games.mombasa.state import State, pay_bank


def may_use_bookkeeper(s: State, a: UseBookkeeper) -> None:
    require_face_up(s.pack, s.players[a.seat], a.card, "bookkeeper")


def use_bookkeeper(s: State, a: UseBookkeeper, tell: Tell) -> None:
    """Turn the bookkeeper down at once: it does not count for its own requirements (M-9.7)."""
    s.steps.pop()
    player, pack = s.players[a.seat], s.pack
    if a.card == "tile":
        points = pack.bonus_tiles["bookkeeper"].bookkeeping
        turn_tile(player, "bookkeeper")
    else:
        points = pack.cards[a.card].value
        turn_down(s.tracks, pack, player, 1 << slot_of(player, a.card))
    tell(BookkeeperUsed, a.seat, points)
    s.steps.append(InkMove(a.seat, points, False))


def helpers(player: Player) -> int:
    """Merchants and bookkeepers face up; the one in use is down already (M-20.3, M-12.1)."""
    bookkeepers, merchants = helpers_face_up(player)
    return len(bookkeepers) + len(merchants)


def enterable(pack: Pack, player: Player, space: int, others: int) -> bool:
    """Whether the ink jar may enter a space (M-8.7, M-9.2, M-9.4)."""
    book = player.books[space]
    if not book:
        return False
    return bool(player.turned >> space & 1) or can_meet(player, pack.books[book].needs, others)


def reach(s: State, seat: Seat) -> int:
    """How many books on the ink jar can move."""
    player, pack = s.players[seat], s.pack
    others, at = helpers(player), player.ink
    while at < pack.ledger.last and enterable(pack, player, at + 1, others):
        at += 1
    return at - player.ink


def may_turn_book(s: State, a: TurnBook) -> None:
    frame, player = ink_frame(s), s.players[a.seat]
    require(not frame.turned, "M-9.1", "book-turned-already")
    there = 0 < a.space < len(player.books) and player.books[a.space] != ""
    require(there, "M-9.1", "no-book-there", space=a.space)
    require(not player.turned >> a.space & 1, "M-9.1", "book-face-down", space=a.space)
    cost = s.pack.turning_cost
    require(player.cash >= cost, "M-9.1", "cannot-pay", cost=cost, cash=player.cash)


def turn_book(s: State, a: TurnBook, tell: Tell) -> None:
    ink_frame(s).turned = True
    pay_bank(s, a.seat, s.pack.turning_cost, "M-9.1", tell)
    s.players[a.seat].turned |= 1 << a.space
    tell(BookTurned, a.seat, a.space)


def may_move_ink(s: State, a: MoveInk) -> None:
    require(a.n >= 0, "M-9.2", "ink-goes-forward")
    most = reach(s, a.seat)
    if a.n > most:
        player, pack = s.players[a.seat], s.pack
        space = player.ink + most + 1
        require(space <= pack.ledger.last, "M-18.4", "ink-at-end", space=player.ink)
        require(player.books[space] != "", "M-8.7", "no-book-there", space=space)
        require(False, "M-9.2", "requirement-not-met", space=space)


def move_ink(s: State, a: MoveInk, tell: Tell) -> None:
    """Move and take the reward of the last book, whose points are used before the card's (M-9.5, M-9.8)."""
    frame, player, pack = ink_frame(s), s.players[a.seat], s.pack
    s.steps.pop()
    reward = Reward()
    if a.n:
        before, player.ink = player.ink, player.ink + a.n
        tell(InkMoved, a.seat, before, player.ink)
        if not player.turned >> player.ink & 1:
            reward = pack.books[player.books[player.ink]].reward
            tell(BookRewarded, a.seat, reward)
    gain_points(s, a.seat, frame.points)
    give(s, a.seat, reward, Source("M-9.5"), tell)


def ink_frame(s: State) -> InkMove:
    frame = s.steps[-1]
    assert isinstance(frame, InkMove)
    return frame


def turnable(s: State, seat: Seat) -> list[int]:
    """Spaces whose book could be turned."""
    player = s.players[seat]
    if player.cash < s.pack.turning_cost:
        return []
    return [n for n, book in enumerate(player.books) if book and not player.turned >> n & 1]


@step("mombasa.ink_move", "M-9.2")
class InkMove(Step):
    """A bookkeeper is in use: perhaps turn a book, then move the ink jar. (M-9)"""

    seat: Seat = shown()
    points: int = shown()
    turned: bool = shown()
    moves = {TurnBook: Move(may_turn_book, turn_book), MoveInk: Move(may_move_ink, move_ink)}

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        found: list[Offer] = [Range(MoveInk, s, seat, "n", 0, reach(s, seat))]
        if not self.turned and (spaces := turnable(s, seat)):
            found.append(Pick(TurnBook, s, seat, spaces, "ledger"))
        return found
