"""The font families that drawings are measured in; the viewer's browser chooses among them."""

from __future__ import annotations

from typing import Any

import pytest

FAMILIES = ("DejaVu Sans", "Liberation Sans", "Noto Sans", "Noto Sans Arabic", "Noto Sans CJK SC")
"""The widest faces in common use; DejaVu Sans is as wide as Verdana. Installed by `scripts/system`."""

IS_INSTALLED = """(family) => {
    const face = new FontFace("probe", `local("${family}"), local("${family} Regular")`);
    return face.load().then(() => true, () => false);
}"""


def use_family(page: Any, family: str) -> None:
    """Set the font family of the whole page; skips the test if it is not installed."""
    if not page.evaluate(IS_INSTALLED, family):
        pytest.skip(f"the font {family} is not installed: scripts/system installs it")
    page.add_style_tag(content=f'* {{ --font: "{family}", sans-serif !important; }}')
