"""The frontier search: the best set of routes, spot by spot (E-6.17; diesels, E-6.63).

Equal states have the same future (`tracks`), so only the most valuable one is kept. States whose bound is
below the threshold are dropped.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from boardroom.games.eighteen_thirty.routes.bound import Bound
from boardroom.games.eighteen_thirty.routes.guide import Guide
from boardroom.games.eighteen_thirty.routes.lists import Limit, Work
from boardroom.games.eighteen_thirty.routes.moves import BEGIN, END, Move, all_moves
from boardroom.games.eighteen_thirty.routes.network import Network
from boardroom.games.eighteen_thirty.routes.plan import Step
from boardroom.games.eighteen_thirty.routes.tracks import (
    DONE,
    ENDS,
    STARTED,
    STATION,
    STOPS,
    State,
    Tracks,
    order_equal_trains,
)
from boardroom.games.eighteen_thirty.routes.trips import Joints, Trip

Kept = dict[State, tuple[int, State, Move]]  # value, state before, move

FRESH = -1
"""In place of barred trains: of two equal trains that have not begun, the second never begins alone."""
THRESHOLD_DROPS = (0, 40, 100, 200, 400, 800)
"""The distances from the top to the thresholds of successive passes."""
LAST_STRETCH = 200
"""A threshold as close to the floor as this is lowered to it: one more pass would cost more than it saves."""


class Search:
    """Looks for sets of routes for trains with these limits along the steps of a plan."""

    def __init__(
        self,
        net: Network,
        steps: list[Step],
        bound: Bound,
        limits: Sequence[Limit],
        guide: Guide | None = None,
    ) -> None:
        self.net, self.steps, self.bound, self.guide = net, steps, bound, guide
        self.trains = len(limits)
        self.tracks = Tracks(limits)
        self.alike = self.trains == 2 and limits[0] == limits[1]
        self.kept_bits = [[(1 << new, place) for new, place in enumerate(step.kept)] for step in steps]
        self.moves: list[dict[tuple[int, ...], list[Move]]] = [{} for _ in steps]
        self.summaries: dict[State, tuple[int, int, int, int]] = {}

    def best(
        self, top: int, floor: int, work: Work, lower: Callable[[int], None] | None = None
    ) -> list[Trip]:
        """The best set worth more than the floor and at most the top; empty if there is none.

        The threshold falls from the top; a pass without a result calls `lower` with the new bound.
        """
        for fall in (*THRESHOLD_DROPS, top):
            threshold = max(top - fall, floor + 1)
            if threshold - floor <= LAST_STRETCH:
                threshold = floor + 1
            if threshold <= top:
                found = self._pass(threshold, work)
                if found:
                    return found
            if lower:
                lower(threshold - 1)
            if threshold == floor + 1:
                break
        return []

    def _pass(self, threshold: int, work: Work) -> list[Trip]:
        """The best set worth at least the threshold; empty if there is none."""
        start: State = (0,) * self.trains
        layers: list[Kept] = [{start: (0, start, ((), 0, 0, 0, 0, 0))}]
        for at in range(len(self.steps)):
            layers.append(self._take(at, layers[-1], threshold))
            work.spend(4 * len(layers[-1]))
            if not layers[-1]:
                return []
        _, state = max((kept[0], state) for state, kept in layers[-1].items())
        joints = Joints(self.net)
        for step, layer in zip(reversed(self.steps), reversed(layers), strict=False):
            _, state, (ops, *_) = layer[state]
            for what, place, other, _, counts in ops:
                if what in (END, BEGIN):
                    joints.end(step.spot.node, step.row[other])
                else:
                    joints.join(step.spot.node, step.row[place], step.row[other], bool(counts))
        return joints.trips()

    def _take(self, at: int, states: Kept, threshold: int) -> Kept:
        """All states after one more spot that may still reach the threshold."""
        step, guide, after_ops = self.steps[at], self.guide, self.tracks.after
        known_bounds, table, per_end = self.bound.tables[at + 1], self.bound.table, self.trains + 1
        alike, width, summaries = self.alike, step.width, self.summaries
        found: Kept = {}
        for state, (value, _, _) in states.items():
            entries, infos = state[:width], state[width:]
            ends_left, started, lacking, barred = summaries.get(infos) or self._summarise(infos)
            kept, moves = self._moves_from(at, entries, barred)
            for move in moves:
                ops, new_links, ends, visits, touched, home = move
                if (left := ends_left - ends) < 0:
                    continue
                needing = (lacking | touched & ~started) & ~home
                total = value + visits * step.spot.value
                bounds = known_bounds.get(kept | new_links) or table(at + 1, kept | new_links)
                if total + bounds[left * per_end + needing.bit_count()] < threshold:
                    continue
                after = after_ops(step, entries, infos, ops)
                if after is None:
                    continue
                if alike:
                    after = order_equal_trains(after)
                older = found.get(after)
                if older is None:  # one that was kept for less has passed the guide
                    if guide and total + _guide_bound(guide, at + 1, after) < threshold:
                        continue
                elif older[0] >= total:
                    continue
                found[after] = (total, state, move)
        return found

    def _moves_from(self, at: int, entries: State, barred: int) -> tuple[int, list[Move]]:
        """The used links that stay on the frontier, as bits, and the moves for the arriving links."""
        kept, trains = 0, self.trains
        for bit, place in self.kept_bits[at]:
            if entries[place]:
                kept |= bit
        arriving = [(entries[p] - 1) % trains if entries[p] else -1 for p in self.steps[at].ins]
        return kept, self._moves_of(at, (barred, *arriving))

    def _summarise(self, infos: State) -> tuple[int, int, int, int]:
        """Ends left for all trains, and as bits: trains begun, begun without a station, barred from moves."""
        left, started, lacking, barred = 2 * self.trains, 0, 0, 0
        for train, info in enumerate(infos):
            left -= 2 if info == DONE else info & ENDS
            started |= (info != 0) << train
            lacking |= (info > 0 and not info & STATION) << train
            barred |= (info == DONE) << train
        if self.alike and not started:
            barred = FRESH
        found = self.summaries[infos] = (left, started, lacking, barred)
        return found

    def _moves_of(self, at: int, key: tuple[int, ...]) -> list[Move]:
        """The moves at a step for (barred trains, train of each arriving link)."""
        known = self.moves[at].get(key)
        if known is None:
            barred, *arriving = key
            moves = all_moves(self.steps[at], arriving, self.trains)
            if barred == FRESH:
                known = [move for move in moves if move[4] != 2]
            else:
                known = [move for move in moves if not move[4] & barred]
            self.moves[at][key] = known
        return known


def _guide_bound(guide: Guide, at: int, state: State) -> int:
    diesel, limited = state[-2], state[-1]
    if diesel >= 0:
        diesel = 2 * (diesel & ENDS) + (diesel & STARTED > 0 and not diesel & STATION)
    return guide.most(at, state[:-2], diesel, limited if limited < 0 else limited >> STOPS)
