"""Standing orders on the page: the active order, those that a seat can give, and forms to compose them."""

from __future__ import annotations

from boardroom.core.order_rules import ComposedOrder
from boardroom.core.parts import Part
from boardroom.drawing.html import Html, Writer, el, icon
from boardroom.web.forms import kind_of_order, order_form, order_words
from boardroom.web.models import FormDraft, TablePage
from boardroom.web.widgets import WidgetContext


def orders(page: TablePage, writer: Writer) -> Html:
    """The last row of the decision: the active order with a button to cancel it, or the available orders."""
    if page.seat is None or page.moment is not None or page.view.over:
        return Html()
    if page.order is not None:
        stop = el("button", writer("ui-order-stop"), cls="btn", type="button", data_do="order", data_order="")
        words = el(
            "span",
            icon("hourglass"),
            writer("ui-order-stands"),
            Html(" "),
            el("b", order_words(page, writer, page.order)),
        )
        return el("div", words, stop, cls="standing", role="status")
    if not page.orders:
        return Html()
    rows = [
        el(
            "button",
            order_words(page, writer, name),
            cls="btn",
            type="button",
            data_do="order",
            data_order=name,
        )
        for name in page.orders
    ]
    return el("details", el("summary", writer("ui-orders")), el("div", *rows, cls="orders"), cls="give")


def composed_orders(page: TablePage) -> list[tuple[ComposedOrder, Part]]:
    """The orders that the seat can compose now, each with its question."""
    if page.seat is None or page.order is not None or page.moment is not None or page.view.over:
        return []
    found = []
    for order in page.game.orders:
        if isinstance(order, ComposedOrder) and (part := order.part(page.view, page.seat)):
            found.append((order, part))
    return found


def order_forms(page: TablePage, context: WidgetContext, draft: FormDraft | None) -> list[Html]:
    """The forms of these orders, one of them open if the draft is for it."""
    forms = []
    for order, part in composed_orders(page):
        is_open = draft is not None and draft.kind == kind_of_order(order)
        answer = draft.chosen.get(part.name) if draft and is_open else None
        forms.append(order_form(page, context, (order, part), answer, hidden=not is_open))
    return forms
