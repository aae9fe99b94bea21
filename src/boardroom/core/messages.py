"""Sentences formatted on demand: a text key with its arguments, in any language.

Formatting is slow and most errors are never shown (a parser tries several forms, a search skips records).
Code that finds an error only names its key; the text is looked up when somebody reads it.
"""

from __future__ import annotations

import inspect
import json
from pathlib import Path
from typing import ClassVar, Self

from boardroom.core.catalog import HERE, Catalog
from boardroom.core.refusals import Refusal
from boardroom.core.typography import plain

MAX_QUOTE = 120
"""The most characters that a sentence quotes of a value from a file or request."""
MAX_DETAIL = 1000
"""The most characters that a sentence quotes of a file name or of another program's error."""
MAX_LOCALISED = 10**12
"""Whole numbers up to this one are written in the digits of the language, larger ones as they are."""


class Sentence:
    """The text `<prefix><key>` with its arguments.

    An argument is a number; a piece of input, quoted up to a length; a tuple of these, joined to a list; a
    sentence or a refusal, in the same language; an exception of another library, quoted in full; or `thing`,
    the kind of an id, which becomes the text `thing-<kind>`.
    """

    prefix: ClassVar[str]
    locale: Path | None = None
    """A folder of texts besides the core's own, such as a game's."""

    def __init__(self, key: str, /, **arguments: object) -> None:
        self.key, self.arguments = key, arguments

    def with_words_of(self, kind: type) -> Self:
        """Use the texts of the game that a class belongs to, unless a folder is set already."""
        if self.locale is None:
            self.locale = Path(inspect.getfile(kind)).parent / "locale"
        return self

    def in_language(self, lang: str) -> str:
        """The sentence in a language."""
        texts = Catalog(lang, (HERE,) if self.locale is None else (HERE, self.locale))
        arguments = {name: _argument(texts, name, value) for name, value in self.arguments.items()}
        return plain(texts(f"{self.prefix}{self.key}", **arguments), lang)

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
    if type(value) is int and abs(value) <= MAX_LOCALISED:
        return fluent_number(value, useGrouping=False)
    if name == "file" or isinstance(value, Exception):
        return _quote(str(value), MAX_DETAIL)
    return _quote(value)


def _quote(value: object, longest: int = MAX_QUOTE) -> str:
    """A piece of input as one short line."""
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=str)
    line = "".join(sign if sign.isprintable() else " " for sign in text[: longest + 1])
    return line if len(line) <= longest else f"{line[:longest]}…"
