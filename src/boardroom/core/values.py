"""Values: immutable classes of plain data with generated methods; copies of a state share them."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any, TypeVar, dataclass_transform, get_type_hints

from boardroom.core.annotations import codec_for
from boardroom.core.codec import Codec
from boardroom.core.inputs import check_fields
from boardroom.core.source import Env, compile_function, generate

T = TypeVar("T")
Pairs = list[tuple[str, Codec]]


@dataclass_transform(frozen_default=True)
def value(cls: type[T]) -> type[T]:
    """Turn a class into an immutable value, as visible as the field that holds it."""
    made: Any = dataclasses.dataclass(frozen=True, slots=True)(cls)
    made.immutable = True
    hints = get_type_hints(made, include_extras=True)
    pairs = [(f.name, codec_for(hints[f.name])) for f in dataclasses.fields(made)]
    generate(made, to_json=lambda: _dumper(pairs), from_json=lambda: classmethod(_loader(made, pairs)))
    return made  # type: ignore[no-any-return]


def _dumper(pairs: Pairs) -> Callable[..., Any]:
    env = Env()
    dumped = ", ".join(f"{name!r}: {s.dump(f'self.{name}', env) or f'self.{name}'}" for name, s in pairs)
    return compile_function("to_json", "(self)", [f"return {{{dumped}}}"], env)


def _loader(cls: type, pairs: Pairs) -> Callable[..., Any]:
    env = Env()
    loaded = ", ".join(f"{name}={s.load(f'raw[{name!r}]', env)}" for name, s in pairs)
    names = frozenset(name for name, _ in pairs)
    lines = [f"{env(check_fields)}(raw, {cls.__name__!r}, {env(names)})", f"return cls({loaded})"]
    return compile_function("from_json", "(cls, raw)", lines, env)
