"""The ids that actions, steps and the state may hold, and the value that stands for none."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import Annotated, ClassVar

from boardroom.core.visibility import IdSet
from boardroom.games.mombasa.pack import COMPANIES, KINDS, TILES, Pack, load

COMPANY = {company: place for place, company in enumerate(COMPANIES)}
PLACES = range(len(COMPANIES))
"""The places of the companies in every row by company."""
FREE = -1
"""In a region or on a card: no company, no slot."""


class PackIds:
    """The ids of a kind in every pack this process has read; those of the built-in pack come first."""

    packs: ClassVar[list[Pack]] = []
    """Corrected packs, in the order in which this process read them."""

    def __init__(self, ids: Callable[[Pack], Collection[str]]) -> None:
        self.ids = ids

    def __contains__(self, name: object) -> bool:
        return any(name in self.ids(pack) for pack in (load(), *PackIds.packs))

    def __iter__(self) -> Iterator[str]:
        return iter(dict.fromkeys(name for pack in (load(), *PackIds.packs) for name in self.ids(pack)))

    def __len__(self) -> int:
        return len(list(iter(self)))


CardId = Annotated[str, IdSet("card", PackIds(lambda pack: pack.cards))]
BookId = Annotated[str, IdSet("book", PackIds(lambda pack: pack.books))]
Company = Annotated[str, IdSet("company", COMPANIES)]
RegionId = Annotated[int, IdSet("region", range(1, 25))]
Kind = Annotated[str, IdSet("kind", KINDS)]
TileId = Annotated[str, IdSet("tile", TILES)]
StartId = Annotated[str, IdSet("starting", PackIds(lambda pack: pack.tiles))]
TrackId = Annotated[str, IdSet("track", PackIds(lambda pack: pack.tracks))]
RegionReward = Annotated[str, IdSet("first", ("pounds", "diamonds", "bookkeeping", "track"))]
Slot = Annotated[str, IdSet("slot", "ABCDE")]
Column = Annotated[int, IdSet("column", (1, 2, 3))]
