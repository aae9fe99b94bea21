"""States: slotted classes of plain data, copied, saved and viewed by generated methods."""

from __future__ import annotations

import dataclasses
import hashlib
import json
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypeVar, dataclass_transform

from boardroom.core.chance import Chance
from boardroom.core.codegen import write_methods
from boardroom.core.json_types import JsonObject
from boardroom.core.options import GameOptions
from boardroom.core.steps import Move, Over, Step
from boardroom.core.visibility import NOBODY, Visibility, derived, printed, secret, shown, transient

if TYPE_CHECKING:
    from boardroom.core.offers import Offer

T = TypeVar("T")


@dataclass_transform(field_specifiers=(shown, secret, derived, printed, transient))
def state(cls: type[T]) -> type[T]:
    """Turn a class of declared fields into a state and generate its methods."""
    made = dataclasses.dataclass(slots=True)(cls)
    write_methods(made, frozen=False)
    return made


@dataclasses.dataclass(slots=True, kw_only=True)
class State:
    """The base of every game's state. A game adds its fields, and `derive` if some of them are derived."""

    options: GameOptions = shown()  # each game declares its own option type here
    chance: Chance = secret(to=NOBODY)
    steps: list[Step] = shown(factory=list)
    memo: dict[Any, Any] = transient(factory=dict)

    visibilities: ClassVar[dict[str, Visibility]]
    anytime: ClassVar[dict[type, Move]] = {}
    """Moves allowed outside the turn; their `may` inspects the stack."""

    def derive(self) -> None:
        """Recompute every derived field."""

    def __getstate__(self) -> dict[str, Any]:
        """What is pickled: no printed data, which every process has read for itself."""
        return {name: getattr(self, name) for name, v in self.visibilities.items() if v.kept}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        for name, value in kept.items():
            setattr(self, name, value)
        self.memo = {}
        self.derive()

    def anytime_offers(self, seat: int) -> list[Offer]:
        """The offers of moves allowed outside the turn."""
        return []

    @property
    def over(self) -> bool:
        return type(self.steps[-1]) is Over

    def to_text(self) -> str:
        """The state as canonical JSON text."""
        return json.dumps(self.to_json(), separators=(",", ":"), ensure_ascii=False)

    def digest(self) -> str:
        """A hash of the saved state."""
        return hashlib.blake2b(self.to_text().encode(), digest_size=16).hexdigest()

    @classmethod
    def restore(cls, raw: JsonObject) -> Self:
        """Load a saved state and recompute its derived fields."""
        s = cls.from_json(raw)
        s.derive()
        return s

    if TYPE_CHECKING:  # generated for each game's state

        def clone(self) -> Self: ...
        def to_json(self) -> JsonObject: ...
        def view_for(self, who: int | None, options: GameOptions) -> Self: ...
        @classmethod
        def from_json(cls, raw: JsonObject) -> Self: ...
