"""The decision: the question, the choices with their costs and effects, and the button that submits them."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

from boardroom.core.engine import may_act
from boardroom.core.game import Standing
from boardroom.core.offers import Offer
from boardroom.core.parts import Confirm
from boardroom.drawing.drawing import drawing_of
from boardroom.drawing.html import Html, Writer, crest, el, icon
from boardroom.web.errors import request_error
from boardroom.web.forms import confirm_text, form, kind_of_order
from boardroom.web.models import FormDraft, TablePage
from boardroom.web.panels.rematch import rematch_button
from boardroom.web.panels.seating import fork_form, seating_of
from boardroom.web.panels.standing_orders import composed_orders, order_forms, orders
from boardroom.web.panels.take_back import pending_requests, request_button
from boardroom.web.scenes import scene
from boardroom.web.widgets import WidgetContext

ONE_AND_PASS = 2
"""With at most this many kinds of moves, a step asks about one of them; the other is to pass."""


def decision(page: TablePage, draft: FormDraft | None = None) -> Html:
    """The decision panel; `draft` is the offer being composed. Answers that do not fit are bad input."""
    context = WidgetContext(drawing_of(page.game), scene(page), page.game.key)
    if page.moment is not None:
        return _panel(page, _past(page, context))
    if page.view.over:
        return _panel(page, _result(page, context))
    if not page.offers:
        return _panel(page, _waiting(page, context, draft))
    return _panel(page, _choice(page, context, draft))


def _panel(page: TablePage, inside: Html) -> Html:
    return el(
        "section",
        el(
            "button",
            cls="grip",
            type="button",
            data_do="sheet",
            aria_expanded="true",
            aria_label=Writer(page.texts)("ui-decision"),
        ),
        pending_requests(page, Writer(page.texts)),
        inside,
        orders(page, Writer(page.texts)),
        cls="panel decision",
        id="decision",
        tabindex=-1,
        aria_label=Writer(page.texts)("ui-decision"),
        data_panel="decision",
        data_expect=page.expect,
        data_standing=page.order or "",
        data_back=json.dumps(sorted(page.back_requests.items())) if page.back_requests else None,
        data_mine=bool(page.offers) and page.moment is None and _is_asked(page),
    )


def _is_asked(page: TablePage) -> bool:
    """Whether the step itself lets the viewer act; a move out of turn answers no question."""
    return page.seat in may_act(page.view)


def _head(title: Html, more: Html = Html()) -> Html:
    return el("header", el("h2", title), more)


def _past(page: TablePage, context: WidgetContext) -> Html:
    writer = context.scene.writer
    back = el("a", writer("ui-to-present"), cls="btn primary", href=f"/t/{page.table}", data_do="live")
    return (
        _head(writer("ui-history"))
        + el("p", writer("ui-past", seq=page.moment), cls="ask")
        + el("div", back, request_button(page, writer), cls="act")
        + fork_form(seating_of(page), writer)
    )


def _waiting(page: TablePage, context: WidgetContext, draft: FormDraft | None) -> Html:
    writer = context.scene.writer
    watching = el("p", writer("ui-watching"), cls="muted small pad") if page.seat is None else Html()
    return (
        _head(writer("ui-waits-for"))
        + _seats_to_move(page, writer)
        + watching
        + seat_links(writer, page.secret_links)
        + _orders_meanwhile(page, context, draft)
    )


def _orders_meanwhile(page: TablePage, context: WidgetContext, draft: FormDraft | None) -> Html:
    """Standing orders to compose while others move; the primary button appears with an open form."""
    found = [kind_of_order(order) for order, _ in composed_orders(page)]
    if not found:
        return Html()
    opened = draft.kind if draft else None
    kinds = el("div", *(_kind(context, kind, opened) for kind in found), cls="kinds")
    forms = el("div", *order_forms(page, context, draft), cls="choices")
    return kinds + forms + el("div", _primary(context, opened), cls="act meanwhile")


def _seats_to_move(page: TablePage, writer: Writer) -> Html:
    """The seats that the table waits for."""
    rows = []
    for seat in page.waits:
        open_seat = page.kinds[seat] == "open"
        thinking = seat in page.thinking
        tag = el("span", icon("hourglass"), writer("ui-thinking"), cls="tag on") if thinking else Html()
        free = el("span", writer("ui-open-seat"), cls="tag out") if open_seat else Html()
        rows.append(el("li", crest(seat), el("b", writer.name(seat)), tag, free, cls="waits"))
    return el("ul", *rows, cls="pad")


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


def _result(page: TablePage, context: WidgetContext) -> Html:
    writer = context.scene.writer
    standings = page.game.result(page.view)
    winners = [writer.texts.seat(s.seat) for s in standings if s.place == 1]
    won = writer("ui-won", names=writer.texts.join(winners), count=len(winners))
    if len(standings) == 1:
        won = writer("ui-solo-won" if winners else "ui-solo-lost")
    more = rematch_button(page, writer)
    after = (
        more,
        el("a", writer("ui-lobby"), href="/", cls="btn" if more else "btn primary"),
        el("a", writer("ui-download"), href=f"/api/tables/{page.table}/record", cls="btn", download=True),
    )
    return (
        _head(writer("ui-game-over"))
        + el("p", won, cls="ask", data_game_over=True)
        + _standings(writer, standings)
        + el("div", *after, cls="act")
        + context.drawing.final_parts(context.scene)
    )


def _standings(writer: Writer, standings: Sequence[Standing]) -> Html:
    """The final table: place, player, and what the scores consist of."""
    keys = list(standings[0].numbers) if standings else []
    head = el("tr", el("td"), el("td"), *(_column(writer, key) for key in keys))
    rows = []
    for s in standings:
        numbers = (el("td", el("span", writer.num(s.numbers[key]), cls="ltr"), cls="num") for key in keys)
        who = el("td", crest(s.seat), Html(" "), writer.name(s.seat))
        rows.append(
            el(
                "tr",
                el("td", writer.num(s.place) if len(standings) > 1 else Html(), cls="num"),
                who,
                *numbers,
                cls="first" if s.place == 1 else None,
            )
        )
    return el("table", el("thead", head), el("tbody", *rows), cls="standings")


def _column(writer: Writer, key: str) -> Html:
    """The head of a column; its words may stand upright, which WebKit does within a cell only."""
    return el("th", el("span", writer.thing("number", key)), scope="col")


def _choice(page: TablePage, context: WidgetContext, draft: FormDraft | None) -> Html:
    order_kinds = [kind_of_order(order) for order, _ in composed_orders(page)]
    if draft and draft.kind not in [*(o.kind.key for o in page.offers), *order_kinds]:
        raise request_error("no-offer", kind=draft.kind)
    first_parts = [(o, o.first_part()) for o in page.offers]
    plain = [o for o, part in first_parts if isinstance(part, Confirm)]
    composed = [(o.kind.key, (o, part)) for o, part in first_parts if not isinstance(part, Confirm)]
    kinds = [kind for kind, _ in composed]
    opened = draft.kind if draft else context.drawing.initial_kind(context.scene, kinds)
    found = _question(page, context)
    if len(kinds + order_kinds) > 1 or (kinds and not opened) or _is_one_of_many(page, context, kinds):
        found += el("div", *(_kind(context, kind, opened) for kind in kinds + order_kinds), cls="kinds")
    forms = []
    for kind, opening in composed:
        chosen = draft.chosen if draft and draft.kind == kind else {}
        forms.append(form(context, opening, chosen, hidden=kind != opened))
    forms += order_forms(page, context, draft)
    return found + el("div", *forms, cls="choices") + _foot(context, plain, opened, bool(composed))


def _question(page: TablePage, context: WidgetContext) -> Html:
    """The question, with the hints of the game."""
    writer = context.scene.writer
    # A seat may act while nobody waits for it, for example to change a choice until all are ready.
    title = writer("ui-your-move" if page.seat in page.waits else "ui-may-act")
    look = "btn quiet push keys no-phone"
    keys = el(
        "button", writer("ui-keys"), Html(" "), el("kbd", Html("?")), cls=look, type="button", data_do="keys"
    )
    if not _is_asked(page):
        waiting = el("p", writer("ui-waits-for"), cls="ask") + _seats_to_move(page, writer)
        return _head(title, keys) + waiting + seat_links(writer, page.secret_links)
    step = page.view.steps[-1].key.replace("_", "-").replace(".", "-")
    beside = context.drawing.hints(context.scene)
    return (
        _head(title, keys)
        + el("p", writer(f"ask-{step}"), cls="ask")
        + (el("div", beside, cls="beside") if beside else Html())
    )


def _is_one_of_many(page: TablePage, context: WidgetContext, kinds: list[str]) -> bool:
    """Whether only one of several kinds of moves is left: the panel then names it."""
    if len(kinds) != 1 or len(page.view.steps[-1].moves) <= ONE_AND_PASS:
        return False
    return context.drawing.initial_kind(context.scene, [*kinds, ""]) != kinds[0]


def _kind(context: WidgetContext, kind: str, opened: str | None) -> Html:
    pressed = "true" if kind == opened else "false"
    label = el("span", context.scene.writer(f"offer-{kind}"))
    signs = context.drawing.kind_icons(context.scene, kind)
    return el(
        "button", label, Html(" ") + signs if signs else Html(), cls="btn", type="button", data_do="kind",
        data_kind=kind, aria_pressed=pressed,
    )  # fmt: skip


def _foot(context: WidgetContext, plain: list[Offer], opened: str | None, composed: bool) -> Html:
    """The primary button for the open offer, and one button for each action without a choice."""
    buttons = []
    if composed:
        buttons.append(_primary(context, opened))
        last = context.drawing.ends_with(context.scene, opened) if opened else None
        if last:
            buttons.append(_and_end(context, last))
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


def _and_end(context: WidgetContext, last: str) -> Html:
    """The button that submits the open form and then ends the turn."""
    return el(
        "button", context.scene.writer("ui-and-end"), cls="btn", type="button", data_do="act-and-end",
        data_kind=last, aria_disabled="true",
    )  # fmt: skip


def _primary(context: WidgetContext, opened: str | None) -> Html:
    """The primary button, disabled until the open form is complete."""
    label = context.scene.writer("ui-choose-first" if opened else "ui-choose-kind")
    return el("button", label, cls="btn primary", type="button", data_do="act", aria_disabled="true")
