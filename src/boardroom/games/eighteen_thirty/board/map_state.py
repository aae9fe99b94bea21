"""The current map with cached reach, lays and runs (E-6.5, E-6.17, E-6.23).

They depend on tiles and stations alone, so copies of a state and games with equal maps share them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from boardroom.games.eighteen_thirty.board.graph import Board, Reach, reach
from boardroom.games.eighteen_thirty.board.hexes import Grid, grid
from boardroom.games.eighteen_thirty.board.lay import Lay, lays
from boardroom.games.eighteen_thirty.board.station import free_circles, station_faults
from boardroom.games.eighteen_thirty.board.tile import Face, face_of
from boardroom.games.eighteen_thirty.routes.solve import Answer, best_routes, has_route
from boardroom.games.eighteen_thirty.state import COMPANIES, TILE_CODES, State

T = TypeVar("T")
FACES: tuple[Face, ...] = tuple(face_of(tile, rotation) for tile, rotation in TILE_CODES)
MAX_MAPS = 3_000
"""The size of the cache; a game has a few hundred maps. When it is full, the older half is forgotten."""


class MapState:
    """One map with its tiles and stations."""

    __slots__ = ("board", "known")

    def __init__(self, board: Board) -> None:
        self.board = board
        self.known: dict[tuple[object, ...], object] = {}

    def remember(self, key: tuple[object, ...], make: Callable[[], T]) -> T:
        """What depends on the map and the key alone, made once."""
        if key not in self.known:
            self.known[key] = make()
        return self.known[key]  # type: ignore[return-value]

    def reach(self, company: str) -> Reach:
        return self.remember(("reach", company), lambda: reach(self.board, company))

    def lays(self, company: str, colours: tuple[str, ...]) -> tuple[Lay, ...]:
        """Every tile lay that geometry and connection allow."""
        return self.remember(
            ("lays", company, colours),
            lambda: tuple(lays(self.board, company, self.reach(company), colours)),
        )

    def best(self, company: str, trains: tuple[str, ...], high: bool) -> Answer:
        return self.remember(
            ("best", company, trains, high), lambda: best_routes(self.board, company, trains, high)
        )

    def has_route(self, company: str) -> bool:
        return self.remember(("route", company), lambda: has_route(self.board, company))

    def sites(self, company: str, waiting: tuple[str, ...]) -> tuple[int, ...]:
        """The stops in reach where the company may place a station."""
        return self.remember(("sites", company, waiting), lambda: self._sites(company, waiting))

    def _sites(self, company: str, waiting: tuple[str, ...]) -> tuple[int, ...]:
        arrived = self.reach(company)
        return tuple(
            stop
            for stop in sorted(arrived.stops)
            if free_circles(self.board, stop)
            and not any(station_faults(self.board, company, stop, arrived, waiting))
        )


_maps: dict[tuple[object, ...], MapState] = {}


def map_of(s: State) -> MapState:
    """The map of a state, shared with states that have the same map."""
    found = s.memo.get("map")
    if found is None:
        stations = tuple([company.stations for company in s.companies])
        key = (s.options.map, s.tiles, stations)
        found = _maps.get(key)
        if found is None:
            if len(_maps) >= MAX_MAPS:
                _forget_older_half()
            found = _maps[key] = MapState(_board(s, stations))
        s.memo["map"] = found
    assert isinstance(found, MapState)
    return found


def _forget_older_half() -> None:
    for key in list(_maps)[: MAX_MAPS // 2]:
        del _maps[key]


def _board(s: State, stations: tuple[tuple[int, ...], ...]) -> Board:
    area = grid(s.options.map)
    faces = tuple(
        [FACES[code - 1] if code else printed for code, printed in zip(s.tiles, area.printed, strict=True)]
    )
    return Board(area, faces, {name: held for name, held in zip(COMPANIES, stations, strict=True) if held})


def area_of(s: State) -> Grid:
    """The printed map."""
    return grid(s.options.map)


def tiles_on_map(s: State) -> dict[str, tuple[str, int]]:
    """Hexes with a tile: tile and rotation."""
    hexes = area_of(s).hexes
    return {hexes[n].id: TILE_CODES[code - 1] for n, code in enumerate(s.tiles) if code}


def waiting_homes(s: State) -> tuple[str, ...]:
    """Companies whose home station is not on the map yet (E-6.55, U-11)."""
    return tuple([company.id for company in s.companies if not company.stations])
