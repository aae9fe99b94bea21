"""Clauses, rulings and names: three languages with the same keys, one text for every number."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from boardroom.core.components import tables
from boardroom.games.terraforming_mars.cards.catalogue import CARDS, CORPORATIONS, DATA
from boardroom.games.terraforming_mars.tables import AWARDS, MILESTONES, PROJECTS

LOCALE = DATA.parent / "locale"
FACTS = Path(__file__).parents[4] / "shared" / "facts" / "terraforming-mars" / "rules.md"
LANGUAGES = ("en", "fa", "zh")


def messages(name: str) -> dict[str, str]:
    lines = (LOCALE / f"{name}.ftl").read_text("utf-8").splitlines()
    found = [match for line in lines if (match := re.match(r"([\w-]+) = (.+)", line))]
    assert len({m[1] for m in found}) == len(found), "a key stands twice"
    return {m[1]: m[2] for m in found}


CLAUSES = [entry.word("id") for entry in tables(DATA / "rules.toml", "clause")]
RULINGS = [entry.word("id") for entry in tables(DATA / "rules.toml", "ruling")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_chapter_and_ruling_has_its_text(language):
    chapters = {re.match(r"TM-\d+", clause)[0] for clause in CLAUSES}  # type: ignore[index]
    wanted = {clause.replace(".", "-") for clause in CLAUSES} | chapters | {f"ruling-{r}" for r in RULINGS}
    assert set(messages(f"rules.{language}")) == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_printed_has_a_name(language):
    names = messages(language)
    wanted = {f"card-{number:03d}" for number in CARDS} | {f"corporation-{one}" for one in CORPORATIONS}
    wanted |= {f"milestone-{one}" for one in MILESTONES} | {f"award-{one}" for one in AWARDS}
    wanted |= {f"project-{one}" for one in PROJECTS}
    assert wanted <= set(names)
    assert len({names[f"card-{number:03d}"] for number in CARDS}) == len(CARDS), "two cards share a name"


def test_english_names_are_those_printed_on_the_cards():
    names = messages("en")
    assert all(names[f"card-{number:03d}"] == card.name for number, card in CARDS.items())


def test_the_languages_hold_the_same_keys():
    keys = [set(messages(language)) for language in LANGUAGES]
    assert keys[0] == keys[1] == keys[2]


def test_persian_text_has_no_arabic_letters_and_no_latin_digits():
    for text in messages("rules.fa").values():
        assert not re.search("[يكى0-9]", text), text


def test_clauses_and_rulings_refer_to_each_other():
    clauses = {entry.word("id"): entry for entry in tables(DATA / "rules.toml", "clause")}
    for ruling in tables(DATA / "rules.toml", "ruling"):
        for clause in ruling.words("clauses"):
            assert ruling.word("id") in clauses[clause].words("rulings")


@pytest.mark.skipif(not FACTS.is_file(), reason="the fact tables are not beside this repository")
def test_the_numbers_are_those_of_the_fact_table():
    text = FACTS.read_text("utf-8")
    assert re.findall(r"^\s*- (TM-[\d.]+) \[", text, re.MULTILINE) == CLAUSES
    assert re.findall(r"^- (R-\d+) ", text, re.MULTILINE) == RULINGS
