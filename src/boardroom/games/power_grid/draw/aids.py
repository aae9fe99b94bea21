"""The overview card: order of play, payments, refill and the figures of the number of players."""

from __future__ import annotations

from collections.abc import Sequence

from boardroom.drawing.html import Html, el, icon, sign_list
from boardroom.drawing.scene import Aid, Scene
from boardroom.drawing.svg import token
from boardroom.games.power_grid.build import end_cities
from boardroom.games.power_grid.draw.markets import ICONS, colour_kind
from boardroom.games.power_grid.draw.player_area import supply
from boardroom.games.power_grid.plants import FUELS, KINDS
from boardroom.games.power_grid.state import State
from boardroom.games.power_grid.tables import HOUSE_COSTS, PAYMENTS

PHASES = {1: "PG-3.1", 2: "PG-4.13", 3: "PG-5.6", 4: "PG-6.11", 5: "PG-7.1"}
"""Each phase with the clause that its line sums up."""
COLUMNS = 3
HEADS = (("house", "draw-supplied"), ("money", "draw-income"))


def aids(d: Scene[State]) -> Sequence[Aid]:
    return [
        Aid(d.writer("draw-aid-order"), _order_of_play(d)),
        Aid(d.writer("draw-aid-payments"), _payments(d)),
        Aid(d.writer("draw-aid-refill", players=len(d.view.players)), _refill(d)),
        Aid(d.writer("draw-aid-figures", players=len(d.view.players)), _figures(d)),
        Aid(d.writer("draw-aid-plants"), _plants(d)),
    ]


def _order_of_play(d: Scene[State]) -> Html:
    rows = [
        el(
            "li", el("b", d.writer(f"draw-phase-{n}")), Html(" "), d.writer(f"draw-aid-phase-{n}"), Html(" "),
            d.writer.clause(clause, "power_grid"), aria_current="step" if n == d.view.phase else None,
        )
        for n, clause in PHASES.items()
    ]  # fmt: skip
    return el("ol", *rows, cls="play")


def _payments(d: Scene[State]) -> Html:
    """The payment for each number of cities, in columns; the viewer's present one is marked."""
    num, size = d.writer.num, len(PAYMENTS) // COLUMNS
    mine = supply(d.view.players[d.seat])[1] if d.seat is not None else None
    rows = []
    for at in range(size):
        cells = []
        for cities in range(at, len(PAYMENTS), size):
            look = "here" if cities == mine else None
            cells += [
                el("th", num(cities), scope="row", cls=look),
                el("td", num(PAYMENTS[cities]), cls=look),
            ]
        rows.append(el("tr", *cells))
    return el("table", el("thead", _heads(d)), el("tbody", *rows), cls="ltr")


def _heads(d: Scene[State]) -> Html:
    cells = [
        el("th", icon(name), el("span", d.writer(key), cls="sr"), scope="col", title=d.writer(key))
        for _ in range(COLUMNS)
        for name, key in HEADS
    ]
    return el("tr", *cells)


def _refill(d: Scene[State]) -> Html:
    """The tokens that come into the market in each Step; the present Step is marked."""
    steps = range(1, len(d.view.count.refill) + 1)
    look = {step: "here" if step == d.view.step else None for step in steps}
    names = [el("th", d.writer("draw-aid-step", n=n), scope="col", cls=look[n]) for n in steps]
    rows = []
    for kind, fuel in enumerate(FUELS):
        numbers = (el("td", d.writer.num(d.view.count.refill[n - 1][kind]), cls=look[n]) for n in steps)
        name = el("th", token(fuel), Html(" "), d.writer.thing("fuel", fuel), scope="row")
        rows.append(el("tr", name, *numbers))
    return el("table", el("thead", el("tr", el("td"), *names)), el("tbody", *rows))


def _figures(d: Scene[State]) -> Html:
    count, num = d.view.count, d.writer.num
    rows = [
        ("draw-aid-step-2", num(count.step_2_cities)),
        ("draw-aid-end", num(end_cities(d.view))),
        ("draw-aid-plant-limit", num(count.plant_limit)),
        ("draw-aid-regions", num(count.regions)),
        ("draw-aid-houses", d.writer.row(*map(num, HOUSE_COSTS))),
    ]
    return el("dl", *(el("div", el("dt", d.writer(key)), el("dd", words)) for key, words in rows))


def _plants(d: Scene[State]) -> Html:
    """The icons of the plants."""
    return sign_list(
        (el("span", icon(ICONS[kind]), cls="res", data_res=colour_kind(kind)), d.writer.thing("kind", kind))
        for kind in KINDS
    )
