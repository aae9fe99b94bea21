"""The page of a table before the deal: who has joined, links for the open seats, a form to take one."""

from __future__ import annotations

from boardroom.drawing.html import Html, Writer, crest, el, escape, icon, join
from boardroom.web.layout import document
from boardroom.web.models import WaitingRoom, display_names
from boardroom.web.panels.decision import seat_link
from boardroom.web.settings import languages, menu, theme_button


def waiting_room_page(room: WaitingRoom) -> Html:
    writer = Writer(room.texts)
    seats = join(_seat(writer, room, seat) for seat in range(len(room.kinds)))
    is_full = "open" not in room.kinds
    commitment = el("code", escape(room.commitment), cls="ltr")
    body = el(
        "main",
        _bar(writer, room),
        el("h1", writer("ui-waits-for-players")),
        el(
            "p",
            writer("ui-all-seats-taken" if is_full else "ui-begins-when-full"),
            Html(" "),
            writer("ui-invite") if room.links else Html(),
            cls="muted",
        ),
        _join(writer, room),
        el("ul", seats, cls="links panel"),
        el("p", writer("ui-commitment"), Html(" "), commitment, cls="muted small pad"),
        cls="lobby room",
        data_room=room.table,
        data_full=is_full,
    )
    return document(writer, writer.row(writer.plain(room.title), writer("game-name")), body)


def _bar(writer: Writer, room: WaitingRoom) -> Html:
    return el(
        "header",
        el("a", icon("home"), href="/", cls="btn quiet", aria_label=writer("ui-lobby")),
        el(
            "div",
            el("b", writer.isolate(room.title)),
            el("span", writer("game-name"), cls="muted"),
            cls="name",
        ),
        el("span", languages(writer), cls="push no-phone"),
        theme_button(writer),
        menu(writer),
        cls="bar",
    )


def _seat(writer: Writer, room: WaitingRoom, seat: int) -> Html:
    kind = room.kinds[seat]
    if kind == "open":
        who = el("span", writer("ui-open-seat"), cls="tag out")
        if seat in room.links:
            who += seat_link(writer, seat, room.links[seat])
    else:
        who = el("b", writer.isolate(display_names(room.lang, room.names, room.kinds)[seat]))
        if kind == "me":
            who += el("span", writer("ui-me"), cls="tag on")
        elif kind.startswith("bot:"):
            who += el("span", writer("ui-bot"), cls="tag")
    return el("li", crest(seat), who, cls="waits")


def _join(writer: Writer, room: WaitingRoom) -> Html:
    """The form to take a seat. Opening the link does not take it, since chat previews open links, too."""
    if room.joins is None:
        return Html()
    name = el("input", type="text", name="name", maxlength=40, required=True, autocomplete="nickname")
    take = el("button", writer("ui-take-seat", n=room.joins + 1), cls="btn primary", type="submit")
    return el(
        "form", el("label", writer("ui-your-name"), name), take, cls="joining panel", data_table=room.table,
        data_secret=room.secret, data_seat=room.joins,
    )  # fmt: skip
