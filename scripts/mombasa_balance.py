"""The figures of docs/mombasa-balance.md, from `boardroom simulate mombasa --json`.

`scripts/mombasa_balance.py GAMES SEED [FILE] [--write]` plays GAMES games of greedy bots in both set-ups with
2, 3 and 4 players, two tables at a time, and prints the figures in Markdown. With FILE each answer is kept
there as a line, and what stands there already is not played again. With --write the figures take the place of
those in the document; the words around them stay.
"""

from __future__ import annotations

import contextlib
import io
import json
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from math import sqrt
from pathlib import Path
from typing import Any

from boardroom.cli.main import main as boardroom

SETUPS = {"first": "first game", "later": "later games"}
PLAYERS = (2, 3, 4)
AT_ONCE = 2
COMPANIES = ("Mombasa", "Cape Town", "Saint-Louis", "Cairo")
DOCUMENT = Path(__file__).resolve().parents[1] / "docs" / "mombasa-balance.md"
BEGIN, END = "<!-- figures, written by the script -->\n\n", "\n<!-- end of figures -->\n"
QUARTER = 0.25
"""How far from its share a figure may lie without being named."""
Report = dict[str, Any]
Table = tuple[str, int]
TranslatedProblem = dict[Table, Report]
Share = tuple[str, float, float]
"""What a share is of, the share against the fair one, and its standard error."""


def words(setup: str, players: int, games: int, seed: str) -> list[str]:
    """The command whose answer is summed up."""
    told = f"simulate mombasa --players {players} --games {games} --bots greedy --seed {seed} --json"
    return [*told.split(), "--set", f"setup={setup}"]


def answer(command: list[str]) -> Report:
    told = io.StringIO()
    with contextlib.redirect_stdout(told):
        boardroom(command)
    report: Report = json.loads(told.getvalue().splitlines()[-1])
    sums: Report = report["sums"]
    return sums


def reports(games: int, seed: str, file: Path | None) -> TranslatedProblem:
    """By set-up and number of players the answer, kept in the file if there is one."""
    commands = {(setup, n): words(setup, n, games, seed) for setup in SETUPS for n in PLAYERS}
    kept: dict[str, Report] = {}
    if file is not None and file.exists():
        kept = dict(json.loads(line) for line in file.read_text("utf-8").splitlines())
    with ProcessPoolExecutor(AT_ONCE) as pool:
        asked = {pool.submit(answer, c): " ".join(c) for c in commands.values() if " ".join(c) not in kept}
        for done in as_completed(asked):
            kept[asked[done]] = done.result()
            if file is not None:
                with file.open("a", encoding="utf-8") as lines:
                    lines.write(json.dumps([asked[done], done.result()]) + "\n")
    return {table: kept[" ".join(command)] for table, command in commands.items()}


def hundredths(shares: dict[str, float]) -> str:
    return " ".join(f"{100 * share:.0f}" for share in shares.values())


def won(seats: dict[str, dict[str, float]]) -> dict[str, float]:
    return {name: seat["won"] for name, seat in seats.items()}


def grid(title: str, told: TranslatedProblem, **cells: Callable[[Report], str]) -> str:
    """A table with a row for each set-up and cell, and a column for each number of players."""
    lines = [title, "", "| set-up | 2 players | 3 players | 4 players |", "|---|---|---|---|"]
    for more, cell in cells.items():
        for setup, name in SETUPS.items():
            row = " | ".join(cell(told[setup, players]) for players in PLAYERS)
            lines.append(f"| {name}{', ' + more if len(cells) > 1 else ''} | {row} |")
    return "\n".join(lines) + "\n"


def tiles(told: TranslatedProblem) -> str:
    """Wins of each starting tile against its fair share, and how often it was kept."""
    names = [f"S{n:02d}" for n in range(1, 11)]
    lines = [f"| game | {' | '.join(names)} |", "|---" * 11 + "|"]
    for (setup, players), report in told.items():
        tile, fair = report["tile"], report["fair"]
        cells = [f"{tile[n]['won'] / fair:.2f} ({tile[n]['seats']})" if n in tile else "" for n in names]
        lines.append(f"| {setup}, {players} | {' | '.join(cells)} |")
    return "\n".join([TILE, "", *lines]) + "\n"


