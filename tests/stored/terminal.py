"""Plays a few moves of a game at the terminal of any version, and keeps the record it saves."""

from __future__ import annotations

import json
import re
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Any

FOREIGN = {file.name.partition(".")[0]: file for file in sorted(Path(__file__).parent.glob("foreign/*.xz"))}
"""Records in other people's forms, by the form."""
HINT = re.compile(r"> hint\n(\d+: .+)\n")


@dataclass(frozen=True)
class Sitting:
    """A game at the terminal: who sits there, what is set, how many moves its people make."""

    game: str
    seats: str = "human,greedy"
    options: tuple[str, ...] = ()
    moves: int = 5


SITTINGS = {
    "power_grid-second": Sitting("power_grid", "human,greedy,random"),
    "power_grid-2007": Sitting("power_grid", options=("edition=2007", "map=usa", "open_money=yes")),
    "eighteen_thirty-classic": Sitting("eighteen_thirty", "human,greedy,human"),
    "eighteen_thirty-plus": Sitting("eighteen_thirty", options=("map=plus", "profile=18xx.games")),
    "terraforming_mars-rulebook": Sitting("terraforming_mars", options=("draft=yes", "beginners=1")),
    "terraforming_mars-digital": Sitting("terraforming_mars", "human", options=("profile=digital",)),
    "mombasa-first": Sitting("mombasa", "human,greedy,random"),
    "mombasa-later": Sitting("mombasa", options=("setup=later", "open_hands=yes", "first_player=1")),
}


def said(program: str, words: list[str | Path], *lines: str) -> str:
    """What the program answers to some lines."""
    typed = "".join(f"{line}\n" for line in lines)
    command = [program, *map(str, words)]
    return subprocess.run(command, input=typed, capture_output=True, text=True, check=True).stdout


def sat(program: str, one: Sitting, file: Path) -> Any:
    """The record of a game as it was saved in its middle; its second move was taken back, if that went."""
    settings = [word for option in one.options for word in ("--set", option)]
    begin: list[str | Path] = ["play", one.game, "--seats", one.seats, "--seed", "stored", *settings]
    resume: list[str | Path] = ["play", one.game, "--load", file]
    heard = said(program, begin, "hint", f"save {file}", "quit")
    for number in range(one.moves):
        move = hinted(heard)
        more = (["undo"] if number == 1 else []) + ["hint", f"save {file}", "quit"]
        heard = said(program, resume, move, *more)
    return json.loads(file.read_text("utf-8"))


def hinted(heard: str) -> str:
    """The move that was suggested."""
    return HINT.findall(heard)[-1]  # type: ignore[no-any-return]


def replayed(program: str, form: str, file: Path, out: Path) -> Any:
    """A record of another form, written as the program's own."""
    said(program, ["replay", file, "--from", form, "-o", out])
    return json.loads(out.read_text("utf-8"))
