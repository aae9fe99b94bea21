"""Bad input in the words of 1830: `locale/bad.*.ftl`."""

from __future__ import annotations

from pathlib import Path

from boardroom.core.visibility import BadInput


class Misread(BadInput):
    """Input that means nothing in this game."""

    home = Path(__file__).parent / "locale"
