"""The map with its camps, and the four company tracks below it."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from boardroom.core.components import table
from boardroom.core.texts import Texts
from boardroom.drawing.fragments import Fragments, fragment
from boardroom.drawing.html import Html, Writer, join
from boardroom.drawing.scene import Scene
from boardroom.drawing.svg import f, picture
from boardroom.games.mombasa.companies.camps import share_value
from boardroom.games.mombasa.draw.pieces import (
    CODES,
    PLATES,
    CacheKey,
    PackView,
    cache_key,
    gain_at,
    gains,
    pack_scene,
    post,
)
from boardroom.games.mombasa.draw.rows import WIDE, track
from boardroom.games.mombasa.draw.scheme import scheme
from boardroom.games.mombasa.pack import COMPANIES, HOME
from boardroom.games.mombasa.pack.embedding import unpack
from boardroom.games.mombasa.pack.ids import FREE
from boardroom.games.mombasa.pack.sheet import fits
from boardroom.games.mombasa.state import State
from boardroom.games.mombasa.terminal import labels

HIGH = 672
ROWS, LEGENDS = Fragments[Html](256), Fragments[Html](64)
LINE = 15.5
"""From one line of a name to the next: Persian letters reach far above and below theirs."""
HATCH = {"mo": "M0 4H8", "ct": "M0 8 8 0", "sl": "M4 0V8", "ca": "M0 0 8 8"}
MINE = "M-5.5 5-1.8-3.5H1.8L5.5 5ZM-1.8 5V2A1.8 1.8 0 0 1 1.8 2V5M-1.8-3.5 0-6 1.8-3.5"


def board(d: Scene[State]) -> Html:
    """The whole board. Land and borders do not change and are drawn once."""
    s = d.view
    texts = d.writer.texts
    land, lines = ground(s.options.pack)
    names = region_names(s.options.pack, texts.lang, texts.folders)
    posts = tuple(s.posts)
    held = _territories(s.options.pack, posts)
    camps = join(_camp(d, s, company) for company in range(4))
    tracks = join(track(d, s, company) for company in range(4))
    fresh = frozenset(id for id in d.changed_ids if id.startswith("post:"))
    rows = ROWS.get((cache_key(d), posts, fresh), lambda: _rows(d, s))
    legend = LEGENDS.get(cache_key(d), lambda: _legend(d))
    over = Html(f"{camps}{names}{rows}{legend}{tracks}")
    inside = Html(f"{land}{held}{lines}{_targets(s.options.pack)}{over}")
    return picture(WIDE, HIGH, inside, d.writer("label-map"))


@cache
def shapes(pack: str) -> Any:
    """Our own drawing if it has the borders of the pack, else a scheme of boxes and lines."""
    drawn, data = table(HOME / "shapes.toml").cells, unpack(pack)
    return drawn if fits(data, drawn) else scheme(data, drawn)


def _path(points: str) -> str:
    return "M" + "L".join(pair.replace(",", " ") for pair in points.split())


@cache
def ground(pack: str) -> tuple[str, str]:
    """The land below, and borders of one or two lines above it."""
    drawn = shapes(pack)
    camps = join(
        Html(f'<path class="r-camp" data-co="{CODES[camp["company"]]}" d="{_path(camp["outline"])}Z"/>')
        for camp in drawn["camp"]
    )
    land = Html(f'<path class="r-land" d="{_path(drawn["coast"])}Z"/>')
    edged = " box" if "boxes" in drawn else ""
    regions = join(
        Html(f'<path class="r-land{edged}" fill-rule="evenodd" d="{outline(pack, r)}"/>')
        for r in drawn["region"]
    )
    boxes = "boxes" in drawn
    lines = [_line(border["points"], _lines_between(pack, border["between"])) for border in drawn["border"]]
    for exit in drawn["exit"]:
        count = _exit_lines(pack, exit["company"], exit["region"])
        if count == 2 or boxes:  # a drawn camp touches its land: one line is its own edge
            lines.append(_line(exit["points"], count))
    coast = Html(f'<path class="r-coast" d="{_path(drawn["coast"])}Z"/>')
    if boxes:
        return Html(f"<defs>{_hatches()}</defs>{''.join(lines)}{camps}{regions}"), Html()
    # Where a phone, which shows a part of the board, begins.
    land = Html(f'<g data-focus="">{land}</g>')
    return Html(f"<defs>{_hatches()}</defs>{camps}{land}{regions}"), coast + join(lines)


def _hatches() -> Html:
    """A pattern for each company's land."""
    return join(
        Html(
            f'<pattern id="mo-h-{look}" width="7" height="7" viewBox="0 0 8 8" patternUnits="userSpaceOnUse">'
            f'<g class="r-hatch" data-co="{look}"><path d="{way}"/></g></pattern>'
        )
        for look, way in HATCH.items()
    )


