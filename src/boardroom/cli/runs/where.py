"""Where the games of a run are played: in this process, or in several of this machine."""

from __future__ import annotations

from functools import partial

import click

from boardroom.bots.parallel import play_all
from boardroom.cli.arguments import WholeNumber, option
from boardroom.cli.errors import command_line_error
from boardroom.cli.runs.run import Place

MOST_WORKERS = 512


def place_options() -> tuple[click.Option, ...]:
    return (option("--workers", metavar="N", kind=WholeNumber(), default="1"),)


def place_of(workers: int) -> Place:
    if not 1 <= workers <= MOST_WORKERS:
        raise command_line_error("workers", workers=workers, most=MOST_WORKERS)
    return Place(partial(play_all, workers=workers), workers)
