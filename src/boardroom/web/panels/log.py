"""The tabs beside the board: log, charts, rules and chat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from boardroom.core.actions import Fact
from boardroom.core.state import State
from boardroom.drawing.drawing import Drawing, drawing_of
from boardroom.drawing.fragments import Fragments
from boardroom.drawing.html import OWNERS, Html, Writer, crest, el, icon, join, spoken
from boardroom.drawing.scene import Scene
from boardroom.table.log import LogRow, without_taken_back
from boardroom.web.models import TablePage
from boardroom.web.panels import chat
from boardroom.web.panels.faces import face_button
from boardroom.web.panels.history import slider
from boardroom.web.scenes import charts, scene

RECENT = 80
"""Rows of the log sent with a page; the rest is fetched on request."""
FIRST_TAB = "log"
TAB_NAMES = (FIRST_TAB, "chart", "rules", "talk")
TABS, LINES = Fragments[list[Html]](512), Fragments[Html](1 << 14)


def log(page: TablePage, whole_log: bool = False, after: int | None = None) -> Html:
    """Log, charts, rules and chat as tabs, with the history slider below them.

    With `after`, the log has only the lines of later rows; the page keeps those that it shows.
    """
    d, drawing = scene(page), drawing_of(page.game)
    writer = d.writer
    lines = _lines(page, d, drawing, whole_log) if after is None else _new_lines(page, d, drawing, after)
    chart = join(charts(page)) or el("p", writer("ui-no-chart"), cls="muted pad")
    heads, *others = _fixed_tabs(page, writer)
    return el(
        "section", heads, _tab_body("log", lines), _tab_body("chart", chart), *others,
        slider(page, writer, drawing), cls="panel tabbed grow", data_panel="log",
        data_game=page.game.key, data_after=after, aria_label=writer("ui-log"),
    )  # fmt: skip


def _fixed_tabs(page: TablePage, writer: Writer) -> list[Html]:
    """What no move changes: the heads of all tabs, and the tabs of rules and chat."""
    return TABS.get(
        (writer.common, page.game.key, page.table, page.seat),
        lambda: [
            el("div", *(_tab(writer, name) for name in TAB_NAMES), cls="tabs", role="tablist"),
            _tab_body(
                "rules",
                el("p", el("a", writer("ui-open-rules"), href=f"/rules/{page.game.key}"), cls="pad"),
            ),
            _tab_body("talk", chat.tab(writer, page.table, page.seat)),
        ],
    )


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


@dataclass(frozen=True, slots=True)
class Entry:
    """A row in the log: of this table, perhaps taken back, or of the table that this one was forked from."""

    row: LogRow
    table: str
    is_earlier: bool = False
    is_undone: bool = False


def _entries(page: TablePage) -> list[Entry]:
    live = {row.seq for row in without_taken_back(page.log)}
    return [
        *(Entry(one.row, one.table, is_earlier=True) for one in page.earlier),
        *(Entry(row, page.table, is_undone=row.seq not in live and row.back is None) for row in page.log),
    ]


def _lines(page: TablePage, d: Scene[State], drawing: Drawing[State], whole_log: bool) -> Html:
    writer, entries = d.writer, _entries(page)
    shown = entries[-RECENT:]
    # A page of the past includes the lines of that moment, however old.
    if whole_log or (page.moment is not None and page.moment < shown[0].row.seq):
        shown = entries
    found = []
    if len(shown) < len(entries):
        more = el("button", writer("ui-whole-log"), cls="btn quiet", type="button", data_do="whole-log")
        found.append(el("li", more, cls="sep"))
    heading = _heading([one.row for one in entries[: len(entries) - len(shown)]], drawing)
    for entry in shown:
        if entry.row.seq == 0 and not entry.is_earlier and page.earlier:
            found.append(el("li", writer("ui-fork-begins"), cls="sep fork"))
        lines, heading = _row(page, writer, drawing, entry, heading)
        found += lines
    return el("ol", *found, cls="log")


def _new_lines(page: TablePage, d: Scene[State], drawing: Drawing[State], after: int) -> Html:
    """The lines of the rows after one, none of which takes anything back."""
    heading = _heading(page.log[: after + 1], drawing) or _heading([one.row for one in page.earlier], drawing)
    found: list[Html] = []
    for row in page.log[after + 1 :]:
        lines, heading = _row(page, d.writer, drawing, Entry(row, page.table), heading)
        found += lines
    return el("ol", *found, cls="log")


def _heading(rows: Sequence[LogRow], drawing: Drawing[State]) -> Fact | None:
    """The last heading among these rows: the fact that began the round they end in."""
    return next((f for row in reversed(rows) for f in reversed(row.facts) if drawing.is_heading(f)), None)


def _row(
    page: TablePage, writer: Writer, drawing: Drawing[State], entry: Entry, heading: Fact | None
) -> tuple[list[Html], Fact | None]:
    """The lines of a row, and the heading above the lines that follow."""
    row = entry.row
    if row.back is not None:
        link = _link(entry, writer("ui-went-back", seq=row.back))
        return [el("li", icon("undo", "flips"), link, cls="back", data_seq=row.seq)], heading
    found: list[Html] = []
    block: list[Fact] = []
    for fact in row.facts:
        if not drawing.is_heading(fact):
            block.append(fact)
            continue
        found += _block(page, writer, drawing, entry, drawing.group_for_log(block, heading))
        link = _link(entry, writer.sentence(fact))
        found.append(el("li", link, cls="sep", data_seq=None if entry.is_earlier else row.seq))
        block, heading = [], fact
    return found + _block(page, writer, drawing, entry, drawing.group_for_log(block, heading)), heading


def lines_of(page: TablePage, rows: Sequence[LogRow]) -> list[Html]:
    """The lines of some rows of this table."""
    writer, drawing = scene(page).writer, drawing_of(page.game)
    found: list[Html] = []
    for row in rows:
        found += _row(page, writer, drawing, Entry(row, page.table), None)[0]
    return found


def last_words(page: TablePage, rows: Sequence[LogRow]) -> Html:
    """The last line of some rows without its links, for a place where there can be none."""
    writer, drawing = scene(page).writer, drawing_of(page.game)
    facts = [fact for row in rows for fact in row.facts if not drawing.is_heading(fact)]
    lines = drawing.group_for_log(facts, None)
    if not lines:
        return Html()
    seat = lines[-1][0].values().get("seat")
    who = crest(seat) if isinstance(seat, int) else drawing.log_icon(lines[-1][0])
    return who + el("span", drawing.log_line(writer, lines[-1]), cls="last")


def _link(entry: Entry, words: Html) -> Html:
    """The words, linked to the position after their row: in place, or at the table forked from."""
    seq = entry.row.seq
    return el("a", words, href=f"/t/{entry.table}?at={seq}", data_at=None if entry.is_earlier else seq)


def _block(
    page: TablePage,
    writer: Writer,
    drawing: Drawing[State],
    entry: Entry,
    lines: Sequence[tuple[Fact, ...]],
) -> list[Html]:
    place = entry.row.seq, entry.table, entry.is_earlier, entry.is_undone
    return [
        LINES.get(
            (writer, drawing, facts, *place),
            lambda: _line(writer, drawing, facts, entry, page.game.key),  # noqa: B023
        )
        for facts in lines
    ]


def _line(writer: Writer, drawing: Drawing[State], facts: tuple[Fact, ...], entry: Entry, key: str) -> Html:
    """A line of the log; kept, since the whole log repeats it, and so does the list of recent lines."""
    fact = facts[0]
    seat = fact.values().get("seat")
    who = crest(seat) if isinstance(seat, int) else drawing.log_icon(fact) or el("span", cls="nobody")
    words = drawing.log_line(writer, facts)
    link = _link(entry, spoken(writer("ui-undone")) + words if entry.is_undone else words)
    clause = drawing.clause_of(fact)
    cited = writer.clause(clause, key) if clause else Html()
    owner = OWNERS[seat % 6] if isinstance(seat, int) else None
    return el(
        "li", who, link, face_button(writer, drawing.face_of_fact(fact)), cited,
        cls="undone" if entry.is_undone else "earlier" if entry.is_earlier else None,
        data_seq=None if entry.is_earlier else entry.row.seq, data_owner=owner,
    )  # fmt: skip
