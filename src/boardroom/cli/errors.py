"""Bad input in the words of the terminal: `locale/bad.*.ftl`."""

from __future__ import annotations

import errno
from pathlib import Path

import click

from boardroom.core.visibility import BadInput


class Mistyped(BadInput):
    """What was typed, or a file that it names, means nothing."""

    home = Path(__file__).parent / "locale"


def usage(error: click.UsageError) -> Mistyped:
    """A complaint of the command line's parser."""
    match error:
        case click.MissingParameter(param=click.Option(opts=[name, *_])):
            return Mistyped("usage-required", known=(name,))
        case click.MissingParameter(param=click.Parameter() as param):
            return Mistyped("usage-required", known=(param.human_readable_name,))
        case click.NoSuchOption(possibilities=[*known]) if known:
            return Mistyped("usage-ambiguous", value=error.option_name, known=tuple(known))
        case click.NoSuchOption():
            return Mistyped("usage-unrecognized", value=error.option_name)
        case click.BadOptionUsage():
            return Mistyped("usage-value", argument=error.option_name)
    return Mistyped("usage", message=error.format_message())


def unreadable(file: str | Path, error: OSError) -> Mistyped:
    if isinstance(error, FileNotFoundError):
        return Mistyped("file-missing", file=file)
    return Mistyped("file-unreadable", file=file, code=_code(error))


def unwritable(file: str | Path, error: OSError) -> Mistyped:
    return Mistyped("file-unwritable", file=file, code=_code(error))


def _code(error: OSError) -> str:
    """The system's own name of what went wrong, such as ENOSPC: its sentence has one language only."""
    return errno.errorcode.get(error.errno or 0, type(error).__name__)
