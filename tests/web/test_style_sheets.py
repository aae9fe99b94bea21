"""Style sheets: tokens on their own, logical properties, a game's rules in its folder, no dead rules."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

import boardroom
from boardroom.drawing.stylesheet import STATIC, parse_rules
from boardroom.games.registry import keys

SOURCE = Path(boardroom.__file__).parent
GAMES = SOURCE / "games"
SHEETS = sorted(SOURCE.rglob("*.css"))
SHARED_CODE = sorted(
    file
    for kind in ("py", "js", "svg")
    for file in SOURCE.rglob(f"*.{kind}")
    if not file.is_relative_to(GAMES)
)
HOLE = "\0"
"""Stands for a value that is filled into an f-string or a template."""
WORD = re.compile(rf"[\w{HOLE}-]+")
PHYSICAL = re.compile(
    r"(left|right|top|bottom|float|clear|(margin|padding|border)-(left|right|top|bottom)"
    r"|border-(top|bottom)-(left|right)-radius|(min-|max-)?(width|height))\b"
)
"""Properties that name a side or an axis of the screen instead of one of the text."""


def rules(sheet: Path) -> list[tuple[str, str]]:
    return parse_rules(re.sub(r"/\*.*?\*/", "", sheet.read_text("utf-8"), flags=re.S))


def classes(sheet: Path) -> set[str]:
    return {name for selector, _ in rules(sheet) for name in re.findall(r"\.([A-Za-z][\w-]*)", selector)}


@cache
def words(file: Path) -> frozenset[str]:
    """The words in the strings of a source file, without its docstrings and comments."""
    source = file.read_text("utf-8")
    strings = {".py": strings_of_python, ".js": strings_of_script}.get(file.suffix, lambda text: [text])
    return frozenset(word for text in strings(source) for word in WORD.findall(text))


def strings_of_python(source: str) -> Iterator[str]:
    tree = ast.parse(source)
    docstrings = {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            yield "".join(str(p.value) if isinstance(p, ast.Constant) else HOLE for p in node.values)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in docstrings:
            yield node.value


def strings_of_script(source: str) -> Iterator[str]:
    bare = re.sub(r"/\*.*?\*/|^\s*//.*?$", "", source, flags=re.S | re.M)
    for quoted in re.findall(r'"[^"\n]*"|\'[^\'\n]*\'|`[^`]*`', bare):
        yield re.sub(r"\$\{[^}]*\}", HOLE, quoted)
        if quoted.startswith("`"):
            yield from re.findall(r'"[^"\n]*"', quoted)


def unused(names: set[str], files: Iterable[Path]) -> set[str]:
    """The names that no string of these files holds or can produce by filling in a word or number."""
    found = set[str]().union(*map(words, files))
    found |= {word.replace(HOLE, "") for word in found}
    patterns = [tuple(word.split(HOLE)) for word in found if word.count(HOLE) == 1 and len(word) > 1]

    def is_produced(name: str, before: str, after: str) -> bool:
        filled = name.removeprefix(before).removesuffix(after)
        if f"{before}{filled}{after}" != name:
            return False
        return filled.isdigit() or ("-" in before + after and filled in found)

    return {name for name in names - found if not any(is_produced(name, *one) for one in patterns)}


def code_of(game: str) -> list[Path]:
    return sorted((GAMES / game).rglob("*.py"))


def table_class(game: str) -> str:
    """The class by which the page of a table names its game."""
    return game.replace("_", "-")


@pytest.mark.parametrize("game", keys())
def test_every_class_of_a_games_sheet_is_used_by_the_game_or_by_shared_code(game):
    names = classes(GAMES / game / "game.css")
    assert len(names) > 30
    assert unused(names - {table_class(game)}, [*SHARED_CODE, *code_of(game)]) == set()


@pytest.mark.parametrize("sheet", sorted((SOURCE / "web").rglob("*.css")), ids=lambda sheet: sheet.stem)
def test_a_class_of_the_page_serves_shared_code_or_several_games(sheet):
    """What one game alone needs stands in its own sheet."""
    alone = unused(classes(sheet), SHARED_CODE)
    users = {name: [key for key in keys() if not unused({name}, code_of(key))] for name in alone}
    assert {name: games for name, games in users.items() if len(games) < 2} == {}


def test_every_class_of_the_board_kit_is_drawn():
    everything = [*SHARED_CODE, *(file for key in keys() for file in code_of(key))]
    assert unused(classes(STATIC / "board.css"), everything) == set()


def test_a_class_in_no_string_counts_as_unused(tmp_path):
    file = tmp_path / "draw.py"
    file.write_text('"""A dead class."""\nlook = f"t-{kind} n{zone} {other}"\nkinds = "city"\n', "utf-8")
    assert unused({"t-city", "t-sea", "n4", "never", "dead"}, [file]) == {"t-sea", "never", "dead"}


def test_tokens_are_declared_in_the_sheet_of_tokens_and_nothing_else_is():
    declared = [part.strip() for _, body in rules(STATIC / "tokens.css") for part in body.split(";")]
    assert len(declared) > 80
    assert [one for one in declared if one and not one.startswith(("--", "color-scheme:"))] == []


def test_every_custom_property_is_declared_and_used():
    sources = {
        file: file.read_text("utf-8") for file in [*SHEETS, *SOURCE.rglob("*.py"), *SOURCE.rglob("*.js")]
    }
    declared = {
        name
        for sheet in SHEETS
        for _, body in rules(sheet)
        for name in re.findall(r"(?<![\w-])(--[\w-]+):", body)
    }
    used = {name for text in sources.values() for name in re.findall(r"var\(\s*(--[\w-]+)", text)}
    assert len(declared) > 100
    assert declared == used


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: f"{sheet.parent.name}-{sheet.stem}")
def test_a_sheet_has_logical_properties_and_short_lines(sheet):
    declared = [part.strip() for _, body in rules(sheet) for part in body.split(";") if ":" in part]
    assert [
        one for one in declared if PHYSICAL.match(one) or "align: left" in one or "align: right" in one
    ] == []
    assert [line for line in sheet.read_text("utf-8").splitlines() if len(line) > 110] == []
