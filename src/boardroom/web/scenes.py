"""Scenes, log rows and charts, derived from the data of a page and computed once for all its panels."""

from __future__ import annotations

from boardroom.core.actions import Fact
from boardroom.core.state import State
from boardroom.drawing.charts import chart
from boardroom.drawing.drawing import drawing_of
from boardroom.drawing.html import Html, writer_of
from boardroom.drawing.scene import Scene
from boardroom.table.log import LogRow, without_taken_back
from boardroom.web.models import TablePage


def scene(page: TablePage) -> Scene[State]:
    """The scene of a table, with the changes since the viewer's last move."""
    shared = page.shared
    if shared.scene is None:
        changed = drawing_of(page.game).changed_ids(facts_since_own_move(page))
        writer = writer_of(page.texts)
        shared.scene = Scene(page.view, writer, page.seat, changed, lambda: past_facts(page))
    return shared.scene


def past_facts(page: TablePage) -> list[Fact]:
    """The facts that led to the moment that is shown, without those taken back."""
    shared = page.shared
    if shared.past is None:
        rows = present_rows(page) if page.moment is None else without_taken_back(rows_shown(page))
        earlier = [one.row for one in page.earlier]
        shared.past = [fact for row in (*earlier, *rows) for fact in row.facts]
    return shared.past


def charts(page: TablePage) -> list[Html]:
    """The charts of a game; the panel of players repeats the first."""
    shared = page.shared
    if shared.charts is None:
        d = scene(page)
        series = drawing_of(page.game).charts(d, past_facts(page))
        shared.charts = [drawn for one in series if (drawn := chart(d.writer, one))]
    return shared.charts


def present_rows(page: TablePage) -> list[LogRow]:
    """The rows that led to the present, even while the page shows the past."""
    shared = page.shared
    if shared.present is None:
        shared.present = without_taken_back(page.log)
    return shared.present


def facts_since_own_move(page: TablePage) -> list[Fact]:
    """The facts since the viewer's last move; for a spectator, those of the last row."""
    return [fact for row in rows_since_own_move(page) for fact in row.facts]


def rows_since_own_move(page: TablePage) -> list[LogRow]:
    """The rows since the viewer's last move, or since a take-back; for a spectator, the last row."""
    rows: list[LogRow] = []
    for row in reversed(rows_shown(page)):
        if row.back is not None or row.seat == page.seat or row.seat is None:
            break
        rows.append(row)
        if page.seat is None:
            break
    return rows[::-1]


def rows_shown(page: TablePage) -> list[LogRow]:
    """The rows up to the moment that is shown."""
    if page.moment is None:
        return page.log
    return [row for row in page.log if row.seq <= page.moment]
