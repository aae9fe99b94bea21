"""Panels that the game draws: the board, those beside it, and the viewer's player area."""

from __future__ import annotations

from boardroom.drawing.drawing import drawing_of
from boardroom.drawing.html import Html, Writer, el, icon, join
from boardroom.web.models import TablePage
from boardroom.web.panels.since import since
from boardroom.web.scenes import scene


def board(page: TablePage) -> Html:
    """The board with its zoom buttons, and the corner that previews the price of an option."""
    d = scene(page)
    writer = d.writer
    tools = join(
        el("button", icon(name), cls="btn", type="button", data_do=name, aria_label=writer(f"ui-{name}"))
        for name in ("zoom-in", "zoom-out", "fit")
    )
    drawn = drawing_of(page.game).board(d) or el("p", writer("ui-no-drawing"), cls="muted pad")
    preview = el("div", cls="tip preview no-phone", id="preview", dir=writer.direction, hidden=True)
    return el(
        "section", drawn, preview, since(page, writer), el("div", tools, cls="tools"),
        cls="panel board", data_panel="board", tabindex=0, aria_label=writer("ui-board"),
    )  # fmt: skip


def side(page: TablePage) -> Html:
    d, drawing = scene(page), drawing_of(page.game)
    return el(
        "div",
        *drawing.side_panels(d),
        cls="markets",
        data_panel="side",
        data_first=bool(drawing.is_side_first(d)),
    )


def own(page: TablePage) -> Html:
    inside = drawing_of(page.game).player_area(scene(page)) if page.seat is not None else Html()
    label = Writer(page.texts)("ui-own")
    return el("section", inside, cls="panel own", data_panel="own", hidden=not inside, aria_label=label)
