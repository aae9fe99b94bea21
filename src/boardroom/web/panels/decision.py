"""The decision: the question, the choices, what they cost and change, and one button that submits them."""

from __future__ import annotations

import json
from collections.abc import Mapping

from boardroom.core.offers import Offer
from boardroom.core.parts import Confirm
from boardroom.drawing.drawing import drawing_of
from boardroom.drawing.html import Html, Writer, crest, el, icon
from boardroom.web.errors import request_error
from boardroom.web.forms import confirm_text, form
from boardroom.web.models import FormDraft, TablePage
from boardroom.web.panels.rematch import rematch_button
from boardroom.web.panels.standing_orders import orders
from boardroom.web.panels.take_back import pending_requests, request_button
from boardroom.web.scenes import scene
from boardroom.web.widgets import WidgetContext

PLAIN = 2
"""A step with no more kinds of moves than this asks about one of them: the other is to pass."""


def decision(shown: TablePage, asked: FormDraft | None = None) -> Html:
    """The decision panel; `asked` is the offer being composed. Answers that do not fit are bad input."""

    context = WidgetContext(drawing_of(shown.game), scene(shown), shown.game.key)
    if shown.moment is not None:
        return _panel(shown, _past(shown, context))
    if shown.view.over:
        return _panel(shown, _result(shown, context))
    if not shown.offers:
        return _panel(shown, _waiting(shown, context))
    return _panel(shown, _choice(shown, context, asked))


def _panel(shown: TablePage, inside: Html) -> Html:
    return el(
        "section",
        Html('<span class="grip"></span>'),
        pending_requests(shown, Writer(shown.texts)),
        inside,
        orders(shown, Writer(shown.texts)),
        cls="panel decision",
        id="decision",
        tabindex=-1,
        aria_label=Writer(shown.texts)("ui-decision"),
        data_panel="decision",
        data_expect=shown.expect,
        data_standing=shown.order or "",
        data_back=json.dumps(sorted(shown.asked_back.items())) if shown.asked_back else None,
        data_mine=bool(shown.offers) and shown.moment is None,
    )


def _head(title: Html, more: Html = Html()) -> Html:
    return Html(f"<header><h2>{title}</h2>{more}</header>")


def _past(shown: TablePage, context: WidgetContext) -> Html:
    writer = context.scene.writer
    back = el("a", writer("ui-to-present"), cls="btn primary", href=f"/t/{shown.table}", data_do="live")
    return (
        _head(writer("ui-history"))
        + el("p", writer("ui-past", seq=shown.moment), cls="ask")
        + el("div", back, request_button(shown, writer), cls="act")
    )


def _waiting(shown: TablePage, context: WidgetContext) -> Html:
    writer = context.scene.writer
    rows = []
    for seat in shown.waits:
        open_seat = shown.kinds[seat] == "open"
        thinking = seat in shown.thinking
        tag = el("span", icon("hourglass"), writer("ui-thinking"), cls="tag on") if thinking else Html()
        free = el("span", writer("ui-open-seat"), cls="tag out") if open_seat else Html()
        rows.append(el("li", crest(seat), el("b", writer.name(seat)), tag, free, cls="waits"))
    watching = el("p", writer("ui-watching"), cls="muted small pad") if shown.seat is None else Html()
    return (
        _head(writer("ui-waits-for"))
        + el("ul", *rows, cls="pad")
        + watching
        + seat_links(writer, shown.secret_links)
    )


def seat_links(writer: Writer, links: Mapping[int, str]) -> Html:
    """Secret links for the open seats, to pass on to friends."""
    if not links:
        return Html()
    rows = [el("li", crest(seat), seat_link(writer, seat, link)) for seat, link in links.items()]
    return el("p", writer("ui-invite"), cls="muted small pad") + el("ul", *rows, cls="links pad")


def seat_link(writer: Writer, seat: int, link: str) -> Html:
    """The link that opens a seat, and a button that copies it."""
    address = el(
        "input",
        type="text",
        readonly=True,
        value=link,
        aria_label=writer("ui-seat-link", n=seat + 1),
        data_link=True,
    )
    copy = el(
        "button", writer("ui-copy"), cls="btn", type="button", data_do="copy", data_copied=writer("ui-copied")
    )
    return address + copy


