"""From what a page may know to what there is to draw."""

from __future__ import annotations

from collections.abc import Sequence

from boardroom.core.actions import Fact
from boardroom.core.state import State
from boardroom.drawing.charts import chart
from boardroom.drawing.drawing import drawing_of
from boardroom.drawing.html import Html, Writer
from boardroom.drawing.scene import Scene
from boardroom.web.models import LogRow, TablePage


def scene(shown: TablePage) -> Scene[State]:
    """The scene of a table, with what has changed since the reader's last own move."""
    found = shown.kept.get("scene")
    if found is None:
        fresh = drawing_of(shown.game).changed_ids(news(shown))
        found = Scene(shown.view, Writer(shown.texts), shown.seat, fresh, lambda: past(shown))
        shown.kept["scene"] = found
    assert isinstance(found, Scene)
    return found


def past(shown: TablePage) -> list[Fact]:
    """The facts that led to the moment that is shown, without what was taken back."""
    if "past" not in shown.kept:
        rows = present(shown) if shown.moment is None else live(history(shown))
        shown.kept["past"] = [fact for row in rows for fact in row.facts]
    found: list[Fact] = shown.kept["past"]
    return found


def charts(shown: TablePage) -> list[Html]:
    """The charts of a game; the first also stands beside the players."""
    if "charts" not in shown.kept:
        d = scene(shown)
        series = drawing_of(shown.game).charts(d, past(shown))
        shown.kept["charts"] = [drawn for one in series if (drawn := chart(d.writer, one))]
    found: list[Html] = shown.kept["charts"]
    return found


def present(shown: TablePage) -> list[LogRow]:
    """The rows that led to the present, also for a reader of the past."""
    if "present" not in shown.kept:
        shown.kept["present"] = live(shown.log)
    found: list[LogRow] = shown.kept["present"]
    return found


def live(log: Sequence[LogRow]) -> list[LogRow]:
    """The rows that led to the last one, without what was taken back."""
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
    """What happened after the reader's last own row; for an onlooker, in the last row."""
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
    """The rows up to the moment that is shown."""
    if shown.moment is None:
        return shown.log
    return [row for row in shown.log if row.seq <= shown.moment]
