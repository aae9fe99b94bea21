"""Text in the columns of a terminal: its width, and lines that are not too long."""

from __future__ import annotations

import re
from unicodedata import combining, east_asian_width

from boardroom.core.typography import HAN, MARKS

ZERO_WIDTH = f"\u200c{MARKS}"
PIECE = re.compile(rf"[（“《]*(?:[{HAN}]|[^ {HAN}（“《]+)[，。；：？！、）”》…]* *|[（“《 ]")
"""What a line must not divide: a Latin or Persian word, or a Han letter, with the marks around it."""


def width(text: str) -> int:
    """The number of terminal columns of a text."""
    return sum(
        0 if combining(c) or c in ZERO_WIDTH else 2 if east_asian_width(c) in "WF" else 1 for c in text
    )


def wrap(text: str, columns: int) -> list[str]:
    """A text in lines of at most so many columns, unless one word alone is longer."""
    lines = [""]
    for piece in PIECE.findall(text):
        if lines[-1] and width(lines[-1] + piece.rstrip()) > columns:
            lines.append("")
        lines[-1] += piece
    return [line.rstrip() for line in lines]
