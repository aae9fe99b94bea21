"""Finds and proves a best set of routes (E-6.17).

Lists of routes solve almost every turn; if a diesel has too many routes, the frontier search takes over. The
solver keeps the best set found and a proved upper bound; when both are equal, the set is proved best.
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
from boardroom.games.eighteen_thirty.routes.trips import Trip, trip_of_run

# Nodes that the lists may visit before the frontier search takes over a set with a diesel.
LIST_WORK = 4_000


class Solver:
    """Solves one network for trains with these limits, within a work limit."""

    def __init__(self, net: Network, lister: Lister, limits: Sequence[Limit], work: Work) -> None:
        self.net, self.work = net, work
        self.limits = sorted(limits, key=lambda limit: -(limit or 99))
        self.kinds = list(dict.fromkeys(self.limits))
        self.lister, self.seg = lister, lister.seg
        self.value, self.trips = 0, list[Trip]()
        self.bound = len(limits) * sum(self.seg.value)

    def solve(self) -> None:
        """Find a best set, or the best one within the work limit."""
        diesel = None in self.kinds
        try:
            with self.work.part(LIST_WORK if diesel else self.work.left) as part:
                self._search_lists(part)
        except OutOfWork:
            found = max(self.lister.unfinished, key=lambda found: found[0], default=None)
            self._keep_better([trip_of_run(self.seg, found[2])] if found else [])
            if diesel:
                with suppress(OutOfWork):
                    self._search_frontier()

    def _keep_better(self, trips: Sequence[Trip]) -> None:
        value = self._worth(trips)
        if value > self.value:
            self.value, self.trips = value, list(trips)

    def _worth(self, trips: Sequence[Trip]) -> int:
        return sum(trip.value(self.net) for trip in trips)

    def _lower_bound(self, bound: int) -> None:
        self.bound = max(self.value, min(self.bound, bound))

    def _search_lists(self, work: Work) -> None:
        """Find the best route of each kind, a greedy set, then all routes that a better set could contain."""
        best = {kind: self.lister.best(kind, 0, work) for kind in reversed(self.kinds)}
        worth = {kind: found[0] if found else 0 for kind, found in best.items()}
        total = sum(worth[limit] for limit in self.limits)
        self._lower_bound(total)
        self._greedy(self.limits, best, work)
        if self.value < self.bound and len(self.kinds) > 1:
            self._greedy(self.limits[::-1], best, work)
        if self.value < self.bound:
            missing = total - self.value
            lists = [self.lister.above(kind, worth[kind] - missing, work) for kind in self.kinds]
            chooser = Chooser(lists, [self.limits.count(kind) for kind in self.kinds], work)
            try:
                chooser.search(self.value)
            finally:
                chosen = chooser.best_set
                self._keep_better([trip_of_run(self.seg, lists[kind][place][2]) for kind, place in chosen])
        self._lower_bound(self.value)

    def _greedy(self, order: Sequence[Limit], best: dict[Limit, Found | None], work: Work) -> None:
        """Let each train in turn take the best remaining route."""
        used, trips = 0, []
        for limit in order:
            found = self.lister.best(limit, used, work) if used else best[limit]
            if found:
                used |= found[1]
                trips.append(trip_of_run(self.seg, found[2]))
        self._keep_better(trips)

    def _search_frontier(self) -> None:
        spots = make_spots(self.net)
        steps = make_steps(spots, best_order(spots))
        bound = Bound(steps, len(self.limits))
        self._lower_bound(bound.total())
        if len(self.limits) == 2 and self.limits[1] is not None:
            self._solve_with_diesel(steps, bound, self.limits[1])
        else:
            self._close_gap(Search(self.net, steps, bound, self.limits))

    def _close_gap(self, search: Search) -> None:
        """Search between the bound and the best value; afterwards both are equal."""
        self._keep_better(search.best(self.bound, self.value, self.work, self._lower_bound))
        self._lower_bound(self.value)

    def _solve_with_diesel(self, steps: list[Step], bound: Bound, limit: int) -> None:
        """Solve a diesel and a limited train: first as two diesels, then with the latter's listed routes."""
        pair = Search(self.net, steps, bound, (None, None)).best(
            self.bound, self.value, self.work, self._lower_bound
        )
        self._lower_bound(self._worth(pair))
        for trip in pair:
            self._add_limited([trip], limit)
        if self.value == self.bound:
            return
        alone = Bound(steps, 1)
        top = min(alone.total(), self.bound)
        diesel = Search(self.net, steps, alone, (None,)).best(top, 0, self.work)
        most = self._worth(diesel)
        best = self.lister.best(limit, 0, self.work)
        self._lower_bound(most + (best[0] if best else 0))
        self._add_limited(diesel, limit)
        if self.value < self.bound:
            listed = self.lister.above(limit, self.value - most, self.work)
            guide = Guide(self.net, steps, alone, [trip_of_run(self.seg, run) for _, _, run in listed])
            self._close_gap(Search(self.net, steps, bound, self.limits, guide))

    def _add_limited(self, trips: list[Trip], limit: int) -> None:
        """Keep these trips with the best one that a limited train can run beside them."""
        banned = sum(trip.links() for trip in trips)
        found = self.lister.best(limit, banned, self.work)
        self._keep_better([*trips, *([trip_of_run(self.seg, found[2])] if found else [])])
