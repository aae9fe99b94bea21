"""The kit: what stands between tags is HTML by its type, and nothing is escaped twice."""

from __future__ import annotations

from boardroom.drawing.html import Html, Text, el, escape, join


def test_plain_text_is_no_html():
    """Without the comments mypy refuses these lines; should it ever accept them, it refuses the comments."""
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
