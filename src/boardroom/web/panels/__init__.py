"""The panels of a table: each is an element that is redrawn on its own when it changes."""

from __future__ import annotations

from collections.abc import Callable

from boardroom.drawing.html import Html
from boardroom.web.errors import request_error
from boardroom.web.models import FormDraft, TablePage
from boardroom.web.panels.aids import aids
from boardroom.web.panels.board import board, own, side
from boardroom.web.panels.decision import decision
from boardroom.web.panels.log import log
from boardroom.web.panels.players import players
from boardroom.web.panels.top_bar import top

__all__ = ["AIDS", "PANELS", "panel"]

PANELS = ("top", "board", "side", "decision", "own", "players", "log")
AIDS = "aids"
"""The panel of player aids, which is fetched only when it is opened."""
_PLAIN: dict[str, Callable[[TablePage], Html]] = {
    "top": top, "board": board, "side": side, "own": own, "players": players,
    AIDS: aids,
}  # fmt: skip


def panel(page: TablePage, name: str, draft: FormDraft | None = None, whole_log: bool = False) -> Html:
    """One panel by name; `draft` is the offer being composed, `whole_log` includes old rows of the log."""
    if name == "decision":
        return decision(page, draft)
    if name == "log":
        return log(page, whole_log)
    if name not in _PLAIN:
        raise request_error("unknown-known", thing="panel", name=name, known=tuple(PANELS))
    return _PLAIN[name](page)
