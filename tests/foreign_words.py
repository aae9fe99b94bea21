"""What the tests of languages share: whether a sentence is said in a language, and not in English."""

from __future__ import annotations

import re

LETTERS = {"fa": "[\u0600-\u06ff]{2}", "zh": "[\u4e00-\u9fff]{2}"}
ENGLISH = re.compile(
    r"(?<!\S)(a|an|and|are|as|at|be|by|can|cannot|do|does|for|found|from|has|have|in|is|it|its|known|must|not|of|"
    r"only|or|out|should|that|the|there|this|to|was|were|which|with|wrong)(?!\S)"
)
"""Words without which there is no English sentence; identifiers in a file do without them."""
NAMES = {"Boardroom", "JSON", "PG", "TM", "cookie", "checkpoints", "chess", "me", "open"}
"""Latin words that stand in a Persian sentence by themselves, not as a piece of input."""


def is_said_in(lang: str, sentence: str) -> bool:
    """Whether a sentence is one of this language; pieces of input, which stand in quotes, may be of any.

    In Persian every argument is marked off besides, so that nothing Latin may be left without them.
    """
    rest, before = re.sub("«[^»]*»|“[^”]*”", "", sentence), ""
    if not re.search(LETTERS[lang], sentence) or ENGLISH.search(rest):
        return False
    if lang != "fa":
        return True
    while rest != before:
        rest, before = re.sub("[\u2066\u2068][^\u2066\u2068\u2069]*\u2069", "", rest), rest
    return set(re.findall("[A-Za-z]{2,}", rest)) <= NAMES
