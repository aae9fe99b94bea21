"""One offer as a form: its parts in order, then the effects of the finished action or why it is refused."""

from __future__ import annotations

from collections.abc import Mapping

from boardroom.core.actions import Action
from boardroom.core.engine import refusal
from boardroom.core.offers import Offer
from boardroom.core.parts import Part
from boardroom.core.refusals import Refusal
from boardroom.drawing.html import Html, Writer, data, el
from boardroom.web.models import TablePage
from boardroom.web.widgets import WidgetContext, only_answer, widget


def form(
    page: TablePage,
    context: WidgetContext,
    opening: tuple[Offer, Part | None],
    chosen: Mapping[str, object],
    hidden: bool,
) -> Html:
    """The form of an offer; `opening` is the offer with its first part, `chosen` the answers so far."""
    writer, offer = context.scene.writer, opening[0]
    stages, so_far, part = _stages(context, opening, chosen)
    action = offer.compose(so_far) if part is None else None
    why = refusal(context.scene.view, action) if action else None
    summary = _summary(context, action, why) if action else Html()
    budget = context.drawing.budget(context.scene, offer.kind.key)
    return el(
        "form",
        *stages,
        summary,
        cls="offer",
        data_kind=offer.kind.key,
        data_chosen=data(so_far),
        data_complete=action is not None and why is None,
        data_next=part.kind if part else None,
        data_do_label=context.drawing.action_label(context.scene, action) if action and not why else None,
        data_label=writer(f"offer-{offer.kind.key}"),
        data_priced=writer("ui-priced", deed=writer.texts(f"offer-{offer.kind.key}"), price="#"),
        data_slip=confirm_text(context, action) if action and not why else None,
        data_have=budget[1] if budget else None,
        data_means=budget[0] if budget else None,
        hidden=hidden,
    )


def _stages(
    context: WidgetContext, opening: tuple[Offer, Part | None], chosen: Mapping[str, object]
) -> tuple[list[Html], dict[str, object], Part | None]:
    """The widgets of the parts so far, their answers, and the next part (None once the form is complete)."""
    (offer, part), so_far, stages = opening, dict[str, object](), list[Html]()
    while part is not None:
        if part.name in chosen:
            answer = part.read(chosen[part.name])
        else:
            # A part with one possible answer is filled in, except the first: the player must choose one.
            answer = only_answer(part) if so_far else None
        stages.append(el("div", widget(context, part, answer), cls="stage", data_before=data(dict(so_far))))
        if part.name not in chosen and answer is None:
            break
        so_far[part.name] = answer
        part = offer.form(so_far)
    return stages, so_far, part


def confirm_text(context: WidgetContext, action: Action) -> Html | None:
    """The question that asks for confirmation of an action that may be a costly mistake."""
    key = context.drawing.confirm_key(context.scene, action)
    return context.scene.writer(key) if key else None


def _summary(context: WidgetContext, action: Action, why: Refusal | None) -> Html:
    writer = context.scene.writer
    if why:
        clause = writer.clause(why.clause, context.game)
        return el("div", writer.refusal(why), Html(" "), clause, cls="why shown", role="note")
    rows = context.drawing.effects(context.scene, action)
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
