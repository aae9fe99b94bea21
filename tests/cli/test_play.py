"""`boardroom play`: whole games through a pipe, saved and loaded games."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.cli.terminal.sessions import GAME, played, table, typed

from boardroom.core.records import replay_record


def test_a_whole_game_through_a_pipe(tmp_path: Path):
    expected = table("human", "greedy", "random")
    moves, file = played(expected), tmp_path / "game.json"
    words = ["play", "power_grid", "--seats", "human,greedy,random", "--seed", "7"]
    lines = "".join(f"{line}\n" for line in [*moves, f"save {file}"])
    made = subprocess.run(
        [sys.executable, "-m", "boardroom.cli.main", *words],
        input=lines,
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert (made.returncode, made.stderr) == (0, "")
    assert "\x1b" not in made.stdout
    assert "The game is over (PG-13.1)." in made.stdout
    raw = json.loads(file.read_text("utf-8"))
    assert raw["rows"][-1]["digest"] == expected.journal.state.digest()
    assert raw["bots"] == ["", "greedy 7/bot 1", "random 7/bot 2"]
    assert replay_record(raw, GAME).divergence is None


def test_a_saved_game_goes_on_where_it_stopped(tmp_path: Path):
    whole = table("human", "greedy")
    moves = played(whole)
    half, file = table("human", "greedy"), tmp_path / "half.json"
    typed(half, *moves[: len(moves) // 2], f"save {file}")
    lines = "".join(f"{line}\n" for line in [*moves[len(moves) // 2 :], f"save {file}"])
    words = ["play", "power_grid", "--load", str(file)]
    made = subprocess.run(
        [sys.executable, "-m", "boardroom.cli.main", *words],
        input=lines,
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert (made.returncode, made.stderr) == (0, "")
    raw = json.loads(file.read_text("utf-8"))
    assert raw["rows"][-1]["digest"] == whole.journal.state.digest()


@pytest.mark.parametrize(
    ("seats", "settings", "choice"),
    [
        ("human,greedy,greedy", [], "random"),
        ("human,human,greedy", [], "players"),
        ("human,human", ["--set", "region_choice=random"], "random"),
        ("human,greedy", ["--set", "region_choice=players"], "players"),
    ],
)
def test_several_people_choose_the_regions_and_one_against_bots_may_draw(
    seats, settings, choice, tmp_path: Path
):
    """A13 of Power Grid; a setting says otherwise."""
    file = tmp_path / "game.json"
    words = ["play", "power_grid", "--seats", seats, *settings]
    subprocess.run(
        [sys.executable, "-m", "boardroom.cli.main", *words],
        input=f"save {file}\nquit\n",
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert json.loads(file.read_text("utf-8"))["options"]["region_choice"] == choice


def test_a_game_of_another_name_is_not_loaded(bad: Any, record: Path):
    assert "is a record of 'power_grid'" in bad("play", "mombasa", "--load", record)
