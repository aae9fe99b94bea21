"""The map: regions, connections with their costs, cities with three slots and the houses in them."""

from __future__ import annotations

from functools import cache
from typing import Any

from boardroom.core.components import table
from boardroom.core.texts import Texts
from boardroom.drawing.fragments import fragment
from boardroom.drawing.html import Html, Writer, join
from boardroom.drawing.scene import Scene
from boardroom.drawing.svg import f, hatches, house, owner, picture, pill, text
from boardroom.games.power_grid.draw.land import FIELD
from boardroom.games.power_grid.network import BOARDS
from boardroom.games.power_grid.plants import DATA
from boardroom.games.power_grid.state import State
from boardroom.games.power_grid.tables import HOUSE_COSTS, HOUSES_BY_STEP

PREFIX = "pg-"
FILE = DATA / "layout.toml"
"""Written by `layout.py`."""
DOCKED_BELOW = frozenset({"usa"})
"""The maps whose free corner is the lower one."""
SLOTS = (-15.5, 0.0, 15.5)


def board(d: Scene[State]) -> Html:
    """The whole map. Layers that do not change during a game are cached per language."""
    s = d.view
    texts = d.writer.texts
    below, above = layers(s.options.map, s.regions, texts.lang, texts.folders)
    owners: dict[str, list[int]] = {}
    for player in s.players:
        for city in player.cities:
            owners.setdefault(city, []).append(player.seat)
    writer, shut, nodes = d.writer.common, HOUSES_BY_STEP[s.step], []
    for city in s.network.ids:
        here = tuple(owners.get(city, ()))
        fresh = tuple([f"house:{seat}:{city}" in d.changed_ids for seat in here])
        nodes.append(_node(writer, s.options.map, city, here, fresh, shut))
    inside = Html(f"{below}{''.join(nodes)}{above}")
    label = d.writer("draw-map", map=s.options.map)
    # Seattle lies in the corner that is free on the map of Germany.
    return picture(FIELD, FIELD, inside, label, preview_below=s.options.map in DOCKED_BELOW)


@cache
def read_layout() -> Any:
    return table(FILE)


@cache
def layers(key: str, regions: tuple[str, ...], lang: str, folders: Any) -> tuple[str, str]:
    """The layers below and above the cities: land and connections, names and costs."""
    writer, layout, printed = Writer(Texts(lang, folders)), read_layout()[key], BOARDS[key]
    # Regions out of play first, so that the borders of those in play cover theirs.
    ordered = sorted(printed.regions, key=lambda r: r in regions)
    zones = join(zone(r, layout["regions"][r], zone_number(key, r), r in regions) for r in ordered)
    titles = join(_zone_name(writer, r, layout[lang], r in regions) for r in printed.regions)
    links, pills = _links(key, regions, writer, layout[lang]["pills"])
    dots = join(
        Html(f'<circle class="b-dot" cx="{c.at[0]}" cy="{c.at[1]}" r="3"/>')
        for c in printed.cities
        if c.region not in regions
    )
    names = join(
        _name(writer, key, c, layout[lang]["names"][c.id], c.region in regions) for c in printed.cities
    )
    return f"{hatches(PREFIX)}{zones}{titles}{links}{pills}{dots}", names


def zone_number(key: str, region: str) -> int:
    return list(BOARDS[key].regions).index(region) + 1


def zone(region: str, path: str, number: int, inside: bool) -> Html:
    style, hatch = (f"b-zone z{number}", f"h{number}") if inside else ("b-zone out", "hx")
    return Html(
        f'<path class="{style}" data-id="region:{region}" d="{path}"/>'
        f'<path class="b-hatch" d="{path}" fill="url(#{PREFIX}{hatch})"/>'
    )


def _zone_name(writer: Writer, region: str, spots: Any, inside: bool) -> Html:
    """A region's name; out of play it has a separate place, with more room and a second line."""
    at = spots["zones" if inside else "idle"][region]
    found = text(at[0], at[1], writer.thing("region", region), "b-zone-name")
    if not inside:
        found += text(at[0], at[1] + 14, writer("draw-not-in-play"), "b-name out", "middle")
    return found


