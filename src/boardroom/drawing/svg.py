"""Shared SVG shapes of the boards, styled by classes.

Units are CSS pixels on a page 1440 wide. `static/board.css` has the styles, `static/tokens.css` the colours.
The same drawing serves the page and, with its styles included, a standalone file.
"""

from __future__ import annotations

import re
from functools import cache
from html import escape
from math import cos, pi, sin
from pathlib import Path

from boardroom.drawing.html import OWNERS, Html, Text, el
from boardroom.drawing.stylesheet import STATIC, style_of

ROOFS = {
    "a": "M-6 6V-1L0-7 6-1V6Z",
    "b": "M-6 6V-5H6V6Z",
    "c": "M-6 6V0A6 6.5 0 0 1 6 0V6Z",
    "d": "M-6 6V-6L6-1V6Z",
    "e": "M-6 6V-2L-3-6H3L6-2V6Z",
    "f": "M-6 6V-6H-2V-3H2V-6H6V6Z",
}
"""The outline of a house by owner: each has a different roof."""
TOKENS = {
    "coal": '<path d="M2 8 4.5 2.5 9.5 1l4 4.5-2 6.5-6 1.5z"/>',
    "oil": '<path d="M7 .5c3 3.8 4.7 6 4.7 8.3a4.7 4.7 0 0 1-9.400 0C2.3 6.5 4 4.3 7 .5z"/>',
    "garbage": '<path d="M4.5 1h5v2.500h3L11.500 13h-9L1.500 3.500h3z"/>',
    "uranium": '<circle cx="7" cy="7" r="6"/><circle class="core" cx="7" cy="7" r="1.6"/>'
    '<path class="rays" d="M7 4.500V1.500M9.200 8.400l2.600 1.500M4.800 8.400 2.200 9.900"/>',
}
"""The shapes of resources on a 14 by 14 grid, so that colour is not the only difference."""


def f(value: float) -> str:
    """A coordinate in as few characters as possible."""
    return f"{value:.1f}".removesuffix(".0")


def token(kind: str, state: str = "", id: str | None = None) -> Html:
    """A resource token; `state` is "", "ghost" (an empty space) or "gone" (just taken)."""
    cls, named = f"tok {state}".strip(), f' data-id="{id}"' if id else ""
    attrs = f'class="{cls}" data-res="{kind}"{named} viewBox="0 0 14 14" aria-hidden="true"'
    return Html(f"<svg {attrs}>{TOKENS[kind]}</svg>")


def text(x: float, y: float, words: Html, cls: str, anchor: str = "") -> Html:
    """A text element."""
    at = f' text-anchor="{anchor}"' if anchor else ""
    return Html(f'<text class="{cls}" x="{f(x)}" y="{f(y)}"{at}>{words}</text>')


def house(owner: str, x: float, y: float = 0.5, fresh: bool = False) -> Html:
    """A house with the letter of its owner, in a dashed amber frame if it is new."""
    mark = '<rect class="new" x="-7.5" y="-8.5" width="15" height="16" rx="3"/>' if fresh else ""
    return Html(
        f'<g transform="translate({f(x)} {f(y)})" data-owner="{owner}">{mark}'
        f'<path class="house" d="{ROOFS[owner]}"/><text class="mark" y="4.6">{owner.upper()}</text></g>'
    )


def pill(x: float, y: float, words: Html, **attrs: str | float | None) -> Html:
    """A number in a small rounded box, such as the cost of a connection."""
    wide = 18 if len(words) < 2 else 22
    rect = f'<rect x="{f(x - wide / 2)}" y="{f(y - 7.5)}" width="{wide}" height="15" rx="7.5"/>'
    number = f'<text x="{f(x)}" y="{f(y + 4)}">{words}</text>'
    return el("g", Html(rect), Html(number), cls="b-pill", **attrs)


def hexagon(x: float, y: float, r: float, pointy: bool = True) -> str:
    """The path of a hexagon with corners at distance `r`."""
    turn = pi / 6 if pointy else 0.0
    corners = [(x + r * cos(turn + k * pi / 3), y + r * sin(turn + k * pi / 3)) for k in range(6)]
    return "M" + "L".join(f"{f(a)} {f(b)}" for a, b in corners) + "Z"


_HATCHES = ((0, 9, "M0 4.5H9", 2), (45, 9, "M0 4.5H9", 2), (90, 9, "M0 4.5H9", 2), (-45, 9, "M0 4.5H9", 2),
            (0, 10, "M5 0V10M0 5H10", 1.2), (45, 10, "M5 0V10M0 5H10", 1.2))  # fmt: skip


@cache
def hatches(prefix: str) -> Html:
    """Hatch patterns for six zones and for areas out of play; their ids begin with `prefix`."""
    found = [
        f'<pattern id="{prefix}h{i}" width="{size}" height="{size}" patternUnits="userSpaceOnUse" '
        f'patternTransform="rotate({turn})"><path class="b-stripe" d="{d}" stroke-width="{wide}"/></pattern>'
        for i, (turn, size, d, wide) in enumerate(_HATCHES, 1)
    ]
    found.append(
        f'<pattern id="{prefix}hx" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform='
        f'"rotate(45)"><path class="b-stripe out" d="M0 3.5H7" stroke-width="1"/></pattern>'
    )
    return Html(f"<defs>{''.join(found)}</defs>")


def picture(width: float, height: float, inside: Html, label: Text, preview_below: bool = False) -> Html:
    """The root element of a drawing: always left-to-right, with a label for screen readers.

    `preview_below` moves the price preview to the lower corner, for drawings that fill the upper one.
    """
    look = "drawing dock-below" if preview_below else "drawing"
    return Html(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {f(width)} {f(height)}" role="group" '
        f'direction="ltr" class="{look}" data-home="0 0 {f(width)} {f(height)}" aria-label="{label}">'
        f"{inside}</svg>"
    )


def standalone(svg: Html, title: Html, dark: bool, sheet: Path | None) -> str:
    """A drawing as a self-contained file with its icons and styles, in the colours of one theme.

    `sheet` is the style sheet of the game, if it has one.
    """
    head, _, rest = svg.partition(">")
    drawn = f'<rect class="b-water" width="100%" height="100%"/>{rest}'
    style = escape(style_of(head + drawn, dark, *([sheet] if sheet else ())), quote=False)
    inside = f"<title>{title}</title><style>{style}</style>{_symbols(svg)}{drawn}"
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{head}>{inside}\n'


def _symbols(svg: str) -> str:
    """The icons that a drawing uses; a standalone file has no page with the sprite around it."""
    used = set(re.findall(r'href="#([\w-]+)"', svg))
    found = [symbol for name, symbol in icons().items() if name in used]
    return f"<defs>{''.join(found)}</defs>" if found else ""


@cache
def icons() -> dict[str, str]:
    """The icons by name."""
    source = (STATIC / "icons.svg").read_text("utf-8")
    return {m[1]: m[0] for m in re.finditer(r'<symbol id="([\w-]+)".*?</symbol>', source, flags=re.S)}


def owner(seat: int) -> str:
    """The letter of a seat."""
    return OWNERS[seat % 6]
