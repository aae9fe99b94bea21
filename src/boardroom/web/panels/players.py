"""The players in turn order, with their most important numbers."""

from __future__ import annotations

from boardroom.core.state import State
from boardroom.drawing.drawing import Drawing, drawing_of
from boardroom.drawing.html import Html, Writer, crest, el, icon
from boardroom.drawing.scene import Scene
from boardroom.web.models import TablePage
from boardroom.web.scenes import charts, scene


def players(page: TablePage) -> Html:
    """The panel of players, in turn order."""
    d, drawing = scene(page), drawing_of(page.game)
    writer = d.writer
    order = [s for s in drawing.seat_order(d) if s < len(page.names)] or list(range(len(page.names)))
    rows = [_player(page, d, drawing, seat, at) for at, seat in enumerate(order)]
    note = el("span", drawing.standings_note(d) or writer("ui-turn-order"), cls="muted small push")
    head = el("header", el("h2", writer("ui-players")), note)
    drawn = charts(page)[:1]
    box = el("div", *drawn, cls="chartbox if-tall") if drawn else Html()
    return el("section", head, el("ol", *rows), box, cls="panel wide grow players", data_panel="players")


def _player(page: TablePage, d: Scene[State], drawing: Drawing[State], seat: int, at: int) -> Html:
    writer, line, kind = d.writer, drawing.player_row(d, seat), page.kinds[seat]
    tags = line.tags
    if seat in page.waits and not page.view.over:
        tags += _turn_tag(page, writer, seat)
    if kind == "open":
        tags += el("span", writer("ui-open-seat"), cls="tag out")
    elif kind.startswith("bot:"):
        tags += el("span", writer("ui-bot"), cls="tag", title=writer.thing("bot", kind[4:]))
    first = el("p", el("b", writer.name(seat)), tags, el("b", line.key, cls="push cash"))
    below = el("div", line.below, cls="line2") if line.below else Html()
    cls = "player me" if seat == page.seat else "player"
    rank = el("span", writer.num(at + 1), cls="rank")
    return el("li", rank, crest(seat), el("div", first, below, cls="who"), cls=cls, data_id=f"seat:{seat}")


def _turn_tag(page: TablePage, writer: Writer, seat: int) -> Html:
    """The tag of a seat that must act; just an icon while several seats choose at once."""
    if len(page.waits) > 1:
        words = writer("ui-thinking")
        return el("span", icon("hourglass"), el("span", words, cls="sr"), cls="tag on", title=words)
    thinking = seat in page.thinking
    return el(
        "span", icon("hourglass") + writer("ui-thinking") if thinking else writer("ui-to-move"), cls="tag on"
    )
