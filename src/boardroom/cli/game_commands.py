"""`boardroom GAME COMMAND ...`: the commands that a game declares; their files are read and written here."""

from __future__ import annotations

import json
from pathlib import Path

import click

from boardroom.cli.arguments import Command, Commands, flag, option, with_language, word
from boardroom.cli.errors import command_line_error
from boardroom.cli.files import read_json, write_text
from boardroom.core import hooks
from boardroom.core.game import Game
from boardroom.core.state import State


def commands_of(game: Game[State]) -> click.Group | None:
    """The command group of a game; None if the game declares no commands."""
    declared = {one.name: _command(one) for one in game.commands()}
    return Commands(game.key, commands=declared) if declared else None


def _command(declared: hooks.Command) -> click.Command:
    def call(as_json: bool = False, **found: str | None) -> int:
        return run(declared, {key: Path(word) for key, word in found.items() if word is not None}, as_json)

    parameters: list[click.Parameter] = [_parameter(one) for one in declared.arguments]
    if declared.has_json:
        parameters.append(flag("--json", "as_json"))
    return Command(declared.name, callback=call, params=with_language(parameters))


def _parameter(one: hooks.Argument) -> click.Parameter:
    if one.name.startswith("-"):
        return option(one.name, f"-{one.key[0]}", metavar="FILE", required=one.is_required)
    metavar = "DIR" if one.kind == "folder" else "FILE"
    return word(one.key, metavar, one.is_required)


def run(declared: hooks.Command, files: dict[str, Path], as_json: bool) -> int:
    """Check the input files, run the command, and print the outcome or write it to the output file."""
    kinds = {one.key: one.kind for one in declared.arguments}
    for key, path in files.items():
        if kinds[key] == "folder" and not path.is_dir():
            raise command_line_error("not-folder", file=path)
        if kinds[key] == "json":
            read_json(path)  # report a bad file before the command starts its work
    outcome = declared.run(files)
    written = next((path for key, path in files.items() if kinds[key] == "output"), None)
    if written is not None:
        write_text(written, outcome.text)
        print(written)
    elif as_json:
        print(json.dumps(outcome.data))
    else:
        print(outcome.text, end="")
    return 0 if outcome.is_fine else 1
