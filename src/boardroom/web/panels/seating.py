"""Who plays which seat at a private table: chosen when it is forked, and at any time afterwards."""

from __future__ import annotations

from boardroom.drawing.html import Html, Writer, crest, el
from boardroom.web.models import TablePage

USUAL_BOT = "bot:greedy"


def fork_form(shown: TablePage, writer: Writer) -> Html:
    """The "what if?" form: forks this moment; bots take the seats of the others by default."""
    if not shown.may_fork:
        return Html()
    kinds = ["me" if kind == "me" or "me" not in shown.kinds else USUAL_BOT for kind in shown.kinds]
    return _form(shown, writer, kinds, "what-if", "fork")


def reseat_form(shown: TablePage, writer: Writer) -> Html:
    """The form that changes who plays at a private table."""
    return _form(shown, writer, list(shown.kinds), "who-plays", "seats") if shown.private else Html()


def _form(shown: TablePage, writer: Writer, kinds: list[str], words: str, address: str) -> Html:
    every = [("me", writer("ui-me"))] + [(f"bot:{bot}", writer.thing("bot", bot)) for bot in shown.bots]
    rows = []
    for seat, chosen in enumerate(kinds):
        options = [el("option", label, value=kind, selected=kind == chosen) for kind, label in every]
        box = el("select", *options, name="seat", aria_label=writer("ui-seat-n", n=seat + 1))
        rows.append(el("label", crest(seat), writer.name(seat), box, cls="seat"))
    start = el("button", writer(f"ui-{words}-go"), cls="btn primary", type="submit")
    form = el("form", *rows, start, cls="seating", data_address=f"/api/tables/{shown.table}/{address}")
    return el("details", el("summary", writer(f"ui-{words}"), cls="btn quiet"), form, cls="inner")
