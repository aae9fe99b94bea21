"""Plays games on a Ray cluster. A node that is lost takes no game with it: its games are played elsewhere.

Every node has Boardroom installed, with the same rules and bots. Ray itself is an extra.
"""

from __future__ import annotations

import logging
import os
import socket
import sys
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager, redirect_stdout
from functools import cache
from itertools import islice
from typing import Any

from boardroom.bots.matches import Job, Played
from boardroom.bots.parallel import AHEAD, MAX_LOSSES, WorkersLost
from boardroom.bots.program import program_digest

CONNECTION_TIMEOUT_S = 5.0
AUTO = "auto"
"""The address by which Ray finds a cluster that was started on this machine."""


class ClusterMissing(Exception):
    """No cluster answers at an address."""


class OtherProgram(Exception):
    """A node has other rules or bots than this program."""


@contextmanager
def cluster(address: str | None) -> Iterator[int]:
    """Connect to a cluster, or begin one on this machine without an address. Yields its number of CPUs."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    import ray

    if address is not None:
        _require(address)
    with redirect_stdout(sys.stderr):  # where Ray writes that a node died
        _connect(address)
        try:
            yield max(1, int(ray.cluster_resources().get("CPU", 1)))
        finally:
            ray.shutdown()


def _connect(address: str | None) -> None:
    import ray

    quietly: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
    try:
        if address is None:
            ray.init("local", include_dashboard=False, **quietly)
        else:
            ray.init(address, **quietly)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise ClusterMissing from error


def _require(address: str) -> None:
    """Ask at the address whether anybody is there; Ray would wait for a long time, and in many sentences."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if address == AUTO:
        return
    if not host or not port.isdecimal():
        raise ClusterMissing
    try:
        socket.create_connection((host, int(port)), CONNECTION_TIMEOUT_S).close()
    except (OSError, OverflowError) as error:
        raise ClusterMissing from error


def play_on_cluster(jobs: Iterable[Job], workers: int) -> Generator[Played]:
    """Play games on the connected cluster; each result comes as soon as it is there."""
    import ray
    from ray.exceptions import RayError, RayTaskError

    remote = ray.remote(max_retries=MAX_LOSSES)(_play)  # Ray plays the games of a lost node again by itself
    rest, losses = iter(jobs), 0
    waiting: dict[Any, Job] = {}

    def hand_out(some: Iterable[Job]) -> None:
        for job in some:
            waiting[remote.remote(job, program_digest((job.match.game,)))] = job

    hand_out(islice(rest, AHEAD * workers))
    while waiting:
        (done,), _ = ray.wait([*waiting])
        job = waiting.pop(done)
        try:
            played: Played = ray.get(done)
        except RayTaskError:
            raise  # of the game itself
        except RayError:
            losses += 1
            if losses > MAX_LOSSES:
                raise WorkersLost from None
            hand_out([job])
        else:
            hand_out(islice(rest, 1))
            yield played


def _play(job: Job, program: str) -> Played:
    """Play a game on a node."""
    if _program_here(job.match.game) != program:
        raise OtherProgram
    return job.play()


@cache
def _program_here(title: str) -> str:
    return program_digest((title,))
