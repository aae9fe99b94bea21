"""Texts for the terminal, from the core, the commands and the game."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TypeVar

from boardroom.core.catalog import HERE
from boardroom.core.game import Game, Standing
from boardroom.core.options import GameOptions
from boardroom.core.state import State
from boardroom.core.texts import Texts
from boardroom.core.typography import UNMARKED, plain

S = TypeVar("S", bound=State)
WITHOUT_MARKS = frozenset({"dumb", "linux"})
"""Kinds of terminal that show a box for each mark of direction."""
LOCALE = Path(__file__).parent / "locale"


class Plain(Texts):
    """Texts without no-break spaces and, except in Persian, without marks of direction.

    In Persian the marks stay where the terminal understands them.
    """

    def __call__(self, key: str, **args: object) -> str:
        return strip_marks(plain(super().__call__(key, **args), self.lang))

    def join(self, words: list[str]) -> str:
        return strip_marks(super().join(words))

    def to(self, names: tuple[str, ...], you: int | None) -> Plain:
        return Plain(self.lang, self.folders, names, you, self.own)


def strip_marks(text: str) -> str:
    """A text without marks of direction if the terminal does not understand them."""
    return text.translate(UNMARKED) if os.environ.get("TERM") in WITHOUT_MARKS else text


def words(lang: str, game: Game[S] | None = None, options: GameOptions | None = None) -> Plain:
    """The texts of the core, the commands and, if one is given, the game."""
    if game is None:
        return Plain(lang, (HERE, LOCALE))
    own = () if options is None else game.own_names(options)
    return Plain(lang, (HERE, LOCALE, game.folder / "locale"), own=own)


def name_of(game: Game[State], texts: Texts) -> str:
    """The name of a game in the language of `texts`."""
    return texts("game-name") if texts.has("game-name") else game.key


def numbers_of(one: Standing, texts: Plain) -> str:
    """The numbers that decide a final place, such as money and cities, in words."""
    return texts.join(
        [texts("cli-number", what=texts.argument("number", name), n=n) for name, n in one.numbers.items()]
    )
