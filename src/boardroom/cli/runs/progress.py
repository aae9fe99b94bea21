"""A progress bar on standard error, where that is a terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from boardroom.cli.texts import Plain


@contextmanager
def progress(done: int, total: int, texts: Plain) -> Iterator[Callable[[], None]]:
    """Show how many games are finished; the function counts one more."""
    if not sys.stderr.isatty():
        yield lambda: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(texts("cli-games-played"), total=total, completed=done)
        yield lambda: bar.advance(task)
