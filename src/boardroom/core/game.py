"""A game as a declaration: its rules, its bots, how it is drawn and which records it reads.

Each game subclasses `Game`. Whatever it leaves out has a plain default. Methods import what they return, so
that loading the rules loads neither drawings nor bots.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from boardroom.core.actions import Language
from boardroom.core.chance import Chance
from boardroom.core.engine import ignore_facts, run_automatic_steps
from boardroom.core.errors import BadInput
from boardroom.core.hooks import (
    Benchmark,
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

if TYPE_CHECKING:
    from boardroom.core.strategy import Strategy

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Standing:
    """A seat's place in the result and the numbers it is ranked by, the most important first."""

    seat: int
    place: int
    numbers: dict[str, int]

    def to_json(self) -> JsonObject:
        return {"seat": self.seat, "place": self.place, "numbers": self.numbers}


@dataclass(frozen=True, slots=True)
class Background:
    """A page about the subject of a game, which stands after its rules."""

    heading: str
    """A text key."""
    paragraphs: tuple[str, ...]
    """Text keys."""
    reading: tuple[str, ...] = ()
    """Books, each with author, title and year in the language in which it was published."""


def ranking(numbers: dict[int, dict[str, int]]) -> list[Standing]:
    """Rank seats by their numbers, highest first. Equal numbers share a place."""
    order = sorted(numbers, key=lambda seat: (*(-n for n in numbers[seat].values()), seat))
    found: list[Standing] = []
    for at, seat in enumerate(order):
        tied = found and numbers[seat] == numbers[found[-1].seat]
        found.append(Standing(seat, found[-1].place if tied else at + 1, numbers[seat]))
    return found


class Game(Generic[S]):
    """What a game declares. Its one instance, `GAME`, is the entry point of the game's package."""

    key: ClassVar[str]
    revision: ClassVar[int]
    seats: ClassVar[range]
    options: ClassVar[type[GameOptions]]
    state: type[S]
    language: ClassVar[Language]
    rulebook: ClassVar[Rulebook]
    orders: ClassVar[tuple[Order, ...]] = (Passing(),)
    """Standing orders. A game adds its own, or replaces `Passing` where passing means something else."""
    converters: ClassVar[Mapping[int, Callable[[JsonObject], JsonObject]]] = {}
    """By revision: a function that converts the JSON of a state to the next revision. A revision whose states
    keep their fields needs none. Actions and facts are added, never changed, so that old rows still load."""
    customary: ClassVar[Mapping[str, str]] = {}
    """Options, as they are typed, that people who set up a table begin with. Where an option is left out, as
    in requests of programs and a quick start against bots, the default of its declaration holds."""
    lobby_rank: ClassVar[int] = 100
    """The position in lists of games: lowest first, then by key."""
    background: ClassVar[Background | None] = None
    """A page about the subject of the game, shown with its rules."""
    may_be_capped: ClassVar[bool] = False
    """Whether no rule limits the length of a game, so that random play may need a cap."""
    is_seat_bound: ClassVar[bool] = False
    """Whether a rule depends on a seat's number; the suite then does not test rotated seats."""

    def setup(self, options: Any, seats: int, chance: Chance, tell: Tell) -> S:
        """Set up the game as the rulebook says."""
        raise NotImplementedError

    def result(self, s: S) -> list[Standing]:
        """The final ranking, or the ranking if the game ended now."""
        raise NotImplementedError

    def rematch(self, options: GameOptions, standings: Sequence[Standing]) -> GameOptions:
        """The options of a rematch with the same seats, given the result of the last game."""
        return options

    def imagine(self, view: S, seat: int | None, rng: Random) -> S:
        """A random full state that is consistent with the seat's view."""
        raise NotImplementedError

    def totals(self, s: S) -> dict[str, int]:
        """Counts of components, each of which must stay the same throughout a game."""
        raise NotImplementedError

    def balances(self, s: S) -> dict[str, int]:
        """The money on every account that `Paid` facts name, except the bank's."""
        raise NotImplementedError

    def data_confidence(self) -> Mapping[str, Mapping[str, int]]:
        """Data tables not verified against the printed game, each with its number of entries by certainty.

        The texts of the game have a key `confidence-…` for each word of certainty.
        """
        return {}

    def own_names(self, options: Any) -> tuple[tuple[str, str], ...]:
        """Names by text key that a table's own data defines in place of the game's."""
        return ()

    def begin(
        self, options: GameOptions, seats: int, chance: Chance | str | int, tell: Tell = ignore_facts
    ) -> S:
        """Set up a game and go on to its first decision."""
        if seats not in self.seats:
            raise self.wrong_count(seats)
        luck = chance if isinstance(chance, Chance) else Chance(str(chance))
        s = self.setup(options, seats, luck, tell)
        s.derive()
        run_automatic_steps(s, tell)
        return s

    def wrong_count(self, seats: Any) -> BadInput:
        """The error for a table with too few or too many players."""
        least, most = self.seats[0], self.seats[-1]
        return BadInput("players", game=self.key, least=least, most=most, count=seats)

    @property
    def folder(self) -> Path:
        """The folder of the game's package."""
        return Path(inspect.getfile(type(self))).parent

    @property
    def style_sheet(self) -> Path | None:
        """The game's own style sheet, loaded after the shared ones."""
        file = self.folder / "game.css"
        return file if file.exists() else None

    def drawing(self) -> object | None:
        """The game's `boardroom.drawing.drawing.Drawing`. The default draws only names."""
        return None

    def terminal(self) -> TerminalView[S]:
        """The game in plain text. The default shows only moves and facts."""
        return TerminalView()

    def greedy_policy(self) -> Policy[S] | None:
        """The policy of the greedy bot, if the game has one."""
        return None

    def strategy(self) -> Strategy[S] | None:
        """What the search knows about the game. Without it the game has no bots that search."""
        return None

    def random_policy(self) -> RandomPolicy:
        """The policy of the random bot. A game overrides it if uniform choices might never end."""
        return choose_at_random

    def statistics(self) -> Statistics[S] | None:
        """A new counter of statistics over many games, besides wins and scores."""
        return None

    def importers(self) -> Sequence[Importer[S]]:
        """Readers of records made by other programs."""
        return ()

    def commands(self) -> Sequence[Command]:
        """The game's own subcommands of the command line."""
        return ()

    def benchmarks(self) -> Mapping[str, Benchmark]:
        """The game's own parts of `boardroom bench --json`, by name."""
        return {}

    def load(self, raw: object, revision: int | None = None) -> S:
        """Load a saved state. A state of an earlier revision is converted revision by revision."""
        saved = mapping_of(raw)
        for made in range(self.revision if revision is None else revision, self.revision):
            if made in self.converters:
                saved = self.converters[made](saved)
        return self.state.restore(saved)


def game_of_any_kind(found: object) -> Game[State]:
    """Check that a loaded object is a game. Callers treat its states as opaque."""
    if not isinstance(found, Game):
        raise TypeError(f"{found!r} is no game")
    return found
