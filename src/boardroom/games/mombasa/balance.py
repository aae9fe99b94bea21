"""Self-play of greedy bots, counted: who wins by seat, company, tile and line of the scoring.

`python -m boardroom.games.mombasa.balance PLAYERS GAMES first|later [PACK]` prints one object; the figures of
docs/mombasa-balance.md come from it.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

from boardroom.core.engine import advance, nobody, offers, waits
from boardroom.core.views import view
from boardroom.games.mombasa.bot import choose
from boardroom.games.mombasa.camps import share_value
from boardroom.games.mombasa.game import GAME
from boardroom.games.mombasa.pack import COMPANIES
from boardroom.games.mombasa.scoring import LINES, lines
from boardroom.games.mombasa.state import Options, State


def self_play(options: Options, players: int, seed: str) -> tuple[State, int]:
    """One game of greedy bots, and the seat that began it."""
    s = GAME.begin(options, players, seed)
    first = s.first
    rngs = [Random(f"{seed}/{seat}") for seat in range(players)]
    while not s.over:
        seat = waits(s)[0]
        seen = view(s, seat)
        advance(s, choose(seen, offers(seen, seat), rngs[seat]), nobody)
    return s, first


@dataclass
class Tally:
    """Counts over many games; a shared first counts in parts."""

    games: int = 0
    wins_by_place: Counter[int] = field(default_factory=Counter)
    mean_lines: Counter[str] = field(default_factory=Counter)
    winner_lines: Counter[str] = field(default_factory=Counter)
    main_line: Counter[str] = field(default_factory=Counter)
    best_company: Counter[str] = field(default_factory=Counter)
    share_values: Counter[str] = field(default_factory=Counter)
    tiles: Counter[str] = field(default_factory=Counter)
    tile_wins: Counter[str] = field(default_factory=Counter)

    def count(self, s: State, first: int) -> None:
        players = len(s.players)
        self.games += 1
        scores = [lines(s, seat) for seat in range(players)]
        best = max(sum(score.values()) for score in scores)
        winners = [seat for seat in range(players) if sum(scores[seat].values()) == best]
        for seat, score in enumerate(scores):
            self.tiles[s.players[seat].starting] += 1
            for line, n in score.items():
                self.mean_lines[line] += n / players  # type: ignore[assignment]
        for seat in winners:
            self._count_winner(s, scores[seat], (seat - first) % players, seat, 1 / len(winners))
        for company, name in enumerate(COMPANIES):
            self.share_values[name] += share_value(s, company)

    def _count_winner(self, s: State, score: dict[str, int], place: int, seat: int, part: float) -> None:
        add: list[tuple[Counter[Any], Any, float]] = [
            (self.wins_by_place, place, part),
            (self.tile_wins, s.players[seat].starting, part),
            (self.main_line, max(LINES, key=lambda line: score[line]), part),
            (self.best_company, max(COMPANIES, key=lambda company: score[company]), part),
            *((self.winner_lines, line, part * n) for line, n in score.items()),
        ]
        for counter, key, n in add:
            counter[key] += n  # type: ignore[assignment]

    def report(self, players: int) -> dict[str, Any]:
        def share(counter: Counter[Any], keys: Any) -> dict[str, float]:
            return {str(key): round(counter[key] / self.games, 3) for key in keys}

        return {
            "players": players,
            "games": self.games,
            "wins_by_place": share(self.wins_by_place, range(players)),
            "mean_lines": share(self.mean_lines, LINES),
            "winner_lines": share(self.winner_lines, LINES),
            "main_line": share(self.main_line, LINES),
            "best_company": share(self.best_company, COMPANIES),
            "share_values": share(self.share_values, COMPANIES),
            "tiles": {t: [n, round(self.tile_wins[t] / n, 3)] for t, n in sorted(self.tiles.items())},
        }


def main(words: list[str]) -> None:
    players, games, setup, *pack = words
    settings: dict[str, Any] = {"setup": setup} | ({"pack": pack[0]} if pack else {})
    tally = Tally()
    for number in range(int(games)):
        tally.count(*self_play(Options(**settings), int(players), f"balance {number}"))
    print(json.dumps({"setup": setup} | tally.report(int(players))))


if __name__ == "__main__":
    main(sys.argv[1:])
