"""Legal station sites: free circles, connection, circles reserved for homes (E-6.51 to E-6.57)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from boardroom.games.eighteen_thirty.board.graph import Board, Reach, StopNumber, station_counts
from boardroom.games.eighteen_thirty.board.hexes import Grid
from boardroom.games.eighteen_thirty.board.tile import Face, carry_stops
from boardroom.games.eighteen_thirty.components import Company, companies


def home_stops(grid: Grid, faces: Sequence[Face], company: Company) -> tuple[StopNumber, ...]:
    """The stops of the current face where a company's home station may go: two for Erie (E-6.57)."""
    number = grid.number[company.home]
    if grid.hexes[number].marker:
        return (2 * number,)
    if company.home_stop is None:
        return (2 * number, 2 * number + 1)
    carry = _since_printed(grid, faces, number)
    return (2 * number + carry[company.home_stop],)


def _since_printed(grid: Grid, faces: Sequence[Face], number: int) -> tuple[int, ...]:
    printed = grid.printed[number]
    carry = carry_stops(printed, faces[number])
    assert carry is not None, "a tile keeps the printed track"
    return carry


def free_circles(board: Board, stop: StopNumber) -> int:
    """The empty circles of a city; 0 where there is no city."""
    stops = board.faces[stop // 2].stops
    if stop % 2 >= len(stops) or stops[stop % 2].kind != "city":
        return 0
    return stops[stop % 2].circles - station_counts(board).get(stop, 0)


def station_faults(
    board: Board, company: str, stop: StopNumber, arrived: Reach | None, waiting: Iterable[str]
) -> Iterator[str]:
    """The clauses that a station breaks here, regardless of money and tokens.

    `arrived` is the company's reach, None where no connection is needed (E-3.23); `waiting` are the companies
    whose home station is not on the map yet (U-11).
    """
    free = free_circles(board, stop)
    if not free:
        yield "E-6.51"
    if arrived is not None and stop not in arrived.stops:
        yield "E-6.52"
    if any(held // 2 == stop // 2 for held in board.stations.get(company, ())):
        yield "E-6.53"
    yield from _home_faults(board, company, stop, free, waiting)


def _home_faults(
    board: Board, company: str, stop: StopNumber, free: int, waiting: Iterable[str]
) -> Iterator[str]:
    here = board.grid.hexes[stop // 2].home
    expected = 0
    for other in companies().values():
        if other.id not in here or other.id == company or other.id not in waiting:
            continue
        if other.home_stop is None:
            yield "E-6.56"
        elif stop in home_stops(board.grid, board.faces, other):
            expected += 1
    if expected and free <= expected:
        yield "E-6.55"
