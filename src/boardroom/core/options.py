"""Options of a game, chosen when a table is set up. The record contains all of them, defaults included."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypeVar, dataclass_transform, get_type_hints

from boardroom.core.annotations import codec_for
from boardroom.core.codec import Codec, OptionalCodec, SequenceCodec
from boardroom.core.errors import BadInput
from boardroom.core.json_types import JsonObject
from boardroom.core.source import generate, values_of
from boardroom.core.values import value

OFFERED: dict[tuple[type[GameOptions], str], dict[str, object]] = {}
"""Named values that the operator of this process adds to an option, by option type and option name."""


class GameOptions:
    """The base of the option type of a game."""

    __slots__ = ()
    codecs: ClassVar[dict[str, Codec]]
    listed: ClassVar[Mapping[str, tuple[object, ...]]] = {}
    """By option: values to choose from, the default among them, of an option that takes other values too."""
    if_missing: ClassVar[Mapping[str, object]] = {}
    """By option: what JSON that lacks it means, if that is not the default of today."""
    added_later: ClassVar[frozenset[str]] = frozenset()
    """Options that earlier versions did not know. Their value in `if_missing` is saved by leaving it out, so
    that whatever was stored before the option existed keeps its digest."""

    def conflict(self) -> BadInput | None:
        """The error if two options contradict each other."""
        return None

    @classmethod
    def read_files(cls, values: dict[str, Any]) -> dict[str, Any]:
        """Replace file names among the values, typed on this machine, by the content of the files."""
        return values

    if TYPE_CHECKING:  # generated

        def __init__(self, **values: object) -> None: ...
        def values(self) -> dict[str, Any]: ...
        def to_json(self) -> JsonObject: ...
        def every_to_json(self) -> JsonObject: ...
        @classmethod
        def from_json(cls, raw: object) -> Self: ...


T = TypeVar("T", bound=GameOptions)


@dataclass_transform(frozen_default=True)
def options(cls: type[T]) -> type[T]:
    """Turn a class into the option type of a game: a frozen value whose fields all have defaults."""
    made: Any = value(cls)
    hints = get_type_hints(made, include_extras=True)
    generate(made, values=lambda: values_of(made.codecs))
    made.codecs = {f.name: codec_for(hints[f.name]) for f in dataclasses.fields(made)}
    made.every_to_json = made.to_json
    if made.added_later:
        _leave_out_added_options(made)
    return made  # type: ignore[no-any-return]


def _leave_out_added_options(made: Any) -> None:
    """Save options that were added later only where they differ from what missing ones mean."""
    load, missing = made.from_json, made(**made.if_missing).every_to_json()
    left_out = {name: missing[name] for name in made.added_later}

    def to_json(self: Any) -> JsonObject:
        return {k: v for k, v in self.every_to_json().items() if k not in left_out or v != left_out[k]}

    def from_json(cls: Any, raw: object) -> Any:
        return load(left_out | raw if isinstance(raw, dict) else raw)

    made.to_json, made.from_json = to_json, classmethod(from_json)


def read_options(kind: type[T], settings: dict[str, str]) -> T:
    """Read options from text such as `edition=2007`. An unknown name or value raises BadInput.

    The text was typed on this machine, so that an option may name a local file, which `read_files` reads.
    Options from the network go through `load_options`, which opens no file.
    """
    values: dict[str, object] = {}
    for name, text in settings.items():
        if name not in kind.codecs:
            raise _unknown(kind, name)
        try:
            values[name] = kind.codecs[name].read(text)
        except BadInput as error:
            raise BadInput("option", name=name, why=error.with_words_of(kind)) from None
    return check_options(kind(**kind.read_files(values)))


def load_options(kind: type[T], raw: object) -> T:
    """Read options from JSON. A missing option means what `if_missing` says, or else the default of today."""
    if not isinstance(raw, dict):
        raise BadInput("not-well-formed", value=raw, kind="object")
    unknown = set(raw) - set(kind.codecs)
    if unknown:
        raise _unknown(kind, sorted(unknown)[0])
    try:
        return check_options(kind.from_json(kind(**kind.if_missing).every_to_json() | raw))
    except BadInput as error:
        error.with_words_of(kind)
        raise


def _unknown(kind: type[GameOptions], name: str) -> BadInput:
    return BadInput("unknown-known", thing="option", name=name, known=tuple(kind.codecs))


def check_options(options: T) -> T:
    """Return the options unless two of them contradict each other."""
    if conflict := options.conflict():
        raise conflict
    return options


def offer(kind: type[GameOptions], name: str, word: str, chosen: object) -> None:
    """Add a named value to an option. A table stores the value itself, so that it does not depend on the
    name."""
    check_options(kind(**{name: chosen}))
    OFFERED.setdefault((kind, name), {})[word] = chosen


def resolve_names(kind: type[GameOptions], raw: JsonObject) -> JsonObject:
    """Replace the names of offered values in these settings by the values."""
    return {
        name: OFFERED.get((kind, name), {}).get(value, value) if isinstance(value, str) else value
        for name, value in raw.items()
    }


def choices(kind: type[GameOptions], name: str) -> tuple[object, ...] | None:
    """The values of an option, or of the items of a list, or None if they cannot be listed."""
    if (kind, name) in OFFERED or name in kind.listed:
        listed = kind.listed.get(name, (kind().values()[name],))
        return (*listed, *OFFERED.get((kind, name), ()))
    s: Codec = kind.codecs[name]
    if isinstance(s, OptionalCodec | SequenceCodec):
        s = s.item
    if s.kind is bool:
        return (False, True)
    return tuple(s.among.known) if s.among is not None else None
