"""HTML and SVG: elements, escaped text, and the digits of a language.

HTML has its own type, so that mypy rejects plain text between tags. `el` makes elements, `escape` and
`Writer` make HTML from text. Code that writes markup by hand wraps it in `Html(...)` and escapes it itself.

Pages contain no `style=` attributes and no inline scripts, because the content security policy forbids both.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from functools import cache, lru_cache
from html import escape as escape_text
from pathlib import Path
from typing import TYPE_CHECKING, SupportsIndex

from boardroom.core.actions import JournalItem
from boardroom.core.catalog import RIGHT_TO_LEFT
from boardroom.core.refusals import Refusal
from boardroom.core.texts import Texts

DIGITS = {"fa": str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")}
NUMBER = re.compile(
    "[\u2066\u2068][^\u2066-\u2069]*[A-Za-z][^\u2066-\u2069]*\u2069|[A-Za-z0-9]+(?:[._/:&-][A-Za-z0-9]+)*"
)
"""A number, or a name that keeps its digits: isolated, or with a Latin letter (PG-5.2, H12, 18xx.games)."""
LATIN = re.compile("[A-Za-z]")
NEGATIVE = re.compile("\u2068-(?=[0-9]+\u2069)")
VOID = frozenset({"input", "meta", "link", "br", "img", "hr"})


if TYPE_CHECKING:

    class Html(str):
        """Markup or escaped text. Only other `Html` can be added to it."""

        def __add__(self, other: Html) -> Html: ...  # type: ignore[override]
        def __mul__(self, times: SupportsIndex) -> Html: ...
        def join(self, pieces: Iterable[Html]) -> Html: ...  # type: ignore[override]

else:
    Html = str  # a type for mypy only: a page has thousands of pieces


class Text(Html):
    """Escaped text without markup, which may also be the value of an attribute."""

    __slots__ = ()


def escape(plain: str) -> Text:
    return Text(escape_text(plain))


def join(pieces: Iterable[Html]) -> Html:
    return Html().join(pieces)


def el(name: str, /, *inside: Html, **attrs: str | float | None) -> Html:
    """An element. Attributes are escaped unless they are `Text`, and omitted if None or False."""
    head = f"<{name}"
    for key, value in attrs.items():
        if type(value) is str and len(value) < SHORT:
            head += _short_attribute(key, value)
        elif value is None or value is False:
            continue
        elif value is True:
            head += f" {_attribute(key)}"
        elif type(value) is Text or type(value) is int:
            head += f' {_attribute(key)}="{value}"'
        else:
            head += f' {_attribute(key)}="{escape_text(str(value))}"'
    return Html(f"{head}>" if name in VOID else f"{head}>{''.join(inside)}</{name}>")


@cache
def _attribute(key: str) -> str:
    """The attribute for a Python name such as `data_id`, `cls` or `for_`."""
    return "class" if key == "cls" else key.rstrip("_").replace("_", "-")


SHORT = 80
"""Only values below this length are cached; longer ones rarely repeat."""


@lru_cache(maxsize=1 << 14)
def _short_attribute(key: str, value: str) -> str:
    return f' {_attribute(key)}="{escape_text(value)}"'


def icon(name: str, more: str = "") -> Html:
    """An icon of the sprite, hidden from screen readers."""
    return Html(f'<svg class="{f"icon {more}".strip()}" aria-hidden="true"><use href="#{name}"/></svg>')


def data(value: object) -> str:
    """A value as JSON for a data attribute."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def spoken(words: Html) -> Html:
    """Words for screen readers only, followed by a space."""
    return el("span", words, Html(" "), cls="sr")


def sheet_box(id: str, face: str, cls: str) -> Html:
    """What the button with this `popovertarget` opens over the table; the page fills it with a face of the
    drawing when it is opened, so that no update carries it."""
    return el("div", cls=cls, id=id, popover="auto", data_fill=face)


def player_sheet(seat: int, cls: str) -> Html:
    """The box of all that a player has."""
    return sheet_box(f"sheet-{seat}", f"sheet:{seat}", cls)


def sign_list(signs: Iterable[tuple[Html, Html]]) -> Html:
    """Signs with their names, for a player aid."""
    return el("ul", *(el("li", sign, el("span", name)) for sign, name in signs), cls="icons")


OWNERS = "abcdef"


def crest(seat: int) -> Html:
    """The badge of a seat: colour, letter and shape."""
    owner = OWNERS[seat % 6]
    return Html(f'<span class="crest" data-owner="{owner}" aria-hidden="true">{owner.upper()}</span>')


