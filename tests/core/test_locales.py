"""Every text of every package: three versions with the same arguments and variants."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.locales import ENGLISH, SOURCE, differences, entries, entries_of, in_language

OTHERS = ("fa", "zh")


def test_every_language_file_has_its_versions():
    assert len(ENGLISH) >= 20
    files = {in_language(file, lang) for file in ENGLISH for lang in OTHERS} | set(ENGLISH)
    assert set(SOURCE.rglob("*.ftl")) == files


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("file", ENGLISH, ids=lambda file: file.relative_to(SOURCE).as_posix())
def test_the_versions_of_a_text_have_the_same_arguments_and_variants(file: Path, lang: str):
    assert differences(entries_of(file), entries_of(in_language(file, lang))) == []


@pytest.mark.parametrize("file", ENGLISH, ids=lambda file: file.relative_to(SOURCE).as_posix())
def test_marks_of_direction_in_persian_are_set_by_the_formatter(file: Path):
    text = in_language(file, "fa").read_text("utf-8")
    assert re.findall("[^\n]*[\u200e\u200f][^\n]*", text) == []


@pytest.mark.parametrize(
    ("english", "other", "found"),
    [
        ("a = { $n } cards", "a = cards", ["a"]),
        ("a = one", "b = one", ["a", "b"]),
        ("a = { $n ->\n   *[other] cards\n}", "a = cards", ["a"]),
        ("a = { $who ->\n    [you] you\n   *[other] they\n}", "a = { $who ->\n   *[other] they\n}", ["a"]),
        ("a = { $n ->\n    [one] card\n   *[other] cards\n}", "a = { $n ->\n   *[other] cards\n}", []),
        ("-a = { $n }", "-a = x", ["-a"]),
        ("a = x\n    .title = { $n }", "a = x\n    .title = n", ["a.title"]),
        ("a = { SIGNED($n) }", "a = x", ["a"]),
    ],
    ids=["argument", "key", "selector", "variant", "number", "term", "attribute", "function"],
)
def test_a_difference_between_two_versions_is_found(english: str, other: str, found: list[str]):
    assert differences(entries(english), entries(other)) == found
