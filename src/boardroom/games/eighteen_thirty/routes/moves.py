"""What trains can do at one spot of the frontier search: pass, end, begin (E-6.68, E-6.71)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from boardroom.games.eighteen_thirty.routes.plan import Step

JOIN, EXTEND, END, NEW, BEGIN = range(5)
Op = tuple[int, int, int, int, int]  # what, place, other place, train, 1 if the stop counts
# What happens, bits of new links, ends, visits that count; then as bits the trains touched, and those that
# visit an own station.
Move = tuple[tuple[Op, ...], int, int, int, int, int]


def all_moves(step: Step, arriving: Sequence[int], trains: int) -> list[Move]:
    """All moves at a spot whose arriving links are used by these trains (-1: not used)."""
    here = [(place, train) for place, train in zip(step.ins, arriving, strict=True) if train >= 0]
    moves = Moves(step, here, trains)
    if step.spot.is_stop:
        moves.visit(0, (), step.outs)
    if step.spot.turns:
        moves.cross(here, (), step.outs)
    if not moves.found and not here:
        moves.found.append(())
    return [_as_move(step, ops) for ops in moves.found]


def _as_move(step: Step, ops: tuple[Op, ...]) -> Move:
    new = 0
    for what, place, other, _, _ in ops:
        for used in (place, other) if what == NEW else (other,) if what in (EXTEND, BEGIN) else ():
            new |= 1 << len(step.kept) + used - step.width
    ends, touched, home = 0, 0, 0
    for what, _, _, train, counts in ops:
        ends += what in (END, BEGIN)
        touched |= 1 << train
        if step.spot.own:
            home |= counts << train
    return ops, new, ends, sum(op[4] for op in ops), touched, home


class Moves:
    """Finds what trains can do at a step."""

    def __init__(self, step: Step, here: Sequence[tuple[int, int]], trains: int) -> None:
        self.step, self.trains = step, trains
        self.arriving = [[place for place, train in here if train == one] for one in range(trains)]
        self.found: list[tuple[Op, ...]] = []

    def visit(self, train: int, ops: tuple[Op, ...], free: list[int]) -> None:
        """Collect the moves at a stop: each train passes on two links, ends on one, or stays away."""
        if train == self.trains:
            self.found.append(ops)
            return
        if not self.arriving[train]:
            self.visit(train + 1, ops, free)
        for op in self._visits(train, free):
            still = [out for out in free if out not in (op[1], op[2])]
            self.visit(train + 1, (*ops, op), still)

    def _visits(self, train: int, free: list[int]) -> Iterator[Op]:
        """The ways in which a train can visit the stop."""
        places, passing = self.arriving[train], self.step.spot.passing
        if len(places) == 2 and passing:
            yield JOIN, places[0], places[1], train, 1
        elif len(places) == 1:
            yield END, places[0], places[0], train, 1
            yield from ((EXTEND, places[0], out, train, 1) for out in free if passing)
        elif not places:
            yield from ((BEGIN, out, out, train, 1) for out in free)
            yield from ((NEW, a, b, train, 1) for a, b in combinations(free, 2) if passing)

    def cross(self, here: list[tuple[int, int]], ops: tuple[Op, ...], free: list[int]) -> None:
        """Collect the moves at a switch, which joins links by its pieces; a train may pass it several times.

        `here` are the places of links not joined yet, with their trains.
        """
        row, turns = self.step.row, self.step.spot.turns
        if here:
            (place, train), *others = here
            for n, (other, same) in enumerate(others):
                if same == train and row[other] in turns.get(row[place], ()):
                    rest = others[:n] + others[n + 1 :]
                    self.cross(rest, (*ops, (JOIN, place, other, train, 0)), free)
            for out in free:
                if row[out] in turns.get(row[place], ()):
                    still = [other for other in free if other != out]
                    self.cross(others, (*ops, (EXTEND, place, out, train, 0)), still)
        elif free:
            out, *later = free
            self.cross(here, ops, later)
            for other in later:
                if row[other] in turns.get(row[out], ()):
                    still = [link for link in later if link != other]
                    for train in range(self.trains):
                        self.cross(here, (*ops, (NEW, out, other, train, 0)), still)
        elif ops or not self.step.spot.is_stop:
            self.found.append(ops)
