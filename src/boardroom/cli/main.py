"""The command `boardroom`, with one module per command.

Exit codes: 0 success, 1 a check failed, 2 bad input, 130 interrupted.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from itertools import pairwise

import click

from boardroom import __version__
from boardroom.cli.arguments import Documented, with_language, wrong_choice
from boardroom.cli.errors import command_line_error, usage
from boardroom.core.catalog import LANGUAGES
from boardroom.core.errors import BadData, BadInput

COMMANDS = (
    "games",
    "play",
    "serve",
    "jobs",
    "simulate",
    "arena",
    "train",
    "replay",
    "draw",
    "rules",
    "verify",
    "bench",
    "db",
    "revisions",
)


def load_command(name: str) -> click.Command:
    """Import the module of one command; importing all of them would slow every start."""
    match name:
        case "games":
            from boardroom.cli.games import COMMAND
        case "play":
            from boardroom.cli.play import COMMAND
        case "serve":
            from boardroom.cli.serve import COMMAND
        case "jobs":
            from boardroom.cli.jobs import COMMAND
        case "simulate":
            from boardroom.cli.runs.simulate import COMMAND
        case "arena":
            from boardroom.cli.runs.arena import COMMAND
        case "train":
            from boardroom.cli.runs.train import COMMAND
        case "replay":
            from boardroom.cli.replay import COMMAND
        case "draw":
            from boardroom.cli.draw import COMMAND
        case "rules":
            from boardroom.cli.rules import COMMAND
        case "verify":
            from boardroom.cli.verify import COMMAND
        case "db":
            from boardroom.cli.db import COMMANDS as COMMAND
        case "revisions":
            from boardroom.cli.revisions import COMMANDS as COMMAND
        case _:
            from boardroom.cli.bench import COMMAND
    return COMMAND


class Boardroom(Documented, click.Group):
    """The built-in commands, and a command group for each game that declares commands."""

    def __init__(self) -> None:
        super().__init__("boardroom", params=with_language(()))

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        rest = super().parse_args(ctx, args)
        # The command parses its own arguments later; only its name can be missing here.
        if not args or not (rest or ctx._protected_args):
            raise command_line_error("usage-required", known=("COMMAND",))
        return rest

    def list_commands(self, ctx: click.Context) -> list[str]:
        from boardroom.games.registry import every

        return [*COMMANDS, *(game.key for game in every() if game.commands())]

    def get_command(self, ctx: click.Context, name: str) -> click.Command:
        if name in COMMANDS:
            return load_command(name)
        from boardroom.cli.game_commands import commands_of
        from boardroom.games.registry import is_installed, load

        found = commands_of(load(name)) if is_installed(name) else None
        if found is None:
            raise wrong_choice("COMMAND", name, self.list_commands(ctx))
        return found


def main(argv: Sequence[str] | None = None) -> int:
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        return _run(words)
    except (BadInput, BadData) as error:
        message = error.in_language(_lang(words)) if isinstance(error, BadInput) else error
        print(f"boardroom: {message}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Nobody reads the output any more; the interpreter must not fail when it flushes it at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _run(words: list[str]) -> int:
    boardroom = click.version_option(__version__, message="boardroom %(version)s")(Boardroom())
    try:
        return int(boardroom.main(words, "boardroom", standalone_mode=False, obj=_lang(words)))
    except click.UsageError as error:
        raise usage(error) from None
    except click.Abort:
        return 130


def _lang(words: list[str]) -> str:
    """The language of the last `--lang`, found even if the rest of the line cannot be parsed."""
    given = [
        after if word == "--lang" else word.partition("=")[2]
        for word, after in pairwise([*words, ""])
        if word.partition("=")[0] == "--lang"
    ]
    return next((lang for lang in reversed(given) if lang in LANGUAGES), LANGUAGES[0])


if __name__ == "__main__":
    sys.exit(main())
