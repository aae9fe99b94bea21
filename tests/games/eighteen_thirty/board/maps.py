"""Maps for tests of the board: tiles and stations by name."""

from __future__ import annotations

from collections.abc import Iterable

from boardroom.games.eighteen_thirty.board.graph import (
    Board,
    Stations,
    make_board,
    reach,
)
from boardroom.games.eighteen_thirty.board.hexes import Grid, Laid, grid
from boardroom.games.eighteen_thirty.board.lay import (
    faults,
    lays,
)
from boardroom.games.eighteen_thirty.board.tile import SIDES, face_of

CLASSIC = grid("classic")
PLUS = grid("plus")


def board(laid: Laid | None = None, stations: Stations | None = None, on: Grid = CLASSIC) -> Board:
    return make_board(on, laid or {}, stations or {})


def broken(hex_id: str, tile: str, rotation: int, laid: Laid | None = None, on: Grid = CLASSIC) -> list[str]:
    number = on.number[hex_id]
    return list(faults(on, number, board(laid, on=on).faces[number], face_of(tile, rotation)))


def halves(b: Board, company: str) -> set[str]:
    """Where a company's track arrives, written as hex.side."""
    return {f"{b.grid.hexes[h // 6].id}.{SIDES[h % 6]}" for h in reach(b, company).halves}


def stops(b: Board, company: str) -> set[str]:
    return {f"{b.grid.hexes[s // 2].id}-{s % 2}" for s in reach(b, company).stops}


def listed(b: Board, company: str, colours: Iterable[str] = ("yellow",)) -> set[tuple[str, str]]:
    return {(lay.hex, lay.tile) for lay in lays(b, company, reach(b, company), tuple(colours))}
