"""A company's track as a graph for the solver (E-6.12, E-6.58, E-6.66 to E-6.72).

Nodes are stops and switches. A link is track without a choice that crosses one or more sides of hexes; one
train uses it as a whole or not at all, so a set of links is one integer (U-17: all trains together cross a
side at most once). A switch is a group of plain pieces of one tile that share sides; `turns` lists which
links its pieces join, so that nothing reverses at a junction. A stop has turns, too, if track bypasses it
(H12).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from boardroom.games.eighteen_thirty.board.graph import Board, Half, StopNumber, faces_for, impassable_cities

NodeId = int
LinkId = int
NOWHERE = -1


@dataclass(slots=True)
class Node:
    """A stop (number >= 0) or a switch; `turns` maps a link to the links that plain track continues to."""

    hex: int
    stop: StopNumber
    value: int
    own: bool
    last: bool  # only an end of routes: off-board areas, and cities closed to the company
    area: int  # number of the off-board area, or -1
    links: list[LinkId]
    turns: dict[LinkId, tuple[LinkId, ...]]


@dataclass(slots=True)
class Network:
    """What a company's trains may use: nodes, links as pairs of nodes, and each link's hexes from end to end.

    `signature` is equal for networks with the same best routes: track in reach, stops, flags and values.
    """

    nodes: list[Node]
    ends: list[tuple[NodeId, NodeId]]
    paths: list[tuple[int, ...]]
    signature: tuple[object, ...]


def build_network(board: Board, company: str, high: bool) -> Network:
    """All track connected with the company's stations; `high` after the first 5-train (E-6.75)."""
    return _Builder(board, company, high).build()


class _Builder:
    """Walks from the stations, node by node, in a fixed order."""

    def __init__(self, board: Board, company: str, high: bool) -> None:
        self.grid, self.faces = board.grid, faces_for(board, company)
        self.closed, self.high = impassable_cities(board, company), high
        self.own = sorted(board.stations.get(company, ()))
        self.nodes: list[Node] = []
        self.sides: list[Sequence[int]] = []
        self.ends: list[tuple[NodeId, NodeId]] = []
        self.paths: list[tuple[int, ...]] = []
        self.node_at: dict[Half, NodeId] = {}
        self.link_at: dict[Half, LinkId] = {}

    def build(self) -> Network:
        for stop in self.own:
            if stop % 2 < len(self.faces[stop // 2].stops):
                self._add_stop(stop // 2, stop % 2)
        for number, node in enumerate(self.nodes):
            plain, base = self.faces[node.hex].plain, 6 * node.hex
            for side in self.sides[number]:
                if base + side not in self.link_at and (not node.last or plain[side]):
                    self._follow(number, base + side)
        self._set_turns()
        seen = tuple((n.stop, n.value, n.own, n.last, self.faces[n.hex]) for n in self.nodes)
        return Network(self.nodes, self.ends, self.paths, (seen, tuple(self.paths)))

    def _add_stop(self, hex_number: int, index: int) -> NodeId:
        face, number = self.faces[hex_number], 2 * hex_number + index
        stop = face.stops[index]
        area = self.grid.hexes[hex_number].area
        last = stop.kind == "offboard" or number in self.closed
        value = stop.high if self.high else stop.low
        where = self.grid.areas.index(area) if area else -1
        node = Node(hex_number, number, value, number in self.own, last, where, [], {})
        return self._add(node, face.stop_sides[index])

    def _add_switch(self, hex_number: int, side: int) -> NodeId:
        node = Node(hex_number, -1, 0, False, False, -1, [], {})
        return self._add(node, self.faces[hex_number].switches[side])

    def _add(self, node: Node, sides: Sequence[int]) -> NodeId:
        number = len(self.nodes)
        self.nodes.append(node)
        self.sides.append(sides)
        for side in sides:
            self.node_at[6 * node.hex + side] = number
        return number

    def _follow(self, number: NodeId, start: Half) -> None:
        """Add the link that begins at a side of a node, unless it is a dead end."""
        faces, across = self.faces, self.grid.across
        path, half = [start // 6], start
        while True:
            half = across[half]
            if half < 0:
                return
            hex_number, side = divmod(half, 6)
            path.append(hex_number)
            onward = faces[hex_number].through[side]
            if onward < 0:
                break
            half += onward - side
        there = self.node_at.get(half, NOWHERE)
        if there == NOWHERE:
            face = faces[hex_number]
            if not face.exits >> side & 1:
                return
            index = face.stop_at[side]
            there = self._add_stop(hex_number, index) if index >= 0 else self._add_switch(hex_number, side)
        if there == number:
            self._add_loop(number, start, half, path)
        else:
            self._add_link((number, there), (start, half), path)

    def _add_link(
        self, ends: tuple[NodeId, NodeId], halves: tuple[Half, Half], path: Sequence[int]
    ) -> LinkId:
        link = len(self.ends)
        self.ends.append(ends)
        self.paths.append(tuple(path))
        for half, node in zip(halves, ends, strict=True):
            if half >= 0:
                self.link_at[half] = link
            self.nodes[node].links.append(link)
        return link

    def _add_loop(self, number: NodeId, start: Half, end: Half, path: list[int]) -> None:
        """Split a loop that leaves and enters one switch into two links, so that its ends stay distinct.

        A loop from a stop to itself is not part of any route (E-6.68).
        """
        if self.nodes[number].stop >= 0:
            return
        middle = self._add(Node(path[1], -1, 0, False, False, -1, [], {}), ())
        first = self._add_link((number, middle), (start, NOWHERE), path[:2])
        second = self._add_link((middle, number), (NOWHERE, end), path[1:])
        self.nodes[middle].turns = {first: (second,), second: (first,)}

    def _set_turns(self) -> None:
        for half, link in self.link_at.items():
            node = self.nodes[self.node_at[half]]
            plain = self.faces[node.hex].plain[half % 6]
            if plain:
                base = half - half % 6
                node.turns[link] = tuple(
                    [self.link_at[base + side] for side in plain if base + side in self.link_at]
                )
