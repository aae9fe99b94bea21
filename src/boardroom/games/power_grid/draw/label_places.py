"""Places the names of cities and the costs of connections on a map with the least overlap.

`layout.py` stores the result. Nothing here knows a rule.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from boardroom.games.power_grid.draw.board import DOCKED_BELOW
from boardroom.games.power_grid.draw.land import FIELD
from boardroom.games.power_grid.draw.sizes import Size, sizes
from boardroom.games.power_grid.network import Map

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""
CLASH, AREA, CROSSED, OUTSIDE = 40.0, 4.0, 9.0, 60.0
"""The penalties for two touching boxes, for each pixel of their overlap, for each connection that crosses a
name, and for each pixel of a name beyond the edge of the map."""
GAP = 1.0
"""Room around a name."""
ALONG = [t / 100 for t in range(27, 74)]
"""The positions of a cost along its connection that are tried."""


def overlap(a: Box, b: Box) -> float:
    """The area of the overlap of two boxes."""
    return max(0.0, min(a[2], b[2]) - max(a[0], b[0])) * max(0.0, min(a[3], b[3]) - max(a[1], b[1]))


def clash_cost(box: Box, others: Iterable[Box]) -> float:
    """The penalty for a box that overlaps others."""
    return sum(CLASH + AREA * area for other in others if (area := overlap(box, other)))


def crossings(board: Map, box: Box) -> int:
    """How many connections cross a box."""
    count = 0
    for a, b, _ in board.links:
        (x, y), (u, v) = board.cities[a].at, board.cities[b].at
        if max(x, u) < box[0] or min(x, u) > box[2] or max(y, v) < box[1] or min(y, v) > box[3]:
            continue
        steps = 24
        count += any(
            box[0] < x + (u - x) * t / steps < box[2] and box[1] < y + (v - y) * t / steps < box[3]
            for t in range(steps + 1)
        )
    return count


def candidates(size: Size) -> list[tuple[str, float, float]]:
    """Anchor and offset of a name: below and above its city, then beside it, then farther away.

    Earlier candidates read better.
    """
    wide, rise, fall = size
    below, above, reach = 12.0 + rise, -12.0 - fall, max(35.0, wide / 2)
    across = [0.0, *(side * shift for shift in range(7, int(reach) + 1, 7) for side in (-1, 1))]
    found = [("middle", float(dx), dy) for dx in across for dy in (below, above)]
    for dy in (4.0, 9.0, -1.0, 14.0, -6.0):
        found += [("start", 30.0, dy), ("end", -30.0, dy)]
    return found + [("middle", float(dx), dy) for dx in across for dy in (below + 4, above - 4)]


def name_box(at: tuple[float, float], anchor: str, size: Size) -> Box:
    (x, y), (wide, rise, fall) = at, size
    left = x if anchor == "start" else x - wide if anchor == "end" else x - wide / 2
    return left - GAP, y - rise - GAP, left + wide + GAP, y + fall + GAP


def pill_box(board: Map, i: int, at: float) -> Box:
    a, b, cost = board.links[i]
    (x, y), (u, v) = board.cities[a].at, board.cities[b].at
    cx, cy, half = x + (u - x) * at, y + (v - y) * at, 11 if cost > 9 else 9
    return cx - half, cy - 7.5, cx + half, cy + 7.5


def docked_boxes(board: Map) -> list[Box]:
    """The zoom buttons and the price preview in the corner."""
    top = FIELD - 118.0 if board.key in DOCKED_BELOW else 0.0
    return [(FIELD - 44.0, 0.0, float(FIELD), 110.0), (0.0, top, 212.0, top + 118.0)]


class Labels:
    """Names and costs with their candidate places; the penalties of fixed obstacles are precomputed."""

    def __init__(self, board: Map, lang: str) -> None:
        self.lang, self.board, self.nodes = lang, board, [_node(*city.at) for city in board.cities]
        self.spots: list[list[tuple[float, float, str]]] = []
        self.boxes: list[list[Box]] = []
        for city in board.cities:
            wide, rise, fall = sizes(lang).city[city.id]
            size = wide + sizes(lang).price[0], rise, fall
            spots = [(city.at[0] + dx, city.at[1] + dy, anchor) for anchor, dx, dy in candidates(size)]
            self.spots.append(spots)
            self.boxes.append([name_box((x, y), anchor, size) for x, y, anchor in spots])
        self.boxes += [[pill_box(board, i, at) for at in ALONG] for i in range(len(board.links))]
        self.fixed = [self._fixed_costs(n, boxes) for n, boxes in enumerate(self.boxes)]
        self.chosen = [0] * len(board.cities) + [ALONG.index(0.5)] * len(board.links)

    def place_all(self, zones: Iterable[Box] = ()) -> None:
        """Move each label to its cheapest place until none moves, then untangle those that still overlap.

        `zones` are the names of regions, which stay where they are.
        """
        zones = list(zones)
        for fixed, boxes in zip(self.fixed, self.boxes, strict=True):
            fixed[:] = [price + clash_cost(box, zones) for price, box in zip(fixed, boxes, strict=True)]
        for _ in range(8):
            before = list(self.chosen)
            for n in range(len(self.boxes)):
                self._move(n)
            if before == self.chosen:
                break
        while sum(map(self._untangle, self._clashing())):
            pass

    def plain_name(self, n: int) -> Box:
        """The box of a name while its city is out of play: smaller, and without a price."""
        city, (x, y, anchor) = self.board.cities[n], self.spots[n][self.chosen[n]]
        wide, rise, fall = sizes(self.lang).city[city.id]
        at = city.at[0] if anchor == "middle" else x, y
        return name_box(at, anchor, (wide * 11 / 12, rise, fall))

    def names(self) -> list[Box]:
        return self._chosen_boxes()[: len(self.nodes)]

    def pills(self) -> list[Box]:
        return self._chosen_boxes()[len(self.nodes) :]

    def _chosen_boxes(self) -> list[Box]:
        return [boxes[which] for boxes, which in zip(self.boxes, self.chosen, strict=True)]

    def _fixed_costs(self, n: int, boxes: list[Box]) -> list[float]:
        """The penalty of each place of a label that does not depend on other labels."""
        if n >= len(self.nodes):
            return [
                clash_cost(box, self.nodes) + abs(at - 0.5) * 30 for box, at in zip(boxes, ALONG, strict=True)
            ]
        around = [*self.nodes[:n], *self.nodes[n + 1 :], *docked_boxes(self.board)]
        return [
            clash_cost(box, around)
            + crossings(self.board, box) * CROSSED
            + _outside(box) * OUTSIDE
            + which * 0.6
            for which, box in enumerate(boxes)
        ]

    def _move(self, n: int) -> None:
        """Move one label to its cheapest place."""
        reach = _around(self.boxes[n])
        near = [box for k, box in enumerate(self._chosen_boxes()) if k != n and overlap(box, reach)]
        costs = [
            price + clash_cost(box, near) for price, box in zip(self.fixed[n], self.boxes[n], strict=True)
        ]
        self.chosen[n] = min(range(len(costs)), key=costs.__getitem__)

    def _neighbours(self, n: int) -> Iterator[int]:
        """The labels that overlap this one."""
        lying = self._chosen_boxes()
        return (k for k, box in enumerate(lying) if k != n and overlap(box, lying[n]))

    def _clashing(self) -> list[int]:
        touching = (
            any(self._neighbours(n)) or self.fixed[n][self.chosen[n]] > CLASH for n in range(len(self.boxes))
        )
        return [n for n, touches in enumerate(touching) if touches]

    def _untangle(self, n: int) -> bool:
        """Try every place of a label and let its neighbours and theirs give way; True if that helped."""
        best, kept, helped = self._total(), list(self.chosen), False
        for which in range(len(self.boxes[n])):
            self.chosen[n] = which
            for k in list(self._neighbours(n)):
                self._move(k)
                for other in [other for other in self._neighbours(k) if other != n]:
                    self._move(other)
            if (total := self._total()) < best - 0.1:
                best, kept, helped = total, list(self.chosen), True
            self.chosen = list(kept)
        return helped

    def _total(self) -> float:
        lying = self._chosen_boxes()
        prices = sum(fixed[which] for fixed, which in zip(self.fixed, self.chosen, strict=True))
        return prices + sum(clash_cost(box, lying[:n]) for n, box in enumerate(lying))


def _node(x: float, y: float) -> Box:
    return x - 28.0, y - 12.0, x + 28.0, y + 12.0


def _outside(box: Box) -> float:
    return sum(max(0.0, v) for v in (3 - box[0], 3 - box[1], box[2] - FIELD + 3, box[3] - FIELD + 3))


def _around(boxes: list[Box]) -> Box:
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)
