"""The pages for readers are true: examples run, and every file, folder, name and link exists."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from pathlib import Path
from pkgutil import resolve_name

import pytest

from boardroom.cli.main import COMMANDS
from boardroom.core.texts import texts
from boardroom.core.typography import plain
from boardroom.games import registry

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")
PAGES = sorted(
    file.relative_to(ROOT).as_posix()
    for pattern in ("README.md", "CONTRIBUTING.md", "docs/*.md", "docs/adr/*.md", "benchmarks/*.md")
    for file in ROOT.glob(pattern)
)
PACKAGE = "src/boardroom"
SHORT_PATHS = {
    "docs/architecture.md": (PACKAGE, f"{PACKAGE}/server"),
    "docs/adding-a-game.md": (f"{PACKAGE}/games/power_grid",),
    "docs/mombasa-balance.md": (f"{PACKAGE}/games/mombasa/data",),
    "docs/texts.md": (f"{PACKAGE}/core/locale",),
    "docs/mombasa-pack.md": (f"{PACKAGE}/games/mombasa/data",),
}
"""Pages that shorten paths, and the folders that these are relative to; all others start at the root."""
PATH = re.compile(r"[\w.-]+(/[\w.-]+)*/?")
FILE_TYPES = (".py", ".md", ".toml", ".csv", ".ftl", ".css", ".js", ".json", ".txt", ".svg")
MOST_CHANGES = 59
"""Half of the module changes that a move took at b9c5b8d."""
DOTTED_NAME = re.compile(r"(boardroom|core|table|drawing|games|bots|server|web|cli|testing|bench)(\.\w+)+")


def test_the_example_runs_as_written():
    found = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert found.attempted >= 10
    assert found.failed == 0


def test_the_two_commands_stand_on_the_first_screen():
    first = "\n".join(README.splitlines()[:24])
    assert "make play" in first
    assert "make test" in first


def test_every_command_is_named_and_no_other():
    assert set(re.findall(r"^boardroom (\w+)", README, re.MULTILINE)) == set(COMMANDS)


def code_in(page: str) -> list[str]:
    """The words in code style on a page, without its blocks of commands."""
    text = re.sub(r"^```.*?^```", "", (ROOT / page).read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    return re.findall(r"`([^`]+)`", text)


def paths_in(page: str) -> set[str]:
    """The files and folders that a page names, except those that git ignores."""
    ignored = (ROOT / ".gitignore").read_text("utf-8").split()
    found = set()
    for code in code_in(page):
        for word in code.split():
            is_path = "/" in word or (word == code and word.endswith(FILE_TYPES))
            if is_path and PATH.fullmatch(word) and f"{word.split('/')[0]}/" not in ignored:
                found.add(word)
    return found


@pytest.mark.parametrize("page", PAGES)
def test_every_file_and_folder_that_a_page_names_exists(page: str):
    bases = [ROOT, *(ROOT / base for base in SHORT_PATHS.get(page, ()))]
    assert [path for path in paths_in(page) if not any((base / path).exists() for base in bases)] == []


@pytest.mark.parametrize(
    ("page", "least"),
    [("CONTRIBUTING.md", 20), ("docs/architecture.md", 30), ("docs/adding-a-game.md", 15)],
)
def test_the_paths_of_a_page_are_found(page: str, least: int):
    assert len(paths_in(page)) >= least


@pytest.mark.parametrize("page", PAGES)
def test_every_module_function_and_class_that_a_page_names_exists(page: str):
    for code in code_in(page):
        if DOTTED_NAME.fullmatch(code) and not code.endswith(FILE_TYPES):
            resolve_name(code if code.startswith("boardroom.") else f"boardroom.{code}")


@pytest.mark.parametrize("page", PAGES)
def test_every_link_leads_to_a_file(page: str):
    links = re.findall(r"\]\(([^)#]+)[^)]*\)", (ROOT / page).read_text("utf-8"))
    assert [link for link in links if not (ROOT / page).parent.joinpath(link).exists()] == []


def test_a_move_changes_modules_no_more_often_than_the_page_says():
    page = (ROOT / "docs/architecture.md").read_text("utf-8")
    (stated,) = re.findall(r"\*\*(\d+) changes over \d+ modules\*\*", page)
    counted = subprocess.run(
        [sys.executable, str(ROOT / "scripts/count_module_changes.py")],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert int(re.findall(r"^(\d+) module changes", counted, re.MULTILINE)[0]) <= int(stated) <= MOST_CHANGES
    of_server = re.findall(r"^ *(\d+) boardroom\.server\.", counted, re.MULTILINE)
    assert of_server
    assert max(map(int, of_server)) <= 3


def test_the_constraints_name_exact_versions_and_no_places():
    lines = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    assert all(re.fullmatch(r"[\w.-]+==[\w.]+", line) for line in lines)
    for name in ("pytest", "ruff", "mypy", "hypothesis", "chess", "rich", "fluent.runtime"):
        assert any(line.startswith(f"{name}==") for line in lines), name


@pytest.mark.parametrize("key", registry.keys())
def test_the_rule_index_holds_every_clause_in_its_present_words(key):
    game = registry.load(key)
    lines = (ROOT / "docs" / "rules" / f"{key}.md").read_text("utf-8").splitlines()
    listed = {found[1]: line for line in lines if (found := re.match(r"\* \*\*([^*]+)\*\* ", line))}
    words = texts("en", game.folder)
    assert list(listed) == [*game.rulebook.clauses, *game.rulebook.rulings]
    stale = [one for one in game.rulebook.clauses if plain(words.clause(one), "en") not in listed[one]]
    assert stale == [], "run make docs"


@pytest.mark.parametrize("key", registry.keys())
def test_the_rule_index_names_modules_that_exist(key):
    folder = registry.load(key).folder
    named = set(re.findall(r"`([\w/]+\.py)`", (ROOT / "docs" / "rules" / f"{key}.md").read_text("utf-8")))
    assert named
    assert [module for module in named if not (folder / module).exists()] == [], "run make docs"
