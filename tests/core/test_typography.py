"""What the formatter sets in every text: units, the edges of arguments, marks of direction."""

from __future__ import annotations

import re
from pathlib import Path
from unicodedata import bidirectional

import pytest
from tests.locales import ENGLISH, SOURCE, formatted

from boardroom.core.catalog import HERE, Catalog
from boardroom.core.typography import MARKS, plain, set_text, set_words

MARK = "[\u2066-\u2069]"
HAN = "[\u4e00-\u9fff]"
UNITS = {
    "en": "Elektro|M€|dollars?|pounds?|cards?|shares?|steps?|cities|coal|players?|seats?",
    "fa": "الکترو|\u2066?M€|دلار|پوند|گام|کارت|سهم|شهر|بازیکن|صندلی",
    "zh": HAN,
}
"""Some units of each language; in Chinese whatever follows a number."""
VALUES = {"number": 3, "Latin name": "Ada 2", "name": "\u06a9\u0644 2", "Han name": "陈"}

each_file = pytest.mark.parametrize("file", ENGLISH, ids=lambda file: file.relative_to(SOURCE).as_posix())
each_value = pytest.mark.parametrize("value", VALUES.values(), ids=list(VALUES))


@pytest.mark.parametrize(
    ("lang", "words", "joined"),
    [
        ("en", "pay 12 Elektro", "pay 12~Elektro"),
        ("en", "3 M€ and 1,000 dollars", "3~M€ and 1,000~dollars"),
        ("en", "2 of 3 cards", "2 of 3~cards"),
        ("en", "PG-5.2 says", "PG-5.2 says"),
        ("en", "18xx.games or H12 is", "18xx.games or H12 is"),
        ("fa", "۳ کارت از ۵ کارت", "۳~کارت از ۵~کارت"),
        ("fa", "8 °C", "8~\u2066°C\u2069"),
        ("fa", "12 M€ کمتر", "12~\u2066M€\u2069 کمتر"),
        ("zh", "第 3 轮有 28 张", "第 3~轮有 28~张"),
        ("zh", "花费 8 电力币", "花费 8~电\u2060力\u2060币"),
    ],
)
def test_a_number_is_joined_to_its_unit(lang: str, words: str, joined: str):
    assert set_words(words, lang) == joined.replace("~", "\u00a0")


@pytest.mark.parametrize(
    ("lang", "text", "joined"),
    [
        ("en", "for \u20683\u2069 Elektro", "for \u20683\u2069~Elektro"),
        ("en", "\u2068Ada 2\u2069 bought \u20682\u2069 of \u20684\u2069", None),
        ("fa", "با \u206812\u2069 الکترو", "با \u206812\u2069~الکترو"),
        ("zh", "花费 \u206812\u2069 电力币", "花费 \u206812\u2069~电力币"),
        ("zh", "\u2068贪心 2\u2069 购买", None),
        ("fa", "\u2068نیروگاه \u20684\u2069\u2069 پیشنهاد", None),
        ("en", "\u20683\u2069 \u2068steel\u2069", "\u20683\u2069~\u2068steel\u2069"),
    ],
)
def test_an_argument_is_joined_to_its_unit_if_it_is_a_number(lang: str, text: str, joined: str | None):
    assert set_text(text, lang) == (joined or text).replace("~", "\u00a0")


@pytest.mark.parametrize(
    ("text", "spaced"),
    [
        ("\u2068陈\u2069 打出 \u2068研究\u2069", "\u2068陈\u2069打出\u2068研究\u2069"),
        ("\u2068Ada\u2069打出\u2068研究\u2069", "\u2068Ada\u2069 打出\u2068研究\u2069"),
        ("购买了\u20683 张牌\u2069", "购买了 \u20683 张牌\u2069"),
        ("\u206833 号电厂\u2069 放到卡堆底", "\u206833 号电厂\u2069放到卡堆底"),
        ("的\u2068M€\u2069产能", "的 \u2068M€\u2069 产能"),
        ("产能\u2068\u2066+2\u2069\u2069", "产能 \u2068\u2066+2\u2069\u2069"),
        ("（\u2068PRR\u2069）", "（\u2068PRR\u2069）"),
        ("\u2068张 三\u2069的", "\u2068张 三\u2069的"),
        ("“\u2068研究\u2069” 不", "“\u2068研究\u2069” 不"),
    ],
)
def test_chinese_gets_its_spaces_at_the_edges_of_arguments(text: str, spaced: str):
    assert set_text(text, "zh") == spaced


