"""The input and results of a drawing: the scene, and small records of HTML and numbers."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from boardroom.core.actions import Fact
from boardroom.core.state import State
from boardroom.drawing.html import Html, Text, Writer

S = TypeVar("S", bound=State)
V = TypeVar("V", covariant=True)


EffectRow = tuple[Html, Html, Html]
"""A change by an action: label, value before (may be empty), value after."""


@dataclass(frozen=True, slots=True)
class Scene(Generic[V]):
    """The input of a drawing: a view, the viewer's language and seat, and the ids that changed last."""

    view: V
    writer: Writer
    seat: int | None = None
    changed_ids: frozenset[str] = frozenset()
    chronicle: Callable[[], Chronicle | None] = lambda: None
    """What the game remembers of the facts up to now, for what the view itself does not hold."""


@dataclass(frozen=True, slots=True)
class TurnTrack:
    """The progress of the turn: a heading, the phases and the index of the present one, and more tracks."""

    heading: Html = Html()
    phases: Sequence[Html] = ()
    at: int = -1
    more: Sequence[tuple[Html, Sequence[Html], int]] = ()


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """One player in the list: main number, tags, and a second line."""

    key: Html = Html()
    tags: Html = Html()
    below: Html = Html()


@dataclass(frozen=True, slots=True)
class Aid:
    """One of the player aids of a game, such as the order of play."""

    title: Html
    body: Html
    is_wide: bool = False
    """Whether the card takes the whole width, such as a large table."""


class Chronicle:
    """What charts and tables show of the past: it hears every fact once and tells its numbers at any time."""

    def hear(self, fact: Fact) -> None:
        """Take note of the next fact."""

    def series(self, writer: Writer, view: State) -> list[Series]:
        """The numbers so far with those of the view, each to be drawn as a chart."""
        return []


@dataclass(frozen=True, slots=True)
class Series:
    """A number by round for each seat, resource or company, to be drawn as a chart."""

    title: Text
    by_seat: dict[int, list[int]] = field(default_factory=dict)
    goal: int | None = None
    by_resource: dict[str, list[int]] = field(default_factory=dict)
    by_company: dict[str, tuple[str, list[int | None]]] = field(default_factory=dict)
    """By the name that sets the colour of a company: its letters, and its number in each round, if any."""

    @property
    def key(self) -> Hashable:
        """All that the chart shows, as a key."""
        seats = tuple([(seat, *numbers) for seat, numbers in self.by_seat.items()])
        resources = tuple([(name, *numbers) for name, numbers in self.by_resource.items()])
        known = tuple([(name, sign, *numbers) for name, (sign, numbers) in self.by_company.items()])
        return self.title, self.goal, seats, resources, known
