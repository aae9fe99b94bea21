"""Trips over the network, built from the results of the searches, and their routes over hexes (E-6.15)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from boardroom.games.eighteen_thirty.board.hexes import Grid, HexId
from boardroom.games.eighteen_thirty.components import trains as train_kinds
from boardroom.games.eighteen_thirty.routes.lists import Run
from boardroom.games.eighteen_thirty.routes.network import LinkId, Network, NodeId
from boardroom.games.eighteen_thirty.routes.route import Route
from boardroom.games.eighteen_thirty.routes.segments import Segments


@dataclass(frozen=True, slots=True)
class Trip:
    """The stops of a route in order and the links of each leg between them."""

    stops: tuple[NodeId, ...]
    legs: tuple[tuple[LinkId, ...], ...]

    def value(self, net: Network) -> int:
        return sum(net.nodes[stop].value for stop in self.stops)

    def links(self) -> int:
        return sum(1 << link for leg in self.legs for link in leg)


def trip_of_run(seg: Segments, run: Run) -> Trip:
    """The trip of a listed route: the second arm backwards to the station, then the first arm."""
    station, first, second = run
    stops, legs = _arm(seg, station, first)
    before, legs_before = _arm(seg, station, second)
    back = tuple(tuple(reversed(leg)) for leg in reversed(legs_before))
    here = (seg.node[station],)
    return Trip((*reversed(before), *here, *stops), (*back, *legs))


def _arm(
    seg: Segments, station: int, numbers: Sequence[int]
) -> tuple[list[NodeId], list[tuple[LinkId, ...]]]:
    stops, legs, here = [], [], station
    for number in numbers:
        a, b, links = seg.run[number]
        legs.append(links if a == here else links[::-1])
        here = b if a == here else a
        stops.append(seg.node[here])
    return stops, legs


class Joints:
    """Joints of used links at nodes, collected step by step; `trips` follows them from end to end."""

    def __init__(self, net: Network) -> None:
        self.net = net
        self.onward: dict[tuple[LinkId, NodeId], tuple[LinkId, bool]] = {}
        self.ends: list[tuple[NodeId, LinkId]] = []

    def join(self, node: NodeId, link: LinkId, other: LinkId, counts: bool) -> None:
        self.onward[link, node] = other, counts
        self.onward[other, node] = link, counts

    def end(self, node: NodeId, link: LinkId) -> None:
        self.ends.append((node, link))

    def trips(self) -> list[Trip]:
        found, seen = [], set[tuple[NodeId, LinkId]]()
        for node, link in self.ends:
            if (node, link) not in seen:
                trip, last = self._follow(node, link)
                seen.add(last)
                found.append(trip)
        return found

    def _follow(self, node: NodeId, link: LinkId) -> tuple[Trip, tuple[NodeId, LinkId]]:
        stops, legs, leg = [node], list[tuple[LinkId, ...]](), [link]
        while True:
            a, b = self.net.ends[link]
            node = b if a == node else a
            onward = self.onward.get((link, node))
            if onward is None:
                return Trip((*stops, node), (*legs, tuple(leg))), (node, link)
            link, counts = onward
            if counts:
                stops.append(node)
                legs.append(tuple(leg))
                leg = []
            leg.append(link)


def routes_of(grid: Grid, net: Network, trips: Sequence[Trip], trains: Sequence[str]) -> list[Route]:
    """The routes of trips; the longest trip goes to the train with the most stops."""
    kinds = train_kinds()
    by_limit = sorted(trains, key=lambda train: -(kinds[train].stops or 99))
    by_length = sorted(trips, key=lambda trip: -len(trip.stops))
    return [
        Route(train, tuple(chain(grid, net, trip, n) for n in range(len(trip.legs))))
        for train, trip in zip(by_limit, by_length, strict=False)
    ]


def chain(grid: Grid, net: Network, trip: Trip, number: int) -> tuple[HexId, ...]:
    """The hexes of one leg from stop to stop."""
    node = trip.stops[number]
    hexes = [net.nodes[node].hex]
    for link in trip.legs[number]:
        a, b = net.ends[link]
        path = net.paths[link] if a == node else net.paths[link][::-1]
        hexes.extend(path[1:])
        node = b if a == node else a
    return tuple(grid.hexes[number].id for number in hexes)
