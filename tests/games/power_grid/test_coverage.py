"""Every clause has a test that cites it, every worked example and ruling a test that names it."""

import re
from pathlib import Path

from boardroom.games.power_grid.game import GAME

TESTS = "".join(file.read_text("utf-8") for file in Path(__file__).parent.glob("test_*.py"))
CITED = {i for ids in re.findall(r"@clause\(([^)]*)\)", TESTS) for i in re.findall(r'"([^"]+)"', ids)}


def test_every_clause_is_cited_by_a_test_and_every_cited_clause_exists():
    assert set(GAME.rulebook.clauses) == CITED


def test_every_worked_example_is_a_test():
    assert {f"X{n}" for n in range(1, 18)} <= set(re.findall(r"\bX\d+\b", TESTS))


def test_every_ruling_is_named_by_a_test():
    assert set(GAME.rulebook.rulings) <= set(re.findall(r"\bA\d+\b", TESTS))


def test_every_difference_that_changes_play_is_named_by_a_test():
    assert {"D2", "D3", "D5", "D9"} <= set(re.findall(r"\bD\d+\b", TESTS))
