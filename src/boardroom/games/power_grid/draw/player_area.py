"""A player's sheet, opened from the list of players: plants, resources, cities by name."""

from __future__ import annotations

from boardroom.core.visibility import Hidden
from boardroom.drawing.html import Html, crest, el, icon, join, spoken
from boardroom.drawing.scene import Scene
from boardroom.drawing.svg import token
from boardroom.games.power_grid.draw.markets import colour_kind, kind_icon, plant_text
from boardroom.games.power_grid.plants import FUELS, PLANTS, most_supplied
from boardroom.games.power_grid.state import Player, State
from boardroom.games.power_grid.tables import income


def supply(player: Player) -> tuple[int, int]:
    """The output of the plants with the stored tokens, and the cities supplied (PG-7.8)."""
    output = most_supplied(player.plants, player.fuel)
    return output, min(output, len(player.cities))


def opener(d: Scene[State], player: Player, output: int) -> Html:
    """Cities and output as the button that opens the sheet, without a script."""
    writer = d.writer
    label = writer("draw-all-of", name=writer.texts.seat(player.seat))
    counts = (("house", "draw-cities", len(player.cities)), ("bolt", "draw-output", output))
    inside = join(
        icon(sign) + spoken(writer(key)) + el("b", writer.num(n)) + Html(" ") for sign, key, n in counts
    )
    return el(
        "button", inside, spoken(label), cls="push co sheetopen", type="button", popovertarget=_id(player),
        title=label,
    )  # fmt: skip


def _id(player: Player) -> str:
    return f"sheet-{player.seat}"


def sheet(d: Scene[State], player: Player) -> Html:
    """All that a player has, in words."""
    writer, (output, cities) = d.writer, supply(player)
    close = el(
        "button", icon("close"), cls="btn quiet push", type="button", popovertarget=_id(player),
        popovertargetaction="hide", aria_label=writer("draw-close"),
    )  # fmt: skip
    money = writer("draw-hidden") if isinstance(player.cash, Hidden) else writer.num(player.cash)
    tokens = join(
        el("span", token(fuel), writer.num(n), Html(" "), writer.thing("fuel", fuel), cls="held")
        for fuel, n in zip(FUELS, player.fuel, strict=True)
        if n
    )
    names = sorted(writer.thing("city", city) for city in player.cities)
    rows = [
        ("draw-money", money),
        ("draw-plants-of", el("ul", *(_plant(d, n) for n in player.plants))),
        ("draw-resources-of", tokens or writer("nothing")),
        (
            "draw-cities",
            Html(f"{el('b', writer.num(len(names)))} {writer.texts('list-separator').join(names)}"),
        ),
        ("draw-output", writer.num(output)),
        ("draw-income", writer.num(income(cities))),
    ]
    head = el("header", crest(player.seat), el("h2", writer.name(player.seat)), close)
    body = el("dl", *(el("div", el("dt", writer(key)), el("dd", words)) for key, words in rows))
    return head + body


def _plant(d: Scene[State], number: int) -> Html:
    kind = PLANTS[number].kind
    sign = el("span", el("b", d.writer.num(number)), kind_icon(kind), cls="mini", data_res=colour_kind(kind))
    return el("li", sign, Html(" "), plant_text(d, number))
