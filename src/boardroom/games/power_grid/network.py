"""The maps: cities, connections, regions, and the cost of the cheapest route (PG-2.1, PG-6.3, PG-6.6)."""

from __future__ import annotations

import heapq
from collections.abc import Collection
from functools import cache
from itertools import combinations
from typing import Annotated, NamedTuple

from boardroom.core.components import table, tables
from boardroom.core.visibility import IdSet
from boardroom.games.power_grid.plants import DATA

MAPS = ("germany", "usa")
FAR = 10_000
"""Farther than any route; a city out of play has this distance."""


class City(NamedTuple):
    """A city on a map."""

    id: str
    name: str
    region: str
    at: tuple[int, int]


class Map(NamedTuple):
    """A printed map; cities are referred to by their index in `cities`."""

    key: str
    cities: tuple[City, ...]
    ids: tuple[str, ...]
    places: dict[str, int]
    links: tuple[tuple[int, int, int], ...]
    regions: dict[str, tuple[str, ...]]
    neighbours: dict[str, frozenset[str]]


def _read(key: str) -> Map:
    file = DATA / f"{key}.toml"
    cities = tuple(
        City(c["id"], c["name"], c["region"], (c["at"][0], c["at"][1])) for c in tables(file, "city")
    )
    places = {city.id: i for i, city in enumerate(cities)}
    links: list[tuple[str, str, int]] = table(file)["links"]
    return Map(
        key,
        cities,
        tuple(places),
        places,
        tuple((places[a], places[b], cost) for a, b, cost in links),
        {r["id"]: tuple(r["cities"]) for r in tables(file, "region")},
        {r["id"]: frozenset(r["adjacent"]) for r in tables(file, "region")},
    )


BOARDS = {key: _read(key) for key in MAPS}
CITIES = {city.id: city for board in BOARDS.values() for city in board.cities}
REGIONS = tuple(dict.fromkeys(region for board in BOARDS.values() for region in board.regions))
CityId = Annotated[str, IdSet("city", CITIES)]
RegionId = Annotated[str, IdSet("region", REGIONS)]


def open_regions(board: Map, regions: Collection[str]) -> list[str]:
    """The regions that may be chosen next: first any, then those adjacent to one in play (PG-2.1)."""
    return [
        region
        for region, adjacent in board.neighbours.items()
        if region not in regions and (not regions or not adjacent.isdisjoint(regions))
    ]


def is_connected(board: Map, regions: frozenset[str]) -> bool:
    """Whether the regions are connected as a group (PG-2.1)."""
    if not regions:
        return False
    reached = {min(regions)}
    while new := {n for r in reached for n in board.neighbours[r] & regions} - reached:
        reached |= new
    return reached == regions


@cache
def region_groups(key: str, size: int) -> tuple[tuple[str, ...], ...]:
    """All connected groups of this many regions on a map."""
    board = BOARDS[key]
    return tuple(c for c in combinations(sorted(board.regions), size) if is_connected(board, frozenset(c)))


class Network(NamedTuple):
    """The cities in play, with the cost of the cheapest route between any two.

    A city's place is its index in `cities`; sets of cities are bits by place.
    """

    board: Map
    cities: tuple[City, ...]
    ids: tuple[str, ...]
    places: dict[str, int]
    links: tuple[tuple[int, int, int], ...]
    distances: tuple[tuple[int, ...], ...]
    nowhere: tuple[int, ...]
    """The distances from no city at all."""
    no_routes: tuple[int, ...]
    """The cost of the routes to a first city: nothing (PG-6.1)."""
    everywhere: int
    """All cities in play."""

    def among(self, places: int) -> list[int]:
        """The places that a bit mask contains."""
        return [i for i in range(len(self.cities)) if places >> i & 1]


@cache
def network(key: str, regions: tuple[str, ...]) -> Network:
    """Routes may pass through any city in play but never leave the regions in play (PG-6.6)."""
    board = BOARDS[key]
    cities = tuple(city for city in board.cities if city.region in regions)
    size, ids = len(cities), tuple(city.id for city in cities)
    places = {id: i for i, id in enumerate(ids)}
    links = tuple(
        (places[board.ids[a]], places[board.ids[b]], cost)
        for a, b, cost in board.links
        if board.ids[a] in places and board.ids[b] in places
    )
    distances = _all_distances(size, links)
    return Network(
        board, cities, ids, places, links, distances, (FAR,) * size, (0,) * size, everywhere=(1 << size) - 1
    )


def nearer(reach: tuple[int, ...], more: tuple[int, ...]) -> tuple[int, ...]:
    """The distances from the nearer of two starts, given those from each."""
    return tuple([a if a < b else b for a, b in zip(reach, more, strict=True)])


def _all_distances(size: int, links: Collection[tuple[int, int, int]]) -> tuple[tuple[int, ...], ...]:
    beside: list[list[tuple[int, int]]] = [[] for _ in range(size)]
    for a, b, cost in links:
        beside[a].append((b, cost))
        beside[b].append((a, cost))
    return tuple(_distances(start, beside) for start in range(size))


def _distances(start: int, beside: list[list[tuple[int, int]]]) -> tuple[int, ...]:
    best = [FAR] * len(beside)
    best[start] = 0
    queue = [(0, start)]
    while queue:
        so_far, city = heapq.heappop(queue)
        if so_far > best[city]:
            continue
        for other, cost in beside[city]:
            if so_far + cost < best[other]:
                best[other] = so_far + cost
                heapq.heappush(queue, (so_far + cost, other))
    return tuple(best)


def route(net: Network, start: int, end: int) -> list[int]:
    """The cities along a cheapest route, both ends included, for drawing it."""
    before = {end: end}
    queue = [end]
    for here in queue:  # breadth-first from the end, along links of cheapest routes
        if here == start:
            break
        for a, b, cost in net.links:
            other = b if a == here else a if b == here else None
            if other is None or other in before:
                continue
            if net.distances[start][other] + cost == net.distances[start][here]:
                before[other] = here
                queue.append(other)
    path = [start]
    while path[-1] != end:
        path.append(before[path[-1]])
    return path
