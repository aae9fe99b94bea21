"""The command `boardroom`: one module a command; exit 0 fine, 1 a failed check, 2 bad input."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from itertools import pairwise
from types import ModuleType
from typing import NoReturn

from boardroom import __version__
from boardroom.cli.errors import usage
from boardroom.core.errors import BadData, BadInput

COMMANDS = {
    "games": "games, editions and options",
    "play": "play in the terminal",
    "serve": "play in the browser",
    "simulate": "let bots play many games",
    "replay": "replay a recorded game and check it",
    "draw": "draw the board of a recorded game",
    "rules": "read the numbered rules",
    "verify": "recompute every draw of a record",
    "bench": "measure the speed",
}
OWN = {"eighteen_thirty": "commands of 1830", "mombasa": "commands of Mombasa"}


class Parser(argparse.ArgumentParser):
    """Says in one sentence what it does not understand."""

    def error(self, message: str) -> NoReturn:
        raise usage(message)


def main(argv: Sequence[str] | None = None) -> int:
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        return _run(words)
    except (BadInput, BadData) as error:
        said = error.in_language(_lang(words)) if isinstance(error, BadInput) else error
        print(f"boardroom: {said}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Whoever read our output has gone; the interpreter must not complain at exit either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _lang(words: list[str]) -> str:
    """The language asked for, also where the rest of the line was not understood."""
    from boardroom.core.catalog import LANGUAGES

    found = [word.removeprefix("--lang=") for word in words if word.startswith("--lang=")]
    found += [after for word, after in pairwise(words) if word == "--lang"]
    return next((lang for lang in found if lang in LANGUAGES), LANGUAGES[0])


def _run(words: list[str]) -> int:
    parser = Parser(prog="boardroom", description="Heavy economic board games by their rulebooks.")
    parser.add_argument("--version", action="version", version=f"boardroom {__version__}")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    for name, about in (COMMANDS | OWN).items():
        # Only the command asked for is imported: the others would cost its start.
        known = commands.add_parser(name, help=about, description=f"{about[0].upper()}{about[1:]}.")
        if name in words[:1]:
            _module(name).arguments(known)
    args = parser.parse_args(words)
    return int(_module(words[0]).run(args))


def _module(name: str) -> ModuleType:
    return import_module("boardroom.cli." + ("own_" if name in OWN else "") + name)


if __name__ == "__main__":
    sys.exit(main())
