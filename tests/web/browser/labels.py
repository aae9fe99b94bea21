"""Shows a drawing alone on a page, so that `labels.js` can measure its text."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

MEASURE = Path(__file__).with_name("labels.js").read_text("utf-8")
SCREEN = "<style>body { margin: 0 } body > svg { display: block; inline-size: 100vw }</style>"


def show(page: Any, svg: str, lang: str) -> None:
    """Show the drawing with one pixel per unit."""
    frame = re.search(r'viewBox="\S+ \S+ (\S+) (\S+)"', svg)
    assert frame
    page.set_viewport_size({"width": round(float(frame[1])), "height": round(float(frame[2]))})
    page.set_content(f'<html lang="{lang}">{SCREEN}<body>{svg.partition("?>")[2]}</body></html>')
    page.add_script_tag(content=MEASURE)
