"""Markers on the stock market and the order of operation (E-4.7 to E-4.26, E-6.2, E-6.26 to E-6.28)."""

from __future__ import annotations

from typing import Final

from boardroom.core.steps import Tell
from boardroom.games.eighteen_thirty.facts import MarkerMoved
from boardroom.games.eighteen_thirty.state import Company, State
from boardroom.games.eighteen_thirty.stock.market import MARKET, PAR_CELLS, Cell, Way

COLOURED: Final = frozenset(cell for cell, price in MARKET.items() if price.zone != "normal")
FREE_OF_LIMITS: Final = frozenset(cell for cell in COLOURED if MARKET[cell].zone != "yellow")
BROWN: Final = frozenset(cell for cell in COLOURED if MARKET[cell].zone == "brown")


def put_on_par(s: State, company: Company, par: int) -> None:
    """Put the marker on the par cell, below any marker there (E-4.11)."""
    company.par = par
    _arrive(s, company, PAR_CELLS[par])


def move_marker(s: State, company: Company, way: Way, times: int, tell: Tell) -> None:
    """Move a marker up, down, left or right; a marker that cannot move stays."""
    cell = company.cell
    assert cell is not None
    for _ in range(times):
        cell = MARKET[cell].towards(way)
    if cell != company.cell:
        _arrive(s, company, cell)
        tell(MarkerMoved, company.id, company.price)


def _arrive(s: State, company: Company, cell: Cell) -> None:
    s.arrivals += 1
    company.cell, company.arrived = cell, s.arrivals


def rank(company: Company) -> tuple[int, int, int, int]:
    """The sort key of operation: price, then further right, then higher, then upper in the stack."""
    assert company.cell is not None
    row, column = company.cell
    return -company.price, -column, row, company.arrived


def is_free_of_limits(company: Company) -> bool:
    """Whether players may hold more than 60%: in orange and brown (E-4.17)."""
    return company.cell in FREE_OF_LIMITS


def is_counted(company: Company) -> bool:
    """Whether the certificates count for the limit: not in yellow, orange and brown (E-4.16)."""
    return company.cell not in COLOURED


def is_brown(company: Company) -> bool:
    """Whether players may buy several pool shares in one turn: in brown (E-4.6)."""
    return company.cell in BROWN
