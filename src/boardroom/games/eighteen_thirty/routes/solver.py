"""How a best set of routes is found and proved (E-6.17).

Lists of routes settle almost every turn. Where a diesel has too many of them the frontier search takes over.
The solver keeps the best set found so far and a proved upper bound; when they meet the set is a best one.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from boardroom.games.eighteen_thirty.routes.bound import Bound
from boardroom.games.eighteen_thirty.routes.choose import Chooser
from boardroom.games.eighteen_thirty.routes.frontier import Search
from boardroom.games.eighteen_thirty.routes.guide import Guide
from boardroom.games.eighteen_thirty.routes.lists import Found, Limit, Lister, OutOfWork, Work
from boardroom.games.eighteen_thirty.routes.network import Network
from boardroom.games.eighteen_thirty.routes.plan import Step, best_order, make_spots, make_steps
from boardroom.games.eighteen_thirty.routes.segments import reduce_network
from boardroom.games.eighteen_thirty.routes.trips import Trip, cut, trip_of_run

# Nodes that the lists may visit before the frontier search takes over a set with a diesel.
LIST_WORK = 4_000


class Solver:
    """Solves one network for trains with these limits, as far as the work reaches."""

    def __init__(self, net: Network, limits: Sequence[Limit], work: Work) -> None:
        self.net, self.work = net, work
        self.limits = sorted(limits, key=lambda limit: -(limit or 99))
        self.kinds = list(dict.fromkeys(self.limits))
        self.seg = reduce_network(net)
        self.lister = Lister(self.seg)
        self.value, self.trips = 0, list[Trip]()
        self.bound = len(limits) * sum(self.seg.value)

    def solve(self) -> None:
        """Find a best set, or the best within the work allowed."""
        diesel = None in self.kinds
        try:
            with self.work.part(LIST_WORK if diesel else self.work.left) as part:
                self._by_lists(part)
        except OutOfWork:
            found = max(self.lister.unfinished, key=lambda found: found[0], default=None)
            self._offer([trip_of_run(self.seg, found[2])] if found else [])
            if diesel:
                with suppress(OutOfWork):
                    self._by_frontier()

    def _offer(self, trips: Sequence[Trip]) -> None:
        value = self._worth(trips)
        if value > self.value:
            self.value, self.trips = value, list(trips)

    def _worth(self, trips: Sequence[Trip]) -> int:
        return sum(trip.value(self.net) for trip in trips)

    def _cap(self, bound: int) -> None:
        self.bound = max(self.value, min(self.bound, bound))

    def _by_lists(self, work: Work) -> None:
        """Best route of each kind, a greedy set, then all routes that a better set could hold."""
        best = {kind: self.lister.best(kind, 0, work) for kind in reversed(self.kinds)}
        worth = {kind: found[0] if found else 0 for kind, found in best.items()}
        total = sum(worth[limit] for limit in self.limits)
        self._cap(total)
        for order in (self.limits, self.limits[::-1]):
            self._greedy(order, best, work)
        if self.value < self.bound:
            missing = total - self.value
            lists = [self.lister.above(kind, worth[kind] - missing, work) for kind in self.kinds]
            chooser = Chooser(lists, [self.limits.count(kind) for kind in self.kinds], work)
            try:
                chooser.search(self.value)
            finally:
                chosen = chooser.best_set
                self._offer([trip_of_run(self.seg, lists[kind][place][2]) for kind, place in chosen])
        self._cap(self.value)

    def _greedy(self, order: Sequence[Limit], best: dict[Limit, Found | None], work: Work) -> None:
        """Each train in turn takes the best route that the ones before it left."""
        used, trips = 0, []
        for limit in order:
            found = self.lister.best(limit, used, work) if used else best[limit]
            if found:
                used |= found[1]
                trips.append(trip_of_run(self.seg, found[2]))
        self._offer(trips)

    def _by_frontier(self) -> None:
        spots = make_spots(self.net)
        steps = make_steps(spots, best_order(spots))
        bound = Bound(steps, len(self.limits))
        self._cap(bound.total())
        if len(self.limits) == 2 and self.limits[1] is not None:
            self._beside(steps, bound, self.limits[1])
        else:
            self._settle(Search(self.net, steps, bound, self.limits))

    def _settle(self, search: Search) -> None:
        """Search between the bound and the best found; afterwards they are equal."""
        self._offer(search.best(self.bound, self.value, self.work, self._cap))
        self._cap(self.value)

    def _beside(self, steps: list[Step], bound: Bound, limit: int) -> None:
        """A diesel and a limited train: first as two diesels, then the limited one along listed routes."""
        pair = Search(self.net, steps, bound, (None, None)).best(self.bound, self.value, self.work, self._cap)
        self._cap(self._worth(pair))
        for trip, other in (pair, pair[::-1]) if len(pair) == 2 else [(trip, None) for trip in pair]:
            self._offer([part for part in (trip, other and cut(self.net, other, limit)) if part])
        if self.value == self.bound:
            return
        alone = Bound(steps, 1)
        top = min(alone.total(), self.bound)
        diesel = Search(self.net, steps, alone, (None,)).best(top, 0, self.work)
        most = self._worth(diesel)
        best = self.lister.best(limit, 0, self.work)
        self._cap(most + (best[0] if best else 0))
        found = self.lister.best(limit, diesel[0].links(), self.work) if diesel else None
        self._offer([*diesel, *([trip_of_run(self.seg, found[2])] if found else [])])
        if self.value < self.bound:
            listed = self.lister.above(limit, self.value - most, self.work)
            guide = Guide(self.net, steps, alone, [trip_of_run(self.seg, run) for _, _, run in listed])
            self._settle(Search(self.net, steps, bound, self.limits, guide))