def link_id(key: str, link: tuple[int, int, int]) -> str:
    """A connection's id: its cities in alphabetical order."""
    cities = BOARDS[key].cities
    a, b = sorted((cities[link[0]].id, cities[link[1]].id))
    return f"link:{a}-{b}"


@cache
def _links_by_id(key: str) -> dict[str, tuple[str, str, int]]:
    """The connections by id: both cities and the cost."""
    printed = BOARDS[key]
    return {
        link_id(key, link): (printed.cities[link[0]].id, printed.cities[link[1]].id, link[2])
        for link in printed.links
    }


def link_label(d: Scene[State], id: str) -> tuple[Html, int]:
    """The name of a connection, and its cost."""
    a, b, cost = _links_by_id(d.view.options.map)[id]
    return Html(f"{d.writer.thing('city', a)} – {d.writer.thing('city', b)}"), cost


def _links(key: str, regions: tuple[str, ...], writer: Writer, spots: Any) -> tuple[str, str]:
    printed = BOARDS[key]
    out, ways, pills = [], [], []
    for link, spot in zip(printed.links, spots, strict=True):
        a, b = printed.cities[link[0]], printed.cities[link[1]]
        line = f"M{a.at[0]} {a.at[1]}L{b.at[0]} {b.at[1]}"
        if a.region not in regions or b.region not in regions:
            out.append(Html(f'<path class="b-link out" d="{line}"/>'))
            continue
        id = link_id(key, link)
        ways.append(
            Html(
                f'<g class="b-way" data-id="{id}"><path class="b-link bed" d="{line}"/>'
                f'<path class="b-link" d="{line}"/></g>'
            )
        )
        x, y = a.at[0] + (b.at[0] - a.at[0]) * spot, a.at[1] + (b.at[1] - a.at[1]) * spot
        pills.append(pill(x, y, writer.num(link[2]), data_id=id))
    return "".join(out + ways), "".join(pills)


def _name(writer: Writer, key: str, city: Any, spot: Any, inside: bool) -> Html:
    x, y, anchor = spot
    if not inside:
        return text(
            x if anchor != "middle" else city.at[0], y, writer.thing("city", city.id), "b-name out", anchor
        )
    cost = Html(f'<tspan class="sum" data-cost="city:{city.id}"></tspan>')
    style = f"b-name n{zone_number(key, city.region)}"
    return text(x, y, Html(f"{writer.thing('city', city.id)}{cost}"), style, anchor)


@fragment(4096)
def _node(
    writer: Writer, key: str, city: str, here: tuple[int, ...], fresh: tuple[bool, ...], shut: int
) -> Html:
    """A city with the houses of its owners; slots from `shut` on are closed in this step."""
    at = BOARDS[key].cities[BOARDS[key].places[city]].at
    found = [
        Html(
            f'<g class="b-node" data-id="city:{city}" transform="translate({at[0]} {at[1]})">'
            f"<title>{writer.thing('city', city)}</title>"
            '<rect class="halo" x="-27.5" y="-11.5" width="55" height="23" rx="8"/>'
            '<rect class="bed" x="-25.5" y="-9.5" width="51" height="19" rx="6"/>'
        )
    ]
    for i, x in enumerate(SLOTS):
        if i < len(here):
            found.append(house(owner(here[i]), x, fresh=fresh[i]))
        elif i >= shut:
            found.append(Html(f'<rect class="slot shut" x="{f(x - 3)}" y="-3" width="6" height="6" rx="2"/>'))
        else:
            style = "slot next" if i == len(here) else "slot"
            found.append(Html(f'<rect class="{style}" x="{f(x - 7)}" y="-7" width="14" height="14" rx="3"/>'))
            found.append(Html(f'<text class="price" x="{f(x)}" y="4">{writer.num(HOUSE_COSTS[i])}</text>'))
    found.append(Html("</g>"))
    return join(found)
