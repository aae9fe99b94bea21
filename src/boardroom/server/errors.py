"""What the server answers when something cannot be done: a status and one sentence, nothing changed."""

from __future__ import annotations

from typing import Any


class Problem(Exception):
    """A request that cannot be met. `more` goes into the answer beside the sentence, such as the clause."""

    def __init__(self, status: int, sentence: str, **more: Any) -> None:
        super().__init__(sentence)
        self.status, self.sentence, self.more = status, sentence, more

    def to_json(self) -> dict[str, Any]:
        return {"error": self.sentence, **self.more}


def unknown_table(table: str) -> Problem:
    return Problem(404, f"there is no table {table[:24]!r}")


def not_yours(seat: int | None) -> Problem:
    return Problem(403, "you have no seat at this table" if seat is None else f"seat {seat} is not yours")
