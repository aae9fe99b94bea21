"""Finds the tests of each clause in the source of the tests, without running them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path


def cited_clauses(tests: Path) -> dict[str, list[str]]:
    """The tests marked with each clause, by clause id."""
    found: dict[str, list[str]] = {}
    for file in sorted(tests.rglob("test_*.py")):
        text = file.read_text("utf-8")
        if "clause(" not in text:
            continue
        name = file.relative_to(tests.parent).as_posix()
        for test, ids in _tests_with_clauses(ast.parse(text), ""):
            for one in dict.fromkeys(ids):
                found.setdefault(one, []).append(f"{name}::{test}")
    return found


def _tests_with_clauses(node: ast.AST, inside: str) -> Iterator[tuple[str, list[str]]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ClassDef):
            yield from _tests_with_clauses(child, f"{inside}{child.name}::")
        elif isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef) and child.name.startswith("test"):
            yield f"{inside}{child.name}", [i for mark in child.decorator_list for i in _ids(mark)]


def _ids(mark: ast.expr) -> list[str]:
    """The clauses in a decorator `@clause(...)` or `@suite.clause(...)`."""
    match mark:
        case ast.Call(func=ast.Name(id="clause") | ast.Attribute(attr="clause"), args=args):
            return [a.value for a in args if isinstance(a, ast.Constant) and isinstance(a.value, str)]
    return []
