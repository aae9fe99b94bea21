"""Steps: what the game waits for, as data on a stack. The last step is in force."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    ClassVar,
    ParamSpec,
    Protocol,
    Self,
    TypeVar,
    dataclass_transform,
)

from boardroom.core.codegen import write_methods
from boardroom.core.errors import BadInput
from boardroom.core.inputs import mapping_of
from boardroom.core.json_types import JsonObject
from boardroom.core.visibility import IdSet, derived, secret, shown

if TYPE_CHECKING:
    from boardroom.core.offers import Offer

Seat = Annotated[int, IdSet("seat", range(64))]
S = TypeVar("S", bound="Step")
T = TypeVar("T", bound="type[Step]")
P = ParamSpec("P")

STEPS: dict[str, type[Step]] = {}


class Tell(Protocol):
    """Receives what happened as the class of a fact and its arguments.

    It decides whether to create the fact: searches and benchmarks use a `tell` that does nothing.
    """

    def __call__(self, kind: Callable[P, Any], /, *args: P.args, **kwargs: P.kwargs) -> None: ...


@dataclasses.dataclass(frozen=True, slots=True)
class Move:
    """The two functions of a rule: `may` refuses or returns, `do` changes the state."""

    may: Callable[[Any, Any], None]
    do: Callable[[Any, Any, Tell], None]


class Step:
    """A frame on the stack: its fields hold what must be remembered, its moves are the rules in force.

    Copies of a state share a frozen step; rules change it by putting another one in its place.
    """

    __slots__ = ()
    immutable: ClassVar[bool] = False
    key: ClassVar[str]
    clause: ClassVar[str] = ""
    """The clause of refusals to a seat out of turn and to other kinds of moves."""
    moves: ClassVar[dict[type, Move]] = {}

    def waits(self, s: Any) -> tuple[Seat, ...]:
        """The seats the game waits for; by default the one in the field `seat`, if there is one."""
        return ()

    def others(self, s: Any) -> tuple[Seat, ...]:
        """Seats that may act although the game does not wait for them."""
        return ()

    def offers(self, s: Any, seat: Seat) -> list[Offer]:
        """What the seat may do here."""
        return []

    def proceed(self, s: Any, tell: Tell) -> None:
        """Run this step while it is on top and waits for nobody. It must change the stack."""
        raise AssertionError(f"{self.key} waits for nobody and does not go on")

    @staticmethod
    def from_json(raw: object) -> Step:
        """Load a step of any kind."""
        saved = mapping_of(raw)
        kind = STEPS.get(str(saved.get("step")))
        if kind is None:
            raise BadInput("unknown", thing="step", name=saved.get("step"))
        return kind.from_json(saved)

    if TYPE_CHECKING:

        def clone(self) -> Self: ...
        def to_json(self) -> JsonObject: ...


def _share(self: T) -> T:
    return self


def _wait_for_seat(self: Any, s: Any) -> tuple[Seat, ...]:
    return () if self.seat is None else (self.seat,)


@dataclass_transform(field_specifiers=(shown, secret, derived))
def step(key: str, clause: str = "", *, frozen: bool = False) -> Callable[[T], T]:
    """Turn a class into a step that is saved as `key`; refusals of other moves cite `clause`."""

    def make(cls: T) -> T:
        made: Any = dataclasses.dataclass(slots=True, frozen=frozen)(cls)
        assert key not in STEPS, f"two steps are called {key}"
        made.key = key
        if clause:
            made.clause = clause
        write_methods(made, frozen=frozen, tag=("step", key))
        if frozen:
            made.clone = _share
        if "seat" in made.codecs and made.waits is Step.waits:
            made.waits = _wait_for_seat
        STEPS[key] = made
        return made  # type: ignore[no-any-return]

    return make


@dataclass_transform(field_specifiers=(shown, secret, derived))
def step_fields(cls: type[S]) -> type[S]:
    """Turn a class into the base of a step, which declares its fields; the step adds the moves.

    The rules use the base, because the module of the step imports the rules.
    """
    return dataclasses.dataclass(slots=True)(cls)


def make_step(key: str, **fields: object) -> Step:
    """Make a step by its key.

    Rules use this where they cannot import the class, because the module of the step imports the rule.
    """
    make: Callable[..., Step] = STEPS[key]
    return make(**fields)


@step("over", frozen=True)
class Over(Step):
    """The end of the game; `by` is the clause that ended it."""

    by: str = shown()

    def waits(self, s: Any) -> tuple[Seat, ...]:
        return ()
