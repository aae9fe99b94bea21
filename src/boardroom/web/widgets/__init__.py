"""The parts of an offer as things to press: the same for every game, driven by the parts' data alone.

Each widget is an element with `data-part` (its kind) and `data-name` (where the answer goes). What can be
pressed carries `data-value` (JSON, the answer) and `data-id` (what lights up on the board).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from boardroom.core.parts import Amount, Assign, Confirm, Mix, One, Order, Part, Route, Some, Turn
from boardroom.drawing.html import Html
from boardroom.web.widgets.amounts import amount
from boardroom.web.widgets.choices import one, some
from boardroom.web.widgets.context import WidgetContext, box
from boardroom.web.widgets.mix import mix, only_payment
from boardroom.web.widgets.placing import assign, order, turn
from boardroom.web.widgets.routing import route

__all__ = ["WidgetContext", "only_answer", "widget"]


def widget(context: WidgetContext, part: Part, chosen: Any = None) -> Html:
    """A part as HTML; `chosen` is the present answer, if there is one."""
    return WIDGETS[type(part)](context, part, chosen)


def only_answer(part: Part) -> Any:
    """The answer to a part that leaves no choice, or None.

    That is one option, one turn, one possible amount, or one means that pays exactly.
    """
    if isinstance(part, Amount):
        return part.least if part.least == part.most else None
    if isinstance(part, Mix):
        return only_payment(part)
    options = part.options if isinstance(part, One) else part.rotations if isinstance(part, Turn) else ()
    return options[0].value if len(options) == 1 and options[0].ok else None


def confirm(context: WidgetContext, part: Confirm, chosen: Any) -> Html:
    """Nothing to choose: the button of the action says it all."""
    return box(part)


WIDGETS: dict[type[Part], Callable[[WidgetContext, Any, Any], Html]] = {
    One: one, Some: some, Amount: amount, Mix: mix, Order: order, Assign: assign, Turn: turn, Route: route,
    Confirm: confirm,
}  # fmt: skip
