"""Codecs: source code to copy, save, load and view a value, and its notation.

`clone`, `to_json`, `from_json` and `view_for` of a state are generated from its annotations field by field:
this is several times faster than a generic copy and as easy to check.
"""

from __future__ import annotations

from typing import Any

from boardroom.core.errors import BadInput
from boardroom.core.inputs import list_of, list_of_length, mapping_of, pairs_of, whole_word
from boardroom.core.source import Env, list_test
from boardroom.core.texts import Texts
from boardroom.core.visibility import Hidden, IdSet

WRONG: dict[type | None, str] = {int: "not-whole", bool: "not-true-false", str: "not-word"}
"""The text key for a value of the wrong type."""


class Codec:
    """The codec of a scalar and the base of all others.

    `clone`, `view`, `dump` and `load` take and return source expressions. `clone` returns None if a copy may
    share the value, `dump` if the value is JSON already.
    """

    immutable = True
    sized = False

    def __init__(self, kind: type | None = None, among: IdSet | None = None) -> None:
        self.kind, self.among = kind, among

    def clone(self, x: str, env: Env) -> str | None:
        return None

    def view(self, x: str, env: Env) -> str:
        return self.clone(x, env) or x

    def dump(self, x: str, env: Env) -> str | None:
        return None

    def load(self, x: str, env: Env) -> str:
        checked = f"{env(self._check_type)}({x})" if self.kind in (int, str, bool) else x
        return f"{env(self.among.check)}({checked})" if self.among else checked

    def _check_type(self, value: Any) -> Any:
        if type(value) is not self.kind:
            raise BadInput(WRONG[self.kind], value=value)
        return value

    @property
    def is_seat(self) -> bool:
        return self.among is not None and self.among.name == "seat"

    def word(self, value: Any, texts: Texts, name: str = "") -> Any:
        """The word or number that stands for a value in a text."""
        if isinstance(value, Hidden):
            return texts("hidden", count=value.count if value.count is not None else "none")
        return self._word(value, texts, name)

    def _word(self, value: Any, texts: Texts, name: str) -> Any:
        return texts.argument(name if self.among is None else self.among.name, value)

    def write(self, value: Any) -> str:
        if self.kind is bool:
            return "yes" if value else "no"
        return str(value)

    def read(self, text: str) -> Any:
        if self.kind is int:
            value: Any = whole_word(text)
        elif self.kind is bool:
            if text not in ("yes", "no"):
                raise BadInput("not-yes-no", value=text)
            value = text == "yes"
        else:
            value = text
        return self.among.check(value) if self.among else value


class ClassCodec(Codec):
    """The codec of a class with its own `clone`, `to_json` and `from_json`: a state, a value or a step."""

    def __init__(self, cls: Any, immutable: bool) -> None:
        super().__init__()
        self.cls, self.immutable = cls, immutable

    def clone(self, x: str, env: Env) -> str | None:
        return None if self.immutable else f"{x}.clone()"

    def clone_list(self, x: str, env: Env) -> str:
        """The source that copies a list.

        A class without `clone_all` is the base of others, as `Step` is; copies share those that are frozen.
        """
        if hasattr(self.cls, "clone_all"):
            return f"{env(self.cls.clone_all)}({x})"
        return f"[e if e.immutable else e.clone() for e in {x}]"

    def view(self, x: str, env: Env) -> str:
        return x if self.immutable else f"{x}.view_for(who, options)"

    def dump(self, x: str, env: Env) -> str:
        return f"{x}.to_json()"

    def load(self, x: str, env: Env) -> str:
        return f"{env(self.cls)}.from_json({x})"

    def write(self, value: Any) -> str:
        return str(value)

    def read(self, text: str) -> Any:
        return self.cls.parse(text)


class TupleCodec(ClassCodec):
    """A NamedTuple: shared by copies, saved as a list."""

    def __init__(self, cls: Any, items: list[Codec]) -> None:
        super().__init__(cls, immutable=True)
        self.items = items

    def dump(self, x: str, env: Env) -> str:
        cells = [item.dump(f"{x}[{i}]", env) for i, item in enumerate(self.items)]
        if not any(cells):
            return f"list({x})"
        return f"[{', '.join(cell or f'{x}[{i}]' for i, cell in enumerate(cells))}]"

    def load(self, x: str, env: Env) -> str:
        cells = ", ".join(item.load(f"{x}[{i}]", env) for i, item in enumerate(self.items))
        return f"({env(self.cls)}({cells}) if {list_test(x, len(self.items))} else {env(self._refuse)}({x}))"

    def _refuse(self, value: object) -> Any:
        raise BadInput("not-well-formed", value=value, kind=self.cls.__name__)


