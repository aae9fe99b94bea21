"""Cards in play as rows: resources, actions left, or tags."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from boardroom.drawing.fragments import fragment
from boardroom.drawing.html import Html, Writer, el, icon
from boardroom.drawing.scene import Scene
from boardroom.games.terraforming_mars.cards.catalogue import CARDS
from boardroom.games.terraforming_mars.cards.play import bill
from boardroom.games.terraforming_mars.draw import signs
from boardroom.games.terraforming_mars.draw.face import face_of
from boardroom.games.terraforming_mars.state import Player, State


def row(d: Scene[State], key: str, p: Player, id: str = "", act: str = "") -> Html:
    """A card in play on one line: its resources, actions left, or tags.

    `id` names the card and `act` its action, where a question may refer to them.
    """
    number = int(key) if key.isdecimal() else 0
    lying = cubes_on(d, number, p)
    return _row(d.writer.common, key, lying, key in p.used, f"card:{key}" in d.changed_ids, id, act)


@fragment(4096)
def _row(writer: Writer, key: str, lying: Html, used: bool, is_new: bool, id: str, act: str) -> Html:
    face = face_of(writer, key)
    if used:
        signs = el("span", icon("check"), writer("draw-used"), cls="mk")
    else:
        signs = face.row or el("span", face.tags, cls="rx tags")
        if act and "actn" in signs:
            signs = Html(signs.replace('class="rx actn"', f'class="rx actn" data-id="{act}"', 1))
    cls = f"tmr {face.look}{' isused' if used else ''}{' new' if is_new else ''}"
    return el(
        "li", el("span", face.name, cls="rn"), lying, signs, cls=cls, data_id=id or None, title=face.name
    )


def cubes_on(d: Scene[State], number: int, p: Player) -> Html:
    n = p.held.get(number, 0)
    if not number or not CARDS[number].holds or (not n and CARDS[number].points.of != "resource"):
        return Html()
    return _cubes(d.writer.common, CARDS[number].holds, n)


@fragment(256)
def _cubes(writer: Writer, what: str, n: int) -> Html:
    return el("span", signs.chip(writer, what), el("b", writer.num(n)), cls="held")


def long_row(d: Scene[State], number: int, p: Player) -> Html:
    """A card in play with all its signs and points, for the sheet of a whole tableau."""
    return _long(d.writer.common, f"{number:03d}", cubes_on(d, number, p))


@lru_cache(maxsize=2048)
def _long(writer: Writer, key: str, lying: Html) -> Html:
    face = face_of(writer, key)
    inside = (el("span", face.tags, cls="rx tags"), el("span", face.name, cls="rn"), lying)
    signs = el("span", face.signs, cls="rx")
    return el("li", *inside, signs, face.points, cls=f"tmr long {face.look}", title=face.name)


def button_row(d: Scene[State], number: int, p: Player, **attrs: str) -> Html:
    """A card as a button of one line: cost, name, tags."""
    face = face_of(d.writer.common, f"{number:03d}")
    cost = el("b", d.writer.num(bill(p, number).cost), cls="cst")
    inside = (cost, el("span", face.name, cls="rn"), el("span", face.tags, cls="rx tags"))
    return el("button", *inside, cls=f"tmr {face.look}", type="button", **attrs)


def tag_row(d: Scene[State], p: Player, names: Iterable[tuple[str, int]]) -> Html:
    """Tags with their numbers."""
    found = [
        el("span", signs.tag(d.writer, name), el("b", d.writer.num(n)), cls="tc") for name, n in names if n
    ]
    length = " longest" if len(found) > 9 else " long" if len(found) > 7 else ""
    return el("div", *found, cls=f"tl{length}") if found else Html()
