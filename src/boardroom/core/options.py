"""Options: what a table is set up with. All of them, defaults included, are written into the record."""

from __future__ import annotations

import dataclasses
from typing import Any, ClassVar, TypeVar, dataclass_transform, get_type_hints

from boardroom.core.codec import Codec, OptionalCodec, Sequence, shape
from boardroom.core.errors import BadInput
from boardroom.core.state import value

T = TypeVar("T")
OFFERED: dict[tuple[Any, str], dict[str, Any]] = {}
"""By option type and option: values that whoever runs this process offers besides, by name."""


class GameOptions:
    """What the options of every game inherit."""

    __slots__ = ()
    shapes: ClassVar[dict[str, Codec]]
    """How each option is read and written; made by `options`, as is `to_json`."""

    def to_json(self) -> dict[str, Any]:
        raise NotImplementedError

    def conflict(self) -> BadInput | None:
        """Why these options do not go together, or None."""
        return None

    @staticmethod
    def read_local_files(values: dict[str, Any]) -> dict[str, Any]:
        """Replace the name of a file of this machine by what the file holds."""
        return values


@dataclass_transform(frozen_default=True)
def options(cls: type[T]) -> type[T]:
    """Make a class the option type of a game: a frozen value; each field has a default."""
    made: Any = value(cls)
    hints = get_type_hints(made, include_extras=True)
    made.shapes = {f.name: shape(hints[f.name]) for f in dataclasses.fields(made)}
    return made  # type: ignore[no-any-return]


def read_options(kind: Any, settings: dict[str, str]) -> Any:
    """Options from words such as `edition=2007`; an unknown name or value is bad input.

    Whoever types words sits at this machine: only here may an option name one of its files, which the
    type's `read_local_files` then reads. Options from elsewhere come through `load_options` and never do.
    """
    values: dict[str, Any] = {}
    for name, text in settings.items():
        if name not in kind.shapes:
            raise _unknown(kind, name)
        try:
            values[name] = kind.shapes[name].read(text)
        except BadInput as error:
            raise BadInput("option", name=name, why=error.with_words_of(kind)) from None
    return checked(kind(**kind.read_local_files(values)))


def load_options(kind: Any, raw: Any) -> Any:
    """Options from JSON; missing ones take their defaults."""
    unknown = set(raw) - set(kind.shapes)
    if unknown:
        raise _unknown(kind, sorted(unknown)[0])
    try:
        return checked(kind.from_json(kind().to_json() | raw))
    except BadInput as error:
        error.with_words_of(kind)
        raise


def _unknown(kind: Any, name: str) -> BadInput:
    return BadInput("unknown-known", thing="option", name=name, known=tuple(kind.shapes))


def checked(options: Any) -> Any:
    """Options that fit together; bad input if they do not."""
    conflict: BadInput | None = options.conflict()
    if conflict:
        raise conflict
    return options


def offer(kind: Any, name: str, word: str, chosen: Any) -> None:
    """Offer a value by a name: a table is set up with the name and keeps the value, whatever becomes of
    the name later."""
    checked(kind(**{name: chosen}))
    OFFERED.setdefault((kind, name), {})[word] = chosen


def named(kind: Any, raw: dict[str, Any]) -> dict[str, Any]:
    """The same settings, names that are offered replaced by what they stand for."""
    return {
        name: OFFERED.get((kind, name), {}).get(value, value) if isinstance(value, str) else value
        for name, value in raw.items()
    }


def choices(kind: Any, name: str) -> tuple[Any, ...] | None:
    """The values an option can take, or its items if it is a list, if they are few and named."""
    if (kind, name) in OFFERED:
        return (getattr(kind(), name), *OFFERED[kind, name])
    s: Codec = kind.shapes[name]
    if isinstance(s, OptionalCodec | Sequence):
        s = s.item
    if s.kind is bool:
        return (False, True)
    return tuple(s.among.known) if s.among is not None else None
