"""One offer as a form: its parts in order, then the effects of the finished action or why it is refused."""

from __future__ import annotations

from collections.abc import Mapping

from boardroom.core.actions import Action
from boardroom.core.engine import refusal
from boardroom.core.offers import Offer
from boardroom.core.order_rules import ComposedOrder, Order
from boardroom.core.parts import One, Part, Turn
from boardroom.core.refusals import Refusal
from boardroom.drawing.html import Html, Writer, data, el
from boardroom.drawing.scene import EffectRow
from boardroom.table.standing_orders import find_order
from boardroom.web.models import TablePage
from boardroom.web.widgets import WidgetContext, only_answer, widget

TRIED = 3
"""After so many options that leave a question, a form is taken for one where all do."""


def form(
    context: WidgetContext, opening: tuple[Offer, Part | None], chosen: Mapping[str, object], hidden: bool
) -> Html:
    """The form of an offer; `opening` is the offer with its first part, `chosen` the answers so far."""
    writer, offer = context.scene.writer, opening[0]
    stages, so_far, part = _stages(context, opening, chosen, is_open=not hidden)
    action = offer.compose(so_far) if part is None else None
    why = refusal(context.scene.view, action) if action else None
    legal = None if why else action
    effects = _effects(context, offer.kind.key, legal, so_far) if not why else []
    budget, name = context.drawing.budget(context.scene, offer.kind.key), f"offer-{offer.kind.key}"
    return el(
        "form",
        *stages,
        _summary_of(context, effects, why) if action or effects else Html(),
        cls="offer",
        data_kind=offer.kind.key,
        data_chosen=data(so_far),
        data_complete=legal is not None,
        data_next=part.kind if part else None,
        data_do_label=context.drawing.action_label(context.scene, legal) if legal else None,
        data_label=writer(name),
        data_priced=writer("ui-priced", deed=writer.texts(name), price="#"),
        data_slip=confirm_text(context, legal) if legal else None,
        data_have=budget[1] if budget else None,
        data_means=budget[0] if budget else None,
        data_reach=" ".join(context.drawing.marks(context.scene, legal)) or None if legal else None,
        hidden=hidden,
    )


def _effects(
    context: WidgetContext, kind: str, action: Action | None, so_far: Mapping[str, object]
) -> list[EffectRow]:
    """What the finished action changes, or what the answers so far do."""
    if action is not None:
        return context.drawing.effects(context.scene, action)
    return context.drawing.effects_so_far(context.scene, kind, so_far) if so_far else []


def _stages(
    context: WidgetContext,
    opening: tuple[Offer, Part | None],
    chosen: Mapping[str, object],
    is_open: bool,
) -> tuple[list[Html], dict[str, object], Part | None]:
    """The widgets of the parts so far, their answers, and the next part (None once the form is complete)."""
    (offer, part), so_far, stages = opening, dict[str, object](), list[Html]()
    while part is not None:
        if part.name in chosen:
            answer = part.read(chosen[part.name])
        else:
            # First comes a choice of the player, unless the open form has a single option.
            answer = only_answer(part) if so_far or (is_open and isinstance(part, One)) else None
        stages.append(
            el(
                "div", widget(context, part, answer), cls="stage", data_before=data(so_far),
                data_rests=_rests(context, offer, so_far, part),
            )
        )  # fmt: skip
        if part.name not in chosen and answer is None:
            break
        so_far[part.name] = answer
        part = offer.form(so_far)
    return stages, so_far, part


def _rests(context: WidgetContext, offer: Offer, so_far: dict[str, object], part: Part) -> str | None:
    """The answers that complete the form after each option, where no question is left: by these a page
    enables the button at once."""
    options = part.options if isinstance(part, One) else part.rotations if isinstance(part, Turn) else ()
    found, tried = dict[str, dict[str, object]](), 0
    for option in options:
        if not option.ok:
            continue
        rest = _rest(context, offer, so_far | {part.name: option.value})
        if rest is not None:
            found[option.id] = rest
        tried += 1
        if tried == TRIED and not found:
            break
    return data(found) if found else None