def _line(points: str, count: int) -> Html:
    """A border of one or two lines."""
    way = _path(points)
    if count == 2:
        return Html(f'<path class="r-line two" d="{way}"/><path class="r-line core" d="{way}"/>')
    return Html(f'<path class="r-line" d="{way}"/>')


def _lines_between(pack: str, pair: list[int]) -> int:
    a, b = pair
    return unpack(pack).regions[a - 1].borders.get(b, 1)


def _exit_lines(pack: str, company: str, region: int) -> int:
    return unpack(pack).camps[COMPANIES.index(company)].exits.get(region, 1)


def outline(pack: str, region: Any) -> str:
    """The edge of a region; a ring leaves out the region inside it."""
    hole = region.get("hole")
    inner = shapes(pack)["region"][hole - 1]["outline"] if hole else ""
    return f"{_path(region['outline'])}Z" + (f"{_path(inner)}Z" if inner else "")


@fragment(256)
def _territories(pack: str, posts: tuple[int, ...]) -> Html:
    """The ground of all regions that a company holds."""
    return join(_ground(pack, place, company) for place, company in enumerate(posts) if company != FREE)


@cache
def _ground(pack: str, place: int, company: int) -> Html:
    """The pale ground and hatch of the company that holds a region."""
    look = CODES[COMPANIES[company]]
    way = outline(pack, shapes(pack)["region"][place])
    return Html(
        f'<path class="r-land" fill-rule="evenodd" data-co="{look}" d="{way}"/>'
        f'<path class="b-hatch" fill-rule="evenodd" d="{way}" fill="url(#mo-h-{look})"/>'
    )


@cache
def _targets(pack: str) -> Html:
    return join(
        Html(f'<path class="r-in" fill-rule="evenodd" data-id="region:{r["id"]}" d="{outline(pack, r)}"/>')
        for r in shapes(pack)["region"]
    )


@cache
def region_names(pack: str, lang: str, folders: Any) -> Html:
    """The names as they are printed; a region inside a ring has room for a short one only."""
    writer, data = Writer(Texts(lang, folders)), unpack(pack)
    found = []
    for shape in shapes(pack)["region"]:
        region = data.regions[shape["id"] - 1]
        (x, y), room = shape["name"], shape.get("name_lines", 1)
        foot = y + 13 * (room - 1)
        name = writer.plain(labels.region_name(data, region.id, writer.texts))
        cost = f'<tspan class="sum" data-cost="region:{region.id}"></tspan>'
        lines = [writer("name-heart")] if region.inside else _broken(name, room)
        # A name of one word stands on the lower of two lines, next to what the region gives.
        for at, line in enumerate(lines, room - len(lines)):
            more = cost if at == room - 1 else ""
            level = f(foot - LINE * (room - 1 - at))
            found.append(f'<text class="r-name" x="{x}" y="{level}">{line}{more}</text>')
    return Html(f'<g class="r-printed">{"".join(found)}</g>')


def _broken(name: Html, lines: int) -> list[Html]:
    """A name on as many lines as the drawing has room for."""
    first, _, rest = name.partition(" ")
    return [Html(first), Html(rest)] if lines == 2 and rest else [name]


@cache
def _row(pack: str, lang: str, folders: Any, place: int, held: bool) -> tuple[Html, float, float]:
    """Rewards and mines of a region in the middle of their row, and where its post stands beside them."""
    writer, region = Writer(Texts(lang, folders)), unpack(pack).regions[place]
    shape = shapes(pack)["region"][place]
    (x, y), (px, py) = shape["row"], shape["post"]
    apart = py != y or not gains(region.reward)  # hearts and rings have a place of their own for the post
    if held and region.inside:  # a heart has little room: its row and its post make way for each other
        y, py = y - 3, py + 3
    beside = 29 if held and not apart else 0
    wide = beside + 22 * len(gains(region.reward)) + 14 * region.mines
    at = x - wide / 2 + beside + 11
    post_at = (px, py) if apart else (x - wide / 2 + 13, y)
    found = []
    for look, n in gains(region.reward):
        found.append(gain_at(look, writer.num(n), at, y))
        at += 22
    for _ in range(region.mines):
        found.append(Html(f'<path class="r-mine" transform="translate({f(at - 4)} {f(y + 1)})" d="{MINE}"/>'))
        at += 14
    return join(found), *post_at


