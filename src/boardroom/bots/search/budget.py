"""Budgets of a decision: so many evaluations, or so many seconds."""

from __future__ import annotations

import re
from dataclasses import dataclass
from time import perf_counter

from boardroom.core.errors import BadInput

_FORM = re.compile(r"(\d{1,6})e|(\d{1,4}(?:\.\d{1,3})?)s", re.ASCII)
MOST_SECONDS = 600.0


@dataclass(frozen=True, slots=True)
class Budget:
    """What a bot may spend on one decision. Evaluations make it repeatable, seconds bound the waiting."""

    evaluations: int | None = None
    seconds: float | None = None

    def start(self) -> Spending:
        return Spending(self, 0, perf_counter())

    def __str__(self) -> str:
        return f"{self.evaluations}e" if self.seconds is None else f"{self.seconds:g}s"


@dataclass(slots=True)
class Spending:
    """What has been spent of a budget."""

    budget: Budget
    evaluations: int
    began: float

    def share(self) -> float:
        """The share of the budget that is spent: 1 or more when nothing is left."""
        if self.budget.seconds is not None:
            return (perf_counter() - self.began) / self.budget.seconds
        assert self.budget.evaluations is not None
        return self.evaluations / self.budget.evaluations

    def is_overtime(self) -> bool:
        """Whether a budget in seconds is used up. One in evaluations is never cut off within a world."""
        return self.budget.seconds is not None and self.share() >= 1


def read_budget(text: str) -> Budget:
    """Read `200e` (evaluations) or `0.5s` (seconds)."""
    found = _FORM.fullmatch(text)
    if found is not None and found[1] and int(found[1]) > 0:
        return Budget(evaluations=int(found[1]))
    if found is not None and found[2] and 0 < float(found[2]) <= MOST_SECONDS:
        return Budget(seconds=float(found[2]))
    raise BadInput("budget", text=text, seconds=MOST_SECONDS)
