"""Forms that choose who plays each seat of a private table: when it is forked, and later."""

from __future__ import annotations

from typing import NamedTuple

from boardroom.bots.registry import USUAL_BOT, level_of
from boardroom.drawing.html import Html, Writer, crest, el
from boardroom.web.models import TablePage


class Choice(NamedTuple):
    """What these forms depend on: the table, who plays there, and what the viewer may choose."""

    table: str
    kinds: tuple[str, ...]
    bots: tuple[str, ...]
    may_fork: bool
    private: bool


def seating_of(page: TablePage) -> Choice:
    return Choice(page.table, page.kinds, page.bots, page.may_fork, page.private)


def fork_form(choice: Choice, writer: Writer) -> Html:
    """The "what if?" form, which forks the table here; by default bots take the other seats."""
    if not choice.may_fork:
        return Html()
    kinds = [
        "me" if kind == "me" or "me" not in choice.kinds else f"bot:{USUAL_BOT}" for kind in choice.kinds
    ]
    return _form(choice, writer, kinds, "what-if", "fork")


def reseat_form(choice: Choice, writer: Writer) -> Html:
    """The form that changes who plays at a private table."""
    return _form(choice, writer, list(choice.kinds), "who-plays", "seats") if choice.private else Html()


def _form(choice: Choice, writer: Writer, kinds: list[str], words: str, address: str) -> Html:
    every = [("me", writer("ui-me"))] + [(f"bot:{bot}", writer.thing("bot", bot)) for bot in choice.bots]
    rows = []
    for seat, chosen in enumerate(kinds):
        level = f"bot:{level_of(chosen.removeprefix('bot:'))}" if chosen.startswith("bot:") else chosen
        options = [el("option", label, value=kind, selected=kind == level) for kind, label in every]
        box = el("select", *options, name="seat", aria_label=writer("ui-seat-n", n=seat + 1))
        rows.append(el("label", crest(seat), writer.name(seat), box, cls="seat"))
    start = el("button", writer(f"ui-{words}-go"), cls="btn primary", type="submit")
    form = el("form", *rows, start, cls="seating", data_address=f"/api/tables/{choice.table}/{address}")
    return el("details", el("summary", writer(f"ui-{words}"), cls="btn quiet"), form, cls="inner")
