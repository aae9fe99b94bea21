"""Numbers in the reader's digits; names, clauses and places keep theirs."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.locales import ENGLISH, SOURCE, formatted
from tests.web.tables import POWER_GRID

from boardroom.drawing.html import NUMBER, Writer
from boardroom.web.assets import STATIC
from boardroom.web.models import words

SCRIPT = (STATIC / "js/dom.js").read_text("utf-8")


def persian() -> Writer:
    return Writer(words("fa", POWER_GRID, (), None))


@pytest.mark.parametrize(
    "name",
    ["18xx.games", "PG-5.2", "M-8.1", "H12", "E23-F20", "B2", "R-10", "3f-9k2", "\u20660: pass\u2069", "4x"],
)
def test_a_name_with_a_latin_letter_keeps_all_its_digits(name: str):
    assert persian().plain(f"از {name}، 12 تا 3.1") == f"از {name}، ۱۲ تا ۳.۱"


@pytest.mark.parametrize("file", ENGLISH, ids=lambda file: file.relative_to(SOURCE).as_posix())
def test_a_name_in_any_text_keeps_its_digits_and_a_number_does_not(file: Path):
    for key, text in formatted(file, "fa", "18xx.games"):
        assert persian().plain(text).count("18xx.games") == text.count("18xx.games"), key
    for key, text in formatted(file, "fa", 1830):
        assert "\u20681" not in persian().plain(text), key


def test_the_script_finds_numbers_as_the_server_does():
    isolated, token = NUMBER.pattern.split("|")
    assert '"' + isolated.encode("unicode-escape").decode() + '"' in SCRIPT
    assert f"${{LATIN}}|{token}`" in SCRIPT


def test_a_search_ignores_marks_and_takes_a_no_break_space_for_a_space():
    fold = SCRIPT[SCRIPT.index("export const foldText") :]
    assert r"[\u2060\u2066-\u2069\u200c\u200e\u200f]" in fold
    assert r'.replace(/\u00a0/g, " ")' in fold
