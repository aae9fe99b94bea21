"""Measure the figures of docs/mombasa-balance.md with `boardroom simulate mombasa --json`.

`scripts/mombasa_balance.py GAMES SEED [FILE] [--write]` lets greedy bots play GAMES games with the tuned pack
in both setups with 2, 3 and 4 players, two tables at a time, and prints the figures in Markdown. --compare
prints instead what winners have in a first game with each built-in pack. FILE keeps each report as a line;
a report that is already there is not simulated again. --write replaces the figures in the document and keeps
the text around them.
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

PACKS = {"faithful-1": "faithful", "reconstructed-3": "tuned"}
TUNED = "reconstructed-3"
SETUPS = {"first": "first game", "later": "later games"}
PLAYERS = (2, 3, 4)
AT_ONCE = 2
COMPANIES = ("Mombasa", "Cape Town", "Saint-Louis", "Cairo")
DOCUMENT = Path(__file__).resolve().parents[1] / "docs" / "mombasa-balance.md"
BEGIN, END = "<!-- figures, written by the script -->\n\n", "\n<!-- end of figures -->\n"
BEGIN_COMPARISON = "<!-- comparison, written by the script -->\n\n"
END_COMPARISON = "\n<!-- end of comparison -->\n"
QUARTER = 0.25
"""How far a figure may be from its even share without being listed."""
Report = dict[str, Any]
Table = tuple[str, int]
Reports = dict[Table, Report]
Share = tuple[str, float, float]
"""What the share is of, its ratio to the even share, and the standard error of that ratio."""


def command_for(setup: str, players: int, games: int, seed: str, pack: str = TUNED) -> list[str]:
    """The command that simulates one table."""
    command = f"simulate mombasa --players {players} --games {games} --bots greedy --seed {seed} --json"
    return [*command.split(), "--set", f"setup={setup}", "--set", f"pack={pack}"]


def simulate(command: list[str]) -> Report:
    """Run a command and return its statistics."""
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        boardroom(command)
    report: Report = json.loads(output.getvalue().splitlines()[-1])
    sums: Report = report["sums"]
    return sums


def commands_for(games: int, seed: str) -> dict[Table, list[str]]:
    """The commands that measure the tuned pack."""
    return {(setup, n): command_for(setup, n, games, seed) for setup in SETUPS for n in PLAYERS}


def reports(commands: dict[Table, list[str]], file: Path | None) -> Reports:
    """The reports of these commands; FILE keeps them between runs."""
    kept: dict[str, Report] = {}
    if file is not None and file.exists():
        kept = dict(json.loads(line) for line in file.read_text("utf-8").splitlines())
    with ProcessPoolExecutor(AT_ONCE) as pool:
        asked = {pool.submit(simulate, c): " ".join(c) for c in commands.values() if " ".join(c) not in kept}
        for done in as_completed(asked):
            kept[asked[done]] = done.result()
            if file is not None:
                with file.open("a", encoding="utf-8") as lines:
                    lines.write(json.dumps([asked[done], done.result()]) + "\n")
    return {table: kept[" ".join(command)] for table, command in commands.items()}


def per_cents(shares: dict[str, float]) -> str:
    return " ".join(f"{100 * share:.0f}" for share in shares.values())


def won(seats: dict[str, dict[str, float]]) -> dict[str, float]:
    return {name: seat["won"] for name, seat in seats.items()}


def grid(title: str, by_table: Reports, **cells: Callable[[Report], str]) -> str:
    """A Markdown table: a row for each setup and cell, a column for each number of players."""
    lines = [title, "", "| setup | 2 players | 3 players | 4 players |", "|---|---|---|---|"]
    for more, cell in cells.items():
        for setup, name in SETUPS.items():
            row = " | ".join(cell(by_table[setup, players]) for players in PLAYERS)
            lines.append(f"| {name}{', ' + more if len(cells) > 1 else ''} | {row} |")
    return "\n".join(lines) + "\n"


def tiles(by_table: Reports) -> str:
    """The wins of each starting tile relative to its even share, and how often it was kept."""
    names = [f"S{n:02d}" for n in range(1, 11)]
    lines = [f"| game | {' | '.join(names)} |", "|---" * 11 + "|"]
    for (setup, players), report in by_table.items():
        tile, fair = report["tile"], report["fair"]
        cells = [f"{tile[n]['won'] / fair:.2f} ({tile[n]['seats']})" if n in tile else "" for n in names]
        lines.append(f"| {setup}, {players} | {' | '.join(cells)} |")
    return "\n".join([TILE, "", *lines]) + "\n"


def personalities(report: Report) -> str:
    return " ".join(f"{share / report['fair']:.2f}" for share in won(report["temper"]).values())


def pounds(which: str) -> Callable[[Report], str]:
    return lambda report: " ".join(f"{n:.0f}" for n in report[which].values())


def over_all(by_table: Reports) -> str:
    """How often each line was the winner's main one, over all tables."""
    lines = next(iter(by_table.values()))["main_line"]
    mean = [sum(report["main_line"][line] for report in by_table.values()) / len(by_table) for line in lines]
    cash, *four, diamonds, books = (f"{100 * share:.0f}" for share in mean)
    return f"Over all tables: cash {cash}, companies {' '.join(four)}, diamonds {diamonds}, books {books}.\n"


