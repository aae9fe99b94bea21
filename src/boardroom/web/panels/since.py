"""What happened since the viewer's last move, in a corner of the board."""

from __future__ import annotations

from boardroom.drawing.html import Html, Writer, el, icon
from boardroom.web.models import TablePage
from boardroom.web.panels.log import last_words, lines_of
from boardroom.web.scenes import rows_since_own_move

MOST = 30
"""The log has the rest."""


def since(page: TablePage, writer: Writer) -> Html:
    """The number of moves with the last line, which opens the list of them; for players until the end."""
    rows = rows_since_own_move(page) if page.seat is not None and not page.view.over else []
    lines = lines_of(page, rows[-MOST:])
    if not lines:
        return Html()
    count = el("span", writer("ui-since", count=len(rows)), cls="count")
    few = el("b", writer.num(len(rows)), cls="few", aria_hidden="true")
    head = el("summary", icon("log"), few, count, last_words(page, rows[-1:]))
    return el("details", head, el("ol", *lines, cls="log"), cls="since", dir=writer.direction)
