"""Games on a Ray cluster: the results are those of one process, and a node that is lost loses none."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from boardroom.bots import ray_cluster
from boardroom.bots.matches import Job, Match, Played
from boardroom.bots.ray_cluster import OtherProgram, cluster, play_on_cluster
from boardroom.cli.main import main
from boardroom.games.registry import load

pytest.importorskip("ray", reason="the extra ray is not installed")
OPTIONS = load("eighteen_thirty").options().to_json()
MATCH = Match("eighteen_thirty", OPTIONS, ("greedy", "greedy", "greedy"), "cluster")
"""Its games take long enough for a node to be killed in the middle of one."""
WATCHFUL = {
    "health_check_initial_delay_ms": 0,
    "health_check_period_ms": 500,
    "health_check_timeout_ms": 2_000,
    "health_check_failure_threshold": 2,
}
"""So that a lost node is noticed within seconds."""
SIMULATE = ("simulate", "eighteen_thirty", "--players", "3", "--games", "2", "--bots", "greedy")


@pytest.fixture
def two_nodes() -> Iterator[Any]:
    from ray.cluster_utils import Cluster

    nodes = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "_system_config": WATCHFUL})
    nodes.add_node(num_cpus=1)
    yield nodes
    nodes.shutdown()


def result(played: Played) -> dict[str, Any]:
    """What a game came to, without the time that it took."""
    return {key: value for key, value in played.to_json().items() if not key.endswith("_s")}


def test_a_node_that_is_killed_in_mid_run_loses_no_game(two_nodes, capsys, tmp_path):
    jobs = [Job(MATCH, number) for number in range(8)]
    with cluster(two_nodes.address) as cpus:
        assert cpus == 2
        games = play_on_cluster(jobs, cpus)
        found = [next(games), next(games)]
        two_nodes.remove_node(next(iter(two_nodes.worker_nodes)), allow_graceful=False)
        found += games
    assert sorted(played.number for played in found) == list(range(8))
    by_number = {played.number: played for played in found}
    assert [result(by_number[number]) for number in range(2)] == [result(job.play()) for job in jobs[:2]]
    # What is left of the cluster is enough for the command.
    there = ("--on", f"ray:{two_nodes.address}", "--out", str(tmp_path), "--workers", "1")
    assert main((*SIMULATE, "--seed", "cluster", "--json", *there)) == 0
    raw = json.loads(capsys.readouterr().out)
    assert raw["workers"] == 1
    assert raw["wins"][0] == sum(by_number[number].wins[0] for number in range(2))
    assert len([*tmp_path.glob("game-*")]) == 2


def test_a_node_with_other_rules_plays_nothing(monkeypatch):
    monkeypatch.setattr(ray_cluster, "_program_here", lambda title: "other")
    with pytest.raises(OtherProgram):
        ray_cluster._play(Job(MATCH, 0), "ours")
