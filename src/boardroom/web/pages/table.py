"""The page of a table: its panels, and the curtain between people who share a screen."""

from __future__ import annotations

from collections.abc import Mapping

from boardroom.drawing.html import Html, Writer, crest, data, el
from boardroom.web.layout import document
from boardroom.web.models import TablePage
from boardroom.web.panels import PANELS, panel
from boardroom.web.panels.aids import aids_dialog


def table_page(page: TablePage, rendered: Mapping[str, tuple[Html, str]] | None = None) -> Html:
    """The page; `rendered` has its panels with their digests, where they have been drawn already."""
    writer, known = Writer(page.texts), rendered or {}
    drawn = {name: known[name][0] if name in known else panel(page, name) for name in PANELS}
    side = el("div", drawn["side"], drawn["players"], cls="side")
    do = el("div", drawn["decision"], drawn["log"], cls="do")
    script_texts = {
        "data_choose": writer("ui-choose-first"), "data_sure": writer("ui-sure"),
        "data_anyway": writer("ui-do-it"), "data_cancel": writer("ui-cancel"),
        "data_never": writer("ui-never-ask"), "data_total": writer("ui-total"),
        "data_picked": writer("ui-chosen-count", count="#"),
    }  # fmt: skip
    main = el(
        "main", drawn["top"], side, drawn["board"], drawn["own"], do,
        cls=f"table {page.game.key.replace('_', '-')}", data_table=page.table, data_seq=page.seq,
        data_moment=page.moment, data_seat=page.seat, data_curtained=page.curtained,
        data_digests=data({name: digest for name, (_, digest) in known.items()}) if known else None,
        **script_texts,
    )  # fmt: skip
    curtain = _curtain(page, writer) if page.curtained else Html()
    skip = el("a", writer("ui-skip"), href="#decision", cls="btn skip")
    return document(
        writer,
        writer.row(writer.plain(page.title), writer("game-name")),
        skip + main + _pacer(writer) + _face(writer) + aids_dialog(writer, writer("game-name")) + curtain,
        page.game,
    )


def _pacer(writer: Writer) -> Html:
    """Shown while moves of others are still to come: the next one on demand, or all at once."""
    count = el("b", Html("0"), cls="ltr", data_to_come=True)
    return el(
        "div", count, el("span", writer("ui-to-come")),
        el("button", writer("ui-pace-next"), cls="btn primary", type="button", data_do="pace-next"),
        el("button", writer("ui-pace-all"), cls="btn", type="button", data_do="pace-all"),
        cls="pacer", id="pacer", role="status", hidden=True,
    )  # fmt: skip


def _face(writer: Writer) -> Html:
    """The box for a card that the log names."""
    return el("div", cls="panel facebox", id="face", dir=writer.direction, role="status", hidden=True)


def _curtain(page: TablePage, writer: Writer) -> Html:
    """Covers a shared screen: the page holds no secrets until the next player lifts the curtain."""
    names = [
        el(
            "span", crest(seat), el("b", writer("ui-hand-over", name=page.names[seat])), data_for=seat,
            hidden=True,
        )
        for seat in range(len(page.names))
    ]  # fmt: skip
    title = el("p", writer.row(writer.isolate(page.title), writer("game-name")), cls="muted small")
    button = el("button", writer("ui-i-am-here"), cls="btn primary", type="button", data_do="lift")
    return el(
        "div", title, el("p", *names), button, cls="curtain", role="dialog", aria_modal="true", hidden=True
    )
