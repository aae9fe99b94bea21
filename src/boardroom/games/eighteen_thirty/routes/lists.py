"""Routes of one train in lists (E-6.60 to E-6.64, E-6.68, E-6.73).

A route is found from the first of its own stations: an arm leads away from it, and a second arm may begin
with a lower segment; stations dealt with before are closed, so every route comes once.
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
    """A search was told to stop before it was complete."""


@dataclass(slots=True)
class Work:
    """How many nodes a search may still visit, and how many it did."""

    left: int
    done: int = 0

    def spend(self, count: int = 1) -> None:
        self.done += count
        self.left -= count
        if self.left < 0:
            raise OutOfWork

    @contextmanager
    def part(self, most: int) -> Iterator[Work]:
        """A smaller piece of this work, counted here when it ends."""
        piece = Work(min(most, self.left))
        try:
            yield piece
        finally:
            self.done += piece.done
            self.left -= piece.done


@dataclass(slots=True)
class Catch:
    """What a search found above its floor; a rising floor keeps only better and better routes."""

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
    """A route as it grows: its own station and the segments of both arms."""

    station: int
    first: list[int] = field(default_factory=list)
    second: list[int] = field(default_factory=list)

    def run(self) -> Run:
        return self.station, tuple(self.first), tuple(self.second)


class Lister:
    """Finds routes in one network; its tables of bounds are shared by all searches."""

    def __init__(self, seg: Segments) -> None:
        self.seg = seg
        self.ahead: list[list[int]] = [[0] * len(seg.value)]
        self.both: dict[int, list[list[int]]] = {}  # by station
        self.below = {station: _below(seg.steps[station]) for station in seg.own}
        ending = sorted((v for v, last in zip(seg.value, seg.last, strict=True) if last), reverse=True)
        self.passing = sum(seg.value) - sum(ending)
        self.ending = (*ending, 0, 0)[:2]
        self.unfinished: list[Found] = []  # what the last search found, also if it ran out of work

    def best(self, limit: Limit, banned: Mask, work: Work) -> Found | None:
        """A most valuable route that uses none of the banned links."""
        catch = Catch(0, True, self.seg.links)
        self._search(limit, banned, catch, work)
        return catch.found[-1] if catch.found else None

    def above(self, limit: Limit, floor: int, work: Work) -> list[Found]:
        """All routes worth more than a floor, most valuable first."""
        catch = Catch(floor, False, self.seg.links)
        self._search(limit, 0, catch, work)
        catch.found.sort(key=lambda route: -route[0])
        return catch.found

    def _search(self, limit: Limit, banned: Mask, catch: Catch, work: Work) -> None:
        passing, self.unfinished = self.passing, catch.found
        for station in self.seg.own:
            if limit is None:
                self._collect_unlimited(station, banned, passing, catch, work)
            else:
                self._collect_limited(station, banned, limit, catch, work)
            banned |= self.seg.bit[station]
            passing -= self.seg.value[station]

    def most_ahead(self, count: int) -> list[list[int]]:
        """By number of further stops and by stop: the most that a walk can still add."""
        seg, ahead = self.seg, self.ahead
        while len(ahead) <= count:
            before = ahead[-1]
            further = [max((seg.value[v] + before[v] for v, _, _ in steps), default=0) for steps in seg.steps]
            ahead.append(further)
        return ahead

    def most_in_both(self, station: int, count: int) -> list[list[int]]:
        """The same for both arms, which share the stops: at the head of the first and at the station."""
        ahead, both = self.most_ahead(count), self.both.setdefault(station, [])
        while len(both) <= count:
            splits = [(ahead[a], ahead[len(both) - a][station]) for a in range(len(both) + 1)]
            both.append([max([one[v] + other for one, other in splits]) for v in range(len(self.seg.value))])
        return both

    def _collect_limited(self, station: int, banned: Mask, limit: int, catch: Catch, work: Work) -> None:
        """All routes of a train with a limit of stops through a station."""
        seg, arms = self.seg, Arms(station)
        steps, values, areas, take, spend = seg.steps, seg.value, seg.area, catch.take, work.spend
        both, below, way = self.most_in_both(station, limit - 1), self.below[station], arms.first
        second = self._second_arm_limited(arms, catch, work)

        def first(head: int, used: Mask, value: int, left: int) -> None:
            for there, mask, number in steps[head]:
                more = value + values[there]
                if mask & used or more + both[left - 1][there] <= catch.floor:
                    continue
                spend()
                way.append(number)
                if more > catch.floor:
                    take(more, used | mask, arms.run())
                if left > 1:
                    first(there, used | mask, more, left - 1)
                    second(below[way[0]], used | mask, more, left - 1, areas[there])
                way.pop()

        if limit > 1:
            first(station, banned | seg.bit[station], values[station], limit - 1)

    def _second_arm_limited(self, arms: Arms, catch: Catch, work: Work) -> SecondArm:
        """Walks the second arm; what it may still count is stops."""
        seg, take, spend, way = self.seg, catch.take, work.spend, arms.second
        steps, values, areas, ahead = seg.steps, seg.value, seg.area, self.ahead

        def second(onward: list[Step], used: Mask, value: int, left: int, area: int) -> None:
            for there, mask, number in onward:
                more = value + values[there]
                if mask & used or more + ahead[left - 1][there] <= catch.floor or 0 <= area == areas[there]:
                    continue
                spend()
                way.append(number)
                if more > catch.floor:
                    take(more, used | mask, arms.run())
                if left > 1:
                    second(steps[there], used | mask, more, left - 1, area)
                way.pop()

        return second

    def _collect_unlimited(self, station: int, banned: Mask, passing: int, catch: Catch, work: Work) -> None:
        """All routes of a diesel through a station; the bound is every stop not yet visited."""
        seg, arms = self.seg, Arms(station)
        steps, values, areas, lasts, spend = seg.steps, seg.value, seg.area, seg.last, work.spend
        take, below, way = catch.take, self.below[station], arms.first
        second = self._second_arm_unlimited(arms, catch, work)
        one, two = self.ending[0], sum(self.ending)

        def first(head: int, used: Mask, value: int, rest: int) -> None:
            for there, mask, number in steps[head]:
                if mask & used:
                    continue
                more, last = value + values[there], lasts[there]
                reserve = rest if last else rest - values[there]
                if more + reserve + (one if last else two) <= catch.floor:
                    continue
                spend()
                way.append(number)
                if more > catch.floor:
                    take(more, used | mask, arms.run())
                first(there, used | mask, more, reserve)
                second(below[way[0]], used | mask, more, reserve, areas[there])
                way.pop()

        first(station, banned | seg.bit[station], values[station], passing - values[station])

    def _second_arm_unlimited(self, arms: Arms, catch: Catch, work: Work) -> SecondArm:
        """Walks the second arm; what it may still count is the worth of stops not yet visited."""
        seg, take, spend, way = self.seg, catch.take, work.spend, arms.second
        steps, values, areas, lasts, one = seg.steps, seg.value, seg.area, seg.last, self.ending[0]

        def second(onward: list[Step], used: Mask, value: int, rest: int, area: int) -> None:
            for there, mask, number in onward:
                if mask & used or 0 <= area == areas[there]:
                    continue
                more, last = value + values[there], lasts[there]
                reserve = rest if last else rest - values[there]
                if more + (0 if last else reserve + one) <= catch.floor:
                    continue
                spend()
                way.append(number)
                if more > catch.floor:
                    take(more, used | mask, arms.run())
                second(steps[there], used | mask, more, reserve, area)
                way.pop()

        return second


def _below(steps: list[Step]) -> dict[int, list[Step]]:
    """By segment: the steps with a lower one, where a second arm may begin."""
    return {number: [step for step in steps if step[2] < number] for _, _, number in steps}
