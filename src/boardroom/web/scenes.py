"""Scenes, log rows and charts, derived from the data of a page and computed once for all its panels."""

from __future__ import annotations

from boardroom.core.actions import Fact
from boardroom.core.state import State
from boardroom.drawing.charts import chart
from boardroom.drawing.drawing import drawing_of
from boardroom.drawing.html import Html, writer_of
from boardroom.drawing.scene import Scene
from boardroom.table.log import LogRow
from boardroom.web.models import TablePage
from boardroom.web.stories import rows_shown, story_of


def scene(page: TablePage) -> Scene[State]:
    """The scene of a table, with the changes since the viewer's last move."""
    shared = page.shared
    if shared.scene is None:
        changed = drawing_of(page.game).changed_ids(facts_since_own_move(page))
        writer = writer_of(page.texts)
        shared.scene = Scene(page.view, writer, page.seat, changed, lambda: story_of(page).chronicle)
    return shared.scene


def charts(page: TablePage) -> list[Html]:
    """The charts of a game; the panel of players repeats the first."""
    shared = page.shared
    if shared.charts is None:
        d = scene(page)
        series = story_of(page).chronicle.series(d.writer, d.view)
        shared.charts = [drawn for one in series if (drawn := chart(d.writer, one))]
    return shared.charts


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
