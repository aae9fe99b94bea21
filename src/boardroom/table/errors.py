"""What cannot be done at a table, and why: a sentence in every language, nothing changed."""

from __future__ import annotations

from pathlib import Path

from boardroom.core.errors import BoardroomError
from boardroom.core.messages import Sentence


class TableProblem(Sentence, BoardroomError):
    """A request that cannot be met: the text `problem-<key>` with its arguments.

    `more` goes into an answer beside the sentence, such as whether the request was stale.
    """

    prefix = "problem-"
    locale = Path(__file__).parent / "locale"

    def __init__(self, key: str, arguments: dict[str, object] | None = None, **more: object) -> None:
        super().__init__(key, **(arguments or {}))
        self.more = more


class NotAllowed(TableProblem):
    """It is somebody else's to do."""


class NotThere(TableProblem):
    """There is no such row."""


class NotNow(TableProblem):
    """The position does not allow it, or has changed meanwhile."""


def not_yours(seat: int | None) -> NotAllowed:
    if seat is None:
        return NotAllowed("no-seat-of-yours")
    return NotAllowed("seat-not-yours", {"seat": seat})
