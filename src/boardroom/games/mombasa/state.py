"""The table of Mombasa: what lies on it and who may see it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Literal, TypeVar

from boardroom.core.actions import Paid
from boardroom.core.errors import BadData, BadInput
from boardroom.core.offers import Offer
from boardroom.core.options import GameOptions, options
from boardroom.core.state import State as CoreState
from boardroom.core.state import state
from boardroom.core.steps import Move, Seat, Tell
from boardroom.core.visibility import COUNT, NOBODY, printed, secret, shown
from boardroom.games.mombasa.errors import input_error
from boardroom.games.mombasa.pack import Pack
from boardroom.games.mombasa.pack.embedding import BUILT_IN, BUILT_INS, UNSAID, resolve_pack, unpack
from boardroom.games.mombasa.pack.ids import BookId, CardId, PackIds, StartId, TrackId
from boardroom.games.mombasa.player import Player
from boardroom.games.mombasa.player_board.area import PLACE, recount

T = TypeVar("T")
MOST_PLAYERS = 4
ACCOUNTS = tuple(f"seat:{seat}" for seat in range(MOST_PLAYERS))


@options
class Options(GameOptions):
    """The options of a table of Mombasa."""

    setup: Literal["first", "later"] = "first"
    first_player: int | None = None
    """The seat that begins, or nobody: then by lot (Q-14)."""
    open_hands: bool = False
    pack: str = BUILT_IN
    """A built-in pack, or a folder with a corrected one; the table keeps a copy of its files."""
    listed = {"first_player": (None, *range(MOST_PLAYERS)), "pack": tuple(BUILT_INS)}
    if_missing = {"pack": UNSAID}

    @classmethod
    def read_files(cls, values: dict[str, Any]) -> dict[str, Any]:
        """Read a folder named on the command line at once and keep a copy of its files."""
        return values | ({"pack": resolve_pack(values["pack"])} if "pack" in values else {})

    def conflict(self) -> BadInput | None:
        """Why these options do not go together."""
        try:
            pack = unpack(self.pack)
        except BadInput as bad:
            return bad
        except BadData as bad:
            return input_error("pack", wrong=bad, more=0)
        if self.pack != BUILT_IN and pack not in PackIds.packs:
            PackIds.packs.append(pack)
        if self.first_player is not None and self.first_player not in range(MOST_PLAYERS):
            return BadInput("unknown", thing="seat", name=self.first_player)
        return None


@state
class State(CoreState):
    """The whole table."""

    options: Options = shown()
    players: list[Player] = shown(factory=list)
    round: int = shown(default=1)
    first: Seat = shown(default=0)
    next_first: Seat = shown(default=0)
    tracks: tuple[TrackId, ...] = shown(default=())
    """The track of each company."""
    posts: tuple[int, ...] = shown(default=())
    """By region the company whose post stands there."""
    camps: tuple[tuple[int, ...], ...] = shown(default=())
    """By company the posts in each column of its camp."""
    emptied: tuple[tuple[bool, ...], ...] = shown(default=())
    """By company the columns whose last space has been vacant: it is never covered again (M-7.8)."""
    gone: tuple[int, ...] = shown(default=(0, 0, 0, 0))
    """By company the posts out of the game."""
    display: tuple[str, ...] = shown(default=())
    """Cards for sale: the left column from top to bottom, then the middle one, then the right one."""
    deck: tuple[CardId, ...] = secret(to=NOBODY, others=COUNT, default=())
    discards: tuple[CardId, ...] = shown(default=())
    shelf: tuple[str, ...] = shown(default=())
    """Books on display, column by column."""
    coins: tuple[int, ...] = shown(default=())
    """Coins under the spaces of the book display."""
    supply_a: tuple[BookId, ...] = secret(to=NOBODY, others=COUNT, default=())
    supply_b: tuple[BookId, ...] = secret(to=NOBODY, others=COUNT, default=())
    supply_c: tuple[BookId, ...] = secret(to=NOBODY, others=COUNT, default=())
    lost_books: tuple[BookId, ...] = shown(default=())
    """Books that fitted nowhere (Q-7)."""
    spaces: dict[str, Seat] = shown(factory=dict)
    """Bonus markers on the board, by space."""
    unused_tiles: tuple[StartId, ...] = secret(to=NOBODY, others=COUNT, default=())
    pack: Pack = printed(default=None)
    specials: tuple[tuple[int, ...], ...] = printed(default=None)
    """By company and space how many special spaces a marker there has reached."""

    anytime: ClassVar[dict[type, Move]] = {}
    outside: ClassVar[Callable[..., list[Offer]]]
    """The offers of the goods tile (M-12.2); set in `game.py`, since the rule imports this module."""

    def anytime_offers(self, seat: Seat) -> list[Offer]:
        return type(self).outside(self, seat) if self.players[seat].tiles else []

    def __post_init__(self) -> None:
        self.pack = unpack(self.options.pack)

    def derive(self) -> None:
        pack = self.pack = unpack(self.options.pack)
        self.specials = tuple(pack.specials_reached[track] for track in self.tracks)
        for player in self.players:
            recount(self.tracks, pack, player)

    @property
    def book_supplies(self) -> dict[str, tuple[BookId, ...]]:
        """By letter the books that are not on display yet."""
        return {"A": self.supply_a, "B": self.supply_b, "C": self.supply_c}

    @book_supplies.setter
    def book_supplies(self, supplies: dict[str, tuple[BookId, ...]]) -> None:
        self.supply_a, self.supply_b, self.supply_c = supplies["A"], supplies["B"], supplies["C"]


def total(s: State, seat: Seat, kind: str) -> int:
    """The face-up total of coffee, banana, cotton or expansion."""
    return s.players[seat].sums[PLACE[kind]]


def pay_bank(s: State, seat: Seat, amount: int, clause: str, tell: Tell) -> None:
    """A player pays the bank."""
    if amount:
        s.players[seat].cash -= amount
        tell(Paid, ACCOUNTS[seat], "bank", amount, clause)


def pay_player(s: State, seat: Seat, amount: int, clause: str, tell: Tell) -> None:
    """The bank pays a player."""
    if amount:
        s.players[seat].cash += amount
        tell(Paid, "bank", ACCOUNTS[seat], amount, clause)


def put(row: tuple[T, ...], place: int, thing: T) -> tuple[T, ...]:
    """The row with one place changed."""
    return (*row[:place], thing, *row[place + 1 :])


def without(row: tuple[str, ...], thing: str) -> tuple[str, ...]:
    """The row without one such thing."""
    place = row.index(thing)
    return (*row[:place], *row[place + 1 :])
