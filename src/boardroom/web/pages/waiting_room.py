"""Before the deal: who has sat down, links for the open seats, and a button to take one."""

from __future__ import annotations

from html import escape

from boardroom.drawing.html import Writer, crest, el, icon
from boardroom.web.layout import page
from boardroom.web.models import WaitingRoom, called
from boardroom.web.panels.decision import seat_link
from boardroom.web.settings import languages, menu, theme_button


def waiting(room: WaitingRoom) -> str:
    ink = Writer(room.texts)
    seats = "".join(_seat(ink, room, seat) for seat in range(len(room.kinds)))
    promised = el("code", escape(room.commitment), cls="ltr")
    body = el(
        "main",
        _bar(ink, room),
        el("h1", ink("ui-waits-for-players")),
        el("p", ink("ui-begins-when-full"), " ", ink("ui-invite") if room.links else "", cls="muted"),
        _join(ink, room),
        el("ul", seats, cls="links panel"),
        el("p", ink("ui-commitment"), " ", promised, cls="muted small pad"),
        cls="lobby room",
        data_room=room.table,
    )
    return page(ink, ink.joined(ink.plain(room.title), ink("game-name")), body)


def _bar(ink: Writer, room: WaitingRoom) -> str:
    return el(
        "header",
        el("a", icon("home"), href="/", cls="btn quiet", aria_label=ink("ui-lobby")),
        el("div", el("b", ink.called(room.title)), el("span", ink("game-name"), cls="muted"), cls="name"),
        el("span", languages(ink), cls="push no-phone"),
        theme_button(ink),
        menu(ink),
        cls="bar",
    )


def _seat(ink: Writer, room: WaitingRoom, seat: int) -> str:
    kind = room.kinds[seat]
    if kind == "open":
        who = el("span", ink("ui-open-seat"), cls="tag out")
        if seat in room.links:
            who += seat_link(ink, seat, room.links[seat])
    else:
        who = el("b", ink.called(called(room.lang, room.names, room.kinds)[seat]))
        if kind == "me":
            who += el("span", ink("ui-me"), cls="tag on")
        elif kind.startswith("bot:"):
            who += el("span", ink("ui-bot"), cls="tag")
    return el("li", crest(seat), who, cls="waits")


def _join(ink: Writer, room: WaitingRoom) -> str:
    """A seat is taken by pressing, never by opening a link: previews of chats open links, too."""
    if room.joins is None:
        return ""
    name = el("input", type="text", name="name", maxlength=40, required=True, autocomplete="nickname")
    take = el("button", ink("ui-take-seat", n=room.joins + 1), cls="btn primary", type="submit")
    return el(
        "form", el("label", ink("ui-your-name"), name), take, cls="joining panel", data_table=room.table,
        data_secret=room.secret, data_seat=room.joins,
    )  # fmt: skip
