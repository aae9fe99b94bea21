"""A game as a rules package declares it, and the ranking it ends with."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Generic, TypeVar

from boardroom.core.actions import Language
from boardroom.core.chance import Chance
from boardroom.core.engine import ignore_facts, run_automatic_steps
from boardroom.core.errors import BadInput
from boardroom.core.json_types import JsonObject
from boardroom.core.order_rules import Order, Passing
from boardroom.core.rules import Rulebook
from boardroom.core.state import State
from boardroom.core.steps import Tell

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Standing:
    """A seat's place in the result and the numbers behind it, the first of them deciding first."""

    seat: int
    place: int
    numbers: dict[str, int]

    def to_json(self) -> JsonObject:
        return {"seat": self.seat, "place": self.place, "numbers": self.numbers}


def ranking(numbers: dict[int, dict[str, int]]) -> list[Standing]:
    """Seats by their numbers, highest first; equal numbers share a place."""
    order = sorted(numbers, key=lambda seat: (*(-n for n in numbers[seat].values()), seat))
    found: list[Standing] = []
    for at, seat in enumerate(order):
        tied = found and numbers[seat] == numbers[found[-1].seat]
        found.append(Standing(seat, found[-1].place if tied else at + 1, numbers[seat]))
    return found


class Game(Generic[S]):
    """A rules package. Each game fills this in once, as `GAME`."""

    key: ClassVar[str]
    revision: ClassVar[int]
    seats: ClassVar[range]
    options: ClassVar[type[Any]]
    state: ClassVar[type[Any]]
    language: ClassVar[Language]
    rulebook: ClassVar[Rulebook]
    orders: ClassVar[tuple[Order, ...]] = (Passing(),)
    """Standing orders; a game adds its own, or says in one of its own what passing is there."""
    converters: ClassVar[Mapping[int, Callable[[Any], Any]]] = {}
    """By revision: makes the JSON of a state saved by it into one of the next. A revision whose states have
    the same fields needs none. Classes of actions and facts are added, never changed: old rows stay told."""

    def setup(self, options: Any, seats: int, chance: Chance, tell: Tell) -> S:
        """The table as the rulebook lays it out."""
        raise NotImplementedError

    def result(self, s: S) -> list[Standing]:
        """The ranking, or how it would be if the game ended now."""
        raise NotImplementedError

    def imagine(self, view: S, seat: int | None, rng: Random) -> S:
        """A full state that the seat could be in, given its view."""
        raise NotImplementedError

    def totals(self, s: S) -> dict[str, int]:
        """What is conserved: every count must stay the same through the whole game."""
        raise NotImplementedError

    def balances(self, s: S) -> dict[str, int]:
        """The money on every account that `Paid` facts name, except the bank's."""
        raise NotImplementedError

    def data_confidence(self) -> dict[str, str]:
        """Tables of data that are not known to be the printed ones, with how sure each is."""
        return {}

    def own_names(self, options: Any) -> tuple[tuple[str, str], ...]:
        """Names that the data of a table brings along, by text key, where they differ from the game's."""
        return ()

    def begin(self, options: Any, seats: int, chance: Chance | str | int, tell: Tell = ignore_facts) -> S:
        """Set the table and go on until somebody is asked."""
        if seats not in self.seats:
            raise self.wrong_count(seats)
        luck = chance if isinstance(chance, Chance) else Chance(str(chance))
        s = self.setup(options, seats, luck, tell)
        s.derive()
        run_automatic_steps(s, tell)
        return s

    def wrong_count(self, seats: Any) -> BadInput:
        """What is said of a table with too few or too many players."""
        least, most = self.seats[0], self.seats[-1]
        return BadInput("players", game=self.key, least=least, most=most, count=seats)

    @property
    def folder(self) -> Path:
        """Where the game's own files lie."""
        return Path(inspect.getfile(type(self))).parent

    def load(self, raw: Any, revision: int | None = None) -> S:
        """A saved state of this game; one of an earlier revision is converted, step by step."""
        for made in range(self.revision if revision is None else revision, self.revision):
            if made in self.converters:
                raw = self.converters[made](raw)
        s: S = self.state.restore(raw)
        return s
