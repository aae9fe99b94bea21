"""`boardroom rules`: clauses in every language, and the tests that cite them."""

from __future__ import annotations

import time

import pytest

from boardroom.core.catalog import LANGUAGES
from boardroom.games.registry import load
from boardroom.testing.clauses import cited_clauses


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_are_read_in_every_language(run, lang: str):
    whole = run("rules", "power_grid", "--lang", lang, "--json").json["clauses"]
    one = run("rules", "power_grid", "PG-5.2", "--lang", lang)
    assert one.code == 0
    assert whole["PG-5.2"]["text"] in one.out
    assert all(clause["text"] for clause in whole.values())
    assert "PG-13.4" in run("rules", "power_grid", "--lang", lang).out


def test_a_ruling_is_read_with_its_source(run):
    found = run("rules", "power_grid", "A14", "--json").json["clauses"]["A14"]
    assert found["source"]
    assert found["text"] in run("rules", "power_grid", "A14").out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_on_the_subject_of_a_game_follows_its_rules(run, lang: str):
    whole = run("rules", "mombasa", "--lang", lang).out
    one = run("rules", "mombasa", "M-1.1", "--lang", lang).out
    about = load("mombasa").background
    assert about is not None
    lines = whole.split("M-20.8", 1)[1].splitlines()
    assert [line for line in lines if line in about.reading] == list(about.reading)
    assert len(lines[lines.index("") :]) == 2 + len(about.paragraphs) + len(about.reading)
    assert about.reading[0] not in one
    assert load("power_grid").background is None


def test_coverage_is_read_from_the_source_in_time(run):
    began = time.monotonic()
    ran = run("rules", "power_grid", "--coverage", "--json")
    assert time.monotonic() - began < 5
    found = ran.json
    assert found["game"] == "power_grid"
    assert found["missing"] == [one for one, about in found["clauses"].items() if not about["tests"]]
    assert ran.code == (1 if found["missing"] or found["unknown"] else 0)


def test_coverage_finds_marks_of_functions_and_classes(tmp_path):
    folder = tmp_path / "tests"
    folder.mkdir()
    (folder / "test_a.py").write_text(
        "@clause('X-1', 'X-2')\ndef test_one(): ...\n"
        "class TestB:\n    @suite.clause('X-2')\n    def test_two(self): ...\n"
        "@clause('X-3')\ndef no_test(): ...\n"
    )
    assert cited_clauses(folder) == {
        "X-1": ["tests/test_a.py::test_one"],
        "X-2": ["tests/test_a.py::test_one", "tests/test_a.py::TestB::test_two"],
    }
