"""The players in turn order, with their most important numbers."""

from __future__ import annotations

from boardroom.core.state import State
from boardroom.drawing.drawing import Drawing, drawing_of
from boardroom.drawing.html import Html, Writer, crest, el, icon
from boardroom.drawing.scene import Scene
from boardroom.web.models import TablePage
from boardroom.web.scenes import charts, scene


def players(shown: TablePage) -> Html:
    """The panel of players, in turn order."""
    d, drawing = scene(shown), drawing_of(shown.game)
    writer = d.writer
    order = [s for s in drawing.seat_order(d) if s < len(shown.names)] or list(range(len(shown.names)))
    rows = [_player(shown, d, drawing, seat, at) for at, seat in enumerate(order)]
    note = el("span", drawing.standings_note(d) or writer("ui-turn-order"), cls="muted small push")
    head = Html(f"<header><h2>{writer('ui-players')}</h2>{note}</header>")
    drawn = charts(shown)[:1]
    box = el("div", *drawn, cls="chartbox if-tall") if drawn else Html()
    return el("section", head, el("ol", *rows), box, cls="panel wide grow players", data_panel="players")


def _player(shown: TablePage, d: Scene[State], drawing: Drawing[State], seat: int, at: int) -> Html:
    writer, line, kind = d.writer, drawing.player_row(d, seat), shown.kinds[seat]
    tags = line.tags
    if seat in shown.waits and not shown.view.over:
        tags += _turn_tag(shown, writer, seat)
    if kind == "open":
        tags += el("span", writer("ui-open-seat"), cls="tag out")
    elif kind.startswith("bot:"):
        tags += el("span", writer("ui-bot"), cls="tag", title=writer.thing("bot", kind[4:]))
    first = el("p", el("b", writer.name(seat)), tags, el("b", line.key, cls="push cash"))
    below = el("div", line.below, cls="line2") if line.below else Html()
    cls = "player me" if seat == shown.seat else "player"
    rank = el("span", writer.num(at + 1), cls="rank")
    return el("li", rank, crest(seat), el("div", first, below, cls="who"), cls=cls, data_id=f"seat:{seat}")


def _turn_tag(shown: TablePage, writer: Writer, seat: int) -> Html:
    """The tag of a seat whose turn it is; only an icon while several seats choose at once."""
    if len(shown.waits) > 1:
        words = writer("ui-thinking")
        return el("span", icon("hourglass"), el("span", words, cls="sr"), cls="tag on", title=words)
    thinking = seat in shown.thinking
    return el(
        "span", icon("hourglass") + writer("ui-thinking") if thinking else writer("ui-to-move"), cls="tag on"
    )
