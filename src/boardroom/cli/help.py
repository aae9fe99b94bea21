"""The help of every command in every language; the texts are in `locale/help.*.ftl`.

The text of a command is `command-<path>`, such as `command-db-backup`. That of a parameter is
`parameter-<path>-<name>` or, where commands share it, `parameter-<name>`. A game has the texts of its own
commands in its own folder.
"""

from __future__ import annotations

from shutil import get_terminal_size

import click

from boardroom.cli.texts import Plain, name_of, strip_marks, words
from boardroom.core.catalog import LANGUAGES, RIGHT_TO_LEFT
from boardroom.core.columns import width, wrap
from boardroom.core.game import Game
from boardroom.core.state import State
from boardroom.games.registry import is_installed, load

MOST_COLUMNS = 100
GAP = 2
"""Spaces before and after a name."""


def help_page(command: click.Command, ctx: click.Context) -> str:
    """What `--help` prints."""
    path = ctx.command_path.split()[1:]
    texts = texts_of(path, language_of(ctx))
    usage = " ".join([ctx.command_path, *command.collect_usage_pieces(ctx)])
    parameters = command.get_params(ctx)
    arguments = {_notation(one): parameter_text(path, one, texts) for one in _arguments(parameters)}
    options = {_notation(one): parameter_text(path, one, texts) for one in _options(parameters)}
    commands = {}
    if isinstance(command, click.Group):
        for name in command.list_commands(ctx):
            below = [*path, name]
            commands[name] = command_text(below, texts_of(below, texts.lang))
    lines = [texts("help-usage", usage=usage), "", command_text(path, texts)]
    for heading, rows in (("arguments", arguments), ("options", options), ("commands", commands)):
        if rows:
            lines += ["", texts(f"help-{heading}"), *_columns(rows, texts.lang)]
    return "\n".join(lines)


def language_of(ctx: click.Context) -> str:
    """The language of the command line, which `main` finds before anything is parsed."""
    return ctx.obj if isinstance(ctx.obj, str) else LANGUAGES[0]


def texts_of(path: list[str], lang: str) -> Plain:
    """The texts that a command at this path has its own from."""
    game = _game_at(path)
    return words(lang) if game is None else words(lang, game)


def command_text(path: list[str], texts: Plain) -> str:
    """What a command does."""
    game = _game_at(path)
    if game is not None and len(path) == 1:
        return texts("command-of-game", game=name_of(game, texts))
    return texts("-".join(["command", *_own(path)]))


def parameter_text(path: list[str], parameter: click.Parameter, texts: Plain) -> str:
    """What a parameter of the command at this path is."""
    name = _name(parameter)
    own = "-".join(["parameter", *_own(path), name])
    return texts(own if texts.has(own) else f"parameter-{name}")


def _own(path: list[str]) -> list[str]:
    """The path of a command among those whose texts are in one folder."""
    return path if _game_at(path) is None else path[1:]


def _game_at(path: list[str]) -> Game[State] | None:
    return load(path[0]) if path and is_installed(path[0]) else None


def _arguments(parameters: list[click.Parameter]) -> list[click.Argument]:
    return [one for one in parameters if isinstance(one, click.Argument)]


def _options(parameters: list[click.Parameter]) -> list[click.Option]:
    return [one for one in parameters if isinstance(one, click.Option)]


def _name(parameter: click.Parameter) -> str:
    if isinstance(parameter, click.Option):
        return max(parameter.opts, key=len).lstrip("-")
    return str(parameter.name)


def _notation(parameter: click.Parameter) -> str:
    """A parameter as it is typed."""
    if not isinstance(parameter, click.Option):
        return parameter.human_readable_name.strip("[]")
    names = ", ".join(sorted(parameter.opts, key=len))
    return names if parameter.is_flag else f"{names} {parameter.metavar}"


def _columns(rows: dict[str, str], lang: str) -> list[str]:
    """Names with what is said of them; in Persian that runs from right to left within its column."""
    first = max(map(width, rows)) + 2 * GAP
    rest = min(get_terminal_size().columns, MOST_COLUMNS) - first
    lines = []
    for name, text in rows.items():
        for i, line in enumerate(wrap(text, max(rest, first))):
            shown = strip_marks(f"\u2067{line}\u2069") if lang in RIGHT_TO_LEFT else line
            lines.append(f"{' ' * GAP}{name if i == 0 else ''}".ljust(first) + shown)
    return lines
