"""Views: what one seat may see, built up from what each field declares, of the same classes as the state."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from boardroom.core.actions import JournalItem
from boardroom.core.state import State

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=JournalItem)


def view(s: S, seat: int | None) -> S:
    """What the seat sees, or what everybody sees for None. The rules run on it unchanged."""
    seen = s.view_for(seat, s.options)
    seen.derive()
    return seen


def redact(said: Iterable[A], seat: int | None, s: State) -> list[A]:
    """Actions or facts as the seat may hear of them."""
    return [one.view_for(seat, s.options) for one in said]
