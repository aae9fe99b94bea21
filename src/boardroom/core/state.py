"""States and values: slotted classes of plain data, copied, saved and viewed by generated methods."""

from __future__ import annotations

import dataclasses
import hashlib
import json
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypeVar, dataclass_transform, get_type_hints

from boardroom.core.chance import Chance
from boardroom.core.codec import codec_for
from boardroom.core.codegen import write_methods
from boardroom.core.inputs import check_fields
from boardroom.core.json_types import JsonObject
from boardroom.core.source import Env, compile_function
from boardroom.core.steps import Move, Over, Step
from boardroom.core.visibility import NOBODY, derived, secret, shown, transient

if TYPE_CHECKING:
    from boardroom.core.offers import Offer

T = TypeVar("T")


@dataclass_transform(field_specifiers=(shown, secret, derived, transient))
def state(cls: type[T]) -> type[T]:
    """Make a class of declared fields a state: clone, to_json, from_json and view_for are generated."""
    made = dataclasses.dataclass(slots=True)(cls)
    write_methods(made, frozen=False)
    return made


@dataclass_transform(frozen_default=True)
def value(cls: type[T]) -> type[T]:
    """Make a class an immutable value: shared by copies, saved by its fields, seen with whatever holds it."""
    made: Any = dataclasses.dataclass(frozen=True, slots=True)(cls)
    made.immutable = True
    hints = get_type_hints(made, include_extras=True)
    pairs = [(f.name, codec_for(hints[f.name])) for f in dataclasses.fields(made)]
    env = Env()
    dumped = ", ".join(f"{name!r}: {s.dump(f'self.{name}', env) or f'self.{name}'}" for name, s in pairs)
    made.to_json = compile_function("to_json", "(self)", [f"return {{{dumped}}}"], env)
    loaded = ", ".join(f"{name}={s.load(f'raw[{name!r}]', env)}" for name, s in pairs)
    names = frozenset(name for name, _ in pairs)
    lines = [f"{env(check_fields)}(raw, {cls.__name__!r}, {env(names)})", f"return cls({loaded})"]
    made.from_json = classmethod(compile_function("from_json", "(cls, raw)", lines, env))
    return made  # type: ignore[no-any-return]


@dataclasses.dataclass(slots=True, kw_only=True)
class State:
    """What the state of every game has; a game adds its own fields, and `derive` if some are derived."""

    options: Any = shown()  # each game declares its own option type here
    chance: Chance = secret(to=NOBODY)
    steps: list[Step] = shown(factory=list)
    memo: dict[Any, Any] = transient(factory=dict)

    anytime: ClassVar[dict[type, Move]] = {}
    """Moves allowed outside the turn; their `may` looks at the stack."""

    def derive(self) -> None:
        """Work out every derived field anew."""

    def anytime_offers(self, seat: int) -> list[Offer]:
        """What the seat may do by the moves allowed outside the turn."""
        return []

    @property
    def over(self) -> bool:
        return type(self.steps[-1]) is Over

    def to_text(self) -> str:
        """The state as canonical text."""
        return json.dumps(self.to_json(), separators=(",", ":"), ensure_ascii=False)

    def digest(self) -> str:
        """A fingerprint of everything saved."""
        return hashlib.blake2b(self.to_text().encode(), digest_size=16).hexdigest()

    @classmethod
    def restore(cls, raw: Any) -> Self:
        """The state that was saved, with its derived values rebuilt."""
        s = cls.from_json(raw)
        s.derive()
        return s

    if TYPE_CHECKING:  # generated for each game's state

        def clone(self) -> Self: ...
        def to_json(self) -> JsonObject: ...
        def view_for(self, who: int | None, options: Any) -> Self: ...
        @classmethod
        def from_json(cls, raw: Any) -> Self: ...
