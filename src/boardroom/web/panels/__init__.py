"""The panels of a table: each is one element that is redrawn and replaced by itself when it changes."""

from __future__ import annotations

from collections.abc import Callable

from boardroom.drawing.html import Html
from boardroom.web.errors import request_error
from boardroom.web.models import FormDraft, TablePage
from boardroom.web.panels.board import board, own, side
from boardroom.web.panels.decision import decision
from boardroom.web.panels.log import log
from boardroom.web.panels.players import players
from boardroom.web.panels.top_bar import top

__all__ = ["PANELS", "panel"]

PANELS = ("top", "board", "side", "decision", "own", "players", "log")
_PLAIN: dict[str, Callable[[TablePage], Html]] = {
    "top": top, "board": board, "side": side, "own": own, "players": players,
}  # fmt: skip


def panel(shown: TablePage, name: str, asked: FormDraft | None = None, everything: bool = False) -> Html:
    """One panel by name; `asked` is the offer being composed, `everything` asks for the whole log."""
    if name == "decision":
        return decision(shown, asked)
    if name == "log":
        return log(shown, everything)
    if name not in _PLAIN:
        raise request_error("unknown-known", thing="panel", name=name, known=tuple(PANELS))
    return _PLAIN[name](shown)
