"""The small picture of the game for the lobby: a corner of the map with houses of all owners."""

from __future__ import annotations

from functools import cache

from boardroom.drawing.html import Html, join
from boardroom.drawing.svg import hatches, house, owner
from boardroom.games.power_grid.draw.board import PREFIX, read_layout, zone, zone_number
from boardroom.games.power_grid.network import BOARDS


@cache
def cover() -> Html:
    """Draw regions, connections and houses, without words."""
    layout, printed = read_layout()["germany"], BOARDS["germany"]
    zones = join(zone(r, layout["regions"][r], zone_number("germany", r), True) for r in printed.regions)
    ways = join(
        Html(f'<path class="b-link" d="M{a.at[0]} {a.at[1]}L{b.at[0]} {b.at[1]}"/>')
        for a, b in ((printed.cities[i], printed.cities[k]) for i, k, _ in printed.links)
    )
    houses = join(
        Html(
            f'<g class="b-node" transform="translate({c.at[0]} {c.at[1]}) scale(2)">'
            f"{house(owner(i * 5), 0)}</g>"
        )
        for i, c in enumerate(printed.cities)
        if i % 2
    )
    inside = Html(
        f'<g aria-hidden="true">{hatches("cover-")}{zones.replace(PREFIX, "cover-")}{ways}{houses}</g>'
    )
    return Html(f'<svg class="cover" viewBox="60 180 560 260" aria-hidden="true">{inside}</svg>')
