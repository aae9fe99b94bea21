"""The parts of an offer as widgets, which depend on the data of the parts alone and suit every game.

Each widget is an element with `data-part` (its kind) and `data-name` (the part it answers). Its options carry
`data-value` (the answer as JSON) and `data-id` (what is highlighted on the board).
"""

from __future__ import annotations

from boardroom.core.parts import Amount, Assign, Confirm, Mix, One, Order, Part, Route, Some, Turn
from boardroom.drawing.html import Html
from boardroom.web.widgets.amounts import amount
from boardroom.web.widgets.choices import one, some
from boardroom.web.widgets.context import WidgetContext, box
from boardroom.web.widgets.mix import exact_payment, mix
from boardroom.web.widgets.placing import assign, order, turn
from boardroom.web.widgets.routing import route

__all__ = ["WidgetContext", "only_answer", "widget"]


def widget(context: WidgetContext, part: Part, chosen: object = None) -> Html:
    """A part as HTML; `chosen` is the current answer, if there is one."""
    match part:
        case One():
            return one(context, part, chosen)
        case Some():
            return some(context, part, chosen)
        case Amount():
            return amount(context, part, chosen)
        case Mix():
            return mix(context, part, chosen)
        case Order():
            return order(context, part, chosen)
        case Assign():
            return assign(context, part, chosen)
        case Turn():
            return turn(context, part, chosen)
        case Route():
            return route(context, part, chosen)
    assert isinstance(part, Confirm), f"no widget draws the part {part.kind!r}"
    return box(part)  # nothing to choose: the button of the action is enough


def only_answer(part: Part) -> object:
    """The answer to a part with a single option or amount, a rotation, or a payment that loses nothing."""
    if isinstance(part, Amount):
        return part.least if part.least == part.most else None
    if isinstance(part, Mix):
        return exact_payment(part)
    if isinstance(part, Turn):  # the board shows it, and a press on the tile turns it on
        return next((one.value for one in part.rotations if one.ok), None)
    options = part.options if isinstance(part, One) else ()
    return options[0].value if len(options) == 1 and options[0].ok else None
