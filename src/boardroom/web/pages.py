"""The pages and panels of the browser table: pure functions from what may be shown to HTML."""

from __future__ import annotations

from collections.abc import Callable

from boardroom.core.fields import BadInput
from boardroom.core.texts import Texts
from boardroom.web import panels
from boardroom.web.decision import decision
from boardroom.web.frame import page
from boardroom.web.html import Ink, el
from boardroom.web.lobby import lobby
from boardroom.web.reader import rules
from boardroom.web.shown import Asked, Shown
from boardroom.web.waiting import waiting

__all__ = ["PANELS", "error", "lobby", "panel", "rules", "table", "waiting"]

PANELS = ("top", "board", "side", "decision", "own", "players", "log")
_PLAIN: dict[str, Callable[[Shown], str]] = {
    "top": panels.top,
    "board": panels.board,
    "side": panels.side,
    "own": panels.own,
    "players": panels.players,
}


def panel(shown: Shown, name: str, asked: Asked | None = None, everything: bool = False) -> str:
    """One panel of a table: a single element that replaces the one of the same name."""
    if name == "decision":
        return decision(shown, asked)
    if name == "log":
        return panels.log(shown, everything)
    if name not in _PLAIN:
        raise BadInput(f"there is no panel {name!r}; known: {', '.join(PANELS)}")
    return _PLAIN[name](shown)


def table(shown: Shown) -> str:
    """A whole table."""
    ink = Ink(shown.texts)
    drawn = {name: panel(shown, name) for name in PANELS}
    side = el("div", drawn["side"], drawn["players"], cls="side")
    do = el("div", drawn["decision"], drawn["log"], cls="do")
    notice = el(
        "p", cls="notice", id="notice", role="alert", hidden=True, data_lost=ink("ui-connection-lost"),
        data_back=ink("ui-connected-again"), data_stale=ink("ui-position-changed"),
        data_failed=ink("ui-failed"),
    )  # fmt: skip
    said = {
        "data_choose": ink("ui-choose-first"), "data_next": ink("ui-continue"), "data_sure": ink("ui-sure"),
        "data_anyway": ink("ui-do-it"), "data_cancel": ink("ui-cancel"), "data_never": ink("ui-never-ask"),
        "data_total": ink("ui-total"), "data_picked": ink("ui-chosen-count", count="#"),
        "data_copied": ink("ui-copied"), "data_why": ink("ui-why-not"),
    }  # fmt: skip
    main = el(
        "main", drawn["top"], side, drawn["board"], drawn["own"], do, notice,
        cls=f"table {shown.game.key.replace('_', '-')}", data_table=shown.table, data_seq=shown.seq,
        data_moment=shown.moment, data_seat=shown.seat, **said,
    )  # fmt: skip
    curtain = _curtain(shown, ink) if shown.kinds.count("me") > 1 else ""
    return page(ink, f"{ink.plain(shown.title)} · {ink('game-name')}", main + curtain, shown.game.key)


def _curtain(shown: Shown, ink: Ink) -> str:
    """Several persons at one screen: nobody's things are shown before they say that they look."""
    names = [
        el("span", ink("ui-hand-over", name=shown.names[seat]), data_for=seat, hidden=True)
        for seat in range(len(shown.names))
    ]
    button = el("button", ink("ui-i-am-here"), cls="btn primary", type="button", data_do="lift")
    return el("div", el("p", *names), button, cls="curtain", role="dialog", aria_modal="true", hidden=True)


def error(status: int, sentence: str, texts: Texts) -> str:
    """A page for what could not be shown."""
    ink = Ink(texts)
    home = el("a", ink("ui-lobby"), href="/", cls="btn primary")
    inside = (el("h1", ink.num(status)), el("p", ink.plain(sentence)), home)
    return page(ink, ink("ui-error"), el("main", *inside, cls="lobby error"))
