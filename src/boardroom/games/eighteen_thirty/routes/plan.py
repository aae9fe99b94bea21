"""The order in which the frontier search processes the network, and how each step changes the frontier.

Spots are the stops and switches of a network; a stop that can only be an end is one spot for each of its
links. The search takes them one by one. The frontier is the list of links with one end taken. A good order
keeps it narrow and begins at a station, which every route has to visit.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from operator import itemgetter

from boardroom.games.eighteen_thirty.routes.network import LinkId, Network, Node, NodeId

SpotId = int
# An order from a dead end must save this much work to be preferred to one from a station.
DEAD_END_FACTOR = 0.65


@dataclass(slots=True)
class Spot:
    """A spot; a route may contain only one of the spots with the same `group` > 0 (E-6.68, E-6.73)."""

    node: NodeId
    links: list[LinkId]
    turns: dict[LinkId, tuple[LinkId, ...]]
    is_stop: bool
    passing: bool
    value: int
    own: bool
    group: int


@dataclass(slots=True)
class Step:
    """One spot taken: the row is the frontier before it plus new links; `keep` picks the next frontier."""

    spot: Spot
    width: int
    row: list[LinkId]
    ins: list[int]  # places in the row of links from spots taken before
    outs: list[int]  # places of links to spots not yet taken
    blank: list[int]  # a zero for each of these
    kept: list[int]  # places of the frontier before that stay
    keep: Callable[[Sequence[int]], tuple[int, ...]]
    label: list[int]  # of each place: the number of its link in order of appearance
    place: dict[int, int]  # of each such number: its place
    forget: int  # the group that ends with this spot


def make_spots(net: Network, banned: int = 0) -> list[Spot]:
    """The spots of a network without the banned links and without dead ends."""
    spots: list[Spot] = []
    groups: dict[tuple[str, int], int] = {}
    for number, node in enumerate(net.nodes):
        links = [link for link in node.links if not banned >> link & 1]
        turns = {link: onward for link, onward in node.turns.items() if onward and not banned >> link & 1}
        if node.last and not turns:
            key = ("area", node.area) if node.area >= 0 else ("stop", number)
            group = groups.setdefault(key, len(groups) + 1)
            spots.extend(_end_spot(number, node, link, group) for link in links)
        elif links:
            is_stop = node.stop >= 0
            spots.append(Spot(number, links, turns, is_stop, not node.last, node.value, node.own, 0))
    _drop_dead(spots)
    spots = [spot for spot in spots if spot.links]
    count = [0] * (len(groups) + 1)
    for spot in spots:
        count[spot.group] += 1
    for spot in spots:
        if count[spot.group] == 1:
            spot.group = 0
    return spots


def _end_spot(number: NodeId, node: Node, link: LinkId, group: int) -> Spot:
    return Spot(number, [link], {}, True, False, node.value, node.own, group)


def _drop_dead(spots: list[Spot]) -> None:
    """Drop links that enter a switch without an exit, or that have lost their other end."""
    while True:
        ends: dict[LinkId, int] = {}
        for spot in spots:
            for link in spot.links:
                ends[link] = ends.get(link, 0) + 1
        dead = {link for link, count in ends.items() if count < 2}
        for spot in spots:
            if not spot.is_stop:
                dead.update(link for link in spot.links if not spot.turns.get(link))
        if not dead:
            return
        for spot in spots:
            spot.links = [link for link in spot.links if link not in dead]
            spot.turns = {
                link: tuple(other for other in onward if other not in dead)
                for link, onward in spot.turns.items()
                if link not in dead
            }


def best_order(spots: list[Spot]) -> list[SpotId]:
    """The cheapest order of all spots that starts at a station, or at a dead end if far cheaper."""
    if not spots:
        return []
    stations = [n for n, spot in enumerate(spots) if spot.own] or [0]
    dead_ends = [n for n, spot in enumerate(spots) if len(spot.links) == 1 and not spot.own]
    sharing = _sharing(spots)
    orders = [_order_from(spots, sharing, start) for start in stations]
    cost, order = min(orders, key=lambda found: found[0])
    others = [_order_from(spots, sharing, start) for start in dead_ends]
    if others:
        other_cost, other = min(others, key=lambda found: found[0])
        if other_cost < DEAD_END_FACTOR * cost:
            return other
    return order


def _sharing(spots: list[Spot]) -> list[tuple[int, ...]]:
    at: dict[LinkId, list[SpotId]] = {}
    for n, spot in enumerate(spots):
        for link in spot.links:
            at.setdefault(link, []).append(n)
    return [tuple(m for link in spot.links for m in at[link] if m != n) for n, spot in enumerate(spots)]


def _order_from(spots: list[Spot], sharing: list[tuple[int, ...]], start: SpotId) -> tuple[int, list[SpotId]]:
    """A greedy order: the narrowest frontier next; the cost counts patterns of used links."""
    masks = [sum(1 << link for link in spot.links) for spot in spots]
    frontier, order, cost = masks[start], [start], 0
    left = dict.fromkeys(range(len(spots)))
    del left[start]
    near = dict.fromkeys(n for n in sharing[start])
    while left:
        candidates = [n for n in near if n in left] or [next(iter(left))]
        chosen = min(candidates, key=lambda n: ((frontier ^ masks[n]).bit_count(), n))
        order.append(chosen)
        del left[chosen]
        near.update(dict.fromkeys(sharing[chosen]))
        near.pop(chosen, None)
        frontier ^= masks[chosen]
        cost += 1 << frontier.bit_count()
    return cost, order


def make_steps(spots: list[Spot], order: list[SpotId]) -> list[Step]:
    """The steps of an order with their rows."""
    steps: list[Step] = []
    frontier: list[LinkId] = []
    numbers: dict[LinkId, int] = {}
    waiting = [0] * (max((spot.group for spot in spots), default=0) + 1)
    for spot in spots:
        waiting[spot.group] += 1
    for n in order:
        spot = spots[n]
        width = len(frontier)
        row = frontier + [link for link in spot.links if link not in frontier]
        for link in row[width:]:
            numbers[link] = len(numbers)
        ins = [place for place in range(width) if row[place] in spot.links]
        kept = [place for place in range(width) if place not in ins]
        outs = list(range(width, len(row)))
        label = [numbers[link] for link in row]
        waiting[spot.group] -= 1
        forget = spot.group if not waiting[spot.group] else 0
        place = {number: at for at, number in enumerate(label)}
        steps.append(
            Step(
                spot, width, row, ins, outs, [0] * len(outs), kept, _picker(kept + outs), label, place, forget
            )
        )
        frontier = [row[at] for at in kept + outs]
    return steps


def _picker(places: list[int]) -> Callable[[Sequence[int]], tuple[int, ...]]:
    if not places:
        return lambda _: ()
    if len(places) == 1:
        (only,) = places
        return lambda row: (row[only],)
    return itemgetter(*places)
