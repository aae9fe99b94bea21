"""Stories: what the slider and the charts show of a game's past, read row by row as the game goes on."""

from __future__ import annotations

from collections.abc import Sequence
from weakref import WeakKeyDictionary

from boardroom.core.actions import Fact
from boardroom.drawing.drawing import drawing_of
from boardroom.drawing.scene import Chronicle
from boardroom.table.log import EarlierRow, LogRow, VisibleLog, without_taken_back
from boardroom.web.models import TablePage

STORIES: WeakKeyDictionary[VisibleLog, dict[tuple[int | None, bool], Story]] = WeakKeyDictionary()
"""The stories of a log by seat, and by whether the end of the game has revealed everything."""


class Story:
    """The headings of the log, and the chronicle of the game, after the first `read` rows."""

    def __init__(self, page: TablePage) -> None:
        self.drawing = drawing_of(page.game)
        self.earlier: tuple[EarlierRow, ...] = page.earlier
        self.headings: list[tuple[int, Fact]] = []
        """The facts that began the rounds, each with its row."""
        self.chronicle: Chronicle = self.drawing.chronicle(page.view)
        self.read = 0
        for one in page.earlier:
            for fact in one.row.facts:
                self.chronicle.hear(fact)

    def mark(self, rows: Sequence[LogRow]) -> None:
        """Mark the rounds that begin in these rows."""
        is_heading = self.drawing.is_heading
        self.headings += [(row.seq, fact) for row in rows for fact in row.facts if is_heading(fact)]

    def tell(self, rows: Sequence[LogRow]) -> None:
        """Tell the chronicle what happened in these rows."""
        for row in rows:
            for fact in row.facts:
                self.chronicle.hear(fact)

    def continues_with(self, page: TablePage) -> bool:
        """Whether the rows of a page only add to what was read: none of them takes earlier ones back."""
        return (
            self.read <= len(page.log)
            and self.earlier is page.earlier
            and all(row.back is None for row in page.log[self.read :])
        )


def story_of(page: TablePage) -> Story:
    """The headings of the log, and the chronicle up to the moment that is shown, for use at once.

    At present each row is read once, not at every move: later pages go on with the same story.
    """
    if page.visible_log is None or page.moment is not None:
        return _read_anew(page)
    kept, key = STORIES.setdefault(page.visible_log, {}), (page.seat, page.view.over)
    story = kept.get(key)
    if story is None or not story.continues_with(page):
        story = _read_anew(page)
        if key not in kept or kept[key].read <= story.read:
            kept[key] = story
        return story
    rows = page.log[story.read :]
    story.mark(rows)
    story.tell(rows)
    story.read += len(rows)
    return story


def _read_anew(page: TablePage) -> Story:
    story = Story(page)
    story.mark(without_taken_back(page.log))
    story.tell(without_taken_back(rows_shown(page)))
    story.read = len(page.log)
    return story


def rows_shown(page: TablePage) -> list[LogRow]:
    """The rows up to the moment that is shown."""
    if page.moment is None:
        return page.log
    return [row for row in page.log if row.seq <= page.moment]