def _rows(d: Scene[State], s: State) -> Html:
    """What every region gives, and the posts that stand there."""
    found, t = [], d.writer.texts
    for place, company in enumerate(s.posts):
        signs, x, y = _row(s.options.pack, t.lang, t.folders, place, company != FREE)
        found.append(signs)
        if company != FREE:
            more = "fresh" if f"post:{place + 1}" in d.changed_ids else ""
            found.append(post(d, COMPANIES[company], x, y, more))
    return Html(f'<g class="r-printed">{"".join(found)}</g>')


def _legend(d: Scene[State]) -> Html:
    """What lines, posts and mines mean, in the free corner of the sea."""
    way = "M0 {y}q8-4 16 0t16-1"
    one, two = way.format(y=8), way.format(y=28)
    signs = Html(
        f'<path class="r-line" d="{one}"/><path class="r-line two" d="{two}"/>'
        f'<path class="r-line core" d="{two}"/>'
        f"{post(d, 'saint_louis', 16, 47, scale=0.8)}"
        f'<path class="r-mine" transform="translate(16 69) scale(1.1)" d="{MINE}"/>'
    )
    keys = ("draw-one-line", "draw-two-lines", "draw-other-post", "draw-mine")
    words = join(
        Html(f'<text class="k-small" x="40" y="{12 + 20 * n}">{d.writer(key)}</text>')
        for n, key in enumerate(keys)
    )
    return Html(f'<g class="r-printed" transform="translate(586 402)">{signs}{words}</g>')


def _camp(d: Scene[State], s: State, company: int) -> Html:
    return _camp_at(cache_key(d), company, s.camps[company], s.emptied[company], share_value(s, company))


@lru_cache(maxsize=1 << 11)
def _camp_at(
    pack_key: CacheKey, company: int, camp: tuple[int, ...], emptied: tuple[bool, ...], value: int
) -> Html:
    """Three columns of five, drawn as rows: plates where posts lie, coins where they are gone."""
    d, name = pack_scene(pack_key), COMPANIES[company]
    shape = next(c for c in shapes(pack_key[0])["camp"] if c["company"] == name)
    look, (lx, ly) = CODES[name], shape["label"]
    right = shape["box"][0] + shape["box"][2] - 15
    share = d.writer.texts("effect-share", company=d.writer.texts.argument("company", name))
    found = [
        Html(f"<title>{d.writer('board-row', what=share, things=value)}</title>"),
        post(d, name, lx + 7, ly - 4, scale=0.8),
        Html(f'<text class="r-name camp" x="{lx + 21}" y="{ly}">{d.writer.thing("company", name)}</text>'),
        gain_at("pound", d.writer.num(value), right, ly - 4),
    ]
    for column, posts in enumerate(camp):
        found.append(_column(d, company, column, (posts, emptied[column]), shape))
    return Html(f'<g class="camp" data-id="company:{name}" data-co="{look}">{"".join(found)}</g>')


def _column(d: Scene[PackView], company: int, column: int, lie: tuple[int, bool], shape: Any) -> Html:
    """One column of a camp, front towards the land; a space without a coin shows a dash."""
    (gx, gy), cell, name = shape["grid"], shape["cell"], COMPANIES[company]
    coins, (posts, emptied) = d.view.pack.camps[company].coins[column], lie
    y, spaces, side = gy + column * cell, len(coins), cell - 1
    last = spaces - emptied
    cells = []
    for i, worth in enumerate(coins):
        x = gx + (i if shape["front"] == "left" else spaces - 1 - i) * cell
        mx, my = x + cell / 2 - 0.5, y + cell / 2 - 0.5
        cells.append(Html(f'<rect class="r-space" x="{x}" y="{y}" width="{side}" height="{side}" rx="3"/>'))
        if last - posts <= i < last:
            cells.append(
                Html(
                    f'<g data-co="{CODES[name]}" transform="translate({f(mx)} {f(my)}) scale(.6)">'
                    f'<path class="r-post" d="{PLATES[CODES[name]]}"/></g>'
                )
            )
        elif not worth:
            cells.append(Html(f'<path class="r-none" d="M{f(mx - 3)} {f(my)}h6"/>'))
        else:
            middle = [mx + (k - (worth - 1) / 2) * 6 for k in range(worth)]
            cells += [Html(f'<circle class="r-coin" cx="{f(at)}" cy="{f(my)}" r="4"/>') for at in middle]
    wide = f'width="{spaces * cell + 1}" height="{cell + 1}" rx="4"'
    frame = Html(f'<rect class="r-in" x="{gx - 1}" y="{y - 1}" {wide}/>')
    beyond = gx + spaces * cell + 6 if shape["front"] == "left" else gx - 8
    number = Html(f'<text class="k-small mid" x="{beyond}" y="{y + 13}">{d.writer.num(column + 1)}</text>')
    return Html(f'<g class="camprow" data-id="camp:{name}:{column + 1}">{number}{"".join(cells)}{frame}</g>')
