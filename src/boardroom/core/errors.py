"""The errors of the package.

    BoardroomError
        BadInput    invalid input: an unknown id, a malformed line
        Refused     a rule forbids a move
        BadData     a data file contradicts itself or its format

Only these report a mistake made outside our code. A broken invariant is an `assert`; any other exception is a
bug and must reach the log. The server adds errors that carry an HTTP status (`server.http.problems`).
"""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from boardroom.core.messages import Sentence
from boardroom.core.refusals import Refusal


class BoardroomError(Exception):
    """The base of all errors that a caller may want to catch."""


class BadInput(Sentence, BoardroomError):
    """Invalid input, such as an unknown id or a malformed line, in the words of the text `bad-<key>`."""

    prefix = "bad-"

    @classmethod
    def factory(cls, locale: Path) -> InputErrorFactory:
        """Make a constructor of errors whose texts are in that folder, for packages with their own texts."""

        def make(key: str, /, **arguments: object) -> BadInput:
            error = cls(key, **arguments)
            error.locale = locale
            return error

        return make


class InputErrorFactory(Protocol):
    """Makes an error from its key and arguments, as the class does."""

    def __call__(self, key: str, /, **arguments: object) -> BadInput: ...


class Refused(BoardroomError):
    """A move that a rule forbids."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        return f"{self.refusal.clause}: {self.refusal}"


class BadData(BoardroomError):
    """An error in a data file, with file and line."""

    def __init__(self, file: Path | str, line: int | None, reason: str) -> None:
        self.file, self.line, self.reason = str(file), line, reason
        at = f"{Path(file).name}:{line}" if line else Path(file).name
        super().__init__(f"{at}: {reason}")
