"""Every clause and ruling has words in all three languages, and every ruling names its source."""

from __future__ import annotations

import re

import pytest

from boardroom.core.components import tables
from boardroom.games.mombasa.pack import HOME

LOCALE = HOME.parent / "locale"
CLAUSES = tables(HOME / "rules.toml", "clause")
RULINGS = tables(HOME / "rules.toml", "ruling")


def messages(language: str) -> dict[str, str]:
    lines = (LOCALE / f"rules.{language}.ftl").read_text("utf-8").splitlines()
    found = [
        (line.split(" = ", 1)[0], line.split(" = ", 1)[1])
        for line in lines
        if line and not line.startswith("#")
    ]
    assert len({key for key, _ in found}) == len(found)
    return dict(found)


def wanted_keys() -> set[str]:
    ids = [entry["id"] for entry in CLAUSES]
    clauses = {name.replace(".", "-") for name in ids}
    chapters = {name.split(".")[0] for name in ids}
    return clauses | chapters | {f"ruling-{entry['id']}" for entry in RULINGS}


@pytest.mark.parametrize("language", ["en", "fa", "zh"])
def test_each_language_holds_exactly_the_clauses_and_rulings(language):
    found = messages(language)
    assert set(found) == wanted_keys()
    assert all(text.strip() for text in found.values())


def test_there_are_124_clauses_and_20_rulings():
    assert (len(CLAUSES), len(RULINGS)) == (124, 20)


def test_a_ruling_names_its_source_and_its_clauses_name_it():
    clauses = {entry["id"]: entry.cells.get("rulings", []) for entry in CLAUSES}
    for ruling in RULINGS:
        assert ruling["source"]
        assert ruling["confidence"]
        for clause in ruling["clauses"]:
            assert ruling["id"] in clauses[clause]


def test_persian_uses_persian_letters_and_digits():
    text = "\n".join(messages("fa").values())
    assert not re.search("[يكىۀ]", text)
    plain = re.sub(r"M-\d+\.\d+|[A-E][12]", "", text)
    assert not re.search(r"[0-9]", plain)
    assert " \u200c" not in text
    assert "\u200c " not in text


def test_chinese_uses_full_width_stops():
    for text in messages("zh").values():
        assert not re.search(r"[\u4e00-\u9fff][,;:?!]", text)
