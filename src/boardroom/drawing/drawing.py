"""What a game draws: its `draw.py` is asked for these, and nothing of it is written in JavaScript.

A game may leave any of it out; `Drawing` then shows the plain thing. Everything is drawn from a view.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from typing import Any

from boardroom.core.actions import Action, Fact, Paid, Shuffled
from boardroom.core.game import Game
from boardroom.core.parts import Option
from boardroom.drawing.html import Writer


@dataclass(frozen=True, slots=True)
class Scene:
    """What there is to draw: a view, the reader's words and seat, the ids that have just changed."""

    view: Any
    ink: Writer
    seat: int | None = None
    fresh: frozenset[str] = frozenset()
    past: Callable[[], Iterable[Fact]] = tuple
    """Everything that led here, for what the view itself does not remember."""


@dataclass(frozen=True, slots=True)
class Track:
    """The place in the turn: a heading, the phases with the present one, further tracks by label.

    All of it is HTML already.
    """

    heading: str = ""
    phases: Sequence[str] = ()
    at: int = -1
    more: Sequence[tuple[str, Sequence[str], int]] = ()


@dataclass(frozen=True, slots=True)
class Line:
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


class Drawing:
    """The pictures and short words of one game; the base draws nothing but names."""

    def cover(self, ink: Writer) -> str:
        """A small picture of the game for the lobby."""
        return ""

    def board(self, d: Scene) -> str:
        """The board as SVG, `data-id` on everything that can be chosen."""
        return ""

    def side(self, d: Scene) -> list[str]:
        """Further panels beside the board, such as markets."""
        return []

    def side_first(self, d: Scene) -> bool:
        """Whether those panels matter more than the board now: a narrow page then shows them first."""
        return False

    def own(self, d: Scene) -> str:
        """The reader's own things."""
        return ""

    def beside(self, d: Scene) -> str:
        """What helps to decide, under the question."""
        return ""

    def player(self, d: Scene, seat: int) -> Line:
        """A player's line in the list."""
        return Line()

    def order(self, d: Scene) -> Sequence[int]:
        """The seats in the order to list them."""
        return range(len(getattr(d.view, "players", ())))

    def ahead(self, d: Scene) -> str:
        """What the players' numbers lead to, such as the end of the game, above their list."""
        return ""

    def track(self, d: Scene) -> Track:
        """Round, phase and step."""
        return Track()

    def setting(self, d: Scene) -> str:
        """Edition and map in a few words, for the top bar."""
        return ""

    def label(self, d: Scene, id: str, name: str) -> str:
        """What an option's id is called; `name` is the part it belongs to."""
        vocabulary, colon, value = id.partition(":")
        if not colon:
            return d.ink.thing(name, id)
        return d.ink.thing(vocabulary, int(value) if value.isascii() and value.isdecimal() else value)

    def face(self, d: Scene, id: str) -> str:
        """A small picture of an option beside its name, if there is one."""
        return ""

    def costs(self, d: Scene, option: Option) -> list[tuple[str, int]]:
        """The parts of an option's price with their words; a part of nothing is left out."""
        known = option.costs
        return [(d.ink.thing("cost", key), n) for key, n in known if n or len(known) == 1]

    def detail(self, d: Scene, id: str) -> str:
        """What matters about an option besides its name, in signs."""
        return ""

    def marks(self, d: Scene, id: str) -> Sequence[str]:
        """The ids of drawn things that light up while an option is looked at, besides its own."""
        return ()

    def kind(self, d: Scene, kind: str) -> str:
        """What a kind of action works with, in signs beside its words."""
        return ""

    def stock(self, d: Scene, id: str) -> int | None:
        """How much the reader has of what a payment is made with."""
        return None

    def means(self, d: Scene, name: str) -> tuple[str, int] | None:
        """What a price is paid with: the word for it and how much the reader has."""
        return None

    def deed(self, d: Scene, action: Action) -> str:
        """An action as words on a button."""
        return d.ink.describe(action, "action-")

    def slip(self, d: Scene, action: Action) -> str | None:
        """A text key that asks whether this costly action is meant, or None."""
        return None

    def effect(self, d: Scene, action: Action) -> list[tuple[str, str, str]]:
        """What the action changes: label, before (if any), after: HTML. Nothing is played to know it."""
        return []

    def opens(self, d: Scene, kinds: Sequence[str]) -> str | None:
        """Which kind of action stands open at first: the one the step is about, if any.

        An empty word says that the step is about what acts at once, so that nothing stands open.
        """
        return kinds[0] if len(kinds) == 1 else None

    def earns(self, d: Scene, legs: Sequence[str]) -> int | None:
        """What a route drawn by hand brings, by the ids of its edges; None if that is not known."""
        return None

    def fresh(self, facts: Iterable[Fact]) -> frozenset[str]:
        """The ids of what these facts changed."""
        return frozenset()

    def told(self, fact: Fact) -> bool:
        """Whether a fact is worth a line in the log."""
        return not isinstance(fact, Paid | Shuffled)

    def gathered(self, facts: Sequence[Fact], heading: Fact | None) -> list[tuple[Fact, ...]]:
        """What one row tells, as lines of the log; `heading` is the fact that opened the round."""
        return [(fact,) for fact in facts if self.told(fact)]

    def line(self, ink: Writer, facts: tuple[Fact, ...]) -> str:
        """A line of the log: the first of its facts in words, and what the game adds of the others."""
        return ink.describe(facts[0])

    def heads(self, fact: Fact) -> bool:
        """Whether a fact opens a round: it becomes a heading of the log and a mark on the slider."""
        return False

    def mark(self, ink: Writer, fact: Fact) -> str:
        """The number or short word of a round that a fact opens, below its mark on the slider."""
        return ""

    def sign(self, fact: Fact) -> str:
        """A small sign for a line of the log that no seat is the subject of."""
        return ""

    def cited(self, fact: Fact) -> str | None:
        """The clause a line of the log links to."""
        return getattr(fact, "clause", None)

    def charts(self, d: Scene, facts: Iterable[Fact]) -> list[Series]:
        """Numbers by round, worked out from the facts."""
        return []


@cache
def drawing_of(game: Game[Any]) -> Drawing:
    """The drawing of a game: `DRAWING` in its `draw.py`, or in the module of the game itself."""
    module = type(game).__module__
    found = getattr(sys.modules[module], "DRAWING", None)
    if isinstance(found, Drawing):
        return found
    package = module.rpartition(".")[0]
    name = f"{package}.draw"
    try:
        drawing = getattr(import_module(name), "DRAWING", None)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return Drawing()
    return drawing if isinstance(drawing, Drawing) else Drawing()
