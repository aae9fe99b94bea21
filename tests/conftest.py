"""What the whole suite needs before its first module is read."""

from __future__ import annotations

import ast
import gc
import sys
from functools import wraps
from random import Random
from typing import Any

import pytest

if sys.version_info < (3, 12):
    # Python 3.11 keeps the depth of the syntax tree it builds in one place for all threads. Collecting
    # garbage while pytest parses a test module may run code that parses, too, and the whole run then stops
    # with "AST constructor recursion depth mismatch".
    _parse = ast.parse

    @wraps(_parse)
    def parse_undisturbed(*args: Any, **options: Any) -> Any:
        collects = gc.isenabled()
        gc.disable()
        try:
            return _parse(*args, **options)
        finally:
            if collects:
                gc.enable()

    ast.parse = parse_undisturbed


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--shuffle",
        type=int,
        metavar="SEED",
        help="run the files in an order drawn from SEED, each from its end",
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Change the order of files, and turn round the order within each: no test may lean on another."""
    seed = config.getoption("--shuffle")
    if seed is None:
        return
    files: dict[object, list[pytest.Item]] = {}
    for item in reversed(items):
        files.setdefault(item.path, []).append(item)
    order = list(files)
    Random(seed).shuffle(order)
    items[:] = [item for file in order for item in files[file]]
