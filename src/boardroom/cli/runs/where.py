"""Where the games of a run are played: here, in several processes of this machine, or on a Ray cluster."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from importlib.util import find_spec

import click

from boardroom.bots.parallel import play_all
from boardroom.bots.ray_cluster import ClusterMissing, cluster, play_on_cluster
from boardroom.cli.arguments import WholeNumber, option
from boardroom.cli.errors import command_line_error
from boardroom.cli.runs.run import Place

MOST_WORKERS = 512
RAY = "ray"


def place_options() -> tuple[click.Option, ...]:
    return (
        option("--workers", metavar="N", kind=WholeNumber()),
        option("--on", metavar="ray[:ADDRESS]"),
    )


@contextmanager
def place_of(workers: int | None, on: str | None) -> Iterator[Place]:
    """Where `--workers` and `--on` say; a cluster of its own ends with the run."""
    if workers is not None and not 1 <= workers <= MOST_WORKERS:
        raise command_line_error("workers", workers=workers, most=MOST_WORKERS)
    if on is None:
        yield Place(partial(play_all, workers=workers or 1), workers or 1)
        return
    address = _read_address(on)
    if find_spec(RAY) is None:
        raise command_line_error("no-ray")
    try:
        with cluster(address) as cpus:
            at_once = workers or cpus
            yield Place(partial(play_on_cluster, workers=at_once), at_once)
    except ClusterMissing:
        raise command_line_error("no-cluster", address=address or RAY) from None


def _read_address(on: str) -> str | None:
    """The address of a cluster that is there, or None for one of our own."""
    if on == RAY:
        return os.environ.get("RAY_ADDRESS")
    scheme, _, address = on.partition(":")
    if scheme != RAY or not address.strip("/"):
        raise command_line_error("on", on=on)
    return on if address.startswith("//") else address
