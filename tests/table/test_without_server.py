"""A table needs no server: whole games are played and drawn where no web framework can be imported."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from boardroom.games.registry import keys

SCRIPT = Path(__file__).with_name("play_without_server.py")


@pytest.mark.parametrize("game", keys())
def test_a_whole_game_is_played_and_drawn_without_a_server(game):
    done = subprocess.run([sys.executable, SCRIPT, game], capture_output=True, text=True, timeout=900)
    assert (done.returncode, done.stderr) == (0, "")
