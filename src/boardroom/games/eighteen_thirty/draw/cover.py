"""The small picture of the game for the lobby: a corner of the map."""

from __future__ import annotations

from functools import cache

from boardroom.drawing.html import Html
from boardroom.drawing.svg import f
from boardroom.games.eighteen_thirty.board.hexes import faces_on_map, grid
from boardroom.games.eighteen_thirty.draw.map_sheet import hexes as draw
from boardroom.games.eighteen_thirty.draw.map_sheet.labels import centre
from boardroom.games.eighteen_thirty.draw.map_sheet.track import spots

LAID = {
    "H10": ("14", 0), "I9": ("9", 1), "H14": ("24", 1), "H16": ("57", 1), "I15": ("53", 1), "G11": ("8", 0),
    "F14": ("23", 2), "G13": ("9", 0), "G9": ("9", 2), "E15": ("8", 4), "F12": ("7", 1), "I13": ("8", 3),
}  # fmt: skip
HELD = {"H12": "PRR", "I15": "B&O", "H10": "C&O", "H16": "NYC"}


@cache
def cover() -> Html:
    """Draw some track, cities and stations of four companies."""
    area = grid("classic")
    faces = faces_on_map(area, LAID)
    found = []
    for hex_, face in zip(area.hexes, faces, strict=True):
        x, y = centre(hex_.id)
        inside = draw.ground(face.colour, face.tile is not None) + draw.rails(face)
        for spot in spots(face):
            inside += draw.stop_picture(spot)
            if hex_.id in HELD and spot.circles():
                inside += draw.station_disc(spot.circles()[0], spot.radius, HELD[hex_.id], False, False)
        found.append(Html(f'<g transform="translate({f(x)} {f(y)})">{inside}</g>'))
    inside = Html(f'<g class="xmap">{"".join(found)}</g>')
    return Html(f'<svg class="cover" viewBox="190 250 420 195" aria-hidden="true">{inside}</svg>')
