"""The layout of the maps: outlines of regions (`land.py`), places of names and costs.

Computing it takes a minute, so `data/layout.toml` stores it per map and language;
`python -m boardroom.games.power_grid.draw.layout` rewrites the file. Nothing here knows a rule.
"""

from __future__ import annotations

import json
from typing import Any

from boardroom.core.catalog import LANGUAGES
from boardroom.games.power_grid.draw.board import FILE
from boardroom.games.power_grid.draw.label_places import (
    ALONG,
    Box,
    Labels,
    clash_cost,
    crossings,
    docked_boxes,
)
from boardroom.games.power_grid.draw.land import CELL, FIELD, cells, regions
from boardroom.games.power_grid.draw.sizes import sizes
from boardroom.games.power_grid.network import BOARDS, MAPS, Map

SEA, ALIEN, INSIDE, OFF_THE_MAP = 30, 260, 600, 1e6
"""What each of 21 points of a region's name costs that lies in the sea, in another region, or anywhere else
where the region is out of play and leaves room enough; what it costs that some of the name is cut off."""


def places(board: Map, lang: str) -> dict[str, Any]:
    """Places of city names, costs and region names with the least overlap."""
    labels = Labels(board, lang)
    labels.place_all()
    zones = Zones(labels, lang)
    active = zones.places_of_names(idle=False)
    labels.place_all(zones.box(region, at) for region, at in active.items())
    idle = zones.places_of_names(idle=True)
    chosen = labels.chosen[: len(board.cities)]
    spots = [spots[which] for spots, which in zip(labels.spots, chosen, strict=True)]
    return {
        "names": {
            c.id: [round(x, 1), round(y, 1), anchor]
            for c, (x, y, anchor) in zip(board.cities, spots, strict=True)
        },
        "pills": [round(ALONG[which], 2) for which in labels.chosen[len(board.cities) :]],
        "zones": active,
        "idle": idle,
    }


class Zones:
    """Finds the emptiest place for the name of each region, one region after the other.

    Out of play a region's cities are dots without costs, and its name has a second line.
    """

    def __init__(self, labels: Labels, lang: str) -> None:
        self.labels, self.board, self.land = labels, labels.board, cells(labels.board)
        self.half = {region: sizes(lang).region[region][0] / 2 + 3 for region in self.board.regions}
        self.below = sizes(lang).not_in_play[0] / 2 + 3
        self.placed: list[tuple[str, Box]] = []

    def places_of_names(self, idle: bool) -> dict[str, list[float]]:
        spots: dict[str, list[float]] = {}
        for region in self.board.regions:
            taken = [*self._obstacles(region, idle), *docked_boxes(self.board)]
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
                near = clash_cost(box, taken) * 4 + clash_cost(box, others) * 8
                return (
                    near + self._outside(box, region, idle) + crossings(self.board, box) * (5 if idle else 90)
                )

            column, row = min(mine, key=cost)
            spots[region] = [column * CELL, row * CELL]
            self.placed.append((region, self._box(column * CELL, row * CELL, region, idle)))
        return spots

    def box(self, region: str, at: list[float]) -> Box:
        """The box of the name of a region in play."""
        return self._box(at[0], at[1], region, idle=False)

    def _obstacles(self, region: str, idle: bool) -> list[Box]:
        """Everything drawn on the map except the names of regions."""
        if not idle:
            return [*self.labels.names(), *self.labels.pills(), *self.labels.nodes]
        nodes, names = list(self.labels.nodes), self.labels.names()
        for n, city in enumerate(self.board.cities):
            if city.region == region:
                x, y = city.at
                nodes[n] = x - 5.0, y - 5.0, x + 5.0, y + 5.0
                names[n] = self.labels.plain_name(n)
        return [*names, *nodes]

    def _box(self, x: float, y: float, region: str, idle: bool) -> Box:
        half = max(self.half[region], self.below if idle else 0)
        return x - half, y - 11.0, x + half, y + (18.0 if idle else 4.0)

    def _outside(self, box: Box, region: str, idle: bool) -> float:
        """The penalty for points of a box in the sea or in a region that the name does not belong to."""
        if min(box) < 3 or max(box) > FIELD - 3:
            return OFF_THE_MAP
        across = [box[0] + (box[2] - box[0]) * n / 6 for n in range(7)]
        down = (box[1], (box[1] + box[3]) / 2, box[3])
        there = [self.land.get((int(x // CELL), int(y // CELL))) for x in across for y in down]
        sea, here = there.count(None), there.count(region)
        if idle:
            return (len(there) - here) * INSIDE
        return sea * SEA + (len(there) - sea - here) * ALIEN


def build() -> dict[str, Any]:
    """Compute the whole layout."""
    return {
        key: {"regions": regions(BOARDS[key])} | {lang: places(BOARDS[key], lang) for lang in LANGUAGES}
        for key in MAPS
    }


def to_toml(layout: dict[str, Any]) -> str:
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
    FILE.write_text(to_toml(build()), "utf-8")
