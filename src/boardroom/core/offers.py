"""Offers: all legal actions of one kind, bound to the view of a seat."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from random import Random
from typing import Any, TypeAlias

from boardroom.core.actions import Action
from boardroom.core.engine import refusal
from boardroom.core.json_types import JsonObject
from boardroom.core.parts import Amount, Confirm, One, Option, Part
from boardroom.core.refusals import Refusal

Chosen: TypeAlias = Mapping[str, Any]
"""The values chosen so far, by name of part."""


class Offer:
    """The legal actions of one kind for one seat, to be tested, listed, sampled or composed part by part."""

    __slots__ = ("_first", "kind", "s", "seat")
    _first: Part | None

    def __init__(self, kind: type[Action], s: Any, seat: int) -> None:
        self.kind, self.s, self.seat = kind, s, seat

    def __contains__(self, a: Action) -> bool:
        return type(a) is self.kind and a.seat == self.seat and self.refusal(a) is None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Offer) and self.to_json() == other.to_json()

    __hash__ = None  # type: ignore[assignment]

    def refusal(self, a: Action) -> Refusal | None:
        """Why an action is not legal, or None."""
        return refusal(self.s, a)

    def actions(self) -> Iterator[Action]:
        """Every legal action."""
        raise NotImplementedError

    def list_actions(self, limit: int) -> list[Action]:
        """The first `limit` actions; a shorter list is complete."""
        return list(islice(self.actions(), limit))

    def sample(self, rng: Random) -> Action:
        """A random action, all equally likely."""
        every = list(self.actions())
        return every[int(rng.random() * len(every))]

    def suggest(self) -> Action:
        """A sensible action to suggest to a player."""
        return next(self.actions())

    def form(self, chosen: Chosen) -> Part | None:
        """The next part after these values, or None once the action is complete."""
        raise NotImplementedError

    def first_part(self) -> Part | None:
        """The part that the form begins with; described once for all who ask."""
        try:
            return self._first
        except AttributeError:
            self._first = self.form({})
            return self._first

    def compose(self, chosen: Chosen) -> Action:
        """Make the action from the values of a complete form."""
        raise NotImplementedError

    def read(self, answers: Mapping[str, object]) -> tuple[dict[str, Any], Part | None]:
        """Read answers from outside part by part: the values, and the next part to choose.

        An answer that does not fit its part raises BadInput; one that no part asks for is ignored. `form` and
        `compose` therefore get only values that an earlier part offered, and an error they raise is a bug.
        """
        chosen: dict[str, Any] = {}
        while (part := self.form(chosen)) is not None and part.name in answers:
            assert part.name not in chosen, f"the form of {self.kind.key} asks for {part.name} twice"
            chosen[part.name] = part.read(answers[part.name])
        return chosen, part

    def to_json(self) -> JsonObject:
        """The offer as JSON: its kind and its first part."""
        part = self.first_part()
        return {"kind": self.kind.key, "seat": self.seat, "part": part.to_json() if part else None}


class Just(Offer):
    """A single action, such as passing."""

    __slots__ = ("action",)

    def __init__(self, s: Any, action: Action) -> None:
        self.kind, self.s, self.seat, self.action = type(action), s, action.seat, action

    def actions(self) -> Iterator[Action]:
        yield self.action

    def sample(self, rng: Random) -> Action:
        return self.action

    def form(self, chosen: Chosen) -> Part | None:
        return None if "confirm" in chosen else Confirm("confirm")

    def compose(self, chosen: Chosen) -> Action:
        return self.action


class Pick(Offer):
    """An action whose only field besides the seat is one of several ids.

    `shown` lists more ids, which appear disabled with the clause that forbids them.
    """

    __slots__ = ("cost", "field", "ids", "mark", "shown")

    def __init__(
        self,
        kind: type[Action],
        s: Any,
        seat: int,
        ids: Sequence[object],
        mark: str,
        shown: Sequence[object] = (),
        cost: Callable[[Any, int, Any], Option] | None = None,
    ) -> None:
        self.kind, self.s, self.seat = kind, s, seat
        self.ids, self.mark, self.shown, self.cost = ids, mark, shown, cost

    def actions(self) -> Iterator[Action]:
        for i in self.ids:
            yield self.kind(self.seat, i)

    def sample(self, rng: Random) -> Action:
        return self.kind(self.seat, self.ids[int(rng.random() * len(self.ids))])

    def option(self, i: Any) -> Option:
        """The id as an option, with its price if it is legal and the refusal if it is not."""
        why = self.refusal(self.kind(self.seat, i)) if i not in self.ids else None
        if why is None and self.cost is not None:
            return self.cost(self.s, self.seat, i)
        return Option(f"{self.mark}:{i}", i, why=why)

    def form(self, chosen: Chosen) -> Part | None:
        if self.mark in chosen:
            return None
        every = dict.fromkeys((*self.ids, *self.shown))
        return One(self.mark, tuple(self.option(i) for i in every))

    def compose(self, chosen: Chosen) -> Action:
        return self.kind(self.seat, chosen[self.mark])


class PairOffer(Offer):
    """An action whose fields besides the seat are an id and one of its numbers: a book and a space for it."""

    __slots__ = ("numbers",)

    def __init__(self, kind: type[Action], s: Any, seat: int, numbers: Mapping[str, Sequence[int]]) -> None:
        super().__init__(kind, s, seat)
        self.numbers = numbers

    def _pairs(self) -> list[tuple[str, int]]:
        return [(id, number) for id, numbers in self.numbers.items() for number in numbers]

    def actions(self) -> Iterator[Action]:
        for pair in self._pairs():
            yield self.kind(self.seat, *pair)

    def sample(self, rng: Random) -> Action:
        pairs = self._pairs()
        return self.kind(self.seat, *pairs[int(rng.random() * len(pairs))])


class Range(Offer):
    """An action whose only field besides the seat is a whole number from `least` to `most`.

    Its form begins at `start`, or at the end of the range that is nearest to it.
    """

    __slots__ = ("least", "most", "name", "start")

    def __init__(
        self,
        kind: type[Action],
        s: Any,
        seat: int,
        name: str,
        least: int,
        most: int,
        start: int | None = None,
    ) -> None:
        self.kind, self.s, self.seat = kind, s, seat
        self.name, self.least, self.most = name, least, most
        self.start = None if start is None else max(least, min(start, most))

    def actions(self) -> Iterator[Action]:
        for n in range(self.least, self.most + 1):
            yield self.kind(self.seat, n)

    def sample(self, rng: Random) -> Action:
        n = self.least + int(rng.random() * (self.most + 1 - self.least))
        return self.kind(self.seat, n)

    def form(self, chosen: Chosen) -> Part | None:
        return None if self.name in chosen else Amount(self.name, self.least, self.most, start=self.start)

    def compose(self, chosen: Chosen) -> Action:
        return self.kind(self.seat, chosen[self.name])
