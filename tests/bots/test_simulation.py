"""A simulated game depends only on its seed."""

from __future__ import annotations

from boardroom.bots.registry import load_bot
from boardroom.bots.simulation import play_game
from boardroom.games.power_grid.game import GAME
from boardroom.games.power_grid.state import Options


def test_the_same_seeds_play_the_same_game():
    at = {0: load_bot("greedy", GAME), 1: load_bot("random", GAME), 2: load_bot("random", GAME)}
    games = [play_game(GAME, Options(), at, seed)[0].digest() for seed in ("a", "a", "b")]
    assert games[0] == games[1] != games[2]
