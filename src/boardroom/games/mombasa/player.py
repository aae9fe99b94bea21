"""One player of Mombasa: cards, markers and money, and who may see them."""

from __future__ import annotations

from boardroom.core.state import state
from boardroom.core.steps import Seat
from boardroom.core.visibility import COUNT, OWNER, derived, secret, shown
from boardroom.games.mombasa.pack.ids import FREE, BookId, CardId, StartId, TileId


@state
class Player:
    """One player's things. Places in `area` and `resting` are slots, in `at` and `specials` companies."""

    seat: Seat = shown()
    cash: int = shown(default=0)
    hand: tuple[CardId, ...] = secret(to=OWNER, others=COUNT, unless="open_hands", default=())
    owned: tuple[CardId, ...] = shown(default=())
    """All cards of the player. Everybody saw where each came from, so this reveals nothing."""
    area: tuple[str, ...] = shown(default=())
    """By slot the card laid there, or nothing; filled when all plans are revealed (M-4.5)."""
    down: int = shown(default=0)
    """Slots whose card lies face down, as bits."""
    resting: tuple[tuple[CardId, ...], ...] = shown(default=())
    planned: bool = shown(default=False)
    plan: tuple[str, ...] = secret(to=OWNER, default=())
    at: tuple[int, ...] = shown(default=(0, 0, 0, 0))
    specials: tuple[int, ...] = shown(default=(0, 0, 0, 0))
    """By company how many special bonuses are in force: those reached before this turn (M-16.5)."""
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
    bookkeepers: tuple[str, ...] = derived(default=())
    """Face-up bookkeepers."""
    merchants: tuple[str, ...] = derived(default=())
    """Face-up merchants."""
