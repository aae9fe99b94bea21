"""Who plays where at a table of one's own: chosen when it is forked, and at any time afterwards."""

from __future__ import annotations

from boardroom.drawing.html import Writer, crest, el
from boardroom.web.models import TablePage

USUAL_BOT = "bot:greedy"


def forking(shown: TablePage, ink: Writer) -> str:
    """ "What if?": a table of one's own from this moment on; own seats oneself, the others bots at first."""
    if not shown.may_fork:
        return ""
    kinds = ["me" if kind == "me" or "me" not in shown.kinds else USUAL_BOT for kind in shown.kinds]
    return _form(shown, ink, kinds, "what-if", "fork")


def reseating(shown: TablePage, ink: Writer) -> str:
    """At a table of one's own: who goes on playing."""
    return _form(shown, ink, list(shown.kinds), "who-plays", "seats") if shown.private else ""


def _form(shown: TablePage, ink: Writer, kinds: list[str], words: str, address: str) -> str:
    every = [("me", ink("ui-me"))] + [(f"bot:{bot}", ink.thing("bot", bot)) for bot in shown.bots]
    rows = []
    for seat, chosen in enumerate(kinds):
        options = [el("option", label, value=kind, selected=kind == chosen) for kind, label in every]
        box = el("select", *options, name="seat", aria_label=ink("ui-seat-n", n=seat + 1))
        rows.append(el("label", crest(seat), ink.name(seat), box, cls="seat"))
    start = el("button", ink(f"ui-{words}-go"), cls="btn primary", type="submit")
    form = el("form", *rows, start, cls="seating", data_address=f"/api/tables/{shown.table}/{address}")
    return el("details", el("summary", ink(f"ui-{words}"), cls="btn quiet"), form, cls="inner")