class SequenceCodec(Codec):
    """list[T], tuple[T, ...] or frozenset[T]."""

    sized = True

    def __init__(self, make: type, item: Codec) -> None:
        super().__init__()
        self.make, self.item, self.immutable = make, item, make is not list
        if self.immutable and not item.immutable:
            raise TypeError("a tuple may hold nothing that changes")

    def clone(self, x: str, env: Env) -> str | None:
        if self.immutable:
            return None
        if isinstance(self.item, ClassCodec) and not self.item.immutable:
            return self.item.clone_list(x, env)
        inner = self.item.clone("e", env)
        return f"[{inner} for e in {x}]" if inner else f"{x}[:]"

    def view(self, x: str, env: Env) -> str:
        if self.immutable:
            return x
        return f"[{self.item.view('e', env)} for e in {x}]"

    def dump(self, x: str, env: Env) -> str:
        inner = self.item.dump("e", env)
        source = f"sorted({x})" if self.make is frozenset else x
        return f"[{inner} for e in {source}]" if inner else f"list({source})"

    def load(self, x: str, env: Env) -> str:
        return f"{self.make.__name__}([{self.item.load('e', env)} for e in {env(list_of)}({x})])"

    def _word(self, value: Any, texts: Texts, name: str) -> str:
        return texts.join([str(self.item.word(v, texts, name)) for v in value])

    def write(self, value: Any) -> str:
        return ",".join(self.item.write(v) for v in value) or "-"

    def read(self, text: str) -> Any:
        return self.make(() if text == "-" else (self.item.read(t.strip()) for t in text.split(",")))


class FixedTupleCodec(Codec):
    """tuple[A, B]."""

    def __init__(self, items: list[Codec]) -> None:
        super().__init__()
        self.items = items
        if not all(item.immutable for item in items):
            raise TypeError("a tuple may hold nothing that changes")

    def dump(self, x: str, env: Env) -> str:
        cells = (s.dump(f"{x}[{i}]", env) or f"{x}[{i}]" for i, s in enumerate(self.items))
        return f"[{', '.join(cells)}]"

    def load(self, x: str, env: Env) -> str:
        cells, length = "", len(self.items)
        for i, item in enumerate(self.items):
            cells += item.load(f"{x}[{i}]", env) + ", "
        return f"(({cells}) if {list_test(x, length)} else {env(list_of_length)}({x}, {length}))"

    def write(self, value: Any) -> str:
        return ":".join(s.write(v) for s, v in zip(self.items, value, strict=True))

    def read(self, text: str) -> Any:
        parts = text.split(":")
        if len(parts) != len(self.items):
            raise BadInput("not-parts", value=text, count=len(self.items))
        return tuple(s.read(p) for s, p in zip(self.items, parts, strict=True))


class MappingCodec(Codec):
    """dict[K, V]; keys that are not words or numbers are saved as pairs."""

    sized = True
    immutable = False

    def __init__(self, key: Codec, value: Codec) -> None:
        super().__init__()
        self.key, self.value = key, value

    def clone(self, x: str, env: Env) -> str | None:
        inner = self.value.clone("v", env)
        return f"{{k: {inner} for k, v in {x}.items()}}" if inner else f"{x}.copy()"

    def view(self, x: str, env: Env) -> str:
        return f"{{k: {self.value.view('v', env)} for k, v in {x}.items()}}"

    def dump(self, x: str, env: Env) -> str:
        value = self.value.dump("v", env) or "v"
        if self.key.kind in (int, str):
            return f"{{str(k): {value} for k, v in {x}.items()}}"
        return f"[[{self.key.dump('k', env) or 'k'}, {value}] for k, v in {x}.items()]"

    def load(self, x: str, env: Env) -> str:
        value = self.value.load("v", env)
        if self.key.kind in (int, str):
            key = self.key.load(f"{env(whole_word)}(k)" if self.key.kind is int else "k", env)
            return f"{{{key}: {value} for k, v in {env(mapping_of)}({x}).items()}}"
        return f"{{{self.key.load('k', env)}: {value} for k, v in {env(pairs_of)}({x})}}"


class OptionalCodec(Codec):
    """T | None."""

    def __init__(self, item: Codec) -> None:
        super().__init__()
        self.item, self.immutable = item, item.immutable

    def _wrap(self, x: str, source: str | None) -> str | None:
        return f"(None if {x} is None else {source})" if source else None

    def clone(self, x: str, env: Env) -> str | None:
        return self._wrap(x, self.item.clone(x, env))

    def view(self, x: str, env: Env) -> str:
        return self._wrap(x, self.item.view(x, env)) or x

    def dump(self, x: str, env: Env) -> str | None:
        return self._wrap(x, self.item.dump(x, env))

    def load(self, x: str, env: Env) -> str:
        return f"(None if {x} is None else {self.item.load(x, env)})"

    def _word(self, value: Any, texts: Texts, name: str) -> Any:
        return texts("none") if value is None else self.item.word(value, texts, name)

    def write(self, value: Any) -> str:
        return "-" if value is None else self.item.write(value)

    def read(self, text: str) -> Any:
        return None if text == "-" else self.item.read(text)
