"""Compare the CPU time of this checkout with another one: python scripts/compare_speed.py OTHER

Runs games of random and of greedy bots of every title, and moves on a server, in interleaved pairs: one run
per checkout, each in processes of its own, and the checkout that starts alternates. Prints the median ratio
of the speeds, this checkout's to the other's, and its quartiles. CPU time is compared because other work on
the machine hardly changes it. Both checkouts use the interpreter that runs this script.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import quantiles
from typing import NamedTuple

from boardroom.bench import clients
from boardroom.bench.connection import Connection
from boardroom.bench.server import play_at_full_speed, prepare_tables

HERE = Path(__file__).resolve().parents[1]
COMMAND = (sys.executable, "-c", "import sys; from boardroom.cli.main import main; sys.exit(main())")
GAMES = {"power_grid": 60, "eighteen_thirty": 8, "terraforming_mars": 60, "mombasa": 60}
"""The number of random games with four players in one run, which takes two to four seconds."""
GREEDY = "greedy-"
GREEDY_GAMES = {"power_grid": 20, "eighteen_thirty": 2, "terraforming_mars": 4, "mombasa": 12}
"""The same for games of greedy bots."""
SERVER = "server"
SINGLE = "single"
MODES = tuple(f"{SERVER}-{mode}" for mode in (*clients.MODES, SINGLE))
"""Clients that read more or less after each move, and a single one that only moves."""
PLAYED_BY_CLIENTS = "terraforming_mars"
LOADING_S = 60.0
CLOCK_TICK_S = 1 / os.sysconf("SC_CLK_TCK")


class Speed(NamedTuple):
    """Games or moves per second of CPU time; `work` must be equal for both checkouts."""

    per_s: float
    work: object
    elapsed_per_s: float | None = None
    """Moves per second of elapsed time, which other work on the machine lengthens."""
    p50_ms: float | None = None
    """The median delay of a request, lengthened likewise."""


def measure(checkout: Path, what: str) -> Speed:
    if what.startswith(SERVER):
        return measure_server(checkout, what)
    if what.startswith(GREEDY):
        game = what.removeprefix(GREEDY)
        return measure_game(checkout, game, GREEDY_GAMES[game], "greedy")
    return measure_game(checkout, what, GAMES[what], "random")


def measure_game(checkout: Path, game: str, games: int, bots: str) -> Speed:
    words = f"simulate {game} --players 4 --games {games} --bots {bots} --seed 1 --json"
    command = [*COMMAND, *words.split()]
    done = subprocess.run(command, env=environment(checkout), capture_output=True, text=True, check=True)
    found = json.loads(done.stdout.splitlines()[-1])
    return Speed(found["games_per_s"], (found["decisions"], found["mean_scores"]))


def measure_server(checkout: Path, what: str) -> Speed:
    """Measure the CPU time that the server's process spends on random moves."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.sqlite"
        with server(checkout, file) as (port, process):
            if what == SERVER:
                return asyncio.run(measure_moves(file, port, process))
            return asyncio.run(measure_mode(file, port, process, what.removeprefix(f"{SERVER}-")))


async def measure_moves(file: Path, port: int, process: int) -> Speed:
    first = await Connection.open(port)
    games = await prepare_tables(first, file)
    start = cpu_s(process)
    figures = await play_at_full_speed(port, first.cookie, games)
    first.close()
    return Speed(figures.moves / (cpu_s(process) - start), figures.moves, figures.moves_per_s)


async def measure_mode(file: Path, port: int, process: int, mode: str) -> Speed:
    load = (1, clients.SINGLE_CLIENT_MOVES) if mode == SINGLE else (clients.CLIENTS, clients.MOVES)
    tables = await clients.prepare(file, port, PLAYED_BY_CLIENTS, *load)
    start = cpu_s(process)
    figures = await clients.play(port, tables, "move" if mode == SINGLE else mode)
    per_s = figures.moves / (cpu_s(process) - start)
    return Speed(per_s, figures.moves, figures.moves_per_s, figures.p50_ms)


@contextmanager
def server(checkout: Path, file: Path) -> Iterator[tuple[int, int]]:
    """Run a server from a checkout; yields its port and process id."""
    command = [*COMMAND, "serve", "--port", "0", "--db", f"sqlite+aiosqlite:///{file}"]
    with subprocess.Popen(
        command, env=environment(checkout), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as process:
        try:
            assert process.stdout is not None
            address = re.search(r":(\d+)/", process.stdout.readline())
            assert address is not None, f"no server starts from {checkout}"
            wait_until_idle(process.pid)
            yield int(address[1]), process.pid
        finally:
            process.send_signal(signal.SIGTERM)


def wait_until_idle(process: int) -> None:
    """Wait until a server has done nothing for a second: it loads its games while it already answers."""
    before, now, end = -1.0, cpu_s(process), time.monotonic() + LOADING_S
    while now != before and time.monotonic() < end:
        time.sleep(1)
        before, now = now, cpu_s(process)


def cpu_s(process: int) -> float:
    """The CPU time that a process has used, user and system."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) * CLOCK_TICK_S


def environment(checkout: Path) -> dict[str, str]:
    return os.environ | {"PYTHONPATH": str(checkout / "src"), "PYTHONHASHSEED": "0"}


def compare(other: Path, what: str, pairs: int) -> list[float]:
    """The ratio of the two speeds for each pair of runs; the speeds of each pair of servers are printed."""
    ratios = []
    for pair in range(pairs):
        order = (HERE, other) if pair % 2 == 0 else (other, HERE)
        speeds = {checkout: measure(checkout, what) for checkout in order}
        if speeds[HERE].work != speeds[other].work:
            print(f"{what}: the checkouts do not play the same games", file=sys.stderr)
        if speeds[HERE].elapsed_per_s is not None:
            print(f"{what}: {_words(speeds[HERE])} against {_words(speeds[other])}", flush=True)
        ratios.append(speeds[HERE].per_s / speeds[other].per_s)
    return ratios


def _words(speed: Speed) -> str:
    delay = "" if speed.p50_ms is None else f", p50 {speed.p50_ms:.1f} ms"
    return f"{speed.per_s:.0f} moves per CPU second ({speed.elapsed_per_s:.0f} elapsed{delay})"


def main() -> None:
    options = argparse.ArgumentParser(description="Compare the CPU time of this checkout with another one.")
    options.add_argument("other", type=Path, help="the other checkout")
    options.add_argument("--pairs", type=int, default=10, help="pairs of runs, at least 2")
    everything = [*GAMES, *(GREEDY + game for game in GREEDY_GAMES), SERVER, *MODES]
    options.add_argument("--only", choices=everything)
    args = options.parse_args()
    for what in [args.only] if args.only else everything:
        ratios = compare(args.other.resolve(), what, args.pairs)
        low, median, high = quantiles(ratios, n=4, method="inclusive")
        print(f"{what:18} median {median:.3f}, quartiles {low:.3f} to {high:.3f}", flush=True)


if __name__ == "__main__":
    main()
