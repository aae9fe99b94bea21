"""HTML is a type: mypy refuses plain strings between tags, `el` writes each tag, nothing is escaped twice."""

from __future__ import annotations

import re
from pathlib import Path

from tests.web.test_style_sheets import strings_of_python

import boardroom.web
from boardroom.drawing.html import Html, Text, el, escape, join

WEB = Path(boardroom.web.__path__[0])


def test_plain_text_is_no_html():
    """mypy refuses these lines without their comments, and unused comments if it ever accepts the lines."""
    el("p", "plain")  # type: ignore[arg-type]
    Html("<b>") + "plain"  # type: ignore[operator]
    join(["plain"])  # type: ignore[list-item]
    drawn: Html = f"<b>{escape('x')}</b>"  # type: ignore[assignment]
    assert drawn == "<b>x</b>"


def test_text_is_escaped_once_wherever_it_stands():
    name = escape('B&O "<')
    assert isinstance(name, Text)
    assert el("b", name, title=name) == '<b title="B&amp;O &quot;&lt;">B&amp;O &quot;&lt;</b>'


def test_an_attribute_escapes_plain_text_and_markup():
    assert el("a", href='?a&"b"', data_why=el("i")) == (
        '<a href="?a&amp;&quot;b&quot;" data-why="&lt;i&gt;&lt;/i&gt;"></a>'
    )
    assert el("input", checked=True, disabled=False, value=None, cls="x", for_="y") == (
        '<input checked class="x" for="y">'
    )


def test_no_module_of_web_writes_a_tag_by_hand():
    modules = {file: file.read_text("utf-8") for file in WEB.rglob("*.py")}
    assert len(modules) > 25
    tag = re.compile(r"(?<!\?P)</?[a-z]")  # but not a named group of a regular expression
    by_hand = {
        (file.relative_to(WEB), text)
        for file, source in modules.items()
        for text in strings_of_python(source)
        if tag.search(text)
    }
    assert by_hand == set()
    assert list(filter(tag.search, strings_of_python('f"<b>{name}</b>"')))
