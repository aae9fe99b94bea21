"""The partial tracks of the frontier search, and how moves extend them (E-6.60 to E-6.73).

For each link of the frontier, a state holds the train that uses it, if any, and the other end of that train's
partial track: another link or the end of the route. For each train it holds the number of ends, whether it
has visited a station, the group of its first end, and its number of stops if they are limited.

An entry of the frontier is 0 or `1 + train + trains * mate`; mate 0 is an end, else 1 + the label of a link.
"""

from __future__ import annotations

from collections.abc import Sequence

from boardroom.games.eighteen_thirty.routes.lists import Limit
from boardroom.games.eighteen_thirty.routes.moves import BEGIN, END, EXTEND, JOIN, NEW, Op
from boardroom.games.eighteen_thirty.routes.plan import Step

State = tuple[int, ...]  # the entries of the frontier, then the info of each train

# The info of a train: two bits for its ends, then flags, the group of its first end, its stops.
ENDS, STATION, STARTED, GROUP, STOPS, DONE = 3, 4, 8, 4, 10, -1
GROUP_MASK = 63


class Tracks:
    """The partial tracks of trains with these limits of stops."""

    def __init__(self, limits: Sequence[Limit]) -> None:
        self.limits, self.trains = limits, len(limits)

    def after(self, step: Step, entries: State, known: State, ops: tuple[Op, ...]) -> State | None:
        """The state after the ops; None for a loop, too many ends or a route without a station."""
        row, infos, shut = [*entries, *step.blank], list(known), 0
        for op in ops:
            train = op[3]
            if op[4] or op[0] == END or op[0] == BEGIN:
                info = self._note(step, infos[train], op)
                if info < 0:
                    return None
                infos[train] = info
            else:  # a switch
                infos[train] |= STARTED
            if op[0] == JOIN and (row[op[1]] - 1) // self.trains == step.label[op[2]] + 1:
                return None
            if _connect(step, row, op, self.trains):
                shut |= 1 << train
        after = step.keep(row)
        if not shut and not step.forget:
            return (*after, *infos)
        for train in range(self.trains):
            if shut >> train & 1:
                if not infos[train] & STATION or any(_train(entry, self.trains) == train for entry in after):
                    return None
                infos[train] = DONE
            elif step.forget and infos[train] > 0 and infos[train] >> GROUP & GROUP_MASK == step.forget:
                infos[train] &= ~(GROUP_MASK << GROUP)
        return (*after, *infos)

    def _note(self, step: Step, info: int, op: Op) -> int:
        """The info of the train after an op; DONE if a rule forbids it."""
        spot, info = step.spot, info | STARTED
        if op[4]:
            if spot.own:
                info |= STATION
            limit = self.limits[op[3]]
            if limit is not None:
                info += 1 << STOPS
                if info >> STOPS > limit:
                    return DONE
        if op[0] == END or op[0] == BEGIN:
            if info & ENDS == 2:
                return DONE
            info += 1
            if spot.group:
                group = info >> GROUP & GROUP_MASK
                if group == spot.group:
                    return DONE
                if not group:
                    info |= spot.group << GROUP
        return info


def _train(entry: int, trains: int) -> int:
    return (entry - 1) % trains if entry else -1


def _connect(step: Step, row: list[int], op: Op, trains: int) -> bool:
    """Apply one op to the entries; True if both ends of the track are now ends of the route."""
    what, place, other, train, _ = op
    label, at, end = step.label, step.place, 1 + train
    if what == EXTEND:
        mate = (row[place] - 1) // trains
        row[other] = row[place]
        if mate:
            row[at[mate - 1]] = end + trains * (label[other] + 1)
    elif what == NEW:
        row[place] = end + trains * (label[other] + 1)
        row[other] = end + trains * (label[place] + 1)
    elif what == BEGIN:
        row[other] = end
    else:
        mate = (row[place] - 1) // trains
        beyond = (row[other] - 1) // trains if what == JOIN else 0
        if mate:
            row[at[mate - 1]] = end + trains * beyond
        if beyond:
            row[at[beyond - 1]] = end + trains * mate
        return not mate and not beyond
    return False


def order_equal_trains(state: State) -> State:
    """Renumber equal trains so that the first used link belongs to the first of them."""
    *entries, first, second = state
    lead = next((entry for entry in entries if entry), 0)
    if lead & 1 or (not lead and first >= second):
        return state
    return (*[entry and entry + (1 if entry & 1 else -1) for entry in entries], second, first)
