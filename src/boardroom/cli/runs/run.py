"""The games of a run: those that are finished, and where the others are played."""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, replace

from boardroom.bots.matches import Job, Played
from boardroom.bots.parallel import WorkersLost
from boardroom.bots.ray_cluster import OtherProgram
from boardroom.cli.errors import command_line_error
from boardroom.cli.runs.folder import RunFolder
from boardroom.cli.runs.progress import progress
from boardroom.cli.texts import Plain


@dataclass(frozen=True, slots=True)
class Place:
    """Where games are played, in any order, and how many at a time."""

    play: Callable[[Iterable[Job]], Generator[Played]]
    workers: int


class Run:
    """Plays the games of a run that are not finished yet."""

    def __init__(
        self, job_of: Callable[[int], Job], place: Place, folder: RunFolder | None, texts: Plain
    ) -> None:
        self.job_of, self.place, self.folder, self.texts = job_of, place, folder, texts
        self.finished: dict[int, Played] = {} if folder is None else dict(folder.finished)

    def play(self, numbers: Sequence[int]) -> Generator[Played]:
        """The results of these games in their order, those that were just played with what they keep."""
        todo = [number for number in numbers if number not in self.finished]
        known, waiting = len(numbers) - len(todo), dict[int, Played]()
        playing = self.place.play(map(self.job_of, todo))
        with progress(known, len(numbers), self.texts) as count, closing(playing) as results:
            for number in numbers:
                while number not in self.finished and number not in waiting:
                    played = self._next(results, len(numbers))
                    waiting[played.number] = played
                    count()
                found = waiting.pop(number, None) or self.finished[number]
                self.finished[number] = replace(found, state=b"")
                yield found

    def _next(self, results: Iterator[Played], total: int) -> Played:
        try:
            played = next(results)
        except WorkersLost:
            raise command_line_error("workers-lost") from None
        except OtherProgram:
            raise command_line_error("other-program") from None
        except KeyboardInterrupt:
            if self.folder is not None:
                done, folder = len(self.folder.finished), str(self.folder.path)
                stopped = self.texts("cli-run-stopped", done=done, total=total, folder=folder)
                print(stopped, file=sys.stderr)
            raise
        if self.folder is not None:
            self.folder.add(played)
        return replace(played, record=None)
