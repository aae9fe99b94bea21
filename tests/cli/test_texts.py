"""The words of the terminal: the same keys and arguments in every language, every key in use."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from boardroom.bots.registry import bot_names
from boardroom.cli.runs.page import COLUMNS
from boardroom.cli.texts import LOCALE, numbers_of, words
from boardroom.core.catalog import LANGUAGES
from boardroom.core.game import Standing
from boardroom.games.registry import load

BOARD = load("power_grid").folder / "locale"
CODE = Path(LOCALE).parent


def messages(file: Path) -> dict[str, set[str]]:
    """Keys and the arguments each takes."""
    from fluent.syntax import ast, parse

    found = {}
    for entry in parse(file.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
        if isinstance(entry, ast.Message):
            text = file.read_text("utf-8")[entry.span.start : entry.span.end]
            found[entry.id.name] = set(re.findall(r"\$(\w+)", text))
    return found


@pytest.mark.parametrize("name", ["{}.ftl", "bad.{}.ftl", "terminal.{}.ftl"])
def test_every_language_says_the_same_things(name: str):
    folder = BOARD if name == "terminal.{}.ftl" else LOCALE
    english, *others = [messages(folder / name.format(lang)) for lang in LANGUAGES]
    assert english
    for other in others:
        assert other == english


def test_every_text_of_the_terminal_is_used():
    code = "".join(file.read_text("utf-8") for file in CODE.rglob("*.py"))
    built = {f"cli-bot-{level}" for level in bot_names()} | {f"cli-arena-{column}" for column in COLUMNS}
    built |= {f"cli-pick-{kind}" for kind in ("some", "assign", "route", "confirm")}
    assert {
        key for key in messages(LOCALE / "en.ftl") if f'"{key}"' not in code and f"'{key}'" not in code
    } <= built


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_result_names_its_numbers_in_words(lang: str):
    game = load("mombasa")
    said = numbers_of(Standing(0, 1, {"cape_town": 70, "saint_louis": 42}), words(lang, game))
    assert "_" not in said
    assert words(lang, game)("number-cape-town") in said


@pytest.mark.parametrize(("lang", "brackets"), [("en", " ({})"), ("zh", "（{}）")])
def test_a_clause_after_a_log_line_stands_in_the_brackets_of_the_language(lang: str, brackets: str):
    assert words(lang)("cli-cited", said="X", clause="PG-1.6") == "X" + brackets.format("PG-1.6")
