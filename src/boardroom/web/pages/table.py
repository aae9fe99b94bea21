"""The pages and panels of the browser table: pure functions from what may be shown to HTML."""

from __future__ import annotations

from collections.abc import Callable

from boardroom.core.texts import Texts
from boardroom.drawing.html import Html, Writer, crest, el
from boardroom.web.errors import request_error
from boardroom.web.layout import page
from boardroom.web.models import FormDraft, TablePage
from boardroom.web.pages.lobby import lobby
from boardroom.web.pages.rules import rules
from boardroom.web.pages.waiting_room import waiting
from boardroom.web.panels import common
from boardroom.web.panels.decision import decision
from boardroom.web.settings import menu

__all__ = ["PANELS", "error", "lobby", "panel", "rules", "table", "waiting"]

PANELS = ("top", "board", "side", "decision", "own", "players", "log")
_PLAIN: dict[str, Callable[[TablePage], Html]] = {
    "top": common.top,
    "board": common.board,
    "side": common.side,
    "own": common.own,
    "players": common.players,
}


def panel(shown: TablePage, name: str, asked: FormDraft | None = None, everything: bool = False) -> Html:
    """One panel of a table: a single element that replaces the one of the same name."""
    if name == "decision":
        return decision(shown, asked)
    if name == "log":
        return common.log(shown, everything)
    if name not in _PLAIN:
        raise request_error("unknown-known", thing="panel", name=name, known=tuple(PANELS))
    return _PLAIN[name](shown)


def table(shown: TablePage) -> Html:
    """A whole table."""
    writer = Writer(shown.texts)
    drawn = {name: panel(shown, name) for name in PANELS}
    side = el("div", drawn["side"], drawn["players"], cls="side")
    do = el("div", drawn["decision"], drawn["log"], cls="do")
    said = {
        "data_choose": writer("ui-choose-first"), "data_sure": writer("ui-sure"),
        "data_anyway": writer("ui-do-it"), "data_cancel": writer("ui-cancel"),
        "data_never": writer("ui-never-ask"), "data_total": writer("ui-total"),
        "data_picked": writer("ui-chosen-count", count="#"),
    }  # fmt: skip
    main = el(
        "main", drawn["top"], side, drawn["board"], drawn["own"], do,
        cls=f"table {shown.game.key.replace('_', '-')}", data_table=shown.table, data_seq=shown.seq,
        data_moment=shown.moment, data_seat=shown.seat, data_curtained=shown.curtained, **said,
    )  # fmt: skip
    curtain = _curtain(shown, writer) if shown.curtained else Html()
    skip = el("a", writer("ui-skip"), href="#decision", cls="btn skip")
    return page(
        writer,
        writer.row(writer.plain(shown.title), writer("game-name")),
        skip + main + curtain,
        shown.game.key,
    )


def _curtain(shown: TablePage, writer: Writer) -> Html:
    """Several persons at one screen: nobody's things are in the page before they say that they look."""
    names = [
        el(
            "span", crest(seat), el("b", writer("ui-hand-over", name=shown.names[seat])), data_for=seat,
            hidden=True,
        )
        for seat in range(len(shown.names))
    ]  # fmt: skip
    title = el("p", writer.row(writer.isolate(shown.title), writer("game-name")), cls="muted small")
    button = el("button", writer("ui-i-am-here"), cls="btn primary", type="button", data_do="lift")
    return el(
        "div", title, el("p", *names), button, cls="curtain", role="dialog", aria_modal="true", hidden=True
    )


def error(status: int, sentence: str, texts: Texts) -> Html:
    """A page for what could not be shown."""
    writer = Writer(texts)
    key = f"ui-error-{status}"
    said = writer(key if texts.has(key) else "ui-error-other")
    home = el("a", writer("ui-lobby"), href="/", cls="btn primary")
    about = el("p", writer.row(writer.num(status), el("bdi", writer.plain(sentence))), cls="muted small")
    inside = (el("h1", said), about, home)
    bar = el("header", el("div", el("b", writer("ui-boardroom")), cls="name"), menu(writer), cls="bar")
    return page(writer, said, el("main", bar, el("div", *inside, cls="oops"), cls="lobby error"))
