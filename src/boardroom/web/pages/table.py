"""The pages and panels of the browser table: pure functions from what may be shown to HTML."""

from __future__ import annotations

from collections.abc import Callable

from boardroom.core.texts import Texts
from boardroom.drawing.html import Writer, crest, el
from boardroom.web.errors import Unfit
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
_PLAIN: dict[str, Callable[[TablePage], str]] = {
    "top": common.top,
    "board": common.board,
    "side": common.side,
    "own": common.own,
    "players": common.players,
}


def panel(shown: TablePage, name: str, asked: FormDraft | None = None, everything: bool = False) -> str:
    """One panel of a table: a single element that replaces the one of the same name."""
    if name == "decision":
        return decision(shown, asked)
    if name == "log":
        return common.log(shown, everything)
    if name not in _PLAIN:
        raise Unfit("unknown-known", thing="panel", name=name, known=tuple(PANELS))
    return _PLAIN[name](shown)


def table(shown: TablePage) -> str:
    """A whole table."""
    ink = Writer(shown.texts)
    drawn = {name: panel(shown, name) for name in PANELS}
    side = el("div", drawn["side"], drawn["players"], cls="side")
    do = el("div", drawn["decision"], drawn["log"], cls="do")
    said = {
        "data_choose": ink("ui-choose-first"), "data_sure": ink("ui-sure"),
        "data_anyway": ink("ui-do-it"), "data_cancel": ink("ui-cancel"), "data_never": ink("ui-never-ask"),
        "data_total": ink("ui-total"), "data_picked": ink("ui-chosen-count", count="#"),
    }  # fmt: skip
    main = el(
        "main", drawn["top"], side, drawn["board"], drawn["own"], do,
        cls=f"table {shown.game.key.replace('_', '-')}", data_table=shown.table, data_seq=shown.seq,
        data_moment=shown.moment, data_seat=shown.seat, data_curtained=shown.curtained, **said,
    )  # fmt: skip
    curtain = _curtain(shown, ink) if shown.curtained else ""
    skip = el("a", ink("ui-skip"), href="#decision", cls="btn skip")
    return page(ink, ink.joined(ink.plain(shown.title), ink("game-name")), skip + main + curtain, shown.game)


def _curtain(shown: TablePage, ink: Writer) -> str:
    """Several persons at one screen: nobody's things are in the page before they say that they look."""
    names = [
        el(
            "span", crest(seat), el("b", ink("ui-hand-over", name=shown.names[seat])), data_for=seat,
            hidden=True,
        )
        for seat in range(len(shown.names))
    ]  # fmt: skip
    title = el("p", ink.joined(ink.called(shown.title), ink("game-name")), cls="muted small")
    button = el("button", ink("ui-i-am-here"), cls="btn primary", type="button", data_do="lift")
    return el(
        "div", title, el("p", *names), button, cls="curtain", role="dialog", aria_modal="true", hidden=True
    )


def error(status: int, sentence: str, texts: Texts) -> str:
    """A page for what could not be shown."""
    ink = Writer(texts)
    key = f"ui-error-{status}"
    said = ink(key if texts.has(key) else "ui-error-other")
    home = el("a", ink("ui-lobby"), href="/", cls="btn primary")
    about = el("p", ink.joined(ink.num(status), el("bdi", ink.plain(sentence))), cls="muted small")
    inside = (el("h1", said), about, home)
    bar = el("header", el("div", el("b", ink("ui-boardroom")), cls="name"), menu(ink), cls="bar")
    return page(ink, said, el("main", bar, el("div", *inside, cls="oops"), cls="lobby error"))
