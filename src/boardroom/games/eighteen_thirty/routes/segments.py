"""The network reduced to stops: segments of plain track from stop to stop (E-6.69).

A segment is a set of links. A segment that contains all links of another one between the same stops is never
needed. Besides the links, a mask has one bit for the stop that the segment leads to, so one test finds both
links and stops used before (E-6.65, E-6.68).
"""

from __future__ import annotations

from dataclasses import dataclass

from boardroom.games.eighteen_thirty.routes.network import LinkId, Network, NodeId

Mask = int
Step = tuple[int, Mask, int]  # to which stop, links and stop bit, segment number


@dataclass(slots=True)
class Segments:
    """Stops with values and flags, the steps from each, and the links of each segment in order."""

    value: list[int]
    own: list[int]
    last: list[bool]
    area: list[int]
    steps: list[list[Step]]
    node: list[NodeId]
    bit: list[Mask]  # of each stop
    links: Mask  # all bits that are links
    run: list[tuple[int, int, tuple[LinkId, ...]]]  # of each segment: its stops and its links from end to end


def reduce_network(net: Network) -> Segments:
    """All segments between the stops of a network, in a fixed order."""
    stops = [number for number, node in enumerate(net.nodes) if node.stop >= 0]
    index = {number: i for i, number in enumerate(stops)}
    between: dict[tuple[int, int], list[tuple[Mask, tuple[LinkId, ...]]]] = {}
    for here, number in enumerate(stops):
        if not net.nodes[number].last:
            for there, mask, links in walks(net, number):
                other = index[there]
                if net.nodes[there].last or here < other:
                    _keep_least(between.setdefault((here, other), []), mask, links)
    nodes, shift = [net.nodes[number] for number in stops], len(net.ends)
    found = Segments(
        value=[node.value for node in nodes],
        own=[i for i, node in enumerate(nodes) if node.own],
        last=[node.last for node in nodes],
        area=[node.area for node in nodes],
        steps=[[] for _ in nodes],
        node=stops,
        bit=[1 << shift + i for i in range(len(nodes))],
        links=(1 << shift) - 1,
        run=[],
    )
    for (a, b), ways in between.items():
        for mask, links in ways:
            found.steps[a].append((b, mask | found.bit[b], len(found.run)))
            if not found.last[b]:
                found.steps[b].append((a, mask | found.bit[a], len(found.run)))
            found.run.append((a, b, links))
    return found


def walks(net: Network, start: NodeId) -> list[tuple[NodeId, Mask, tuple[LinkId, ...]]]:
    """All paths over plain track from a stop to other stops."""
    found: list[tuple[NodeId, Mask, tuple[LinkId, ...]]] = []
    ends, nodes = net.ends, net.nodes
    todo: list[tuple[NodeId, LinkId, Mask, tuple[LinkId, ...]]]
    todo = [(start, link, 1 << link, (link,)) for link in nodes[start].links]
    while todo:
        came, link, mask, links = todo.pop()
        a, b = ends[link]
        here = b if a == came else a
        node = nodes[here]
        if node.stop >= 0 and here != start:
            found.append((here, mask, links))
        for onward in node.turns.get(link, ()):
            if not mask >> onward & 1:
                todo.append((here, onward, mask | 1 << onward, (*links, onward)))
    return found


def _keep_least(ways: list[tuple[Mask, tuple[LinkId, ...]]], mask: Mask, links: tuple[LinkId, ...]) -> None:
    if ways:
        if any(other & ~mask == 0 for other, _ in ways):
            return
        ways[:] = [way for way in ways if mask & ~way[0]]
    ways.append((mask, links))
