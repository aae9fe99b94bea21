"""A table needs no server: whole games run where neither a web framework nor a database can be imported."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from boardroom.games.registry import keys

SCRIPT = Path(__file__).with_name("play_without_server.py")


TIMEOUT_S = 600
"""Only stops a game that hangs; the script itself limits its processor time."""


def test_all_four_games_are_played():
    assert {"power_grid", "terraforming_mars", "eighteen_thirty", "mombasa"} <= set(keys())


@pytest.mark.parametrize("game", keys())
def test_a_whole_game_is_played_and_drawn_without_a_server(game):
    done = subprocess.run([sys.executable, SCRIPT, game], capture_output=True, text=True, timeout=TIMEOUT_S)
    assert (done.returncode, done.stderr) == (0, "")
