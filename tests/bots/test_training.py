"""Learned values: what fitting finds, and files of weights that must be refused."""

from __future__ import annotations

import json
from math import log
from random import Random

import pytest

from boardroom.bots.training import Sample, fit, log_loss, play_for_samples
from boardroom.cli.main import main
from boardroom.core.errors import BadInput
from boardroom.core.strategy import CERTAIN
from boardroom.core.weights import (
    SCALE,
    LearnedStrategy,
    chances,
    dot_product,
    folder_of_weights,
    load_weights,
    read_weights,
)
from boardroom.games.registry import every, load

PLAYERS = 3


def learned():
    """The games whose value is learned, with their strategies."""
    found = [game.strategy() for game in every()]
    return [one for one in found if isinstance(one, LearnedStrategy)]


def samples(count: int) -> list[Sample]:
    """Games that the seat with the largest first number wins; the second number says nothing."""
    rng, found = Random("samples"), []
    for _ in range(count):
        rows = tuple((rng.randrange(100), rng.randrange(1000)) for _ in range(PLAYERS))
        best = max(rows)
        found.append(Sample(rows, tuple(float(row == best) for row in rows)))
    return found


def test_fitting_finds_what_decides():
    weights = fit(samples(300))
    assert weights[0] > 20 * abs(weights[1])
    loss = log_loss(samples(300), [one / SCALE for one in weights])
    assert loss < 0.3 < log(PLAYERS)
    assert log_loss(samples(300), [0.0, 0.0]) == pytest.approx(log(PLAYERS))


def test_chances_are_whole_and_sum_to_one():
    assert chances([0, 0]) == [CERTAIN // 2, CERTAIN // 2]
    assert sum(chances([SCALE, 0, -SCALE])) == pytest.approx(CERTAIN, abs=2)
    assert chances([100 * SCALE, 0]) == [CERTAIN, 0]


@pytest.mark.parametrize("strategy", learned(), ids=lambda one: one.game.key)
def test_features_are_whole_numbers_at_every_boundary(strategy):
    game = strategy.game
    found = play_for_samples(game, strategy, game.options(), PLAYERS, "features")
    assert len(found) > 3
    for one in found:
        assert sum(one.shares) == pytest.approx(1, abs=1e-5)
        assert len(one.rows) == PLAYERS
        for row in one.rows:
            assert len(row) == len(strategy.features)
            assert all(type(feature) is int for feature in row)


@pytest.mark.parametrize("strategy", learned(), ids=lambda one: one.game.key)
def test_the_weights_of_the_games_are_up_to_date(strategy):
    files = sorted(folder_of_weights(strategy.game).glob("*.json"))
    assert files
    for file in files:
        read = read_weights(strategy, file)
        assert read.features == strategy.features
        assert read.command.startswith(f"boardroom train {strategy.game.key} --players {read.players} ")


def test_weights_of_the_nearest_number_of_players_are_used():
    strategy = load("power_grid").strategy()
    assert isinstance(strategy, LearnedStrategy)
    assert load_weights(strategy, 9) == load_weights(strategy, 6)
    row = (1,) * len(strategy.features)
    assert dot_product(load_weights(strategy, 4), row) == sum(load_weights(strategy, 4))


def test_stale_foreign_and_broken_files_are_refused(tmp_path):
    strategy = load("power_grid").strategy()
    assert isinstance(strategy, LearnedStrategy)
    good = json.loads((folder_of_weights(strategy.game) / "players-4.json").read_text())
    file = tmp_path / "players-4.json"
    for change, why in (
        ({"fingerprint": "0"}, "made for other rules"),
        ({"game": "mombasa"}, "belongs to the game 'mombasa'"),
        ({"weights": [1]}, "is damaged"),
        ({"weights": [1.5] * len(good["weights"])}, "is damaged"),
        ({"players": "four"}, "is damaged"),
    ):
        file.write_text(json.dumps({**good, **change}))
        with pytest.raises(BadInput, match=why):
            read_weights(strategy, file)
    for text in ("", "[]", "{}", "{"):
        file.write_text(text)
        with pytest.raises(BadInput, match="is damaged"):
            read_weights(strategy, file)


def test_the_command_writes_weights_that_can_be_read(tmp_path, capsys):
    file = tmp_path / "made.json"
    words = [
        "train",
        "power_grid",
        "--players",
        "3",
        "--games",
        "10",
        "--seed",
        "t",
        "-o",
        str(file),
        "--json",
    ]
    assert main(words) == 0
    said = json.loads(capsys.readouterr().out)
    strategy = load("power_grid").strategy()
    assert isinstance(strategy, LearnedStrategy)
    read = read_weights(strategy, file)
    assert (read.players, read.seed, said["file"]) == (3, "t", str(file))
    assert said["positions"] > 30
    assert main([*words[:5], "3", *words[6:]]) == 2
    assert main(["train", "power_grid", "--players", "9", "--games", "10"]) == 2
