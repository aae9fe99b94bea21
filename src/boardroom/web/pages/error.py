"""The error page."""

from __future__ import annotations

from boardroom.core.texts import Texts
from boardroom.drawing.html import Html, Writer, el
from boardroom.web.layout import document
from boardroom.web.settings import menu


def error_page(status: int, sentence: str, texts: Texts) -> Html:
    writer = Writer(texts)
    key = f"ui-error-{status}"
    title = writer(key if texts.has(key) else "ui-error-other")
    home = el("a", writer("ui-lobby"), href="/", cls="btn primary")
    about = el("p", writer.row(writer.num(status), el("bdi", writer.plain(sentence))), cls="muted small")
    inside = (el("h1", title), about, home)
    bar = el("header", el("div", el("b", writer("ui-boardroom")), cls="name"), menu(writer), cls="bar")
    return document(writer, title, el("main", bar, el("div", *inside, cls="oops"), cls="lobby error"))
