"""Results of many games: wins, scores, CPU time, and how sure the shares of wins are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt

from boardroom.bots.matches import Played

CONFIDENCE = 1.959964
"""The standard deviations of an interval that holds the truth in 95 of 100 cases."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The Wilson interval of a share of wins. Games shared by several winners count in parts."""
    if not games:
        return 0.0, 1.0
    share, square = wins / games, CONFIDENCE**2
    middle = share + square / (2 * games)
    spread = CONFIDENCE * sqrt(share * (1 - share) / games + square / (4 * games**2))
    whole = 1 + square / games
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


@dataclass
class Tally:
    """The results of several games, by position in the list of bots."""

    bots: Sequence[str]
    games: int = 0
    finished: int = 0
    decisions: int = 0
    total_s: float = 0.0
    wins: list[float] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    cpu_s: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        entries = len(self.bots)
        self.wins, self.scores, self.cpu_s = [0.0] * entries, [0] * entries, [0.0] * entries

    def count(self, played: Played) -> None:
        self.games += 1
        self.finished += played.finished
        self.decisions += played.decisions
        self.total_s += played.total_s
        for entry, won in enumerate(played.wins):
            self.wins[entry] += won
            self.scores[entry] += played.scores[entry]
            self.cpu_s[entry] += played.cpu_s[entry]

    def intervals(self) -> list[tuple[float, float]]:
        return [wilson(wins, self.games) for wins in self.wins]
