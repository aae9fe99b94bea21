"""The parts of an offer as things to press: the same for every game, driven by the parts' data alone.

Each widget is an element with `data-part` (its kind) and `data-name` (where the answer goes). What can be
pressed carries `data-value` (JSON, the answer) and `data-id` (what lights up on the board).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from boardroom.core.parts import (
    Amount,
    Assign,
    Confirm,
    Item,
    Mix,
    One,
    Option,
    Order,
    Part,
    Route,
    Some,
    Turn,
)
from boardroom.core.rules import Refusal
from boardroom.web import routing
from boardroom.web.drawing import Drawing, Scene
from boardroom.web.html import Html, data, el, icon


@dataclass(frozen=True, slots=True)
class Desk:
    """What a widget needs to know besides its part."""

    drawing: Drawing
    scene: Scene
    game: str

    def label(self, id: str, name: str) -> str:
        return self.drawing.label(self.scene, id, name)


def widget(desk: Desk, part: Part, chosen: Any = None) -> str:
    """A part as HTML; `chosen` is the present answer, if there is one."""
    return WIDGETS[type(part)](desk, part, chosen)


def _box(part: Part, *inside: str, cls: str = "", **attrs: Any) -> str:
    return el("div", *inside, cls=f"part {cls}".strip(), data_part=part.kind, data_name=part.name, **attrs)


def option(desk: Desk, o: Option, name: str, pressed: bool, role: str = "pick") -> str:
    """Something to choose, with the parts of its cost; or greyed, with its reason."""
    if o.why:
        return _greyed(desk, o.id, desk.label(o.id, name), o.why)
    ink = desk.scene.ink
    label = desk.label(o.id, name)
    inside = [desk.drawing.face(desk.scene, o.id), el("span", label, cls="what")]
    if detail := desk.drawing.detail(desk.scene, o.id):
        inside.append(el("span", detail, cls="detail ltr"))
    priced = [(ink.thing("cost", key), amount) for key, amount in o.costs if amount or len(o.costs) == 1]
    if len(priced) > 1:
        inside.append(el("span", "+".join(ink.num(n) for _, n in priced), cls="ltr parts"))
    if o.cost is not None:
        inside.append(el("b", ink.num(o.cost)))
    return el(
        "button",
        *inside,
        cls="opt",
        type="button",
        data_do=role,
        data_id=o.id,
        data_value=data(o.value),
        data_cost=o.cost,
        data_costs=data(priced) if priced else None,
        data_marks=" ".join((*o.marks, *desk.drawing.marks(desk.scene, o.id))) or None,
        data_worth=o.args.get("worth", o.args.get("cities")),
        aria_pressed="true" if pressed else "false",
    )


def _greyed(desk: Desk, id: str, label: str, why: Refusal) -> str:
    ink = desk.scene.ink
    return el(
        "button",
        desk.drawing.face(desk.scene, id),
        el("span", label, cls="what"),
        icon("why"),
        cls="opt no",
        type="button",
        data_do="why",
        data_id=id,
        data_why=f"{ink.refusal(why)} {ink.clause(why.clause, desk.game)}",
        aria_disabled="true",
        aria_expanded="false",
    )


def _options(desk: Desk, options: tuple[Option, ...], name: str, pressed: Callable[[Any], bool]) -> str:
    """Options that may be chosen, cheapest first where they have a price; then the greyed ones."""
    open_ones = [o for o in options if o.ok]
    if all(o.cost is not None for o in open_ones):
        open_ones.sort(key=lambda o: o.cost or 0)
    shut = [o for o in options if not o.ok]
    found = el("ul", *(el("li", option(desk, o, name, pressed(o.value))) for o in open_ones), cls="opts")
    if shut:
        ink = desk.scene.ink
        head = el("summary", ink("ui-not-now", count=len(shut)), cls="muted small")
        greyed = el("div", *(option(desk, o, name, False) for o in shut), cls="nos")
        few = len(shut) <= 4
        found += greyed if few else el("details", head, greyed, cls="shut")
    return found


def one(desk: Desk, part: One, chosen: Any) -> str:
    return _box(part, _options(desk, part.options, part.name, lambda value: value == chosen))


def some(desk: Desk, part: Some, chosen: Any) -> str:
    ink = desk.scene.ink
    picked = list(chosen or ())
    most = len(part.options) if part.most is None else part.most
    count = el("p", ink("ui-chosen-count", count=len(picked)), cls="muted small", data_count=True)
    return _box(
        part,
        _options(desk, part.options, part.name, lambda value: value in picked),
        count,
        data_least=part.least,
        data_most=most,
        data_sum=data(part.sum) if part.sum else None,
    )


def _stepper(desk: Desk, label: str, least: int, most: int, at: int) -> str:
    """Minus, number, plus; the number can be typed as well."""
    ink = desk.scene.ink
    less, more = ink("ui-less-of", what="\0"), ink("ui-more-of", what="\0")
    number = el(
        "input", type="text", inputmode="numeric", value=ink.num(at), aria_label=label, data_number=True
    )
    return el(
        "span",
        el("button", "−", type="button", data_do="less", aria_label=Html(less.replace("\0", label))),
        number,
        el("button", "+", type="button", data_do="more", aria_label=Html(more.replace("\0", label))),
        cls="stepper ltr",
        role="group",
        data_least=least,
        data_most=most,
    )


def amount(desk: Desk, part: Amount, chosen: Any) -> str:
    ink = desk.scene.ink
    at = chosen if isinstance(chosen, int) else part.least
    label = ink("ui-amount")
    stepper = _stepper(desk, label, part.least, part.most, at)
    slider = el(
        "input", type="range", min=part.least, max=part.most, value=at, aria_label=label, data_slide=True
    )
    ends = el("p", ink("ui-from-to", least=part.least, most=part.most), cls="muted small")
    row = el("div", stepper, slider, cls="amount")
    return _box(part, row, ends, data_prices=data(part.prices) if part.prices else None)


def mix(desk: Desk, part: Mix, chosen: Any) -> str:
    ink = desk.scene.ink
    rows = "".join(_mix_row(desk, part, item, (chosen or {}).get(item.id, 0)) for item in part.items)
    paid = [item for item in part.items if item.prices]
    total = ""
    if paid:
        total = el(
            "p", el("span", ink("ui-price")), el("b", ink.num(0), cls="ltr push", data_total=True), cls="line"
        )
    if part.need is not None:
        total = _bar(part)
        needed = el("b", ink.num(0), cls="ltr push", data_sum_worth=True)
        lost = el("p", cls="lossline", data_lost=ink("ui-lost", count="#"), hidden=True)
        total += el("p", el("span", ink("ui-need", count=part.need)), needed, cls="line") + lost
        total += _cheapest(desk, part)
    return _box(
        part,
        el("div", rows, cls="mix"),
        total,
        cls="mixed",
        data_need=part.need,
        data_budget=part.budget,
        data_rooms=data([room.to_json() for room in part.rooms]) if part.rooms else None,
    )


def _bar(part: Mix) -> str:
    """What is paid, means after means, against what is needed; the page draws it while it is composed."""
    band = 'y="3" height="10"'
    inside = f'<rect class="bed" {band} width="100%"/>'
    inside += "".join(f'<rect class="seg" data-res="{item.id}" {band}/>' for item in part.items)
    inside += f'<rect class="lost" {band}/><path class="need" d="M{part.need} 0V16"/>'
    size = f'viewBox="0 0 {max(1, part.need or 0) * 1.25:g} 16" preserveAspectRatio="none"'
    return f'<svg class="mixbar ltr" {size} aria-hidden="true" data-bar>{inside}</svg>'


def _cheapest(desk: Desk, part: Mix) -> str:
    """A button that fills in the payment that loses least; nothing is filled in by itself."""
    found = cheapest(part)
    if found is None:
        return ""
    ink = desk.scene.ink
    words = ink.texts.listed([f"{n} {desk.label(id, part.name)}" for id, n in found.items()])
    label = el("span", ink("ui-cheapest"), cls="muted")
    use = el(
        "button", ink("ui-use-it"), cls="btn push", type="button", data_do="fill", data_value=data(found)
    )
    return el("div", label, el("b", ink.plain(words)), use, cls="suggest")


def cheapest(part: Mix) -> dict[str, int] | None:
    """Amounts worth the need with the least loss, with as few single pieces as that takes; None if short."""
    need = part.need or 0
    best: dict[int, tuple[int, dict[str, int]]] = {0: (0, {})}
    for item in sorted((one for one in part.items if not one.why), key=lambda one: -one.worth):
        grown: dict[int, tuple[int, dict[str, int]]] = {}
        for worth, (single, amounts) in best.items():
            for n in range(item.most, -1, -1):
                total = worth + n * item.worth
                if n and total - item.worth >= need:
                    continue  # the last piece would not be needed
                pieces = single + (n if item.worth == 1 else 0)
                if total not in grown or pieces < grown[total][0]:
                    grown[total] = pieces, amounts | ({item.id: n} if n else {})
        best = grown
    enough = [total for total in best if total >= need]
    return best[min(enough)][1] if enough else None


def _mix_row(desk: Desk, part: Mix, item: Item, at: int) -> str:
    ink = desk.scene.ink
    label = desk.label(item.id, part.name)
    worth = el("span", f" × {ink.num(item.worth)}", cls="muted ltr") if item.worth > 1 else ""
    name = el("span", label, worth, cls="what")
    face = desk.drawing.face(desk.scene, item.id)
    if item.why:
        greyed = _greyed(desk, item.id, label, item.why)
        return el("div", face, greyed, cls="mixrow shut")
    price = el("span", cls="ltr num price", data_price=True) if item.prices else ""
    stock = desk.drawing.stock(desk.scene, item.id)
    if stock is None:
        most = el("span", ink("ui-most", count=item.most), cls="muted small")
    else:
        price = el("b", ink.num(at * item.worth), cls="ltr num val", data_paid=True)
        most = el("span", ink.num(stock), cls="ltr num muted small after", data_stock=stock)
    return el(
        "div",
        face,
        name,
        _stepper(desk, label, 0, item.most, at),
        price,
        most,
        cls="mixrow",
        data_item=item.id,
        data_id=item.id,
        data_worth=item.worth,
        data_prices=data(item.prices) if item.prices else None,
    )


def order(desk: Desk, part: Order, chosen: Any) -> str:
    ink = desk.scene.ink
    by_value = {data(o.value): o for o in part.options}
    listed = [by_value[data(v)] for v in chosen] if chosen else list(part.options)
    rows = []
    for o in listed:
        label = desk.label(o.id, part.name)
        up, down = (Html(ink(key, what="\0").replace("\0", label)) for key in ("ui-earlier", "ui-later"))
        rows.append(
            el(
                "li",
                desk.drawing.face(desk.scene, o.id),
                el("span", label, cls="what"),
                el("button", "↑", cls="btn quiet", type="button", data_do="up", aria_label=up),
                el("button", "↓", cls="btn quiet", type="button", data_do="down", aria_label=down),
                cls="opt",
                draggable="true",
                data_value=data(o.value),
                data_id=o.id,
            )
        )
    return _box(part, el("ol", *rows, cls="order"))


def assign(desk: Desk, part: Assign, chosen: Any) -> str:
    """Things and the places they may go to: each thing a row with its places; shut ones say why."""
    places = {p.id: p for p in part.places}
    rows = []
    for o in part.options:
        if o.ok:
            fits = part.fits.get(o.id, tuple(places)) if part.fits else tuple(places)
            rows.append(_laid(desk, part, o, [places[id] for id in fits], (chosen or {}).get(str(o.value))))
    shut = [o for o in (*part.options, *part.places) if not o.ok]
    greyed = "".join(option(desk, o, part.name, False) for o in shut)
    return _box(
        part,
        el("ul", *rows, cls="assign"),
        el("div", greyed, cls="nos") if greyed else "",
        data_places=data({p.id: p.value for p in part.places if p.ok}),
        data_least=part.least,
    )


def _laid(desk: Desk, part: Assign, o: Option, places: list[Option], now: Any) -> str:
    """One thing: press it to take it up, or the place where it goes; it can be dragged as well."""
    ink, label = desk.scene.ink, desk.label(o.id, part.name)
    lift = el(
        "button", desk.drawing.face(desk.scene, o.id), el("span", label, cls="what"), cls="carry",
        type="button", data_do="carry", aria_pressed="false",
    )  # fmt: skip
    spots = []
    for p in places:
        name = desk.label(p.id, part.name)
        words = Html(ink("ui-put-on", what="\0", place="\1").replace("\0", label).replace("\1", name))
        spots.append(
            el(
                "button", ink.plain(str(p.value)), cls="place", type="button", data_do="lay", data_id=p.id,
                data_value=data(p.value), aria_label=words, title=words,
                aria_pressed="true" if p.value == now else "false",
            )
        )  # fmt: skip
    return el(
        "li", lift, el("span", *spots, cls="spots ltr"), cls="opt", draggable="true", data_item=o.value,
        data_id=o.id, data_at=data(now) if now is not None else "",
    )  # fmt: skip


def turn(desk: Desk, part: Turn, chosen: Any) -> str:
    ink = desk.scene.ink
    buttons = []
    for at, o in enumerate(part.rotations):
        if o.why:
            buttons.append(_greyed(desk, o.id, ink("ui-turned", n=at + 1), o.why))
            continue
        degrees = o.args.get("degrees", 60 * o.value if isinstance(o.value, int) else 0)
        picture = (
            f'<svg class="tile" viewBox="0 0 24 24" aria-hidden="true">'
            f'<g transform="rotate({degrees} 12 12)"><use href="#{part.symbol}" width="24" height="24"/></g>'
            "</svg>"
        )
        inside = (picture, el("span", ink("ui-turned", n=at + 1), cls="what"))
        cost = [el("b", ink.num(o.cost))] if o.cost is not None else []
        buttons.append(
            el(
                "button", *inside, *cost, cls="opt", type="button", data_do="pick", data_id=o.id,
                data_value=data(o.value), data_marks=" ".join((part.place, *o.marks)),
                data_degrees=degrees, data_cost=o.cost, aria_pressed="true" if o.value == chosen else "false",
            )
        )  # fmt: skip
    return _box(part, el("div", *buttons, cls="turns"), data_place=part.place, data_symbol=part.symbol)


def route(desk: Desk, part: Route, chosen: Any) -> str:
    drawing, scene = desk.drawing, desk.scene
    nodes = el("ul", *(el("li", option(desk, o, part.name, False, "node")) for o in part.nodes), cls="opts")
    rows, ways = routing.routes(drawing, scene, part, chosen), routing.edges(drawing, scene, part)
    return _box(part, rows, nodes, ways, data_edges=data([list(edge) for edge in part.edges]))


def confirm(desk: Desk, part: Confirm, chosen: Any) -> str:
    return _box(part)


WIDGETS: dict[type[Part], Callable[[Desk, Any, Any], str]] = {
    One: one, Some: some, Amount: amount, Mix: mix, Order: order, Assign: assign, Turn: turn, Route: route,
    Confirm: confirm,
}  # fmt: skip
