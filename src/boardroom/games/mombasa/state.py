"""The table of Mombasa: what lies on it and who may see it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal

from boardroom.core.actions import Paid
from boardroom.core.errors import BadData, BadInput
from boardroom.core.options import GameOptions, options
from boardroom.core.state import State as CoreState
from boardroom.core.state import state
from boardroom.core.steps import Seat, Tell
from boardroom.core.visibility import COUNT, NOBODY, OWNER, IdSet, derived, secret, shown
from boardroom.games.mombasa.errors import input_error
from boardroom.games.mombasa.pack import COMPANIES, KINDS, TILES, Pack, load
from boardroom.games.mombasa.pack.embedding import BUILT_IN, settled, unpacked

ACCOUNTS = tuple(f"seat:{seat}" for seat in range(4))
COMPANY = {company: place for place, company in enumerate(COMPANIES)}
FREE = -1
"""In a region or on a card: no company, no slot."""


class Ids:
    """The ids of a kind in every pack this process has met; those of the built-in pack come first."""

    met: list[Pack] = []

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def __contains__(self, name: object) -> bool:
        if name in getattr(load(), self.kind):
            return True
        return any(name in getattr(pack, self.kind) for pack in Ids.met)

    def __iter__(self) -> Iterator[str]:
        return iter(dict.fromkeys(name for pack in (load(), *Ids.met) for name in getattr(pack, self.kind)))

    def __len__(self) -> int:
        return len(list(iter(self)))


CardId = Annotated[str, IdSet("card", Ids("cards"))]
BookId = Annotated[str, IdSet("book", Ids("books"))]
Company = Annotated[str, IdSet("company", COMPANIES)]
RegionId = Annotated[int, IdSet("region", range(1, 25))]
Kind = Annotated[str, IdSet("kind", KINDS)]
TileId = Annotated[str, IdSet("tile", TILES)]
StartId = Annotated[str, IdSet("starting", Ids("tiles"))]
TrackId = Annotated[str, IdSet("track", Ids("tracks"))]
RegionReward = Annotated[str, IdSet("first", ("pounds", "diamonds", "bookkeeping", "track"))]
Slot = Annotated[str, IdSet("slot", "ABCDE")]
Column = Annotated[int, IdSet("column", (1, 2, 3))]


@options
class Options(GameOptions):
    """What a table of Mombasa is set up with."""

    setup: Literal["first", "later"] = "first"
    first_player: int | None = None
    """The seat that begins, or nobody: then by lot (Q-14)."""
    open_hands: bool = False
    pack: str = BUILT_IN
    """The built-in data, or a folder with a corrected pack; its words are kept with the table."""

    @classmethod
    def read_files(cls, values: dict[str, Any]) -> dict[str, Any]:
        """A folder named on the command line is read at once and its words kept."""
        return values | ({"pack": settled(values["pack"])} if "pack" in values else {})

    def conflict(self) -> BadInput | None:
        """Why these options do not go together."""
        try:
            pack = unpacked(self.pack)
        except BadInput as bad:
            return bad
        except BadData as bad:
            return input_error("pack", wrong=bad, more=0)
        if self.pack != BUILT_IN and pack not in Ids.met:
            Ids.met.append(pack)
        if self.first_player is not None and self.first_player not in range(4):
            return BadInput("unknown", thing="seat", name=self.first_player)
        return None


@state
class Player:
    """One player's things. Places in `area` and `resting` are slots, in `at` and `specials` companies."""

    seat: Seat = shown()
    cash: int = shown(default=0)
    hand: tuple[CardId, ...] = secret(to=OWNER, others=COUNT, unless="open_hands", default=())
    owned: tuple[CardId, ...] = shown(default=())
    """All cards of the player: everybody saw where each came from, so hands follow from it."""
    area: tuple[str, ...] = shown(default=())
    """By slot the card laid there, or nothing; filled when all plans are revealed (M-4.5)."""
    down: int = shown(default=0)
    """Slots whose card lies face down, as bits."""
    resting: tuple[tuple[CardId, ...], ...] = shown(default=())
    planned: bool = shown(default=False)
    plan: tuple[str, ...] = secret(to=OWNER, default=())
    at: tuple[int, ...] = shown(default=(0, 0, 0, 0))
    specials: tuple[int, ...] = shown(default=(0, 0, 0, 0))
    """Special bonuses in force by company: those reached before this turn began (M-16.5)."""
    diamonds: int = shown(default=0)
    ink: int = shown(default=0)
    books: tuple[str, ...] = shown(default=())
    """By space of the bookkeeping track the book on top, or nothing."""
    turned: int = shown(default=0)
    """Spaces whose book lies face down, as bits."""
    covered: tuple[BookId, ...] = shown(default=())
    taken: tuple[BookId, ...] = shown(default=())
    """Books taken in this turn and not placed yet (M-8.4)."""
    tiles: tuple[TileId, ...] = shown(default=())
    """Bonus tiles of this round lying face up."""
    used_tiles: tuple[TileId, ...] = shown(default=())
    attached: int = shown(default=FREE)
    """The slot of the card that carries the goods tile."""
    markers: int = shown(default=0)
    """Bonus markers placed in this round."""
    ended: bool = shown(default=False)
    starting: str = shown(default="")
    """The starting tile."""
    dealt: tuple[StartId, ...] = secret(to=OWNER, others=COUNT, default=())
    """Starting tiles to choose from, later the one chosen (M-2.11)."""
    shares: tuple[CardId, ...] = shown(default=())
    """Cards with share icons shown at the end (M-15.1)."""
    sums: tuple[int, ...] = derived(default=(0, 0, 0, 0))
    """Face-up totals of coffee, banana, cotton and expansion."""


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

    def derive(self) -> None:
        from boardroom.games.mombasa.area import recount

        pack = self.pack
        for player in self.players:
            recount(self, pack, player)

    @property
    def pack(self) -> Pack:
        return unpacked(self.options.pack)


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


def put(row: tuple[Any, ...], place: int, thing: Any) -> tuple[Any, ...]:
    """The row with one place changed."""
    return (*row[:place], thing, *row[place + 1 :])


def without(row: tuple[str, ...], thing: str) -> tuple[str, ...]:
    """The row without one such thing."""
    place = row.index(thing)
    return (*row[:place], *row[place + 1 :])
