"""The benchmark of routes."""

from __future__ import annotations

import itertools

import pytest

from boardroom.games.eighteen_thirty.game import GAME
from boardroom.games.eighteen_thirty.routes import bench


def test_routes_of_a_game_are_solved_anew_in_every_round(monkeypatch):
    networks = list(itertools.islice(bench.greedy_networks(GAME, "bench 0"), 6))
    monkeypatch.setattr(bench, "greedy_networks", lambda game, seed: iter(networks))
    found = bench.measure(GAME, lambda: 1000.0, games=1)
    assert found.turns == found.proved == 6
    assert 0 < found.median_ms <= found.max_ms
    assert found.ratio_chess == pytest.approx(found.turns_per_s / 1000)
