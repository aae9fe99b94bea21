"""Errors of requests to a table. They carry a sentence for the reader; the table is unchanged."""

from __future__ import annotations

from pathlib import Path

from boardroom.core.errors import BoardroomError
from boardroom.core.messages import Sentence


class TableProblem(Sentence, BoardroomError):
    """A rejected request, with the text `problem-<key>` and its arguments.

    `more` holds further fields of the response, such as whether the request was stale.
    """

    prefix = "problem-"
    locale = Path(__file__).parent / "locale"

    def __init__(self, key: str, arguments: dict[str, object] | None = None, **more: object) -> None:
        super().__init__(key, **(arguments or {}))
        self.more = more


class NotAllowed(TableProblem):
    """The person may not do this: the seat or table belongs to somebody else."""


class NotThere(TableProblem):
    """The row does not exist."""


class NotNow(TableProblem):
    """The position does not allow the request or has changed since."""


def not_yours(seat: int | None) -> NotAllowed:
    if seat is None:
        return NotAllowed("no-seat-of-yours")
    return NotAllowed("seat-not-yours", {"seat": seat})
