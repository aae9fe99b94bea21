"""Offers of 1830: rows of values, and rows with a price that may be any whole number in a range."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Generic, TypeVar

from boardroom.core.actions import Action
from boardroom.core.errors import BadInput, Refused
from boardroom.core.offers import Chosen, Offer
from boardroom.core.parts import Amount, One, Option, Part, Turn
from boardroom.core.steps import Seat
from boardroom.games.eighteen_thirty.state import State

Row = tuple[object, ...]
A = TypeVar("A", bound=Action)
R = TypeVar("R", bound=Row)


def allowed(may: Callable[[State, A], None], s: State, a: A) -> bool:
    """Whether a rule allows an action."""
    try:
        may(s, a)
    except Refused:
        return False
    return True


class Rows(Offer, Generic[R]):
    """Actions whose fields after the seat are one of these rows, chosen field by field.

    `also` gives illegal rows that are shown with the clause that refuses them; `cost` is the cost of a
    complete row.
    """

    __slots__ = ("also", "cost", "rows")

    def __init__(
        self,
        kind: type[Action],
        s: State,
        seat: Seat,
        rows: Sequence[R],
        also: Callable[[State, Seat], Sequence[Row]] | None = None,
        cost: Callable[[State, Seat, R], int | None] | None = None,
    ) -> None:
        self.kind, self.s, self.seat = kind, s, seat
        self.rows, self.also, self.cost = rows, also, cost

    @property
    def names(self) -> list[str]:
        return [name for name in self.kind.codecs if name != "seat"]

    def actions(self) -> Iterator[Action]:
        for row in self.rows:
            yield self.kind(self.seat, *row)

    def sample(self, rng: Random) -> Action:
        return self.kind(self.seat, *self.rows[int(rng.random() * len(self.rows))])

    def form(self, chosen: Chosen) -> Part | None:
        names = self.names
        given = tuple(chosen[name] for name in names if name in chosen)
        if len(given) == len(names):
            return None
        name = names[len(given)]
        options = self._options(name, given)
        if name == "rotation":
            place = self._place(given)
            # A rotation is marked with its tile, so that its label can say where the track leads.
            named = tuple(replace(o, id=f"turned:{given[-1]}:{o.value}") for o in options)
            return Turn(name, f"hex:{place}", f"tile:{given[-1]}", named)
        if name == "city":
            # A city is marked with its hex, since it has a name and a circle on the map.
            options = tuple(replace(o, id=f"stop:{self._place(given)}:{o.value}") for o in options)
        return One(name, options)

    def _options(self, name: str, given: Row) -> tuple[Option, ...]:
        able: dict[object, list[R]] = {}
        for row in self.rows:
            if row[: len(given)] == given:
                able.setdefault(row[len(given)], []).append(row)
        unable: dict[object, Row] = {}
        for other in self.also(self.s, self.seat) if self.also else ():
            if other[: len(given)] == given and other[len(given)] not in able:
                unable.setdefault(other[len(given)], other)
        found = [self._option(name, value, rows) for value, rows in able.items()]
        for value, other in unable.items():
            why = self.refusal(self.kind(self.seat, *other))
            if why is not None:
                found.append(Option(f"{mark(self.kind, name)}:{value}", value, why=why))
        return tuple(found)

    def _option(self, name: str, value: object, rows: list[R]) -> Option:
        """An option with its cost, if that is the same for all rows that begin with it."""
        costs = {self.cost(self.s, self.seat, row) for row in rows} if self.cost else {None}
        cost = costs.pop() if len(costs) == 1 else None
        return Option(f"{mark(self.kind, name)}:{value}", value, cost=cost)

    def _place(self, given: Row) -> object:
        names = self.names
        return given[names.index("hex")] if "hex" in names else given[0]

    def compose(self, chosen: Chosen) -> Action:
        return self.kind(self.seat, *(chosen[name] for name in self.names))


class Settled(Rows[R]):
    """Rows that share their first field, which is therefore not asked for."""

    __slots__ = ()

    def form(self, chosen: Chosen) -> Part | None:
        return super().form(self._with_first(chosen))

    def compose(self, chosen: Chosen) -> Action:
        return super().compose(self._with_first(chosen))

    def _with_first(self, chosen: Chosen) -> dict[str, object]:
        return {self.names[0]: self.rows[0][0], **chosen}


class Priced(Rows[R]):
    """Rows whose last field is a whole amount in the range of the row."""

    __slots__ = ("leasts", "mosts")

    def __init__(
        self,
        kind: type[Action],
        s: State,
        seat: Seat,
        rows: Sequence[tuple[R, int, int]],
        also: Callable[[State, Seat], Sequence[Row]] | None = None,
    ) -> None:
        self.kind, self.s, self.seat, self.also, self.cost = kind, s, seat, also, None
        self.rows, self.leasts, self.mosts = zip(*rows, strict=True)

    @property
    def ranges(self) -> list[tuple[int, int]]:
        """The lowest and the highest amount of each row."""
        return [*zip(self.leasts, self.mosts, strict=True)]

    def actions(self) -> Iterator[Action]:
        for row, least, most in zip(self.rows, self.leasts, self.mosts, strict=True):
            for amount in range(least, most + 1):
                yield self.kind(self.seat, *row, amount)

    def sample(self, rng: Random) -> Action:
        # Every pair of row and amount is equally likely.
        at = int(rng.random() * (sum(self.mosts) - sum(self.leasts) + len(self.rows)))
        for row, least, most in zip(self.rows, self.leasts, self.mosts, strict=True):
            if at <= most - least:
                return self.kind(self.seat, *row, least + at)
            at -= most + 1 - least
        raise AssertionError("an amount within the ranges")

    def form(self, chosen: Chosen) -> Part | None:
        names = self.names
        given = tuple(chosen[name] for name in names[:-1] if name in chosen)
        if len(given) < len(names) - 1:
            return One(names[len(given)], self._options(names[len(given)], given))
        if names[-1] in chosen:
            return None
        if given not in self.rows:  # one of the illegal rows
            raise BadInput("not-offered", value=given)
        least, most = self.ranges[self.rows.index(given)]
        return Amount(names[-1], least, most)


def mark(kind: type[Action], name: str) -> str:
    """The name of the drawn elements of a field: its vocabulary, or the field's name."""
    among = kind.codecs[name].among
    return among.name if among is not None else name
