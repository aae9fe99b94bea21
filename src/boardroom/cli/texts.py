"""Texts for the terminal, from the core, the commands and the game."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

from boardroom.core.catalog import HERE, strip_isolates
from boardroom.core.game import Game, Standing
from boardroom.core.options import GameOptions
from boardroom.core.state import State
from boardroom.core.texts import Texts

S = TypeVar("S", bound=State)
LOCALE = Path(__file__).parent / "locale"


class Plain(Texts):
    """Texts without the Unicode isolation marks around names, except in right-to-left languages."""

    def __call__(self, key: str, **args: object) -> str:
        return strip_isolates(super().__call__(key, **args), self.lang)

    def to(self, names: tuple[str, ...], you: int | None) -> Plain:
        return Plain(self.lang, self.folders, names, you, self.own)


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
    numbers = [
        texts("cli-number", what=texts(key) if texts.has(key := f"number-{name}") else name, n=n)
        for name, n in one.numbers.items()
    ]
    return texts.join(numbers)
