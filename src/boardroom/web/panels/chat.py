"""Chat and private notes at a table, in one tab."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from boardroom.core.texts import Texts
from boardroom.drawing.html import OWNERS, Html, Writer, crest, el, escape

NOTE_MARK = "\x1e"
"""Marks a message of the table itself. Nobody can type it, since white space in messages becomes spaces."""
BOT_FAULT, BOT_REPLACED, BOTS_STOPPED = "bot-fault", "bot-replaced", "bots-stopped"
RULES_REVISED = "rules-revised"
"""Instead of a bot, this note names the new revision, a row that differs and the clause that refuses it."""
LONGEST = 500
LONGEST_NOTES = 10_000


@dataclass(frozen=True, slots=True)
class Line:
    """A chat message: who wrote it, after which row and when."""

    number: int
    seat: int
    seq: int
    text: str
    at: float


@dataclass(frozen=True, slots=True)
class Note:
    """A message of the table itself about a seat: a text key, which suits every language, and a bot."""

    key: str
    bot: str = ""

    @property
    def text(self) -> str:
        """The note as stored in a line."""
        return f"{NOTE_MARK}{self.key} {self.bot}"

    @classmethod
    def read(cls, text: str) -> Note | None:
        """The note stored in a line, if it is one."""
        if not text.startswith(NOTE_MARK):
            return None
        key, _, bot = text.removeprefix(NOTE_MARK).partition(" ")
        return cls(key, bot)


def words_of(line: Line, texts: Texts) -> str:
    """The text of a line: as its author wrote it, or a note in the viewer's language."""
    note = Note.read(line.text)
    if note is None:
        return line.text
    if note.key != RULES_REVISED:
        return texts(f"ui-note-{note.key}")
    _, row, clause = note.bot.split(" ")
    return texts(f"ui-note-{note.key}", row=int(row), clause=clause)


def tab(writer: Writer, table: str, seat: int | None) -> Html:
    """The chat tab; the browser fetches the messages and the viewer's own notes."""
    address = f"/api/tables/{table}"
    messages = el("ol", cls="said", data_panel="talk")
    form = (
        el("p", writer("ui-talk-watch"), cls="muted small")
        if seat is None
        else _message_form(writer, address)
    )
    notes = el("label", el("span", writer("ui-notes")), _notes(writer, address), cls="notes")
    return el("div", messages, form, notes, cls="talk")


def _message_form(writer: Writer, address: str) -> Html:
    hint = writer("ui-talk-say")
    words = el(
        "input", type="text", name="text", maxlength=LONGEST, autocomplete="off", aria_label=hint,
        placeholder=hint, dir="auto",
    )  # fmt: skip
    send = el("button", writer("ui-talk-send"), cls="btn", type="submit")
    return el("form", words, send, cls="saying", data_address=f"{address}/talk")


def _notes(writer: Writer, address: str) -> Html:
    return el(
        "textarea", name="notes", rows=3, maxlength=LONGEST_NOTES, dir="auto", aria_label=writer("ui-notes"),
        placeholder=writer("ui-notes-about"), data_notes=True, data_address=f"{address}/notes",
    )  # fmt: skip


def lines(writer: Writer, table: str, messages: Sequence[Line]) -> Html:
    """The messages, oldest first; each links to the moment at which it was written."""
    rows = [_line(writer, table, line) for line in messages]
    none = el("li", writer("ui-talk-none"), cls="muted")
    return el(
        "ol",
        *(rows or [none]),
        cls="said",
        data_panel="talk",
        data_last=len(messages) and messages[-1].number,
    )


def _line(writer: Writer, table: str, line: Line) -> Html:
    words = el("bdi", escape(words_of(line, writer.texts)), cls="words")
    moment = (
        el("a", writer.num(line.seq), href=f"/t/{table}?at={line.seq}", data_at=line.seq, cls="muted small")
        if line.seq >= 0
        else Html()
    )
    who = el("b", writer.name(line.seat))
    return el("li", crest(line.seat), who, words, moment, data_owner=OWNERS[line.seat % 6])
