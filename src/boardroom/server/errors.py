"""What the server answers when something cannot be done: a status and one sentence, nothing changed."""

from __future__ import annotations

from typing import Any

from boardroom.core.texts import RIGHT_TO_LEFT
from boardroom.web.shown import words


class Problem(Exception):
    """A request that cannot be met: the text `problem-<key>` with its arguments.

    `more` goes into the answer beside the sentence, such as whether the request was stale.
    """

    def __init__(self, status: int, key: str, told: dict[str, Any] | None = None, **more: Any) -> None:
        super().__init__(key)
        self.status, self.key, self.told, self.more = status, key, told or {}, more

    @property
    def sentence(self) -> str:
        """In English, for the log."""
        return self.said("en")

    def said(self, lang: str) -> str:
        """The sentence in a language."""
        text = words(lang)(f"problem-{self.key}", **self.told)
        # The marks round arguments keep names apart in a right-to-left sentence; elsewhere they only disturb.
        return text if lang in RIGHT_TO_LEFT else text.replace("\u2068", "").replace("\u2069", "")

    def to_json(self, lang: str) -> dict[str, Any]:
        return {"error": self.said(lang), **self.more}


class Told(Problem):
    """A problem whose sentence is made already, in the reader's language, such as a refusal by the rules."""

    def said(self, lang: str) -> str:
        return self.key


def unknown_table(table: str) -> Problem:
    return Problem(404, "no-table", {"table": table[:24]})


def not_yours(seat: int | None) -> Problem:
    if seat is None:
        return Problem(403, "no-seat-of-yours")
    return Problem(403, "seat-not-yours", {"seat": seat})
