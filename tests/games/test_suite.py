"""One conformance suite on every game: random full games at all seat counts and options.

A twentieth of the games of `make soak`, with fixed seeds, and one game with a new seed that is printed.
"""

from __future__ import annotations

import os
from random import Random
from typing import Any

import pytest

from boardroom.core.errors import BadInput
from boardroom.games import registry
from boardroom.games.power_grid import build
from boardroom.testing.mutations import random_options
from boardroom.testing.suite import Suite

GAMES = {"power_grid": 500, "eighteen_thirty": 100, "terraforming_mars": 250, "mombasa": 250}
BATCHES = 10


def loaded(key: str) -> Any:
    try:
        return registry.load(key)
    except BadInput as error:
        pytest.skip(str(error))


def play(game: Any, seed: int) -> None:
    rng = Random(f"table {seed}")
    options = random_options(game, rng)
    seats = rng.choice(game.seats)
    played = Suite(game, options, seats, seed).run()
    assert played.finished or game.may_be_capped, f"seed {seed}: did not end, {options}"


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("key", GAMES)
def test_random_games_keep_what_every_game_must_keep(key: str, batch: int) -> None:
    game = loaded(key)
    for seed in range(batch, GAMES[key], BATCHES):
        play(game, seed)


@pytest.mark.parametrize("key", GAMES)
def test_a_game_nobody_has_played_before(key: str) -> None:
    game = loaded(key)
    seed = int.from_bytes(os.urandom(4), "big")
    print(f"{key}: new seed {seed}")
    play(game, seed)


def test_a_move_that_is_allowed_but_not_listed_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game, sites = loaded("power_grid"), build.sites
    monkeypatch.setattr(build, "sites", lambda *about: sites(*about)[1:])

    def play_all() -> None:
        for seed in range(20):
            Suite(game, game.options(), 4, seed, rows=20).run()

    with pytest.raises(AssertionError, match="not listed"):
        play_all()
