"""No handler hides a bug: each names the errors it expects, and a broad one raises again or has a reason."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

import boardroom

ROOT = Path(boardroom.__file__).parent
LAYERS = ("server", "web", "table", "cli")
BUGS = {"KeyError", "TypeError", "AttributeError", "IndexError", "AssertionError", "LookupError", "DAMAGE"}
"""What a bug raises. Input is checked by `core.inputs` before it could raise one of these."""
BROAD = {"Exception", "BaseException"}
REASONS = {
    "server/autoplay/bot_pool.py": "a bot that raises an error has failed; its table goes on",
    "server/autoplay/driver.py": "the bots of one table stop visibly, with the traceback in the log",
    "server/jobs/outcomes.py": "whoever asked for the job gets its error",
    "server/storage/group_commit.py": "the callers that wait for the commit get its error",
}
"""Where a broad handler may end an error."""


class Handler(NamedTuple):
    """An `except` clause."""

    file: str
    caught: frozenset[str]
    raises: bool


def handlers(layer: str) -> Iterator[Handler]:
    for file in sorted((ROOT / layer).rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ExceptHandler):
                name = str(file.relative_to(ROOT))
                yield Handler(name, frozenset(_caught(node)), isinstance(node.body[-1], ast.Raise))


def _caught(handler: ast.ExceptHandler) -> Iterator[str]:
    if handler.type is None:
        yield "BaseException"
        return
    for node in ast.walk(handler.type):
        if isinstance(node, ast.Name):
            yield node.id


@pytest.mark.parametrize("layer", LAYERS)
def test_no_handler_catches_what_a_bug_raises(layer):
    assert [one for one in handlers(layer) if one.caught & BUGS] == []


@pytest.mark.parametrize("layer", LAYERS)
def test_a_broad_handler_raises_again_or_has_a_reason(layer):
    found = [one for one in handlers(layer) if one.caught & BROAD]
    assert [one for one in found if not (one.raises or one.file in REASONS)] == []


def test_each_reason_is_needed():
    ending = {
        one.file for layer in LAYERS for one in handlers(layer) if one.caught & BROAD and not one.raises
    }
    assert set(REASONS) <= ending
