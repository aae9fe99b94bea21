"""Standing orders on the page: the active order, and those that a seat can give."""

from __future__ import annotations

from boardroom.drawing.html import Html, Writer, el, icon
from boardroom.web.models import TablePage


def orders(shown: TablePage, writer: Writer) -> Html:
    """At the foot of the decision: the active order with a button to cancel it, else the available ones."""
    if shown.seat is None or shown.moment is not None or shown.view.over:
        return Html()
    if shown.order is not None:
        stop = el("button", writer("ui-order-stop"), cls="btn", type="button", data_do="order", data_order="")
        words = el(
            "span",
            icon("hourglass"),
            writer("ui-order-stands"),
            Html(" "),
            el("b", _order_words(shown, writer, shown.order)),
        )
        return el("div", words, stop, cls="standing", role="status")
    if not shown.orders:
        return Html()
    rows = [
        el(
            "button",
            _order_words(shown, writer, name),
            cls="btn",
            type="button",
            data_do="order",
            data_order=name,
        )
        for name in shown.orders
    ]
    return el("details", el("summary", writer("ui-orders")), el("div", *rows, cls="orders"), cls="give")


def _order_words(shown: TablePage, writer: Writer, name: str) -> Html:
    key, _, about = name.partition(":")
    order = next(one for one in shown.game.orders if one.key == key)
    word = writer.texts.argument(order.vocabulary, about) if about else ""
    return writer(f"order-{key}", about=word)
