"""Choosing how many of each item: a basket with its price, or a payment compared with the amount due."""

from __future__ import annotations

from boardroom.core.parts import Item, Mix, cheapest
from boardroom.drawing.html import Html, data, el, join
from boardroom.web.widgets.amounts import stepper
from boardroom.web.widgets.choices import unavailable
from boardroom.web.widgets.context import WidgetContext, box


def mix(context: WidgetContext, part: Mix, chosen: object) -> Html:
    writer = context.scene.writer
    amounts = part.read(chosen) if chosen else {}
    rows = join(_row(context, part, item, amounts.get(item.id, 0)) for item in part.items)
    paid = [item for item in part.items if item.prices]
    total = Html()
    if paid:
        total = el(
            "p",
            el("span", writer("ui-price")),
            el("b", writer.num(0), cls="ltr push", data_total=True),
            cls="line",
        )
    if part.need is not None:
        total = _bar(part)
        needed = el("b", writer.num(0), cls="ltr push", data_sum_worth=True)
        lost = el("p", cls="lossline", data_lost=writer("ui-lost", count="#"), hidden=True)
        total += el("p", el("span", writer("ui-need", count=part.need)), needed, cls="line") + lost
        total += _cheapest(context, part, chosen)
    return box(
        part,
        el("div", rows, cls="mix"),
        total,
        cls="mixed",
        data_need=part.need,
        data_budget=part.budget,
        data_rooms=data([room.to_json() for room in part.rooms]) if part.rooms else None,
    )


def only_payment(part: Mix) -> dict[str, int] | None:
    """The only possible payment: one usable means, worth 1 apiece. None if there is a choice."""
    able = [item for item in part.items if not item.why]
    if part.need is None or len(able) != 1 or able[0].worth != 1 or able[0].most < part.need:
        return None
    return {able[0].id: part.need} if part.need else {}


def exact_payment(part: Mix) -> dict[str, int] | None:
    """The payment that loses nothing, with as much metal as possible; None if there is none."""
    found = None if part.need is None else cheapest(part)
    if found is None:
        return None
    worth = {item.id: item.worth for item in part.items}
    return found if sum(n * worth[id] for id, n in found.items()) == part.need else None


def _row(context: WidgetContext, part: Mix, item: Item, at: int) -> Html:
    label = context.label(item.id, part.name)
    if item.why:
        return el("div", unavailable(context, item.id, label, item.why), cls="mixrow shut")
    price, most = _figures(context, item, at)
    return el(
        "div",
        context.face(item.id),
        _name(context, item, label),
        stepper(context, label, 0, item.most, at),
        price,
        most,
        cls="mixrow",
        data_item=item.id,
        data_id=item.id,
        data_worth=item.worth,
        data_prices=data(item.prices) if item.prices else None,
    )


def _name(context: WidgetContext, item: Item, label: Html) -> Html:
    """The item's name, and what one of it is worth unless that is 1."""
    if item.worth <= 1:
        return el("span", label, cls="what")
    worth = el("span", Html("×") + context.scene.writer.num(item.worth), cls="muted ltr")
    # The space stands outside the left-to-right element, which would move it to the other side.
    return el("span", label, Html(" "), worth, cls="what")


def _figures(context: WidgetContext, item: Item, at: int) -> tuple[Html, Html]:
    """Two numbers beside the stepper: price and maximum, or amount paid and stock where a stock is known."""
    writer = context.scene.writer
    stock = context.drawing.amount_held(context.scene, item.id)
    if stock is not None:
        paid = el("b", writer.num(at * item.worth), cls="ltr num val", data_paid=True)
        return paid, el("span", writer.num(stock), cls="ltr num muted small after", data_stock=stock)
    price = el("span", cls="ltr num price", data_price=True) if item.prices else Html()
    after = writer("ui-next-price", price="#") if item.prices else None
    return price, el("span", writer("ui-most", count=item.most), cls="muted small", data_after=after)


def _bar(part: Mix) -> Html:
    """The payment by means, compared with the amount due; the script updates it after each change."""
    segments = (el("rect", cls="seg", data_res=item.id, y=3, height=10) for item in part.items)
    return el(
        "svg",
        el("rect", cls="bed", y=3, height=10, width="100%"),
        *segments,
        el("rect", cls="lost", y=3, height=10),
        el("path", cls="need", d=f"M{part.need} 0V16"),
        cls="mixbar ltr",
        viewBox=f"0 0 {max(1, part.need or 0) * 1.25:g} 16",
        preserveAspectRatio="none",
        aria_hidden="true",
        data_bar=True,
    )


def _cheapest(context: WidgetContext, part: Mix, chosen: object) -> Html:
    """A button that fills in the payment that wastes least; empty if there is only one way to pay."""
    found = cheapest(part)
    if found is None or found == chosen == only_payment(part):
        return Html()
    writer = context.scene.writer
    words = writer.texts.join([f"{n} {context.label(id, part.name)}" for id, n in found.items()])
    label = el("span", writer("ui-cheapest"), cls="muted")
    use = el(
        "button", writer("ui-use-it"), cls="btn push", type="button", data_do="fill", data_value=data(found)
    )
    return el("div", label, el("b", writer.plain(words)), use, cls="suggest")
