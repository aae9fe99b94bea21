"""What to draw, derived from what a page may know."""

from __future__ import annotations

from collections.abc import Sequence

from boardroom.core.actions import Fact
from boardroom.core.state import State
from boardroom.drawing.charts import chart
from boardroom.drawing.drawing import drawing_of
from boardroom.drawing.html import Html, Writer
from boardroom.drawing.scene import Scene
from boardroom.table.log import LogRow
from boardroom.web.models import TablePage


def scene(shown: TablePage) -> Scene[State]:
    """The scene of a table, with the changes since the reader's last move."""
    shared = shown.shared
    if shared.scene is None:
        changed = drawing_of(shown.game).changed_ids(news(shown))
        writer = Writer(shown.texts)
        shared.scene = Scene(shown.view, writer, shown.seat, changed, lambda: past(shown))
    return shared.scene


def past(shown: TablePage) -> list[Fact]:
    """The facts that led to the moment shown, without those taken back."""
    shared = shown.shared
    if shared.past is None:
        rows = present(shown) if shown.moment is None else live(history(shown))
        shared.past = [fact for row in rows for fact in row.facts]
    return shared.past


def charts(shown: TablePage) -> list[Html]:
    """The charts of a game; the first also stands beside the players."""
    shared = shown.shared
    if shared.charts is None:
        d = scene(shown)
        series = drawing_of(shown.game).charts(d, past(shown))
        shared.charts = [drawn for one in series if (drawn := chart(d.writer, one))]
    return shared.charts


def present(shown: TablePage) -> list[LogRow]:
    """The rows that led to the present, even while the page shows the past."""
    shared = shown.shared
    if shared.present is None:
        shared.present = live(shown.log)
    return shared.present


def live(log: Sequence[LogRow]) -> list[LogRow]:
    """The rows that led to the last one, without those taken back."""
    by_seq = {row.seq: row for row in log}
    found: list[LogRow] = []
    at = log[-1].seq if log else -1
    while at in by_seq:
        row = by_seq[at]
        if row.back is not None:
            at = row.back
            continue
        found.append(row)
        at -= 1
    return found[::-1]


def news(shown: TablePage) -> list[Fact]:
    """The facts since the reader's last move; for a spectator, those of the last row."""
    found: list[Fact] = []
    for row in reversed(history(shown)):
        if row.back is not None:
            break
        if row.seat == shown.seat or row.seat is None:
            break
        found[:0] = row.facts
        if shown.seat is None:
            break
    return found


def history(shown: TablePage) -> list[LogRow]:
    """The rows up to the moment shown."""
    if shown.moment is None:
        return shown.log
    return [row for row in shown.log if row.seq <= shown.moment]
