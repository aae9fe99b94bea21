"""What trains can do at one spot of the frontier search: pass, end, begin (E-6.68, E-6.71)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from boardroom.games.eighteen_thirty.routes.plan import Step

JOIN, EXTEND, END, NEW, BEGIN = range(5)
Op = tuple[int, int, int, int, int]  # what, place, other place, train, 1 if the stop counts
# What happens, bits of new links, ends, visits that count; then as bits the trains touched, and visiting.
Move = tuple[tuple[Op, ...], int, int, int, int, int]


def all_moves(step: Step, arriving: Sequence[int], trains: int) -> list[Move]:
    """Everything that can happen at a spot where links arrive used by these trains (-1: not used)."""
    here = [(place, train) for place, train in zip(step.ins, arriving, strict=True) if train >= 0]
    found: list[list[Op]] = []
    if step.spot.is_stop:
        _visit(step, here, (), step.outs, list(range(trains)), found)
    if step.spot.turns:
        _pass(step, here, (), step.outs, trains, found)
    if not found and not here:
        found.append([])
    return [_as_move(step, ops) for ops in found]


def _as_move(step: Step, ops: Sequence[Op]) -> Move:
    new = 0
    for what, place, other, _, _ in ops:
        for used in (place, other) if what == NEW else (other,) if what in (EXTEND, BEGIN) else ():
            new |= 1 << len(step.kept) + used - step.width
    ends, touched, visiting = 0, 0, 0
    for what, _, _, train, counts in ops:
        ends += what in (END, BEGIN)
        touched |= 1 << train
        visiting |= counts << train
    return tuple(ops), new, ends, sum(op[4] for op in ops), touched, visiting


def _visit(
    step: Step,
    here: list[tuple[int, int]],
    ops: tuple[Op, ...],
    free: list[int],
    left: list[int],
    found: list[list[Op]],
) -> None:
    """At a stop each train visits once at most: it passes by two links or ends by one."""
    if not left:
        found.append(list(ops))
        return
    train, *left = left
    places = [place for place, other in here if other == train]
    passing = step.spot.passing
    options: list[Op | None] = []
    if len(places) == 2 and passing:
        options.append((JOIN, places[0], places[1], train, 1))
    elif len(places) == 1:
        options.append((END, places[0], places[0], train, 1))
        options.extend((EXTEND, places[0], out, train, 1) for out in free if passing)
    elif not places:
        options.append(None)
        options.extend((BEGIN, out, out, train, 1) for out in free)
        options.extend((NEW, a, b, train, 1) for a, b in combinations(free, 2) if passing)
    for op in options:
        if op is None:
            _visit(step, here, ops, free, left, found)
        else:
            still = [out for out in free if out not in (op[1], op[2])]
            _visit(step, here, (*ops, op), still, left, found)


def _pass(
    step: Step,
    here: list[tuple[int, int]],
    ops: tuple[Op, ...],
    free: list[int],
    trains: int,
    found: list[list[Op]],
) -> None:
    """At a switch links are joined by its pieces; a train may pass it more than once."""
    row, turns = step.row, step.spot.turns
    if here:
        (place, train), *others = here
        for n, (other, same) in enumerate(others):
            if same == train and row[other] in turns.get(row[place], ()):
                rest = others[:n] + others[n + 1 :]
                _pass(step, rest, (*ops, (JOIN, place, other, train, 0)), free, trains, found)
        for out in free:
            if row[out] in turns.get(row[place], ()):
                still = [other for other in free if other != out]
                _pass(step, others, (*ops, (EXTEND, place, out, train, 0)), still, trains, found)
    elif free:
        out, *later = free
        _pass(step, here, ops, later, trains, found)
        for other in later:
            if row[other] in turns.get(row[out], ()):
                still = [link for link in later if link != other]
                for train in range(trains):
                    _pass(step, here, (*ops, (NEW, out, other, train, 0)), still, trains, found)
    elif ops or not step.spot.is_stop:
        found.append(list(ops))
