"""Errors in what the user typed or in a file; their texts are in `locale/bad.*.ftl`."""

from __future__ import annotations

import errno
from pathlib import Path

import click

from boardroom.core.errors import BadInput

command_line_error = BadInput.factory(Path(__file__).parent / "locale")


def usage(error: click.UsageError) -> BadInput:
    """Translate an error of click into one of ours, which has a text in every language."""
    match error:
        case click.MissingParameter(param=click.Option(opts=[name, *_])):
            return command_line_error("usage-required", known=(name,))
        case click.MissingParameter(param=click.Parameter() as param):
            return command_line_error("usage-required", known=(param.human_readable_name,))
        case click.NoSuchOption(possibilities=[*known]) if known:
            return command_line_error("usage-ambiguous", value=error.option_name, known=tuple(known))
        case click.NoSuchOption():
            return command_line_error("usage-unrecognized", value=error.option_name)
        case click.BadOptionUsage():
            return command_line_error("usage-value", argument=error.option_name)
    return command_line_error("usage", message=error.format_message())


def unreadable(file: str | Path, error: OSError) -> BadInput:
    if isinstance(error, FileNotFoundError):
        return command_line_error("file-missing", file=file)
    return command_line_error("file-unreadable", file=file, code=_code(error))


def unwritable(file: str | Path, error: OSError) -> BadInput:
    return command_line_error("file-unwritable", file=file, code=_code(error))


def _code(error: OSError) -> str:
    """The error code, such as ENOSPC; the system's message would not be translated."""
    return errno.errorcode.get(error.errno or 0, type(error).__name__)
