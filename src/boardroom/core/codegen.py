"""Generates the copying, saving, loading and viewing of declared classes, every field written out."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any, get_type_hints

from boardroom.core.codec import (
    ClassCodec,
    Codec,
    MappingCodec,
    OptionalCodec,
    SequenceCodec,
    shape,
)
from boardroom.core.inputs import check_fields
from boardroom.core.source import Env, compile_function
from boardroom.core.visibility import ALL, COUNT, OWNER, Hidden, Visibility, visibility_of


def write_methods(cls: Any, frozen: bool) -> None:
    """Generate the methods of a state, step, action or fact from its declared fields."""
    hints = get_type_hints(cls, include_extras=True)
    cls.sights = {f.name: visibility_of(cls, f) for f in dataclasses.fields(cls)}
    cls.shapes = {name: shape(hints[name]) for name, sight in cls.sights.items() if not sight.transient}
    cls.immutable = frozen
    if not frozen:
        cls.clone = _cloner(cls)
    cls.to_json = _dumper(cls)
    cls.from_json = classmethod(_loader(cls))
    cls.view_for = _viewer(cls)


def _cloner(cls: Any) -> Callable[..., Any]:
    env = Env()
    lines = [f"new = {env(object.__new__)}({env(cls)})"]
    for name, sight in cls.sights.items():
        if sight.transient:
            lines.append(f"new.{name} = {{}}")
            continue
        s = cls.shapes[name]
        copy = s.clone(f"self.{name}", env)
        if copy and sight.to is not ALL:  # views hold Hidden here
            if _by_seat(s, sight) and (inner := s.value.clone("v", env)):
                guarded = f"v if v.__class__ is Hidden else {inner}"
                copy = f"{{k: {guarded} for k, v in self.{name}.items()}}"
            copy = f"(self.{name} if self.{name}.__class__ is Hidden else {copy})"
        lines.append(f"new.{name} = {copy or f'self.{name}'}")
    return compile_function("clone", "(self)", [*lines, "return new"], env)


def _dumper(cls: Any) -> Callable[..., Any]:
    env = Env()
    cells = []
    if tag := getattr(cls, "tag", None):
        cells.append(f"{tag[0]!r}: {tag[1]!r}")
    for name, sight in cls.sights.items():
        if not sight.kept:
            continue
        source = cls.shapes[name].dump(f"self.{name}", env) or f"self.{name}"
        if sight.to is not ALL:
            source = _unless_hidden(f"self.{name}", cls.shapes[name], sight, source, env)
        cells.append(f"{name!r}: {source}")
    return compile_function("to_json", "(self)", [f"return {{{', '.join(cells)}}}"], env)


def _by_seat(s: Codec, sight: Visibility) -> bool:
    """Whether each entry of a dict is a secret of the seat in its key."""
    return sight.to is OWNER and isinstance(s, MappingCodec) and s.key.kind is int


def _unless_hidden(x: str, s: Codec, sight: Visibility, source: str, env: Env) -> str:
    if _by_seat(s, sight):
        assert isinstance(s, MappingCodec)
        inner = s.value.dump("v", env) or "v"
        source = f"{{str(k): v.to_json() if v.__class__ is Hidden else {inner} for k, v in {x}.items()}}"
    return f"({x}.to_json() if {x}.__class__ is Hidden else {source})"


def _loader(cls: Any) -> Callable[..., Any]:
    env = Env()

    def source(name: str) -> str:
        s, sight, raw = cls.shapes[name], cls.sights[name], f"raw[{name!r}]"
        found: str = s.load(raw, env)
        if _by_seat(s, sight):
            one = f"{env(_seen_again)}(v) if {env(_is_hidden)}(v) else {s.value.load('v', env)}"
            found = f"{{int(k): {one} for k, v in {raw}.items()}}"
        if sight.to is not ALL:
            found = f"({env(_seen_again)}({raw}) if {env(_is_hidden)}({raw}) else {found})"
        return found

    lines = _built(cls, "cls", source, env)
    if cls.immutable:  # an action may come from outside; states and steps are read where they were saved
        kept = frozenset(name for name, sight in cls.sights.items() if sight.kept)
        lines.insert(0, f"{env(check_fields)}(raw, {cls.key!r}, {env(kept)})")
    return compile_function("from_json", "(cls, raw)", lines, env)


def _built(cls: Any, kind: str, source: Callable[[str], str], env: Env) -> list[str]:
    """Build an object from nothing, each field from a source of its own."""
    # Frozen classes refuse the plain way.
    put = f"{env(object.__setattr__)}(new, '{{}}', {{}})" if cls.immutable else "new.{} = {}"
    lines = [f"new = {env(object.__new__)}({kind})"]
    for name, sight in cls.sights.items():
        empty = "{}" if sight.transient else "None"
        lines.append(put.format(name, source(name) if sight.kept else empty))
    return [*lines, "return new"]


def _is_hidden(raw: Any) -> bool:
    return isinstance(raw, dict) and raw.keys() == {"hidden"}


def _seen_again(raw: Any) -> Hidden:
    return Hidden(raw["hidden"])


def _viewer(cls: Any) -> Callable[..., Any]:
    """Each field goes into a view only by its own declaration."""
    env = Env()

    def source(name: str) -> str:
        seen: str = cls.shapes[name].view(f"self.{name}", env)
        return seen if cls.sights[name].to is ALL else _guarded(cls, name, seen, env)

    return compile_function("view_for", "(self, who, options)", _built(cls, env(cls), source, env), env)


def _guarded(cls: Any, name: str, seen: str, env: Env) -> str:
    s, sight, x = cls.shapes[name], cls.sights[name], f"self.{name}"
    is_open = f"options.{sight.unless}" if sight.unless else "False"
    hidden = _hidden(s, sight.others is COUNT, x)
    if _by_seat(s, sight):
        one = _hidden(s.value, sight.others is COUNT, "v")
        guarded = f"{{k: ({s.value.view('v', env)} if k == who else {one}) for k, v in {x}.items()}}"
    elif sight.to is OWNER:
        guarded = f"({seen} if self.{sight.owner} == who and who is not None else {hidden})"
    else:
        guarded = hidden
    # A view of a view shows no more than the view does.
    return f"({x} if {x}.__class__ is Hidden else {seen} if {is_open} else {guarded})"


def _hidden(s: Codec, counted: bool, x: str) -> str:
    if not counted:
        return "Hidden()"
    if s.sized:
        return f"Hidden(len({x}))"
    if isinstance(s, OptionalCodec) and isinstance(s.item, SequenceCodec | MappingCodec | ClassCodec):
        return f"Hidden(None if {x} is None else 1)"
    raise TypeError("only a container can be hidden behind its count")
