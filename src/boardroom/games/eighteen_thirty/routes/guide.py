"""A bound for a limited train next to a diesel: the train has to run one of the listed routes (E-6.62).

During the search a listed route appears as a set of links on the frontier and a number of stops so far: its
look. The guide stores the highest remaining value for every look, and states whose limited train matches no
look are dropped. The diesel is bounded as if it ran alone.
"""

from __future__ import annotations

from collections.abc import Iterable

from boardroom.games.eighteen_thirty.routes.bound import IMPOSSIBLE, Bound
from boardroom.games.eighteen_thirty.routes.network import LinkId, Network, NodeId
from boardroom.games.eighteen_thirty.routes.plan import Step
from boardroom.games.eighteen_thirty.routes.trips import Trip

Look = tuple[int, int]  # labels of frontier links as bits, stops so far


class Guide:
    """Bounds states of two trains, a diesel first and a limited train second."""

    def __init__(self, net: Network, steps: list[Step], alone: Bound, trips: Iterable[Trip]) -> None:
        self.alone = alone
        self.bits = [[], *(_bits(step) for step in steps)]
        """By step: the bits of each place of the frontier before it, of the place and of its label."""
        self.fresh = [IMPOSSIBLE] * (len(steps) + 1)  # by step: the highest value of a route not yet begun
        self.looks: dict[Look, int] = {}
        self._masks: list[dict[tuple[int, ...], tuple[int, int]]] = [{} for _ in self.bits]
        self._taken_at: dict[tuple[NodeId, LinkId], int] = {}
        self._label: dict[LinkId, int] = {}
        for at, step in enumerate(steps):
            for place in step.ins + step.outs:
                self._taken_at[step.spot.node, step.row[place]] = at
                self._label[step.row[place]] = step.label[place]
        for trip in trips:
            self._learn(net, trip)
        for at in range(len(steps) - 1, -1, -1):
            self.fresh[at] = max(self.fresh[at], self.fresh[at + 1])

    def _learn(self, net: Network, trip: Trip) -> None:
        """Store every look of a trip with its remaining value."""
        flips: dict[int, int] = {}  # step -> links that come onto the frontier or leave it
        gains: dict[int, list[int]] = {}  # step -> values of stops taken there
        taken_at = self._taken_at
        for number, leg in enumerate(trip.legs):
            for link in leg:
                for node in net.ends[link]:
                    at = taken_at.get((node, link))
                    if at is None:
                        return  # a link that is not part of this plan
                    flips[at] = flips.get(at, 0) ^ 1 << self._label[link]
            gains.setdefault(taken_at[trip.stops[number], leg[0]], []).append(
                net.nodes[trip.stops[number]].value
            )
        last = trip.stops[-1]
        gains.setdefault(taken_at[last, trip.legs[-1][-1]], []).append(net.nodes[last].value)
        left, mask, stops = trip.value(net), 0, 0
        order = sorted(flips)
        self.fresh[order[0]] = max(self.fresh[order[0]], left)
        for at in order:
            mask ^= flips[at]
            for gain in gains.get(at, ()):
                left -= gain
                stops += 1
            look = mask, stops
            if self.looks.get(look, IMPOSSIBLE) < left:
                self.looks[look] = left

    def most(self, at: int, entries: tuple[int, ...], diesel: int, limited: int) -> int:
        """The highest value that a state before a step can still add; entries as in the frontier search.

        `diesel` is -1 if it is done, else its ends times two, plus one if it has begun without a station yet.
        `limited` is -1 if that train is done, else its stops so far; without a used link it has not begun.
        """
        used, mask = self._masks[at].get(entries) or self._find_masks(at, entries)
        if limited < 0:
            rest = 0
        elif mask:
            rest = self.looks.get((mask, limited), IMPOSSIBLE)
        else:
            rest = self.fresh[at]
        if diesel < 0 or rest == IMPOSSIBLE:
            return rest
        return rest + self.alone.table(at, used)[2 * (2 - (diesel >> 1)) + (diesel & 1)]

    def _find_masks(self, at: int, entries: tuple[int, ...]) -> tuple[int, int]:
        """The places that the diesel uses and the labels of the links that the other train uses, as bits."""
        used = mask = 0
        for entry, (place, label) in zip(entries, self.bits[at], strict=True):
            if entry:
                if entry & 1:
                    used |= place
                else:
                    mask |= label
        found = self._masks[at][entries] = used, mask
        return found


def _bits(step: Step) -> list[tuple[int, int]]:
    return [(1 << place, 1 << step.label[at]) for place, at in enumerate(step.kept + step.outs)]
