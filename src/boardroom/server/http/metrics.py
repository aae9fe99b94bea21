"""Figures of a worker in the text format of Prometheus."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from boardroom.server.services import Services

BUCKETS_S = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""The bounds of the histogram of delays."""
CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
PREFIX = "boardroom_"

Labels = Mapping[str, object]


@dataclass(slots=True)
class RequestCounts:
    """The requests that a worker has answered. The middleware counts them on the way of every request."""

    answered: Counter[tuple[str, str, int]] = field(default_factory=Counter)
    """By method, route and status."""
    delays: Counter[tuple[str, int]] = field(default_factory=Counter)
    """By route and bucket: how many answers began within its bound, but not within the one before."""
    seconds: defaultdict[str, float] = field(default_factory=lambda: defaultdict(float))
    """By route: the sum of all delays."""


def exposition(services: Services) -> str:
    """All figures of a worker."""
    lines = [*_requests(services.requests)]
    for name, about, value in _gauges(services):
        lines += _metric(name, "gauge", about, [({}, value)])
    for name, about, value in _counters(services):
        lines += _metric(name, "counter", about, [({}, value)])
    return "\n".join(lines) + "\n"


def _gauges(services: Services) -> Iterator[tuple[str, str, float]]:
    streams = sum(len(subscribers) for subscribers in services.hub.subscribers.values())
    yield "streams", "Open event streams.", streams
    yield "tables_cached", "Tables in memory.", len(services.tables.cached)
    yield "tables_driven", "Tables whose bots or auto-actions are moving.", len(services.driver.tasks)
    yield (
        "bots_waiting",
        "Decisions of bots that wait.",
        len(services.driver.pool.queue.waiting),
    )
    yield "rows_waiting", "Rows that wait for the next commit.", len(services.store.journals.commits.queue)
    if services.store.shared is not None:
        yield "leases_held", "Tables whose lease this worker holds.", len(services.store.shared.held)


def _counters(services: Services) -> Iterator[tuple[str, str, float]]:
    commits = services.store.journals.commits
    yield "commits_total", "Group commits.", commits.commits
    yield "rows_total", "Rows of journals that were stored by them.", commits.rows


def _requests(counts: RequestCounts) -> Iterator[str]:
    answered = [
        ({"method": method, "route": route, "status": status}, count)
        for (method, route, status), count in sorted(counts.answered.items())
    ]
    yield from _metric("requests_total", "counter", "Requests answered.", answered)
    name = f"{PREFIX}request_seconds"
    yield f"# HELP {name} Seconds until an answer began."
    yield f"# TYPE {name} histogram"
    for route, seconds in sorted(counts.seconds.items()):
        total = 0
        for at, bound in enumerate((*BUCKETS_S, "+Inf")):
            total += counts.delays[route, at]
            yield _sample(f"{name}_bucket", {"route": route, "le": bound}, total)
        yield _sample(f"{name}_sum", {"route": route}, round(seconds, 6))
        yield _sample(f"{name}_count", {"route": route}, total)


def _metric(name: str, kind: str, about: str, samples: Iterable[tuple[Labels, float]]) -> list[str]:
    full = f"{PREFIX}{name}"
    return [
        f"# HELP {full} {about}",
        f"# TYPE {full} {kind}",
        *(_sample(full, labels, value) for labels, value in samples),
    ]


def _sample(name: str, labels: Labels, value: float) -> str:
    shown = ",".join(f'{key}="{_escape(str(word))}"' for key, word in labels.items())
    return f"{name}{{{shown}}} {value}" if shown else f"{name} {value}"


def _escape(word: str) -> str:
    return word.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")
