"""Texts: what happens at a table, in words.

The engine never makes a sentence. It hands out keys with arguments; here they become English, Persian or
Chinese.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar, Protocol

from boardroom.core.catalog import HERE, LANGUAGES, Catalog
from boardroom.core.errors import BadInput


class Describable(Protocol):
    """An action or fact: a message is called by its key."""

    key: ClassVar[str]

    def words(self, texts: Texts) -> dict[str, Any]:
        """The arguments of the message."""


class Wordable(Protocol):
    """The codec of a field, which knows what its values are called."""

    def word(self, value: Any, texts: Texts, name: str = "") -> Any: ...


class Texts(Catalog):
    """The words of one language, for one table or for none.

    `names` are the players' names by seat, `you` is the seat that reads, if there is one.
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
        """The same words for a table with these names, read by this seat."""
        return Texts(self.lang, self.folders, names, you, self.own)

    def describe(self, item: Describable, kind: str = "") -> str:
        """An action or fact in words: the message of its key, with its fields as arguments."""
        return self(f"{kind}{item.key}", **item.words(self))

    def seat(self, seat: int) -> str:
        """A player's name."""
        return self.names[seat] if seat < len(self.names) else super().seat(seat)

    def word(self, value: object, codec: Wordable, name: str = "") -> Any:
        """A field's value as a word or number of this language."""
        return codec.word(value, self, name)


def texts(lang: str, game: Path | None = None) -> Texts:
    """The texts of the core and of the game whose package lies in that folder."""
    return Texts(lang, (HERE,) if game is None else (HERE, game / "locale"))
