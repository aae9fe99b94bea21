"""`boardroom simulate`: let bots play many games and report wins, scores and speed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import AbstractContextManager, closing, nullcontext
from dataclasses import dataclass
from functools import partial

from boardroom.bots.matches import Job, Keep, Match, count_statistics
from boardroom.bots.opponents import load_opponent
from boardroom.bots.program import program_digest
from boardroom.bots.tally import Tally
from boardroom.cli.arguments import WholeNumber, declare, flag, language, option, options_of, settings, word
from boardroom.cli.errors import command_line_error
from boardroom.cli.runs.folder import RunFolder, run_folder
from boardroom.cli.runs.parquet import Row, check_parquet, rows_of, write_parquet
from boardroom.cli.runs.run import Place, Run
from boardroom.cli.runs.where import place_of, place_options
from boardroom.cli.texts import name_of, words
from boardroom.core.game import Game
from boardroom.core.hooks import Statistics
from boardroom.core.json_types import JsonObject
from boardroom.core.state import State
from boardroom.games.registry import load


@dataclass(frozen=True, slots=True)
class Arguments:
    game: str
    players: int
    games: int
    bots: str
    settings: tuple[str, ...]
    seed: str
    workers: int | None
    on: str | None
    out: str | None
    parquet: str | None
    lang: str
    json: bool


@dataclass(slots=True)
class Results:
    """What is counted over all games."""

    tally: Tally
    statistics: Statistics[State] | None
    rows: list[Row]


def run(args: Arguments) -> int:
    game = load(args.game)
    match = match_of(args, game)
    if args.parquet:
        check_parquet(args.parquet)
    results = Results(Tally(match.bots), game.statistics(), [])
    with place_of(args.workers, args.on) as place, folder_of(args, match) as folder:
        count_games(args, match, place, folder, results)
    if args.parquet:
        write_parquet(args.parquet, results.rows)
    report(args, place, results)
    return 0


def match_of(args: Arguments, game: Game[State]) -> Match:
    """What is played; anything wrong with it is refused here, before a game begins."""
    options = options_of(game, args.settings)
    if args.games < 1:
        raise command_line_error("games")
    if args.players not in game.seats:
        raise game.wrong_count(args.players)
    bots = read_bots(args.bots, args.players)
    for name in dict.fromkeys(bots):
        load_opponent(name, game)
    game.begin(options, args.players, args.seed)
    return Match(game.key, options.to_json(), tuple(bots), args.seed)


def read_bots(text: str, players: int) -> list[str]:
    """The bots by seat; the last one fills the remaining seats."""
    names = text.split(",")
    if len(names) > players:
        raise command_line_error("bots", count=len(names), seats=players)
    return names + names[-1:] * (players - len(names))


def folder_of(args: Arguments, match: Match) -> AbstractContextManager[RunFolder | None]:
    """The folder of `--out`, which belongs to this run alone."""
    if args.out is None:
        return nullcontext()
    run = {
        "GAME": match.game,
        "--set": match.options,
        "--players": args.players,
        "--games": args.games,
        "--bots": list(match.bots),
        "--seed": match.seed,
        "program": program_digest([match.game]),
    }
    return run_folder(args.out, run, range(args.games))


def count_games(
    args: Arguments, match: Match, place: Place, folder: RunFolder | None, results: Results
) -> None:
    keep = Keep.RECORD if folder else Keep.STATE if results.statistics else Keep.NOTHING
    games = Run(partial(Job, match, keep=keep), place, folder, words(args.lang))
    with closing(games.play(range(args.games))) as found:
        for played in found:
            results.tally.count(played)
            if results.statistics is not None:
                last = played.state or (folder.last_state(played.number) if folder else b"")
                count_statistics(results.statistics, match, played.number, last)
            if args.parquet:
                results.rows += rows_of(match, played)


def report(args: Arguments, place: Place, results: Results) -> None:
    tally = results.tally
    seconds = max(tally.total_s, 1e-9)
    raw: JsonObject = {
        "game": args.game,
        "players": args.players,
        "games": args.games,
        "finished": tally.finished,
        "decisions": tally.decisions,
        "mean_decisions": tally.decisions / args.games,
        "decisions_per_s": tally.decisions / seconds,
        "games_per_s": args.games / seconds,
        "bots": list(tally.bots),
        "wins": [round(n, 6) for n in tally.wins],
        "wilson": [[round(low, 6), round(high, 6)] for low, high in tally.intervals()],
        "mean_scores": [n / args.games for n in tally.scores],
        "cpu_s": [round(n, 6) for n in tally.cpu_s],
        "workers": place.workers,
        "seed": args.seed,
    }
    if results.statistics is not None:
        raw["sums"] = results.statistics.report()
    if args.json:
        print(json.dumps(raw))
    else:
        print("\n".join(describe(args, tally, seconds)))


def describe(args: Arguments, tally: Tally, seconds: float) -> Iterator[str]:
    game = load(args.game)
    texts = words(args.lang, game)
    yield texts(
        "cli-simulated",
        games=args.games,
        game=name_of(game, texts),
        players=args.players,
        finished=tally.finished,
    )
    yield texts(
        "cli-simulated-speed",
        decisions=round(tally.decisions / args.games),
        speed=round(tally.decisions / seconds),
    )
    for entry, (low, high) in enumerate(tally.intervals()):
        yield "  " + texts(
            "cli-simulated-bot",
            bot=tally.bots[entry],
            wins=f"{tally.wins[entry]:g}",
            low=f"{low:.0%}",
            high=f"{high:.0%}",
            score=f"{tally.scores[entry] / args.games:.2f}",
            cpu=f"{tally.cpu_s[entry] / args.games:.3f}",
        )


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
    *place_options(),
    option("--out", metavar="DIR"),
    option("--parquet", metavar="FILE"),
    language(),
    flag("--json"),
)
