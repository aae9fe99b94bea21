"""Options and seeds as words of a command line."""

from __future__ import annotations

import argparse
from typing import Any

from boardroom.core.engine import Game
from boardroom.core.fields import BadInput
from boardroom.core.options import read_options


def add_settings(parser: argparse.ArgumentParser, seed: str | None = "0") -> None:
    """`--set key=value` and `--seed N`."""
    parser.add_argument("--set", action="append", default=[], metavar="KEY=VALUE", help="a table option")
    parser.add_argument("--seed", default=seed, metavar="N")


def options_of(game: Game[Any], settings: list[str]) -> Any:
    """The options of a game from words such as `edition=2007`."""
    words: dict[str, str] = {}
    for setting in settings:
        name, sign, text = setting.partition("=")
        if not sign:
            raise BadInput(f"--set {setting} should look like --set name=value")
        if name in words:
            raise BadInput(f"option {name} is set twice")
        words[name] = text
    return read_options(game.options, words)
