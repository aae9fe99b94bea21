"""`boardroom arena`: let bots meet at mixed tables of several titles and rank them by OpenSkill."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from functools import partial
from importlib.util import find_spec

from boardroom import __version__
from boardroom.bots.arena import Ladder, Schedule, ladders, schedule
from boardroom.bots.matches import Keep, Played
from boardroom.bots.opponents import load_opponent, opponent_names
from boardroom.bots.program import program_digest
from boardroom.cli.arguments import WholeNumber, declare, flag, language, option
from boardroom.cli.errors import command_line_error
from boardroom.cli.runs.folder import run_folder
from boardroom.cli.runs.page import Table, read_page, table_of, write_page
from boardroom.cli.runs.run import Place, Run
from boardroom.cli.runs.where import place_of, place_options
from boardroom.cli.texts import Plain, name_of, words
from boardroom.core.errors import BadInput
from boardroom.core.json_types import JsonObject
from boardroom.games.registry import keys, load

UNITS = (("h", 3600), ("min", 60), ("s", 1))
Bots = Mapping[str, Sequence[str]]
"""The bots of each title."""


@dataclass(frozen=True, slots=True)
class Arguments:
    titles: str | None
    bots: str | None
    players: int
    games: int
    seed: str
    workers: int | None
    on: str | None
    out: str | None
    write: str | None
    lang: str
    json: bool


def run(args: Arguments) -> int:
    if find_spec("openskill") is None:
        raise command_line_error("no-arena")
    if args.games < 1:
        raise command_line_error("games")
    bots = bots_of(args)
    seats = {title: seats_of(title, args.players, len(found)) for title, found in bots.items()}
    plan = schedule(bots, seats, args.games, args.seed)
    page = read_page(args.write) if args.write else ""
    asked: JsonObject = {
        "--titles": list(bots),
        "--bots": [list(found) for found in bots.values()],
        "--players": args.players,
        "--games": args.games,
        "--seed": args.seed,
        "program": program_digest(bots),
    }
    with place_of(args.workers, args.on) as place:
        games = play(args, plan, place, asked)
    found = ladders(plan, games)
    tables = tables_of(found, args.lang)
    if args.write:
        write_page(args.write, page, command_of(args, bots, games), tables)
    report(args, place, found, tables)
    return 0


def bots_of(args: Arguments) -> Bots:
    """The bots that play each title: those that were named, or all that can."""
    titles = tuple(dict.fromkeys(args.titles.split(","))) if args.titles else keys()
    for title in titles:
        load(title)
    if args.bots:
        named = tuple(dict.fromkeys(args.bots.split(",")))
        for title in titles:
            for name in named:
                load_opponent(name, load(title))
        return dict.fromkeys(titles, named)
    return {title: [name for name in opponent_names() if _plays(name, title)] for title in titles}


def _plays(name: str, title: str) -> bool:
    try:
        load_opponent(name, load(title))
    except BadInput:
        return False
    return True


def seats_of(title: str, players: int, bots: int) -> int:
    """The number of seats at a table: no bot sits at it twice."""
    seats = min(players, bots)
    if bots < 2:
        raise command_line_error("arena-bots")
    if seats not in load(title).seats:
        raise load(title).wrong_count(seats)
    return seats


def play(args: Arguments, plan: Schedule, place: Place, asked: JsonObject) -> list[Played]:
    """Play what is not finished: first a game of each title, by which the cost of the others is estimated."""
    numbers, texts = range(len(plan.matches)), words(args.lang)
    with run_folder(args.out, asked, numbers) if args.out else nullcontext() as folder:
        games = Run(partial(plan.job, keep=Keep.RECORD if folder else Keep.NOTHING), place, folder, texts)
        missing = dict[str, list[int]]()
        for number in numbers:
            if number not in games.finished:
                missing.setdefault(plan.matches[number].game, []).append(number)
        timed = games.play([first for first, *_ in missing.values()])
        seconds = [played.total_s * (len(missing[plan.matches[played.number].game]) - 1) for played in timed]
        left = sum(map(len, missing.values())) - len(seconds)
        if left:
            cost = texts(
                "cli-arena-cost",
                games=left,
                cpu=duration(sum(seconds), texts),
                workers=place.workers,
                wall=duration(sum(seconds) / place.workers, texts),
            )
            print(cost, file=sys.stderr if args.json else sys.stdout, flush=True)
        return [*games.play(numbers)]


def duration(seconds: float, texts: Plain) -> str:
    """A time in the unit that suits it."""
    unit, length = next((one for one in UNITS if seconds >= 2 * one[1]), UNITS[-1])
    return texts("cli-duration", unit=unit, n=max(1, round(seconds / length)))


def tables_of(found: Mapping[str, Ladder], lang: str) -> list[Table]:
    tables = [table_of(words(lang)("cli-arena-all"), found[""], words(lang))]
    for title in keys():
        if title in found:
            game = load(title)
            tables.append(table_of(name_of(game, words(lang, game)), found[title], words(lang)))
    return tables


def command_of(args: Arguments, bots: Bots, games: Sequence[Played]) -> str:
    """How the tables of a page were made."""
    named = f" --bots {args.bots}" if args.bots else ""
    command = (
        f"boardroom arena --titles {','.join(bots)}{named} --players {args.players} --games {args.games}"
        f" --seed {args.seed}"
    )
    texts = words(args.lang)
    cpu = duration(sum(one.total_s for one in games), texts)
    return texts("cli-arena-made", command=command, version=__version__, games=len(games), cpu=cpu)


def report(args: Arguments, place: Place, found: Mapping[str, Ladder], tables: Sequence[Table]) -> None:
    if not args.json:
        for table in tables:
            print("\n".join(["", *table.as_text()]))
        return
    raw = {
        "titles": [title for title in found if title],
        "players": args.players,
        "games": args.games,
        "seed": args.seed,
        "workers": place.workers,
        "tables": {
            title or "all": [one.to_json() for one in ladder.ranked()] for title, ladder in found.items()
        },
    }
    print(json.dumps(raw))


COMMAND = declare(
    Arguments,
    run,
    option("--titles", metavar="GAME[,GAME...]"),
    option("--bots", metavar="NAME[,NAME...]"),
    option("--players", metavar="N", kind=WholeNumber(), default="4"),
    option("--games", metavar="N", kind=WholeNumber(), default="40"),
    option("--seed", metavar="N", default="0"),
    *place_options(),
    option("--out", metavar="DIR"),
    option("--write", metavar="FILE"),
    language(),
    flag("--json"),
)
