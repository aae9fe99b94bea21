"""Levels in words: a temperature with its sign and °C, oxygen in percent, everything else as a number."""

from __future__ import annotations

from boardroom.core.texts import Texts


def signed(n: int) -> str:
    """A number with its sign, kept together in either direction."""
    return f"\u2066+{n}\u2069" if n >= 0 else f"\u2066\u2212{-n}\u2069"


def level(what: str, n: int, texts: Texts) -> int | str:
    """A level of a parameter, or of anything else that is counted."""
    shown = signed(n) if n < 0 or (what == "temperature" and n > 0) else n
    return texts(f"level-{what}", n=shown) if what in ("temperature", "oxygen") else shown
