"""Offers: the legal actions of one kind, whatever their number, bound to what a seat sees."""

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
"""The values chosen so far, by the name of their part."""


class Offer:
    """The legal actions of one kind for one seat: test, list, sample, suggest, or compose by parts."""

    __slots__ = ("kind", "s", "seat")

    def __init__(self, kind: type[Action], s: Any, seat: int) -> None:
        self.kind, self.s, self.seat = kind, s, seat

    def __contains__(self, a: Action) -> bool:
        return type(a) is self.kind and a.seat == self.seat and self.refusal(a) is None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Offer) and self.to_json() == other.to_json()

    __hash__ = None  # type: ignore[assignment]

    def refusal(self, a: Action) -> Refusal | None:
        """Why the action is not among the offered ones."""
        return refusal(self.s, a)

    def actions(self) -> Iterator[Action]:
        """Every action offered."""
        raise NotImplementedError

    def list_actions(self, limit: int) -> list[Action]:
        """The first so many actions; fewer than `limit` means that these are all."""
        return list(islice(self.actions(), limit))

    def sample(self, rng: Random) -> Action:
        """One of the actions, all equally likely."""
        every = list(self.actions())
        return every[int(rng.random() * len(every))]

    def suggest(self) -> Action:
        """A sensible choice, for those who want to be shown one."""
        return next(self.actions())

    def form(self, chosen: Chosen) -> Part | None:
        """The next part to choose after these values, or None when the action is complete."""
        raise NotImplementedError

    def compose(self, chosen: Chosen) -> Action:
        """The action that the values of a complete form make."""
        raise NotImplementedError

    def read(self, answers: Mapping[str, object]) -> tuple[dict[str, Any], Part | None]:
        """What answers from outside mean, part by part, and the next part to choose.

        An answer that does not fit its part is bad input; one that no part asks for is ignored. So `form` and
        `compose` only ever see values that an earlier part offered, and an error they raise is a bug.
        """
        chosen: dict[str, Any] = {}
        while (part := self.form(chosen)) is not None and part.name in answers:
            assert part.name not in chosen, f"the form of {self.kind.key} asks for {part.name} twice"
            chosen[part.name] = part.read(answers[part.name])
        return chosen, part

    def to_json(self) -> JsonObject:
        """The offer as data: its kind and first part."""
        part = self.form({})
        return {"kind": self.kind.key, "seat": self.seat, "part": part.to_json() if part else None}


class Just(Offer):
    """A single action, such as passing."""

    __slots__ = ("action",)

    def __init__(self, s: Any, action: Action) -> None:
        super().__init__(type(action), s, action.seat)
        self.action = action

    def actions(self) -> Iterator[Action]:
        yield self.action

    def sample(self, rng: Random) -> Action:
        return self.action

    def form(self, chosen: Chosen) -> Part | None:
        return None if "confirm" in chosen else Confirm("confirm")

    def compose(self, chosen: Chosen) -> Action:
        return self.action


class Pick(Offer):
    """One id out of several, as the action's only field besides the seat.

    `shown` names further ids a player may look at; each is greyed with the clause that forbids it.
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
        super().__init__(kind, s, seat)
        self.ids, self.mark, self.shown, self.cost = ids, mark, shown, cost

    def actions(self) -> Iterator[Action]:
        for i in self.ids:
            yield self.kind(self.seat, i)

    def sample(self, rng: Random) -> Action:
        return self.kind(self.seat, self.ids[int(rng.random() * len(self.ids))])

    def option(self, i: Any) -> Option:
        """The id as an option: with its price if it may be chosen, with the reason if not."""
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


class Range(Offer):
    """A whole number from `least` to `most`, as the action's only field besides the seat."""

    __slots__ = ("least", "most", "name")

    def __init__(self, kind: type[Action], s: Any, seat: int, name: str, least: int, most: int) -> None:
        super().__init__(kind, s, seat)
        self.name, self.least, self.most = name, least, most

    def actions(self) -> Iterator[Action]:
        for n in range(self.least, self.most + 1):
            yield self.kind(self.seat, n)

    def sample(self, rng: Random) -> Action:
        n = self.least + int(rng.random() * (self.most + 1 - self.least))
        return self.kind(self.seat, n)

    def form(self, chosen: Chosen) -> Part | None:
        return None if self.name in chosen else Amount(self.name, self.least, self.most)

    def compose(self, chosen: Chosen) -> Action:
        return self.kind(self.seat, chosen[self.name])
