"""Positions of Mombasa for tests, and moves on them in notation.

`turn("coffee_2 A04")` is the turn of seat 0 with these cards face up in the slots B, C, D, A, E; everything
else is as after the set-up of a first game with two players, seat 0 being the first player, but with all
markers on their starts and no money. Keywords change seat 0: `turn("", cash=5, at=(4, 0, 0, 0))`; `others`
gives cards to other seats: `others={1: "cotton_2"}`.
"""

from __future__ import annotations

from typing import Any

from tests.games.moves import Moves

from boardroom.core import engine
from boardroom.core.actions import Paid
from boardroom.games.mombasa.actions import Advance, LayOut
from boardroom.games.mombasa.game import GAME
from boardroom.games.mombasa.pack import COMPANIES, load
from boardroom.games.mombasa.pack.ids import COMPANY
from boardroom.games.mombasa.rounds import Round
from boardroom.games.mombasa.setup import tile_cards
from boardroom.games.mombasa.state import Options, State, put
from boardroom.games.mombasa.turn import ActionPhase, Turn

PACK = load()
"""The faithful pack, that of tables that say nothing else."""
FILLING = (1, 2, 3, 0, 4)
"""The cards of a position fill the slots in this order: the open ones first."""
EMPTY_BOOKS = ("",) * (PACK.ledger.last + 1)
MOVES = Moves(GAME)
play, told, refusal = MOVES.play, MOVES.told, MOVES.refusal


def table(seats: int = 2, seed: str = "position", **options: Any) -> State:
    """A table after the set-up, in the first planning phase."""
    s = GAME.begin(Options(**({"first_player": 0} | options)), seats, seed)
    while engine.waits(s) and s.steps[-1].key in ("mombasa.laying_out", "mombasa.choosing_tiles"):
        seat = engine.waits(s)[0]
        if s.steps[-1].key == "mombasa.laying_out":
            s, _ = engine.play(s, LayOut(seat, tile_cards(s, seat)))
        else:
            s, _ = engine.play(s, engine.offers(s, seat)[0].suggest())
    return s


def blank(seats: int = 2, **options: Any) -> State:
    """The same with all markers back on their starts and no money, so that numbers are easy to follow."""
    s = table(seats, **options)
    for player in s.players:
        player.at, player.specials, player.diamonds, player.cash = (0, 0, 0, 0), (0, 0, 0, 0), 0, 0
    return s


def turn(cards: str = "", *, seats: int = 2, others: dict[int, str] | None = None, **fields: Any) -> State:
    """The turn of seat 0; see the top of this file."""
    options = {key: fields.pop(key) for key in ("setup", "open_hands", "pack") if key in fields}
    opening = fields.pop("opening", False)
    tracks = fields.pop("tracks", None)
    s = blank(seats, **options)
    if tracks:
        s.tracks = tuple(tracks.split())
    for seat, words in ({0: cards} | (others or {})).items():
        lay(s, seat, words)
    for name, thing in fields.items():
        setattr(s.players[0], name, thing)
    s.steps = [Round(2), ActionPhase(1, 1), Turn(0, opening)]
    s.derive()
    s.memo.clear()
    return s


def lay(s: State, seat: int, words: str) -> None:
    """Put cards face up into the slots of a seat; they become the seat's own."""
    player = s.players[seat]
    area = ("",) * len(s.pack.slots)
    for slot, card in zip(FILLING, words.split(), strict=False):
        area = put(area, slot, card)
        if card not in player.owned:
            player.owned = (*player.owned, card)
        s.display = tuple("" if other == card else other for other in s.display)
        s.deck = tuple(other for other in s.deck if other != card)
        player.resting = tuple(tuple(c for c in column if c != card) for column in player.resting)
    resting = {card for column in player.resting for card in column}
    player.area = area
    player.hand = tuple(card for card in player.owned if card not in area and card not in resting)


def show(s: State, place: int, card: str) -> State:
    """Put a card on a place of the card display (0-3 left, 4-7 middle, 8-11 right column)."""
    s.deck = tuple(other for other in (*s.deck, *s.display) if other and other != card)
    s.display = put(("",) * len(s.display), place, card)
    return s


def books(**spaces: str) -> tuple[str, ...]:
    """A bookkeeping track: books(_1="A01", _2="B05")."""
    row = EMPTY_BOOKS
    for space, book in spaces.items():
        row = put(row, int(space[1:]), book)
    return row


def shelve(s: State, *wanted: str) -> State:
    """Put these books on the first places of their letters on the book display."""
    for book in wanted:
        letter = s.pack.books[book].letter
        name = f"supply_{letter.lower()}"
        places = [n for n, x in enumerate(s.pack.letters_at) if x == letter]
        place = next(n for n in places if s.shelf[n] not in wanted)
        if book in s.shelf:
            s.shelf = put(s.shelf, s.shelf.index(book), s.shelf[place])
        else:
            setattr(s, name, tuple(s.shelf[place] if b == book else b for b in getattr(s, name)))
        s.shelf = put(s.shelf, place, book)
    return s


def hold(s: State, company: str, *regions: int) -> State:
    """Put posts of a company into regions, taken from the first column of its camp that has some."""
    for region in regions:
        place = COMPANY[company]
        column = next(n for n, posts in enumerate(s.camps[place]) if posts)
        s.camps = put(s.camps, place, put(s.camps[place], column, s.camps[place][column] - 1))
        if not s.camps[place][column]:
            s.emptied = put(s.emptied, place, put(s.emptied[place], column, True))
        s.posts = put(s.posts, region - 1, place)
    return s


def paid(s: State, line: str) -> list[tuple[str, str, int, str]]:
    """The payments of a move: payer, payee, amount, clause."""
    return [(f.payer, f.payee, f.amount, f.clause) for f in told(s, line) if isinstance(f, Paid)]


def why(s: State, line: str) -> tuple[str, str]:
    """Clause and reason of a refusal."""
    found = refusal(s, line)
    return found.clause, found.reason


def offered(s: State, seat: int = 0) -> dict[str, list[str]]:
    """Every offered action in notation, without the seat, by kind."""
    return {
        offer.kind.key: [a.notation().split(": ", 1)[1] for a in offer.list_actions(500)]
        for offer in engine.offers(s, seat)
    }


def finish_steps(s: State) -> State:
    """Make free steps on the first track that allows them, until none are left."""
    while s.steps[-1].key == "mombasa.track_steps":
        seat = engine.waits(s)[0]
        able = [a for offer in engine.offers(s, seat) for a in offer.list_actions(100)]
        s, _ = engine.play(s, next((a for a in able if isinstance(a, Advance)), able[0]))
    return s


def position_of(s: State, company: str, seat: int = 0) -> int:
    return s.players[seat].at[COMPANIES.index(company)]
