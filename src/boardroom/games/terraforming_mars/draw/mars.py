"""The whole board: the map of 61 hexes, the two off-map areas and the three parameters."""

from __future__ import annotations

from boardroom.drawing.html import Html
from boardroom.drawing.scene import Scene
from boardroom.drawing.svg import hexagon, picture
from boardroom.games.terraforming_mars.board.map import MAP
from boardroom.games.terraforming_mars.draw.cache import cache_key
from boardroom.games.terraforming_mars.draw.gauges import gauges
from boardroom.games.terraforming_mars.draw.hexes import PLACES, R, bonus, hex_content, owner_ring, tile
from boardroom.games.terraforming_mars.draw.pays import choices, lit_kind, pays, preview, ring
from boardroom.games.terraforming_mars.state import State

WIDE, HIGH = 724, 538
COVER = {
    30: ("ocean", None), 31: ("ocean", None), 39: ("greenery", 0), 22: ("city", 1), 23: ("greenery", 1),
    40: ("city", 2), 24: ("ocean", None), 32: ("greenery", 2), 38: ("mining-area", 3), 29: ("greenery", 4),
}  # fmt: skip
"""Tiles on the small picture for the lobby."""


def board(d: Scene[State]) -> Html:
    """The whole board. Every part is cached by its content, so a move redraws a hex or two."""
    s = d.view
    said, kind = cache_key(d), lit_kind(s)
    may = {n: pays(s, n, kind, d.seat) for n in choices(s, d.seat)}
    hexes = []
    for n in PLACES:
        lying = hex_content(said, n, s.kinds[n], s.owners[n], s.claims.get(n), f"hex:{n}" in d.changed_ids)
        lit = ring(said, n, may[n]) if n in may else Html()
        hexes.append(Html(f'<g class="hexg" data-id="hex:{n}">{lying}{lit}</g>'))
    # Previews lie over all hexes: their pills reach into the neighbours.
    previews = [preview(said, n, kind, pay) for n, pay in may.items()]
    inside = Html(f'<g class="tm tm-board">{"".join(hexes)}{gauges(d, s)}{"".join(previews)}</g>')
    return picture(WIDE, HIGH, inside, d.writer("draw-map"))


def cover() -> Html:
    """Some hexes with tiles, for the lobby."""
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
