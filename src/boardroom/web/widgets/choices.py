"""Choosing one or several options, and why others cannot be chosen."""

from __future__ import annotations

from collections.abc import Callable

from boardroom.core.parts import One, Option, Some
from boardroom.core.refusals import Refusal
from boardroom.drawing.html import Html, data, el, icon, spoken
from boardroom.web.widgets.context import WidgetContext, box


def option(context: WidgetContext, o: Option, name: str, pressed: bool, role: str = "pick") -> Html:
    """An option with its cost, or greyed out with the reason."""
    if o.why:
        return unavailable(context, o.id, context.label(o.id, name), o.why)
    writer = context.scene.writer
    label = context.label(o.id, name)
    inside = [context.face(o.id), el("span", label, cls="what")]
    words = context.drawing.option_words(context.scene, o.id)
    if words:
        inside.append(spoken(words))
    if detail := context.drawing.detail(context.scene, o.id):
        inside.append(el("span", detail, cls="detail ltr", aria_hidden="true" if words else None))
    short = [n for _, n in o.costs if n]
    if len(short) > 1:
        inside.append(el("span", Html("+").join(map(writer.num, short)), cls="ltr parts"))
    if o.cost is not None:
        inside.append(spoken(writer("ui-price")) + el("b", writer.num(o.cost)))
    return el(
        "button",
        Html(" ").join(inside),  # a space between name and numbers, for screen readers
        cls="opt",
        type="button",
        data_do=role,
        data_id=o.id,
        data_value=data(o.value),
        data_cost=o.cost,
        data_costs=data(context.drawing.costs(context.scene, o)) if o.costs else None,
        data_marks=" ".join((*o.marks, *context.drawing.highlights(context.scene, o.id))) or None,
        data_worth=o.args.get("worth", o.args.get("cities")),
        aria_pressed="true" if pressed else "false",
    )


def unavailable(context: WidgetContext, id: str, label: Html, why: Refusal) -> Html:
    """An unavailable option; a click shows the reason and the clause."""
    writer = context.scene.writer
    return el(
        "button",
        context.face(id),
        el("span", label, cls="what"),
        el("span", writer.num(price), cls="dear") if (price := _price(why)) is not None else Html(),
        icon("why"),
        cls="opt no",
        type="button",
        data_do="why",
        data_id=id,
        data_why=f"{writer.refusal(why)} {writer.clause(why.clause, context.game)}",
        aria_disabled="true",
        aria_expanded="false",
    )


def _price(why: Refusal | None) -> int | None:
    """The price of an option that the player cannot afford."""
    cost = why.args.get("cost") if why else None
    return cost if isinstance(cost, int) else None


def _options(
    context: WidgetContext, options: tuple[Option, ...], name: str, pressed: Callable[[object], bool]
) -> Html:
    """The available options, cheapest first if all have a price, followed by the greyed ones."""
    open_ones = [o for o in options if o.ok]
    if all(o.cost is not None for o in open_ones):
        open_ones.sort(key=lambda o: o.cost or 0)
    # Of these, options that only cost too much come first, in order of price.
    prices = {o.id: _price(o.why) for o in options}
    shut = sorted((o for o in options if not o.ok), key=lambda o: (prices[o.id] is None, prices[o.id] or 0))
    found = el("ul", *(el("li", option(context, o, name, pressed(o.value))) for o in open_ones), cls="opts")
    if shut:
        writer = context.scene.writer
        head = el("summary", writer("ui-not-now", count=len(shut)), cls="muted small")
        nos = el("div", *(option(context, o, name, False) for o in shut), cls="nos")
        few = len(shut) <= 4
        found += nos if few else el("details", head, nos, cls="shut")
    return found


def one(context: WidgetContext, part: One, chosen: object) -> Html:
    return box(part, _options(context, part.options, part.name, lambda value: value == chosen))


def some(context: WidgetContext, part: Some, chosen: object) -> Html:
    writer = context.scene.writer
    picked = part.read(chosen) if chosen else []
    most = len(part.options) if part.most is None else part.most
    count = el("p", writer("ui-chosen-count", count=len(picked)), cls="muted small", data_count=True)
    return box(
        part,
        _options(context, part.options, part.name, lambda value: value in picked),
        count,
        data_least=part.least,
        data_most=most,
        data_sum=data(part.sum) if part.sum else None,
    )
