"""Read and write the files of commands; each problem with a file is reported in one sentence."""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from boardroom.cli.errors import command_line_error, unreadable, unwritable
from boardroom.core.game import Game
from boardroom.core.records import FORMAT
from boardroom.core.state import State
from boardroom.games.registry import load


def read_json(file: str | Path) -> object:
    """Read a JSON file."""
    try:
        return json.loads(Path(file).read_text("utf-8"))
    except OSError as error:
        raise unreadable(file, error) from None
    except UnicodeDecodeError:
        raise command_line_error("file-not-text", file=file) from None
    except json.JSONDecodeError as error:
        raise command_line_error("file-not-json", file=file, line=error.lineno) from None
    except RecursionError:
        raise command_line_error("file-nested", file=file) from None


def check_writable(file: str | Path) -> None:
    """Refuse, before any work is done for it, a file that could not be written."""
    try:
        if Path(file).is_dir():
            raise IsADirectoryError(errno.EISDIR, str(file))
        _temporary(file).touch()
        _temporary(file).unlink()
    except OSError as error:
        raise unwritable(file, error) from None


@contextmanager
def replacing(file: str | Path) -> Iterator[Path]:
    """A temporary file that replaces the other one, unless writing it fails."""
    temporary = _temporary(file)
    try:
        yield temporary
        temporary.replace(file)
    except OSError as error:
        temporary.unlink(missing_ok=True)
        raise unwritable(file, error) from None


def _temporary(file: str | Path) -> Path:
    return Path(file).with_name(f".{Path(file).name}.{os.getpid()}")


def write_text(file: str | Path, text: str) -> None:
    """Write a file atomically, so that a failure keeps the old content."""
    with replacing(file) as temporary:
        temporary.write_text(text, "utf-8")


def write_json(file: str | Path, raw: object) -> None:
    write_text(file, json.dumps(raw, separators=(",", ":"), ensure_ascii=False) + "\n")


def game_of(raw: object, file: str | Path) -> Game[State]:
    """The game that a record names."""
    if not isinstance(raw, dict) or raw.get("format") != FORMAT:
        raise command_line_error("file-not-record", file=file)
    return load(str(raw.get("game")))
