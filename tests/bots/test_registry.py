"""Bots by name: unknown names, and games without a greedy policy."""

from __future__ import annotations

from typing import Any

import pytest

from boardroom.bots.registry import load_bot
from boardroom.cli.play import usual_seats
from boardroom.core.errors import BadInput
from boardroom.core.game import Game
from boardroom.games.power_grid.game import GAME


def test_a_game_without_a_bot_of_its_own_is_played_at_random_only():
    made_up: Any = type("MadeUp", (Game,), {"key": "made_up"})()
    with pytest.raises(BadInput, match=r"made_up' has no normal bot yet"):
        load_bot("greedy", made_up)
    assert load_bot("random", made_up).blind
    assert usual_seats(made_up) == "human,random,random"
    assert usual_seats(GAME) == "human,normal,normal"


def test_an_unknown_bot_is_bad_input():
    with pytest.raises(BadInput, match="no bot 'hal'"):
        load_bot("hal", GAME)