def _result(shown: TablePage, context: WidgetContext) -> Html:
    writer = context.scene.writer
    standings = shown.game.result(shown.view)
    keys = list(standings[0].numbers) if standings else []
    head = el("tr", el("th"), el("th"), *(el("th", writer.thing("number", key), scope="col") for key in keys))
    rows = []
    for s in standings:
        numbers = (el("td", el("span", writer.num(s.numbers[key]), cls="ltr"), cls="num") for key in keys)
        who = el("td", crest(s.seat), Html(" "), writer.name(s.seat))
        rows.append(
            el(
                "tr",
                el("td", writer.num(s.place), cls="num"),
                who,
                *numbers,
                cls="first" if s.place == 1 else None,
            )
        )
    winners = [writer.texts.seat(s.seat) for s in standings if s.place == 1]
    won = writer("ui-won", names=writer.texts.join(winners), count=len(winners))
    table = el("table", el("thead", head), el("tbody", *rows), cls="standings")
    record = f"/api/tables/{shown.table}/record"
    more = rematch_button(shown, writer)
    after = (
        more,
        el("a", writer("ui-lobby"), href="/", cls="btn" if more else "btn primary"),
        el("a", writer("ui-download"), href=record, cls="btn", download=True),
    )
    return _head(writer("ui-game-over")) + el("p", won, cls="ask") + table + el("div", *after, cls="act")


def _choice(shown: TablePage, context: WidgetContext, asked: FormDraft | None) -> Html:
    if asked and not any(o.kind.key == asked.kind for o in shown.offers):
        raise request_error("no-offer", kind=asked.kind)
    firsts = [(o, o.form({})) for o in shown.offers]
    plain = [o for o, part in firsts if isinstance(part, Confirm)]
    composed = [(o.kind.key, (o, part)) for o, part in firsts if not isinstance(part, Confirm)]
    kinds = [kind for kind, _ in composed]
    opened = asked.kind if asked else context.drawing.initial_kind(context.scene, kinds)
    found = _question(shown, context)
    if len(kinds) > 1 or (kinds and not opened) or _is_one_of_many(shown, context, kinds):
        found += el("div", *(_kind(context, kind, opened) for kind in kinds), cls="kinds")
    forms = []
    for kind, opening in composed:
        chosen = asked.chosen if asked and asked.kind == kind else {}
        forms.append(form(shown, context, opening, chosen, hidden=kind != opened))
    return found + el("div", *forms, cls="choices") + _foot(context, plain, opened, bool(composed))


def _question(shown: TablePage, context: WidgetContext) -> Html:
    """The question, and the hints that the game shows beside it."""
    writer = context.scene.writer
    # A seat may act although nobody waits for it, such as to change a choice before all are ready.
    title = writer("ui-your-move" if shown.seat in shown.waits else "ui-may-act")
    look = "btn quiet push keys no-phone"
    keys = el(
        "button", writer("ui-keys"), Html(" "), Html("<kbd>?</kbd>"), cls=look, type="button", data_do="keys"
    )
    step = shown.view.steps[-1].key.replace("_", "-").replace(".", "-")
    beside = context.drawing.hints(context.scene)
    return (
        _head(title, keys)
        + el("p", writer(f"ask-{step}"), cls="ask")
        + (el("div", beside, cls="beside") if beside else Html())
    )


def _is_one_of_many(shown: TablePage, context: WidgetContext, kinds: list[str]) -> bool:
    """Whether only one of a step's several kinds is left, so that the panel must still name it."""
    if len(kinds) != 1 or len(shown.view.steps[-1].moves) <= PLAIN:
        return False
    return context.drawing.initial_kind(context.scene, [*kinds, ""]) != kinds[0]


def _kind(context: WidgetContext, kind: str, opened: str | None) -> Html:
    pressed = "true" if kind == opened else "false"
    label = el("span", context.scene.writer(f"offer-{kind}"))
    signs = context.drawing.kind_icons(context.scene, kind)
    return el(
        "button", label, Html(f" {signs}") if signs else Html(), cls="btn", type="button", data_do="kind",
        data_kind=kind, aria_pressed=pressed,
    )  # fmt: skip


def _foot(context: WidgetContext, plain: list[Offer], opened: str | None, composed: bool) -> Html:
    """The primary button for the open offer, and one button for each action without a choice."""
    writer = context.scene.writer
    buttons = []
    if composed:
        label = writer("ui-choose-first") if opened else writer("ui-choose-kind")
        buttons.append(
            el("button", label, cls="btn primary", type="button", data_do="act", aria_disabled="true")
        )
    look = "btn" if composed or len(plain) > 1 else "btn primary"
    for offer in plain:
        action = offer.compose({"confirm": True})
        buttons.append(
            el(
                "button", context.drawing.action_label(context.scene, action), cls=look, type="button",
                data_do="just", data_kind=offer.kind.key, data_slip=confirm_text(context, action),
            )
        )  # fmt: skip
    if opened == "" and composed:  # buttons that act at once come first
        buttons = buttons[1:] + buttons[:1]
    return el("div", *buttons, cls="act")
