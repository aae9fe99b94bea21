"""A whole table: its panels, and the curtain between people who share a screen."""

from __future__ import annotations

from boardroom.drawing.html import Html, Writer, crest, el
from boardroom.web.layout import page
from boardroom.web.models import TablePage
from boardroom.web.panels import PANELS, panel


def table_page(shown: TablePage) -> Html:
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
        shown.game,
    )


def _curtain(shown: TablePage, writer: Writer) -> Html:
    """For people who share a screen: the page holds no secrets until a player lifts the curtain."""
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
