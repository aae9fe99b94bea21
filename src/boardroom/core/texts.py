"""Texts: actions, facts and names of one table in words.

The engine produces no sentences, only keys with arguments. This module turns them into English, Persian or
Chinese.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any, ClassVar, Protocol

from boardroom.core.catalog import HERE, LANGUAGES, Catalog
from boardroom.core.errors import BadInput


class Describable(Protocol):
    """An action or fact; its key is that of its message."""

    key: ClassVar[str]

    def words(self, texts: Texts) -> dict[str, Any]:
        """The arguments of the message."""


class Wordable(Protocol):
    """The codec of a field, which finds the words for its values."""

    def word(self, value: Any, texts: Texts, name: str = "") -> Any: ...


class Texts(Catalog):
    """A catalog with the players of one table, or of none.

    `names` are the players' names by seat, `you` is the seat of the viewer, if there is one.
    """

    def __init__(
        self,
        lang: str,
        folders: tuple[Path, ...],
        names: tuple[str, ...] = (),
        you: int | None = None,
        own: tuple[tuple[str, str], ...] = (),
    ) -> None:
        if lang not in LANGUAGES:
            raise BadInput("unknown-known", thing="language", name=lang, known=LANGUAGES)
        super().__init__(lang, folders, own)
        self.names, self.you = names, you

    def to(self, names: tuple[str, ...], you: int | None) -> Texts:
        """These texts for a table with these names and a viewer in this seat."""
        return Texts(self.lang, self.folders, names, you, self.own)

    @property
    def common(self) -> Texts:
        """These texts without the players of a table: one object for all tables that have the same."""
        return _common_texts(self.lang, self.folders, self.own)

    def describe(self, item: Describable, kind: str = "") -> str:
        """Describe an action or fact by the message of its key."""
        return self(f"{kind}{item.key}", **item.words(self))

    def seat(self, seat: int) -> str:
        """A player's name."""
        return self.names[seat] if seat < len(self.names) else super().seat(seat)

    def word(self, value: object, codec: Wordable, name: str = "") -> Any:
        """The word or number for the value of a field."""
        return codec.word(value, self, name)


@lru_cache(maxsize=256)
def _common_texts(lang: str, folders: tuple[Path, ...], own: tuple[tuple[str, str], ...]) -> Texts:
    return Texts(lang, folders, own=own)


def texts(lang: str, game: Path | None = None) -> Texts:
    """The texts of the core and of the game whose package is in this folder."""
    return Texts(lang, (HERE,) if game is None else (HERE, game / "locale"))
