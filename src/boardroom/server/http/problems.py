"""Errors of requests: an HTTP status and one sentence. Nothing was changed."""

from __future__ import annotations

from collections.abc import Callable

from starlette.exceptions import HTTPException

from boardroom.core.errors import BoardroomError
from boardroom.core.messages import Sentence
from boardroom.core.typography import plain
from boardroom.table.errors import NotAllowed, NotNow, NotThere, TableProblem
from boardroom.web.models import LOCALE


class Problem(Sentence, BoardroomError):
    """A request that cannot be fulfilled: the text `problem-<key>` with its arguments.

    `more` are further fields of the response, such as whether the request was stale.
    """

    prefix = "problem-"
    locale = LOCALE

    def __init__(
        self, status: int, key: str, arguments: dict[str, object] | None = None, **more: object
    ) -> None:
        super().__init__(key, **(arguments or {}))
        self.status, self.more = status, more

    def to_json(self, lang: str) -> dict[str, object]:
        return {"error": self.in_language(lang), **self.more}


class TranslatedProblem(Problem):
    """A problem whose sentence comes from elsewhere, such as a refusal by the rules of a game."""

    def __init__(self, status: int, say: Callable[[str], str], **more: object) -> None:
        super().__init__(status, "translated", None, **more)
        self.say = say

    def in_language(self, lang: str) -> str:
        return self.say(lang)

    def __str__(self) -> str:
        return plain(self.say("en"), "en")


class ProblemWhileReading(HTTPException):
    """A problem found while the body is read, where FastAPI passes on only its own exceptions."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.status)
        self.problem = problem


def too_large(limit: int) -> Problem:
    return Problem(413, "too-large", {"limit": limit})


def unknown_table(table: str) -> Problem:
    return Problem(404, "no-table", {"table": table[:24]})


STATUS: dict[type[TableProblem], int] = {NotAllowed: 403, NotThere: 404, NotNow: 409}
"""The HTTP status of each kind of table problem."""
