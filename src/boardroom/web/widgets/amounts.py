"""Choosing a whole number: a stepper, a slider, and their range."""

from __future__ import annotations

from boardroom.core.parts import Amount
from boardroom.drawing.html import Html, data, el
from boardroom.web.widgets.context import WidgetContext, box


def stepper(context: WidgetContext, label: Html, least: int, most: int, at: int) -> Html:
    """Minus, number, plus; the number can also be typed."""
    writer = context.scene.writer
    less, more = context.about("ui-less-of", what=label), context.about("ui-more-of", what=label)
    number = el(
        "input", type="text", inputmode="numeric", value=writer.num(at), aria_label=label, data_number=True
    )
    return el(
        "span",
        el("button", Html("−"), type="button", data_do="less", aria_label=less),
        number,
        el("button", Html("+"), type="button", data_do="more", aria_label=more),
        cls="stepper ltr",
        role="group",
        data_least=least,
        data_most=most,
    )


def amount(context: WidgetContext, part: Amount, chosen: object) -> Html:
    writer = context.scene.writer
    start = part.least if part.start is None else part.start
    at = chosen if isinstance(chosen, int) else start
    label = writer("ui-amount")
    prices = data(part.prices) if part.prices else None
    if part.least == part.most:  # nothing to slide
        row = el("div", stepper(context, label, part.least, part.most, at), cls="amount")
        return box(part, row, data_prices=prices)
    slider = el(
        "input", type="range", min=part.least, max=part.most, value=at, aria_label=label, data_slide=True
    )
    ends = el("p", writer("ui-from-to", least=part.least, most=part.most), cls="muted small")
    row = el("div", stepper(context, label, part.least, part.most, at), slider, cls="amount")
    return box(part, row, ends, data_prices=prices)
