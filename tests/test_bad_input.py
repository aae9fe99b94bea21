"""Errors in input have keys with texts in all languages; the code contains no sentence."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from tests.games.wording import Message, messages

import boardroom
from boardroom.core.catalog import LANGUAGES

ROOT = Path(boardroom.__file__).parent
CORE, TABLE, WEB, CLI = ROOT / "core", ROOT / "table", ROOT / "web", ROOT / "cli"
GAMES = sorted(path.parent for path in (ROOT / "games").glob("*/errors.py"))
HOMES = (CORE, TABLE, WEB, CLI, *GAMES)
PUT_TOGETHER = {
    ("server/http/validation.py", "malformed-"),
    ("cli/errors.py", "usage-"),
    ("core/codec.py", "not-"),
    ("core/records.py", "row-"),
    ("server/app.py", "no"),
    ("server/http/quotas.py", "quota-"),
}
"""Where a key is chosen out of several: the file, and how the keys begin."""


class Named(NamedTuple):
    """A place in the code that names what is wrong."""

    at: str
    home: Path
    key: str | None
    arguments: set[str] | None
    """The arguments, unless some are handed on from elsewhere."""


def named() -> Iterator[Named]:
    for file in sorted(ROOT.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in KINDS:
                yield KINDS[node.func.id](file, node)


def _bad_input(file: Path, call: ast.Call) -> Named:
    kind = call.func.id if isinstance(call.func, ast.Name) else ""
    home = {"BadInput": CORE, "request_error": WEB, "command_line_error": CLI}.get(kind) or next(
        game for game in GAMES if game in file.parents
    )
    at = f"{file.relative_to(ROOT)}:{call.lineno}"
    told = {keyword.arg for keyword in call.keywords if keyword.arg}
    open_ended = any(keyword.arg is None for keyword in call.keywords)
    return Named(at, home, _key("bad-", call.args[0]), None if open_ended else told)


def _problem(file: Path, call: ast.Call) -> Named:
    """A problem of the server: a status, the key, the arguments."""
    return _problem_at(file, call.lineno, WEB, call.args[1:])


def _table_problem(file: Path, call: ast.Call) -> Named:
    """A problem of a table: the key, the arguments."""
    return _problem_at(file, call.lineno, TABLE, call.args)


def _problem_at(file: Path, line: int, home: Path, args: list[ast.expr]) -> Named:
    at, told = f"{file.relative_to(ROOT)}:{line}", args[1] if len(args) > 1 else ast.Dict([], [])
    assert isinstance(told, ast.Dict), at
    names = {str(key.value) for key in told.keys if isinstance(key, ast.Constant)}
    return Named(at, home, _key("problem-", args[0]), None if None in told.keys else names)


def _key(prefix: str, part: ast.expr) -> str | None:
    return f"{prefix}{part.value}" if isinstance(part, ast.Constant) and isinstance(part.value, str) else None


KINDS = {
    "BadInput": _bad_input,
    "input_error": _bad_input,
    "request_error": _bad_input,
    "command_line_error": _bad_input,
    "Problem": _problem,
    **dict.fromkeys(("NotAllowed", "NotThere", "NotNow"), _table_problem),
}
FOUND = tuple(named())


def texts_of(home: Path, lang: str) -> dict[str, Message]:
    """The messages that a home can say, the core's among them."""
    files = [folder / "locale" / f"{name}{lang}.ftl" for folder in (CORE, home) for name in ("", "bad.")]
    return {key: message for file in files if file.exists() for key, message in messages(file).items()}


def test_the_code_names_what_is_wrong_by_keys():
    assert len(FOUND) > 150
    chosen = {place.at.partition(":")[0] for place in FOUND if place.key is None}
    assert chosen <= {file for file, _ in PUT_TOGETHER}
    assert [place for place in FOUND if place.key and not re.fullmatch("[a-z0-9-]+", place.key)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_has_its_words_and_is_given_what_they_need(lang):
    for place in FOUND:
        if place.key is None:
            continue
        said = texts_of(place.home, lang)
        assert place.key in said, place
        if place.arguments is not None:
            assert said[place.key].names <= place.arguments, place


@pytest.mark.parametrize("home", HOMES, ids=lambda home: home.name)
def test_three_languages_hold_the_same_sentences_with_the_same_arguments(home):
    english, *others = [messages(home / "locale" / f"bad.{lang}.ftl") for lang in LANGUAGES]
    for other in others:
        assert list(other) == list(english)
        assert [key for key in other if other[key].names != english[key].names] == []


@pytest.mark.parametrize("home", HOMES, ids=lambda home: home.name)
def test_no_sentence_is_there_that_nobody_says(home):
    used = {place.key for place in FOUND}
    chosen = tuple(f"{prefix}{start}" for _, start in PUT_TOGETHER for prefix in ("bad-", "problem-"))
    known = [key for key in messages(home / "locale/bad.en.ftl") if not key.startswith("thing-")]
    assert [key for key in known if key not in used and not key.startswith(chosen)] == []
