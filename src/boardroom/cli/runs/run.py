"""Plays the games of a run that are not finished yet, and goes through all of them in order."""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing
from dataclasses import replace

from boardroom.bots.matches import Job, Played
from boardroom.bots.parallel import WorkersLost
from boardroom.cli.errors import command_line_error
from boardroom.cli.runs.folder import RunFolder
from boardroom.cli.runs.progress import progress
from boardroom.cli.texts import Plain

Player = Callable[[Iterable[Job]], Generator[Played]]
"""Plays games somewhere; results come in any order."""


def play_games(
    numbers: range, job_of: Callable[[int], Job], play: Player, folder: RunFolder | None, texts: Plain
) -> Generator[Played]:
    """The results of games in the order of their numbers; what the folder holds is not played again."""
    known = {} if folder is None else dict(folder.finished)
    missing = (job_of(number) for number in numbers if number not in known)
    found = dict(known)
    with progress(len(known), len(numbers), texts) as count, closing(play(missing)) as results:
        for number in numbers:
            while number not in found:
                played = _next(results, folder, len(numbers), texts)
                if folder is not None:
                    folder.add(played)
                found[played.number] = replace(played, record=None)
                count()
            yield found.pop(number)


def _next(results: Iterator[Played], folder: RunFolder | None, total: int, texts: Plain) -> Played:
    try:
        return next(results)
    except WorkersLost:
        raise command_line_error("workers-lost") from None
    except KeyboardInterrupt:
        if folder is not None:
            done = len(folder.finished)
            print(texts("cli-run-stopped", done=done, total=total, folder=str(folder.path)), file=sys.stderr)
        raise
