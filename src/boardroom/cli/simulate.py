"""`boardroom simulate`: bots play many games; wins, scores and speed are reported."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from time import process_time
from typing import Any

from boardroom.bots import Bot, load, seed_of
from boardroom.bots.own import own_module
from boardroom.cli.arguments import add_settings, options_of
from boardroom.cli.errors import command_line_error
from boardroom.core.engine import advance, ignore_facts, offers, waits
from boardroom.core.game import Game
from boardroom.core.luck import luck_of
from boardroom.core.state import State
from boardroom.core.views import view
from boardroom.games import load as load_game

CAP = 20_000
"""Decisions after which a game is ranked as it stands."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--players", type=int, required=True, metavar="N")
    parser.add_argument("--games", type=int, required=True, metavar="N")
    parser.add_argument("--bots", default="random", metavar="NAME[,NAME...]", help="the last fills the rest")
    add_settings(parser)
    parser.add_argument("--json", action="store_true")


@dataclass
class Tally:
    """What came of the games, by place in the list of bots."""

    bots: list[str]
    finished: int = 0
    decisions: int = 0
    wins: list[float] = field(default_factory=list)
    scores: list[float] = field(default_factory=list)
    sums: Any = None
    """What the game itself counts (its module `balance`), if it does."""

    def __post_init__(self) -> None:
        self.wins, self.scores = [0.0] * len(self.bots), [0.0] * len(self.bots)

    def count(self, game: Game[Any], s: State, sits: Sequence[int]) -> None:
        """Note a game; bot i sat at `sits[i]`. The first number of the result is the score."""
        result = game.result(s)
        firsts = [one.seat for one in result if one.place == 1]
        scores = {one.seat: next(iter(one.numbers.values())) for one in result}
        for i, seat in enumerate(sits):
            self.wins[i] += 1 / len(firsts) if seat in firsts else 0
            self.scores[i] += scores.get(seat, 0)


def run(args: argparse.Namespace) -> int:
    game = load_game(args.game)
    options = options_of(game, args.set)
    if args.games < 1:
        raise command_line_error("games")
    if args.players not in game.seats:
        raise game.wrong_count(args.players)
    names = bot_names(args.bots, args.players)
    bots = [load(name, game) for name in names]
    tally, began = Tally(names, sums=sums_of(game)), process_time()
    for number in range(args.games):
        sits = [(i + number) % args.players for i in range(args.players)]
        at = {seat: bots[i] for i, seat in enumerate(sits)}
        s, decisions = one_game(game, options, at, f"{args.seed}/{number}", tally.sums)
        tally.decisions += decisions
        tally.finished += s.over
        tally.count(game, s, sits)
        if tally.sums is not None:
            tally.sums.ended(s)
    report(args, tally, process_time() - began)
    return 0


def bot_names(text: str, players: int) -> list[str]:
    """The bots by place; the last named one fills the places left."""
    names = text.split(",")
    if len(names) > players:
        raise command_line_error("bots", count=len(names), seats=players)
    return names + names[-1:] * (players - len(names))


def sums_of(game: Game[Any]) -> Any:
    """A game that has more to count than wins and scores does so in its module `balance`."""
    module = own_module(game, "bot.statistics")
    return module.Sums() if module is not None else None


def one_game(
    game: Game[Any], options: Any, at: dict[int, Bot], seed: str, sums: Any = None
) -> tuple[State, int]:
    """Play a game to its end or to the cap."""
    s: State = game.begin(options, len(at), seed)
    rngs = {seat: luck_of(seed_of(seed, seat)) for seat in at}
    if sums is not None:
        sums.began(s, rngs)
    decisions = 0
    while not s.over and decisions < CAP:
        seat = waits(s)[0]
        bot = at[seat]
        seen = s if bot.blind else view(s, seat)
        advance(s, bot.choose(seen, offers(seen, seat), rngs[seat]), ignore_facts)
        decisions += 1
    return s, decisions


def report(args: argparse.Namespace, tally: Tally, seconds: float) -> None:
    seconds = max(seconds, 1e-9)
    raw = {
        "game": args.game,
        "players": args.players,
        "games": args.games,
        "finished": tally.finished,
        "decisions": tally.decisions,
        "mean_decisions": tally.decisions / args.games,
        "decisions_per_s": tally.decisions / seconds,
        "games_per_s": args.games / seconds,
        "bots": tally.bots,
        "wins": [round(n, 6) for n in tally.wins],
        "mean_scores": [n / args.games for n in tally.scores],
        "seed": args.seed,
    }
    if tally.sums is not None:
        raw["sums"] = tally.sums.report()
    if args.json:
        print(json.dumps(raw))
        return
    print(f"{args.games} games of {args.game}, {args.players} players, {tally.finished} finished")
    print(f"{raw['mean_decisions']:.0f} decisions a game, {raw['decisions_per_s']:.0f} a second of CPU time")
    for name, wins, score in zip(tally.bots, tally.wins, raw["mean_scores"], strict=True):
        print(f"  {name:10} wins {wins:g}, mean score {score:.2f}")
