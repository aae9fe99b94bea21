"""The greedy bot's view of books: which to take, and whether the ink jar will reach them.

The ink jar passes a row of books in few moves if the same cards meet their requirements, so a book is worth
most where it goes with those already ahead of the ink jar.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from boardroom.games.mombasa.pack import GOODS, KINDS, Book, Pack
from boardroom.games.mombasa.pack.embedding import unpack
from boardroom.games.mombasa.player import Player
from boardroom.games.mombasa.state import State
from boardroom.games.mombasa.turn import open_slots
from boardroom_frozen.mombasa.company_value import rounds_left
from boardroom_frozen.mombasa.personality import personality

SLOT = 1.5
"""What an extra slot brings in a round."""
LIKELY = (1.0, 0.9, 0.65, 0.35, 0.12)
"""How likely so many cards lie face up together with a bookkeeper."""
NEVER = 0.03
STOP = 0.5
"""How often the ink jar stops on a book and takes its reward."""
KEEPER_USE, TILE_USE = 0.5, 0.35
"""How often in a round a bookkeeper card comes up, and the tile of the bonus space."""
POINT = 0.8
"""How much of the best book a bookkeeping point is worth: it may be gone."""

Needs = tuple[tuple[str, int], ...]


@lru_cache(maxsize=8)
def slope(values: tuple[int, ...]) -> tuple[float, ...]:
    """Values of an own track with the way to the next one counted in part."""
    marks = [0, *(n for n in range(1, len(values)) if values[n] > values[n - 1])]
    found = []
    for space, have in enumerate(values):
        worth = float(have)
        ahead = next((n for n in marks if n > space), None)
        if ahead is not None:
            behind = max(n for n in marks if n <= space)
            worth += 0.75 * (values[ahead] - values[behind]) * (space - behind) / (ahead - behind)
        found.append(worth)
    return tuple(found)


def ink_worth(s: State, at: int, to: int) -> float:
    """What moving the ink jar from one space to another brings."""
    track = s.pack.ledger
    values = slope(track.values) if rounds_left(s) else track.values
    worth = personality(s).books * (values[to] - values[at])
    if at < track.slot:
        worth += SLOT * rounds_left(s) * (min(to, track.slot) - at) / track.slot
    return worth


@lru_cache(maxsize=1 << 10)
def values_of(pack_key: str, owned: tuple[str, ...]) -> dict[str, list[int]]:
    """By kind the units of these cards, the best first."""
    cards = unpack(pack_key).cards
    found: dict[str, list[int]] = {kind: [] for kind in KINDS}
    for name in owned:
        kind = cards[name].good or cards[name].kind
        if kind in found:
            found[kind].append(cards[name].value)
    for held in found.values():
        held.sort(reverse=True)
    return found


def cards_for(held: Sequence[int], n: int) -> int:
    """How many of these cards make n units; 9 if all of them do not."""
    have = 0
    for count, value in enumerate(held, 1):
        have += value
        if have >= n:
            return count
    return 9


@lru_cache(maxsize=65536)
def joint_needs(books: tuple[Needs, ...]) -> tuple[tuple[tuple[str, int], ...], int]:
    """The totals needed to enter all of these books in one move, and the units of any good (M-9.3)."""
    found: dict[str, int] = {}
    anygood = 0
    for needs in books:
        own = {kind: n for kind, n in needs if kind != "anygood"}
        for kind, n in needs:
            if kind == "anygood" and any(good in own for good in GOODS):
                good = next(good for good in GOODS if good in own)
                own[good] += n  # M-20.4: of one type, the units add up
            elif kind == "anygood":
                anygood = max(n, anygood)
        for kind, n in own.items():
            found[kind] = max(n, found.get(kind, 0))
    if any(found.get(good, 0) >= anygood for good in GOODS):
        anygood = 0
    return tuple(found.items()), anygood


def cards_needed(s: State, player: Player, *books: Needs) -> int:
    """The cards that have to be laid beside the bookkeeper to enter these books together."""
    return cards_among(s.options.pack, player.owned, books)


@lru_cache(maxsize=1 << 16)
def cards_among(pack_key: str, owned: tuple[str, ...], books: tuple[Needs, ...]) -> int:
    """How many of these cards have to be laid to enter these books together."""
    needs, anygood = joint_needs(books)
    held, count, laid = values_of(pack_key, owned), 0, dict[str, int]()
    for kind, n in needs:
        laid[kind] = 1 if kind == "merchant_or_bookkeeper" else cards_for(held[kind], n)
        count += laid[kind]
    if anygood:
        count += min(cards_for(held[good], anygood) - laid.get(good, 0) for good in GOODS)
    return count


def likely(count: int) -> float:
    return LIKELY[count] if count < len(LIKELY) else NEVER


def ease(s: State, player: Player, book: Book) -> float:
    """How likely the requirements of a book can be met with the cards the player has."""
    key = ("ease", book.id or book.needs)
    if key not in s.memo:
        s.memo[key] = likely(cards_needed(s, player, book.needs))
    return s.memo[key]  # type: ignore[no-any-return]


def books_ahead(player: Player) -> tuple[str, ...]:
    """The books that the ink jar has to pass, those just taken at the end."""
    first, turned = player.ink + 1, player.turned
    row = enumerate(player.books[first:], first)
    return (*[name for space, name in row if name and not turned >> space & 1], *player.taken)


@lru_cache(maxsize=1 << 12)
def strides(
    pack_key: str, owned: tuple[str, ...], ahead: tuple[str, ...], beside: int
) -> tuple[int, tuple[Needs, ...]]:
    """How many moves the ink jar needs to pass these books, and the requirements of the last move."""
    books, count, last = unpack(pack_key).books, 1, list[Needs]()
    for name in ahead:
        needs = books[name].needs
        if last and cards_among(pack_key, owned, (*last, needs)) > beside:
            count, last = count + 1, []
        last.append(needs)
    return count, tuple(last)


def starts(s: State, player: Player) -> float:
    """How often the ink jar will still move: bookkeepers face up now, and those of later rounds."""
    if "starts" not in s.memo:
        keepers = keepers_among(s.options.pack, player.owned)
        rate = min(1.5, KEEPER_USE * keepers + TILE_USE)
        s.memo["starts"] = bool(player.bookkeepers) + rate * rounds_left(s)
    return s.memo["starts"]  # type: ignore[no-any-return]


@lru_cache(maxsize=1 << 12)
def keepers_among(pack_key: str, owned: tuple[str, ...]) -> int:
    """How many of these cards are bookkeepers."""
    cards = unpack(pack_key).cards
    return sum(cards[name].kind == "bookkeeper" for name in owned)


class RowEnd(NamedTuple):
    """The end of the own row, where the next book taken will lie."""

    is_barred: bool
    """Whether no book of letter A may lie there."""
    step: float
    """What moving the ink jar there from the space before brings."""
    beside: int
    last: tuple[Needs, ...]
    """What the last books before it need that the ink jar enters in one move."""
    with_last: float
    """How likely the ink jar passes a book in the same move as these ..."""
    apart: float
    """... and one that needs a move of its own."""


def row_end(s: State, player: Player) -> RowEnd | None:
    """The end of the own row; None if no book can lie there or none will be reached."""
    space = frontier(s.pack, player)
    if space > s.pack.ledger.last or not rounds_left(s):
        return None
    beside, often = beside_keeper(s, player), starts(s, player)
    count, last = strides(s.options.pack, player.owned, books_ahead(player), beside)
    with_last, apart = (min(1.0, often / (n + 0.5)) for n in (count, count + bool(last)))
    step = ink_worth(s, space - 1, space)
    return RowEnd(space in s.pack.barred, step, beside, last, with_last, apart)


def book_worth(s: State, player: Player, end: RowEnd | None, book: Book, reward: float) -> float:
    """What a book at the end of the own row brings: a space further, if the ink jar comes to it, and part of
    the worth of its reward."""
    if end is None or (book.letter == "A" and end.is_barred):
        return 0.0
    alone, together = cards_beside(s.options.pack, player.owned, end.last, book.needs)
    chance = likely(alone) * (end.with_last if together <= end.beside else end.apart)
    return chance * (end.step + STOP * reward)


@lru_cache(maxsize=1 << 14)
def cards_beside(
    pack_key: str, owned: tuple[str, ...], last: tuple[Needs, ...], needs: Needs
) -> tuple[int, int]:
    """The cards to be laid to enter a book alone, and together with the last ones before it, if any."""
    alone = cards_among(pack_key, owned, (needs,))
    return alone, cards_among(pack_key, owned, (*last, needs)) if last else 0


def beside_keeper(s: State, player: Player) -> int:
    """Slots for cards beside a bookkeeper."""
    return len(open_slots(s.pack, player)) - 1


def frontier(pack: Pack, player: Player) -> int:
    """The first empty space behind the books ahead of the ink jar and those just taken."""
    space = max(pack.first_book, player.ink + 1)
    while space <= pack.ledger.last and player.books[space]:
        space += 1
    return space + len(player.taken)
