"""Legs of routes for drawing by hand: track from one stop to the next (E-6.15, E-6.69)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from boardroom.games.eighteen_thirty.board.graph import Board
from boardroom.games.eighteen_thirty.board.hexes import HexId
from boardroom.games.eighteen_thirty.routes.network import build_network
from boardroom.games.eighteen_thirty.routes.segments import reduce_network
from boardroom.games.eighteen_thirty.routes.trips import Trip, chain

Chain = tuple[HexId, ...]


@dataclass(frozen=True, slots=True)
class Leg:
    """A leg: its two stops as hex and index, and its hexes from one to the other."""

    start: tuple[HexId, int]
    end: tuple[HexId, int]
    hexes: Chain

    @property
    def id(self) -> str:
        return leg_id(self.hexes)


def leg_id(hexes: Chain) -> str:
    """The id of a leg, the same in both directions."""
    return "way:" + "-".join(min(hexes, hexes[::-1]))


def legs(board: Board, company: str, high: bool) -> list[Leg]:
    """All legs that the company's trains may use."""
    net = build_network(board, company, high)
    seg, grid = reduce_network(net), board.grid

    def stop(node: int) -> tuple[HexId, int]:
        number = net.nodes[node].stop
        return grid.hexes[number // 2].id, number % 2

    found = []
    for a, b, links in seg.run:
        ends = seg.node[a], seg.node[b]
        found.append(Leg(stop(ends[0]), stop(ends[1]), chain(grid, net, Trip(ends, (links,)), 0)))
    return found


def join_legs(route: Sequence[Leg]) -> tuple[Chain, ...]:
    """The legs of a route in order, each directed to begin at the stop where the previous one ended.

    Stops are compared, not hexes: a route may hold both stops of one hex (E-6.70).
    """
    found, here = [], None
    for at, leg in enumerate(route):
        if here is None and at + 1 < len(route):
            onward = route[at + 1].start, route[at + 1].end
            turned = leg.end not in onward and leg.start in onward
        else:
            turned = here is not None and leg.start != here
        here = leg.start if turned else leg.end
        found.append(leg.hexes[::-1] if turned else leg.hexes)
    return tuple(found)


def names(chains: Iterable[Chain]) -> tuple[str, ...]:
    """The ids of a route's legs."""
    return tuple(leg_id(hexes) for hexes in chains)
