"""Plays games in several processes of this machine; in which one a game is played does not matter."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice

from boardroom.bots.matches import Job, Played
from boardroom.bots.processes import begin_pool, block_interrupts, end_pool

MAX_LOSSES = 3
"""How often games may lose their processes, for instance for want of memory, before the run is given up."""
AHEAD = 2
"""How many games a worker is given, the one it plays included: it need not wait for the next."""


class WorkersLost(Exception):
    """Processes died again and again."""


def play_all(jobs: Iterable[Job], workers: int) -> Generator[Played]:
    """Play games; each result comes as soon as it is there."""
    if workers == 1:
        yield from map(Job.play, jobs)
    else:
        yield from Workers(jobs, workers).play()


class Workers:
    """Processes that play games. If one dies, its games and those waiting are given to new processes."""

    def __init__(self, jobs: Iterable[Job], workers: int) -> None:
        self.jobs, self.workers, self.losses = iter(jobs), workers, 0
        self.pool = begin_pool(workers)
        self.waiting: dict[Future[Played], Job] = {}
        self.lost: list[Job] = []

    def play(self) -> Iterator[Played]:
        try:
            while self._hand_out():
                yield from self._take_finished()
        finally:
            end_pool(self.pool)

    def _hand_out(self) -> bool:
        """Give every worker games ahead, the lost ones first. Whether any game is still being played."""
        while len(self.waiting) < AHEAD * self.workers:
            self.lost = self.lost or [*islice(self.jobs, 1)]
            if not self.lost:
                break
            try:
                with block_interrupts():
                    self.waiting[self.pool.submit(Job.play, self.lost[-1])] = self.lost[-1]
            except BrokenProcessPool:
                self._replace()
            else:
                self.lost.pop()
        return bool(self.waiting)

    def _take_finished(self) -> Iterator[Played]:
        done, _ = wait(self.waiting, return_when=FIRST_COMPLETED)
        for future in done:
            try:
                played = future.result()
            except BrokenProcessPool:
                self._replace()
                return
            del self.waiting[future]
            yield played

    def _replace(self) -> None:
        self.losses += 1
        if self.losses > MAX_LOSSES:
            raise WorkersLost from None
        self.lost += self.waiting.values()
        self.waiting.clear()
        end_pool(self.pool)
        self.pool = begin_pool(self.workers)
