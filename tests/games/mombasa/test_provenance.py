"""Where the values of the faithful pack come from: each has a reason, and the page is up to date."""

from __future__ import annotations

import importlib.util
import re
import shutil
from pathlib import Path

import pytest

from boardroom.core.components import table
from boardroom.games.mombasa.pack import HOME, TUNED
from boardroom.games.mombasa.pack.provenance import FILE, cells_of, marks_of, read_reasons, reason_problems
from boardroom.games.mombasa.pack.sheet import entries
from boardroom.games.mombasa.pack.values import MARKS

ROOT = Path(__file__).parents[3]
PAGE = ROOT / "docs" / "mombasa-pack.md"
WRITER = ROOT / "scripts" / "pack_page.py"


def test_every_value_of_the_pack_has_a_reason_and_every_row_the_mark_of_its_weakest():
    reasons, seen = read_reasons(HOME), set()
    for _, _, entry in entries(HOME):
        marks = marks_of(entry, reasons)
        assert set(marks) == set(cells_of(entry))
        assert entry["mark"] == max(marks.values(), key=MARKS.index)
        seen |= set(marks.values())
    assert seen == set(MARKS)


def test_what_is_in_print_says_where_and_names_clauses_that_exist():
    assert [str(bad) for bad in reason_problems(HOME)] == []
    for reason in read_reasons(HOME).values():
        assert reason.text.endswith(".")


def test_every_reason_is_given_by_a_row_and_only_the_tuned_pack_was_tuned():
    given = {home: {name for *_, row in entries(home) for name in row.words("why")} for home in (HOME, TUNED)}
    assert set(table(HOME / FILE)) - given[HOME] == {"tuned", "box"}
    assert "tuned" in given[TUNED]


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ('clauses = ["M-11.3", "EX-8"]', "", "buy-space is known but names no clause"),
        (
            'clauses = ["M-11.3", "EX-8"]',
            'clauses = ["M-99.1"]',
            "buy-space names M-99.1, which is no clause",
        ),
        ('place = "overview of icons; bookkeeping points"', "", "two-pounds is inferred but names no place"),
    ],
)
def test_a_reason_that_hides_its_place_is_found(old, new, wrong, tmp_path):
    folder = tmp_path / "pack"
    shutil.copytree(HOME, folder)
    text = (folder / FILE).read_text("utf-8")
    assert text.count(old) == 1
    (folder / FILE).write_text(text.replace(old, new), "utf-8")
    assert [wrong in str(bad) for bad in reason_problems(folder)] == [True]


def test_the_page_on_the_pack_is_the_one_that_its_script_writes():
    spec = importlib.util.spec_from_file_location("pack_page", WRITER)
    assert spec is not None
    assert spec.loader is not None
    writer = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(writer)
    assert PAGE.read_text("utf-8") == writer.page(), "run scripts/pack_page.py"


def test_the_page_has_a_line_for_every_row_and_counts_the_values():
    text = PAGE.read_text("utf-8")
    rows = list(entries(HOME))
    assert all(f"\n| {key} | " in text for _, key, _ in rows)
    told = [
        sum(map(int, row))
        for row in re.findall(r"^\| `[\w.]+` \| \d+ \| (\d+) \| (\d+) \| (\d+) \|$", text, re.M)
    ]
    assert sum(told) == sum(len(cells_of(entry)) for *_, entry in rows)