def tempers(report: Report) -> str:
    return " ".join(f"{share / report['fair']:.2f}" for share in won(report["temper"]).values())


def pounds(which: str) -> Callable[[Report], str]:
    return lambda report: " ".join(f"{n:.0f}" for n in report[which].values())


def over_all(told: TranslatedProblem) -> str:
    """The main line of the winner over all tables."""
    lines = next(iter(told.values()))["main_line"]
    mean = [sum(report["main_line"][line] for report in told.values()) / len(told) for line in lines]
    cash, *four, diamonds, books = (f"{100 * share:.0f}" for share in mean)
    return f"Over all tables: cash {cash}, companies {' '.join(four)}, diamonds {diamonds}, books {books}.\n"


def shares(report: Report, players: int, games: int) -> Iterator[Share]:
    """Every place, company and tile of a table, each against its fair share."""

    def share(name: str, found: float, fair: float, times: float) -> Share:
        return name, found / fair, sqrt(fair * (1 - fair) / times) / fair

    for place, seat in report["place"].items():
        yield share(f"place {place}", seat["won"], 1 / players, games)
    for name, found in zip(COMPANIES, report["main_company"].values(), strict=True):
        yield share(name, found, 1 / 4, games)
    for tile, seat in report["tile"].items():
        if len(report["tile"]) > players:  # else it is the same as its place
            yield share(tile, seat["won"], 1 / players, seat["seats"])


def uneven(told: TranslatedProblem, games: int) -> str:
    """All that lies further than a quarter from its share, with the standard error of that figure."""
    lines, count = [], 0
    for (setup, players), report in told.items():
        for name, found, error in shares(report, players, games):
            count += 1
            if abs(found - 1) > QUARTER:
                where = f"{SETUPS[setup]}, {players} players"
                lines.append(f"* {where}: {name} {found:.2f} (standard error {error:.2f})")
    head = f"Further than a quarter from an even share are {len(lines)} of {count} figures:"
    return "\n".join([head, "", *(lines or ["* none"])]) + "\n"


LINES = "cash, Mombasa, Cape Town, Saint-Louis, Cairo, diamonds, books"
PLACES = "Wins by place in turn order, in hundredths (even: 50 / 33 / 25):"
COMPANY = f"The company that brings the winner most, in hundredths: {', '.join(COMPANIES)} (even: 25 each):"
LINE = f"The main line of the winner's scoring, in hundredths: {LINES}:"
TEMPER = "Wins of each temper against its fair share (1.00 is even): books, cash, companies, diamonds:"
MEAN = "Mean pounds of a player and of the winner by line, in the same order as the main line:"
TILE = "Wins of each starting tile against its fair share (1.00 is even), and how often it was kept:"


def figures(told: TranslatedProblem, games: int, seed: str) -> str:
    """All figures, headed by the command that gives them."""
    parts = (
        f"`scripts/mombasa_balance.py {games} {seed}`: {games} games a table.\n",
        grid(PLACES, told, won=lambda r: hundredths(won(r["place"]))),
        grid(COMPANY, told, won=lambda r: hundredths(r["main_company"])),
        grid(LINE, told, won=lambda r: hundredths(r["main_line"])),
        over_all(told),
        grid(TEMPER, told, won=tempers),
        grid(MEAN, told, player=pounds("mean_pounds"), winner=pounds("winner_pounds")),
        tiles(told),
        uneven(told, games),
    )
    return "\n".join(parts)


def main() -> None:
    games, seed, *file = (word for word in sys.argv[1:] if word != "--write")
    found = figures(reports(int(games), seed, Path(file[0]) if file else None), int(games), seed)
    print(found)
    if "--write" in sys.argv:
        before, _, rest = DOCUMENT.read_text("utf-8").partition(BEGIN)
        DOCUMENT.write_text(before + BEGIN + found + END + rest.partition(END)[2], "utf-8")


if __name__ == "__main__":
    main()
