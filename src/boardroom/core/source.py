"""Compiles generated source code and collects the names it refers to."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from types import BuiltinFunctionType, FunctionType, MethodType, MethodWrapperType
from typing import Any

from boardroom.core.visibility import Hidden

NAMED = (type, FunctionType, BuiltinFunctionType, MethodType, MethodWrapperType)


class Env:
    """The globals of generated source. Calling it adds an object and returns the object's name."""

    def __init__(self) -> None:
        self.names: dict[str, Any] = {"Hidden": Hidden}

    def __call__(self, thing: Any) -> str:
        label = thing.__name__ if isinstance(thing, NAMED) else type(thing).__name__
        name = f"_{label}_{len(self.names)}"
        self.names[name] = thing
        return name


def compile_function(name: str, header: str, body: list[str], env: Env) -> Callable[..., Any]:
    """Compile a function from generated source."""
    source = f"def {name}{header}:\n" + "\n".join(f"    {line}" for line in body)
    exec(compile(source, f"<generated {name}>", "exec"), env.names)
    function: Callable[..., Any] = env.names[name]
    return function


def values_of(names: Iterable[str]) -> Callable[[Any], dict[str, Any]]:
    """Generate the method `values`, which returns these fields by name."""
    cells = ", ".join(f"{name!r}: self.{name}" for name in names)
    return compile_function("values", "(self)", [f"return {{{cells}}}"], Env())


def list_test(x: str, length: int) -> str:
    """The source of a test whether a value is a list of this length."""
    return f"isinstance({x}, (list, tuple)) and len({x}) == {length}"
