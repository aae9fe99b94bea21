"""Lists of the routes of one train (E-6.60 to E-6.64, E-6.68, E-6.73).

The search starts at the first of the company's stations on a route: one arm leads away from it, and a second
arm may begin with a lower segment. Stations already searched are closed, so every route is found once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from boardroom.games.eighteen_thirty.routes.segments import Mask, Segments, Step

Limit = int | None  # most stops, None for diesels
Run = tuple[int, tuple[int, ...], tuple[int, ...]]  # station, segments of the first and of the second arm
Found = tuple[int, Mask, Run]  # value, links, how it runs
# Steps onward, links used, value, what is left, the area at the end of the first arm.
SecondArm = Callable[[list[Step], Mask, int, int, int], None]


class OutOfWork(Exception):
    """A search used up its work limit."""


@dataclass(slots=True)
class Work:
    """The work limit of a search in nodes, and the nodes visited."""

    left: int
    done: int = 0

    def spend(self, count: int = 1) -> None:
        self.done += count
        self.left -= count
        if self.left < 0:
            raise OutOfWork

    @contextmanager
    def part(self, most: int) -> Iterator[Work]:
        """A part of this work limit, whose visited nodes are added here at the end."""
        piece = Work(min(most, self.left))
        try:
            yield piece
        finally:
            self.done += piece.done
            self.left -= piece.done


@dataclass(slots=True)
class Results:
    """The routes found above a floor; a rising floor keeps only better routes."""

    floor: int
    rising: bool
    links: Mask
    found: list[Found] = field(default_factory=list)

    def take(self, value: int, used: Mask, run: Run) -> None:
        self.found.append((value, used & self.links, run))
        if self.rising:
            self.floor = value


@dataclass(slots=True)
class Arms:
    """A partial route: its station and the segments of both arms."""

    station: int
    first: list[int] = field(default_factory=list)
    second: list[int] = field(default_factory=list)

    def run(self) -> Run:
        return self.station, tuple(self.first), tuple(self.second)


class Lister:
    """Finds routes in one network; its tables of bounds are shared by all searches."""

    def __init__(self, seg: Segments) -> None:
        self.seg = seg
        self.near = [{there for there, _, _ in steps} for steps in seg.steps]
        self.ahead: list[list[int]] = [[0] * len(seg.value)]
        self.both: dict[int, list[list[int]]] = {}  # by station
        self.below = {station: _below(seg.steps[station]) for station in seg.own}
        ending = sorted((v for v, last in zip(seg.value, seg.last, strict=True) if last), reverse=True)
        self.passing = sum(seg.value) - sum(ending)
        self.ending = (*ending, 0, 0)[:2]
        self.unfinished: list[Found] = []  # the routes of the last search, even if it was incomplete

    def best(self, limit: Limit, banned: Mask, work: Work) -> Found | None:
        """A best route that uses none of the banned links."""
        results = Results(0, True, self.seg.links)
        self._search(limit, banned, results, work)
        return results.found[-1] if results.found else None

    def above(self, limit: Limit, floor: int, work: Work) -> list[Found]:
        """All routes worth more than a floor, best first."""
        results = Results(floor, False, self.seg.links)
        self._search(limit, 0, results, work)
        results.found.sort(key=lambda route: -route[0])
        return results.found

    def _search(self, limit: Limit, banned: Mask, results: Results, work: Work) -> None:
        passing, self.unfinished = self.passing, results.found
        for station in self.seg.own:
            if limit is None:
                self._collect_unlimited(station, banned, passing, results, work)
            else:
                self._collect_limited(station, banned, limit, results, work)
            banned |= self.seg.bit[station]
            passing -= self.seg.value[station]

    def most_ahead(self, count: int) -> list[list[int]]:
        """The highest value that a walk can add, by number of further stops and by stop."""
        ahead = self.ahead
        while len(ahead) <= count:
            gains = [value + more for value, more in zip(self.seg.value, ahead[-1], strict=True)]
            ahead.append([max([gains[v] for v in near]) if near else 0 for near in self.near])
        return ahead

    def most_in_both(self, station: int, count: int) -> list[list[int]]:
        """The same for both arms together: at the head of the first arm and at the station."""
        ahead, both = self.most_ahead(count), self.both.setdefault(station, [])
        while (stops := len(both)) <= count:
            at_station = [ahead[stops - first][station] for first in range(stops + 1)]
            splits = [[more + other for more in ahead[first]] for first, other in enumerate(at_station)]
            both.append(list(map(max, *splits)) if stops else splits[0])
        return both

    def _collect_limited(self, station: int, banned: Mask, limit: int, results: Results, work: Work) -> None:
        """Collect all routes through a station for a train with a limit of stops."""
        if limit < 2:
            return
        seg, arms = self.seg, Arms(station)
        steps, values, areas, take, spend = seg.steps, seg.value, seg.area, results.take, work.spend
        both, below, way = self.most_in_both(station, limit - 2), self.below[station], arms.first
        second = self._second_arm_limited(arms, results, work)

        def first(head: int, used: Mask, value: int, left: int) -> None:
            for there, mask, number in steps[head]:
                more = value + values[there]
                if mask & used or more + both[left - 1][there] <= results.floor:
                    continue
                spend()
                way.append(number)
                if more > results.floor:
                    take(more, used | mask, arms.run())
                if left > 1:
                    first(there, used | mask, more, left - 1)
                    second(below[way[0]], used | mask, more, left - 1, areas[there])
                way.pop()

        first(station, banned | seg.bit[station], values[station], limit - 1)

    def _second_arm_limited(self, arms: Arms, results: Results, work: Work) -> SecondArm:
        """A walk of the second arm, limited by the number of stops."""
        seg, take, spend, way = self.seg, results.take, work.spend, arms.second
        steps, values, areas, ahead = seg.steps, seg.value, seg.area, self.ahead

        def second(onward: list[Step], used: Mask, value: int, left: int, area: int) -> None:
            for there, mask, number in onward:
                more = value + values[there]
                if mask & used or more + ahead[left - 1][there] <= results.floor or 0 <= area == areas[there]:
                    continue
                spend()
                way.append(number)
                if more > results.floor:
                    take(more, used | mask, arms.run())
                if left > 1:
                    second(steps[there], used | mask, more, left - 1, area)
                way.pop()

        return second

    def _collect_unlimited(
        self, station: int, banned: Mask, passing: int, results: Results, work: Work
    ) -> None:
        """Collect all routes of a diesel through a station; the bound is the value of all unvisited stops."""
        seg, arms = self.seg, Arms(station)
        steps, values, areas, lasts, spend = seg.steps, seg.value, seg.area, seg.last, work.spend
        take, below, way = results.take, self.below[station], arms.first
        second = self._second_arm_unlimited(arms, results, work)
        one, two = self.ending[0], sum(self.ending)

        def first(head: int, used: Mask, value: int, rest: int) -> None:
            for there, mask, number in steps[head]:
                if mask & used:
                    continue
                more, last = value + values[there], lasts[there]
                reserve = rest if last else rest - values[there]
                if more + reserve + (one if last else two) <= results.floor:
                    continue
                spend()
                way.append(number)
                if more > results.floor:
                    take(more, used | mask, arms.run())
                first(there, used | mask, more, reserve)
                second(below[way[0]], used | mask, more, reserve, areas[there])
                way.pop()

        first(station, banned | seg.bit[station], values[station], passing - values[station])

    def _second_arm_unlimited(self, arms: Arms, results: Results, work: Work) -> SecondArm:
        """A walk of the second arm, bounded by the value of all unvisited stops."""
        seg, take, spend, way = self.seg, results.take, work.spend, arms.second
        steps, values, areas, lasts, one = seg.steps, seg.value, seg.area, seg.last, self.ending[0]

        def second(onward: list[Step], used: Mask, value: int, rest: int, area: int) -> None:
            for there, mask, number in onward:
                if mask & used or 0 <= area == areas[there]:
                    continue
                more, last = value + values[there], lasts[there]
                reserve = rest if last else rest - values[there]
                if more + (0 if last else reserve + one) <= results.floor:
                    continue
                spend()
                way.append(number)
                if more > results.floor:
                    take(more, used | mask, arms.run())
                second(steps[there], used | mask, more, reserve, area)
                way.pop()

        return second


def _below(steps: list[Step]) -> dict[int, list[Step]]:
    """By segment: the steps with a lower segment, which may begin a second arm."""
    return {number: [step for step in steps if step[2] < number] for _, _, number in steps}
