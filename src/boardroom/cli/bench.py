"""`boardroom bench`: the speed of a game's rules, each figure also against python-chess in the same run."""

from __future__ import annotations

import argparse
import hashlib
import json
from collections.abc import Callable
from importlib import import_module
from random import Random
from statistics import median
from time import process_time
from typing import Any

from boardroom.bots.random import Choice, choice_of
from boardroom.cli.errors import command_line_error
from boardroom.cli.simulate import CAP
from boardroom.core.actions import Action
from boardroom.core.engine import advance, ignore_facts, offers, refusal, waits
from boardroom.core.game import Game
from boardroom.core.state import State
from boardroom.games import every, load

RUNS = 5
STRETCH = 1.0
"""CPU seconds that one run of random games takes at most, or one game if that is longer."""
SHORT = 0.4
COUNTED = 3
"""Games whose final states make the checksum."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME|server")
    parser.add_argument("--json", action="store_true")


def run(args: argparse.Namespace) -> int:
    if args.game == "server":
        return _server(args)
    found: dict[str, Any] = {}
    plies: list[float] = []
    for game in [load(args.game)] if args.game else every():
        found[game.key] = Bench(game, plies).figures()
    raw = {"chess_plies_per_s": median(plies), "games": found}
    if args.json:
        print(json.dumps(raw))
    else:
        _tell(raw)
    return 0


def _server(args: argparse.Namespace) -> int:
    try:
        server = import_module("boardroom.bench.server")
    except ModuleNotFoundError as error:
        raise command_line_error("no-bench", package=error.name) from None
    found = server.run()
    print(json.dumps(found) if args.json else json.dumps(found, indent=2))
    return 0


class Bench:
    """Measures one game; `plies` collects the chess figures of all runs."""

    def __init__(self, game: Game[Any], plies: list[float]) -> None:
        self.game, self.plies = game, plies
        self.choice = choice_of(game)

    def figures(self) -> dict[str, Any]:
        counts = [n for n in (2, 3, 4) if n in self.game.seats] or [self.game.seats[0]]
        players = {str(n): self.random_play(n) for n in counts}
        states, actions = self.sample_game(counts[-1])
        copies, copies_ratio = self.against_chess(lambda: _copies(states))
        replays, replay_ratio = self.against_chess(lambda: self.replays(counts[-1], actions))
        setup, _ = self.against_chess(lambda: self.setups(counts[-1]))
        return {
            "players": players,
            "copies_per_s": copies,
            "copies_ratio_chess": copies_ratio,
            "replay_actions_per_s": replays,
            "replay_ratio_chess": replay_ratio,
            "setup_ms": 1000 / setup,
        }

    def random_play(self, players: int) -> dict[str, Any]:
        """Random games: as many as fit in a stretch, then the same ones five times."""
        digest, games, began = hashlib.blake2b(digest_size=8), 0, process_time()
        decisions = finished = 0
        while games < COUNTED or process_time() - began < STRETCH:
            s, made = self.one(players, games)
            if games < COUNTED:
                digest.update(s.digest().encode())
            games, decisions, finished = games + 1, decisions + made, finished + s.over
            if process_time() - began > 5 * STRETCH:
                break
        rates, ratios = [], []
        for _ in range(RUNS):
            chess = self.chess()
            began = process_time()
            for number in range(games):
                self.one(players, number)
            rates.append(1 / (process_time() - began))
            ratios.append(rates[-1] * decisions / chess)
        return {
            "decisions_per_s": median(rates) * decisions,
            "games_per_s": median(rates) * games,
            "ratio_chess": median(ratios),
            "finished": finished / games,
            "games": games,
            "checksum": digest.hexdigest(),
        }

    def one(self, players: int, number: int) -> tuple[State, int]:
        return random_game(self.game, players, f"bench {players} {number}", self.choice)

    def sample_game(self, players: int) -> tuple[list[State], list[Action]]:
        """States from all over one game, and its actions."""
        states: list[State] = []
        actions: list[Action] = []

        def look(s: State, a: Action) -> None:
            states.append(s.clone())
            actions.append(a)

        random_game(self.game, players, "bench sample", self.choice, look)
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
        """How much of some work is done in a second, and the ratio to chess: medians of five."""
        rates, ratios = [], []
        for _ in range(RUNS):
            chess = self.chess()
            done, began = 0, process_time()
            while (spent := process_time() - began) < SHORT:
                done += work()
            rates.append(done / spent)
            ratios.append(rates[-1] / chess)
        return median(rates), median(ratios)

    def chess(self) -> float:
        self.plies.append(chess_plies_per_s())
        return self.plies[-1]


def _copies(states: list[State]) -> int:
    for s in states:
        clone = s.clone
        for _ in range(50):
            clone()
    return 50 * len(states)


def random_game(
    game: Game[Any],
    players: int,
    seed: str,
    choice: Choice,
    look: Callable[[State, Action], Any] | None = None,
) -> tuple[State, int]:
    """A game of random play: the legal choices, one of them, apply it."""
    rng = Random(seed)
    s: State = game.begin(game.options(), players, seed)
    made = 0
    while not s.over and made < CAP:
        a = choice(offers(s, waits(s)[0]), rng)
        if look:
            look(s, a)
        advance(s, a, ignore_facts)
        made += 1
    return s, made


def chess_plies_per_s() -> float:
    """Random play of python-chess: the list of legal moves, one of them, push it."""
    try:
        chess = import_module("chess")
    except ModuleNotFoundError:
        raise command_line_error("no-yardstick") from None
    rng, plies, began = Random("chess"), 0, process_time()
    while (spent := process_time() - began) < SHORT:
        board = chess.Board()
        for _ in range(200):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(moves[int(rng.random() * len(moves))])
            plies += 1
    return plies / spent


def _tell(raw: dict[str, Any]) -> None:
    print(f"python-chess: {raw['chess_plies_per_s']:.0f} plies a second of CPU time")
    for key, found in raw["games"].items():
        print(f"{key}: set-up {found['setup_ms']:.2f} ms")
        for players, one in found["players"].items():
            speed = f"{one['decisions_per_s']:.0f} decisions/s ({one['ratio_chess']:.2f} x chess)"
            ended = f"{one['games_per_s']:.1f} games/s, {one['finished']:.0%} finished"
            print(f"  {players} players: {speed}, {ended}, checksum {one['checksum']}")
        print(f"  {found['copies_per_s']:.0f} copies/s ({found['copies_ratio_chess']:.2f} x chess)")
        replays, ratio = found["replay_actions_per_s"], found["replay_ratio_chess"]
        print(f"  {replays:.0f} replayed actions/s ({ratio:.2f} x chess)")
