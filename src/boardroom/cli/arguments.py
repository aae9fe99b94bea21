"""Options, seeds and languages as words of a command line."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from boardroom.cli.errors import command_line_error
from boardroom.core.catalog import HERE, LANGUAGES, strip_isolates
from boardroom.core.game import Game, Standing
from boardroom.core.options import read_options
from boardroom.core.texts import Texts

LOCALE = Path(__file__).parent / "locale"


def add_settings(parser: argparse.ArgumentParser, seed: str | None = "0") -> None:
    """`--set key=value` and `--seed N`."""
    parser.add_argument("--set", action="append", default=[], metavar="KEY=VALUE", help="a table option")
    parser.add_argument("--seed", default=seed, metavar="N")


def add_language(parser: argparse.ArgumentParser) -> None:
    """`--lang`."""
    parser.add_argument("--lang", choices=LANGUAGES, default="en")


def options_of(game: Game[Any], settings: list[str]) -> Any:
    """The options of a game from words such as `edition=2007`."""
    found: dict[str, str] = {}
    for setting in settings:
        name, sign, text = setting.partition("=")
        if not sign:
            raise command_line_error("setting", setting=setting)
        if name in found:
            raise command_line_error("setting-twice", name=name)
        found[name] = text
    return read_options(game.options, found)


class Plain(Texts):
    """Texts for a terminal: marks that isolate names are kept only where the writing runs right to left."""

    def __call__(self, key: str, **args: Any) -> str:
        return strip_isolates(super().__call__(key, **args), self.lang)

    def to(self, names: tuple[str, ...], you: int | None) -> Plain:
        return Plain(self.lang, self.folders, names, you, self.own)


def words(lang: str, game: Game[Any] | Path | None = None, options: Any = None) -> Plain:
    """The texts of core, commands and, if there is one, game or the folder of one."""
    folder = game.folder if isinstance(game, Game) else game
    own = game.own_names(options) if isinstance(game, Game) and options is not None else ()
    return Plain(lang, (HERE, LOCALE) if folder is None else (HERE, LOCALE, folder / "locale"), own=own)


def numbers_of(one: Standing, texts: Plain) -> str:
    """The numbers behind a place in words."""
    numbers = [
        texts("cli-number", what=texts(key) if texts.has(key := f"number-{name}") else name, n=n)
        for name, n in one.numbers.items()
    ]
    return texts.join(numbers)