@pytest.mark.parametrize(
    ("words", "marked"),
    [
        ("همه از TR ۲۰ شروع", "همه از TR\u200f ۲۰\u00a0شروع"),
        ("۹ کارت A، ۱۶ کارت", "۹\u00a0کارت A\u200f، ۱۶\u00a0کارت"),
        ("حداقل −۳ باشد", "حداقل \u2066−۳\u2069 باشد"),
        ("نقشهٔ ۱۸۳۰+ و", "نقشهٔ \u2066۱۸۳۰+\u2069 و"),
        ("سطح \u2066−۲\u2069", "سطح \u2066−۲\u2069"),
        ("بند PG-5.2", "بند PG-5.2"),
        ("قیمت M€ بیشتر", "قیمت \u2066M€\u2069 بیشتر"),
        ("\u2066A 1\u2069 و", "\u2066A 1\u2069 و"),
    ],
)
def test_persian_words_keep_signs_and_latin_letters_in_their_places(words: str, marked: str):
    assert set_words(words, "fa") == marked


@pytest.mark.parametrize(
    ("text", "marked"),
    [
        ("\u2068PRR\u2069: \u20683\u2069", "\u200f\u2068PRR\u2069: \u20683\u2069"),
        ("\u2068Ada\u2069 خرید", "\u2068Ada\u2069 خرید"),
        ("\u2068Ada\u2069 MH را داد", "\u200f\u2068Ada\u2069 MH را داد"),
        ("\u20683\u2069 \u2066M€\u2069", "\u200f\u20683\u2069\u00a0\u2066M€\u2069"),
        ("گرما +\u20683\u2069", "گرما \u2066+3\u2069"),
        ("\u20663 coal\u2069", "\u200f\u20663 coal\u2069"),
        ("Boardroom", "Boardroom"),
    ],
)
def test_persian_runs_from_right_to_left_whatever_its_arguments_are(text: str, marked: str):
    assert set_text(text, "fa") == marked


def test_a_persian_list_of_latin_names_runs_from_right_to_left():
    assert Catalog("fa", (HERE,)).join(["PRR", "NYC"]) == "\u200fPRR، NYC"
    assert Catalog("fa", (HERE,)).join(["PRR"]) == "PRR"
    assert Catalog("en", (HERE,)).join(["PRR", "NYC"]) == "PRR, NYC"


def test_the_parts_of_a_message_are_set_when_it_is_formatted(tmp_path: Path):
    (tmp_path / "fa.ftl").write_text(
        "a = { $name }: { $n }\nb = { $n ->\n    [one] ۱ کارت\n   *[other] { $n } کارت، +۲\n}\n", "utf-8"
    )
    texts = Catalog("fa", (tmp_path,))
    assert texts("a", name="PRR", n=3) == "\u200f\u2068PRR\u2069: \u20683\u2069"
    assert texts("b", n=4) == "\u20684\u2069\u00a0کارت، \u2066+۲\u2069"


def test_a_terminal_gets_plain_spaces_and_marks_only_in_persian():
    assert plain("\u20683\u2069\u00a0coal", "en") == "3 coal"
    assert plain("\u20683\u2069\u00a0کارت", "fa") == "\u20683\u2069 کارت"


@each_file
@each_value
@pytest.mark.parametrize("lang", UNITS)
def test_no_text_tears_a_number_from_its_unit(file: Path, lang: str, value: object):
    torn = re.compile(rf"(?<![\w.-])(?:\d+|\u2068{MARK}*\d+\u2069+) (?:{UNITS[lang]})(?!\w)")
    assert [said for said in formatted(file, lang, value) if torn.search(said[1])] == []


@each_file
@each_value
def test_no_chinese_text_misses_a_space_or_has_one_too_many(file: Path, value: object):
    missing = re.compile(f"{HAN}{MARK}*[A-Za-z0-9]|[A-Za-z0-9]{MARK}*{HAN}")
    needless = re.compile(
        f"{HAN}(?:{MARK}+ |{MARK}* {MARK}+){HAN}|[，。；：？！（、“”][ \u00a0]|[ \u00a0][，。；：？！）、]"
    )
    for name, text in formatted(file, "zh", value):
        assert not missing.search(text), name
        assert not needless.search(text), name


@each_file
@each_value
def test_every_persian_text_with_arguments_runs_from_right_to_left(file: Path, value: object):
    assert [
        said
        for said in formatted(file, "fa", value)
        if MARKS[-1] in said[1] and own_direction(said[1]) == "L"
    ] == []


@each_file
def test_every_persian_text_keeps_a_sign_with_its_number_and_a_number_off_a_latin_word(file: Path):
    loose = re.compile(r"(?<![\w\u2066.-])[+\u2212]\u2068*[0-9۰-۹]|[A-Za-z][ \u00a0،؛:.,]+[0-9۰-۹]")
    assert [said for said in formatted(file, "fa", 3) if loose.search(without_isolates(said[1]))] == []


def own_direction(text: str) -> str:
    """The direction that a line takes from a text: that of the first letter outside all isolates."""
    kinds = [bidirectional(letter) for letter in without_isolates(text)]
    return "R" if next((kind for kind in kinds if kind in ("L", "R", "AL")), "L") != "L" else "L"


def without_isolates(text: str) -> str:
    before = ""
    while before != text:
        text, before = re.sub("[\u2066-\u2068][^\u2066-\u2069]*\u2069", "", text), text
    return text
