"""The clauses and rulings, and their words in three languages: complete, the same keys, well written."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from boardroom.core.components import tables
from boardroom.games.eighteen_thirty.board.tile import DATA

LOCALE = DATA.parent / "locale"
FACTS = Path(__file__).resolve().parents[4] / "shared" / "facts" / "1830" / "README.md"
LANGUAGES = ("en", "fa", "zh")


def texts(language: str) -> dict[str, str]:
    resource = FluentParser().parse((LOCALE / f"rules.{language}.ftl").read_text("utf-8"))
    found: dict[str, str] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.value is not None
            assert entry.id.name not in found, entry.id.name
            assert all(isinstance(part, ast.TextElement) for part in entry.value.elements), entry.id.name
            found[entry.id.name] = "".join(str(part.value) for part in entry.value.elements)
    return found


def clauses() -> list[str]:
    return [entry["id"] for entry in tables(DATA / "rules.toml", "clause")]


def rulings() -> dict[str, list[str]]:
    return {entry["id"]: list(entry["clauses"]) for entry in tables(DATA / "rules.toml", "ruling")}


def test_every_clause_and_ruling_is_there_once():
    counts = {1: 27, 2: 7, 3: 31, 4: 26, 5: 28, 6: 116, 7: 7, 8: 11}
    assert clauses() == [f"E-{section}.{n}" for section, last in counts.items() for n in range(1, last + 1)]
    assert list(rulings()) == [f"U-{n}" for n in range(1, 18)] + [f"D-{n}" for n in range(1, 22)]


def test_clauses_and_readings_name_each_other():
    rests = {entry["id"]: entry.cells.get("rulings", []) for entry in tables(DATA / "rules.toml", "clause")}
    for ruling, named in rulings().items():
        assert set(named) <= set(rests), ruling
        if ruling.startswith("U"):
            assert [clause for clause in rests if ruling in rests[clause]] == named
    assert {ruling for cited in rests.values() for ruling in cited} <= set(rulings())


def test_the_profile_switches_the_differences_of_18xx_games():
    options = {entry["id"]: entry.cells.get("option") for entry in tables(DATA / "rules.toml", "ruling")}
    assert {ruling for ruling, option in options.items() if option == "profile"} == {
        f"D-{n}" for n in range(1, 22)
    }


def test_clauses_equal_the_numbers_of_the_facts():
    if not FACTS.exists():
        pytest.skip("needs ../shared/facts/1830/README.md")
    text = FACTS.read_text("utf-8")
    assert set(clauses()) == set(re.findall(r"^- (E-\d+\.\d+) ", text, re.M))
    assert set(rulings()) == set(re.findall(r"^- ([UD]-\d+) ", text, re.M))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_chapter_and_ruling_has_words(language):
    expected = {clause.replace(".", "-") for clause in clauses()}
    expected |= {clause.split(".")[0] for clause in clauses()} | {f"ruling-{ruling}" for ruling in rulings()}
    assert set(texts(language)) == expected


def test_the_three_languages_stand_in_the_same_order():
    assert list(texts("en")) == list(texts("fa")) == list(texts("zh"))


FIGURES = str.maketrans("۰۱۲۳۴۵۶۷۸۹", "0123456789")


def numbers(text: str) -> set[str]:
    """Figures of two digits or more, outside names of hexes and clauses; small ones may be words."""
    plain = text.translate(FIGURES).replace("٬", "").replace(",", "").replace("18xx", "").replace("1830+", "")
    return set(re.findall(r"(?<![A-Z\d-])\d{2,}", plain))


def test_the_three_languages_say_the_same_figures():
    en, fa, zh = (texts(language) for language in LANGUAGES)
    for key in en:
        if key != "ruling-U-2":  # 20% is written out in Persian
            assert numbers(en[key]) == numbers(fa[key]) == numbers(zh[key]), key


def hexes(text: str) -> list[str]:
    return sorted(set(re.findall(r"(?<![\w-])[A-L]\d{1,2}(?!\w)", text)))


def test_the_three_languages_name_the_same_hexes_and_privates():
    for key, text in texts("en").items():
        for language in ("fa", "zh"):
            other = texts(language)[key]
            assert hexes(text) == hexes(other), key
            for name in ("CS", "DH", "MH", "BO", "PRR", "NYC", "B&O", "Erie"):
                named = [bool(re.search(rf"(?<![A-Z&]){name}(?![A-Z&])", words)) for words in (text, other)]
                assert named[0] == named[1] or (name == "Erie" and key == "E-8-5"), (key, language, name)


def test_persian_is_written_with_its_own_letters_joins_and_digits():
    for key, text in texts("fa").items():
        assert not re.search("[يكىۀ]", text), key
        assert not re.search("\u200c[\\s،؛؟:.»)]|[\\s«(]\u200c", text), key
        assert not re.search(r"[0-9]", re.sub(r"[A-L][0-9]+|18xx\.games", "", text)), key
        assert not re.search(r"(?:^|[.؛] )[A-Z]", text), key  # a Latin name does not open a sentence
        assert not re.search("ه‌ی|[,;?]", text.replace("18xx.games", "")), key


def test_chinese_is_written_with_full_width_marks():
    for key, text in texts("zh").items():
        assert not re.search(r"[\u4e00-\u9fff][,;:?!()]|[,;:?!()][\u4e00-\u9fff]", text), key
        assert not re.search(r"[他她您]", text.replace("其他", "")), key
        assert not re.search(r"\d [，。；：）]|[（] \d", text), key
