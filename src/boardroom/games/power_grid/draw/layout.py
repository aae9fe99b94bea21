"""Where things are drawn on the maps: outlines of regions (`land.py`), places of names and pills.

Worked out once per map and language and stored in `data/layout.toml`, since it takes seconds:
`python -m boardroom.games.power_grid.draw.layout` writes it anew. Nothing here knows a rule.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from boardroom.core.catalog import LANGUAGES
from boardroom.core.texts import texts
from boardroom.games.power_grid.draw.board import DOCKED_BELOW, FILE
from boardroom.games.power_grid.draw.land import CELL, FIELD, cells, regions
from boardroom.games.power_grid.network import BOARDS, MAPS, Map
from boardroom.games.power_grid.plants import DATA

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""
WIDE, THIN = "mwMWÖÜ", "iljItfr.() '"


def width(text: str, lang: str) -> float:
    """About how wide a name is at 12 px."""
    if lang == "zh":
        return 12.0 * len(text)
    if lang == "fa":
        return sum(0 if ch == "\N{ZERO WIDTH NON-JOINER}" else 6.6 for ch in text)
    return sum(9.5 if ch in WIDE else 4 if ch in THIN else 7.2 for ch in text)


def overlap(a: Box, b: Box) -> float:
    """The area two boxes share."""
    return max(0.0, min(a[2], b[2]) - max(a[0], b[0])) * max(0.0, min(a[3], b[3]) - max(a[1], b[1]))


def _touched(box: Box, others: Iterable[Box]) -> float:
    return sum(overlap(box, other) for other in others)


SEA, ALIEN, INSIDE, OFF_THE_MAP = 30, 260, 600, 1e6
"""What each of 21 points of a region's name costs that lies in the sea, in another region, or anywhere else
where the region is out of play and leaves room enough; what it costs that some of the name is cut off."""
SUM = 22
"""Room beside a name for its price."""


def places(board: Map, lang: str) -> dict[str, Any]:
    """Where names, pills and the names of regions go so that they touch least."""
    labels = Labels(board, lang)
    labels.settle()
    zones = Zones(labels, lang)
    active, idle = zones.found(idle=False), zones.found(idle=True)
    labels.make_way([zones.box(region, at) for region, at in active.items()])
    return {
        "names": {
            c.id: [round(x, 1), round(y, 1), anchor]
            for c in board.cities
            for (x, y), anchor in [_spot(c.at, labels.spots[c.id])]
        },
        "pills": [round(p, 2) for p in labels.pills],
        "zones": active,
        "idle": idle,
    }


def _candidates() -> list[tuple[str, float, float]]:
    found = [("middle", 0.0, 24.0), ("middle", 0.0, -15.0), ("start", 31.0, 4.0), ("end", -31.0, 4.0)]
    found += [("middle", s * 14, dy) for dy in (24.0, -15.0) for s in (-1, 1)]
    found += [("middle", s * 28, dy) for dy in (24.0, -15.0) for s in (-1, 1)]
    found += [("start", 29.0, dy) for dy in (14.0, -6.0)] + [("end", -29.0, dy) for dy in (14.0, -6.0)]
    return found


CANDIDATES = _candidates()


def _spot(at: Any, which: int) -> tuple[tuple[float, float], str]:
    anchor, dx, dy = CANDIDATES[which]
    return (at[0] + dx, at[1] + dy), anchor


def _name_box(at: Any, wide: float, which: int) -> Box:
    (x, y), anchor = _spot(at, which)
    wide += SUM
    left = x if anchor == "start" else x - wide if anchor == "end" else x - wide / 2
    return left, y - 11, left + wide, y + 3


def pill_box(board: Map, i: int, at: float) -> Box:
    a, b, cost = board.links[i]
    (x, y), (u, v) = board.cities[a].at, board.cities[b].at
    cx, cy, half = x + (u - x) * at, y + (v - y) * at, 11 if cost > 9 else 9
    return cx - half, cy - 7.5, cx + half, cy + 7.5


def docked(board: Map) -> list[Box]:
    """The zoom buttons, and the corner where prices are previewed."""
    top = FIELD - 118.0 if board.key in DOCKED_BELOW else 0.0
    return [(FIELD - 44.0, 0.0, float(FIELD), 110.0), (0.0, top, 212.0, top + 118.0)]


class Labels:
    """Moves names and pills, each to where it touches the others least, until nothing moves."""

    def __init__(self, board: Map, lang: str) -> None:
        words = texts(lang, DATA.parent)
        self.board = board
        self.wide = {c.id: width(str(words.argument("city", c.id)), lang) for c in board.cities}
        self.nodes: dict[str, Box] = {
            c.id: (c.at[0] - 28.0, c.at[1] - 12.0, c.at[0] + 28.0, c.at[1] + 12.0) for c in board.cities
        }
        self.pills = [0.5] * len(board.links)
        self.spots = dict.fromkeys(self.wide, 0)

    def settle(self) -> None:
        for _ in range(8):
            before = (list(self.pills), dict(self.spots))
            for city in self.board.cities:
                self.spots[city.id] = self._best_name(city.id)
            for i in range(len(self.pills)):
                self.pills[i] = self._best_pill(i)
            if before == (self.pills, self.spots):
                break

    def make_way(self, zones: list[Box]) -> None:
        """Slide the pills off the names of regions, which found no better place."""
        for i, at in enumerate(self.pills):
            if _touched(pill_box(self.board, i, at), zones):
                self.pills[i] = self._best_pill(i, zones)

    def name_boxes(self, but: str | None = None) -> list[Box]:
        """Where the names are now, but for one."""
        return [_name_box(c.at, self.wide[c.id], self.spots[c.id]) for c in self.board.cities if c.id != but]

    def pill_boxes(self, but: int | None = None) -> list[Box]:
        return [pill_box(self.board, i, at) for i, at in enumerate(self.pills) if i != but]

    def _best_name(self, id: str) -> int:
        board = self.board
        at, wide = board.cities[board.places[id]].at, self.wide[id]
        names, pills, docks = self.name_boxes(but=id), self.pill_boxes(), docked(board)
        nodes = [node for other, node in self.nodes.items() if other != id]

        def cost(which: int) -> float:
            box = _name_box(at, wide, which)
            out = sum(max(0.0, v) for v in (3 - box[0], 3 - box[1], box[2] - FIELD + 3, box[3] - FIELD + 3))
            touch = _touched(box, names) * 2 + _touched(box, pills) * 2
            touch += _touched(box, nodes) * 3
            touch += _touched(box, docks) * 2
            return touch + out * 60 + _crossed(board, box) * 9 + which * 0.8

        return min(range(len(CANDIDATES)), key=cost)

    def _best_pill(self, i: int, zones: Iterable[Box] = ()) -> float:
        boxes = [*self.pill_boxes(but=i), *self.name_boxes(), *self.nodes.values(), *zones]

        def cost(at: float) -> float:
            return _touched(pill_box(self.board, i, at), boxes) * 2 + abs(at - 0.5) * 30

        return min((0.27 + 0.46 * t / 46 for t in range(47)), key=cost)


def _crossed(board: Map, box: Box) -> int:
    """How many samples along connections lie in a box."""
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


class Zones:
    """Finds the emptiest spot of each region for its name, one region after the other.

    Out of play its cities are dots without costs between them, and a second line says so.
    """

    def __init__(self, labels: Labels, lang: str) -> None:
        self.labels, self.board, self.land = labels, labels.board, cells(labels.board)
        words = texts(lang, DATA.parent)
        spread = 1.4 if lang == "en" else 1.1
        self.half = {
            region: width(str(words.argument("region", region)), lang) * spread / 2 + 3
            for region in self.board.regions
        }
        self.below = width(words("draw-not-in-play"), lang) / 2 + 3
        self.placed: list[tuple[str, Box]] = []

    def found(self, idle: bool) -> dict[str, list[float]]:
        spots: dict[str, list[float]] = {}
        for region in self.board.regions:
            taken = [*self._taken(region, idle), *docked(self.board)]
            others = [box for other, box in self.placed if other != region]
            mine = sorted(
                c for c, key in self.land.items() if key == region and not c[0] % 2 and not c[1] % 2
            )

            def cost(
                cell: tuple[int, int],
                region: str = region,
                taken: list[Box] = taken,
                others: list[Box] = others,
            ) -> float:
                box = self._box(cell[0] * CELL, cell[1] * CELL, region, idle)
                touched = _touched(box, taken) * 4 + _touched(box, others) * 8
                crossed = _crossed(self.board, box) * (5 if idle else 90)
                return touched + self._outside(box, region, idle) + crossed

            column, row = min(mine, key=cost)
            spots[region] = [column * CELL, row * CELL]
            self.placed.append((region, self._box(column * CELL, row * CELL, region, idle)))
        return spots

    def box(self, region: str, at: list[float]) -> Box:
        """Where the name of a region in play stands."""
        return self._box(at[0], at[1], region, idle=False)

    def _taken(self, region: str, idle: bool) -> list[Box]:
        """What is drawn on the map besides names of regions."""
        if not idle:
            return [*self.labels.name_boxes(), *self.labels.pill_boxes(), *self.labels.nodes.values()]
        nodes = [
            (c.at[0] - 5.0, c.at[1] - 5.0, c.at[0] + 5.0, c.at[1] + 5.0)
            if c.region == region
            else self.labels.nodes[c.id]
            for c in self.board.cities
        ]
        return [*self.labels.name_boxes(), *nodes]

    def _box(self, x: float, y: float, region: str, idle: bool) -> Box:
        half = max(self.half[region], self.below if idle else 0)
        return x - half, y - 11.0, x + half, y + (18.0 if idle else 4.0)

    def _outside(self, box: Box, region: str, idle: bool) -> float:
        """What it costs that points of a box lie in the sea, or in a region that it would seem to name."""
        if min(box) < 3 or max(box) > FIELD - 3:
            return OFF_THE_MAP
        across = [box[0] + (box[2] - box[0]) * n / 6 for n in range(7)]
        down = (box[1], (box[1] + box[3]) / 2, box[3])
        there = [self.land.get((int(x // CELL), int(y // CELL))) for x in across for y in down]
        sea, here = there.count(None), there.count(region)
        if idle:
            return (len(there) - here) * INSIDE
        return sea * SEA + (len(there) - sea - here) * ALIEN


def made() -> dict[str, Any]:
    """Everything that is stored."""
    return {
        key: {"regions": regions(BOARDS[key])} | {lang: places(BOARDS[key], lang) for lang in LANGUAGES}
        for key in MAPS
    }


def written(layout: dict[str, Any]) -> str:
    """The layout as the text of its file."""
    lines = ["# Power Grid: where regions, names and pills are drawn. Made by layout.py; do not edit."]
    for key, board in layout.items():
        lines += ["", f"[{key}.regions]"]
        lines += [f'{region} = "{path}"' for region, path in board["regions"].items()]
        for lang in LANGUAGES:
            lines += ["", f"[{key}.{lang}]", f"pills = {json.dumps(board[lang]['pills'])}"]
            for group in ("names", "zones", "idle"):
                lines += ["", f"[{key}.{lang}.{group}]"]
                lines += [f"{id} = {json.dumps(spot)}" for id, spot in board[lang][group].items()]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    FILE.write_text(written(made()), "utf-8")
