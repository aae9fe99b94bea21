"""The small picture of the game for the lobby: a part of the map with the posts of four companies."""

from __future__ import annotations

from functools import cache

from boardroom.drawing.html import Html
from boardroom.drawing.svg import f
from boardroom.games.mombasa.draw.board import ground, outline, shapes
from boardroom.games.mombasa.draw.pieces import CODES, PLATES
from boardroom.games.mombasa.pack.embedding import BUILT_IN

HELD = {
    "cairo": (2, 3, 4, 7, 8), "mombasa": (9, 15, 16, 18), "cape_town": (19, 20, 22, 23),
    "saint_louis": (1, 5, 6, 10),
}  # fmt: skip


@cache
def cover() -> Html:
    """Land, borders and posts, without words."""
    land, lines = ground(BUILT_IN)
    tints, posts = [], []
    for company, regions in HELD.items():
        look = CODES[company]
        for region in regions:
            shape = shapes(BUILT_IN)["region"][region - 1]
            way, (x, y) = outline(BUILT_IN, shape), shape["row"]
            tints.append(Html(f'<path class="r-land" fill-rule="evenodd" data-co="{look}" d="{way}"/>'))
            tints.append(Html(f'<path fill-rule="evenodd" d="{way}" fill="url(#mo-h-{look})"/>'))
            posts.append(
                Html(
                    f'<g data-co="{look}" transform="translate({f(x)} {f(y - 6)}) scale(1.4)">'
                    f'<path class="r-post" d="{PLATES[look]}"/></g>'
                )
            )
    inside = Html(f"{land}{''.join(tints)}{lines}{''.join(posts)}")
    size = 'viewBox="20 40 620 290" preserveAspectRatio="xMidYMid slice"'
    return Html(f'<svg class="cover" {size} aria-hidden="true">{inside}</svg>')
