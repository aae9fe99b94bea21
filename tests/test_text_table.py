"""The table of words: three languages in every row, and no word to avoid in the texts."""

from __future__ import annotations

import csv
import re
from collections import Counter
from pathlib import Path

import pytest
from tests.games.wording import messages
from tests.locales import ENGLISH, SOURCE, in_language

from boardroom.core.catalog import LANGUAGES
from boardroom.games.registry import keys

TABLE = Path(__file__).parents[1] / "docs/texts.csv"
ROWS = list(csv.DictReader(TABLE.read_text("utf-8").splitlines()))
COLUMNS = ["game", "key", *LANGUAGES, *(f"avoid_{lang}" for lang in LANGUAGES), "note"]
AVOIDED = [
    (row["game"], lang, word)
    for row in ROWS
    for lang in LANGUAGES
    for word in filter(None, row[f"avoid_{lang}"].split("|"))
]


def finder(lang: str, word: str) -> re.Pattern[str]:
    """Whole words, except in Chinese, which does not separate them."""
    return re.compile(
        re.escape(word) if lang == "zh" else rf"(?i)(?<![\w\u200c]){re.escape(word)}(?![\w\u200c])"
    )


def files(game: str) -> list[Path]:
    """The English files that the rows of a game speak of."""
    packages = {file: file.relative_to(SOURCE).parts for file in ENGLISH}
    if game == "platform":
        return [file for file, parts in packages.items() if parts[0] != "games"]
    return [file for file, parts in packages.items() if game == "all" or parts[:2] == ("games", game)]


def test_every_row_names_a_concept_once_in_three_languages():
    assert list(ROWS[0]) == COLUMNS
    assert len(ROWS) >= 700
    assert {row["game"] for row in ROWS} <= {"all", "platform", *keys()}
    assert [row["key"] for row in ROWS if not all(row[lang].strip() for lang in LANGUAGES)] == []
    assert [
        one for one, times in Counter((row["game"], row["key"]) for row in ROWS).items() if times > 1
    ] == []


def test_persian_words_use_persian_letters():
    columns = ("fa", "avoid_fa", "note")
    assert [row["key"] for row in ROWS if any(re.search("[يكىۀ]", row[column]) for column in columns)] == []


def test_no_row_recommends_a_word_that_it_avoids():
    found = [
        (row["key"], word)
        for row in ROWS
        for lang in LANGUAGES
        for word in filter(None, row[f"avoid_{lang}"].split("|"))
        if finder(lang, word).search(row[lang])
    ]
    assert found == []


@pytest.mark.parametrize(("game", "lang", "word"), AVOIDED)
def test_no_text_has_a_word_to_avoid(game: str, lang: str, word: str):
    assert files(game)
    pattern = finder(lang, word)
    found = [
        f"{file.parent.parent.name}: {key}"
        for file in files(game)
        for key, message in messages(in_language(file, lang)).items()
        if any(pattern.search(text) for text in message.words)
    ]
    assert found == []


def test_a_word_is_found_whole():
    assert len(AVOIDED) >= 25
    assert finder("en", "fuel").search("Fuel: 3") is not None
    assert finder("en", "fuel").search("refuelled") is None
    assert finder("fa", "سوخت").search("سوخته") is None
    assert finder("zh", "步骤").search("时段和步骤") is not None
