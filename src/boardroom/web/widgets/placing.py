"""Ordering items, assigning them to places, and rotating a piece."""

from __future__ import annotations

from boardroom.core.parts import Assign, Option, Order, Turn
from boardroom.drawing.html import Html, data, el, join
from boardroom.web.widgets.choices import option, unavailable
from boardroom.web.widgets.context import WidgetContext, box


def order(context: WidgetContext, part: Order, chosen: object) -> Html:
    """Rows that are moved with buttons or dragged."""
    by_value = {data(o.value): o for o in part.options}
    listed = [by_value[data(v)] for v in part.read(chosen)] if chosen else list(part.options)
    rows = []
    for o in listed:
        label = context.label(o.id, part.name)
        up, down = (context.about(key, what=label) for key in ("ui-earlier", "ui-later"))
        rows.append(
            el(
                "li",
                context.face(o.id),
                el("span", label, cls="what"),
                el("button", Html("↑"), cls="btn quiet", type="button", data_do="up", aria_label=up),
                el("button", Html("↓"), cls="btn quiet", type="button", data_do="down", aria_label=down),
                cls="opt",
                draggable="true",
                data_value=data(o.value),
                data_id=o.id,
            )
        )
    return box(part, el("ol", *rows, cls="order"))


def assign(context: WidgetContext, part: Assign, chosen: object) -> Html:
    """A row for each item with its possible places; unavailable items and places say why."""
    places = {p.id: p for p in part.places}
    current = part.now if chosen is None else part.read(chosen)
    rows = []
    for o in part.options:
        if o.ok:
            fits = part.fits.get(o.id, tuple(places)) if part.fits else tuple(places)
            rows.append(_assign_row(context, part, o, [places[id] for id in fits], current.get(str(o.value))))
    shut = [o for o in (*part.options, *part.places) if not o.ok]
    nos = join(option(context, o, part.name, False) for o in shut)
    return box(
        part,
        el("ul", *rows, cls="assign"),
        el("div", nos, cls="nos") if nos else Html(),
        data_places=data({p.id: p.value for p in part.places if p.ok}),
        data_least=part.least,
    )


def _assign_row(context: WidgetContext, part: Assign, o: Option, places: list[Option], now: object) -> Html:
    """One item: a click picks it up, a click on a place puts it there; it can also be dragged."""
    writer, label = context.scene.writer, context.label(o.id, part.name)
    pick_up = el(
        "button", context.face(o.id), el("span", label, cls="what"), cls="carry",
        type="button", data_do="carry", aria_pressed="false",
    )  # fmt: skip
    spots = []
    for p in places:
        name = context.label(p.id, part.name)
        words = context.about("ui-put-on", what=label, place=name)
        spots.append(
            el(
                "button", writer.plain(str(p.value)), cls="place", type="button", data_do="lay", data_id=p.id,
                data_value=data(p.value), aria_label=words, title=words,
                aria_pressed="true" if p.value == now else "false",
            )
        )  # fmt: skip
    return el(
        "li", pick_up, el("span", *spots, cls="spots ltr"), cls="opt", draggable="true", data_item=o.value,
        data_id=o.id, data_at=data(now) if now is not None else "",
    )  # fmt: skip


def turn(context: WidgetContext, part: Turn, chosen: object) -> Html:
    """The possible rotations of a piece at its place; the board shows the chosen one."""
    buttons = [_rotation(context, part, at, o, o.value == chosen) for at, o in enumerate(part.rotations)]
    label = context.scene.writer("ui-rotate")
    return box(
        part,
        el("div", *buttons, cls="turns"),
        data_place=part.place,
        data_symbol=part.symbol,
        data_label=label,
    )


def _rotation(context: WidgetContext, part: Turn, at: int, o: Option, pressed: bool) -> Html:
    writer = context.scene.writer
    # The number that the notation uses.
    words = writer("ui-turned", n=o.value if isinstance(o.value, int) else at + 1)
    if o.why:
        return unavailable(context, o.id, words, o.why)
    degrees = o.args.get("degrees", 60 * o.value if isinstance(o.value, int) else 0)
    piece = el("use", href=f"#{part.symbol}", width=24, height=24)
    turned = el("g", piece, transform=f"rotate({degrees} 12 12)")
    picture = el("svg", turned, cls="tile", viewBox="0 0 24 24", aria_hidden="true")
    cost = el("b", writer.num(o.cost)) if o.cost is not None else Html()
    return el(
        "button", picture, el("span", words, cls="what"), cost, cls="opt", type="button", data_do="pick",
        data_id=o.id, data_value=data(o.value), data_marks=" ".join((part.place, *o.marks)),
        data_degrees=degrees, data_cost=o.cost, aria_pressed="true" if pressed else "false",
    )  # fmt: skip