def _rest(context: WidgetContext, offer: Offer, so_far: dict[str, object]) -> dict[str, object] | None:
    """The only answers to the parts that are left; None if there is a choice, or a question to confirm."""
    rest: dict[str, object] = {}
    while (part := offer.form(so_far | rest)) is not None:
        if (answer := only_answer(part)) is None:
            return None
        rest[part.name] = answer
    action = offer.compose(so_far | rest)
    return None if context.drawing.confirm_key(context.scene, action) else rest


def order_form(
    page: TablePage, context: WidgetContext, opening: tuple[ComposedOrder, Part], answer: object, hidden: bool
) -> Html:
    """The form of a standing order that its player composes; `answer` is None before a choice."""
    (order, part), (writer, seen, seat) = opening, (context.scene.writer, page.view, page.seat)
    assert seat is not None
    about = None if answer is None else order.subject(seen, part.read(answer))
    why = None if about is None else order.refusal(seen, seat, about)
    cost = None if about is None else order.cost(seen, seat, about)
    is_complete = about is not None and why is None
    words = order_words(page, writer, f"{order.key}:{about}") if is_complete else None
    budget = context.drawing.budget(context.scene, order.key)
    name = writer(f"offer-order-{order.key}")
    return el(
        "form",
        el("div", widget(context, part, answer), cls="stage", data_before="{}"),
        _summary_of(context, _cost_rows(context, order.key, cost), why) if about is not None else Html(),
        cls="offer",
        data_kind=kind_of_order(order),
        data_order=f"{order.key}:{about}" if is_complete else "",
        data_chosen=data({part.name: answer} if is_complete else {}),
        data_complete=is_complete,
        data_do_label=words,
        data_label=name,
        data_priced=writer("ui-priced", deed=name, price="#"),
        data_have=budget[1] if budget else None,
        data_means=budget[0] if budget else None,
        hidden=hidden,
    )


def kind_of_order(order: Order) -> str:
    """The kind of the form of an order, which no offer has."""
    return f"order-{order.key}"


def order_words(page: TablePage, writer: Writer, name: str) -> Html:
    """A standing order in words."""
    order, about = find_order(page.game, name)
    found: list[object] = [about]
    if isinstance(order, ComposedOrder):
        found = list(order.names(page.view, about))
    if order.vocabulary and about:
        found = [writer.texts.argument(order.vocabulary, one) for one in found]
    words = found[0] if len(found) == 1 else writer.texts.join([str(one) for one in found])
    return writer(f"order-{order.key}", about=words)


def _cost_rows(context: WidgetContext, key: str, cost: int | None) -> list[EffectRow]:
    """The total cost, and the money before and after."""
    if cost is None:
        return []
    num, budget = context.scene.writer.num, context.drawing.budget(context.scene, key)
    rows: list[EffectRow] = [(context.scene.writer("ui-total"), Html(), num(cost))]
    return [*rows, (budget[0], num(budget[1]), num(budget[1] - cost))] if budget else rows


def confirm_text(context: WidgetContext, action: Action) -> Html | None:
    """The question that asks for confirmation of an action that may be a costly mistake."""
    key = context.drawing.confirm_key(context.scene, action)
    return context.scene.writer(key) if key else None


def _summary_of(context: WidgetContext, rows: list[EffectRow], why: Refusal | None) -> Html:
    writer = context.scene.writer
    if why:
        clause = writer.clause(why.clause, context.game)
        return el("div", writer.refusal(why), Html(" "), clause, cls="why shown", role="note")
    if not rows:
        return Html()
    arrow = _arrow(writer)
    spans = [
        el("span", label, Html(" "), el("b", before, arrow if before else Html(), after, cls="ltr"))
        for label, before, after in rows
    ]
    return el("div", el("p", *spans, cls="delta"), cls="sum")


def _arrow(writer: Writer) -> Html:
    """The arrow between two values, with a word for screen readers."""
    sign = el("span", Html("→"), aria_hidden="true")
    return Html(" ") + sign + el("span", writer("ui-becomes"), cls="sr") + Html(" ")
