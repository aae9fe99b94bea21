"""The README keeps its word: its example runs, its commands exist, its links lead somewhere."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from boardroom.cli.main import COMMANDS
from boardroom.core.texts import texts
from boardroom.games import registry

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")


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


def test_every_link_leads_to_a_file():
    links = re.findall(r"\]\(([^)]+)\)", README)
    assert links
    assert [link for link in links if not (ROOT / link).exists()] == []


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
    stale = [one for one in game.rulebook.clauses if words.clause(one) not in listed[one]]
    assert stale == [], "run make docs"
