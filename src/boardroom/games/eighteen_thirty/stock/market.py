"""The stock market: its cells and where a marker goes from each of them (E-4.7, E-4.19 to E-4.25)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from boardroom.core.components import Entry, rows

Cell = tuple[int, int]  # row from the top, column from the left
Way = Literal["up", "down", "right", "left"]

DATA = Path(__file__).parents[1] / "data"
ZONES = {"": "normal", "y": "yellow", "o": "orange", "b": "brown"}


@dataclass(frozen=True, slots=True)
class Price:
    """One cell of the market and the cells that a marker moves to from it."""

    cell: Cell
    price: int
    zone: str
    par: bool
    up: Cell
    down: Cell
    right: Cell
    left: Cell

    def towards(self, way: Way) -> Cell:
        """The cell that a marker moves to; the same cell if it cannot move."""
        return {"up": self.up, "down": self.down, "right": self.right, "left": self.left}[way]


def _read_cell(entry: Entry, column: str) -> tuple[int, str, bool]:
    written = re.fullmatch(r"(\d+)([yob]?)(\*?)", entry.word(column))
    if not written:
        raise entry.wrong(f"{entry[column]!r} is no market cell")
    return int(written[1]), ZONES[written[2]], bool(written[3])


def _read_market() -> dict[Cell, Price]:
    printed = {
        (entry.whole("row"), int(column)): _read_cell(entry, column)
        for entry in rows(DATA / "market.csv")
        for column in entry
        if column != "row" and entry[column]
    }

    def at(row: int, column: int, otherwise: Cell) -> Cell:
        return (row, column) if (row, column) in printed else otherwise

    def price(cell: Cell) -> Price:
        row, column = cell
        up, down = at(row - 1, column, cell), at(row + 1, column, cell)
        # E-4.22, E-4.24: up instead of right at the end of a row, down instead of left at its start.
        right, left = at(row, column + 1, up), at(row, column - 1, down)
        return Price(cell, *printed[cell], up, down, right, left)

    return {cell: price(cell) for cell in printed}


MARKET: Final = _read_market()
"""All cells, row by row from the top left, with their moves."""
PAR_CELLS: Final = {price.price: cell for cell, price in MARKET.items() if price.par}
"""Par value -> its cell, highest first (E-4.2, E-4.11)."""
