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


class Generated:
    """A method that is generated when it is first looked up, and replaces itself on its class.

    A game declares hundreds of classes, and a process uses few of their methods; compiling all of them
    would take longer than everything else at the start of a program.
    """

    __slots__ = ("cls", "make", "name")

    def __init__(self, cls: type, name: str, make: Callable[[], object]) -> None:
        self.cls, self.name, self.make = cls, name, make

    def __get__(self, instance: object, owner: type) -> Any:
        setattr(self.cls, self.name, self.make())
        return getattr(owner if instance is None else instance, self.name)


def generate(cls: type, **methods: Callable[[], object]) -> None:
    """Give a class methods by name, each with the function that generates it."""
    for name, make in methods.items():
        setattr(cls, name, Generated(cls, name, make))


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
