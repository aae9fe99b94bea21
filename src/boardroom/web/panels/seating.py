"""Forms that choose who plays each seat of a private table: when it is forked, and later."""

from __future__ import annotations

from boardroom.drawing.html import Html, Writer, crest, el
from boardroom.web.models import TablePage

USUAL_BOT = "bot:greedy"


def fork_form(page: TablePage, writer: Writer) -> Html:
    """The "what if?" form, which forks the table here; by default bots take the other seats."""
    if not page.may_fork:
        return Html()
    kinds = ["me" if kind == "me" or "me" not in page.kinds else USUAL_BOT for kind in page.kinds]
    return _form(page, writer, kinds, "what-if", "fork")


def reseat_form(page: TablePage, writer: Writer) -> Html:
    """The form that changes who plays at a private table."""
    return _form(page, writer, list(page.kinds), "who-plays", "seats") if page.private else Html()


def _form(page: TablePage, writer: Writer, kinds: list[str], words: str, address: str) -> Html:
    every = [("me", writer("ui-me"))] + [(f"bot:{bot}", writer.thing("bot", bot)) for bot in page.bots]
    rows = []
    for seat, chosen in enumerate(kinds):
        options = [el("option", label, value=kind, selected=kind == chosen) for kind, label in every]
        box = el("select", *options, name="seat", aria_label=writer("ui-seat-n", n=seat + 1))
        rows.append(el("label", crest(seat), writer.name(seat), box, cls="seat"))
    start = el("button", writer(f"ui-{words}-go"), cls="btn primary", type="submit")
    form = el("form", *rows, start, cls="seating", data_address=f"/api/tables/{page.table}/{address}")
    return el("details", el("summary", writer(f"ui-{words}"), cls="btn quiet"), form, cls="inner")
