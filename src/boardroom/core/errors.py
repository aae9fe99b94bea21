"""The errors of the package.

    BoardroomError
        BadInput    input means nothing: an unknown id, a malformed line
        Refused     a rule forbids a move
        BadData     a data file says something that cannot be

Only these are somebody else's mistake. A broken promise inside our code is an `assert`; any other exception
is a bug and must reach the log. The server adds errors that carry an HTTP status (`server.http.problems`).
"""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from boardroom.core.messages import Sentence
from boardroom.core.refusals import Refusal


class BoardroomError(Exception):
    """The base of all errors that a caller may want to catch."""


class BadInput(Sentence, BoardroomError):
    """Input that means nothing (an unknown id, a malformed line): the text `bad-<key>`, no clause."""

    prefix = "bad-"

    @classmethod
    def factory(cls, locale: Path) -> InputErrorFactory:
        """Makes errors whose words stand in that folder: each package with words of its own has one."""

        def make(key: str, /, **arguments: object) -> BadInput:
            error = cls(key, **arguments)
            error.locale = locale
            return error

        return make


class InputErrorFactory(Protocol):
    """Makes an error from its key and arguments, as the class itself would."""

    def __call__(self, key: str, /, **arguments: object) -> BadInput: ...


class Refused(BoardroomError):
    """A move that a rule forbids."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        return f"{self.refusal.clause}: {self.refusal}"


class BadData(BoardroomError):
    """A data file says something that cannot be; names file and line."""

    def __init__(self, file: Path | str, line: int | None, reason: str) -> None:
        self.file, self.line, self.reason = str(file), line, reason
        at = f"{Path(file).name}:{line}" if line else Path(file).name
        super().__init__(f"{at}: {reason}")
