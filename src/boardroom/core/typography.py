"""Typography: what a formatter sets once, so that no text needs to set it by hand.

A number is joined to its unit by a no-break space, and a Chinese unit of several letters is not divided.
Chinese gets its spaces where an argument meets Han letters. Persian gets the marks of direction that keep
numbers, signs and Latin words in their places.

The words of a message are set when it is parsed, the edges of its arguments when it is formatted. What stands
inside an argument, such as a player's name, stays as it is.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from unicodedata import bidirectional

NO_BREAK_SPACE, WORD_JOINER = "\u00a0", "\u2060"
MARKS = "\u200e\u200f\u2066\u2067\u2068\u2069"
"""Signs without a width that set the direction of the text around or between them."""
OPENING, CLOSING = "\u2066\u2067\u2068", "\u2069"
RIGHT_TO_LEFT_MARK = "\u200f"
UNMARKED = str.maketrans("", "", MARKS)
PLAIN = str.maketrans({**dict.fromkeys(MARKS[2:] + WORD_JOINER), NO_BREAK_SPACE: " "})

NO_UNITS = {
    "en": "a|all|also|an|and|are|as|at|be|before|but|by|can|cannot|do|does|each|every|for|from|has|have|if|in"
    "|instead|into|is|it|its|may|must|no|nor|not|now|of|on|only|or|so|than|that|the|their|then|there|they|this"
    "|to|until|was|were|when|where|which|while|who|with|you|your",
    "fa": "از|است|اگر|آن|این|با|باشد|باشند|بر|برای|بود|به|پس|پیش|تا|دارد|دارند|دارید|داشته|را|در|شد"
    "|شده|شود|که|می|نه|نیست|و|هر|هست|هستند|هم|یا|یعنی",
}
"""Words that are no unit: a line may end between a number and them.

All other words are joined, those after "round 3", too: a line that ends elsewhere does no harm.
"""
HAN = "\u4e00-\u9fff"
FULL_WIDTH = f"{HAN}\u3000-\u303f\uff00-\uffef“”‘’"
UNIT = {lang: rf"(?!(?:{words})\b)[^\W\d_]|M€|°" for lang, words in NO_UNITS.items()} | {"zh": f"[{HAN}]"}
NUMBER = r"(?<![\w.\u2011-])[+\u2212]?\d+(?:[.,٫٬]\d+)*"
NUMBER_ARGUMENT = r"\u2068(?:[+\u2212-]?\d[\d.,]*|\u2066[+\u2212-]?\d[\d.,]*\u2069)\u2069"

WRITTEN_UNIT = {
    lang: re.compile(f"{NUMBER}{CLOSING}? (?=[{OPENING}]*(?:{unit}))") for lang, unit in UNIT.items()
}
COUNTED_UNIT = {
    lang: re.compile(f"{NUMBER_ARGUMENT} (?=[{OPENING}]*(?:{unit}))|{NUMBER} (?=[{OPENING}]+(?:{unit}))")
    for lang, unit in UNIT.items()
}

ISOLATED = re.compile("([\u2066-\u2068][^\u2069]*\u2069)")
SIGNED_NUMBER = re.compile(r"(?<![\w.-])([+\u2212]\d+(?:[.,٫٬]\d+)*|\d+\+(?!\w))")
LONG_UNIT = re.compile("美元|电力币|英镑|会计点|扩张点")
"""A line may end between any two Han letters, so that a unit of several would be torn."""
LATIN_BEFORE_NUMBER = re.compile(r"([A-Za-z])(?=[\s\u00a0،؛:.,]+\d)")
SIGN_IN_UNIT = re.compile("M€|°C")
SIGN_BEFORE_ARGUMENT = re.compile(r"([+\u2212])\u2068(\d[\d.,]*)\u2069")

MISSING_SPACE = re.compile(
    rf"(?<=[{HAN}])(?!\w)({CLOSING}*)([{OPENING}]*)(?=[A-Za-z0-9]|[+\u2212]\d)"
    rf"|(?<=[A-Za-z0-9€])(?!\w)({CLOSING}*)([{OPENING}]*)(?=[{HAN}])"
)
NEEDLESS_SPACE = re.compile(
    rf"(?<=[{FULL_WIDTH}])({CLOSING}+)[ \u00a0]([{OPENING}]*)(?=[{FULL_WIDTH}])"
    rf"|(?<=[{FULL_WIDTH}])[ \u00a0]([{OPENING}]+)(?=[{FULL_WIDTH}])"
)


def set_words(text: str, lang: str) -> str:
    """Set the words of a message, without its arguments."""
    text = _join_units(WRITTEN_UNIT, text, lang)
    if lang == "zh":
        return LONG_UNIT.sub(lambda found: WORD_JOINER.join(found[0]), text)
    if lang != "fa":
        return text
    parts = ISOLATED.split(text)
    parts[::2] = map(_set_persian_words, parts[::2])
    return "".join(parts)


def _set_persian_words(text: str) -> str:
    text = LATIN_BEFORE_NUMBER.sub(rf"\1{RIGHT_TO_LEFT_MARK}", text)
    text = SIGNED_NUMBER.sub("\u2066\\1\u2069", text)
    return SIGN_IN_UNIT.sub("\u2066\\g<0>\u2069", text)


def _set_english(text: str) -> str:
    return _join_units(COUNTED_UNIT, text, "en") if CLOSING in text else text


def _set_chinese(text: str) -> str:
    if CLOSING not in text:
        return text
    text = NEEDLESS_SPACE.sub(r"\1\2\3", text)
    return _join_units(COUNTED_UNIT, MISSING_SPACE.sub(_with_space, text), "zh")


def _with_space(found: re.Match[str]) -> str:
    before, after = found[1] or found[3] or "", found[2] or found[4] or ""
    return f"{before} {after}" if before or after else ""


def _set_persian(text: str) -> str:
    if CLOSING not in text:
        return text
    text = _join_units(COUNTED_UNIT, SIGN_BEFORE_ARGUMENT.sub("\u2066\\1\\2\u2069", text), "fa")
    return run_right_to_left(text)


def _join_units(pattern: dict[str, re.Pattern[str]], text: str, lang: str) -> str:
    return (
        pattern[lang].sub(lambda found: f"{found[0][:-1]}{NO_BREAK_SPACE}", text) if lang in pattern else text
    )


def run_right_to_left(text: str) -> str:
    """A Persian text, with a mark before it unless it begins with a Persian letter of its own.

    A line takes its direction from the first letter outside all isolates: one that has only arguments and
    signs of its own, or that begins with a Latin word, would run from left to right.
    """
    depth = 0
    for letter in text:
        if letter in OPENING:
            depth += 1
        elif letter == CLOSING:
            depth -= 1
        elif depth == 0 and (kind := bidirectional(letter)) in ("L", "R", "AL"):
            return f"{RIGHT_TO_LEFT_MARK}{text}" if kind == "L" else text
    return f"{RIGHT_TO_LEFT_MARK}{text}"


SETTERS: dict[str, Callable[[str], str]] = {"en": _set_english, "fa": _set_persian, "zh": _set_chinese}


def set_text(text: str, lang: str) -> str:
    """Set the edges of the arguments in a formatted text."""
    setter = SETTERS.get(lang)
    return text if setter is None else setter(text)


def plain(text: str, lang: str) -> str:
    """A text for a terminal or a program: without no-break spaces and, unless Persian, without isolates."""
    return text.replace(NO_BREAK_SPACE, " ") if lang == "fa" else text.translate(PLAIN)