def shares(report: Report, players: int, games: int) -> Iterator[Share]:
    """Every place, company and tile of a table, each relative to its even share."""

    def share(name: str, found: float, fair: float, times: float) -> Share:
        return name, found / fair, sqrt(fair * (1 - fair) / times) / fair

    for place, seat in report["place"].items():
        yield share(f"place {place}", seat["won"], 1 / players, games)
    for name, found in zip(COMPANIES, report["main_company"].values(), strict=True):
        yield share(name, found, 1 / 4, games)
    for tile, seat in report["tile"].items():
        if len(report["tile"]) > players:  # otherwise each tile belongs to one place
            yield share(tile, seat["won"], 1 / players, seat["seats"])


def uneven(by_table: Reports, games: int) -> str:
    """The figures that are further than a quarter from their even share, with their standard errors."""
    lines, count = [], 0
    for (setup, players), report in by_table.items():
        for name, found, error in shares(report, players, games):
            count += 1
            if abs(found - 1) > QUARTER:
                where = f"{SETUPS[setup]}, {players} players"
                lines.append(f"* {where}: {name} {found:.2f} (standard error {error:.2f})")
    head = f"{len(lines)} of {count} figures are further than a quarter from their even share:"
    return "\n".join([head, "", *(lines or ["* none"])]) + "\n"


SCORE_LINES = "cash, Mombasa, Cape Town, Saint-Louis, Cairo, diamonds, books"
PLACES = "Wins by place in turn order, in per cent (even: 50 / 33 / 25):"
COMPANY = f"The company that earned the winner most, in per cent: {', '.join(COMPANIES)} (even: 25 each):"
LINE = f"The winner's main line of the scoring, in per cent: {SCORE_LINES}:"
PERSONALITY = "Wins of each personality relative to its even share: books, cash, companies, diamonds:"
MEAN = f"Mean pounds of a player and of the winner by line: {SCORE_LINES}:"
TILE = "Wins of each starting tile relative to its even share, and how often it was kept:"


def figures(by_table: Reports, games: int, seed: str) -> str:
    """All figures, headed by the command that produces them."""
    parts = (
        f"`scripts/mombasa_balance.py {games} {seed}`: {games} games per table.\n",
        grid(PLACES, by_table, won=lambda r: per_cents(won(r["place"]))),
        grid(COMPANY, by_table, won=lambda r: per_cents(r["main_company"])),
        grid(LINE, by_table, won=lambda r: per_cents(r["main_line"])),
        over_all(by_table),
        grid(PERSONALITY, by_table, won=personalities),
        grid(MEAN, by_table, player=pounds("mean_pounds"), winner=pounds("winner_pounds")),
        tiles(by_table),
        uneven(by_table, games),
    )
    return "\n".join(parts)


def wealth(report: Report) -> str:
    """What winners have, their cash, and the parts of cash, companies, diamonds and books in per cent."""
    found = report["winner_pounds"]
    cash, *companies, diamonds, books = found.values()
    total = sum(found.values())
    parts = (100 * part / total for part in (cash, sum(companies), diamonds, books))
    return f"{total:.0f}; {cash:.0f}; {' '.join(f'{part:.0f}' for part in parts)}"


def values(report: Report) -> str:
    """The worth of a share of each company at the end."""
    return " ".join(f"{n:.1f}" for n in report["share_value"].values())


def comparison(by_pack: dict[str, Reports], games: int, seed: str) -> str:
    """What winners of a first game have with each pack, and where it comes from."""
    lines = [f"`scripts/mombasa_balance.py {games} {seed} --compare`: {games} games per table.", ""]
    for title, cell in ((WEALTH, wealth), (VALUES, values)):
        lines += [title, "", "| pack | 2 players | 3 players | 4 players |", "|---|---|---|---|"]
        for pack, by_table in by_pack.items():
            lines.append(f"| {PACKS[pack]} | {' | '.join(cell(report) for report in by_table.values())} |")
        lines.append("")
    return "\n".join(lines[:-1]) + "\n"


WEALTH = "What winners have in pounds; cash of it; per cent of it from cash, companies, diamonds, books:"
VALUES = f"What a share is worth at the end: {', '.join(COMPANIES)}:"


def compared(games: int, seed: str, kept: Path | None) -> str:
    """The comparison of the packs."""
    by_pack = {
        pack: reports({("first", n): command_for("first", n, games, seed, pack) for n in PLAYERS}, kept)
        for pack in PACKS
    }
    return comparison(by_pack, games, seed)


def write(found: str, begin: str, end: str) -> None:
    """Replace the figures between two marks of the document."""
    before, _, rest = DOCUMENT.read_text("utf-8").partition(begin)
    assert end in rest, "the document has lost a mark; nothing is written"
    DOCUMENT.write_text(before + begin + found + end + rest.partition(end)[2], "utf-8")


def main() -> None:
    games, seed, *file = (word for word in sys.argv[1:] if not word.startswith("--"))
    kept = Path(file[0]) if file else None
    if "--compare" in sys.argv:
        found, marks = compared(int(games), seed, kept), (BEGIN_COMPARISON, END_COMPARISON)
    else:
        by_table = reports(commands_for(int(games), seed), kept)
        found, marks = figures(by_table, int(games), seed), (BEGIN, END)
    print(found)
    if "--write" in sys.argv:
        write(found, *marks)


if __name__ == "__main__":
    main()
