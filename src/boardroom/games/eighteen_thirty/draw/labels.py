"""Labels, icons and details of options: places, tiles, companies."""

from __future__ import annotations

from boardroom.drawing.html import Html, crest, el, escape
from boardroom.drawing.scene import Scene
from boardroom.games.eighteen_thirty.board.hexes import grid
from boardroom.games.eighteen_thirty.board.lay import in_supply
from boardroom.games.eighteen_thirty.board.map_state import tiles_on_map
from boardroom.games.eighteen_thirty.draw.chips import chip, train_card
from boardroom.games.eighteen_thirty.draw.routes import leg_name, place_name, stop_worth
from boardroom.games.eighteen_thirty.operate.home import home_of
from boardroom.games.eighteen_thirty.operate.tokens import PRINTED
from boardroom.games.eighteen_thirty.operate.turn import OperatingTurn
from boardroom.games.eighteen_thirty.privates import PRIVATES
from boardroom.games.eighteen_thirty.state import State


def label(d: Scene[State], id: str, name: str) -> Html | None:
    """The name of an option; None where its text key is enough."""
    vocabulary, _, value = id.partition(":")
    if vocabulary == "hex":
        area = grid(d.view.options.map)
        found = area.hexes[area.number[value]]
        places = [place_name(d, found.name, value, i) for i in range(len(found.name.split(" & ")))]
        if not found.name:
            return escape(value)
        return Html(f'<span class="ltr">{value}</span> {d.writer.row(*places)}')
    if vocabulary == "stop":
        hex_id, _, stop = value.partition(":")
        area = grid(d.view.options.map)
        return place_name(d, area.hexes[area.number[hex_id]].name, hex_id, int(stop))
    if vocabulary == "way":
        return leg_name(d, id)
    if vocabulary == "city":  # a city of the home to be chosen (E-6.57)
        return label(d, f"stop:{PRINTED[home_of(d.view).id].home}:{value}", name)
    if vocabulary == "tile":
        return el("b", escape(value), title=d.writer("draw-tile", tile=value), cls="ltr")
    if vocabulary == "private":
        return el("b", escape(value), title=d.writer.thing("private", value), cls="ltr")
    if vocabulary in ("company", "seller"):
        return chip(value)
    if vocabulary in ("buyer", "seat"):
        return d.writer.name(int(value))
    if name == "count":
        return d.writer("draw-count", n=int(value or id))
    return None


def icon_of(d: Scene[State], id: str) -> Html:
    """The icon of a tile or a train."""
    vocabulary, _, value = id.partition(":")
    if vocabulary == "tile":
        return Html(
            f'<svg class="tile" viewBox="0 0 24 24" aria-hidden="true"><use href="#tile:{value}" '
            'width="24" height="24"/></svg>'
        )
    if vocabulary == "train":
        return train_card(d, value)
    return Html()


def detail(d: Scene[State], id: str) -> Html:
    """Details of an option: tiles left, value of a stop, prices, president of a company."""
    vocabulary, _, value = id.partition(":")
    if vocabulary == "tile":
        left = in_supply(tiles_on_map(d.view), value)
        count = el("span", Html(f"×{d.writer.num(left)}"), cls="ltr")
        return count if left > 1 else el("span", count, Html(" "), d.writer("draw-last-tile"), cls="lasttile")
    if vocabulary == "stop":
        return d.writer.num(stop_worth(d, value))
    if vocabulary == "private":
        price, income = PRIVATES[value].price, PRIVATES[value].income
        return el("span", Html(f"{d.writer.num(price)} (+{d.writer.num(income)})"), cls="ltr")
    if vocabulary == "company":
        company = d.view.company(value)
        if any(isinstance(one, OperatingTurn) for one in d.view.steps):  # whose train it is
            return Html() if company.president is None else _whose(d, company.president)
        return d.writer.num(company.price) if company.par else Html()
    return Html()


def _whose(d: Scene[State], seat: int) -> Html:
    return crest(seat) + el("span", d.writer.name(seat), cls="sr")
