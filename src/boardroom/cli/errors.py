"""Bad input in the words of the terminal: `locale/bad.*.ftl`."""

from __future__ import annotations

import errno
import re
from pathlib import Path

from boardroom.core.errors import BadInput

USAGE = (
    ("choice", r"argument (?P<argument>\S+): invalid choice: '(?P<value>.*)' \(choose from (?P<known>.*)\)"),
    ("value", r"argument (?P<argument>\S+): expected (one|at least one) argument"),
    ("type", r"argument (?P<argument>\S+): invalid int value: '(?P<value>.*)'"),
    ("required", r"the following arguments are required: (?P<known>.*)"),
    ("unrecognized", r"unrecognized arguments: (?P<value>.*)"),
    ("ambiguous", r"ambiguous option: (?P<value>\S+) could match (?P<known>.*)"),
)
"""What the parser of the command line says, and the text `bad-usage-<key>` that says it in every language."""


command_line_error = BadInput.factory(Path(__file__).parent / "locale")


def usage(message: str) -> BadInput:
    """A complaint of the command line's parser."""
    for key, pattern in USAGE:
        if found := re.fullmatch(pattern, message, re.DOTALL):
            arguments: dict[str, str | tuple[str, ...]] = dict(found.groupdict())
            if "known" in arguments:
                arguments["known"] = tuple(re.split(r",\s*", str(arguments["known"]).replace("'", "")))
            return command_line_error(f"usage-{key}", **arguments)
    return command_line_error("usage", message=message)


def unreadable(file: str | Path, error: OSError) -> BadInput:
    if isinstance(error, FileNotFoundError):
        return command_line_error("file-missing", file=file)
    return command_line_error("file-unreadable", file=file, code=_code(error))


def unwritable(file: str | Path, error: OSError) -> BadInput:
    return command_line_error("file-unwritable", file=file, code=_code(error))


def _code(error: OSError) -> str:
    """The system's own name of what went wrong, such as ENOSPC: its sentence has one language only."""
    return errno.errorcode.get(error.errno or 0, type(error).__name__)
