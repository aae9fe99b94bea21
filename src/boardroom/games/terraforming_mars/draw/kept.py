"""Drawings that are kept: by the language of their words and by what they show."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from boardroom.core.texts import Texts
from boardroom.drawing.html import Writer
from boardroom.drawing.scene import Scene
from boardroom.games.terraforming_mars.state import State

Words = tuple[str, tuple[Path, ...]]


def words(d: Scene[State]) -> Words:
    """What the words of a drawing depend on; drawings that are kept are kept by this."""
    return d.writer.texts.lang, d.writer.texts.folders


def ink_of(said: Words) -> Writer:
    return _ink(*said)


@lru_cache(maxsize=16)
def _ink(lang: str, folders: tuple[Path, ...]) -> Writer:
    return Writer(Texts(lang, folders))
