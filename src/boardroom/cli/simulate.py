"""`boardroom simulate`: let bots play many games and report wins, scores and speed."""

from __future__ import annotations

import json
from dataclasses import dataclass
from time import process_time
from typing import Any

from boardroom.bots.opponents import load_opponent
from boardroom.bots.simulation import Tally, play_game
from boardroom.cli.arguments import WholeNumber, declare, flag, option, options_of, settings, word
from boardroom.cli.errors import command_line_error
from boardroom.core.hooks import Statistics
from boardroom.games.registry import load


@dataclass(frozen=True, slots=True)
class Arguments:
    game: str
    players: int
    games: int
    bots: str
    settings: tuple[str, ...]
    seed: str
    json: bool


def run(args: Arguments) -> int:
    game = load(args.game)
    options = options_of(game, args.settings)
    if args.games < 1:
        raise command_line_error("games")
    if args.players not in game.seats:
        raise game.wrong_count(args.players)
    names = read_bots(args.bots, args.players)
    bots = [load_opponent(name, game) for name in names]
    statistics = game.statistics()
    tally, began = Tally(names), process_time()
    for number in range(args.games):
        seats = [(i + number) % args.players for i in range(args.players)]
        by_seat = {seat: bots[i] for i, seat in enumerate(seats)}
        s, decisions = play_game(game, options, by_seat, f"{args.seed}/{number}", statistics)
        tally.decisions += decisions
        tally.count(game, s, seats)
    report(args, tally, statistics, process_time() - began)
    return 0


def read_bots(text: str, players: int) -> list[str]:
    """The bots by seat; the last one fills the remaining seats."""
    names = text.split(",")
    if len(names) > players:
        raise command_line_error("bots", count=len(names), seats=players)
    return names + names[-1:] * (players - len(names))


def report(args: Arguments, tally: Tally, statistics: Statistics[Any] | None, seconds: float) -> None:
    seconds = max(seconds, 1e-9)
    means = [n / args.games for n in tally.scores]
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
        "mean_scores": means,
        "seed": args.seed,
    }
    if statistics is not None:
        raw["sums"] = statistics.report()
    if args.json:
        print(json.dumps(raw))
        return
    games = "1 game" if args.games == 1 else f"{args.games} games"
    print(f"{games} of {args.game}, {args.players} players, {tally.finished} finished")
    print(
        f"{raw['mean_decisions']:.0f} decisions per game, {raw['decisions_per_s']:.0f} per second of CPU time"
    )
    for name, wins, score in zip(tally.bots, tally.wins, means, strict=True):
        print(f"  {name:10} wins {wins:g}, mean score {score:.2f}")


COMMAND = declare(
    Arguments,
    run,
    word("game", "GAME"),
    option("--players", metavar="N", kind=WholeNumber(), required=True),
    option("--games", metavar="N", kind=WholeNumber(), required=True),
    option(
        "--bots",
        metavar="NAME[,NAME...]",
        default="random",
    ),
    *settings(),
    flag("--json"),
)
