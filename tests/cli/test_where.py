"""`--on`: clusters that are not there, and Ray that is not installed."""

from __future__ import annotations

import socket

import pytest

from boardroom.cli.runs import where

DUEL = ("simulate", "power_grid", "--players", "2", "--games", "1")


@pytest.fixture
def nobody() -> str:
    """An address at which nobody listens."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        return f"127.0.0.1:{server.getsockname()[1]}"


def test_without_ray_one_sentence_says_so(bad, monkeypatch):
    monkeypatch.setattr(where, "find_spec", lambda name: None)
    assert "pip install 'boardroom[ray]'" in bad(*DUEL, "--on", "ray")


@pytest.mark.parametrize(
    "on", ["ray:nowhere", "ray:host:port", "ray:127.0.0.1:99999", "ray:nobody", "ray://nobody"]
)
def test_a_cluster_that_is_not_there_is_one_sentence(bad, on, nobody, tmp_path):
    pytest.importorskip("ray", reason="the extra ray is not installed")
    said = bad(*DUEL, "--on", on.replace("nobody", nobody), "--out", tmp_path / "run")
    assert "no Ray cluster answers at" in said
    assert not (tmp_path / "run").exists()


def test_the_address_in_the_environment_is_used(bad, nobody, monkeypatch):
    pytest.importorskip("ray", reason="the extra ray is not installed")
    monkeypatch.setenv("RAY_ADDRESS", nobody)
    assert f"no Ray cluster answers at {nobody}" in bad(*DUEL, "--on", "ray")
