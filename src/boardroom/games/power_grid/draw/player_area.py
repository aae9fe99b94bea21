"""Everything a player has, opened by a press on the line of the player: plants, resources, cities by name."""

from __future__ import annotations

from boardroom.core.visibility import Hidden
from boardroom.drawing.html import crest, el, icon
from boardroom.drawing.scene import Scene
from boardroom.drawing.svg import token
from boardroom.games.power_grid.draw.markets import about, kind_icon, look
from boardroom.games.power_grid.plants import FUELS, PLANTS
from boardroom.games.power_grid.state import Player, State
from boardroom.games.power_grid.tables import income


def opener(d: Scene[State], player: Player, *counts: str) -> str:
    """The counts of a line as the button that opens the sheet; the browser needs no script for it."""
    label = d.ink("draw-all-of", name=d.ink.texts.seat(player.seat))
    return el(
        "button", *counts, cls="push co sheetopen", type="button", popovertarget=_id(player),
        aria_label=label, title=label,
    )  # fmt: skip


def _id(player: Player) -> str:
    return f"sheet-{player.seat}"


def sheet(d: Scene[State], player: Player, supplied: tuple[int, int]) -> str:
    """The sheet itself; `supplied` is what the plants put out and the cities that makes."""
    ink, (output, cities) = d.ink, supplied
    close = el(
        "button", icon("close"), cls="btn quiet push", type="button", popovertarget=_id(player),
        popovertargetaction="hide", aria_label=ink("draw-close"),
    )  # fmt: skip
    money = ink("draw-hidden") if isinstance(player.cash, Hidden) else ink.num(player.cash)
    tokens = "".join(
        el("span", token(fuel), ink.num(n), " ", ink.thing("fuel", fuel), cls="held")
        for fuel, n in zip(FUELS, player.fuel, strict=True)
        if n
    )
    names = sorted(ink.thing("city", city) for city in player.cities)
    rows = [
        ("draw-money", money),
        ("draw-plants-of", el("ul", *(_plant(d, n) for n in player.plants))),
        ("draw-resources-of", tokens or ink("nothing")),
        ("draw-cities", f"{el('b', ink.num(len(names)))} {ink.texts('list-separator').join(names)}"),
        ("draw-output", ink.num(output)),
        ("draw-income", ink.num(income(cities))),
    ]
    head = el("header", crest(player.seat), el("h2", ink.name(player.seat)), close)
    body = el("dl", *(el("div", el("dt", ink(key)), el("dd", words)) for key, words in rows))
    return el("div", head, body, cls="pg-sheet", id=_id(player), popover="auto")


def _plant(d: Scene[State], number: int) -> str:
    kind = PLANTS[number].kind
    sign = el("span", el("b", d.ink.num(number)), kind_icon(kind), cls="mini", data_res=look(kind))
    return el("li", sign, " ", about(d, number))
