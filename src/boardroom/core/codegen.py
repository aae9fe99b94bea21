"""Generates the methods that copy, save, load and view a declared class, field by field."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from functools import partial
from typing import Any, get_type_hints

from boardroom.core.annotations import codec_for
from boardroom.core.codec import (
    ClassCodec,
    Codec,
    MappingCodec,
    OptionalCodec,
    SequenceCodec,
)
from boardroom.core.inputs import check_fields
from boardroom.core.source import Env, compile_function, generate, values_of
from boardroom.core.visibility import ALL, COUNT, OWNER, Hidden, Visibility, visibility_of


def write_methods(cls: Any, frozen: bool, tag: tuple[str, str] | None = None) -> None:
    """Generate the methods of a state, step, action or fact from its declared fields.

    The tag is one more key of its JSON; its value names the kind of action, fact or step.
    """
    hints = get_type_hints(cls, include_extras=True)
    cls.visibilities = {f.name: visibility_of(cls, f) for f in dataclasses.fields(cls)}
    cls.codecs = {
        name: Codec() if visibility.printed else codec_for(hints[name])
        for name, visibility in cls.visibilities.items()
        if not visibility.transient
    }
    _check_declarations(cls)
    cls.immutable = frozen
    if not frozen:
        generate(cls, clone=lambda: _cloner(cls), clone_all=lambda: staticmethod(_list_cloner(cls)))
    else:
        generate(cls, __init__=lambda: _initialiser(cls), values=lambda: values_of(cls.codecs))
    generate(
        cls,
        to_json=lambda: _dumper(cls, tag),
        from_json=lambda: classmethod(_loader(cls)),
        view_for=lambda: _viewer(cls),
    )


def _check_declarations(cls: Any) -> None:
    """Raise at import what the generated methods would raise at their first use."""
    for name, visibility in cls.visibilities.items():
        if visibility.added_later:
            _default_of(cls, name)
        if visibility.others is COUNT:
            found = cls.codecs[name]
            _hide_source(found.value if _is_keyed_by_seat(found, visibility) else found, True, "")


def _initialiser(cls: Any) -> Callable[..., None]:
    """Generate the `__init__` of a frozen class: slots are set in half the time that `dataclass` takes."""
    env = Env()
    words, lines = ["self"], []
    for f in dataclasses.fields(cls):
        assert f.default_factory is dataclasses.MISSING, f"{cls.__name__}.{f.name}: give it a plain default"
        words.append(f.name if f.default is dataclasses.MISSING else f"{f.name}={env(f.default)}")
        lines.append(_set_slot(cls, f.name, "self", f.name, env))
    return compile_function("__init__", f"({', '.join(words)})", lines or ["pass"], env)


def _set_slot(cls: Any, name: str, target: str, value: str, env: Env) -> str:
    """The source that sets a field; a frozen class rejects plain assignment, but its slots do not."""
    return (
        f"{env(getattr(cls, name).__set__)}({target}, {value})"
        if cls.immutable
        else f"{target}.{name} = {value}"
    )


def _cloner(cls: Any) -> Callable[..., Any]:
    env = Env()
    if not cls.visibilities:  # nothing in it can change
        return compile_function("clone", "(self)", ["return self"], env)
    return compile_function("clone", "(self)", [*_copy_lines(cls, env), "return new"], env)


def _list_cloner(cls: Any) -> Callable[..., Any]:
    """Generate `clone_all`, which copies a list of such objects without a call for each."""
    env = Env()
    each = [f"    {line}" for line in (*_copy_lines(cls, env), "found.append(new)")]
    lines = ["found = []", "for self in items:", *each, "return found"]
    return compile_function("clone_all", "(items)", lines, env)


def _copy_lines(cls: Any, env: Env) -> list[str]:
    """The source lines that make `new`, a copy of `self`."""
    lines = [f"new = {env(partial(object.__new__, cls))}()"]
    for name, visibility in cls.visibilities.items():
        if visibility.transient:
            lines.append(f"new.{name} = {{}}")
            continue
        s = cls.codecs[name]
        copy = s.clone(f"self.{name}", env)
        if copy and visibility.to is not ALL:  # in a view the field may hold Hidden
            if _is_keyed_by_seat(s, visibility) and (inner := s.value.clone("v", env)):
                guarded = f"v if v.__class__ is Hidden else {inner}"
                copy = f"{{k: {guarded} for k, v in self.{name}.items()}}"
            copy = f"(self.{name} if self.{name}.__class__ is Hidden else {copy})"
        lines.append(f"new.{name} = {copy or f'self.{name}'}")
    return lines


def _dumper(cls: Any, tag: tuple[str, str] | None) -> Callable[..., Any]:
    env = Env()
    cells, later = [], []
    if tag:
        cells.append(f"{tag[0]!r}: {tag[1]!r}")
    for name, visibility in cls.visibilities.items():
        if not visibility.kept:
            continue
        source = cls.codecs[name].dump(f"self.{name}", env) or f"self.{name}"
        if visibility.to is not ALL:
            source = _guard_dump(f"self.{name}", cls.codecs[name], visibility, source, env)
        if visibility.added_later:
            later.append(f"if self.{name} != {env(_default_of(cls, name))}: raw[{name!r}] = {source}")
        else:
            cells.append(f"{name!r}: {source}")
    lines = [f"raw = {{{', '.join(cells)}}}", *later, "return raw"]
    return compile_function("to_json", "(self)", lines, env)


def _default_of(cls: Any, name: str) -> Any:
    (found,) = [f.default for f in dataclasses.fields(cls) if f.name == name]
    assert found is not dataclasses.MISSING, f"{cls.__name__}.{name} was added later: give it a plain default"
    return found


def _is_keyed_by_seat(s: Codec, visibility: Visibility) -> bool:
    """Whether the field is a dict by seat in which each seat owns its own entry."""
    return visibility.to is OWNER and isinstance(s, MappingCodec) and s.key.kind is int


def _guard_dump(x: str, s: Codec, visibility: Visibility, source: str, env: Env) -> str:
    if _is_keyed_by_seat(s, visibility):
        assert isinstance(s, MappingCodec)
        inner = s.value.dump("v", env) or "v"
        source = f"{{str(k): v.to_json() if v.__class__ is Hidden else {inner} for k, v in {x}.items()}}"
    return f"({x}.to_json() if {x}.__class__ is Hidden else {source})"


def _loader(cls: Any) -> Callable[..., Any]:
    env = Env()

    def source(name: str) -> str:
        s, visibility, raw = cls.codecs[name], cls.visibilities[name], f"raw[{name!r}]"
        found: str = s.load(raw, env)
        if _is_keyed_by_seat(s, visibility):
            one = f"{env(_load_hidden)}(v) if {env(_is_hidden)}(v) else {s.value.load('v', env)}"
            found = f"{{int(k): {one} for k, v in {raw}.items()}}"
        if visibility.to is not ALL:
            found = f"({env(_load_hidden)}({raw}) if {env(_is_hidden)}({raw}) else {found})"
        if visibility.added_later:
            found = f"({found} if {name!r} in raw else {env(_default_of(cls, name))})"
        return found

    lines = _build_lines(cls, "cls", source, env)
    # Actions come from clients, and an earlier revision of the rules may have saved other fields.
    kept = frozenset(
        name
        for name, visibility in cls.visibilities.items()
        if visibility.kept and not visibility.added_later
    )
    lines.insert(0, f"{env(check_fields)}(raw, {getattr(cls, 'key', cls.__name__)!r}, {env(kept)})")
    return compile_function("from_json", "(cls, raw)", lines, env)


def _build_lines(cls: Any, kind: str, source: Callable[[str], str], env: Env) -> list[str]:
    """The source lines that build an object without `__init__`, each field from its own expression."""
    lines = [f"new = {env(object.__new__)}({kind})"]
    for name, visibility in cls.visibilities.items():
        empty = "{}" if visibility.transient else "None"
        lines.append(_set_slot(cls, name, "new", source(name) if visibility.kept else empty, env))
    return [*lines, "return new"]


def _is_hidden(raw: Any) -> bool:
    return isinstance(raw, dict) and raw.keys() == {"hidden"}


def _load_hidden(raw: Any) -> Hidden:
    return Hidden(raw["hidden"])


def _viewer(cls: Any) -> Callable[..., Any]:
    """Generate `view_for`: each field enters a view as its own declaration says."""
    env = Env()

    def source(name: str) -> str:
        seen: str = cls.codecs[name].view(f"self.{name}", env)
        return seen if cls.visibilities[name].to is ALL else _guard_source(cls, name, seen, env)

    return compile_function("view_for", "(self, who, options)", _build_lines(cls, env(cls), source, env), env)


def _guard_source(cls: Any, name: str, seen: str, env: Env) -> str:
    s, visibility, x = cls.codecs[name], cls.visibilities[name], f"self.{name}"
    is_open = f"options.{visibility.unless}" if visibility.unless else "False"
    hidden = _hide_source(s, visibility.others is COUNT, x)
    if _is_keyed_by_seat(s, visibility):
        one = _hide_source(s.value, visibility.others is COUNT, "v")
        guarded = f"{{k: ({s.value.view('v', env)} if k == who else {one}) for k, v in {x}.items()}}"
    elif visibility.to is OWNER:
        guarded = f"({seen} if self.{visibility.owner} == who and who is not None else {hidden})"
    else:
        guarded = hidden
    # A view of a view must not show more than the first view.
    return f"({x} if {x}.__class__ is Hidden else {seen} if {is_open} else {guarded})"


def _hide_source(s: Codec, counted: bool, x: str) -> str:
    if not counted:
        return "Hidden()"
    if s.sized:
        return f"Hidden(len({x}))"
    if isinstance(s, OptionalCodec) and isinstance(s.item, SequenceCodec | MappingCodec | ClassCodec):
        return f"Hidden(None if {x} is None else 1)"
    raise TypeError("only a container can be hidden behind its count")
