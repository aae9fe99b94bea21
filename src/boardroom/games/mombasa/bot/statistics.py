"""Counts over many games of bots: wins by place in turn order, starting tile, temper, company and line.

`boardroom simulate mombasa --json` reports them as `sums`; docs/mombasa-balance.md is made from them.
A shared first place counts in parts, and wins are reported as shares.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from random import Random

from boardroom.core.json_types import JsonObject
from boardroom.games.mombasa.bot.personality import leaning_of
from boardroom.games.mombasa.companies.camps import share_value
from boardroom.games.mombasa.pack import COMPANIES
from boardroom.games.mombasa.scoring import LINES, lines
from boardroom.games.mombasa.state import State


class Sums:
    """Counts over many games."""

    def __init__(self) -> None:
        self.games = 0
        self.players = 0
        self.first = 0
        self.personalities: list[str] = []
        self.seated: dict[str, Counter[str]] = defaultdict(Counter)
        """By question (place, tile, temper): how often each answer sat at the table ..."""
        self.won: dict[str, Counter[str]] = defaultdict(Counter)
        """... and won; for the winner's main line and company only this."""
        self.points: dict[str, Counter[str]] = defaultdict(Counter)

    def begin_game(self, s: State, rngs: Mapping[int, Random]) -> None:
        """Note who starts and what kind of player sits where."""
        self.first = s.first
        self.personalities = [leaning_of(rngs[seat]) for seat in range(len(s.players))]

    def end_game(self, s: State) -> None:
        """Count a finished game."""
        seats = range(len(s.players))
        scores = [lines(s, seat) for seat in seats]
        totals = [sum(score.values()) for score in scores]
        winners = [seat for seat in seats if totals[seat] == max(totals)]
        for seat in seats:
            part = 1 / len(winners) if seat in winners else 0.0
            self._count(s, seat, scores[seat], part)
        for company, name in enumerate(COMPANIES):
            self.points["share_value"][name] += share_value(s, company)
        self.games += 1
        self.players = len(seats)

    def _count(self, s: State, seat: int, score: dict[str, int], part: float) -> None:
        """One player: how it sat there and, if it won, by what."""
        place = (seat - self.first) % len(s.players) + 1
        sat = {"place": str(place), "tile": s.players[seat].starting, "temper": self.personalities[seat]}
        for question, answer in sat.items():
            self.seated[question][answer] += 1
            _add(self.won[question], [(answer, part)])
        _add(self.points["mean"], ((line, n / len(s.players)) for line, n in score.items()))
        _add(self.points[sat["temper"]], score.items())
        if part:
            _add(self.won["line"], [(max(LINES, key=lambda line: score[line]), part)])
            _add(self.won["company"], [(max(COMPANIES, key=lambda name: score[name]), part)])
            _add(self.points["winner"], ((line, part * n) for line, n in score.items()))

    def report(self) -> JsonObject:
        """Shares of wins and mean pounds, ready to be printed."""
        games = max(1, self.games)

        def per_game(counted: Counter[str], keys: Iterable[str], places: int = 3) -> dict[str, float]:
            return {key: round(counted[key] / games, places) for key in keys}

        def per_seat(question: str) -> dict[str, dict[str, float]]:
            sat, won = self.seated[question], self.won[question]
            return {key: {"seats": sat[key], "won": round(won[key] / sat[key], 3)} for key in sorted(sat)}

        return {
            "fair": round(1 / max(1, self.players), 3),
            "place": per_seat("place"),
            "tile": per_seat("tile"),
            "temper": per_seat("temper"),
            "main_line": per_game(self.won["line"], LINES),
            "main_company": per_game(self.won["company"], COMPANIES),
            "mean_pounds": per_game(self.points["mean"], LINES, 1),
            "winner_pounds": per_game(self.points["winner"], LINES, 1),
            "temper_pounds": {
                name: {line: round(self.points[name][line] / sat, 1) for line in LINES}
                for name, sat in sorted(self.seated["temper"].items())
            },
            "share_value": per_game(self.points["share_value"], COMPANIES, 2),
        }


def _add(counter: Counter[str], found: Iterable[tuple[str, float]]) -> None:
    for key, n in found:
        counter[key] += n  # type: ignore[assignment]
