"""The conformance suite: what every game must keep, checked on random full games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])


def clause(*ids: str) -> Callable[[F], F]:
    """Say which clauses a test is about; `boardroom rules GAME --coverage` reads it from the source."""

    def mark(test: F) -> F:
        test.clauses = ids  # type: ignore[attr-defined]
        return test

    return mark
