"""Standing orders on the page: the active order, and those that a seat can give."""

from __future__ import annotations

from boardroom.drawing.html import Html, Writer, el, icon
from boardroom.web.models import TablePage


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
            el("b", _order_words(page, writer, page.order)),
        )
        return el("div", words, stop, cls="standing", role="status")
    if not page.orders:
        return Html()
    rows = [
        el(
            "button",
            _order_words(page, writer, name),
            cls="btn",
            type="button",
            data_do="order",
            data_order=name,
        )
        for name in page.orders
    ]
    return el("details", el("summary", writer("ui-orders")), el("div", *rows, cls="orders"), cls="give")


def _order_words(page: TablePage, writer: Writer, name: str) -> Html:
    key, _, about = name.partition(":")
    order = next(one for one in page.game.orders if one.key == key)
    word = writer.texts.argument(order.vocabulary, about) if about else ""
    return writer(f"order-{key}", about=word)
