"""Games in several processes: a process that dies loses none of them."""

from __future__ import annotations

import pytest

from boardroom.bots.matches import Job, Match
from boardroom.bots.parallel import MAX_LOSSES, Workers, WorkersLost

MATCH = Match("power_grid", {}, ("random", "random"), "processes")


def test_the_games_of_a_process_that_was_killed_are_played_by_another():
    workers = Workers([Job(MATCH, number) for number in range(12)], 2)
    results = workers.play()
    found = [next(results)]
    next(iter(workers.pool._processes.values())).kill()
    found += results
    assert sorted(played.number for played in found) == list(range(12))
    assert workers.losses == 1


def test_a_run_in_which_processes_die_again_and_again_is_given_up(monkeypatch):
    workers = Workers([Job(MATCH, 0)], 1)
    workers.losses = MAX_LOSSES
    with pytest.raises(WorkersLost):
        workers._replace()
    workers.pool.shutdown()
