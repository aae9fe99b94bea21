"""Sentences that are not made yet: a text key with its arguments, said in whatever language is asked for.

Making text is slow and what is wrong with input is seldom read (forms are tried, records are searched): who
finds something wrong only names it, and the words are looked up when somebody wants to hear them.
"""

from __future__ import annotations

import inspect
import json
from pathlib import Path
from typing import Any, ClassVar, Self

LONGEST = 120
"""Characters of a value out of a file or request that a sentence repeats."""
WHOLE = 1000
"""The same of the name of a file, and of what another program says."""
LARGEST = 10**12
"""Whole numbers up to this one are written in the digits of the language, others as they came."""


class Sentence:
    """The text `<prefix><key>` with its arguments.

    An argument is a number or a piece of input, which stands in the sentence as it came, but cut; a tuple of
    such, which becomes a list; a sentence or a refusal, which is said in the same language; an exception of
    somebody else, told whole; and `thing`, the kind of what an id names, said by the text `thing-<kind>`.
    """

    prefix: ClassVar[str]
    home: Path | None = None
    """The folder with the words, besides the core's own: that of a game, of the page, of the terminal."""
    kind: type | None = None
    """A class of the game in whose words it is said, if there is no home."""

    def __init__(self, key: str, /, **told: Any) -> None:
        self.key, self.told = key, told

    def of(self, kind: type) -> Self:
        """The same, in the words of the game that a class belongs to, unless it has a home already."""
        self.kind = self.kind or kind
        return self

    def said(self, lang: str) -> str:
        """The sentence in a language."""
        # Imported here: whoever finds something wrong must not pay for words that nobody asks for.
        from boardroom.core.texts import HERE, Texts, unmarked

        home = self.home
        if home is None and self.kind is not None:
            home = Path(inspect.getfile(self.kind)).parent / "locale"
        texts = Texts(lang, (HERE,) if home is None else (HERE, home))
        told = {name: _argument(texts, name, value) for name, value in self.told.items()}
        return unmarked(texts(f"{self.prefix}{self.key}", **told), lang)

    def __str__(self) -> str:
        return self.said("en")


def _argument(texts: Any, name: str, value: Any) -> Any:
    from fluent.runtime.types import fluent_number

    from boardroom.core.rules import Refusal

    if isinstance(value, Sentence):
        return value.said(texts.lang)
    if isinstance(value, Refusal):
        return str(texts.refusal(value) if texts.has(f"why-{value.reason}") else value)
    if isinstance(value, tuple):
        return str(texts.listed([f"\u2068{_argument(texts, name, v)}\u2069" for v in value]))
    if name == "thing" and texts.has(f"thing-{value}"):
        return str(texts(f"thing-{value}"))
    if type(value) is int and abs(value) <= LARGEST:
        return fluent_number(value, useGrouping=False)
    if name == "file" or isinstance(value, Exception):
        return _line(str(value), WHOLE)
    return _line(value)


def _line(value: Any, longest: int = LONGEST) -> str:
    """A piece of input as one short line."""
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=str)
    line = "".join(sign if sign.isprintable() else " " for sign in text[: longest + 1])
    return line if len(line) <= longest else f"{line[:longest]}…"
