"""Install a wheel away from any checkout and try its commands: check_wheel.py WHEEL

The wheel is installed into a new virtual environment, with the newest runtime dependencies that pip finds.
Every command runs from an empty folder. Needs only Python with its venv module and a package index.
"""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from play_a_move import Browser, Failure

PLAY_A_MOVE = Path(__file__).resolve().with_name("play_a_move.py")
COMMAND_TIMEOUT_S = 600
START_TIMEOUT_S = 300
STOP_TIMEOUT_S = 60
GAME_TIMEOUT_S = 600
GAMES = {"power_grid": 3, "eighteen_thirty": 3, "terraforming_mars": 2, "mombasa": 2}
"""The games, and the number of players to try each with."""


class Installed:
    """A wheel in a virtual environment, used from an empty folder."""

    def __init__(self, wheel: Path, folder: Path) -> None:
        self.wheel, self.bin, self.home = wheel, folder / "venv" / "bin", folder / "home"
        self.home.mkdir()
        # PYTHONPATH could point to a checkout.
        env = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
        self.options: dict[str, Any] = {"cwd": self.home, "env": env, "encoding": "utf-8"}
        self.run(sys.executable, "-m", "venv", str(folder / "venv"))
        self.run(str(self.bin / "python"), "-m", "pip", "install", "-q", str(wheel))

    def run(self, *command: str, typed: str = "") -> str:
        """Run a command, which must succeed, and return its output."""
        done = subprocess.run(
            command, input=typed, capture_output=True, timeout=COMMAND_TIMEOUT_S, **self.options
        )
        if done.returncode:
            output = (done.stderr or done.stdout).strip()
            raise Failure(f"`{' '.join(command)}` ended with {done.returncode}: {output}")
        return str(done.stdout)

    def boardroom(self, *words: str, typed: str = "") -> str:
        return self.run(str(self.bin / "boardroom"), *words, typed=typed)

    @contextmanager
    def server(self) -> Iterator[str]:
        """Run a server and yield its address; Ctrl-C must stop it without a message."""
        command = [str(self.bin / "boardroom"), "serve", "--port", "0"]
        pipe = subprocess.PIPE
        with subprocess.Popen(command, stdout=pipe, stderr=pipe, **self.options) as process:
            try:
                yield address(process)
                process.send_signal(signal.SIGINT)
                errors = process.communicate(timeout=STOP_TIMEOUT_S)[1].strip()
                if process.returncode or errors:
                    raise Failure(f"the server ended with {process.returncode} and printed: {errors}")
            finally:
                process.kill()


def address(process: subprocess.Popen[str]) -> str:
    """Wait for the first line of a server and read its address there."""
    assert process.stdout is not None
    assert process.stderr is not None
    give_up = threading.Timer(START_TIMEOUT_S, process.kill)
    give_up.start()
    line = process.stdout.readline()
    give_up.cancel()
    if found := re.search(r"http://\S+/", line):
        return found[0]
    raise Failure(f"the server did not print its address first: {line or process.stderr.read()}")


def expect(text: str, *wanted: str) -> None:
    for words in wanted:
        if words not in text:
            raise Failure(f"{words!r} is missing from: {text.strip()[-500:]!r}")


def check_place(at: Installed) -> None:
    place = at.run(str(at.bin / "python"), "-c", "import boardroom; print(boardroom.__file__)")
    if not place.startswith(str(at.bin.parent)):
        raise Failure(f"the package comes from {place.strip()} and not from the wheel.")


def check_version(at: Installed) -> None:
    name, version, _ = at.wheel.name.split("-", 2)
    expect(at.boardroom("--version"), f"{name} {version}\n")


def check_games(at: Installed) -> None:
    expect(at.boardroom("games"), *GAMES)


def check_rules(at: Installed) -> None:
    """Check that every game has rules in every language."""
    expect(at.boardroom("rules", "power_grid", "PG-5.2"), "PG-5.2")
    for game in GAMES:
        for lang in ("en", "fa", "zh"):
            if at.boardroom("rules", game, "--lang", lang).count("\n") < 50:
                raise Failure(f"the rules of {game} in {lang} are too short.")


def check_simulate(at: Installed) -> None:
    for game, players in GAMES.items():
        count = "2" if game == "power_grid" else "1"
        words = f"simulate {game} --players {players} --games {count} --bots greedy --json"
        if not json.loads(at.boardroom(*words.split())):
            raise Failure(f"{game}: the simulation has no result.")


def check_play(at: Installed) -> None:
    """Let bots play to the end, and save a game as a person."""
    play = ("play", "power_grid", "--seats")
    expect(at.boardroom(*play, "greedy,greedy,greedy"), "The game is over (PG-13.1).")
    at.boardroom(*play, "human,greedy,greedy", typed="hint\nsave begun.json\nquit\n")
    at.boardroom("replay", "begun.json")


def check_serve(at: Installed) -> None:
    """Move over HTTP as a person; then replay, verify and draw a whole game that bots play on the server."""
    with at.server() as url:
        print(" ", at.run(sys.executable, str(PLAY_A_MOVE), url).strip())
        (at.home / "game.json").write_text(json.dumps(record_of_bots(Browser(url))), "utf-8")
    for command in ("replay", "verify"):
        at.boardroom(command, "game.json")
    at.boardroom("draw", "game.json", "-o", "board.svg")
    expect((at.home / "board.svg").read_text("utf-8"), "<svg")


def record_of_bots(browser: Browser) -> Any:
    """Let bots play a game on a server and return its record."""
    seats = [{"kind": "bot", "bot": "greedy"}] * 3
    at = f"/api/tables/{browser.ask('/api/tables', {'game': 'power_grid', 'seats': seats})['id']}"
    end = time.monotonic() + GAME_TIMEOUT_S
    while not browser.ask(at)["over"]:
        if time.monotonic() > end:
            raise Failure(f"bots on the server did not end their game in {GAME_TIMEOUT_S} seconds.")
        time.sleep(0.5)
    return browser.ask(f"{at}/record")


CHECKS: tuple[Callable[[Installed], None], ...] = (
    check_place,
    check_version,
    check_games,
    check_rules,
    check_simulate,
    check_play,
    check_serve,
)


def main() -> int:
    if len(sys.argv) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    wheel = Path(sys.argv[1]).resolve()
    try:
        with tempfile.TemporaryDirectory() as folder:
            check(wheel, Path(folder).resolve())
    except (Failure, subprocess.TimeoutExpired) as failure:
        print(f"{wheel.name}: {failure}", file=sys.stderr)
        return 1
    print(f"{wheel.name}: works with Python {sys.version.split()[0]}")
    return 0


def check(wheel: Path, folder: Path) -> None:
    at = Installed(wheel, folder)
    for one in CHECKS:
        start = time.monotonic()
        one(at)
        print(f"  {one.__name__.removeprefix('check_'):9}{time.monotonic() - start:5.1f} s")


if __name__ == "__main__":
    sys.exit(main())
