"""What a drawing works from and what it gives back: the scene, and small values of HTML and numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from boardroom.core.actions import Fact
from boardroom.core.state import State
from boardroom.drawing.html import Html, Text, Writer

S = TypeVar("S", bound=State)
V = TypeVar("V", covariant=True)


EffectRow = tuple[Html, Html, Html]
"""What an action changes: label, before (if any), after."""


@dataclass(frozen=True, slots=True)
class Scene(Generic[V]):
    """What there is to draw: a view, the reader's words and seat, the ids that have just changed."""

    view: V
    writer: Writer
    seat: int | None = None
    changed_ids: frozenset[str] = frozenset()
    past: Callable[[], Iterable[Fact]] = tuple
    """Everything that led here, for what the view itself does not remember."""


@dataclass(frozen=True, slots=True)
class TurnTrack:
    """The place in the turn: a heading, the phases with the present one, further tracks by label."""

    heading: Html = Html()
    phases: Sequence[Html] = ()
    at: int = -1
    more: Sequence[tuple[Html, Sequence[Html], int]] = ()


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """One player in the list: money or points, tags, and a second line."""

    key: Html = Html()
    tags: Html = Html()
    below: Html = Html()


@dataclass(frozen=True, slots=True)
class Series:
    """One number of every seat, resource or company, round by round, for a chart."""

    title: Text
    by_seat: dict[int, list[int]] = field(default_factory=dict)
    goal: int | None = None
    by_resource: dict[str, list[int]] = field(default_factory=dict)
    by_company: dict[str, tuple[str, list[int | None]]] = field(default_factory=dict)
    """By the name that gives a company its colour: its letters, and its numbers once it has any."""
