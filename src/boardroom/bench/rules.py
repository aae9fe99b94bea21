"""Benchmarks of the rules; each figure also as a ratio to python-chess in the same run."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from random import Random
from statistics import median
from time import process_time

from boardroom.bench import greedy
from boardroom.bench.yardstick import chess_plies_per_s
from boardroom.bots.simulation import MAX_DECISIONS
from boardroom.core.actions import Action
from boardroom.core.engine import advance, ignore_facts, offers, refusal, waits
from boardroom.core.game import Game
from boardroom.core.hooks import RandomPolicy
from boardroom.core.state import State

RUNS = 5
STRETCH_S = 1.0
"""CPU time of one run of random games; a run finishes the game that it is playing."""
SHORT_S = 0.4
CHECKED_GAMES = 3
"""The number of games whose final states make up the checksum."""


@dataclass(frozen=True, slots=True)
class RandomPlayFigures:
    """Random games with one number of players."""

    decisions_per_s: float
    games_per_s: float
    ratio_chess: float
    finished: float
    """The share of games that ended by the rules."""
    games: int
    checksum: str


@dataclass(frozen=True, slots=True)
class GameFigures:
    """The figures of one game; `players` has those of random play by number of players."""

    players: dict[str, RandomPlayFigures]
    copies_per_s: float
    copies_ratio_chess: float
    replay_actions_per_s: float
    replay_ratio_chess: float
    greedy: greedy.GreedyFigures | None
    setup_ms: float


@dataclass(frozen=True, slots=True)
class RulesFigures:
    """The figures of all games and of python-chess."""

    chess_plies_per_s: float
    games: dict[str, GameFigures]

    def to_json(self) -> dict[str, object]:
        return asdict(self)


def measure(games: Sequence[Game[State]]) -> RulesFigures:
    """Measure the rules of these games, one after the other."""
    plies: list[float] = []
    found = {game.key: Bench(game, plies).figures() for game in games}
    return RulesFigures(median(plies), found)


class Bench:
    """Measures one game; `plies` collects the chess figures of all runs."""

    def __init__(self, game: Game[State], plies: list[float]) -> None:
        self.game, self.plies = game, plies
        self.choose = game.random_policy()

    def figures(self) -> GameFigures:
        counts = [n for n in (2, 3, 4) if n in self.game.seats] or [self.game.seats[0]]
        players = {str(n): self.random_play(n) for n in counts}
        states, actions = self.sample_game(counts[-1])
        copies, copies_ratio = self.against_chess(lambda: _copy_all(states))
        replays, replay_ratio = self.against_chess(lambda: self.replays(counts[-1], actions))
        bots = greedy.measure(self.game, counts[-1], self.chess)
        setups, _ = self.against_chess(lambda: self.setups(counts[-1]))
        return GameFigures(players, copies, copies_ratio, replays, replay_ratio, bots, setup_ms=1000 / setups)

    def random_play(self, players: int) -> RandomPlayFigures:
        """Play random games for one stretch of time, then time the same games in several runs."""
        digest, games, began = hashlib.blake2b(digest_size=8), 0, process_time()
        decisions = finished = 0
        while games < CHECKED_GAMES or process_time() - began < STRETCH_S:
            s, made = self.one(players, games)
            if games < CHECKED_GAMES:
                digest.update(s.digest().encode())
            games, decisions, finished = games + 1, decisions + made, finished + s.over
        rates, ratios = [], []
        for _ in range(RUNS):
            chess = self.chess()
            began = process_time()
            for number in range(games):
                self.one(players, number)
            rates.append(1 / (process_time() - began))
            ratios.append(rates[-1] * decisions / chess)
        return RandomPlayFigures(
            decisions_per_s=median(rates) * decisions,
            games_per_s=median(rates) * games,
            ratio_chess=median(ratios),
            finished=finished / games,
            games=games,
            checksum=digest.hexdigest(),
        )

    def one(self, players: int, number: int) -> tuple[State, int]:
        return random_game(self.game, players, f"bench {players} {number}", self.choose)

    def sample_game(self, players: int) -> tuple[list[State], list[Action]]:
        """About twenty states spread over one game, and all its actions."""
        states: list[State] = []
        actions: list[Action] = []

        def look(s: State, a: Action) -> None:
            states.append(s.clone())
            actions.append(a)

        random_game(self.game, players, "bench sample", self.choose, look)
        return states[:: max(1, len(states) // 20)], actions

    def replays(self, players: int, actions: list[Action]) -> int:
        s: State = self.game.begin(self.game.options(), players, "bench sample")
        for a in actions:
            assert refusal(s, a) is None
            advance(s, a, ignore_facts)
        return len(actions)

    def setups(self, players: int) -> int:
        self.game.begin(self.game.options(), players, "bench sample")
        return 1

    def against_chess(self, work: Callable[[], int]) -> tuple[float, float]:
        """Units of work per second and the ratio to chess, each as the median of several runs."""
        rates, ratios = [], []
        for _ in range(RUNS):
            chess = self.chess()
            done, began = 0, process_time()
            while (spent := process_time() - began) < SHORT_S:
                done += work()
            rates.append(done / spent)
            ratios.append(rates[-1] / chess)
        return median(rates), median(ratios)

    def chess(self) -> float:
        self.plies.append(chess_plies_per_s(SHORT_S))
        return self.plies[-1]


def _copy_all(states: list[State]) -> int:
    for s in states:
        clone = s.clone
        for _ in range(50):
            clone()
    return 50 * len(states)


def random_game(
    game: Game[State],
    players: int,
    seed: str,
    choose: RandomPolicy,
    look: Callable[[State, Action], None] | None = None,
) -> tuple[State, int]:
    """Play a game at random: list the offers, choose an action, carry it out."""
    rng = Random(seed)
    s: State = game.begin(game.options(), players, seed)
    made = 0
    while (asked := waits(s)) and made < MAX_DECISIONS:
        a = choose(offers(s, asked[0]), rng)
        if look:
            look(s, a)
        advance(s, a, ignore_facts)
        made += 1
    return s, made
