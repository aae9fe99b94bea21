"""Reading and writing files for the commands; every problem with a file is reported in one sentence."""

from __future__ import annotations

import json
import os
from pathlib import Path

from boardroom.cli.errors import command_line_error, unreadable, unwritable
from boardroom.core.game import Game
from boardroom.core.records import FORMAT
from boardroom.core.state import State
from boardroom.games.registry import load


def read_json(file: str | Path) -> object:
    """The JSON content of a file."""
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


def write_text(file: str | Path, text: str) -> None:
    """Write a file completely or not at all, so that a failure never loses an older one."""
    path = Path(file)
    fresh = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        fresh.write_text(text, "utf-8")
        fresh.replace(path)
    except OSError as error:
        fresh.unlink(missing_ok=True)
        raise unwritable(file, error) from None


def write_json(file: str | Path, raw: object) -> None:
    write_text(file, json.dumps(raw, separators=(",", ":"), ensure_ascii=False) + "\n")


def game_of(raw: object, file: str | Path) -> Game[State]:
    """The game whose record this is."""
    if not isinstance(raw, dict) or raw.get("format") != FORMAT:
        raise command_line_error("file-not-record", file=file)
    return load(str(raw.get("game")))
