"""An upper bound for the value that the remaining spots can add.

The bound ignores which train uses a link and which links are joined. It keeps which links of the frontier are
used, how many ends of routes are left, and how many routes still need a station (E-6.64). Every stop counts
once for each train that visits it.
"""

from __future__ import annotations

from itertools import combinations

from boardroom.games.eighteen_thirty.routes.network import LinkId
from boardroom.games.eighteen_thirty.routes.plan import Step

IMPOSSIBLE = -(10**9)
Table = list[int]  # by ends left and stations needed: ends * (trains + 1) + needed
Visit = tuple[int, int, int]  # bits of new links used, ends, visits that count


class Bound:
    """Bounds for a number of trains over the steps of a plan, computed on demand."""

    def __init__(self, steps: list[Step], trains: int) -> None:
        self.steps, self.trains = steps, trains
        self.tables: list[dict[int, Table]] = [{} for _ in range(len(steps) + 1)]
        self.visits: list[dict[int, list[Visit]]] = [{} for _ in steps]
        width = trains + 1
        self.end = [0 if n % width == 0 else IMPOSSIBLE for n in range((2 * trains + 1) * width)]
        self.ins = [sum(1 << place for place in step.ins) for step in steps]

    def total(self) -> int:
        """The bound for everything."""
        return self.table(0, 0)[2 * self.trains * (self.trains + 1)]

    def table(self, at: int, used: int) -> Table:
        """The bounds from a step on; the bits of `used` are the used links of its frontier."""
        if at == len(self.steps):
            return self.end
        known = self.tables[at].get(used)
        if known is None:
            known = self.tables[at][used] = self._compute(at, used)
        return known

    def _compute(self, at: int, used: int) -> Table:
        step, trains = self.steps[at], self.trains
        spot, width = step.spot, trains + 1
        kept = sum(1 << new for new, place in enumerate(step.kept) if used >> place & 1)
        best = [IMPOSSIBLE] * ((2 * trains + 1) * width)
        for new, ends, visits in self._visits_of(at, used & self.ins[at]):
            after, gain = self.table(at + 1, kept | new), visits * spot.value
            served = visits if spot.own else 0
            shift = ends * width
            for n in range(shift, len(best)):
                needed = n % width
                worth = after[n - shift - (needed if served > needed else served)] + gain
                if worth > best[n]:
                    best[n] = worth
        return best

    def _visits_of(self, at: int, arriving: int) -> list[Visit]:
        known = self.visits[at].get(arriving)
        if known is None:
            known = self.visits[at][arriving] = _visits(self.steps[at], arriving, self.trains)
        return known


def _visits(step: Step, arriving: int, trains: int) -> list[Visit]:
    """The possible visits at a spot with these used links: new links used, ends, visits that count."""
    spot = step.spot
    here = [step.row[place] for place in step.ins if arriving >> place & 1]
    found: dict[Visit, None] = {}
    for count in range(len(step.outs) + 1):
        for outs in combinations(step.outs, count):
            new = sum(1 << len(step.kept) + out - step.width for out in outs)
            total = len(here) + count
            if spot.passing and spot.is_stop:
                for visits in range((total + 1) // 2, min(total, trains) + 1):
                    found[new, 2 * visits - total, visits] = None
            elif spot.is_stop and total <= trains:
                found[new, total, total] = None
            if not total or (spot.turns and _pairs_up([*here, *(step.row[o] for o in outs)], spot.turns)):
                found[new, 0, 0] = None
    return list(found)


def _pairs_up(links: list[LinkId], turns: dict[LinkId, tuple[LinkId, ...]]) -> bool:
    """Whether all these links of a switch can be joined in pairs by its pieces."""
    if not links:
        return True
    first, *others = links
    return any(
        other in turns.get(first, ()) and _pairs_up([link for link in others if link != other], turns)
        for other in others
    )
