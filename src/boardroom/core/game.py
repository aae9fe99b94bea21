"""A game as the engine knows it: its rules, and by what it is played, shown and read besides.

Each game fills in one `Game`. What it leaves out has a plain default; what it declares is imported by the
method that returns it, so that rules alone cost neither drawings nor bots.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Generic, TypeVar

from boardroom.core.actions import Language
from boardroom.core.chance import Chance
from boardroom.core.engine import ignore_facts, run_automatic_steps
from boardroom.core.errors import BadInput
from boardroom.core.hooks import (
    Command,
    Importer,
    Policy,
    RandomPolicy,
    Statistics,
    TerminalView,
    choose_at_random,
)
from boardroom.core.inputs import mapping_of
from boardroom.core.json_types import JsonObject
from boardroom.core.options import GameOptions
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
    """What a game declares. Each fills this in once, as `GAME`, and names that as its entry point."""

    key: ClassVar[str]
    revision: ClassVar[int]
    seats: ClassVar[range]
    options: ClassVar[type[GameOptions]]
    state: type[S]
    language: ClassVar[Language]
    rulebook: ClassVar[Rulebook]
    orders: ClassVar[tuple[Order, ...]] = (Passing(),)
    """Standing orders; a game adds its own, or says in one of its own what passing is there."""
    converters: ClassVar[Mapping[int, Callable[[JsonObject], JsonObject]]] = {}
    """By revision: makes the JSON of a state saved by it into one of the next. A revision whose states have
    the same fields needs none. Classes of actions and facts are added, never changed: old rows stay told."""
    lobby_rank: ClassVar[int] = 100
    """Where lists of games show it: the lowest first, equals by key."""
    may_be_capped: ClassVar[bool] = False
    """Whether no rule bounds a game's length, so that random play may have to be cut off."""
    is_seat_bound: ClassVar[bool] = False
    """Whether a rule names a seat by its number; the suite then does not turn the table round."""

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

    def begin(
        self, options: GameOptions, seats: int, chance: Chance | str | int, tell: Tell = ignore_facts
    ) -> S:
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

    @property
    def style_sheet(self) -> Path | None:
        """The styles of the game's page, on top of those that all games share."""
        file = self.folder / "game.css"
        return file if file.exists() else None

    def drawing(self) -> object | None:
        """The game's `boardroom.drawing.drawing.Drawing`; by default one that draws names alone."""
        return None

    def terminal(self) -> TerminalView[S]:
        """The game in plain text; by default moves and facts alone."""
        return TerminalView()

    def greedy_policy(self) -> Policy[S] | None:
        """What the bot `greedy` plays by; by default there is none."""
        return None

    def random_policy(self) -> RandomPolicy:
        """How random play chooses; a game overrides it where uniform choices would not end."""
        return choose_at_random

    def statistics(self) -> Statistics[S] | None:
        """A fresh count over many games, of more than wins and scores."""
        return None

    def importers(self) -> Sequence[Importer[S]]:
        """Readers of records made by other programs."""
        return ()

    def commands(self) -> Sequence[Command]:
        """What the command line offers under the game's key."""
        return ()

    def load(self, raw: object, revision: int | None = None) -> S:
        """A saved state of this game; one of an earlier revision is converted, step by step."""
        saved = mapping_of(raw)
        for made in range(self.revision if revision is None else revision, self.revision):
            if made in self.converters:
                saved = self.converters[made](saved)
        return self.state.restore(saved)


def game_of_any_kind(found: object) -> Game[State]:
    """A game as those hold it who do not know its state: all they may do with a state is hand it back."""
    if not isinstance(found, Game):
        raise TypeError(f"{found!r} is no game")
    return found
