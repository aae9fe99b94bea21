"""What the tests of all texts share: every language file, its entries, and values for their arguments."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import boardroom
from boardroom.core.catalog import HERE, Catalog

SOURCE = Path(boardroom.__file__).parent
ENGLISH = sorted(file for name in ("en.ftl", "*.en.ftl") for file in SOURCE.rglob(f"locale/{name}"))
COUNTS = frozenset({"zero", "one", "two", "few", "many", "other", "1"})
"""Variants that each language chooses by its own grammar."""


@dataclass
class Entry(Visitor):  # type: ignore[misc]
    """A message, term or attribute: its arguments, which of them are numbers, and its variants."""

    arguments: set[str] = field(default_factory=set)
    numbers: set[str] = field(default_factory=set, compare=False)
    variants: dict[str, set[str]] = field(default_factory=dict)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.arguments.add(node.id.name)

    def visit_CallArguments(self, node: ast.CallArguments) -> None:
        self.numbers |= {one.id.name for one in node.positional if isinstance(one, ast.VariableReference)}
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = {getattr(one.key, "name", None) or one.key.value for one in node.variants}
            if keys - COUNTS:
                self.variants.setdefault(node.selector.id.name, set()).update(keys - COUNTS)
        self.generic_visit(node)


def entries(text: str) -> dict[str, Entry]:
    """Every message, term and attribute of a language file by its name."""
    return {name: _entry(pattern) for name, pattern in _patterns(text)}


def _patterns(text: str) -> Iterator[tuple[str, ast.Pattern]]:
    for part in parse(text).body:
        assert not isinstance(part, ast.Junk), part.content
        if isinstance(part, ast.Message | ast.Term):
            name = part.id.name if isinstance(part, ast.Message) else f"-{part.id.name}"
            if part.value is not None:
                yield name, part.value
            yield from ((f"{name}.{one.id.name}", one.value) for one in part.attributes)


def _entry(pattern: ast.Pattern) -> Entry:
    found = Entry()
    found.visit(pattern)
    return found


@cache
def entries_of(file: Path) -> dict[str, Entry]:
    return entries(file.read_text("utf-8"))


def differences(english: dict[str, Entry], other: dict[str, Entry]) -> list[str]:
    """The entries that two versions of a file do not share, or whose arguments or variants differ."""
    return sorted(name for name in english.keys() | other.keys() if english.get(name) != other.get(name))


def in_language(english: Path, lang: str) -> Path:
    """The version of an English file in another language."""
    return english.with_name(english.name.removesuffix("en.ftl") + f"{lang}.ftl")


def formatted(english: Path, lang: str, value: object) -> Iterator[tuple[str, str]]:
    """Every text of a file, with a value for each argument and once for each of its variants."""
    file = in_language(english, lang)
    texts = Catalog(lang, tuple(dict.fromkeys((HERE, file.parent))))
    for name, entry in entries_of(file).items():
        for chosen in _choices(entry):
            arguments = {one: 3 if one in entry.numbers else value for one in entry.arguments}
            yield name, texts(name, **arguments | chosen)


def _choices(entry: Entry) -> list[dict[str, object]]:
    found: list[dict[str, object]] = [{}]
    for name, keys in entry.variants.items():
        found += [{name: int(key) if key.isdigit() else key} for key in sorted(keys)]
    return found
