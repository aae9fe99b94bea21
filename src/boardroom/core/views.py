"""Views: the state as one seat may see it, of the same class, built from the declarations of its fields."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from boardroom.core.actions import JournalItem
from boardroom.core.state import State

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=JournalItem)


def view(s: S, seat: int | None) -> S:
    """The view of a seat, or the public view for None. The rules work on it as on a state."""
    seen = s.view_for(seat, s.options)
    seen.derive()
    return seen


def redact(items: Iterable[A], seat: int | None, s: State) -> list[A]:
    """Hide in actions or facts what the seat may not see."""
    return [item.view_for(seat, s.options) for item in items]
