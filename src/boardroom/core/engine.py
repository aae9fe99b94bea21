"""The engine: what may be done, why not, and doing it. One function, `refusal`, decides legality."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Generic, TypeVar

from boardroom.core.actions import Action, Fact, Language
from boardroom.core.chance import Chance
from boardroom.core.errors import BadInput, Refused
from boardroom.core.offers import Offer
from boardroom.core.order_rules import Order, Passing
from boardroom.core.refusals import Refusal
from boardroom.core.rules import Rulebook
from boardroom.core.state import State
from boardroom.core.steps import Over, Tell

S = TypeVar("S", bound=State)


def waits(s: State) -> tuple[int, ...]:
    """The seats the game waits for; nobody once it is over."""
    return s.steps[-1].waits(s)


def may_act(s: State) -> tuple[int, ...]:
    """All seats that may act now, waited for or not."""
    top = s.steps[-1]
    return (*top.waits(s), *top.others(s))


def offers(s: State, seat: int) -> list[Offer]:
    """What the seat may do: the moves of the turn, and those allowed outside of it."""
    top = s.steps[-1]
    found = top.offers(s, seat) if seat in may_act(s) else []
    if s.anytime and type(top) is not Over:
        found = found + s.anytime_offers(seat)
    return found


def refusal(s: State, a: Action) -> Refusal | None:
    """Why the action is not allowed, or None if it is."""
    top = s.steps[-1]
    move = top.moves.get(type(a))
    if type(top) is Over:
        return Refusal(top.by, "game-over")
    if move is None or a.seat not in may_act(s):
        outside = s.anytime.get(type(a))
        if outside is None:
            reason = "not-now" if move is None else "not-your-turn"
            return Refusal(top.clause, reason, {"waits": list(top.waits(s))})
        move = outside
    try:
        move.may(s, a)
    except Refused as refused:
        return refused.refusal
    return None


def advance(s: State, a: Action, tell: Tell) -> None:
    """Do a legal action in place and go on until somebody is asked again. Nothing is checked."""
    move = s.steps[-1].moves.get(type(a)) or s.anytime[type(a)]
    move.do(s, a, tell)
    settle(s, tell)


def settle(s: State, tell: Tell) -> None:
    """Let steps that wait for nobody go on."""
    s.memo.clear()
    steps = s.steps
    while True:
        top = steps[-1]
        if top.waits(s) or type(top) is Over:
            return
        top.proceed(s, tell)
        s.memo.clear()


def play(s: S, a: Action) -> tuple[S, list[Fact]]:
    """The state after an action and what happened; a refused action raises Refused and leaves no trace."""
    why = refusal(s, a)
    if why is not None:
        raise Refused(why)
    new = s.clone()
    told: list[Fact] = []
    advance(new, a, collect_facts(told))
    return new, told


def ignore_facts(kind: Any, /, *args: Any, **kwargs: Any) -> None:
    """A `tell` that listens to nothing."""


def collect_facts(told: list[Fact]) -> Tell:
    """A `tell` that keeps every fact."""

    def tell(kind: Callable[..., Any], /, *args: Any, **kwargs: Any) -> None:
        told.append(kind(*args, **kwargs))

    return tell


@dataclass(frozen=True, slots=True)
class Standing:
    """A seat's place in the result and the numbers behind it, the first of them deciding first."""

    seat: int
    place: int
    numbers: dict[str, int]

    def to_json(self) -> dict[str, Any]:
        return {"seat": self.seat, "place": self.place, "numbers": self.numbers}


def ranked(numbers: dict[int, dict[str, int]]) -> list[Standing]:
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

    def reconstructed(self) -> dict[str, str]:
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
        settle(s, tell)
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
        s: S = self.state.loaded(raw)
        return s
