"""The tabs beside the board: log, charts, rules and chat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import TypeAlias

from boardroom.core.actions import Fact
from boardroom.core.state import State
from boardroom.core.texts import Texts
from boardroom.drawing.drawing import Drawing, drawing_of
from boardroom.drawing.html import OWNERS, Html, Writer, crest, el, icon, join
from boardroom.drawing.scene import Scene
from boardroom.table.log import LogRow
from boardroom.web.models import TablePage
from boardroom.web.panels import chat
from boardroom.web.panels.history import slider
from boardroom.web.scenes import charts, scene

RECENT = 80
"""Rows of the log sent with a page; the rest is fetched on request."""
FIRST_TAB = "log"

TextsArguments: TypeAlias = tuple[
    str, tuple[Path, ...], tuple[str, ...], int | None, tuple[tuple[str, str], ...]
]
"""The arguments of `Texts`: language, folders, players' names, the viewer's seat, the table's own names."""


def log(page: TablePage, whole_log: bool = False) -> Html:
    """Log, charts, rules and chat as tabs, with the history slider below them."""
    d, drawing = scene(page), drawing_of(page.game)
    writer = d.writer
    tabs = {
        "log": _lines(page, d, drawing, whole_log),
        "chart": join(charts(page)) or el("p", writer("ui-no-chart"), cls="muted pad"),
        "rules": el("p", el("a", writer("ui-open-rules"), href=f"/rules/{page.game.key}"), cls="pad"),
        "talk": chat.tab(writer, page.table, page.seat),
    }
    heads = el("div", *(_tab(writer, name) for name in tabs), cls="tabs", role="tablist")
    bodies = [_tab_body(name, body) for name, body in tabs.items()]
    return el(
        "section", heads, *bodies, slider(page, writer, drawing), cls="panel tabbed grow", data_panel="log",
        data_game=page.game.key, aria_label=writer("ui-log"),
    )  # fmt: skip


def _tab(writer: Writer, name: str) -> Html:
    return el(
        "button", icon(name), writer(f"ui-{name}"), role="tab", type="button", id=f"tab-{name}",
        data_do="tab", aria_controls=f"body-{name}", aria_selected="true" if name == FIRST_TAB else "false",
    )  # fmt: skip


def _tab_body(name: str, body: Html) -> Html:
    return el(
        "div", body, cls="tabbody", id=f"body-{name}", role="tabpanel", aria_labelledby=f"tab-{name}",
        hidden=name != FIRST_TAB,
    )  # fmt: skip


def _lines(page: TablePage, d: Scene[State], drawing: Drawing[State], whole_log: bool) -> Html:
    writer = d.writer
    rows = page.log[-RECENT:]
    # A page of the past includes the lines of that moment, however old.
    if whole_log or (page.moment is not None and rows and page.moment < rows[0].seq):
        rows = page.log
    found = []
    if len(rows) < len(page.log):
        more = el("button", writer("ui-whole-log"), cls="btn quiet", type="button", data_do="whole-log")
        found.append(el("li", more, cls="sep"))
    heading = _heading(page.log[: len(page.log) - len(rows)], drawing)
    for row in rows:
        lines, heading = _row(page, writer, drawing, row, heading)
        found += lines
    return el("ol", *found, cls="log")


def _heading(rows: Sequence[LogRow], drawing: Drawing[State]) -> Fact | None:
    """The last heading among these rows: the fact that began the round they end in."""
    return next((f for row in reversed(rows) for f in reversed(row.facts) if drawing.is_heading(f)), None)


def _row(
    page: TablePage, writer: Writer, drawing: Drawing[State], row: LogRow, heading: Fact | None
) -> tuple[list[Html], Fact | None]:
    """The lines of a row, and the heading above the lines that follow."""
    at = f"/t/{page.table}?at={row.seq}"
    if row.back is not None:
        link = el("a", writer("ui-went-back", seq=row.back), href=at, data_at=row.seq)
        return [el("li", icon("undo", "flips"), link, cls="back", data_seq=row.seq)], heading
    found: list[Html] = []
    block: list[Fact] = []
    for fact in row.facts:
        if not drawing.is_heading(fact):
            block.append(fact)
            continue
        found += _block(page, writer, drawing, row, drawing.group_for_log(block, heading))
        link = el("a", writer.sentence(fact), href=at, data_at=row.seq)
        found.append(el("li", link, cls="sep", data_seq=row.seq))
        block, heading = [], fact
    return found + _block(page, writer, drawing, row, drawing.group_for_log(block, heading)), heading


def _block(
    page: TablePage, writer: Writer, drawing: Drawing[State], row: LogRow, lines: Sequence[tuple[Fact, ...]]
) -> list[Html]:
    t = writer.texts
    arguments = (t.lang, t.folders, t.names, t.you, t.own)
    return [_line(facts, (page.table, row.seq), (drawing, page.game.key), arguments) for facts in lines]


@lru_cache(maxsize=1 << 14)
def _line(
    facts: tuple[Fact, ...],
    at: tuple[str, int],
    game: tuple[Drawing[State], str],
    texts: TextsArguments,
) -> Html:
    """A line of the log; cached, since the log repeats it after every move."""
    writer, (table, seq), (drawing, key) = Writer(Texts(*texts)), at, game
    fact = facts[0]
    seat = fact.values().get("seat")
    who = crest(seat) if isinstance(seat, int) else drawing.log_icon(fact) or el("span", cls="nobody")
    link = el("a", drawing.log_line(writer, facts), href=f"/t/{table}?at={seq}", data_at=seq)
    clause = drawing.clause_of(fact)
    cited = writer.clause(clause, key) if clause else Html()
    owner = OWNERS[seat % 6] if isinstance(seat, int) else None
    return el("li", who, link, cited, data_seq=seq, data_owner=owner)
