"""What a drawing works from and what it gives back: the scene, and small values of HTML and numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from boardroom.core.actions import Fact
from boardroom.core.state import State
from boardroom.drawing.html import Writer

S = TypeVar("S", bound=State)
V = TypeVar("V", covariant=True)


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
    """The place in the turn: a heading, the phases with the present one, further tracks by label.

    All of it is HTML already.
    """

    heading: str = ""
    phases: Sequence[str] = ()
    at: int = -1
    more: Sequence[tuple[str, Sequence[str], int]] = ()


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """One player in the list: money or points, tags, and a second line. HTML already."""

    key: str = ""
    tags: str = ""
    below: str = ""


@dataclass(frozen=True, slots=True)
class Series:
    """One number of every seat, resource or company, round by round, for a chart."""

    title: str
    by_seat: dict[int, list[int]] = field(default_factory=dict)
    goal: int | None = None
    by_resource: dict[str, list[int]] = field(default_factory=dict)
    by_company: dict[str, tuple[str, list[int | None]]] = field(default_factory=dict)
    """By the name that gives a company its colour: its letters, and its numbers once it has any."""
