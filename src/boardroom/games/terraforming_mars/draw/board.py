"""The whole board: the map of 61 hexes, the two off-map areas and the three parameters."""

from __future__ import annotations

from boardroom.drawing.fragments import Fragments
from boardroom.drawing.html import Html, Writer, join
from boardroom.drawing.scene import Scene
from boardroom.drawing.svg import picture
from boardroom.games.terraforming_mars.draw.gauges import gauges
from boardroom.games.terraforming_mars.draw.hexes import PLACES, hex_content
from boardroom.games.terraforming_mars.draw.pays import Pay, choices, lit_kind, pays, preview, ring
from boardroom.games.terraforming_mars.state import State

WIDE, HIGH = 724, 538
HEXES = Fragments[Html](256)
PLANET = Html(
    '<radialGradient id="tm-disc" cx=".42" cy=".38" r=".66"><stop class="tm-planet"/>'
    '<stop offset="1" class="tm-planet edge"/></radialGradient>'
    '<radialGradient id="tm-air"><stop offset=".9" class="tm-planet glow" stop-opacity=".5"/>'
    '<stop offset="1" class="tm-planet glow" stop-opacity="0"/></radialGradient>'
    '<g class="still"><circle cx="362" cy="268.8" r="324" fill="url(#tm-air)"/>'
    '<circle cx="362" cy="268.8" r="294" fill="url(#tm-disc)"/></g>'
)
"""The disc of the planet behind its hexes, with a rim of air."""


def board(d: Scene[State]) -> Html:
    """The whole board. Every part is cached by its content, so a move redraws a hex or two."""
    s = d.view
    writer, kind = d.writer.common, lit_kind(s)
    may = {n: pays(s, n, kind, d.seat) for n in choices(s, d.seat)}
    fresh = frozenset(id for id in d.changed_ids if id.startswith("hex:"))
    key = (writer, s.kinds, s.owners, tuple(s.claims.items()), fresh, tuple(may.items()))
    hexes = HEXES.get(key, lambda: _hexes(writer, s, may, fresh))
    # Previews lie over all hexes: their pills reach into the neighbours.
    previews = [preview(writer, n, kind, pay) for n, pay in may.items()]
    inside = Html(f'<g class="tm tm-board">{PLANET}{hexes}{gauges(d, s)}{"".join(previews)}</g>')
    return picture(WIDE, HIGH, inside, writer("draw-map"))


def _hexes(writer: Writer, s: State, may: dict[int, Pay], fresh: frozenset[str]) -> Html:
    """All hexes; those that may be chosen with a ring."""
    hexes = []
    for n in PLACES:
        lying = hex_content(writer, n, s.kinds[n], s.owners[n], s.claims.get(n), f"hex:{n}" in fresh)
        lit = ring(writer, n, may[n]) if n in may else Html()
        hexes.append(Html(f'<g class="hexg" data-id="hex:{n}">{lying}{lit}</g>'))
    return join(hexes)
