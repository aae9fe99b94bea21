"""Sentences that are not made yet: a text key with its arguments, worded in whatever language is asked for.

Making text is slow and what is wrong with input is seldom read (forms are tried, records are searched): the
code that finds a mistake only names it, and the words are looked up when somebody reads them.
"""

from __future__ import annotations

import inspect
import json
from pathlib import Path
from typing import ClassVar, Self

from boardroom.core.catalog import HERE, Catalog, strip_isolates
from boardroom.core.refusals import Refusal

LONGEST = 120
"""Characters of a value out of a file or request that a sentence repeats."""
WHOLE = 1000
"""The same of the name of a file, and of what another program says."""
LARGEST = 10**12
"""Whole numbers up to this one are written in the digits of the language, others as they came."""


class Sentence:
    """The text `<prefix><key>` with its arguments.

    An argument is a number or a piece of input, quoted but cut; a tuple of such, joined to a list; a sentence
    or a refusal, said in the same language; a foreign exception, quoted in full; or `thing`, the kind of what
    an id names, said by the text `thing-<kind>`.
    """

    prefix: ClassVar[str]
    locale: Path | None = None
    """The folder with the words, besides the core's own: that of a game, of the page, of the terminal."""

    def __init__(self, key: str, /, **arguments: object) -> None:
        self.key, self.arguments = key, arguments

    def with_words_of(self, kind: type) -> Self:
        """The same, in the words of the game that a class belongs to, unless it has words already."""
        if self.locale is None:
            self.locale = Path(inspect.getfile(kind)).parent / "locale"
        return self

    def in_language(self, lang: str) -> str:
        """The sentence in a language."""
        texts = Catalog(lang, (HERE,) if self.locale is None else (HERE, self.locale))
        arguments = {name: _argument(texts, name, value) for name, value in self.arguments.items()}
        return strip_isolates(texts(f"{self.prefix}{self.key}", **arguments), lang)

    def __str__(self) -> str:
        return self.in_language("en")


def _argument(texts: Catalog, name: str, value: object) -> object:
    from fluent.runtime.types import fluent_number

    if isinstance(value, Sentence):
        return value.in_language(texts.lang)
    if isinstance(value, Refusal):
        return str(texts.refusal(value) if texts.has(f"why-{value.reason}") else value)
    if isinstance(value, tuple):
        return str(texts.join([f"\u2068{_argument(texts, name, v)}\u2069" for v in value]))
    if name == "thing" and texts.has(f"thing-{value}"):
        return str(texts(f"thing-{value}"))
    if type(value) is int and abs(value) <= LARGEST:
        return fluent_number(value, useGrouping=False)
    if name == "file" or isinstance(value, Exception):
        return _line(str(value), WHOLE)
    return _line(value)


def _line(value: object, longest: int = LONGEST) -> str:
    """A piece of input as one short line."""
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=str)
    line = "".join(sign if sign.isprintable() else " " for sign in text[: longest + 1])
    return line if len(line) <= longest else f"{line[:longest]}…"