PEOPLE = frozenset({"seat", "waits", "payer", "payee"})
"""Vocabularies whose names are those of players."""


class Writer:
    """Writes escaped text and numbers in one language."""

    __slots__ = ("_common", "digits", "lang", "texts")

    def __init__(self, texts: Texts) -> None:
        self.texts, self.lang = texts, texts.lang
        self.digits = DIGITS.get(texts.lang)
        self._common = texts.common

    @property
    def common(self) -> Writer:
        """The writer of these texts without players: one object for all tables, part of a fragment's key."""
        return writer_of(self._common)

    @property
    def direction(self) -> str:
        return "rtl" if self.lang in RIGHT_TO_LEFT else "ltr"

    def __call__(self, key: str, **args: object) -> Text:
        return self.plain(self.texts(key, **args)) if args else _words(self._common, key)

    def plain(self, text: str) -> Text:
        """Escape a text and use the digits of the language and a true minus sign."""
        return _plain(text, self.lang) if len(text) < LONG else _set_plain(text, self.lang)

    def row(self, *labels: Html) -> Html:
        """Join labels. In Persian with a comma, since a dot between numbers looks like a zero."""
        return Html("، " if self.lang == "fa" else " · ").join(filter(None, labels))

    def num(self, n: int) -> Html:
        text = f"\N{MINUS SIGN}{-n}" if n < 0 else str(n)
        return Html(text.translate(self.digits) if self.digits else text)

    def name(self, seat: int) -> Html:
        """A player's name."""
        return self.isolate(self.texts.seat(seat))

    def isolate(self, name: str) -> Html:
        """A name as its owner wrote it, isolated from the text direction around it."""
        return Html(f"<bdi>{escape_text(name)}</bdi>")

    def thing(self, vocabulary: str, value: object) -> Text:
        """The name of an id, such as a city's."""
        if vocabulary not in PEOPLE and isinstance(value, str | int):
            return _thing(self._common, vocabulary, isinstance(value, bool), value)
        return self.plain(str(self.texts.argument(vocabulary, value)))

    def sentence(self, item: JournalItem, kind: str = "") -> Text:
        """An action or fact in words. The result is cached because a log repeats its lines at every move."""
        t = self.texts
        return self.plain(_sentence(item, kind, t.lang, t.folders, (t.names, t.you, t.own)))

    def refusal(self, why: Refusal) -> Text:
        return self.plain(self.texts.refusal(why))

    def clause(self, clause: str, game: str) -> Html:
        """The number of a clause, linked to its text."""
        return el("a", escape(clause), cls="clause", href=f"/rules/{game}#{clause}", data_clause=clause)


@lru_cache(maxsize=1 << 12)
def writer_of(texts: Texts) -> Writer:
    """The writer of these texts; the same one every time, so that fragments can be kept by it."""
    return Writer(texts)


@lru_cache(maxsize=1 << 14)
def _words(texts: Texts, key: str) -> Text:
    """A text without arguments."""
    return _set_plain(texts(key), texts.lang)


@lru_cache(maxsize=1 << 14)
def _thing(texts: Texts, vocabulary: str, is_bool: bool, value: str | int) -> Text:
    """The name of an id; `is_bool` keeps True apart from 1, which it equals."""
    return _set_plain(str(texts.argument(vocabulary, value)), texts.lang)


def _set_plain(text: str, lang: str) -> Text:
    """Escape a text and use the digits of a language and a true minus sign."""
    if "\u2068-" in text:
        text = NEGATIVE.sub("\u2068\N{MINUS SIGN}", text)
    if digits := DIGITS.get(lang):
        # A player's name such as "Ada 2" is isolated and keeps its digits.
        text = NUMBER.sub(lambda m: m[0] if LATIN.search(m[0]) else m[0].translate(digits), text)
    return escape(text)


LONG = 400
"""Texts of this length or more are not kept, since they rarely repeat."""
_plain = lru_cache(maxsize=1 << 13)(_set_plain)

SentenceContext = tuple[tuple[str, ...], int | None, tuple[tuple[str, str], ...]]
"""The context of a sentence: names of the players, the viewer's seat, names from the table's own data."""


@lru_cache(maxsize=1 << 14)
def _sentence(
    item: JournalItem,
    kind: str,
    lang: str,
    folders: tuple[Path, ...],
    context: SentenceContext,
) -> str:
    return Texts(lang, folders, *context).describe(item, kind)
