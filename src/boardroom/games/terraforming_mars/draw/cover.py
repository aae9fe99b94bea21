"""The small picture of the game for the lobby: some hexes with tiles."""

from __future__ import annotations

from boardroom.drawing.html import Html
from boardroom.drawing.svg import hexagon
from boardroom.games.terraforming_mars.board.map import MAP
from boardroom.games.terraforming_mars.draw.hexes import PLACES, R, bonus, owner_ring, tile

COVER = {
    30: ("ocean", None), 31: ("ocean", None), 39: ("greenery", 0), 22: ("city", 1), 23: ("greenery", 1),
    40: ("city", 2), 24: ("ocean", None), 32: ("greenery", 2), 38: ("mining-area", 3), 29: ("greenery", 4),
}  # fmt: skip
"""By hex: the tile on it and its owner."""


def cover() -> Html:
    """Draw some hexes with tiles, without words."""
    found = []
    for n in (*range(19, 27), *range(27, 36), *range(36, 44)):
        x, y = PLACES[n]
        kind, whose = COVER.get(n, ("", None))
        look = "h-sea" if MAP[n].kind == "ocean" else "h-land"
        found.append(Html(f'<path class="{look}" d="{hexagon(x, y, R - 1.6)}"/>'))
        lying = tile(kind, x, y) if kind else bonus(n, x, y)
        found.append(lying + (owner_ring(whose, x, y) if whose is not None else Html()))
    inside = Html(f'<g class="tm tm-board" aria-hidden="true">{"".join(found)}</g>')
    return Html(f'<svg class="cover" viewBox="130 190 460 160" aria-hidden="true">{inside}</svg>')
