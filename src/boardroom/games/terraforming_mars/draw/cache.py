"""A cache of drawings, keyed by language and content."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from boardroom.core.texts import Texts
from boardroom.drawing.html import Writer
from boardroom.drawing.scene import Scene
from boardroom.games.terraforming_mars.state import State

CacheKey = tuple[str, tuple[Path, ...]]


def cache_key(d: Scene[State]) -> CacheKey:
    """The language part of a cache key: everything a drawing's words depend on."""
    return d.writer.texts.lang, d.writer.texts.folders


def writer_of(lang_key: CacheKey) -> Writer:
    return _writer(*lang_key)


@lru_cache(maxsize=16)
def _writer(lang: str, folders: tuple[Path, ...]) -> Writer:
    return Writer(Texts(lang, folders))
