"""The tables of docs/mombasa-balance.md, from `boardroom simulate mombasa --json`.

`scripts/mombasa_balance.py GAMES SEED [FILE]` plays GAMES games of greedy bots in both set-ups with 2, 3 and
4 players and prints the tables in Markdown. With FILE each answer is kept there as a line, and what stands
there already is not played again.
"""

from __future__ import annotations

import contextlib
import io
import json
import sys
from pathlib import Path
from typing import Any

from boardroom.cli.main import main as boardroom

SETUPS = {"first": "first game", "later": "later games"}
Report = dict[str, Any]


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


def reports(games: int, seed: str, file: Path | None) -> dict[str, Report]:
    """By command the answer, kept in the file if there is one."""
    found: dict[str, Report] = {}
    if file is not None and file.exists():
        found = dict(json.loads(line) for line in file.read_text("utf-8").splitlines())
    for setup in SETUPS:
        for players in (2, 3, 4):
            command = words(setup, players, games, seed)
            name = " ".join(command)
            if name not in found:
                found[name] = answer(command)
                if file is not None:
                    with file.open("a", encoding="utf-8") as kept:
                        kept.write(json.dumps([name, found[name]]) + "\n")
    return found


def hundredths(shares: dict[str, float]) -> str:
    return " ".join(f"{100 * share:.0f}" for share in shares.values())


def won(seats: dict[str, dict[str, float]]) -> dict[str, float]:
    return {name: seat["won"] for name, seat in seats.items()}


def grid(title: str, cell: Any, told: dict[tuple[str, int], Report]) -> str:
    """A table with a row for each set-up and a column for each number of players."""
    lines = [title, "", "| set-up | 2 players | 3 players | 4 players |", "|---|---|---|---|"]
    for setup, name in SETUPS.items():
        cells = " | ".join(cell(told[setup, players]) for players in (2, 3, 4))
        lines.append(f"| {name} | {cells} |")
    return "\n".join(lines) + "\n"


def tiles(told: dict[tuple[str, int], Report]) -> str:
    """Wins of each starting tile against its fair share, 1.00 being even."""
    names = [f"S{n:02d}" for n in range(1, 11)]
    lines = [f"| game | {' | '.join(names)} |", "|---" * 11 + "|"]
    for (setup, players), report in told.items():
        tile, fair = report["tile"], report["fair"]
        cells = [f"{tile[n]['won'] / fair:.2f} ({tile[n]['seats']})" if n in tile else "" for n in names]
        lines.append(f"| {setup}, {players} | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def tempers(report: Report) -> str:
    return " ".join(f"{share / report['fair']:.2f}" for share in won(report["temper"]).values())


def pounds(which: str) -> Any:
    return lambda report: " ".join(f"{n:.0f}" for n in report[which].values())


def print_tables(told: dict[tuple[str, int], Report]) -> None:
    print(grid("Wins by place in turn order:", lambda r: hundredths(won(r["place"])), told))
    print(grid("Company that brings the winner most:", lambda r: hundredths(r["main_company"]), told))
    print(grid("Main line of the winner:", lambda r: hundredths(r["main_line"]), told))
    print(grid("Wins by temper against the fair share (books cash companies diamonds):", tempers, told))
    print(grid("Mean pounds of a player, by line:", pounds("mean_pounds"), told))
    print(grid("Mean pounds of the winner, by line:", pounds("winner_pounds"), told))
    print(tiles(told))


def main() -> None:
    games, seed, *file = sys.argv[1:]
    found = reports(int(games), seed, Path(file[0]) if file else None)
    told = {
        (setup, players): found[" ".join(words(setup, players, int(games), seed))]
        for setup in SETUPS
        for players in (2, 3, 4)
    }
    print_tables(told)


if __name__ == "__main__":
    main()
