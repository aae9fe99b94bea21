"""Writing HTML and SVG: elements, escaped words, the digits of the language.

Pages hold classes and attributes only, never `style=` or script text: a strict content policy forbids both.
"""

from __future__ import annotations

import json
import re
from functools import cache, lru_cache
from html import escape
from pathlib import Path
from typing import Any

from boardroom.core.actions import JournalItem
from boardroom.core.catalog import RIGHT_TO_LEFT
from boardroom.core.refusals import Refusal
from boardroom.core.texts import Texts

DIGITS = {"fa": str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")}
# Clauses, hexes and track names (PG-5.2, H12) keep their Latin digits.
NUMBER = re.compile(
    "\u2068[^\u2068\u2069]*[A-Za-z][^\u2068\u2069]*\u2069|(?<![A-Za-z0-9.\\-])[0-9]+(?![A-Za-z])"
)
LATIN = re.compile("[A-Za-z]")
NEGATIVE = re.compile("\u2068-(?=[0-9]+\u2069)")
VOID = frozenset({"input", "meta", "link", "br", "img", "hr"})


class Html(str):
    """Words that are escaped already, so that an attribute takes them as they are."""

    __slots__ = ()


def el(name: str, /, *inside: str, **attrs: Any) -> str:
    """An element. What is inside is HTML already; attributes are escaped, None and False leave one out."""
    head = f"<{name}"
    for key, value in attrs.items():
        if value is None or value is False:
            continue
        if value is True:
            head += f" {_attribute(key)}"
            continue
        kind = type(value)
        if kind is not Html and kind is not int:
            value = _escaped(value) if kind is str and len(value) < SHORT else escape(str(value))
        head += f' {_attribute(key)}="{value}"'
    return f"{head}>" if name in VOID else f"{head}>{''.join(inside)}</{name}>"


@cache
def _attribute(key: str) -> str:
    """A Python name as that of an attribute: `data_id`, `cls`, `for_`."""
    return "class" if key == "cls" else key.rstrip("_").replace("_", "-")


SHORT = 80
"""Longer values are rarely written twice."""
_escaped = lru_cache(maxsize=1 << 14)(escape)


def icon(name: str, more: str = "") -> str:
    """A line icon of the sprite, silent to screen readers."""
    return f'<svg class="{f"icon {more}".strip()}" aria-hidden="true"><use href="#{name}"/></svg>'


def data(value: Any) -> str:
    """A value for a data attribute."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


OWNERS = "abcdef"


def crest(seat: int) -> str:
    """A seat's sign: colour, letter and shape."""
    owner = OWNERS[seat % 6]
    return f'<span class="crest" data-owner="{owner}" aria-hidden="true">{owner.upper()}</span>'


class Writer:
    """Writes the words and numbers of one language into a page, escaped."""

    __slots__ = ("digits", "lang", "texts")

    def __init__(self, texts: Texts) -> None:
        self.texts, self.lang = texts, texts.lang
        self.digits = DIGITS.get(texts.lang)

    @property
    def direction(self) -> str:
        return "rtl" if self.lang in RIGHT_TO_LEFT else "ltr"

    def __call__(self, key: str, **args: Any) -> Html:
        return self.plain(self.texts(key, **args))

    def plain(self, text: str) -> Html:
        """Words as they are, escaped, with the digits of the language and a true minus sign."""
        if "\u2068-" in text:
            text = NEGATIVE.sub("\u2068\N{MINUS SIGN}", text)
        if self.digits:
            text = NUMBER.sub(self._number, text)
        return Html(escape(text))

    def _number(self, found: re.Match[str]) -> str:
        # A player's name such as "Ada 2" keeps its digits: it stands alone between isolating marks.
        return found[0] if LATIN.search(found[0]) else found[0].translate(self.digits or {})

    def joined(self, *parts: str) -> str:
        """Labels in a row. A dot between Persian numbers would be read as their zero."""
        return ("، " if self.lang == "fa" else " · ").join(filter(None, parts))

    def num(self, n: int) -> str:
        text = f"\N{MINUS SIGN}{-n}" if n < 0 else str(n)
        return text.translate(self.digits) if self.digits else text

    def name(self, seat: int) -> str:
        """A player's name, kept apart from the direction of the words around it."""
        return f"<bdi>{escape(self.texts.seat(seat))}</bdi>"

    def called(self, name: str) -> str:
        """A name that somebody chose, as it was written."""
        return f"<bdi>{escape(name)}</bdi>"

    def thing(self, vocabulary: str, value: Any) -> Html:
        """The name of an id, such as a city's."""
        return self.plain(str(self.texts.argument(vocabulary, value)))

    def describe(self, said: JournalItem, kind: str = "") -> Html:
        """An action or fact in words. A log says the same lines at every move, so these are kept."""
        t = self.texts
        return self.plain(_said(said, kind, t.lang, t.folders, (t.names, t.you, t.own)))

    def refusal(self, why: Refusal) -> Html:
        return self.plain(self.texts.refusal(why))

    def clause(self, clause: str, game: str) -> str:
        """A clause's number as a link to its words."""
        return f'<a class="clause" href="/rules/{game}#{clause}" data-clause="{clause}">{escape(clause)}</a>'


@lru_cache(maxsize=1 << 14)
def _said(
    said: JournalItem, kind: str, lang: str, folders: tuple[Path, ...], reader: tuple[Any, Any, Any]
) -> str:
    return Texts(lang, folders, *reader).describe(said, kind)
