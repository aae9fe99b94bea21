"""Declarations of fields: who may see a field, and whether it is saved.

Every field of a state, step, action or fact is declared by one of `shown`, `secret`, `derived`, `printed` or
`transient`; a field without a declaration fails at import.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Collection
from dataclasses import MISSING, dataclass
from enum import Enum
from typing import Any, TypeVar

from boardroom.core.errors import BadInput

T = TypeVar("T")


class Audience(Enum):
    """Who sees the value of a field."""

    ALL = "all"
    OWNER = "owner"
    NOBODY = "nobody"


class WhenHidden(Enum):
    """What a view contains in place of a value its seat may not see."""

    COUNT = "count"
    NOTHING = "nothing"


ALL, OWNER, NOBODY = Audience.ALL, Audience.OWNER, Audience.NOBODY
COUNT, NOTHING = WhenHidden.COUNT, WhenHidden.NOTHING


@dataclass(frozen=True, slots=True)
class Visibility:
    """The declaration of one field."""

    to: Audience = ALL
    others: WhenHidden = NOTHING
    unless: str | None = None
    owner: str = "seat"
    kept: bool = True
    transient: bool = False
    printed: bool = False
    added_later: bool = False


def shown(*, default: object = MISSING, factory: object = MISSING, added_later: bool = False) -> Any:
    """Declare a field that everybody may see.

    A field of a state or step that earlier versions did not know is `added_later`: its default, which must be
    immutable, is saved by leaving it out, so that whatever was stored before the field existed keeps its
    digest.
    """
    return _field(Visibility(added_later=added_later), default, factory)


def secret(
    *,
    to: Audience,
    others: WhenHidden = NOTHING,
    unless: str | None = None,
    owner: str = "seat",
    default: object = MISSING,
    factory: object = MISSING,
) -> Any:
    """Declare a field that only its owner, or nobody, may see, unless the option `unless` opens it.

    The owner is the seat in the field named `owner` of the same object or, in a dict by seat, the key.
    """
    return _field(Visibility(to, others, unless, owner), default, factory)


def derived(*, default: object = MISSING, factory: object = MISSING) -> Any:
    """Declare a redundant field kept for speed. Clones copy it; it is neither saved nor shown."""
    return _field(Visibility(kept=False), default, factory)


def printed(*, default: None) -> Any:
    """Declare a derived field that holds printed data, such as the map in play, which never changes.

    `derive` sets it, and all copies share it. It may be of any type, since it is neither saved nor pickled.
    """
    return _field(Visibility(kept=False, printed=True), default, MISSING)


def transient(*, factory: Callable[[], object]) -> Any:
    """Declare a scratch field: empty in every copy, neither saved nor shown."""
    return _field(Visibility(kept=False, transient=True), MISSING, factory)


def visibility_of(owner: type, field: dataclasses.Field[Any]) -> Visibility:
    """The declaration of a field; a field without one raises TypeError."""
    found = field.metadata.get("visibility")
    if not isinstance(found, Visibility):
        raise TypeError(f"{owner.__name__}.{field.name} does not say who may see it")
    return found


def _field(visibility: Visibility, default: Any, factory: Any) -> Any:
    return dataclasses.field(default=default, default_factory=factory, metadata={"visibility": visibility})


class Hidden:
    """Replaces a value in a view whose seat may not see it; may keep the number of its items."""

    __slots__ = ("count",)

    def __init__(self, count: int | None = None) -> None:
        self.count = count

    def __len__(self) -> int:
        if self.count is None:
            raise TypeError("a hidden value has no length")
        return self.count

    def __bool__(self) -> bool:
        if self.count is None:
            raise TypeError("a hidden value is neither true nor false")
        return self.count > 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hidden) and self.count == other.count

    def __hash__(self) -> int:
        return hash(("Hidden", self.count))

    def __repr__(self) -> str:
        return f"Hidden({self.count})" if self.count is not None else "Hidden()"

    def to_json(self) -> dict[str, int | None]:
        return {"hidden": self.count}


class IdSet:
    """The vocabulary of an id, as in `Annotated[int, IdSet("plant", PLANTS)]`; other ids are bad input."""

    __slots__ = ("known", "name")

    def __init__(self, name: str, known: Collection[object]) -> None:
        self.name, self.known = name, known

    def check(self, value: T) -> T:
        if value not in self.known:
            raise BadInput("unknown", thing=self.name, name=value)
        return value
